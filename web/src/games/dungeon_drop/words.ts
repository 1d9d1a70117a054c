// Where things lie, in words: how far from the Pawn, and in which direction.

import type { Speaker } from "../../lib/speaker";
import { kindOf, sizeOf } from "./kinds";
import { bearing, contains, cornersIn, distance, inWords, limitsOf, meanOf, measuresOf, ownRoom, pawnAt, roomSpace, type Cube, type Drop, type Point, type Polygon } from "./view";

const CENTIMETRES = 100; // millimetres from which on they are counted

/** "45 mm" or "12 cm", from hundredths. */
export function lengthIn(hundredths: number, speaker: Speaker): string {
  const mm = Math.round(hundredths / 100);
  return mm < CENTIMETRES ? speaker.say("seen-length-mm", { n: mm }) : speaker.say("seen-length-cm", { n: Math.round(mm / 10) });
}

/** "12 cm north-east of the Pawn"; without a Pawn, of the middle of the table. */
export function whereIs(to: Point, view: Drop, speaker: Speaker): string {
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

export function cubeThere([name, x, y]: Cube, view: Drop, speaker: Speaker): string {
  return speaker.say("seen-cube-there", { cube: cubeIs(name, speaker), where: whereIs([x, y], view, speaker) });
}

/** Which of several cubes of a kind it is: by the place where it lies, else by its size. */
export function whichIs(name: string, view: Drop, speaker: Speaker): string {
  const cube = view.cubes.find(([one]) => one === name);
  return cube ? whereIs([cube[1], cube[2]], view, speaker) : cubeIs(name, speaker);
}

/** Where a room is: its middle. */
export const roomIs = (space: Polygon, view: Drop, speaker: Speaker): string => whereIs(meanOf(space), view, speaker);

/** A room by what it holds and where it is; nothing for what is no room. */
export function roomCalled(option: string, view: Drop, speaker: Speaker): string {
  const room = view.asked?.rooms?.find((one) => one.option === option);
  if (!room) return "";
  const space = roomSpace(cornersIn(option), view, measuresOf(speaker));
  return speaker.say("seen-room", { cubes: inWords(room.cubes, speaker), damage: room.damage, where: roomIs(space, view, speaker) });
}

export type Region = "room" | "dungeon" | "outside";
export const REGIONS: readonly Region[] = ["room", "dungeon", "outside"];

/** What lies in the room of the hero, elsewhere in the Dungeon, and outside its limits; the nearest first. */
export function regionsOf(view: Drop, speaker: Speaker): Record<Region, Cube[]> {
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
