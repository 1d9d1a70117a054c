// Questions that need not be put: where all one could do but pass brings nothing, or was let pass in this turn already. With
// bots alone at the table such a pass happens at once. With other people it takes as long as passes by hand did take lately,
// and those are held back for a moment, so that nobody learns from haste or delay what somebody holds.

import type { Offer } from "./table.svelte";
import type { OwnDecision, SeatState, View } from "./types";

const SHORTEST = 300; // ms
const SPREAD = 600; // where nobody knows yet how long it takes
const LONGEST = 2500; // nobody waits for ever for what says nothing
const ENOUGH = 5; // passes by hand, from which on they are the measure
const LATELY = 20; // of them are kept

/** Whether others than bots decide at this table, beside whoever holds these seats. */
export function hasOthers(seats: SeatState[], mine: number[]): boolean {
  return seats.some((who, seat) => who.person && !who.stand_in && !mine.includes(seat));
}

/** How long a pass by itself waits after its question was put: as one of the last by hand did. */
export function patience(others: boolean, byHand: readonly number[], chance = Math.random()): number {
  if (!others) return 0;
  const one = byHand.length < ENOUGH ? undefined : byHand[Math.floor(chance * byHand.length)];
  return one === undefined ? SHORTEST + SPREAD * chance : Math.min(LONGEST, Math.max(SHORTEST, one));
}

/** How long a pass by hand waits at least. */
export const haste = (others: boolean, chance = Math.random()): number => (others ? SHORTEST + SPREAD * chance : 0);

/** The last passes by hand, with one more that took so long. */
export const lately = (byHand: readonly number[], took: number): number[] => [...byHand, Math.round(took)].slice(-LATELY);

/** What could be done now and would matter, each as a mark of this turn and of what it would answer: whoever lets it pass is
 * not asked for it again in the same turn, but for the next roll, attack or effect. */
export function marksOf(view: View, answered: unknown, offers: Offer[]): string[] {
  const { turn, round } = view as View & { turn?: unknown; round?: unknown };
  return offers.filter((offer) => offer.verb !== "pass" && !offer.useless).map(({ text }) => JSON.stringify([turn, round, answered, text]));
}

/** Whether a question is empty: nothing on offer but the pass, and what brings nothing. */
export function isEmpty(offers: Offer[], pass: Offer): boolean {
  return offers.every((offer) => offer.text === pass.text || offer.useless);
}

/** The end of a phase, where it is all that can be done. */
export function loneEnd(offers: Offer[]): Offer | null {
  const end = offers.find((offer) => offer.text === "done");
  return end && isEmpty(offers, end) ? end : null;
}

/** What *Take back* takes back: the own last decision, but nothing that happened by itself. Of what happened before the page
 * was loaded, passes are taken for such. */
export function lastOwn(own: OwnDecision[], byHand: ReadonlySet<number>, byItself: ReadonlySet<number> = new Set()): OwnDecision | null {
  return own.find(({ option, to }) => !byItself.has(to) && (option !== "pass" || byHand.has(to))) ?? null;
}
