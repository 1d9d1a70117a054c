// The scenes that lead from one position to the next, read by the game from the last move.

import type { Component } from "svelte";

import type { Act, Dramatist, Figure } from "../lib/drama";
import { isMove } from "../lib/playback.svelte";
import { NOWHERE, type Speaker } from "../lib/speaker";
import { namesOf, type GameAdapter, type Shown, type TableModel } from "../lib/table.svelte";

/** What a game's page has for its scenes; one without them has none. */
export type Theatre = {
  adapter: GameAdapter;
  drama?: Dramatist; // which scenes a move has
  figure?: Component<{ table: TableModel; figure: Figure }>; // how somebody or something looks on the stage
};

export function scenesOf(shown: Shown, before: Shown, speaker: Speaker | null, game: Theatre | null): Act[] {
  const line = shown.lines.findLast(isMove);
  if (!line || !speaker || !game?.drama || !game.figure) return [];
  const names = namesOf(shown.view, shown.seats, game.adapter, speaker);
  const scene = { ...NOWHERE, names, spaces: game.adapter.spaces(shown.view) };
  return game.drama({ line, lines: shown.lines, before: before.view, after: shown.view, seat: shown.seat, names, speaker, scene });
}
