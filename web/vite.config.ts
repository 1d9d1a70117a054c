import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the package, where the server finds it. Nothing built is committed.
export default defineConfig({
  plugins: [svelte()],
  build: {
    chunkSizeWarningLimit: 700, // three.js, which only the table of Dungeon Drop asks for
    outDir: "../src/undercroft/server/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of ours, nothing inline
    target: "es2022",
    license: { fileName: "licences.md" }, // of what is bundled: fonts and libraries want their terms with every copy
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"], testTimeout: 300_000 }, // no verdict hangs on the machine
});
