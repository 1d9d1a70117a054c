import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { byKind, glyphOf, KINDS, kindOf, LOOKS, paintOf, sizeOf } from "../src/games/dungeon_drop/kinds";
import * as panels from "../src/games/dungeon_drop/panels";
import type { DungeonDropView, Seat } from "../src/games/dungeon_drop/types";
import { LANGUAGES, type Content, type LogLine, type TableEvent } from "../src/lib/types";

const FOLDER = `${import.meta.dirname}/../src/games/dungeon_drop`;

const CONTENT = {
  cards: {
    gold: { kind: "cube" },
    royal_rubies: { kind: "quest", small_gems: [["ruby", 3], ["sapphire", 1], ["diamond", 2]], large_gems: [["ruby", 1], ["sapphire", 1], ["diamond", 2]] },
    high_elf: { kind: "race" },
  },
  boards: {
    tracker: {
      required: [{ tracker: [0, 0], score: 15 }, { tracker: [1, 2], score: 20 }, { tracker: [3, 4], score: 25 }],
      legacy: [{ id: "empty_handed", tracker: [0, 0], tier: 0 }, { id: "nothing", tracker: [1, 3], tier: 0 }, { id: "world", tracker: [9, 9], tier: 3 }],
    },
  },
} as unknown as Content;

const seat = (more: object = {}) => ({ card: [], stash: [], ...more }) as unknown as Seat;
const line = (seq: number, ...kinds: string[]): LogLine => ({ seq, time: 0, kind: "moved", seat: 0, events: kinds.map((kind) => ({ kind }) as TableEvent) });
const anyMove = () => true;

describe("cubes", () => {
  test("a name tells the kind and the size", () => {
    expect([kindOf("gold_s1"), kindOf("gold"), sizeOf("gold_l6"), sizeOf("dragon_h1"), sizeOf("gold")]).toEqual(["gold", "gold", "l", "h", "s"]);
  });

  test("every kind has a sign of its own and readable colours", () => {
    expect(new Set(KINDS.map(glyphOf)).size).toBe(KINDS.length);
    const light = (hex: string) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const kind of KINDS) {
      const [a, b] = [light(LOOKS[kind].colour), light(LOOKS[kind].ink)].sort((x, y) => y - x) as [number, number];
      expect((a + 0.05) / (b + 0.05), kind).toBeGreaterThan(4.5);
      expect(paintOf(kind)).toContain(LOOKS[kind].colour);
    }
  });

  test("kinds are those of the content, in the same order", () => {
    const cubes = readFileSync(`${FOLDER}/../../../../src/undercroft/games/dungeon_drop/content/cubes.toml`, "utf8");
    expect(KINDS).toEqual([...cubes.matchAll(/^\[([a-z]+)\]$/gm)].map((found) => found[1]));
  });

  test("they are counted by kind", () => {
    expect(byKind(["troll_l1", "gold_l2", "gold_s1"])).toEqual([["gold", ["gold_l2", "gold_s1"]], ["troll", ["troll_l1"]]]);
    expect(panels.counted(["troll_l1", "gold_l2", "gold_s1"])).toEqual([{ kind: "gold", n: 2 }, { kind: "troll", n: 1 }]);
    expect(panels.inOrder({ relic: 1, gold: 2, ruby: 0 })).toEqual([{ kind: "gold", n: 2 }, { kind: "relic", n: 1 }]);
    expect(panels.sum(panels.inOrder({ relic: 1, gold: 2 }))).toBe(3);
  });

  test("an event has names or numbers", () => {
    const wanted = [{ kind: "gold", n: 2 }];
    expect(panels.cubesOf({ kind: "looted", cubes: { gold: 2 } })).toEqual(wanted);
    expect(panels.cubesOf({ kind: "looted", cubes: ["gold_s1", "gold_l1"] })).toEqual(wanted);
    expect(panels.cubesOf(null)).toEqual([]);
  });
});

describe("the hero", () => {
  test("monsters that cover nothing are left out", () => {
    expect(panels.coversOf(seat({ card: [["troll_l1", 2], ["goblin_s1", 0]] }))).toEqual([{ cube: "troll_l1", hearts: 2 }]);
  });

  test("points are those that are sure, and in the end those that were scored", () => {
    const view = { seat: { "0": seat({ worth: { gold: 3, total: 9, opened: 1 } }), "1": seat({ worth: { gold: 2, opened: 0 } }), "2": seat({ worth: {} }) }, standings: [] } as unknown as DungeonDropView;
    expect([0, 1, 2, 3].map((n) => panels.pointsOf(view, n))).toEqual([9, null, null, null]);
    const over = { ...view, standings: [{ seat: 0, figures: { total: 14 } }] } as unknown as DungeonDropView;
    expect(panels.pointsOf(over, 0)).toBe(14);
    expect(panels.figuresOf(seat({ worth: {} }))).toBeNull();
  });

  test("what seldom brings points is shown only where it does", () => {
    const none = { gold: 0, gems: 4, quest: 0, chests: 0, keys: 0, potions: 0, shields: 0, monsters: 1, hearts: 0, meeples: 0, total: 5 };
    expect(panels.itemsOf(none)).toEqual(["gold", "gems", "quest", "chests", "shields", "monsters"]);
    expect(panels.itemsOf(none, { ...none, keys: 1, hearts: 3 })).toEqual(["gold", "gems", "quest", "chests", "keys", "shields", "monsters", "hearts"]);
    expect(panels.itemsOf({ gold: 2 })).toEqual(["gold"]);
  });
});

describe("the Relic tracker", () => {
  test("asks for what is printed, raised by the life of the hero", () => {
    const bands = panels.bandsOf(CONTENT, { tracker: 2, required: 28 });
    expect(bands.map(({ required }) => required)).toEqual([23, 28, 33]);
    expect(bands.map(({ now }) => now)).toEqual([false, true, false]);
  });

  test("asks for nothing more when it is full", () => {
    const bands = panels.bandsOf(CONTENT, { tracker: 9, required: null });
    expect(bands.map(({ required, now }) => [required, now])).toEqual([[15, false], [20, false], [25, false]]);
    expect(panels.bandsOf(null, { tracker: 0, required: 20 })).toEqual([]);
  });

  test("knows what is saved now", () => {
    expect(panels.rewardsOf(CONTENT, 2).filter(({ now }) => now).map(({ id }) => id)).toEqual(["nothing"]);
  });
});

describe("cards", () => {
  test("a cube is its kind, a card itself", () => {
    expect(panels.printedOf("gold_s1", CONTENT)).toMatchObject({ id: "gold", kind: "cube" });
    expect(panels.printedOf("high_elf", CONTENT)).toMatchObject({ id: "high_elf", kind: "race" });
    expect(panels.printedOf("unheard_of", CONTENT)).toMatchObject({ kind: "" });
  });

  test("a Quest pays by kind and size", () => {
    expect(panels.worthOf(CONTENT.cards["royal_rubies"])[0]).toEqual({ kind: "ruby", small: 3, large: 1 });
  });
});

describe("scenes", () => {
  test.each([
    [["moved", "looted", "wounded"], "loot"],
    [["overreached"], "loot"],
    [["looted", "chests_rolled", "floor_counted", "floor_done"], "count"],
    [["levelled", "quest_drawn", "floor_built"], "descent"],
    [["round_began", "turn_began"], "round"],
    [["defeated"], ""],
  ])("%j are %j", (kinds, scene) => expect(panels.sceneOf([line(1, ...kinds)], anyMove)?.kind).toBe(scene));

  test("the newest line counts, if it has events", () => {
    const lines = [line(1, "looted"), line(2, "explored"), { ...line(3), events: [] }];
    expect(panels.sceneOf(lines, anyMove)).toBeNull();
    expect(panels.sceneOf([line(1, "looted"), { ...line(2), events: [] }], anyMove)?.seq).toBe(1);
    expect(panels.sceneOf([], anyMove)).toBeNull();
  });

  test("dice are numbers, however they are told", () => {
    expect(panels.rollsOf({ kind: "chests_rolled", rolls: "3, 6" })).toEqual([3, 6]);
    expect(panels.rollsOf({ kind: "chests_rolled", rolls: [2] })).toEqual([2]);
    expect(panels.rollsOf(null)).toEqual([]);
  });
});


describe.each(Object.keys(LANGUAGES))("the words of the page in %s", (language) => {
  const read = (name: string) => readFileSync(`${FOLDER}/texts/${name}.ftl`, "utf8");
  const keys = (text: string) => [...text.matchAll(/^(seen-[a-z0-9-]+) =/gm)].map((found) => found[1] ?? "");
  const own = readdirSync(FOLDER)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
    .join("\n");

  test("are those of English, each once", () => {
    const found = keys(read(language));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(keys(read("en")));
  });

  test("hold everything that is said", () => {
    const said = new Set([...own.matchAll(/\bsay\([^()]*?"(seen-[a-z0-9-]+)"/g)].map((found) => found[1] ?? ""));
    expect(said.size).toBeGreaterThan(50);
    expect([...said].filter((name) => !keys(read(language)).includes(name))).toEqual([]);
  });
});
