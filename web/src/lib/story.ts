// What is told of a game when it is over: how somebody's figure grew round by round, and the moments to see again.

import { involves, type Dramatist, type StageAct } from "./drama";
import { isMove } from "./playback.svelte";
import type { Scene, Speaker } from "./speaker";
import type { LogLine, TableEvent, View } from "./types";

/** What a game's page says about the figure that is drawn, and about events worth seeing again. */
export type Storyteller = {
  /** The message that names the figure. */
  figure: string;
  /** What each seat begins with. */
  start(view: View): number[];
  /** Changes the figures by what happened; seats by number. */
  follow(figures: number[], event: TableEvent, speaker: Speaker): void;
  /** How much events of a kind are worth as a moment; what is not here is worth nothing. */
  moments: Readonly<Record<string, number>>;
  /** Events of those kinds that nobody wants to see again. */
  dull?(event: TableEvent): boolean;
  /** Messages for moments of which the log says more than one wants to know: they name somebody. */
  says?: Readonly<Record<string, string>>;
};

export type Moment = { step: number; round: number; words: string };
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

/** Both sums, mine first, as the verdict is spoken. */
const totalsOf = (act: StageAct, seat: number | null): string => {
  const sides = act.sides[1]?.figure.seat === seat && seat !== null ? [act.sides[1], act.sides[0]] : act.sides;
  const totals = [sides[0]?.total, sides[1]?.total ?? act.needed].filter((one) => typeof one === "number");
  return totals.length > 1 ? ` (${totals.join("\u00a0:\u00a0")})` : "";
};

export type Told = { lines: readonly LogLine[]; view: View; seat: number | null; names: string[]; speaker: Speaker; scene: Scene };

export function storyOf({ lines, view, seat, names, speaker, scene }: Told, teller: Storyteller, drama: Dramatist): Story {
  const figures = teller.start(view);
  const story: Story = { rounds: [0], lines: figures.map((n) => [n]), moments: [] };
  const found: (Moment & { worth: number })[] = [];
  const steps = stepsOf(lines);
  let round = 1;
  const mark = () => {
    story.rounds.push(round);
    story.lines.forEach((one, n) => one.push(figures[n] ?? 0));
  };
  steps.forEach(({ step, line }, n) => {
    for (const event of line.events ?? []) {
      const began = event["round"];
      if (typeof began === "number" && began > round) {
        mark();
        round = began;
      }
      teller.follow(figures, event, speaker);
      const worth = teller.dull?.(event) ? 0 : teller.moments[event.kind];
      const brief = teller.says?.[event.kind];
      const words = brief ? speaker.say(brief, { name: names[Number(event["seat"])] ?? "" }) : speaker.event(event, scene);
      if (worth) found.push({ step, round, words, worth: worth + (involves(event, seat) ? 2 : 0) });
    }
    const acts = drama({ line, lines: steps.slice(Math.max(0, n - 60), n + 1).map((one) => one.line), before: view, after: view, seat, names, speaker, scene });
    for (const act of acts) if (act.kind === "stage" && act.tone !== "plain") found.push({ step, round, words: `${act.verdict}${totalsOf(act, seat)}`, worth: worthOf(act) });
  });
  mark();
  const best: typeof found = [];
  for (const one of [...found].sort((a, b) => b.worth - a.worth || b.step - a.step)) {
    if (best.length < MOMENTS && best.every((other) => Math.abs(other.step - one.step) >= APART)) best.push(one);
  }
  story.moments = best.sort((a, b) => a.step - b.step).map(({ step, round: at, words }) => ({ step, round: at, words }));
  return story;
}
