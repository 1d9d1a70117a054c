// The way into a game: a first game by fewer rules, then one advanced rule more at a time. What was played is kept in this
// browser, and whoever says so once is offered nothing more.

import { settings } from "./settings.svelte";

/** What a game's folder says of it: switches of its settings in the order in which one meets them. */
export type Ladder = { first: Readonly<Record<string, number>>; rungs: readonly string[] };

const found = import.meta.glob<Ladder>("../games/*/ladder.ts", { eager: true });
const NONE: Ladder = { first: {}, rungs: [] };

export const ladderOf = (game: string): Ladder => found[`../games/${game}/ladder.ts`] ?? NONE;

const mark = (game: string, rung = ""): string => `${game} ${rung}`.trim();
const isTried = (game: string, rung = ""): boolean => settings.tried.includes(mark(game, rung));

/** A game is over: what it was played with has been met. */
export function keepTried(game: string, options: Readonly<Record<string, number>>): void {
  const met = [mark(game), ...ladderOf(game).rungs.filter((rung) => options[rung]).map((rung) => mark(game, rung))];
  const fresh = met.filter((one) => !settings.tried.includes(one));
  if (fresh.length) settings.tried = [...settings.tried, ...fresh];
}

/** The rule to be offered next: after a first game, and unless somebody wants no such offers. */
export function nextRung(game: string): string | null {
  if (!isTried(game) || settings.unoffered.includes(game)) return null;
  return ladderOf(game).rungs.find((rung) => !isTried(game, rung)) ?? null;
}

/** What that game is played with: the rules that were met, and the new one. */
export const optionsWith = (game: string, rung: string): Record<string, number> =>
  Object.fromEntries(ladderOf(game).rungs.filter((one) => one === rung || isTried(game, one)).map((one) => [one, 1]));

/** What the first game of somebody is played with who has just learnt it in its lesson. */
export const firstOptions = (game: string): Record<string, number> => (settings.seen.includes(`${game} lesson`) && !isTried(game) ? { ...ladderOf(game).first } : {});

export function offerNoMore(game: string): void {
  if (!settings.unoffered.includes(game)) settings.unoffered = [...settings.unoffered, game];
}
