// All cards of a game: what is looked for among them, and what the builder tells of a list.
import { expect, test } from "vitest";

import { CHECKS, figuresOf, fits, passed } from "../src/games/dungeoneer/decks";
import { markOf } from "../src/games/dungeoneer/view";
import { makeBundle, Speaker } from "../src/lib/speaker";
import type { Content } from "../src/lib/types";
import { read } from "../src/lib/router.svelte";
import { EVERYTHING, pricesAmong, scoresAmong, shelves, tagsOf, timingsAmong } from "../src/shell/shelf";

const cards = {
  raka: { kind: "hero", number: "H5", rules: [], cost: { points: 0, glory: 1 } },
  draky: { kind: "monster", number: "E9", rules: [], cost: { peril: 4 }, tags: ["dragon"], attacks: [["melee", 5], ["magic", 4]] },
  dodge: { kind: "boon", number: "G3", rules: [], cost: { glory: 1 }, timing: "anytime" },
  spear: { kind: "trap", number: "E12", rules: [], cost: { peril: 2 }, score: "move" },
  slay: { kind: "quest", number: "Q1", rules: [], rooms: ["sanctum"] },
  carry: { kind: "quest", number: "Q2", rules: [], rooms: ["chapel", "sanctum"] },
  sanctum: { kind: "room", number: "M9", rules: [], cost: { peril: 2, glory: 3 } },
  chapel: { kind: "room", number: "M3", rules: [], cost: { peril: 1, glory: 1 } },
  tunnel: { kind: "passage", number: "M15", rules: [], cost: { peril: 1, glory: 0 } },
};
const content = { game: "dungeoneer", version: 1, kinds: {}, cards, powers: {}, boards: {}, decisive: [] } as unknown as Content;
const names = Object.keys(cards).map((card) => `card-${card} = The ${card}\n    .text = Épée of ${card}.\n`);
const speaker = new Speaker("en", makeBundle("en", [names.join("") + "timing-anytime = Anytime\n"]), content);
const found = (wanted: Partial<typeof EVERYTHING>, also?: (card: string) => boolean) => shelves(content, speaker, { ...EVERYTHING, ...wanted }, also).flatMap(({ cards }) => cards);

test("cards stand by their kinds in the order of the catalogue", () => {
  expect(shelves(content, speaker, EVERYTHING).map(({ kind, cards }) => [kind, cards.length])).toEqual([["hero", 1], ["monster", 1], ["boon", 1], ["trap", 1], ["quest", 2], ["room", 2], ["passage", 1]]);
});

test("what is looked for", () => {
  expect(found({ kind: "room" })).toEqual(["sanctum", "chapel"]);
  expect(found({ tag: "dragon" })).toEqual(["draky"]);
  expect(found({ score: "magic" })).toEqual(["draky"]);
  expect(found({ score: "move" })).toEqual(["spear"]);
  expect(found({ cost: "peril 2" })).toEqual(["spear", "sanctum"]);
  expect(found({ timing: "Anytime" })).toEqual(["dodge"]);
  expect(found({ text: "EPEE  dod" })).toEqual(["dodge"]);
  expect(found({ text: "q2" })).toEqual(["carry"]);
  expect(found({ kind: "room", tag: "dragon" })).toEqual([]);
  expect(found({}, (card) => card === "raka")).toEqual(["raka"]);
});

test("what can be looked for", () => {
  expect(tagsOf(content)).toEqual(["dragon"]);
  expect(timingsAmong(content, speaker)).toEqual(["Anytime"]);
  expect(scoresAmong(content)).toEqual(["melee", "magic", "move"]);
  expect(pricesAmong(content, ["peril"])).toEqual(["peril 1", "peril 2", "peril 4"]);
});

test("figures of a list", () => {
  const list = { raka: 1, draky: 2, dodge: 3, spear: 1, slay: 1, carry: 1, sanctum: 1, tunnel: 2 };
  expect(figuresOf(list, content)).toEqual({
    numbers: { size: 12, quests: 2, rooms: 1, passages: 2, maps: 3, adventures: 6 },
    costs: [{ currency: "peril", rows: [[2, 1], [4, 2]] }, { currency: "glory", rows: [[1, 3]] }],
    quests: [{ card: "slay", rooms: [{ card: "sanctum", n: 1 }] }, { card: "carry", rooms: [{ card: "chapel", n: 0 }, { card: "sanctum", n: 1 }] }],
    chance: 100,
  });
  expect(figuresOf({}, content)).toMatchObject({ chance: 0, quests: [] });
});

test("what fits the Quests of a list", () => {
  expect(Object.keys(cards).filter((card) => fits(card, { slay: 1 }, content))).toEqual(["sanctum"]);
  expect(fits("chapel", { carry: 1 }, content)).toBe(true);
});

test("a side is written as the drawing reads it", () => {
  expect([["wall", 0], ["opening", 0], ["open", 0], ["locked", 6], ["trapped", 7]].map(markOf)).toEqual(["#", "=", "O", "L6", "T7"]);
  expect(markOf(undefined)).toBe("#");
});

test("each check names its rule, and what is said of it when it is passed", () => {
  expect(passed("quest_twice")).toBe("seen-check-quest-twice");
  expect(CHECKS.every(([, rule]) => /^DGR-[A-Z]+-\d+$/.test(rule))).toBe(true);
});

test("addresses of cards and decks", () => {
  expect(read("/cards/dungeoneer", "")).toEqual({ name: "cards", game: "dungeoneer" });
  expect(read("/decks/dungeoneer", "#UCD1-x-abcdef")).toEqual({ name: "decks", game: "dungeoneer", list: "UCD1-x-abcdef" });
  expect(read("/decks", "")).toEqual({ name: "lost", path: "/decks" });
});
