// Which event of Dungeonology is heard, and how. Whatever only counts is silent: a table is no slot machine.

import type { Sound } from "../../lib/sound";

export const SOUNDS: Record<string, Sound> = {
  // cards
  drew: "card",
  reshuffled: "card",
  discarded: "card",
  discarded_at_random: "card",
  card_taken: "card",
  hand_shown: "card",
  hand_seen: "card",
  aux_played: "card",
  main_shown: "card",
  main_declared: "card",
  skill_used: "card",
  sought: "card",
  intern_gained: "card",
  jinx_taken: "card",
  jinx_revealed: "card",
  laid_down: "card",
  clan_seen: "card",
  clan_opened: "card",
  luck_revealed: "card",
  divined: "card",

  // against each other
  main_cancelled: "blow",
  student_stolen: "blow",
  stolen: "blow",
  spied: "step",
  boss_met: "blow",
  stunned: "wound",
  star_lost: "wound",
  thesis_refused: "wound",

  // the dungeon
  tile_turned: "card",
  zone_placed: "door",
  door_shut: "door",
  walled: "door",
  trap_laid: "card",
  trap_sprung: "door",
  tunnel_laid: "door",
  circle_drawn: "door",
  entered: "step",
  teleported: "step",
  boss_sighted: "door",
  boss_moved: "step",

  // cubes and what chance brings
  collected: "die",
  given: "die",
  dropped: "die",
  eliminated: "die",
  cube_placed: "die",
  students_drawn: "die",
  randomized: "die",

  // the alarm
  omega_placed: "wound",
  panic_revealed: "wound",
  countdown_began: "wound",
  last_round_began: "wound",

  // what a Scholar is proud of, and the end
  star_gained: "quest",
  exalted: "quest",
  knowledge_gained: "quest",
  thesis_accepted: "quest",
  thesis_passed: "quest",
  game_ended: "win",
};
