// What just happened, in two sentences at most: the newest move with what matters most in it, or that one was taken back.

import { involves } from "./drama";
import { isMove } from "./playback.svelte";
import type { LogLine, TableEvent } from "./types";

const MOST = 2; // events that are told of one move

/** A line of the log, the events of it that are told, the one of them that matters most, and whether there are more. */
export type News = { line: LogLine; told: TableEvent[]; lead: TableEvent | undefined; more: boolean };

/** The newest move, or that somebody took back: what is gone is not told any more. */
export function newsOf(lines: readonly LogLine[], seat: number | null, plain: readonly string[]): News | null {
  const line = lines.findLast((one) => isMove(one) || one.kind === "undone");
  if (!line) return null;
  const events = line.kind === "undone" ? [] : (line.events ?? []);
  const weights: number[] = events.map((event) => (plain.includes(event.kind) ? 0 : involves(event, seat) ? 2 : 1));
  const lead = Math.max(0, weights.indexOf(Math.max(...weights)));
  const from = Math.max(0, Math.min(lead, events.length - MOST));
  return { line, told: events.slice(from, from + MOST), lead: events[lead], more: events.length > MOST };
}
