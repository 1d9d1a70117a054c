import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { makeBundle, Speaker } from "../src/lib/speaker";
import { LANGUAGES } from "../src/lib/types";

const GAME = `${import.meta.dirname}/../../src/undercroft/games/dungeoneer`;
const SEEN = ["hint-first-table", "hint-waiting", "hint-combat", "hint-undo"]; // what nobody is asked about

function read(path: string): string {
  return readFileSync(`${GAME}/${path}`, "utf-8");
}

/** The messages of a file. */
function messages(language: string, file: string): string[] {
  return [...read(`texts/${language}/${file}.ftl`).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? "");
}

function speaker(language: string, stretch = 1): Speaker {
  const files = readdirSync(`${GAME}/texts/${language}`).map((name) => read(`texts/${language}/${name}`));
  return new Speaker(language, makeBundle(language, files, stretch), null, (message) => {
    throw new Error(`no text ${message}`);
  });
}

describe.each(Object.keys(LANGUAGES))("the hints in %s", (language) => {
  const hints = messages(language, "hints");
  const asked = messages(language, "prompts").map((name) => name.replace(/^prompt-/, "hint-"));

  it("are there for every prompt, and for no other", () => {
    expect([...hints].sort()).toEqual([...asked, ...SEEN].sort());
  });

  it("are said without anything else", () => {
    const said = hints.map((name) => speaker(language).say(name));
    expect(said.filter((text) => text.length < 40 || /[{}$]/.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });

  it("lead to a paragraph of the book", () => {
    const told = new Set([...read(`book/${language}.md`).matchAll(/^\{(.+)\}$/gm)].flatMap((found) => found[1]?.split(" ") ?? []));
    expect(told.size).toBeGreaterThan(100);
    expect(hints.filter((name) => !told.has(speaker(language).say(`${name}.rule`)))).toEqual([]);
  });

  it("lead there with longer words too", () => {
    const long = speaker(language, 1.4);
    expect(long.say("hint-waiting").length).toBeGreaterThan(speaker(language).say("hint-waiting").length);
    for (const name of hints) expect(long.say(`${name}.rule`)).toBe(speaker(language).say(`${name}.rule`));
  });
});
