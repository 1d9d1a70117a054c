// Questions that need not be put: where all one could do but pass brings nothing, or was let pass in this turn already. With
// bots alone at the table such a pass happens at once. With other people it happens after a short time, and a pass by hand
// is held back as long, so that nobody learns from the haste what somebody holds.

import type { Offer } from "./table.svelte";
import type { OwnDecision, SeatState, View } from "./types";

const SHORTEST = 300; // ms
const SPREAD = 600;

/** Whether others than bots decide at this table, beside whoever holds these seats. */
export function hasOthers(seats: SeatState[], mine: number[]): boolean {
  return seats.some((who, seat) => who.person && !who.stand_in && !mine.includes(seat));
}

/** How long a pass waits after its question was put. */
export function patience(others: boolean, chance = Math.random()): number {
  return others ? SHORTEST + SPREAD * chance : 0;
}

/** The moment that is let pass: this turn, this question, and what could be done about it. */
export function momentOf(view: View, prompt: string, offers: Offer[]): string {
  const worth = offers.filter((offer) => offer.verb !== "pass" && !offer.useless).map(({ text }) => text);
  const { turn, round } = view as View & { turn?: unknown; round?: unknown };
  return JSON.stringify([turn, round, prompt, ...worth]);
}

/** Whether a question is empty: nothing on offer but the pass, and what brings nothing. */
export function isEmpty(offers: Offer[], pass: Offer): boolean {
  return offers.every((offer) => offer === pass || offer.useless);
}

/** What *Take back* takes back: the own last decision, but no pass that happened by itself. */
export function lastOwn(own: OwnDecision[], byHand: ReadonlySet<number>): OwnDecision | null {
  return own.find(({ option, to }) => option !== "pass" || byHand.has(to)) ?? null;
}
