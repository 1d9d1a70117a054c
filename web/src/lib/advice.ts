// What a hint says about its figures: the search has looked at every option some times, and is more or less sure.

import type { Weighed } from "./types";

const SURE = 2; // standard errors
const SAME = 0.02; // a smaller share of the victory is hardly worth a word
const LITTLE = 0.01; // and a smaller one is nothing, however sure it is
const FIRM = 0.025; // where the doubt is larger, a figure is only said in fives
const TRIED = 8; // looks without which little is known of an option
const MOST = 3; // alternatives that are told

/** An option that was weighed, by its name. */
export type Told = { line: Weighed; label: string };

/** How sure the advice is: all are much the same, or only the next one; or another may be as good, for all that is known. */
export type Verdict = "same" | "near" | "unsure" | "clear";

/** What is told of a hint, the advice first. Of options that are called alike the better one stands for all. */
export function merged(lines: Weighed[], labelOf: (line: Weighed) => string): Told[] {
  const found = new Map<string, Told>();
  for (const line of lines) {
    const label = labelOf(line);
    if (!found.has(label)) found.set(label, { line, label }); // the better ones come first
  }
  return [...found.values()].slice(0, 1 + MOST);
}

/** A share in hundredths, as exactly as it is known. */
export function figureOf({ share, error }: Weighed): number {
  const step = error * SURE > FIRM ? 5 : 1;
  return Math.round((Math.min(1, Math.max(0, share)) * 100) / step) * step;
}

/** The alternative that comes nearest to the advice, of those that were looked at enough. */
function rivalOf([best, ...others]: Told[]): Told | null {
  const known = others.filter(({ line }) => line.looks >= TRIED || (best && line.share >= best.line.share));
  return known.reduce<Told | null>((most, one) => (most && most.line.share >= one.line.share ? most : one), null);
}

export function verdictOn(told: Told[]): Verdict {
  const best = told[0]?.line;
  const rival = rivalOf(told)?.line;
  if (!best || !rival) return "clear";
  const gap = best.share - rival.share;
  const doubt = SURE * Math.hypot(best.error, rival.error);
  if (gap < LITTLE || (gap < SAME && gap <= doubt)) {
    if (doubt < 2 * SAME) return told.every(({ line }) => best.share - line.share < SAME) ? "same" : "near";
    return "unsure";
  }
  return gap <= doubt ? "unsure" : "clear";
}

/** What a rule of thumb was for, where thinking ahead has led to something else. */
export function outdone(told: Told[]): Told | null {
  const best = told[0]?.line;
  if (!best || best.counsel || verdictOn(told) === "same") return null;
  return told.slice(1).find(({ line }) => line.counsel && best.share - line.share >= LITTLE) ?? null;
}

/** Whether it is worth saying how sure the advice is: not of what has just been called better. */
export function riderOn(told: Told[]): Verdict {
  const verdict = verdictOn(told);
  const worse = outdone(told);
  return verdict === "unsure" && worse && worse === rivalOf(told) ? "clear" : verdict;
}
