// The line of a replay: where rounds begin, what is worth seeing again, where chance was renewed, and the moments that a
// minute is enough for.

import { greatest, newRound, stepsOf, type Moment, type StoryStep, type Storyteller } from "./story";
import type { LogLine, View } from "./types";

/** A round, or what else the game is divided into. */
export type Chapter = { step: number; n: number; message: string };

/** Where chance was renewed, because somebody went back behind something learnt. */
export type Renewal = { step: number; n: number; seat: number };

/** What the line of a replay and its list show besides rounds. */
export type Mark = { step: number; sort: Moment["sort"] | "renewal"; words: string };

/** A moment with the decisions that lead to it, itself the last. */
export type Highlight = { steps: number[]; moment: Moment };

const HIGHLIGHTS = 10;
const LEAD = 2; // decisions before a moment that are shown with it
const APART = LEAD + 2;

export function chaptersOf(lines: readonly LogLine[], view: View, teller: Storyteller | undefined): Chapter[] {
  const found: Chapter[] = [];
  let round = 0;
  for (const { step, line } of stepsOf(lines)) {
    for (const event of line.events ?? []) {
      const began = newRound(event, round);
      if (began !== null) round = began;
      const chapter = teller?.chapter?.(event, view) ?? (began === null ? null : { n: began, message: "" });
      if (chapter) found.push({ step, ...chapter });
    }
  }
  return found;
}

/** Those that the game still knows: one that was taken back itself never happened. */
export function renewalsOf(lines: readonly LogLine[]): Renewal[] {
  let found: Renewal[] = [];
  for (const line of lines) {
    if (line.kind !== "undone") continue;
    const step = line.to ?? 0;
    found = found.filter((one) => one.step < step || (one.step === step && line.renewal === undefined));
    if (line.renewal !== undefined) found.push({ step, n: line.renewal, seat: line.seat });
  }
  return found;
}

/** Moments and renewals, one after another. */
export function marksOf(moments: readonly Moment[], renewals: readonly Renewal[], wordsOf: (renewal: Renewal) => string): Mark[] {
  return [...moments, ...renewals.map((one): Mark => ({ step: one.step, sort: "renewal", words: wordsOf(one) }))].sort((a, b) => a.step - b.step);
}

/** About ten moments, the greatest, in order, each with what leads to it; without `lead` only themselves. */
export function highlightsOf(moments: readonly Moment[], lines: readonly LogLine[], lead: boolean): Highlight[] {
  const seen: number[] = stepsOf(lines).filter(({ step, line }: StoryStep) => step > 0 && line.events?.length).map(({ step }) => step);
  let last = 0;
  return greatest(moments, HIGHLIGHTS, APART).map((moment) => {
    const before = lead ? seen.filter((step) => step > last && step < moment.step).slice(-LEAD) : [];
    last = moment.step;
    return { steps: [...before, moment.step], moment };
  });
}
