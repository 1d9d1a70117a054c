// How the dungeon is drawn: tiles on a lattice of half-tiles, where their Passages meet, and who walks where. What is
// linked and what may be done comes from the server; here it only finds its place on the paper.

import { edgesFor, SLOT, slotAt } from "../../art/dungeonology/zones";
import type { Offer } from "../../lib/table.svelte";
import type { LogLine } from "../../lib/types";
import type { Edition, Model } from "./edition";
import type { DungeonologyView, Zone } from "./types";
import { place, seatsOf } from "./view";

export const TILE = 100;
export const HALF = TILE / 2;

export type Point = { x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };

/** The upper left corner of a tile. */
export function corner(cell: string): Point {
  const at = place(cell);
  return { x: at.x * HALF, y: at.y * HALF };
}

/** A tile as it lies: its cell, and how many tiles it is wide. */
export type Lying = { cell: string; size?: number };

/** How many tiles a Zone is wide: another box has Megazones. */
export const sizeOf = (zone: Zone): number => (zone as { size?: number }).size ?? 1;

/** Pieces that another box puts into Zones, by their tokens. */
export function piecesOn(zone: Zone): string[] {
  const { eggs = 0, frozen, tentacle } = zone as { eggs?: number; frozen?: boolean; tentacle?: boolean };
  return [...(frozen ? ["ice"] : []), ...(tentacle ? ["tentacle"] : []), ...Array.from({ length: eggs }, () => "egg")];
}

export function middle({ cell, size = 1 }: Lying): Point {
  const at = corner(cell);
  return { x: at.x + HALF * size, y: at.y + HALF * size };
}

export function boundsOf(tiles: readonly Lying[], margin: number): Box {
  const boxes = tiles.map(({ cell, size = 1 }) => ({ ...corner(cell), wide: TILE * size }));
  return {
    left: Math.min(...boxes.map(({ x }) => x)) - margin,
    right: Math.max(...boxes.map(({ x, wide }) => x + wide)) + margin,
    top: Math.min(...boxes.map(({ y }) => y)) - margin,
    bottom: Math.max(...boxes.map(({ y, wide }) => y + wide)) + margin,
  };
}

// -- half-edges: where two tiles lie side by side, both have the same point in the middle of it

export type Opening = Point & { passage: string; turn: number };

/** Where the Passages of a tile come out; `turn` brings the north to that side. */
export function openings({ cell, size = 1 }: Lying, passages: readonly string[]): Opening[] {
  const at = corner(cell);
  return passages.flatMap((passage) => {
    const edge = edgesFor(size)[passage];
    return edge ? [{ passage, x: at.x + edge.x, y: at.y + edge.y, turn: edge.turn }] : [];
  });
}

const keyOf = ({ x, y }: Point) => `${x},${y}`;

/** A Passage that leads to another tile: open, over Stairs, walled off, or against solid rock. */
export type Seam = Opening & { key: string; from: string; to: string; kind: "link" | "stairs" | "wall" | "shut" };

/** All of them, each once. `turn` leads from the Zone `from` to the Zone `to`. */
export function seamsOf(view: DungeonologyView, passagesOf: (zone: string) => readonly string[]): Seam[] {
  const at = new Map<string, string>();
  const zones = new Map<string, Lying>(view.dungeon.map((zone) => [zone.zone, { cell: zone.cell, size: sizeOf(zone) }]));
  for (const [zone, lying] of zones) for (const edge of openings(lying, Object.keys(edgesFor(lying.size ?? 1)))) at.set(`${keyOf(edge)} ${edge.turn}`, zone);
  const named = (names: readonly string[]) =>
    new Set(
      names.flatMap((name) => {
        const [zone = "", passage = ""] = name.split(" ");
        return openings(zones.get(zone) ?? { cell: "0,0" }, [passage]).map(keyOf);
      }),
    );
  const [walls, stairs] = [named(view.walls), named(view.stairs)];
  const seams = new Map<string, Seam>();
  for (const { zone, cell, links } of view.dungeon) {
    for (const edge of openings(zones.get(zone) ?? { cell }, passagesOf(zone))) {
      const key = keyOf(edge);
      const to = at.get(`${key} ${(edge.turn + 180) % 360}`);
      if (to === undefined || seams.has(key)) continue;
      const met = openings(zones.get(to) ?? { cell: "0,0" }, passagesOf(to)).some((other) => keyOf(other) === key);
      const kind = !met ? "shut" : walls.has(key) ? "wall" : stairs.has(key) ? "stairs" : links.includes(to) ? "link" : "shut";
      seams.set(key, { ...edge, key, from: zone, to, kind });
    }
  }
  return [...seams.values()];
}

/** Where a tile that is not laid yet would meet the Passages of others. */
export function meetings(view: DungeonologyView, passagesOf: (zone: string) => readonly string[], tile: string, lying: Lying): Opening[] {
  const others = new Set(view.dungeon.flatMap((zone) => openings({ cell: zone.cell, size: sizeOf(zone) }, passagesOf(zone.zone)).map((edge) => `${keyOf(edge)} ${edge.turn}`)));
  return openings(lying, passagesOf(tile)).filter((edge) => others.has(`${keyOf(edge)} ${(edge.turn + 180) % 360}`));
}

// -- what is printed on a tile

/** Whether an icon does anything: on this tile or, before it is laid, on any. */
export function works(icon: string, zone: Zone | undefined, view: DungeonologyView): boolean {
  return !(zone ?? view).idle.includes(icon);
}

/** The seats that placed the Trap Tokens there, where a box says so. */
export function trappers(zone: Zone | undefined): number[] {
  const { trappers: found = [] } = (zone ?? {}) as { trappers?: (number | null)[] };
  return [...new Set(found.filter((seat) => seat !== null))];
}

// -- a new tile

/** Where each tile that was turned up can lie. */
export function placesOf(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const [tile = ""] = offer.words;
    if (offer.verb === "lay") found.set(tile, [...(found.get(tile) ?? []), offer]);
  }
  return found;
}

// -- who walks: Scholars are called by their seat, `seat:1`, the Boss `boss`, others as their edition calls them

export type Positions = Record<string, string | null>;
export type TrailStep = { who: string; zone: string };

/** Where the model of a seat stands; that of a Scholar who is finished may stay at home (DGY-ED-26). */
export const standsAt = (view: DungeonologyView, n: number): string | null => view.seat[String(n)]?.at ?? (view.home?.includes(n) ? "starting_zone" : null);

export function positionsOf(view: DungeonologyView, models: readonly Pick<Model, "who" | "at">[]): Positions {
  return Object.fromEntries([...seatsOf(view).map((_, n) => [`seat:${n}`, standsAt(view, n)] as const), ...models.map(({ who, at }) => [who, at] as const)]);
}

/** The steps that these lines tell of, in their order, and whatever else has moved from one position to the other. */
export function stepsIn(lines: readonly LogLine[], before: Positions, after: Positions, walks: Edition["walks"]): TrailStep[] {
  const steps: TrailStep[] = [];
  for (const event of lines.flatMap((line) => line.events ?? [])) {
    const zone = String(event["zone"]);
    if (event.kind === "entered") steps.push({ who: `seat:${event["seat"]}`, zone });
    const who = walks[event.kind];
    if (who) steps.push({ who, zone });
  }
  for (const [who, zone] of Object.entries(after)) {
    const last = steps.findLast((step) => step.who === who)?.zone ?? before[who];
    if (zone !== null && last !== zone) steps.push({ who, zone });
  }
  return steps;
}

/** Where everybody is after so many of the steps. */
export function positionsAfter(steps: readonly TrailStep[], count: number, before: Positions, after: Positions): Positions {
  if (count >= steps.length) return after;
  const found = { ...before };
  for (const { who, zone } of steps.slice(0, count)) found[who] = zone;
  return found;
}

/** The way of one of them, with the Zone it came from. */
export function trailOf(who: string, steps: readonly TrailStep[], before: Positions): string[] {
  const way = steps.filter((step) => step.who === who).map((step) => step.zone);
  return before[who] ? [before[who], ...way] : way;
}

const TITLE = { x: 13, y: 9, width: 74, height: 15 }; // of a tile, whether it stands on one line or on two

/** Where a tile has its name and its cubes: no trail is drawn over them. */
export function keptFree(zone: Zone): { x: number; y: number; width: number; height: number }[] {
  const [at, size] = [corner(zone.cell), sizeOf(zone)];
  const first = slotAt(0, zone.cubes.length);
  const cubes = { x: first.x - 1, y: first.y - 1, width: 2 * (50 - first.x) + 2, height: SLOT + 2 };
  return [TITLE, ...(zone.cubes.length ? [cubes] : [])].map((box) => ({ x: at.x + size * box.x, y: at.y + size * box.y, width: size * box.width, height: size * box.height }));
}

export type Stand = Point & { size: number };

/** Where each figure stands in its Zone: side by side, in the middle of the tile; a crowd is drawn smaller. */
export function stands(positions: Positions, zones: readonly Zone[]): Record<string, Stand> {
  const lying = new Map(zones.map((zone) => [zone.zone, zone]));
  const found: Record<string, Stand> = {};
  for (const [who, zone] of Object.entries(positions)) {
    const tile = zone === null ? undefined : lying.get(zone);
    if (tile === undefined) continue;
    const company = Object.keys(positions).filter((other) => positions[other] === zone);
    const [at, size] = [corner(tile.cell), sizeOf(tile)];
    const apart = Math.min(25, (76 * size) / company.length);
    const x = at.x + HALF * size + (company.indexOf(who) - (company.length - 1) / 2) * apart;
    found[who] = { x, y: at.y + 62 * size, size: company.length > 3 * size ? 1 : 1.15 };
  }
  return found;
}
