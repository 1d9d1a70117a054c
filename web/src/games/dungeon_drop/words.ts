// Where things lie, in words: how far from the Pawn, and in which direction.

import { MINUS } from "../../lib/numbers";
import { NOWHERE, type Speaker } from "../../lib/speaker";
import type { Facts } from "../../lib/types";
import { kindOf, sizeOf } from "./kinds";
import type { Cube, DungeonDropView, Point } from "./types";
import { bearing, contains, cornersIn, distance, footprintOf, inWords, isSolo, limitsOf, meanOf, measuresOf, ownRoom, pawnAt, roomSpace, squareOf, type Polygon, type DrawnMeasures } from "./view";

const CENTIMETRES = 100; // millimetres from which on they are counted

/** "45 mm" or "12 cm", from hundredths. */
export function lengthIn(hundredths: number, speaker: Speaker): string {
  const mm = Math.round(hundredths / 100);
  return mm < CENTIMETRES ? speaker.say("seen-length-mm", { n: mm }) : speaker.say("seen-length-cm", { n: Math.round(mm / 10) });
}

/** "12 cm north-east of the Pawn"; without a Pawn, of the middle of the table. */
export function whereIs(to: Point, view: DungeonDropView, speaker: Speaker): string {
  const pawn = pawnAt(view);
  const { far, facing } = bearing(pawn ?? [0, 0], to);
  const from = speaker.say("seen-from", { pawn: pawn ? "yes" : "no" });
  if (facing === "here") return speaker.say("seen-where-here", { from });
  return speaker.say("seen-where", { far: lengthIn(far, speaker), facing: speaker.say(`seen-facing-${facing}`), from });
}

/** A cube by its kind and size: "Gold, small". */
export function cubeIs(name: string, speaker: Speaker): string {
  return speaker.say("seen-cube", { cube: speaker.say(`card-${kindOf(name)}`), size: sizeOf(name) });
}

export function cubeThere([name, x, y]: Cube, view: DungeonDropView, speaker: Speaker): string {
  return speaker.say("seen-cube-there", { cube: cubeIs(name, speaker), where: whereIs([x, y], view, speaker) });
}

/** Which of several cubes of a kind it is: by the place where it lies, else by its size. */
export function whichIs(name: string, view: DungeonDropView, speaker: Speaker): string {
  const cube = view.cubes.find(([one]) => one === name);
  return cube ? whereIs([cube[1], cube[2]], view, speaker) : cubeIs(name, speaker);
}

/** Where a room is: its middle. */
export const roomIs = (space: Polygon, view: DungeonDropView, speaker: Speaker): string => whereIs(meanOf(space), view, speaker);

/** An option without notation: a room, or a cube that is moved, by what it is and where; else nothing. */
export function called(option: string, view: DungeonDropView, speaker: Speaker): string {
  const room = roomOf(option, view, speaker);
  if (!room) return option.startsWith("drop ") ? dropCalled(option, view, speaker) : movedCalled(option, view, speaker);
  const { where, held } = room;
  return speaker.say("seen-room-called", { solo: isSolo(view) ? "yes" : "no", empty: held.length ? "no" : "yes", where, room: roomLabel(option, view, speaker) });
}

/** A room by what it holds and where it is. */
export function roomLabel(option: string, view: DungeonDropView, speaker: Speaker): string {
  const room = roomOf(option, view, speaker);
  return room ? speaker.say("seen-room", { cubes: inWords(room.held, speaker), damage: room.damage, where: room.where }) : "";
}

/** What is told of a room that is offered: the damage with and without Shields and Aptitudes. */
function roomOf(option: string, view: DungeonDropView, speaker: Speaker): { where: string; held: string[]; damage: number | string } | undefined {
  const room = view.asked?.rooms?.find((one) => one.option === option);
  if (!room) return undefined;
  const space = roomSpace(cornersIn(option), view, measuresOf(speaker));
  return {
    where: roomIs(space, view, speaker),
    held: [...room.cubes, ...stairsIn(space, view, measuresOf(speaker))],
    damage: room.damage < room.hits ? `${room.damage}–${room.hits}` : room.damage,
  };
}

/** The Staircase, if a room holds it or touches it. */
function stairsIn(space: Polygon, view: DungeonDropView, measures: DrawnMeasures): string[] {
  const held = (cube: Cube) => [[cube[1], cube[2]] as Point, ...squareOf(footprintOf(cube, measures))].some((point) => contains(space, point));
  return view.cubes.filter((cube) => kindOf(cube[0]) === "stair" && held(cube)).map(([name]) => name);
}

/** A drop by where it is and how high, in the words of somebody who looks at the table. */
function dropCalled(option: string, view: DungeonDropView, speaker: Speaker): string {
  const [x = 0, y = 0, height = 0] = option.split(" ").slice(1).map(Number);
  return speaker.say("seen-drop-called", { where: whereIs([x * 100, y * 100], view, speaker), height: lengthIn(height * 100, speaker) });
}

const MOVED = ["flick", "slide", "prop", "place", "swap"];

/** What is done with a cube, which is called by its place; nothing for other options. */
function movedCalled(option: string, view: DungeonDropView, speaker: Speaker): string {
  const [verb = "", name = "", a = "", b = ""] = option.split(" ");
  if (!MOVED.includes(verb)) return "";
  const piece = whichIs(name, view, speaker);
  const facts: Facts =
    verb === "swap"
      ? { first: kindOf(name), second: kindOf(a), piece, other_piece: whichIs(a, view, speaker) }
      : { cube: kindOf(name), piece, spot: `(${a}, ${b})`.replaceAll("-", MINUS), direction: Number(a), strength: Number(b) };
  return speaker.option(option, facts, NOWHERE);
}

export type Region = "room" | "dungeon" | "outside";
export const REGIONS: readonly Region[] = ["room", "dungeon", "outside"];

/** What lies in the room of the hero, elsewhere in the Dungeon, and outside its limits; the nearest first. */
export function regionsOf(view: DungeonDropView, speaker: Speaker): Record<Region, Cube[]> {
  const room = ownRoom(view);
  const limits = limitsOf(view, measuresOf(speaker));
  const from = pawnAt(view) ?? [0, 0];
  const found: Record<Region, Cube[]> = { room: [], dungeon: [], outside: [] };
  for (const cube of view.cubes) {
    const at: Point = [cube[1], cube[2]];
    found[contains(room, at) ? "room" : contains(limits, at) ? "dungeon" : "outside"].push(cube);
  }
  for (const region of REGIONS) found[region].sort((a, b) => distance(from, [a[1], a[2]]) - distance(from, [b[1], b[2]]));
  return found;
}
