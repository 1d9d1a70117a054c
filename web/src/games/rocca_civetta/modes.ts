// The modes of Big Bosses, as the view tells of them.

import type { Speaker } from "../../lib/speaker";
import type { RoccaCivettaView } from "./types";

/** A mode: its name in texts, its token, and the numbers that say what lies ready. */
export type Mode = { name: string; token: string; ready: Record<string, number | string> };

/** What a Boss does when it is roused, and what comes of it. */
export const MODE_DEEDS: readonly string[] = ["boss_sighted", "boss_activated", "boss_moved", "boss_met", "stunned", "stopped", "egg_laid", "egg_left", "egg_hidden", "eggs_gathered", "pit_moved", "sister_acts", "tentacle_put", "left_alone", "blessed", "lair_moved", "zone_frozen", "water_used"];

function templeReady(temple: NonNullable<RoccaCivettaView["temple"]>): Record<string, string> {
  const bridge = temple.bridge_fell ? "fell" : temple.bridge ? "stands" : "none";
  return { idol: temple.idol === null ? "crypt" : "taken", bridge, pillar: temple.pillar ? "yes" : "no" };
}

/** The links from the boulder to the Starting Zone; null where there is no boulder, or no way. */
export function boulderSteps(view: RoccaCivettaView): number | null {
  const links = new Map(view.dungeon.map((zone) => [zone.zone, zone.links]));
  const far = new Map([["starting_zone", 0]]);
  for (const [zone, steps] of far) for (const other of links.get(zone) ?? []) if (!far.has(other)) far.set(other, steps + 1);
  return far.get(view.temple?.boulder ?? "") ?? null;
}

/** The Eggs that are left in an Egg Hunt; null without that Panic Card. */
export function eggsLeft(view: RoccaCivettaView, speaker: Speaker): number | null {
  const panic = view.panic ? speaker.content?.cards[view.panic] : undefined;
  return view.alert.maximum && panic?.["frees_eggs"] ? view.dungeon.reduce((sum, zone) => sum + zone.eggs, 0) : null;
}

export function modeOf(view: RoccaCivettaView): Mode | null {
  if (view.nest !== null) return { name: "brood", token: "egg", ready: { n: view.nest, all: Object.values(view.seat).reduce((sum, seat) => sum + seat.delivered, 0) } };
  if (view.egg_row !== null) return { name: "hunt", token: "egg", ready: { n: view.egg_row, lying: view.dungeon.reduce((sum, zone) => sum + zone.eggs, 0), opened: Object.values(view.seat).reduce((sum, seat) => sum + seat.shells, 0) } };
  if (view.temple) return { name: "temple", token: "idol", ready: templeReady(view.temple) };
  if (view.sea) return { name: "sea", token: "tentacle", ready: { n: view.sea.tentacles, lair: view.sea.lair === null ? "none" : "found", blessed: Object.values(view.seat).filter((seat) => seat.blessed).length } };
  if (view.iota !== null) return { name: "winter", token: "ice", ready: { n: view.iota, water: view.water ?? 0, spaces: view.bonfire_spaces } };
  return null;
}
