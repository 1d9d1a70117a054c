import { readdirSync, readFileSync, statSync } from "node:fs";

import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/types";

const SOURCE = `${import.meta.dirname}/../src`;

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function messages(language: string, folder = SOURCE): Map<string, string> {
  const text = readFileSync(`${folder}/texts/${language}.ftl`, "utf-8");
  return new Map([...text.matchAll(/^([a-z][a-z0-9-]*) =([^]*?)(?=^[a-z#]|(?![^]))/gm)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

const sources = filesIn(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");
const used = new Set([...sources.matchAll(/\bt\(\s*"(page-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));
const families = [...new Set([...sources.matchAll(/`(page-[a-z-]*)\$\{/g)].map((found) => found[1] ?? ""))];
const variables = (text: string) => [...new Set(text.match(/\$[a-z]+/g) ?? [])].sort();

describe.each(Object.keys(LANGUAGES))("the words of the page in %s", (language) => {
  const known = messages(language);

  it("hold everything that is said", () => {
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
  });

  it("hold nothing that is never said", () => {
    const left = [...known.keys()].filter((name) => !used.has(name) && !families.some((start) => name.startsWith(start)));
    expect(left).toEqual([]);
  });

  it("are those of English, with the same arguments", () => {
    const english = messages("en");
    expect([...known.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of known) expect([name, variables(text)]).toEqual([name, variables(english.get(name) ?? "")]);
  });
});

// What only the drawing of a game's table says, such as the names of its parts: `seen-...`, `part-...` for its sums, and
// `token-...` for its options in a few words, `near-...` for places that are told by their neighbours.
const BASES: Record<string, string> = { rocca_civetta: "dungeonology" }; // an expansion says what its base says, too
const TABLES = ["dungeoneer", "dungeonology", "dungeon_drop", "rocca_civetta"].flatMap((game) => Object.keys(LANGUAGES).map((language) => [game, language] as const));
describe.each(TABLES)("the words of the table of %s in %s", (game, language) => {
  const folder = `${SOURCE}/games/${game}`;
  const known = messages(language, folder);
  const base = BASES[game];
  const below = base ? messages(language, `${SOURCE}/games/${base}`) : new Map<string, string>();
  const own = [folder, ...(base ? [`${SOURCE}/games/${base}`] : [])]
    .flatMap(filesIn)
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n");
  const said = new Set([...own.matchAll(/\bsay\(\s*"(seen-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));
  const mentioned = new Set([...own.matchAll(/"(seen-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));
  const heads = [...new Set([...own.matchAll(/`(seen-[a-z-]*)\$\{/g)].map((found) => found[1] ?? "")), "part-", "token-", "near-"];

  it("hold everything that is said", () => {
    expect([...said].filter((name) => !known.has(name) && !below.has(name))).toEqual([]);
  });

  it("hold nothing that is never said", () => {
    expect([...known.keys()].filter((name) => !mentioned.has(name) && !heads.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it("say of an option only what its label says, and whether another question comes first", () => {
    const labels = [...(base ? [base] : []), game].map((name) => readFileSync(`${SOURCE}/../../src/undercroft/games/${name}/texts/${language}/options.ftl`, "utf-8")).join("\n");
    const facts = (text: string) => [...text.matchAll(/\$([a-z_]+)/g)].map((found) => (found[1] ?? "").replace(/^(the|at|to)_/, ""));
    const options = new Map([...labels.matchAll(/^option-([a-z0-9-]+) =([^]*?)(?=^[a-z#]|(?![^]))/gm)].map((found) => [found[1] ?? "", facts(found[2] ?? "")]));
    for (const [name, text] of known) {
      if (!name.startsWith("token-")) continue;
      const option = options.get(name.slice("token-".length)) ?? [];
      expect([name, facts(text).filter((fact) => !["word", "ahead"].includes(fact) && !option.includes(fact))]).toEqual([name, []]);
    }
  });

  it("are those of English, with the same arguments", () => {
    const english = messages("en", folder);
    expect([...known.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of known) expect([name, variables(text)]).toEqual([name, variables(english.get(name) ?? "")]);
  });
});

// What no player shall read: how something is pointed at, a thing that is not there, and words of engineers.
const MOUSE: Record<string, RegExp> = { en: /.*\b((?<!\d )point at|hover|mouse)\b.*/gi, fr: /.*\b(souris|survole[rz]?|pointeur|pointe[rz]? sur)\b.*/gi, es: /.*\b(ratón|cursor|puntero|apunta con el)\b.*/gi };
const ABILITY: Record<string, RegExp> = { en: /abilit/i, fr: /aptitude/i, es: /aptitud/i };
const ENGINEER: Record<string, RegExp> = { en: /hash|seed/i, fr: /hash|empreinte|graine/i, es: /hash|huella|semilla/i };

describe.each(Object.keys(LANGUAGES))("the words for a player in %s", (language) => {
  const GAMES = `${import.meta.dirname}/../../src/undercroft/games`;
  const pages = [SOURCE, ...readdirSync(`${SOURCE}/games`).map((game) => `${SOURCE}/games/${game}`)].map((folder) => `${folder}/texts/${language}.ftl`);
  const games = readdirSync(`${SOURCE}/games`).flatMap((game) => filesIn(`${GAMES}/${game}/texts/${language}`));
  const texts = [...pages, ...games].map((path) => readFileSync(path, "utf-8").replace(/^#.*$/gm, ""));

  it("ask nobody for a mouse", () => expect(texts.flatMap((text) => text.match(MOUSE[language] ?? /$/) ?? [])).toEqual([]));

  it("speak of no ability where a prompt cannot know of one", () => {
    const prompts = readFileSync(`${GAMES}/dungeon_drop/texts/${language}/prompts.ftl`, "utf-8").match(/^prompt-(explore-aim|loot-room) =[^]*?(?=^prompt-)/gm);
    expect(prompts).toHaveLength(2);
    expect(prompts?.filter((text) => ABILITY[language]?.test(text))).toEqual([]);
  });

  it("count no decisions and name no hash", () => {
    const known = messages(language);
    expect(variables(known.get("page-log-undone") ?? "")).toEqual(["$name"]);
    expect(known.get("page-seed-hash")?.replace("$hash", "")).not.toMatch(ENGINEER[language] ?? /$/);
  });
});

describe("the sources", () => {
  it("hold no words of their own between tags", () => {
    const words = filesIn(SOURCE)
      .filter((path) => path.endsWith(".svelte") && !path.includes("/art/"))
      .flatMap((path) => {
        const markup = readFileSync(path, "utf-8").replace(/<script[^]*?<\/script>/g, "").replace(/<style[^]*?<\/style>/g, "").replace(/<!--[^]*?-->/g, "");
        return [...markup.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, "").matchAll(/>([^<>{}]*[A-Za-z]{3,}[^<>{}]*)</g)].map((found) => `${path.split("/").at(-1)}: ${found[1]?.trim()}`);
      })
      .filter((found) => !found.endsWith(": Undercroft") && !found.endsWith("· Undercroft"));
    expect(words).toEqual([]);
  });
});

// How a place is told beside a score: a game that ends in a new way has a sentence for it, and the page a few words.
describe.each(TABLES.filter(([game]) => game === "rocca_civetta"))("the ends of %s in %s", (game, language) => {
  it("have a few words beside the score", () => {
    const told = readFileSync(`${SOURCE}/../../src/undercroft/games/${game}/texts/${language}/table.ftl`, "utf-8");
    const reasons = [...told.matchAll(/^place-([a-z-]+) =/gm)].map((found) => found[1] ?? "").filter((reason) => reason !== "thesis" && reason !== "score");
    const known = new Set([...messages(language, `${SOURCE}/games/${game}`).keys(), ...messages(language, `${SOURCE}/games/dungeonology`).keys()]);
    expect(reasons.length).toBeGreaterThan(2);
    expect(reasons.filter((reason) => !known.has(`seen-place-${reason}`))).toEqual([]);
  });
});
