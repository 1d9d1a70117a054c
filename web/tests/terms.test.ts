// Words that explain themselves: every word of every game is found in a text, in every language, and its bubble lies beside it.

import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { excerptOf, spellings, Terms } from "../src/lib/terms.svelte";
import { LANGUAGES, type Book, type Term } from "../src/lib/types";
import { placed } from "../src/shell/bubble";

const GAMES = `${import.meta.dirname}/../../src/undercroft/games`;
const PAGE = `${import.meta.dirname}/../src/games`;
const NAMES = ["dungeoneer", "dungeonology", "rocca_civetta", "dungeon_drop"];

const term = (id: string, forms: string[], marks: Term["marks"] = "everywhere"): Term => ({ id, name: forms[0] ?? id, forms, text: "", rule: "", picture: "", marks, aid: false });

/** The words of a game, read from its files as the server does. */
function termsOf(game: string, language: string): Term[] {
  const listed = readFileSync(`${GAMES}/${game}/texts/terms.toml`, "utf-8");
  const said = readFileSync(`${GAMES}/${game}/texts/${language}/terms.ftl`, "utf-8");
  return [...listed.matchAll(/^\[(\w+)\]\n([^[]*)/gm)].map(([, id = "", facts = ""]) => {
    const forms = new RegExp(`^term-${id.replaceAll("_", "-")} = .*\\n {4}\\.forms = (.*)$`, "m").exec(said)?.[1] ?? "";
    return term(id, forms.split(" | "), (/marks = "(\w+)"/.exec(facts)?.[1] ?? "everywhere") as Term["marks"]);
  });
}

const ids = (game: string) => new Set([...termsOf("dungeonology", "en"), ...termsOf(game, "en")].map(({ id }) => id).filter((id) => game === "rocca_civetta" || termsOf(game, "en").some((one) => one.id === id)));

describe("a text in pieces", () => {
  const terms = new Terms([term("zone", ["Zone"]), term("starting_zone", ["Starting Zone"]), term("draw", ["draw"], "reading"), term("linked", ["Zone"], "nowhere")]);
  const marked = (text: string, reading = false) => terms.split(text, reading).flatMap((piece) => (piece.term ? [`${piece.term.id}: ${piece.text}`] : []));

  it("is the text", () => {
    const text = "A Zone beside the Starting Zone: draw.";
    expect(terms.split(text, true).map((piece) => piece.text).join("")).toBe(text);
    expect(terms.split("").map((piece) => piece.text)).toEqual([""]);
  });

  it("marks the longest word, and each once", () => {
    expect(marked("The Starting Zone is a Zone like other Zones")).toEqual(["starting_zone: Starting Zone", "zone: Zone"]);
  });

  it("knows several of a word, and a word at the beginning", () => {
    expect(marked("Two Zones")).toEqual(["zone: Zones"]);
    expect(marked("Draw two", true)).toEqual(["draw: Draw"]);
  });

  it("leaves capitals and other words alone", () => {
    expect(marked("a zone of Zoneless drawers", true)).toEqual([]);
  });

  it("marks everyday words only where there is leisure", () => {
    expect(marked("draw a card")).toEqual([]);
    expect(marked("draw a card", true)).toEqual(["draw: draw"]);
  });

  it("goes on from what was seen before", () => {
    const seen = new Set(["zone"]);
    expect(terms.split("A Zone", false, seen).filter((piece) => piece.term)).toEqual([]);
  });

  it.each([
    ["Carta de Artimaña", "Cartas de Artimaña"],
    ["Adivinación", "Adivinaciones"],
    ["Plateau de Notes", "Plateaux de Notes"],
    ["ability", "abilities"],
    ["luz", "luces"],
  ])("%s may be %s", (form, several) => {
    expect(spellings(form)).toContain(several);
  });
});

describe.each(NAMES)("the words of %s", (game) => {
  it.each(Object.keys(LANGUAGES))("are all found in %s", (language) => {
    const base = game === "rocca_civetta" ? termsOf("dungeonology", language) : [];
    const own = termsOf(game, language);
    const terms = new Terms([...base, ...own]);
    const missing = own.filter(({ id, forms, marks }) => marks !== "nowhere" && !forms.some((form) => terms.split(`… ${form}.`, true).some((piece) => piece.term?.id === id)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("are those that its page asks for", () => {
    const known = ids(game);
    const sources = readdirSync(`${PAGE}/${game}`).filter((name) => name.endsWith(".svelte")).map((name) => readFileSync(`${PAGE}/${game}/${name}`, "utf-8")).join("\n");
    const asked = [...sources.matchAll(/(?:\bterm="|explains\([\w.]+, "|figure\("|\bterm: "|data-term=\{`\$\{[\w.]+\} )([a-z_]+)/g)].map((found) => found[1] ?? "");
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the place of a bubble", () => {
  const window = { width: 390, height: 844 };
  const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
  const apart = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

  it.each([
    ["in the middle", box(150, 400, 60, 20)],
    ["at the left edge above", box(0, 4, 40, 20)],
    ["at the right edge below", box(350, 820, 40, 20)],
  ])("is beside a word %s, inside the window", (_, word) => {
    const { left, top } = placed(word, word, 300, 160, window);
    expect(apart(box(left, top, 300, 160), word)).toBe(true);
    expect([left >= 0, top >= 0, left + 300 <= window.width, top + 160 <= window.height]).toEqual([true, true, true, true]);
  });

  it("is never over the button in which the word stands", () => {
    const button = box(10, 300, 370, 90);
    const { left, top } = placed(box(40, 340, 50, 20), button, 300, 160, window);
    expect(apart(box(left, top, 300, 160), button)).toBe(true);
  });
});

describe("what a book says of a rule", () => {
  const paragraph = (text: string, ids: string[], items: string[] = []) => ({ anchor: "a-1", ids, text, items, editions: [], line: 1 });
  const book: Book = { game: "dungeoneer", language: "en", title: "", chapters: [{ anchor: "a", title: "Pits", paragraphs: [paragraph("A **Pit** hurts [DGR-R-46], as *Budge* does.", ["DGR-OBS-10"], ["One *wound*."])], sections: [] }] };

  it("is its paragraph, without signs", () => {
    expect(excerptOf(book, "DGR-OBS-10")).toEqual({ title: "Pits", text: "A Pit hurts, as Budge does.", items: ["One wound."] });
  });

  it("is nothing where the book is silent", () => {
    expect(excerptOf(book, "DGR-R-99")).toBeNull();
  });
});
