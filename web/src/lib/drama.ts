// What deserves a scene: a roll or a test on the stage, and what is done to me or changes the game in the spotlight. A
// game reads them from a line of the log (`Dramatist`); the shell shows them before anything else tells what came of it.

import type { IconName } from "../art/icons";
import type { Scene, Speaker } from "./speaker";
import type { LogLine, TableEvent, View } from "./types";

/** What it means for me. Where nobody looks from a seat, everything is plain. */
export type Tone = "good" | "bad" | "plain";

/** Somebody by the seat, or a piece of the game by its name; how it is drawn is the game's. */
export type Figure = { seat: number | null; piece: string };

/** One side of a roll or a test: who it is, what is rolled or laid, and the sum, number by number. */
export type Side = {
  figure: Figure;
  name: string;
  label: string;
  dice: number[];
  cards: string[]; // they lie face down until the sum is made
  parts: [source: string, n: number][]; // in words
  total: number | null;
};

/** Something that goes to its owner when all is said. */
export type Flight = { seat: number; icon: IconName; text: string };

export type StageAct = {
  kind: "stage";
  title: string;
  sides: Side[];
  needed: number | null; // what the sum must reach, where there is no other side
  rolling: boolean; // the dice fall now; else they lie there already
  verdict: string;
  tone: Tone;
  outcome: "passed" | "failed" | "fight" | null; // for whoever is tested, or that it was a fight; a mere roll decides nothing
  mine: boolean; // I am in it
  flights: Flight[];
};

export type SpotlightAct = {
  kind: "spotlight";
  figure: Figure;
  title: string;
  sentences: string[];
  steps?: string[]; // what follows, told one after another
  tone: Tone;
  seat: number | null; // into whose panel it sinks
  by: number | null; // from whose panel it comes
};

export type Act = StageAct | SpotlightAct;

/** A line of the log, with the table before and after it. */
export type Telling = {
  line: LogLine;
  lines: LogLine[]; // all that is known, up to this one
  before: View;
  after: View;
  seat: number | null;
  names: string[];
  speaker: Speaker;
  scene: Scene;
};

export type Dramatist = (telling: Telling) => Act[];

const MOST = 3; // acts of one line: whoever wants more reads the log

/** Whose side I am on, if anybody's. */
export const toneFor = (mine: boolean, hit: boolean, seat: number | null): Tone => (seat === null ? "plain" : mine ? "good" : hit ? "bad" : "plain");

/** At most so many, the gravest: the stage goes first, then what is done to me. */
export function bounded(acts: Act[]): Act[] {
  if (acts.length <= MOST) return acts;
  const weight = (act: Act) => (act.kind === "stage" ? 2 : act.tone === "plain" ? 0 : 1);
  const kept = new Set([...acts].sort((a, b) => weight(b) - weight(a)).slice(0, MOST));
  return acts.filter((act) => kept.has(act));
}

export const seatIn = (event: TableEvent, name = "seat"): number | null => (typeof event[name] === "number" ? event[name] : null);

const WHO = ["seat", "victim", "hero", "taker"];

/** Whether an event is about somebody. */
export const involves = (event: TableEvent, seat: number | null): boolean => seat !== null && (WHO.some((name) => event[name] === seat) || event["foe"] === `@${seat}`);

/** The newest event of a kind that fits, in these lines. */
export function lastEvent(lines: readonly LogLine[], fits: (event: TableEvent) => boolean): TableEvent | null {
  for (let n = lines.length - 1; n >= 0; n--) {
    const found = lines[n]?.events?.findLast(fits);
    if (found) return found;
  }
  return null;
}

const STEPS_SHOWN = 6;

/** The last steps of those that are told, each with its number, so that they fit on a small screen; the log has all. */
export const latestSteps = (steps: readonly string[], told: number): { told: string; n: number }[] =>
  steps
    .slice(0, told)
    .map((sentence, s) => ({ told: sentence, n: s + 1 }))
    .slice(-STEPS_SHOWN);
