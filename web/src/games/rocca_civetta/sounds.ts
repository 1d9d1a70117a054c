// Which event of the second box is heard, and how, beside those of the base.

import type { Sound } from "../../lib/sound";
import { SOUNDS as BASE } from "../dungeonology/sounds";

export const SOUNDS: Record<string, Sound> = {
  ...BASE,
  card_stored: "card",
  deck_searched: "card",
  card_kept: "card",
  card_regained: "card",
  peeked: "card",
  research_opened: "card",
  cube_made: "die",
  false_collected: "die",
  column_chosen: "die",
  cooked: "die",
  egg_laid: "die",
  egg_taken: "die",
  egg_left: "wound",
  egg_delivered: "quest",
  phi_freed: "quest",
  phi_lost: "wound",
  brood_saved: "quest",
  walls_dissolved: "door",
  doors_opened: "door",
  fooled: "blow",
  silenced: "wound",
  dulled: "wound",
  bonfire_robbed: "wound",
  boss_charmed: "quest",
  familiar_engaged: "quest",
  familiar_released: "door",
  encounter_averted: "quest",
  research_completed: "quest",
};
