import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { SCENES as DROPS, TOYS } from "../src/art/dungeon_drop";
import { NOTES } from "../src/art/dungeonology";
import { BOX } from "../src/art/rocca_civetta";
import { SCENES } from "../src/art/scenes";
import type { Book } from "../src/lib/types";
import { CHAPTERS as DUNGEONEER } from "../src/games/dungeoneer/chapters";
import { CHAPTERS as DUNGEON_DROP } from "../src/games/dungeon_drop/chapters";
import { CHAPTERS as DUNGEONOLOGY } from "../src/games/dungeonology/chapters";
import { OWN as ROCCA_CIVETTA } from "../src/games/rocca_civetta/chapters";
import { rulesAt } from "../src/lib/rules";
import { excerptOf, find, isOtherwise, isTold, parts } from "../src/shell/book";

const paragraph = (anchor: string, text: string, ids: string[] = [], items: string[] = [], editions: number[] = []) => ({ anchor, text, ids, items, line: 1, editions });
const BOOK: Book = {
  game: "dungeoneer",
  language: "en",
  title: "The rules",
  chapters: [
    { anchor: "about", title: "About", paragraphs: [paragraph("about-1", "You lead **one** Hero.", ["DGR-GOAL-01"])], sections: [] },
    {
      anchor: "moving",
      title: "Se déplacer",
      paragraphs: [],
      sections: [{ anchor: "pits", title: "Fosses", paragraphs: [paragraph("pits-1", "", [], ["Une fosse armée.", "Le Héros tombe."]), paragraph("pits-2", "Rien.")] }],
    },
  ],
};

describe("the markup", () => {
  it("is bold, italic, and rules", () => {
    expect(parts("a **b** *c* [DGR-MOVE-05] d").map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual(["plain a", "bold b", "plain ", "italic c", "plain ", "rule DGR-MOVE-05", "plain d"]);
  });
  it("leaves other brackets alone", () => expect(parts("[a] 2*3")).toEqual([{ kind: "plain", text: "[a] 2*3" }]));
  it("of nothing is nothing", () => expect(parts("")).toEqual([]));
});

describe("the search", () => {
  const targets = (wanted: string) => find(BOOK, wanted).map((result) => result.target);
  it("wants all words, in any order", () => expect(targets("hero lead")).toEqual(["about-1"]));
  it("does not mind accents and capitals", () => expect(targets("HEROS armee")).toEqual(["pits-1"]));
  it("looks at the beginning of words", () => expect([targets("ero"), targets("her")]).toEqual([[], ["about-1", "pits-1"]]));
  it("takes signs for what they are", () => expect([targets("(.*"), targets("héros.")]).toEqual([[], []]));
  it("reads titles and ids", () => {
    expect(targets("fosses")).toEqual(["pits-1", "pits-2"]);
    expect(targets("dgr-goal-01")).toEqual(["about-1"]);
  });
  it("finds nothing where nothing is", () => {
    expect(targets("dragon")).toEqual([]);
    expect(targets("  ")).toEqual([]);
  });
});

describe("the edition of a table", () => {
  const said = [paragraph("a-1", "Stun."), paragraph("a-2", "French.", [], [], [1]), paragraph("a-3", "Spanish.", [], [], [2]), paragraph("a-4", "More.")];
  const told = (edition: number | null) => said.filter((one) => isTold(one, edition)).map(({ anchor }) => anchor);
  it("leaves out what others say", () => expect([told(0), told(1), told(2)]).toEqual([["a-1", "a-4"], ["a-1", "a-2", "a-4"], ["a-1", "a-3", "a-4"]]));
  it("is all of it where there is no table", () => expect(told(null)).toHaveLength(4));
  it("marks what it says otherwise", () => expect([0, 1, 2, 3].filter((n) => isOtherwise(said, n, 2))).toEqual([0]));
  it("marks nothing for the book's own", () => expect([0, 1, 2, 3].filter((n) => isOtherwise(said, n, 0))).toEqual([]));
  it("is searched alone", () => expect(find({ ...BOOK, chapters: [{ anchor: "a", title: "A", paragraphs: said, sections: [] }] }, "spanish", 1)).toEqual([]));
  it("stands in the way to a rule", () => {
    expect(rulesAt({ game: "dungeonology", options: { edition: 2 } }, "DGY-ED-36")).toBe("/rules/dungeonology?edition=2#DGY-ED-36");
    expect(rulesAt({ game: "dungeoneer", options: {} })).toBe("/rules/dungeoneer");
  });
});

describe("an excerpt", () => {
  const said = (text: string, ...words: string[]) => excerptOf(text, words).map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");
  it("marks every hit as it is written", () => expect(said("Le Héros, un héros.", "heros")).toBe("Le [Héros], un [héros]."));
  it("shows the neighbourhood of the first hit", () => {
    const found = said(`${"word ".repeat(60)}pit ${"after ".repeat(60)}`, "pit");
    expect(found).toMatch(/^…word .*\[pit\] after.*…$/);
    expect(found.length).toBeLessThan(130);
  });
  it("shows the beginning if only the title was hit", () => expect(said(`Begin ${"x ".repeat(200)}`, "title")).toMatch(/^Begin .*…$/));
});

it.each([
  ["dungeoneer", DUNGEONEER, SCENES],
  ["dungeonology", DUNGEONOLOGY, NOTES],
  ["rocca_civetta", ROCCA_CIVETTA, { ...NOTES, ...BOX.notes }],
  ["dungeon_drop", DUNGEON_DROP, { ...TOYS, ...DROPS }],
])("every chapter of the book of %s has a picture that exists", (game, chapters, pictures) => {
  const book = readFileSync(`${import.meta.dirname}/../../src/undercroft/games/${game}/book/en.md`, "utf-8");
  const anchors = [...book.matchAll(/^## ([a-z]+): /gm)].map((found) => found[1]);
  expect(anchors.length).toBeGreaterThan(10);
  expect(Object.keys(chapters)).toEqual(anchors);
  for (const [card, kind] of Object.values(chapters)) expect(Object.keys(pictures)).toContain(kind === "intern" ? `intern.${card}` : card);
});
