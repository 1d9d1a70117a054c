// Lists of decks of one's own: what the browser keeps, the text that is sent, and where the cards of a list are.
import { expect, test } from "vitest";

import { deckRows } from "../src/games/dungeoneer/view";
import type { DungeoneerView } from "../src/games/dungeoneer/types";
import { alike, changed, named, readLists, textOf, withList, MOST_COPIES } from "../src/lib/decks";
import { orderOf, type Plan } from "../src/shell/plan";
import type { GameInfo } from "../src/lib/types";

test("a list is written as text that begins with its name", () => {
  expect(textOf("Mine", { raka: 1, dodge: 2 })).toBe("deck: Mine\n1 raka\n2 dodge\n");
  expect(textOf("", { raka: 1 })).toBe("1 raka\n");
});

test("a name is one line without a comment", () => {
  expect(named("  My\n#1\u0000 deck ")).toBe("My 1 deck");
  expect(named("x".repeat(99))).toHaveLength(60);
});

test("what is kept is read as far as it is a list", () => {
  const good = { id: "a", name: "Mine", cards: { raka: 1, dodge: 2 } };
  const kept = [good, null, 7, { id: 1 }, { id: "b", name: "", cards: { "<b>": 1, dodge: -1, raka: 1.5, heal: 1000 } }];
  expect(readLists(JSON.stringify(kept))).toEqual([good, { id: "b", name: "", cards: {} }]);
  for (const text of [null, "", "{", "{}", "7"]) expect(readLists(text)).toEqual([]);
});

test("one more and one less", () => {
  expect(changed({}, "dodge", 1)).toEqual({ dodge: 1 });
  expect(changed({ dodge: 1, raka: 1 }, "dodge", -1)).toEqual({ raka: 1 });
  expect(changed({ raka: 1 }, "dodge", -1)).toEqual({ raka: 1 });
  expect(changed({ dodge: MOST_COPIES }, "dodge", 1)).toEqual({ dodge: MOST_COPIES });
});

test("a list takes its own place, a new one the first", () => {
  const [a, b] = [{ id: "a", name: "A", cards: {} }, { id: "b", name: "B", cards: {} }];
  expect(withList([a], b)).toEqual([b, a]);
  expect(withList([b, a], { ...a, name: "C" }).map(({ name }) => name)).toEqual(["B", "C"]);
});

test("lists are alike whatever their order", () => {
  expect(alike({ raka: 1, dodge: 2 }, { dodge: 2, raka: 1 })).toBe(true);
  expect(alike({ raka: 1 }, { raka: 1, dodge: 2 })).toBe(false);
  expect(alike({ raka: 1, dodge: 1 }, { raka: 1, dodge: 2 })).toBe(false);
});

test("a deck is sent with its seat; who is yet to come brings his own", () => {
  const plan: Plan = { seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "steady" }], options: {}, clock: "none", seconds: 60, minutes: 20, increment: 10, days: 3, absent: 180, public: false, watch: true, name: "", hints: null };
  const info: GameInfo = { name: "dungeoneer", version: 1, seats: [3], settings: [], base: "", campaign: [], lesson: true, lessons: [], puzzles: 0, daily: false, aids: {}, content: null };
  expect(orderOf(plan, info, "en", ["1 raka", "1 kron", "axe_and_oath"]).seats).toEqual([
    { kind: "me", deck: "1 raka" },
    { kind: "open" },
    { kind: "bot", bot: "steady", deck: "axe_and_oath" },
  ]);
  expect(orderOf(plan, info, "en").seats).toEqual(plan.seats);
});

test("where the cards of a list are: in hand, in play, discarded, and the rest in the decks", () => {
  const nothing = { treasures: [], boons: [], banes: [], quests: [], completed: [], wounded: {}, charges: {}, discard: [], quest_discard: [], adventure: { count: 3, cards: [] }, quest_deck: { count: 0, cards: [] } };
  const view = {
    seat: {
      "0": { ...nothing, hero: "raka", deck: { raka: 1, dodge: 4, curse_of_weakness: 1, crossroads: 2, slay_draky: 1 }, hand: { count: 1, known: ["s0_dodge_1"] }, discard: ["s0_dodge_2"], boons: ["s0_dodge_3"], quests: ["s0_slay_draky_1"], progress: { s0_slay_draky_1: 1 } },
      "1": { ...nothing, hero: "raka", deck: null, hand: { count: 5, known: ["s1_dodge_1"] }, banes: ["s0_curse_of_weakness_1"] },
    },
    map: [{ cell: "0,0", card: "s0_crossroads_2" }],
    map_deck: { count: 2, cards: [null, "s0_crossroads_1"] },
  } as unknown as DungeoneerView;
  const where = { hand: 0, play: 0, discard: 0, rest: 0 };
  expect(deckRows(view, 0)).toEqual([
    { ...where, card: "raka", all: 1, play: 1 },
    { card: "dodge", all: 4, hand: 1, play: 1, discard: 1, rest: 1 },
    { ...where, card: "curse_of_weakness", all: 1, play: 1 },
    { ...where, card: "crossroads", all: 2, play: 1, rest: 1 },
    { ...where, card: "slay_draky", all: 1, play: 1 },
  ]);
  expect(deckRows(view, 1)).toBeNull();
});
