// What the table of Dungeon Drop shows of a view, and where things lie on it; types.ts says what a view holds. Lengths are hundredths of a millimetre, angles tenths of a degree, counter-clockwise from
// larger x; 0, 0 is the middle of the table, y grows away from the player.

import { NOWHERE, type Speaker } from "../../lib/speaker";
import type { GameAdapter } from "../../lib/table.svelte";
import type { View } from "../../lib/types";
import type { Cube, DungeonDropView, Footprint, Measures, Pieces, Point, Ranges, Seat } from "./types";
import { byKind, kindOf, sizeOf } from "./kinds";
import { called, whichIs } from "./words";

export type Polygon = Point[];

/** The measures of the table (content/pieces/table.toml), as far as they are drawn. */
export type DrawnMeasures = Pick<Measures, "surface" | "sides" | "token" | "pawn" | "meeple"> & {
  drop: Pick<Measures["drop"], "lowest" | "highest">;
  scatter?: Measures["scatter"];
};

export type FreeVerb = keyof Ranges;
export const FREE: readonly FreeVerb[] = ["height", "drop", "place", "flick", "slide", "prop", "pull", "point", "meeple"];

export const seatsOf = (view: DungeonDropView): Seat[] => Array.from({ length: view.seats }, (_, n) => view.seat[String(n)] as Seat);

export const isSolo = (view: DungeonDropView): boolean => view.seats === 1;

// -- names

/** "2 Gold, 1 Troll"; "nothing" for none. */
export function inWords(names: string[], speaker: Speaker): string {
  return speaker.forms("cost", Object.fromEntries(byKind(names).map(([kind, cubes]) => [kind, cubes.length])), NOWHERE)[""] ?? "";
}

/** The corners of a room option, by name: `room pillar_s3 pillar_l1 pillar_token_1`. */
export const cornersIn = (option: string): string[] => option.split(" ").slice(1);

// -- measures

const SIZES = { s: "small", l: "large", h: "huge" } as const;

const DEFAULT: DrawnMeasures = {
  surface: { width: 80000, depth: 60000 },
  sides: { small: 800, large: 1000, huge: 1200 },
  token: { count: 3, radius: 800, margin: 50 },
  pawn: { radius: 500, height: 800 },
  meeple: { radius: 500, height: 800 },
  drop: { lowest: 15000, highest: 30000 },
};

export function measuresOf(speaker: Speaker): DrawnMeasures {
  return (speaker.content?.boards?.["table"] as DrawnMeasures | undefined) ?? DEFAULT;
}

/** The names of bodies in a film: cubes by their number; behind them the Pawn, then the meeples by seat. */
export function bodyNames(speaker: Speaker): string[] {
  return (speaker.content?.boards?.["pieces"] as Pieces | undefined)?.names ?? [];
}

export const sideOf = (name: string, measures: DrawnMeasures): number => measures.sides[SIZES[sizeOf(name)]];

/** Half of the cubes, and nine in ten of them, come to rest within so many hundredths of the aim point. */
export function scatterOf(height: number, measures: DrawnMeasures): { half: number; most: number } | null {
  const scatter = measures.scatter;
  if (!scatter?.heights.length) return null;
  return { half: between(scatter.heights, scatter.half, 100 * height), most: between(scatter.heights, scatter.most, 100 * height) };
}

function between(xs: number[], ys: number[], x: number): number {
  const n = xs.findIndex((one) => one >= x);
  if (n < 0) return ys.at(-1) ?? 0;
  if (n === 0) return ys[0] ?? 0;
  const [a = 0, b = 0, from = 0, to = 0] = [xs[n - 1], xs[n], ys[n - 1], ys[n]];
  return from + ((to - from) * (x - a)) / (b - a);
}

// -- geometry, for drawing: what counts is the server's

export function footprintOf(cube: Cube, measures: DrawnMeasures): Footprint {
  const [name, x, y, turn] = cube;
  return [x, y, turn, sideOf(name, measures)];
}

/** The corners of a square, counter-clockwise. */
export function squareOf([x, y, turn, side]: Footprint): Polygon {
  const angle = (Math.max(0, turn) * Math.PI) / 1800;
  const [a, b] = [(side / 2) * (Math.cos(angle) - Math.sin(angle)), (side / 2) * (Math.cos(angle) + Math.sin(angle))];
  return [
    [x + a, y + b],
    [x - b, y + a],
    [x - a, y - b],
    [x + b, y - a],
  ];
}

export const cross = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The convex hull, counter-clockwise. */
export function hullOf(points: Polygon): Polygon {
  const found = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (found.length < 3) return found;
  const chain: Polygon = [];
  for (const way of [found, found.slice(0, -1).reverse()]) {
    const start = chain.length;
    for (const point of way) {
      while (chain.length > Math.max(start, 1) && cross(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
  }
  return chain.slice(0, -1);
}

export function contains(polygon: Polygon, point: Point): boolean {
  return polygon.length > 2 && polygon.every((a, n) => cross(a, polygon[(n + 1) % polygon.length] as Point, point) >= 0);
}

/** The point of a convex polygon that is nearest to another one. */
export function nearestIn(polygon: Polygon, point: Point): Point {
  if (!polygon.length || contains(polygon, point)) return point;
  let best: Point = polygon[0] as Point;
  let least = Infinity;
  polygon.forEach((a, n) => {
    const b = polygon[(n + 1) % polygon.length] as Point;
    const [x, y] = [b[0] - a[0], b[1] - a[1]];
    const square = x * x + y * y;
    const along = square ? Math.min(1, Math.max(0, ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / square)) : 0;
    const there: Point = [a[0] + along * x, a[1] + along * y];
    const far = distance(there, point);
    if (far < least) [best, least] = [there, far];
  });
  return best;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const areaOf = (polygon: Polygon): number => polygon.reduce((sum, a, n) => sum + cross([0, 0], a, polygon[(n + 1) % polygon.length] as Point), 0) / 2;

export function meanOf(points: Polygon): Point {
  return points.length ? [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length] : [0, 0];
}

/** Where a corner of a room stands: a cube, or a token by its number. */
export function cornerOf(name: string, view: DungeonDropView, measures: DrawnMeasures): Footprint | null {
  const token = /^pillar_token_(\d)$/.exec(name)?.[1];
  if (token) return view.tokens[Number(token) - 1] ?? null;
  const cube = view.cubes.find(([one]) => one === name);
  return cube ? footprintOf(cube, measures) : null;
}

/** The space of a room, with the full thickness of its corners. */
export function roomSpace(corners: string[], view: DungeonDropView, measures: DrawnMeasures): Polygon {
  const shapes = corners.map((name) => cornerOf(name, view, measures)).filter((shape) => shape !== null);
  return hullOf(shapes.flatMap(squareOf));
}

/** The kinds of cubes that lie in a room, by their middles. */
export function kindsOf(view: DungeonDropView, room: { space: Polygon }): Set<string> {
  return new Set(view.cubes.filter(([, x, y]) => contains(room.space, [x, y])).map(([name]) => kindOf(name)));
}

/** The room the hero is in: between the tokens. */
export const ownRoom = (view: DungeonDropView): Polygon => hullOf(view.tokens.flatMap(squareOf));

/** The limits of the Dungeon: around all Pillars and tokens. */
export function limitsOf(view: DungeonDropView, measures: DrawnMeasures): Polygon {
  const pillars = view.cubes.filter(([name]) => kindOf(name) === "pillar").map((cube) => footprintOf(cube, measures));
  return hullOf([...pillars, ...view.tokens].flatMap(squareOf));
}

/** Where the Pawn is drawn: in set-up where it lies, afterwards in the middle of the tokens. */
export function pawnAt(view: DungeonDropView): Point | null {
  if (view.pawn) return [view.pawn[0], view.pawn[1]];
  return view.tokens.length ? meanOf(view.tokens.map(([x, y]) => [x, y])) : null;
}

export type Facing = "here" | "e" | "ne" | "n" | "nw" | "w" | "sw" | "s" | "se";
const FACINGS: Facing[] = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** How far a point is from another one, in hundredths, and in which of eight directions; north is away from the player. */
export function bearing(from: Point, to: Point): { far: number; facing: Facing } {
  const far = distance(from, to);
  if (far < 100) return { far, facing: "here" };
  const eighth = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 4) / Math.PI);
  return { far, facing: FACINGS[(eighth + 8) % 8] as Facing };
}

// -- what the page does with it

const TO_CONFIRM = ["leave", "retire"];
const ON_BOARD = ["room", "swap"]; // more than buttons can show; a room is confirmed beside what it brings

/** What somebody would try with a cube on the table, by what is asked. */
const ATTEMPTS: Record<string, (cube: string, at: Cube | undefined) => string[]> = {
  "act.banish": (cube) => [`banish ${cube}`],
  "act.transmute": (cube) => [`transmute ${cube}`],
  "act.pick": (cube) => [`pick ${cube}`],
  "act.flick": (cube) => [`flick ${cube} 0 0`],
  "act.slide": (cube, at) => (at ? [`slide ${cube} ${Math.round(at[1] / 100)} ${Math.round(at[2] / 100)}`] : []),
  "loot.take": (cube) => [`take ${cube}`],
  "loot.slay": (cube) => [`slay ${cube}`],
  "loot.shield": (cube) => [`shield ${cube}`],
};

export const adapter: GameAdapter = {
  heroes: (view) => seatsOf(view as DungeonDropView).map((seat) => seat.race ?? ""),
  spaces: () => ({}),
  places: () => ({}), // no cells; what happened is told without the numbers of its place

  attempts(key, view: View, seat) {
    const drop = view as DungeonDropView;
    const [kind, name = ""] = key.split(/:(.*)/);
    const mine = drop.seat[String(seat)];
    if (kind !== "card" || !mine || drop.asked?.seat !== seat) return [];
    if (mine.race === name || mine.classes.includes(name)) return [`use ${name} ${name}`];
    if (mine.card.some(([cube]) => cube === name)) return [`drink ${name}`];
    return ATTEMPTS[drop.asked.prompt]?.(name, drop.cubes.find(([cube]) => cube === name)) ?? [];
  },

  extraPieces: () => [],

  sorted: (offer) => (offer.verb === "use" ? { group: "deed", icon: "magic" } : undefined),
  ends: (offer) => offer.verb === "done" || offer.verb === "pass",
  /** Alone one is here for the Relics. */
  firstTip: (view) => (isSolo(view as DungeonDropView) ? "seen-first-solo" : "hint-first-table"),

  needsConfirm: (offer) => TO_CONFIRM.includes(offer.verb),
  gone: (view, seat) => (view as DungeonDropView).seat[String(seat)]?.in === false,
  onBoard: (offer) => ON_BOARD.includes(offer.verb),
  which: (piece, view, speaker) => whichIs(piece, view as DungeonDropView, speaker),
  called: (option, view, speaker) => called(option, view as DungeonDropView, speaker),

  /** Heroic Teamwork: whoever wants no meeple passes. */
  passOption: (offers) => offers.find((offer) => offer.verb === "pass") ?? null,
};
