import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BODIES, FLATS, type Drawing } from "../src/art/draw";
import { NOTE_ICONS } from "../src/art/dungeonology/icons";
import { bossOf, BOSSES, BUSTS, bustOf, figureOf, FIGURES } from "../src/art/dungeonology/scholars";
import { CUBE_SIGNS, CUBE_TONES, EDGE_TOKENS, tokenOf, TOKENS } from "../src/art/dungeonology/tokens";
import { EDGES, GROUNDS, iconsOf, NUMERALS, placeOf, rockOf, SCENES, SLOT, slotAt, wallsOf } from "../src/art/dungeonology/zones";
import { ICONS } from "../src/art/icons";
import { titleOf } from "../src/lib/titles";

const GAME = `${import.meta.dirname}/../../src/undercroft/games/dungeonology`;
const files = readdirSync(`${GAME}/content`, { recursive: true, encoding: "utf8" });
const read = (name: string): string => readFileSync(`${GAME}/content/${files.find((file) => file.endsWith(`${name}.toml`)) ?? name}`, "utf8");
const ids = (name: string): string[] => [...read(name).matchAll(/^\[([\w-]+)\]$/gm)].map((found) => found[1] ?? "");
const named = (text: string, pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((found) => found[1] ?? ""))];

const ZONES = ids("zones");
const SCHOLARS = ids("scholars");
const EFFECTS = named([...read("zones").matchAll(/^effects = .*$/gm)].join(), /\["(\w+)"/g);
const CUBES = ["civilization", "militia", "worship", "riches", "caste"];
const PASSAGES = ["n1", "n2", "e1", "e2", "s1", "s2", "w1", "w2"];

const PATH = /^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/;
const paths = (drawing: Drawing): string[] => drawing.flatMap((layer) => ("of" in layer ? paths(layer.of) : [layer[1]]));
const tones = (drawing: Drawing): string[] => drawing.flatMap((layer) => ("of" in layer ? tones(layer.of) : [layer[0]]));

describe("zones", () => {
  test("the content is found", () => expect(ZONES).toHaveLength(19));

  test("a sketch for every Zone, and for no other", () => expect(Object.keys(SCENES).sort()).toEqual([...ZONES].sort()));

  test("no two sketches are the same", () => {
    const drawn = [...ZONES, "nowhere"].map((zone) => JSON.stringify(placeOf(zone)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("Floors differ by more than their colour", () => {
    for (const marks of [GROUNDS, NUMERALS]) {
      expect(new Set(marks).size).toBe(4);
      for (const d of marks) expect(d).toMatch(PATH);
    }
  });

  test("Passages lie where the rules number them: clockwise from the west half of the north side", () => {
    expect(Object.keys(EDGES)).toEqual(PASSAGES);
    const around = PASSAGES.map((passage) => {
      const { x = 0, y = 0 } = EDGES[passage] ?? {};
      return (Math.atan2(x - 50, 50 - y) * 180) / Math.PI;
    });
    expect(around.map((a) => Math.round((a - (around[0] ?? 0) + 360) % 360))).toEqual([0, 53, 90, 143, 180, 233, 270, 323]);
    expect(EDGES["n1"]).toEqual({ x: 25, y: 0, turn: 0 });
    expect(EDGES["s1"]).toMatchObject({ x: 75, y: 100 });
  });

  test("the walls are open exactly where a Passage is", () => {
    const gaps = (walls: string): number => walls.split("M").length - 2;
    for (const passage of PASSAGES) expect(gaps(wallsOf([passage])), passage).toBe(1);
    expect(wallsOf([])).toBe("M8 8L92 8L92 92L8 92L8 8");
    expect(gaps(wallsOf(PASSAGES))).toBe(8);
    expect(rockOf(PASSAGES).length).toBeLessThan(rockOf([]).length);
    expect(rockOf([])).toMatch(PATH);
  });

  test("five cubes and four icons fit on a tile", () => {
    for (let n = 1; n <= 5; n++) {
      expect(slotAt(0, n).x).toBeGreaterThan(10);
      expect(slotAt(n - 1, n).x + SLOT).toBeLessThan(90);
    }
    const row = iconsOf([["stairs", 0], ["good_luck", 2], ["secret_passage", "B"], ["bivouac", "riches"]]);
    expect(row.map((icon) => icon.name)).toEqual(["stairs", "good_luck", "secret_passage", "bivouac"]);
    row.forEach((icon, n) => expect(icon.x + icon.wide, icon.name).toBeLessThan(row[n + 1]?.x ?? 90));
  });
});

describe("people", () => {
  test("the content is found", () => expect(SCHOLARS).toHaveLength(4));

  test.each(SCHOLARS)("%s has a figure and a bust with two sides", (scholar) => {
    expect(BUSTS).toHaveProperty(scholar);
    expect(FIGURES).toHaveProperty(scholar);
    expect(bustOf(scholar, true)).not.toEqual(bustOf(scholar, false));
    expect(bustOf(scholar, false)).not.toEqual(bustOf("nobody", false));
    expect(figureOf(scholar)).not.toEqual(figureOf("nobody"));
  });

  test.each(ids("bosses"))("%s stands on the map", (boss) => expect(BOSSES).toHaveProperty(boss));

  test("an unknown Boss is a Boss", () => expect(bossOf("somebody").length).toBeGreaterThan(0));
});

describe("tokens", () => {
  test.each(CUBES)("%s has a colour and a sign of its own", (cube) => {
    expect(CUBE_SIGNS[cube]).toMatch(PATH);
    expect(FLATS).toHaveProperty(CUBE_TONES[cube] ?? "");
  });

  test("no sign and no colour twice", () => {
    expect(new Set(Object.values(CUBE_SIGNS)).size).toBe(7);
    expect(new Set(Object.values(CUBE_TONES)).size).toBe(7);
  });

  test("everything that lies on the table", () => {
    const traps = named(read("board"), /^\[traps\.(\w+)\]$/gm);
    expect(traps).toHaveLength(3);
    const asked = [...traps, ..."x teleport trap student omega stun star arrow knowledge disguise bonfire university first".split(" ")];
    expect(Object.keys(TOKENS).sort()).toEqual(asked.sort());
    expect(new Set(Object.values(TOKENS).map((token) => JSON.stringify(token()))).size).toBe(asked.length);
    expect(Object.keys(EDGE_TOKENS)).toEqual(["stairs", "wall"]);
  });
});

describe("icons", () => {
  const asked: Record<string, string[]> = {
    effects: EFFECTS,
    values: ["students", "hand", "speed", "intelligence", "stamina"],
    types: named(read("tricks"), /^type = "(\w+)"/gm),
    timings: [...named(read("tricks"), /^timing = "(\w+)"/gm), "own", "test", "action", "passive"],
    costs: ["sacrifice", "draw", "stun", "discard"],
  };

  test("the content is found", () => expect(Object.values(asked).map((names) => names.length)).toEqual([10, 5, 6, 7, 4]));

  test.each(Object.keys(asked))("all %s have one", (kind) => expect(Object.keys({ ...ICONS, ...NOTE_ICONS })).toEqual(expect.arrayContaining(asked[kind] ?? [])));

  test("each has a drawing of its own", () => {
    expect(new Set(Object.values(NOTE_ICONS)).size).toBe(Object.keys(NOTE_ICONS).length);
    for (const [name, d] of Object.entries(NOTE_ICONS)) expect(d, name).toMatch(PATH);
  });
});

test("all paths can be drawn, in tones that exist", () => {
  const figures = [...SCHOLARS, "nobody"].map(figureOf);
  const all: Drawing[] = [
    ...[...ZONES, "nowhere"].map(placeOf),
    ...[...SCHOLARS, "nobody"].flatMap((scholar) => [bustOf(scholar, false), bustOf(scholar, true)]),
    ...figures.flatMap((figure) => [figure.over, figure.back ?? []]),
    ...ids("bosses").map(bossOf),
    ...[...Object.keys(TOKENS), "unknown"].map(tokenOf),
    ...Object.values(EDGE_TOKENS),
  ];
  for (const d of [...all.flatMap(paths), ...figures.map((figure) => figure.cloth)]) expect(d).toMatch(PATH);
  for (const tone of all.flatMap(tones)) expect(tone in BODIES || tone in FLATS, tone).toBe(true);
});

describe("the name of a Zone", () => {
  test("stands in one line while it is short", () => expect(titleOf("Zona Inicial").lines).toEqual(["Zona Inicial"]));

  test("is broken where a word ends, near the middle", () => {
    expect(titleOf("Arena de las cuchillas danzantes").lines).toEqual(["Arena de las ", "cuchillas danzantes"]);
  });

  test("is never too small to be read, nor wider than its room", () => {
    for (const name of ["Arena de las cuchillas danzantes", "Workers' Convivium", "Conventicle of the Flame"]) {
      const { lines, size } = titleOf(name);
      expect(size).toBeGreaterThan(6);
      for (const line of lines) expect(line.trim().length * size * 0.45).toBeLessThan(73);
    }
  });
});
