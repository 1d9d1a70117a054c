// From what is aimed at to what is drawn on the table: zones, rooms, rings, arrows, the cubes in the hand.

import { FULL_FLICK, type Aiming, type RoomShape } from "../aim.svelte";
import { kindOf, MONSTERS } from "../kinds";
import type { DungeonDropView, Point } from "../types";
import { measuresOf, ownRoom, scatterOf, type Polygon } from "../view";
import type { Drawn, Flat, Tone } from "./marks";
import { CM, type Pointed } from "./stage";

const FEW = 14; // up to so many rooms are all drawn; more would be a thicket
const MOST_HELD = 60; // cubes of an initial drop

const flat = ([x, y]: Point): Flat => [x / CM, y / CM];
const flats = (polygon: Polygon): Flat[] => polygon.map(flat);

/** What glows at a cube: it is taken, it hits, it is chosen, or it may be. */
export function toneOf(name: string, aiming: Aiming, glow: (name: string) => "lit" | "open" | ""): Tone | null {
  const { shown } = aiming;
  if (shown?.corners.includes(name) || aiming.cube === name || aiming.picked.includes(name) || aiming.first === name) return "lit";
  if (shown?.cubes.includes(name)) return MONSTERS.includes(kindOf(name)) ? "danger" : "take";
  const found = glow(name);
  if (found === "lit" || aiming.over === name) return "lit";
  if (found === "open" || aiming.cubes.includes(name) || aiming.corners.has(name)) return "open";
  return null;
}

/** Everything that is pointed at. While something falls, nothing is. */
export function pointed(aiming: Aiming, view: DungeonDropView, glow: (name: string) => "lit" | "open" | "", falling: boolean): Pointed {
  if (falling) return { drawn: [], shells: new Map(), hand: null, ghost: null };
  const shells = new Map<string, Tone>();
  for (const [name] of view.cubes) {
    const tone = toneOf(name, aiming, glow);
    if (tone) shells.set(name, tone);
  }
  return { drawn: [...rooms(aiming, view), ...aim(aiming)], shells, hand: hand(aiming, view), ghost: ghost(aiming) };
}

/** The room between the tokens, those that may be chosen, and the one that is looked at. */
function rooms(aiming: Aiming, view: DungeonDropView): Drawn[] {
  const own = ownRoom(view);
  const drawn: Drawn[] = [];
  if (own.length > 2) drawn.push({ kind: "space", points: flats(own), tone: "own", fill: aiming.shown ? 0.07 : 0.13, width: aiming.shown || aiming.zone ? 0 : 0.13 });
  if (aiming.rooms.length && aiming.rooms.length <= FEW) drawn.push(edges(aiming.rooms));
  if (aiming.shown) drawn.push({ kind: "space", points: flats(aiming.shown.space), tone: "lit", fill: 0.2, width: 0.22 });
  return drawn;
}

/** The sides of several rooms, each drawn once. */
function edges(shapes: RoomShape[]): Drawn {
  const found = new Map<string, [Flat, Flat]>();
  for (const { space } of shapes)
    space.forEach((a, n) => {
      const b = space[(n + 1) % space.length] as Point;
      found.set([a.join(), b.join()].sort().join(" "), [flat(a), flat(b)]);
    });
  return { kind: "edges", edges: [...found.values()], tone: "open", width: 0.06 };
}

function aim(aiming: Aiming): Drawn[] {
  const drawn: Drawn[] = [];
  const bad = aiming.because !== null && aiming.checked === aiming.text;
  const at = flat(aiming.landing);
  if (aiming.zone) drawn.push({ kind: "space", points: flats(aiming.zone), tone: "zone", fill: 0.07, width: 0.12, dashed: true });
  if (aiming.reach) drawn.push({ kind: "ring", at: flat(aiming.reach.at), radius: aiming.reach.radius / CM, tone: "zone", width: 0.1, dashed: true, fill: 0.05 });
  if (aiming.pointed && (aiming.verb !== "slide" || aiming.cube)) {
    const scatter = aiming.verb === "drop" ? scatterOf(aiming.height, measuresOf(aiming.table.speaker)) : null;
    if (scatter) {
      drawn.push({ kind: "ring", at, radius: scatter.most / CM, tone: "zone", width: 0.08, dashed: true, fill: 0.05 });
      drawn.push({ kind: "ring", at, radius: scatter.half / CM, tone: "zone", width: 0.08, fill: 0.1 });
    }
    drawn.push({ kind: "cross", at, tone: bad ? "danger" : "lit" });
  }
  if (aiming.high) drawn.push({ kind: "plumb", at: aiming.verb === "height" ? [0, 0] : at, height: aiming.height / 10, tone: "lit" });
  const from = aiming.verb === "flick" ? aiming.view.cubes.find(([name]) => name === aiming.cube) : undefined;
  if (from) {
    const angle = (aiming.direction * Math.PI) / 180;
    const far = 1200 + (aiming.strength / 100) * FULL_FLICK;
    drawn.push({ kind: "arrow", from: flat([from[1], from[2]]), to: flat([from[1] + far * Math.cos(angle), from[2] + far * Math.sin(angle)]), tone: "lit" });
  }
  return drawn;
}

/** The cubes that are about to fall, held above the aim: known ones with their signs. */
function hand(aiming: Aiming, view: DungeonDropView): Pointed["hand"] {
  if (!aiming.high) return null;
  const drop = aiming.ranges.drop;
  const names = drop ? (drop.cubes.length ? drop.cubes : Array.from({ length: drop.count }, () => null)) : (view.drawn.known.length ? view.drawn.known : Array.from({ length: 12 }, () => null)).slice(0, MOST_HELD);
  return { names, at: drop ? flat(aiming.landing) : [0, 0], height: aiming.height / 10 };
}

/** The cube that is put, slid or propped, where it would lie. */
function ghost(aiming: Aiming): Pointed["ghost"] {
  if (!aiming.cube || !["place", "slide", "prop"].includes(aiming.verb ?? "")) return null;
  return { name: aiming.cube, at: flat(aiming.landing) };
}
