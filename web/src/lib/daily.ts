// The deal of the day: what came of it in this browser, how many days in a row, and what one shows of it to others. That
// tells how well it went and nothing of the deal.

import type { LogLine } from "./types";

/** One part of a game, as it is shown to others: how much of what was asked for was there, and what was found. */
export type Row = { points: number; asked: number; found: number; end: "on" | "home" | "lost" };
/** How a game tells its parts, from its whole log. */
export type Tally = (lines: LogLine[]) => Row[];
export type Result = { table: string; rows: Row[] };
type Kept = Record<string, Result>; // by game and day

const KEY = "undercroft daily";
const DAY = 86_400_000;
const MOST = 1000; // days that are kept
export const SQUARES = 5; // in a row

const nameOf = (game: string, day: string): string => `${game} ${day}`;

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Kept;
  } catch {
    return {};
  }
}

/** What counts of a day: the first game that was finished. */
export const resultOf = (game: string, day: string): Result | null => kept()[nameOf(game, day)] ?? null;

/** Keep what came of a game, unless one of that day is kept already. Gives what counts. */
export function keep(game: string, day: string, result: Result): Result {
  const all = kept();
  const name = nameOf(game, day);
  const first = all[name];
  if (first) return first;
  const entries = [...Object.entries(all), [name, result] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  return result;
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** How many days in a row were played, up to this one or the day before it. */
export function streak(game: string, day: string): number {
  const all = kept();
  const has = (one: string): boolean => nameOf(game, one) in all;
  let one = has(day) ? day : dayBefore(day);
  let n = 0;
  for (; has(one); one = dayBefore(one)) n += 1;
  return n;
}

/** How many squares of a row are full. */
export const full = (row: Row): number => Math.min(SQUARES, Math.floor((SQUARES * row.points) / Math.max(1, row.asked)));

export const pointsOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.points, 0);
export const foundOf = (rows: Row[]): number => rows.reduce((sum, row) => sum + row.found, 0);

const SIGNS = { full: "🟩", empty: "⬛", found: "💎", home: "🏠", lost: "💀", on: "" };

/** A row in signs that any messenger shows. */
export const signsOf = (row: Row): string => SIGNS.full.repeat(full(row)) + SIGNS.empty.repeat(SQUARES - full(row)) + SIGNS.found.repeat(row.found) + SIGNS[row.end];

/** What is shared: the heading, a line for each part, what it comes to, and where to play the same. */
export const textOf = (heading: string, rows: Row[], sum: string, link: string): string => [heading, ...rows.map(signsOf), sum, link].join("\n");
