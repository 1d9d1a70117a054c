// What is told of a game when it is over: how somebody's figure grew round by round, and the moments to see again.

import { involves, type Dramatist, type StageAct } from "./drama";
import { isMove } from "./playback.svelte";
import type { Scene, Speaker } from "./speaker";
import type { LogLine, TableEvent, View } from "./types";

/** What a game's page says about the figure that is drawn, and about events worth seeing again. */
/** What kind of moment it is: how it is drawn on the line of a replay, and never by its colour alone. */
export type MomentSort = "passed" | "failed" | "fight" | "theft" | "hit" | "alarm" | "gain" | "fall" | "death" | "end";

/** What a game's page says about the figure that is drawn, and about events worth seeing again. */
export type Storyteller = {
  /** The message that names the figure. */
  figure: string;
  /** What each seat begins with. */
  start(view: View): number[];
  /** Changes the figures by what happened; seats by number. */
  follow(figures: number[], event: TableEvent, speaker: Speaker): void;
  /** Events that are moments: what they are worth among the others, and of which sort. What is worth 0 is only marked. */
  moments: Readonly<Record<string, readonly [worth: number, sort: MomentSort]>>;
  /** Events of those kinds that nobody wants to see again. */
  dull?(event: TableEvent, view: View, speaker: Speaker): boolean;
  /** Messages for moments of which the log says more than one wants to know: they name somebody. */
  says?: Readonly<Record<string, string>>;
  /** Where a chapter of the game begins, if rounds are not its chapters: its number and the message for it. */
  chapter?(event: TableEvent, view: View): { n: number; message: string } | null;
};

export type Moment = { step: number; round: number; words: string; sort: MomentSort; worth: number };
export type Story = { rounds: number[]; lines: number[][]; moments: Moment[] };

/** A line of the log with the decision that it was. Whatever was taken back never happened. */
export type StoryStep = { step: number; line: LogLine };

export function stepsOf(lines: readonly LogLine[]): StoryStep[] {
  let steps: StoryStep[] = [];
  let at = 0;
  for (const line of lines) {
    if (line.kind === "undone") {
      at = line.to ?? at;
      steps = steps.filter((one) => one.step <= at);
    } else if (isMove(line)) steps.push({ step: ++at, line });
    else if (line.events?.length) steps.push({ step: at, line });
  }
  return steps;
}

const MOMENTS = 3;
const APART = 3; // decisions between two moments
const CLOSE = 1; // a difference by which one nearly wins
const CLEAR = 6;

/** How much a roll or a test is worth as a moment: mine, and close or overwhelming. */
function worthOf(act: StageAct): number {
  const [one, other] = [act.sides[0]?.total ?? 0, act.sides[1]?.total ?? act.needed ?? 0];
  const apart = Math.abs(one - other);
  return (act.mine ? 4 : 1) + (apart <= CLOSE ? 4 : apart >= CLEAR ? 3 : 0) + (act.flights.length ? 1 : 0);
}

/** Both sums, as the verdict is spoken: mine first; of a fight between others the winner's. */
const totalsOf = (act: StageAct, seat: number | null): string => {
  const [one, other] = act.sides;
  const isFight = !act.mine && !!one?.dice.length && !!other?.dice.length;
  const turned = isFight ? (other.total ?? 0) > (one.total ?? 0) : other?.figure.seat === seat && seat !== null;
  const sides = turned ? [other, one] : act.sides;
  const totals = [sides[0]?.total, sides[1]?.total ?? act.needed].filter((one) => typeof one === "number");
  return totals.length > 1 ? ` (${totals.join("\u00a0:\u00a0")})` : "";
};

export type Told = { lines: readonly LogLine[]; view: View; seat: number | null; names: string[]; speaker: Speaker; scene: Scene };

/** The round that an event begins, after this one. */
export function newRound(event: TableEvent, round: number): number | null {
  const began = event["round"];
  return typeof began === "number" && began > round ? began : null;
}

/** Everything worth seeing again, in order. Of one decision only what is worth most, of each sort. */
export function momentsOf({ lines, view, seat, names, speaker, scene }: Told, teller: Storyteller, drama: Dramatist): Moment[] {
  const best = new Map<string, Moment>();
  const steps = stepsOf(lines);
  let round = 1;
  const add = (moment: Moment) => {
    const key = `${moment.step} ${moment.sort}`;
    const known = best.get(key);
    if (!known || known.worth < moment.worth) best.set(key, moment);
  };
  steps.forEach(({ step, line }, n) => {
    for (const event of line.events ?? []) {
      round = newRound(event, round) ?? round;
      const declared = teller.moments[event.kind];
      if (!declared || teller.dull?.(event, view, speaker)) continue;
      const [worth, sort] = declared;
      const brief = teller.says?.[event.kind];
      const words = brief ? speaker.say(brief, { name: names[Number(event["seat"])] ?? "" }) : speaker.event(event, scene);
      add({ step, round, words, sort, worth: worth && worth + (involves(event, seat) ? 2 : 0) });
    }
    const acts = drama({ line, lines: steps.slice(Math.max(0, n - 60), n + 1).map((one) => one.line), before: view, after: view, seat, names, speaker, scene });
    for (const act of acts) if (act.kind === "stage" && act.outcome) add({ step, round, words: `${act.verdict}${totalsOf(act, seat)}`, sort: act.outcome, worth: worthOf(act) });
  });
  return [...best.values()].sort((a, b) => a.step - b.step || b.worth - a.worth);
}

/** Those worth most, so many at most and not all at once, in order. */
export function greatest(moments: readonly Moment[], most: number, apart: number): Moment[] {
  const kept: Moment[] = [];
  for (const one of [...moments].sort((a, b) => b.worth - a.worth || b.step - a.step)) {
    if (one.worth && kept.length < most && kept.every((other) => Math.abs(other.step - one.step) >= apart)) kept.push(one);
  }
  return kept.sort((a, b) => a.step - b.step);
}

export function storyOf(told: Told, teller: Storyteller, drama: Dramatist): Story {
  const figures = teller.start(told.view);
  const story: Story = { rounds: [0], lines: figures.map((n) => [n]), moments: greatest(momentsOf(told, teller, drama), MOMENTS, APART) };
  let round = 1;
  const mark = () => {
    story.rounds.push(round);
    story.lines.forEach((one, n) => one.push(figures[n] ?? 0));
  };
  for (const { line } of stepsOf(told.lines)) {
    for (const event of line.events ?? []) {
      const began = newRound(event, round);
      if (began !== null) {
        mark();
        round = began;
      }
      teller.follow(figures, event, told.speaker);
    }
  }
  mark();
  return story;
}
