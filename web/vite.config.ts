import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Texts travel together: of the shell by language, of a game by language but for what its name and its words tell. */
function wordsOf(id: string): string | null {
  const [, game, language, file] = /\/games\/(\w+)\/texts\/(\w\w)(?:\/(\w+))?\.ftl/.exec(id) ?? [];
  if (game) return file === "game" || file === "terms" ? null : `words-${game}-${language}`;
  const [, shared] = /\/texts\/(\w\w)(?:\/\w+)?\.ftl/.exec(id) ?? [];
  return shared ? `words-${shared}` : null;
}

/** A card and its picture: at the table, in the gallery and in the list of a deck. */
const cardsOf = (id: string): string | null => /\/games\/(\w+)\/Card\.svelte$/.exec(id)?.[1]?.replace(/^/, "cards-") ?? null;

// What is needed together travels in one file: a small file costs a browser more than the bytes it brings. The first that
// fits takes whatever a file needs along.
const TOGETHER = [
  { name: wordsOf, debugName: "words", priority: 5 },
  { name: "start", tags: ["$initial" as const], priority: 4 },
  { name: "explained", test: /(shell\/(Told|Keyword|RuleMark)\.svelte|shell\/bubble\.ts|lib\/(attention|titles)\.ts)$/, priority: 3 },
  { name: "model", test: /lib\/(table\.svelte|passing)\.ts$/, priority: 3 },
  { name: "table", test: /shell\/(TableScreen|TableFrame|PanZoom|StageDie|OwnLine|Sign)\.svelte$/, priority: 2 },
  { name: cardsOf, debugName: "cards", priority: 1 },
];

// The page is built into the package, where the server finds it. Nothing built is committed.
export default defineConfig({
  plugins: [svelte()],
  build: {
    chunkSizeWarningLimit: 700, // three.js, which only the table of Dungeon Drop asks for
    outDir: "../src/undercroft/server/web/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows files of ours, nothing inline
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
    license: { fileName: "licences.md" }, // of what is bundled: fonts and libraries want their terms with every copy
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"], testTimeout: 300_000 }, // no verdict hangs on the machine
});
