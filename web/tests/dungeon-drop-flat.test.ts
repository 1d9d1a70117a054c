// The table of Dungeon DungeonDropView from above: where things lie, what is said of it, what is drawn, and what an aim sends.

import { readdirSync, readFileSync } from "node:fs";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import Aim from "../src/games/dungeon_drop/Aim.svelte";
import { Aiming, inOrder } from "../src/games/dungeon_drop/aim.svelte";
import { boundsOf, facesOf, onPaper, onTable, pathOf, upright } from "../src/games/dungeon_drop/drawing";
import { readLook, shownLook } from "../src/games/dungeon_drop/looking.svelte";
import { flat } from "../src/games/dungeon_drop/recording";
import type { Cube, DungeonDropView, Ranges, RoomOffer } from "../src/games/dungeon_drop/types";
import { bearing, contains, cornerOf, cornersIn, hullOf, inWords, kindsOf, limitsOf, measuresOf, nearestIn, ownRoom, pawnAt, adapter, roomSpace, scatterOf, sideOf, squareOf, type Polygon } from "../src/games/dungeon_drop/view";
import Words from "../src/games/dungeon_drop/Words.svelte";
import { cubeIs, called, cubeThere, lengthIn, regionsOf, whereIs } from "../src/games/dungeon_drop/words";
import type { LiveTable } from "../src/lib/live.svelte";
import { makeBundle, NOWHERE, Speaker } from "../src/lib/speaker";
import { TableModel, type Offer } from "../src/lib/table.svelte";
import type { Because, Content } from "../src/lib/types";

const ROOT = `${import.meta.dirname}/../..`;
const GAME = `${ROOT}/src/undercroft/games/dungeon_drop/texts`;
const NAMES = ["pillar_s1", "pillar_s2", "pillar_s3", "pillar_s10", "gold_s1", "troll_l1", "dragon_h1"];

const SCATTER = { heights: [15000, 20000, 25000, 30000], half: [4000, 5000, 6000, 7000], most: [8000, 10000, 12000, 14000] };
const TABLE = {
  surface: { width: 80000, depth: 60000 },
  sides: { small: 800, large: 1000, huge: 1200 },
  token: { count: 3, radius: 800, margin: 50 },
  pawn: { radius: 500, height: 800 },
  meeple: { radius: 500, height: 800 },
  drop: { lowest: 15000, highest: 30000 },
  scatter: SCATTER,
};
const CONTENT: Content = {
  game: "dungeon_drop",
  version: 1,
  kinds: { cubes: "cost", cube: "card", first: "card", second: "card", seat: "seat" },
  powers: {},
  decisive: [],
  content: null,
  texts: {},
  cards: {},
  boards: { table: TABLE, pieces: { names: NAMES } },
};

function speakerOf(language: string): Speaker {
  const files = readdirSync(`${GAME}/${language}`).map((name) => readFileSync(`${GAME}/${language}/${name}`, "utf-8"));
  const shared = readFileSync(`${ROOT}/src/undercroft/texts/${language}/shell.ftl`, "utf-8");
  const own = readFileSync(`${import.meta.dirname}/../src/games/dungeon_drop/texts/${language}.ftl`, "utf-8");
  return new Speaker(language, makeBundle(language, [shared, ...files, own]), CONTENT, (message) => expect.fail(`no text ${message}`));
}
const en = speakerOf("en");

const CUBES: Cube[] = [
  ["pillar_s1", -10000, 0, 0, 0],
  ["pillar_s2", 10000, 0, 0, 0],
  ["pillar_s3", 0, 10000, 0, 0],
  ["pillar_s10", 0, -10000, 450, 0],
  ["gold_s1", 0, 3000, 0, 0],
  ["troll_l1", 0, -3000, 300, 2],
  ["dragon_h1", 20000, 20000, 0, 0],
];
const seat = { life: 9, life_left: 6, race: "dwarf", classes: ["warrior"], card: [["troll_l2", 2]], meeple: null, worth: {} };
const viewOf = (more: Partial<DungeonDropView> = {}): DungeonDropView =>
  ({ game: "dungeon_drop", seats: 1, seat: { "0": seat }, turn: 0, round: 1, phase: "explore", over: false, cubes: CUBES, tokens: [], pawn: null, asked: null, loot: null, ...more }) as unknown as DungeonDropView;

const SQUARE: Polygon = [
  [0, 0],
  [1000, 0],
  [1000, 1000],
  [0, 1000],
];

describe("shapes on the table", () => {
  it("have corners that turn with them", () => {
    expect(squareOf([0, 0, 0, 800])).toEqual([
      [400, 400],
      [-400, 400],
      [-400, -400],
      [400, -400],
    ]);
    expect(squareOf([100, 0, 450, 800]).map(([x, y]) => [Math.round(x) + 0, Math.round(y) + 0])).toEqual([
      [100, 566],
      [-466, 0],
      [100, -566],
      [666, 0],
    ]);
  });

  it("have a hull without what lies inside", () => {
    expect(hullOf([...SQUARE, [500, 500], [500, 0]])).toEqual(SQUARE);
  });

  it("contain their own border", () => {
    expect(contains(SQUARE, [0, 500])).toBe(true);
    expect(contains(SQUARE, [-1, 500])).toBe(false);
    expect(contains([[0, 0]], [0, 0])).toBe(false);
  });

  it("draw a point outside to the nearest one inside", () => {
    expect(nearestIn(SQUARE, [500, 500])).toEqual([500, 500]);
    expect(nearestIn(SQUARE, [1500, 500])).toEqual([1000, 500]);
    expect(nearestIn(SQUARE, [1500, -500])).toEqual([1000, 0]);
  });

  it("are as large as the name of the cube says", () => {
    expect(["gold_s1", "troll_l12", "dragon_h1"].map((name) => sideOf(name, TABLE))).toEqual([800, 1000, 1200]);
  });
});

describe("rooms", () => {
  const tokens = CUBES.slice(0, 3).map(([, x, y]): [number, number, number, number] => [x, y, 0, 800]);

  it("have corners that are cubes or tokens", () => {
    expect(cornersIn("room pillar_s1 pillar_s2 pillar_token_1")).toEqual(["pillar_s1", "pillar_s2", "pillar_token_1"]);
    expect(cornerOf("pillar_token_2", viewOf({ tokens }), TABLE)).toEqual([10000, 0, 0, 800]);
    expect(cornerOf("pillar_s10", viewOf(), TABLE)).toEqual([0, -10000, 450, 800]);
    expect(cornerOf("pillar_s9", viewOf(), TABLE)).toBeNull();
  });

  it("have the full thickness of their corners", () => {
    const space = roomSpace(["pillar_s1", "pillar_s2", "pillar_s3"], viewOf(), TABLE);
    expect(contains(space, [0, -400])).toBe(true);
    expect(contains(space, [0, -401])).toBe(false);
    expect([...kindsOf(viewOf(), { space })].sort()).toEqual(["gold", "pillar"]);
  });

  it("lie within the limits, which the tokens are part of", () => {
    expect(contains(limitsOf(viewOf(), TABLE), [0, -3000])).toBe(true);
    expect(contains(limitsOf(viewOf({ cubes: CUBES.slice(4), tokens }), TABLE), [0, -3000])).toBe(false);
    expect(ownRoom(viewOf())).toEqual([]);
  });

  it("hold the Pawn in the middle of the tokens, and in set-up where it lies", () => {
    expect(pawnAt(viewOf({ tokens }))).toEqual([0, 10000 / 3]);
    expect(pawnAt(viewOf({ pawn: [5, 6, -1, 1000] }))).toEqual([5, 6]);
    expect(pawnAt(viewOf())).toBeNull();
  });

  it("are written with their corners in the order of pieces, tokens last", () => {
    expect(inOrder(["pillar_token_1", "pillar_s10", "pillar_s2"], NAMES)).toEqual(["pillar_s2", "pillar_s10", "pillar_token_1"]);
  });
});

describe("where things lie, in words", () => {
  const pawn = viewOf({ pawn: [0, 0, -1, 1000] });

  it("is a distance and one of eight directions, north being away from the player", () => {
    expect(bearing([0, 0], [0, 5000])).toEqual({ far: 5000, facing: "n" });
    expect(bearing([0, 0], [5000, 5000]).facing).toBe("ne");
    expect(bearing([0, 0], [-5000, 0]).facing).toBe("w");
    expect(bearing([0, 0], [5000, -2000]).facing).toBe("e");
    expect(bearing([0, 0], [30, 30]).facing).toBe("here");
  });

  it("is measured from the Pawn, else from the middle of the table", () => {
    expect(whereIs([8485, 8485], pawn, en)).toBe("12 cm north-east of the Pawn");
    expect(whereIs([0, -4500], viewOf(), en)).toBe("45 mm south of the middle of the table");
    expect(whereIs([0, 50], pawn, en)).toBe("exactly in the place of the Pawn");
    expect(whereIs([-20000, 0], pawn, speakerOf("fr"))).toBe("à 20 cm à l’ouest du Pion");
    expect(whereIs([-20000, 0], pawn, speakerOf("es"))).toBe("a 20 cm al oeste del Peón");
  });

  it("is in millimetres near by and in centimetres farther away", () => {
    expect([lengthIn(9949, en), lengthIn(10000, en)]).toEqual(["99 mm", "10 cm"]);
  });

  it("names a cube by kind and size", () => {
    expect(cubeIs("troll_l1", en)).toBe("Troll, large");
    expect(cubeThere(CUBES[4] as Cube, pawn, en)).toBe("Gold, small: 30 mm north of the Pawn");
    expect(inWords(["troll_l1", "gold_s1", "gold_l2"], en)).toBe("2 Gold, 1 Troll");
    expect(inWords([], en)).toBe("nothing");
  });

  it("goes by rooms, the nearest first", () => {
    const tokens = CUBES.slice(0, 3).map(([, x, y]): [number, number, number, number] => [x, y, 0, 800]);
    const found = regionsOf(viewOf({ cubes: CUBES.slice(3), tokens }), en);
    expect(found.room.map(([name]) => name)).toEqual(["gold_s1"]);
    expect(found.dungeon.map(([name]) => name)).toEqual(["troll_l1", "pillar_s10"]);
    expect(found.outside.map(([name]) => name)).toEqual(["dragon_h1"]);
  });
});

describe("what happened", () => {
  const event = { kind: "explored", seat: 0, cubes: ["gold_s1"], cubes_n: 1, spot: "(80, −80)", height: 150 };
  const asAtTable = (speaker: Speaker) => ({ ...NOWHERE, names: ["Ada"], places: adapter.places?.(viewOf(), speaker) });

  it("is told without the numbers of its place where the table is seen", () => {
    for (const speaker of [en, speakerOf("fr"), speakerOf("es")]) {
      const [seen, read] = [speaker.event(event, asAtTable(speaker)), speaker.event(event, NOWHERE)];
      expect(read).toContain("(80, −80)");
      expect(seen).not.toContain("80");
      expect(seen).toContain("150");
    }
  });
});

describe("what a hint calls an option", () => {
  const ROOM = "room pillar_s1 pillar_s2 pillar_s3";
  const SPEAKERS = [en, speakerOf("fr"), speakerOf("es")];
  const stair: Cube = ["stair_s1", 0, -700, 0, 0]; // its edge touches the room
  const named = (option: string, more: Partial<RoomOffer> = {}, view: Partial<DungeonDropView> = {}) => {
    const room = { option: ROOM, cubes: [], hits: 0, damage: 0, shields: 0, left: 6, ...more };
    const shown = viewOf({ asked: { seat: 0, prompt: "move.room", rooms: [room] }, pawn: [0, -1000, -1, 1000], ...view });
    return SPEAKERS.map((speaker) => called(option, shown, speaker).replaceAll("\u00a0", " "));
  };

  it("is what is done with a room, what lies in it, and where it is", () => {
    expect(named(ROOM, { cubes: ["gold_s1", "troll_l1"], hits: 2, damage: 2 })).toEqual([
      "Enter the room with 1 Gold, 1 Troll; damage 2; 45 mm north of the Pawn",
      "Entrer dans la salle avec 1 Or, 1 Troll\u202f; dégâts 2\u202f; à 45 mm au nord du Pion",
      "Entrar en la sala con 1 de Oro, 1 Trol; daño 2; a 45 mm al norte del Peón",
    ]);
    expect(named(ROOM)).toEqual([
      "Enter the empty room 45 mm north of the Pawn",
      "Entrer dans la salle vide à 45 mm au nord du Pion",
      "Entrar en la sala vacía a 45 mm al norte del Peón",
    ]);
    expect(named(ROOM, {}, { seats: 2, pawn: null })[0]).toBe("Loot the empty room 35 mm north of the middle of the table");
  });

  it("tells the damage with and without what stops monsters, and the Staircase", () => {
    expect(named(ROOM, { cubes: ["troll_l1"], hits: 2, damage: 0 })[0]).toBe("Enter the room with 1 Troll; damage 0–2; 45 mm north of the Pawn");
    expect(named(ROOM, {}, { cubes: [...CUBES, stair] })[0]).toBe("Enter the room with the Staircase; 45 mm north of the Pawn");
  });

  it("names a cube that is moved by its place, never by notation", () => {
    expect(named("flick troll_l1 315 100")).toEqual([
      "Flick the Troll (20 mm south of the Pawn): direction 315°, strength 100%",
      "Pichenette sur le Troll (à 20 mm au sud du Pion) : direction 315°, force 100 %",
      "Capirotazo: el Trol (a 20 mm al sur del Peón), dirección 315°, fuerza 100 %",
    ]);
    expect(named("slide pillar_s1 -40 80")[0]).toBe("Slide the Pillar to (−40, 80) (10 cm west of the Pawn)");
    expect(named("prop pillar_s9 -40 80")[0]).toBe("Put the Pillar at (−40, 80) (Pillar, small)");
    expect(named("swap gold_s1 troll_l1")[0]).toBe("Swap the Gold and the Troll (40 mm north of the Pawn, 20 mm south of the Pawn)");
  });

  it("tells a drop by its place and height", () => {
    expect(named("drop 0 10 150")).toEqual([
      "Let go 20 mm north of the Pawn, from 15 cm",
      "Lâcher à 20 mm au nord du Pion, de 15 cm de haut",
      "Soltar a 20 mm al norte del Peón, desde 15 cm de altura",
    ]);
    expect(named("heal")).toEqual(["", "", ""]);
  });
});

describe("the drawing", () => {
  it("has y downwards and leads back to the table", () => {
    expect(onPaper([100, 200])).toEqual([4, -8]);
    expect(onTable(4, -8)).toEqual([100, 200]);
    expect(pathOf(SQUARE)).toBe("M0 0L40 0L40 -40L0 -40Z");
    expect(pathOf([])).toBe("");
  });

  it("turns the sign on a cube by an eighth at most", () => {
    expect([0, 300, 450, 600, 900, 2699, -100].map(upright)).toEqual([0, 30, 45, -30, 0, -0.1, -10]);
  });

  it("shows what there is with some air, and the whole table where there is nothing", () => {
    expect(boundsOf([], TABLE.surface)).toEqual({ left: -1600, right: 1600, top: -1200, bottom: 1200 });
    expect(boundsOf([[0, 0]], TABLE.surface, 1000, 10000)).toEqual({ left: -200, right: 200, top: -200, bottom: 200 });
    expect(boundsOf([[40000, 0], [-40000, 0]], TABLE.surface, 1000, 0).right).toBe(1640);
  });

  it("sees one face of a cube that lies, three of one that tumbles, and no sign mirrored", () => {
    const [face, ...more] = facesOf({ x: 0, y: 0, z: 400, q: flat(0) }, 800);
    expect(more).toEqual([]);
    expect(face?.light).toBeCloseTo(1);
    const tumbling = facesOf({ x: 0, y: 0, z: 5000, q: [0.82, 0.41, 0.33, 0.21] }, 800);
    expect(tumbling).toHaveLength(3);
    for (const { matrix } of tumbling) {
      const [a = 0, b = 0, c = 0, d = 0] = matrix.slice(7).split(" ").map(Number);
      expect(a * d - b * c).toBeGreaterThan(0);
      expect(a).toBeGreaterThan(0);
    }
  });

  it("shows how far cubes scatter, between the heights that were measured", () => {
    expect(scatterOf(150, TABLE)).toEqual({ half: 4000, most: 8000 });
    expect(scatterOf(225, TABLE)).toEqual({ half: 5500, most: 11000 });
    expect(scatterOf(400, TABLE)).toEqual({ half: 7000, most: 14000 });
    expect(scatterOf(200, { ...TABLE, scatter: undefined } as unknown as typeof TABLE)).toBeNull();
    expect(measuresOf(en)).toBe(TABLE);
  });

  it("is kept as somebody liked it, as far as it can be shown", () => {
    expect([readLook(null), readLook("flat"), readLook("round")]).toEqual(["both", "flat", "both"]);
    expect(shownLook("both", ["space", "flat", "words"])).toBe("space");
    expect(shownLook("both", ["flat", "words"])).toBe("flat");
    expect(shownLook("words", ["flat", "words"])).toBe("words");
  });
});

// -- aiming

const REASON: Because = { rule: "DRP-ROOM-04", key: "room.blocked", facts: { cubes: { pillar: 1 }, cubes_n: 1, pillars: "pillar_s10" } };

type Given = { ranges?: Ranges; rooms?: RoomOffer[]; options?: string[]; prompt?: string; view?: Partial<DungeonDropView> };

function tableOf({ ranges = {}, rooms = [], options = [], prompt = "explore.aim", view = {} }: Given): { table: TableModel; sent: string[]; tried: string[] } {
  const sent: string[] = [];
  const tried: string[] = [];
  const live = {
    ...{ busy: false, link: "live" },
    move: async (text: string) => (sent.push(text), { ok: true, seq: 1 }),
    why: async (text: string) => (tried.push(text), REASON),
  } as unknown as LiveTable;
  const asked = { seat: 0, prompt, facts: { drawn: 0, life: 6, floor: 1 }, useless: [], offers: options.map(() => ({ corners: "", cubes: {}, n: 0, stair: false, first: "gold", second: "gold" })) };
  const shown = { view: viewOf({ asked: { seat: 0, prompt, options, ranges, rooms }, ...view }), asked, asked_seq: 4, seats: [], lines: [], seat: 0 };
  return { table: new TableModel(adapter, live, en, shown), sent, tried };
}

function aimingOf(given: Given) {
  const made = tableOf(given);
  const aiming = new Aiming(() => made.table);
  aiming.follow();
  return { aiming, ...made };
}

const page = (component: unknown, props: Record<string, unknown>) =>
  render(component as Component, { props })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("an aim", () => {
  const drop: Ranges = { drop: { zone: SQUARE.map(([x, y]) => [10 * x, 10 * y]), height: [150, 300], count: 4, cubes: [] } };

  it("begins in the middle of its zone and is sent in whole millimetres", async () => {
    const { aiming, sent } = aimingOf({ ranges: drop });
    expect([aiming.verb, aiming.text]).toEqual(["drop", "drop 50 50 200"]);
    await aiming.send();
    expect(sent).toEqual(["drop 50 50 200"]);
  });

  it("of a drop counts at the nearest point of its zone", () => {
    const { aiming } = aimingOf({ ranges: drop });
    aiming.at(20049, 5000);
    expect([aiming.x, aiming.y, aiming.moved, aiming.landing]).toEqual([200, 50, true, [10000, 5000]]);
  });

  it("stays on the table and between its heights", () => {
    const { aiming } = aimingOf({ ranges: drop });
    aiming.at(999999, -999999);
    aiming.rise(1000);
    expect(aiming.text).toBe("drop 400 -300 300");
  });

  it("needs a cube for a flick, and is drawn out of it", () => {
    const { aiming } = aimingOf({ ranges: { flick: { cubes: ["gold_s1", "troll_l1"], strength: [0, 50], noise: true } }, prompt: "act.flick" });
    expect(aiming.text).toBeNull();
    expect(aiming.pick("dragon_h1")).toBe(false);
    expect(aiming.pick("gold_s1")).toBe(true);
    aiming.flickTo(0, 3000 + 4150);
    expect(aiming.text).toBe("flick gold_s1 90 25");
    aiming.flickTo(-99999, 3000);
    expect(aiming.text).toBe("flick gold_s1 180 50");
    aiming.turnTo(-1);
    expect(aiming.direction).toBe(359);
  });

  it("of a slide begins where the cube lies, and reaches around it", () => {
    const { aiming } = aimingOf({ ranges: { slide: { cubes: ["pillar_s1", "pillar_s2"], reach: 6000 } }, prompt: "act.slide" });
    expect(aiming.reach).toBeNull();
    aiming.pick("pillar_s1");
    aiming.move(10, -3);
    expect([aiming.text, aiming.reach]).toEqual(["slide pillar_s1 -90 -3", { at: [-10000, 0], radius: 6000 }]);
  });

  it("takes the only cube there is", () => {
    const { aiming } = aimingOf({ ranges: { prop: { cubes: ["pillar_s9"], reach: 12000, around: [100, 200] } }, prompt: "act.prop" });
    expect(aiming.text).toBe("prop pillar_s9 1 2");
  });

  it("begins at a listed spot where not every one will do", () => {
    const place: Ranges = { place: { zone: SQUARE.map(([x, y]) => [10 * x, 10 * y]), cubes: ["gold_l1"] } };
    const { aiming } = aimingOf({ ranges: place, options: ["place gold_l1 -9 80", "place gold_l1 40 61"], prompt: "explore.place" });
    expect(aiming.text).toBe("place gold_l1 40 61");
  });

  it("of a pull or a toss reaches around the point", () => {
    const { aiming } = aimingOf({ ranges: { point: { reach: 5000, cubes: ["gold_s1"] } }, prompt: "act.point" });
    aiming.at(0, 3000);
    expect([aiming.text, aiming.reach, aiming.cubes]).toEqual(["point 0 30", { at: [0, 3000], radius: 5000 }, []]);
    expect(page(Aim, { aiming })).toContain("Pick up around (0, 30): 1 Gold within reach");
  });

  it("says in words where it is, how cubes scatter and what will be done", () => {
    const { aiming } = aimingOf({ ranges: drop });
    const text = page(Aim, { aiming });
    expect(text).toContain("Drop the cubes (4) above (50, 50), from 200 mm");
    expect(text).toContain("71 mm north-east of the middle of the table");
    expect(text).toContain("Half of the cubes come to rest within 50 mm, nine in ten within 10 cm.");
  });

  it("begins anew with the next question", () => {
    const { aiming, table } = aimingOf({ ranges: drop });
    aiming.at(0, 0);
    aiming.rise(50);
    table.shown = { ...table.shown, asked_seq: 5 };
    aiming.follow();
    expect(aiming.text).toBe("drop 50 50 250");
  });

  it("is nobody's while others decide or something falls", () => {
    const { table } = tableOf({ ranges: drop });
    table.film = { seq: 1, films: [], before: table.view };
    expect(new Aiming(() => table).verb).toBeNull();
    table.film = null;
    table.shown = { ...table.shown, seat: 1 };
    expect(new Aiming(() => table).verb).toBeNull();
  });
});

describe("a room to choose", () => {
  const upper: RoomOffer = { option: "room pillar_s1 pillar_s2 pillar_s3", cubes: ["gold_s1"], hits: 0, damage: 0, shields: 0, left: 6 };
  const lower: RoomOffer = { option: "room pillar_s1 pillar_s2 pillar_s10", cubes: ["troll_l1"], hits: 2, damage: 2, shields: 0, left: 4 };
  const left: RoomOffer = { option: "room pillar_s1 pillar_s3 pillar_s10", cubes: ["gold_s1", "troll_l1"], hits: 2, damage: 2, shields: 0, left: 4 };
  const rooms = [lower, upper, left];
  const given = { rooms, options: rooms.map((room) => room.option), prompt: "loot.room" };

  it("is found by pointing; where several lie one over another, each time the next", () => {
    const { aiming } = aimingOf(given);
    expect(aiming.rooms[0]?.option).toBe(left.option);
    aiming.cycle(-2000, 2000);
    const first = aiming.room;
    aiming.cycle(-2000, 2000);
    expect([first, aiming.room].sort()).toEqual([upper.option, left.option].sort());
    aiming.cycle(-2000, 2000);
    expect(aiming.room).toBe(first);
    aiming.cycle(30000, 30000);
    expect(aiming.room).toBeNull();
  });

  it("is found by picking its corners; of three that are none it is told why", async () => {
    const { aiming, tried } = aimingOf(given);
    for (const corner of ["pillar_s10", "pillar_s2", "pillar_s1"]) aiming.pickCorner(corner);
    expect([aiming.room, aiming.because]).toEqual([lower.option, null]);
    aiming.pickCorner("pillar_s1");
    expect([aiming.picked, aiming.room]).toEqual([["pillar_s10", "pillar_s2"], null]);
    aiming.pickCorner("pillar_s3");
    await Promise.resolve();
    expect(tried).toEqual(["room pillar_s2 pillar_s3 pillar_s10"]);
    expect(aiming.because).toBe(REASON);
    expect([...aiming.blocking]).toEqual(["pillar_s10"]);
    aiming.layOut(upper.option);
    expect([aiming.because, aiming.picked]).toEqual([null, []]);
  });

  it("tells what it brings, what it costs and what is left, and is entered at once", async () => {
    const { aiming, sent } = aimingOf(given);
    expect(page(Aim, { aiming })).toContain("3 rooms");
    aiming.layOut(lower.option);
    const text = page(Aim, { aiming });
    expect(text).toContain("1 Troll");
    expect(text).toContain("Damage 2: hearts left 4");
    await aiming.enter();
    expect(sent).toEqual([lower.option]);
  });

  it("comes one after another with the keys", () => {
    const { aiming } = aimingOf(given);
    aiming.next(-1);
    const last = aiming.room;
    aiming.next(1);
    expect([last, aiming.room]).toEqual([aiming.rooms[2]?.option, aiming.rooms[0]?.option]);
  });
});

describe("two cubes that change places", () => {
  it("are picked one after the other", () => {
    const { aiming, sent } = aimingOf({ options: ["swap gold_s1 troll_l1", "swap gold_s1 dragon_h1", "swap troll_l1 dragon_h1"], prompt: "act.swap" });
    expect(aiming.swapWith("pillar_s1")).toBe(false);
    expect([aiming.swapWith("troll_l1"), aiming.first]).toEqual([true, "troll_l1"]);
    expect(page(Aim, { aiming })).toContain("Troll, large is chosen");
    aiming.swapWith("troll_l1");
    expect(aiming.first).toBeNull();
    aiming.swapWith("dragon_h1");
    aiming.swapWith("gold_s1");
    expect(sent).toEqual(["swap gold_s1 dragon_h1"]);
  });
});

describe("the table in words", () => {
  it("lists every cube with its place", () => {
    const { aiming, table } = aimingOf({});
    const text = page(Words, { table, aiming, onpiece: () => undefined });
    expect(text).toContain("On the table: 7 cubes.");
    expect(text).toContain("Elsewhere in the Dungeon: 6");
    expect(text).toContain("Dragon, huge 28 cm north-east of the middle of the table");
  });
});

describe("what the server is asked about a piece", () => {
  const asked = (prompt: string) => viewOf({ asked: { seat: 0, prompt, options: [] } });
  const attempts = (key: string, prompt: string) => adapter.attempts(key, asked(prompt), 0, en);

  it("is what somebody would try with it just now", () => {
    expect(attempts("card:dwarf", "act.choose")).toEqual(["use dwarf dwarf"]);
    expect(attempts("card:troll_l2", "act.choose")).toEqual(["drink troll_l2"]);
    expect(attempts("card:gold_s1", "act.banish")).toEqual(["banish gold_s1"]);
    expect(attempts("card:pillar_s1", "act.slide")).toEqual(["slide pillar_s1 -100 0"]);
    expect(attempts("card:gold_s1", "act.choose")).toEqual([]);
    expect(adapter.attempts("card:dwarf", viewOf(), 0, en)).toEqual([]);
  });

  it("tells cubes of a kind apart by where they lie, and by their size where they do not", () => {
    expect(adapter.which?.("pillar_s1", viewOf(), en)).toBe("10 cm west of the middle of the table");
    expect(adapter.which?.("troll_l2", viewOf(), en)).toBe("Troll, large");
  });

  it("leaves rooms and swaps to the board, and asks twice before a floor is left", () => {
    const offer = (verb: string) => ({ verb }) as Offer;
    expect(["room", "swap", "take", "leave"].map((verb) => adapter.onBoard?.(offer(verb)))).toEqual([true, true, false, false]);
    expect(["room", "leave", "retire", "stay"].map((verb) => adapter.needsConfirm(offer(verb)))).toEqual([false, true, true, false]);
    expect(adapter.passOption([offer("meeple"), offer("pass")], viewOf(), 0)?.verb).toBe("pass");
  });
});
