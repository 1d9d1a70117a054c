// From one press to the first question: a guest, a table with bots or in a mode for one, and there one sits.

import { api } from "../lib/api";
import { somebody } from "../lib/me.svelte";
import { go } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, SettingInfo } from "../lib/types";
import { loadAhead } from "./ahead";
import { modeForOne, optionsForOne, usualBot } from "./plan";

/** How many play at once: alone, where that is the game and no mode of its own. */
export const seatsOf = (game: GameInfo): number => (game.seats.includes(1) && !modeForOne(game) ? 1 : game.seats.includes(3) ? 3 : (game.seats[0] ?? 2));

/** Make such a table, and go there. Raises a Problem. */
export async function begin(game: GameInfo, levels: string[], options: Record<string, number> = {}, mode?: SettingInfo): Promise<void> {
  loadAhead(game.name);
  await somebody.beSomebody();
  const seats = mode ? 1 : seatsOf(game);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot: usualBot(levels) }));
  const wanted = mode ? { ...optionsForOne(mode), ...options } : options;
  const table = await api.makeTable({ game: game.name, seats: [{ kind: "me" }, ...bots], options: wanted, language: settings.language, start: true });
  go(`/table/${table.id}`);
}
