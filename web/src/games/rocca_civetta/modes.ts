// The modes of Big Bosses, as the view tells of them.

import type { RoccaCivettaView } from "./types";

/** A mode: its name in texts, its token, and the numbers that say what lies ready. */
export type Mode = { name: string; token: string; ready: Record<string, number> };

/** What a Boss does when it is roused, and what comes of it. */
export const MODE_DEEDS: readonly string[] = ["boss_sighted", "boss_activated", "boss_moved", "boss_met", "stunned", "stopped", "egg_laid", "egg_left", "egg_hidden", "zone_frozen", "water_used"];

export function modeOf(view: RoccaCivettaView): Mode | null {
  if (view.nest !== null) return { name: "brood", token: "egg", ready: { n: view.nest, all: Object.values(view.seat).reduce((sum, seat) => sum + seat.delivered, 0) } };
  if (view.egg_row !== null) return { name: "hunt", token: "egg", ready: { n: view.egg_row, lying: view.dungeon.reduce((sum, zone) => sum + zone.eggs, 0), opened: Object.values(view.seat).reduce((sum, seat) => sum + seat.shells, 0) } };
  if (view.iota !== null) return { name: "winter", token: "ice", ready: { n: view.iota, water: view.water ?? 0, spaces: view.bonfire_spaces } };
  return null;
}
