// Which event of Dungeon Drop is heard, and how. What falls is heard at its blows (clatter.ts), so drops are silent here.

import type { Sound } from "../../lib/sound";

export const SOUNDS: Record<string, Sound> = {
  // cards
  seated: "card",
  quest_dealt: "card",
  quest_drawn: "card",
  levelled: "quest",
  used: "card",

  // cubes that are moved by hand
  placed: "die",
  slid: "die",
  propped: "die",
  swapped: "die",
  transmuted: "die",
  meeple_placed: "step",

  // the dungeon
  entered: "step",
  moved: "step",
  looted: "die",
  pocketed: "die",
  banished: "blow",
  defeated: "blow",
  wounded: "wound",
  strained: "wound",
  overreached: "wound",
  mended: "card",
  drank: "card",

  // the count and the end
  chests_rolled: "die",
  floor_counted: "card",
  floor_done: "quest",
  game_ended: "win",
};
