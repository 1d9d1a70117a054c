import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

const SERVER = `${import.meta.dirname}/../../src/undercroft/server`;
const PAGE = `${import.meta.dirname}/../src/texts/en.ftl`;

/** What only a broken client is told; whoever reads it looks for an id, not for words. */
const CLIENTS = ["hung_up", "no_hello", "no_seat", "not_json", "not_ready", "state", "too_large", "too_slow"];

const files = readdirSync(SERVER, { recursive: true, encoding: "utf-8" }).filter((name) => name.endsWith(".py"));
const source = files.map((name) => readFileSync(`${SERVER}/${name}`, "utf-8")).join("\n");
const codes = [...source.matchAll(/\b(?:Problem\(\d+|Denied\(|Hangup\(|BadPassword\(|Final = \d+),?\s*"([a-z_]+)"/g)].map((found) => found[1] ?? "");

it("everything the server refuses is said in words", () => {
  const known = readFileSync(PAGE, "utf-8");
  const said = (code: string) => new RegExp(`^page-(problem|refused)-${code.replaceAll("_", "-")} =`, "m").test(known);
  expect(new Set(codes).size).toBeGreaterThan(20);
  expect([...new Set(codes)].filter((code) => !said(code) && !CLIENTS.includes(code))).toEqual([]);
});
