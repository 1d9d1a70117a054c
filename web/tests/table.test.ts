// A sentence of the log is cut at the names of the pieces that its facts mention.

import { describe, expect, it } from "vitest";

import { Speaker, makeBundle, NOWHERE } from "../src/lib/speaker";
import { linked, pieceOf } from "../src/lib/table.svelte";
import type { Content } from "../src/lib/types";

const CONTENT: Content = {
  game: "g",
  version: 1,
  kinds: { card: "card", seat: "seat", cell: "cell", cards: "card&" },
  cards: { dodge: { kind: "boon", number: "1", rules: [] }, crypt: { kind: "room", number: "2", rules: [] } },
  powers: {},
  boards: {},
};
const FILE = `card-dodge = Dodge
    .the = the Dodge
card-crypt = Crypt
    .the = the Crypt
seat-number = Seat { $n }
space-at = ({ $cell })
space-card = { $card } { $at }
list-and = { $most } and { $last }
`;
const speaker = new Speaker("en", makeBundle("en", [FILE]), CONTENT);
const keys = (sentence: string, facts: Record<string, unknown>, scene = NOWHERE) =>
  linked(sentence, facts, speaker, scene).map((part) => (part.key ? `[${part.text}|${part.key}]` : part.text)).join("");

describe("names in a sentence", () => {
  it("are links to their pieces", () => expect(keys("Ada plays Dodge.", { seat: 0, card: "dodge_1" })).toBe("Ada plays [Dodge|card:dodge_1]."));
  it("are found in the longest form", () => expect(keys("Ada takes the Dodge back.", { card: "dodge_1" })).toBe("Ada takes [the Dodge|card:dodge_1] back."));
  it("are whole words", () => expect(keys("Dodgeball, then Dodge.", { card: "dodge_1" })).toBe("Dodgeball, then [Dodge|card:dodge_1]."));
  it("may be several", () => expect(keys("Dodge and Crypt.", { cards: ["dodge_1", "crypt"] })).toBe("[Dodge|card:dodge_1] and [Crypt|card:crypt]."));
  it("may be a space", () => {
    const scene = { ...NOWHERE, spaces: { "0,1": "crypt" } };
    expect(keys("Ada enters the Crypt (0,1).", { cell: "0,1" }, scene)).toBe("Ada enters [the Crypt (0,1)|cell:0,1].");
  });
  it("leave a sentence without them whole", () => expect(linked("Nothing.", { n: 3 }, speaker, NOWHERE)).toEqual([{ text: "Nothing.", key: null }]));
});

describe("words of an option", () => {
  it.each([
    ["@2", "seat:2"],
    ["-1,0", "cell:-1,0"],
    ["n", "side:n"],
    ["dodge_1", "card:dodge_1"],
    ["melee", null],
  ])("%s is %s", (word, key) => expect(pieceOf(word, speaker)).toBe(key));
});
