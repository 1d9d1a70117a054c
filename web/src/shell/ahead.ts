// What a table will need, asked for while it is still being made: whoever presses "Play now" waits for the slower of the two,
// not for both. What fails here is asked for again by the table, which says so.

import { settings } from "../lib/settings.svelte";
import { speakerOf } from "../lib/texts.svelte";

const tables = import.meta.glob("../games/*/Table.svelte");

export function loadAhead(game: string): void {
  const wanted = [import("./TableScreen.svelte"), tables[`../games/${game}/Table.svelte`]?.(), speakerOf(settings.language, game)];
  void Promise.allSettled(wanted);
}
