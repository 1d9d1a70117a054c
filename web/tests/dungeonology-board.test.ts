// The dungeon on the page: where tiles and Passages lie, what is drawn between them, and how figures walk.

import { describe, expect, it } from "vitest";

import { SLOT, slotAt } from "../src/art/dungeonology/zones";
import { boundsOf, corner, keptFree, meetings, middle, openings, placesOf, positionsAfter, positionsOf, seamsOf, stands, stepsIn, trailOf, works, type Seam } from "../src/games/dungeonology/board";
import { BASE } from "../src/games/dungeonology/edition";
import type { DungeonologyView, Zone } from "../src/games/dungeonology/types";
import type { Offer } from "../src/lib/table.svelte";
import type { LogLine, TableEvent } from "../src/lib/types";

const PASSAGES: Record<string, string> = {
  starting_zone: "n1 n2 e1 e2 s1 s2 w1 w2",
  "I-1": "e1 e2 s1 s2 w2",
  "I-2": "e1 s1 s2 w1",
  "I-3": "n1 e1 s1 w1",
  "I-4": "n2 e1 s2 w1",
  "I-5": "n1 e1 s1 w1",
  "I-6": "n1 e1 e2 s1 w1 w2",
  "II-1": "n1 e2 s2 w2",
  "II-2": "n2 e1 s1 w1",
  "II-3": "n1 n2 e1 s2 w2",
  "II-4": "n1 e1 e2 s1 w1",
  "II-5": "n2 e2 s1 w2",
  "II-6": "n1 n2 e2 s2 w1",
  "III-5": "n1 e1 e2 s2 w2",
};
const passagesOf = (zone: string) => (PASSAGES[zone] ?? "").split(" ");

const zoneOf = (zone: string, cell: string, links = ""): Zone => ({
  ...{ zone, cell, floor: zone.split("-")[0]?.length ?? 1, alert: 3, cubes: [], entered: true, traps: [], x: false, teleport: false, idle: [] },
  links: links ? links.split(" ") : [],
});

const viewOf = (dungeon: Zone[], more: Partial<DungeonologyView> = {}): DungeonologyView => ({ dungeon, walls: [], stairs: [], seats: 0, seat: {}, boss: null, idle: [], options: {}, ...more }) as unknown as DungeonologyView;

// A dungeon of the server's making, with what it said was linked.
const BUILT = viewOf(
  [
    zoneOf("starting_zone", "0,0", "I-2 I-3 I-6 I-1"),
    zoneOf("I-1", "-2,0", "starting_zone II-4"),
    zoneOf("I-2", "1,-2", "I-4 I-3 starting_zone II-6"),
    zoneOf("I-3", "2,0", "I-2 I-5 starting_zone"),
    zoneOf("I-4", "3,-3", "I-2"),
    zoneOf("I-5", "3,2", "I-3"),
    zoneOf("I-6", "0,2", "starting_zone"),
    zoneOf("II-1", "-3,-2", "II-6"),
    zoneOf("II-2", "-4,2", "II-4 II-3 II-5"),
    zoneOf("II-3", "-3,4", "II-2 III-5"),
    zoneOf("II-4", "-4,0", "I-1 II-2"),
    zoneOf("II-5", "-6,2", "II-2"),
    zoneOf("II-6", "-1,-2", "I-2 II-1"),
    zoneOf("III-5", "-2,2", "II-3"),
  ],
  { walls: ["I-1 s2", "II-2 e1", "I-6 w2", "I-6 w1"], stairs: ["I-2 w1", "I-1 w2", "II-3 n2"] },
);

const between = (seams: Seam[], one: string, other: string) => seams.filter(({ from, to }) => [from, to].sort().join() === [one, other].sort().join());

describe("tiles on the lattice", () => {
  it("lie on half-tiles", () => {
    expect(corner("3,-1")).toEqual({ x: 150, y: -50 });
    expect(middle({ cell: "3,-1" })).toEqual({ x: 200, y: 0 });
  });

  it("are all within the bounds", () => expect(boundsOf([{ cell: "0,0" }, { cell: "3,-1" }], 10)).toEqual({ left: -10, right: 260, top: -60, bottom: 110 }));

  it("of a Megazone meet those of tiles", () => {
    const lair = { cell: "2,-1", size: 2 };
    expect(middle(lair)).toEqual({ x: 200, y: 50 });
    expect(boundsOf([{ cell: "0,0" }, lair], 0)).toEqual({ left: 0, right: 300, top: -50, bottom: 150 });
    const points = (found: { x: number; y: number }[]) => found.map(({ x, y }) => [x, y]);
    expect(points(openings(lair, ["n1", "n4", "e2", "s1", "w2", "w3"]))).toEqual([
      [125, -50],
      [275, -50],
      [300, 25],
      [275, 150],
      [100, 75],
      [100, 25],
    ]);
    expect(points(openings(lair, ["w3", "w2"]))).toEqual(points(openings({ cell: "0,0" }, ["e1", "e2"])));
  });

  it("have their Passages clockwise, n1 in the west", () => {
    expect(openings({ cell: "0,0" }, ["n1", "e1", "s1", "w1"]).map(({ x, y }) => [x, y])).toEqual([
      [25, 0],
      [100, 25],
      [75, 100],
      [0, 75],
    ]);
  });
});

describe("between two tiles", () => {
  const seams = seamsOf(BUILT, passagesOf);

  it("each place is drawn once", () => expect(new Set(seams.map(({ key }) => key)).size).toBe(seams.length));

  it("exactly what the server calls linked is open", () => {
    const open = new Set(seams.filter(({ kind }) => kind === "link" || kind === "stairs").flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    expect([...open].sort()).toEqual(BUILT.dungeon.flatMap(({ zone, links }) => links.map((other) => `${zone} ${other}`)).sort());
  });

  it("tokens lie where they are named", () => {
    expect(between(seams, "I-1", "II-4")).toMatchObject([
      { kind: "stairs", x: -100, y: 25 },
      { kind: "shut", from: "II-4", to: "I-1", x: -100, y: 75 },
    ]);
    expect(between(seams, "I-6", "III-5").map(({ kind }) => kind)).toEqual(["wall", "wall"]);
    expect(between(seams, "I-1", "III-5").filter(({ kind }) => kind === "wall")).toMatchObject([{ x: -75, y: 100 }]);
  });

  it("a Passage may end at a wall of the other", () => expect(between(seams, "starting_zone", "II-6")).toMatchObject([{ kind: "shut", from: "starting_zone", to: "II-6" }]));

  it("a Passage into the open has nothing", () => expect(seams.some(({ from, to }) => from === "I-4" && to !== "I-2")).toBe(false));

  it("the turn leads to the other side", () => {
    const [seam] = between(seamsOf(viewOf([zoneOf("I-4", "0,0", "I-5"), zoneOf("I-5", "2,-1", "I-4")]), passagesOf), "I-4", "I-5");
    expect(seam).toMatchObject({ from: "I-4", to: "I-5", turn: 90, x: 100, y: 25, kind: "link" });
  });
});

describe("a tile that is not laid yet", () => {
  const view = viewOf([zoneOf("I-4", "0,0")]);

  it("meets others only where both are open", () => {
    expect(meetings(view, passagesOf, "I-5", { cell: "2,0" })).toEqual([]);
    expect(meetings(view, passagesOf, "I-5", { cell: "2,-1" })).toMatchObject([{ passage: "w1", x: 100, y: 25 }]);
  });

  it("has its places by tile", () => {
    const offer = (text: string) => ({ text, verb: text.split(" ")[0], words: text.split(" ").slice(1) }) as Offer;
    const found = placesOf(["lay II-5 -1,4", "lay II-3 -1,4", "lay II-5 -4,5", "done"].map(offer));
    expect([...found].map(([tile, offers]) => [tile, offers.map(({ text }) => text)])).toEqual([
      ["II-5", ["lay II-5 -1,4", "lay II-5 -4,5"]],
      ["II-3", ["lay II-3 -1,4"]],
    ]);
  });
});

describe("an icon on a tile", () => {
  const view = viewOf([], { idle: ["ambush"] });

  it("does nothing where the view says so", () => {
    expect(works("stairs", { ...zoneOf("I-1", "0,0"), idle: ["stairs"] }, view)).toBe(false);
    expect(works("ambush", { ...zoneOf("I-1", "0,0"), idle: ["stairs"] }, view)).toBe(true);
  });

  it("does nothing on any tile while it is not laid", () => {
    expect(works("ambush", undefined, view)).toBe(false);
    expect(works("stairs", undefined, view)).toBe(true);
  });
});

describe("figures walk", () => {
  const line = (...events: TableEvent[]): LogLine => ({ seq: 1, time: 0, kind: "moved", seat: 0, events });
  const before = { "seat:0": "I-1", "seat:1": "I-2", boss: "I-3" };

  it("step by step, in the order of the log", () => {
    const news = [line({ kind: "entered", seat: 0, zone: "I-2" }, { kind: "boss_moved", zone: "I-4" }, { kind: "drew", seat: 0 }, { kind: "boss_moved", zone: "I-2" })];
    const after = { ...before, "seat:0": "I-2", boss: "I-2" };
    const steps = stepsIn(news, before, after, BASE.walks);
    expect(steps).toEqual([
      { who: "seat:0", zone: "I-2" },
      { who: "boss", zone: "I-4" },
      { who: "boss", zone: "I-2" },
    ]);
    expect(positionsAfter(steps, 0, before, after)).toEqual(before);
    expect(positionsAfter(steps, 2, before, after)).toEqual({ ...before, "seat:0": "I-2", boss: "I-4" });
    expect(positionsAfter(steps, 3, before, after)).toBe(after);
    expect(trailOf("boss", steps, before)).toEqual(["I-3", "I-4", "I-2"]);
    expect(trailOf("boss", steps.slice(0, 2), before)).toEqual(["I-3", "I-4"]);
  });

  it("also where the log names no Zone, as in a Rest", () => {
    expect(stepsIn([line({ kind: "rested", seat: 1 })], before, { ...before, "seat:1": "starting_zone" }, BASE.walks)).toEqual([{ who: "seat:1", zone: "starting_zone" }]);
  });

  it("from nowhere when the Boss is Sighted, and to nowhere after a Thesis", () => {
    const steps = stepsIn([line({ kind: "boss_sighted", zone: "I-1" })], { boss: null, "seat:0": "I-1" }, { boss: "I-1", "seat:0": null }, BASE.walks);
    expect(steps).toEqual([{ who: "boss", zone: "I-1" }]);
    expect(trailOf("boss", steps, { boss: null })).toEqual(["I-1"]);
  });

  it("the view says where they are", () => {
    const seats = { "0": { at: "I-1" }, "1": { at: null } } as unknown as DungeonologyView["seat"];
    expect(positionsOf(viewOf([], { seats: 2, seat: seats }), [])).toEqual({ "seat:0": "I-1", "seat:1": null });
    expect(positionsOf(viewOf([], { seats: 1, seat: seats }), [{ who: "boss", at: "I-2" }])).toEqual({ "seat:0": "I-1", boss: "I-2" });
  });

  it("on a trail that is drawn over no name and no cube", () => {
    const zone = { ...zoneOf("I-1", "2,0"), cubes: ["caste", null, "riches"] } as Zone;
    const inside = (x: number, y: number) => keptFree(zone).some((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
    for (const n of [0, 1, 2]) {
      const at = slotAt(n, 3);
      for (const [dx, dy] of [[0, 0], [SLOT, 0], [0, SLOT], [SLOT, SLOT]] as const) expect([n, inside(100 + at.x + dx, at.y + dy)]).toEqual([n, true]);
    }
    for (const y of [10.5, 15.8, 22.2]) for (const x of [114, 150, 186]) expect([x, y, inside(x, y)]).toEqual([x, y, true]); // the lines of a name
    for (const [x, y] of [[150, 45], [150, 95], [105, 56], [195, 56]] as const) expect([x, y, inside(x, y)]).toEqual([x, y, false]);
    expect(keptFree({ ...zone, cubes: [] })).toHaveLength(1);
  });

  it("and stand side by side within their tile", () => {
    const zones = [zoneOf("I-1", "2,0"), zoneOf("I-2", "0,0")];
    const alone = stands({ "seat:0": "I-2", "seat:1": "I-1", "seat:2": null }, zones);
    expect(alone["seat:1"]).toMatchObject({ x: 150, y: 62 });
    expect(alone["seat:2"]).toBeUndefined();
    const crowd = Object.values(stands({ "seat:0": "I-1", "seat:1": "I-1", "seat:2": "I-1", "seat:3": "I-1", boss: "I-1" }, zones));
    const xs = crowd.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(Math.min(...xs)).toBeGreaterThan(112);
    expect(Math.max(...xs)).toBeLessThan(188);
    expect(crowd[0]?.size).toBeLessThan(alone["seat:1"]?.size ?? 0);
  });
});
