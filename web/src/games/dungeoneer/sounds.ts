// Which event of Dungeoneer is heard, and how. Whatever only counts is silent: a table is no slot machine.

import type { Sound } from "../../lib/sound";

export const SOUNDS: Record<string, Sound> = {
  // cards
  drew: "card",
  discarded: "card",
  discarded_at_random: "card",
  played: "card",
  returned: "card",
  laid_open: "card",
  recalled: "card",
  reshuffled: "card",
  charge_spent: "card",
  quest_drawn: "card",
  thing_taken: "card",
  map_placed: "card",

  // against each other
  encounter_declared: "card",
  bane_announced: "card",
  trap_sprung: "door",
  combat_began: "blow",
  monster_wounded: "blow",
  wounded: "wound",
  eliminated: "wound",

  // dice
  rolled_for_first: "die",
  dice_rolled: "die",
  die_rolled: "die",
  die_rerolled: "die",

  // the dungeon
  moved: "step",
  relocated: "step",
  fell: "blow",
  door_opened: "door",
  doors_slammed: "door",
  swapped: "door",

  // Quests and the end
  quest_advanced: "quest",
  quest_completed: "quest",
  won: "win",
};
