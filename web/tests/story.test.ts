// What is told of a game when it is over.

import { describe, expect, it } from "vitest";

import { story as drop } from "../src/games/dungeon_drop/drama";
import { story as dungeoneer } from "../src/games/dungeoneer/drama";
import { story as dungeonology } from "../src/games/dungeonology/drama";
import type { StageAct } from "../src/lib/drama";
import { NOWHERE, type Speaker } from "../src/lib/speaker";
import { chaptersOf, highlightsOf, marksOf, renewalsOf } from "../src/lib/chapters";
import { momentsOf, stepsOf, storyOf, type Storyteller } from "../src/lib/story";
import type { LogLine, TableEvent, View } from "../src/lib/types";
import { chartOf } from "../src/shell/chart";

const speaker = { event: (event: TableEvent) => event.kind, content: { boards: { note: { caste: { value: 6, slots: 3, stars: [], arrows: [] } } } } } as unknown as Speaker;
const view = { asked: null, over: true, seats: 2, seat: { 0: {}, 1: {} } } as unknown as View;
let seq = 0;
const line = (kind: string, events: TableEvent[] = [], more: Partial<LogLine> = {}): LogLine => ({ seq: ++seq, time: 0, kind, seat: 0, events, ...more });

const counting: Storyteller = {
  figure: "",
  start: () => [0, 0],
  follow: (figures, event) => {
    if (event.kind === "won") figures[Number(event["seat"])] = (figures[Number(event["seat"])] ?? 0) + 1;
  },
  moments: { won: [5, "gain"], dull: [1, "hit"], over: [0, "end"] },
};
const told = (lines: LogLine[], teller = counting, drama: Parameters<typeof storyOf>[2] = () => []) => storyOf({ lines, view, seat: 0, names: ["Ada", "Bela"], speaker, scene: NOWHERE }, teller, drama);
const began = (round: number): TableEvent => ({ kind: "turn_began", seat: 0, round });

describe("the decisions of a game", () => {
  it("are counted as the replay counts them", () => {
    const lines = [line("started", [{ kind: "dealt" }]), line("moved"), line("said", undefined, { text: "hm" }), line("moved")];
    expect(stepsOf(lines).map((one) => one.step)).toEqual([0, 1, 2]);
  });

  it("are forgotten when they were taken back", () => {
    const lines = [line("moved"), line("moved"), line("undone", undefined, { to: 1 }), line("moved", [{ kind: "again" }])];
    const steps = stepsOf(lines);
    expect(steps.map((one) => one.step)).toEqual([1, 2]);
    expect(steps[1]?.line.events?.[0]?.kind).toBe("again");
  });
});

describe("the story", () => {
  it("has a figure for each round, and one before the first", () => {
    const lines = [line("moved", [began(1), { kind: "won", seat: 0 }]), line("moved", [began(2), { kind: "won", seat: 1 }]), line("moved", [{ kind: "won", seat: 1 }])];
    expect(told(lines)).toMatchObject({ rounds: [0, 1, 2], lines: [[0, 1, 1], [0, 0, 2]] });
  });

  it("has three moments at most, in order, not all at once, the greatest first", () => {
    const lines = Array.from({ length: 20 }, (_, n) => line("moved", [{ kind: n % 6 === 2 ? "won" : "dull", seat: 1 }]));
    const steps = told(lines).moments.map((one) => one.step);
    expect(steps).toHaveLength(3);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.every((step) => step % 6 === 3)).toBe(true);
  });

  it("leaves out what nobody wants to see again", () => {
    expect(told([line("moved", [{ kind: "won", seat: 1 }])], { ...counting, dull: () => true }).moments).toEqual([]);
    expect(drop.dull?.({ kind: "looted", seat: 0, cubes: [] }, view, speaker)).toBe(true);
    expect(drop.dull?.({ kind: "looted", seat: 0, cubes: ["gold_1"] }, view, speaker)).toBe(false);
    expect(drop.dull?.({ kind: "wounded", seat: 0, n: 1, left: 7 }, view, speaker)).toBe(true);
    expect(drop.dull?.({ kind: "wounded", seat: 0, n: 3, left: 5 }, view, speaker)).toBe(false);
  });

  it("remembers a close test of mine with its sums, mine first", () => {
    const act = { kind: "stage", verdict: "Nobody notices you.", tone: "good", outcome: "passed", mine: true, sides: [{ total: 10, dice: [], figure: { seat: 1 } }, { total: 11, dice: [], figure: { seat: 0 } }], needed: null, flights: [] } as unknown as StageAct;
    const lines = [line("moved", [{ kind: "test" }])];
    expect(told(lines, counting, ({ line: one }) => (one.events?.[0]?.kind === "test" ? [act] : [])).moments).toMatchObject([{ step: 1, round: 1, words: "Nobody notices you. (11\u00a0:\u00a010)", sort: "passed" }]);
  });
});

describe("the line of a replay", () => {
  const told = (lines: LogLine[], seat: number | null = 0) => ({ lines, view, seat, names: ["Ada", "Bela"], speaker, scene: NOWHERE });

  it("knows where rounds begin, each once", () => {
    const lines = [line("started", [began(1)]), line("moved"), line("moved", [began(1)]), line("moved", [began(2)])];
    expect(chaptersOf(lines, view, counting)).toEqual([{ step: 0, n: 1, message: "" }, { step: 3, n: 2, message: "" }]);
  });

  it("knows the floors of a game that has no rounds", () => {
    const solo = { ...view, mode: "solo", seats: 1 } as unknown as View;
    const lines = [line("started", [{ kind: "floor_built", floor: 1, height: 400 }]), line("moved"), line("moved", [{ kind: "floor_built", floor: 2, height: 400 }])];
    expect(chaptersOf(lines, solo, drop).map((one) => [one.step, one.n, one.message])).toEqual([[0, 1, "seen-floor"], [2, 2, "seen-floor"]]);
  });

  it("marks every moment, also those that are worth nothing among others, and of one decision the greatest of each sort", () => {
    const lines = [line("moved", [{ kind: "won", seat: 1 }, { kind: "won", seat: 0 }]), line("moved"), line("moved", [{ kind: "over" }])];
    expect(momentsOf(told(lines), counting, () => []).map((one) => [one.step, one.sort])).toEqual([[1, "gain"], [3, "end"]]);
    expect(storyOf(told(lines), counting, () => []).moments.map((one) => one.step)).toEqual([1]);
  });

  it("marks tests of others too, for whoever looks from no seat", () => {
    const act = { kind: "stage", verdict: "It is heard.", tone: "plain", outcome: "failed", mine: false, sides: [{ total: 3, dice: [], figure: { seat: 1 } }], needed: 5, flights: [] } as unknown as StageAct;
    const found = momentsOf(told([line("moved", [{ kind: "test" }])], null), counting, () => [act, { ...act, outcome: null, verdict: "a mere roll" }]);
    expect(found.map((one) => [one.words, one.sort])).toEqual([["It is heard. (3\u00a0:\u00a05)", "failed"]]);
  });

  it("says the sum of the winner first where two others fought, and mine first where I did", () => {
    const sides = [{ total: 2, dice: [1], figure: { seat: 0 } }, { total: 4, dice: [3], figure: { seat: 1 } }];
    const act = { kind: "stage", verdict: "B beats A.", tone: "plain", outcome: "fight", mine: false, sides, needed: null, flights: [] } as unknown as StageAct;
    const fought = (seat: number | null) => momentsOf(told([line("moved", [{ kind: "fight" }])], seat), counting, () => [{ ...act, mine: seat !== null }])[0]?.words;
    expect(fought(null)).toBe("B beats A. (4\u00a0:\u00a02)");
    expect(fought(0)).toBe("B beats A. (2\u00a0:\u00a04)");
    expect(fought(1)).toBe("B beats A. (4\u00a0:\u00a02)");
  });

  it("tells moments and renewals one after another", () => {
    const moment = (step: number) => ({ step, round: 1, words: `moment ${step}`, sort: "gain" as const, worth: 1 });
    const marks = marksOf([moment(2), moment(9)], [{ step: 5, n: 1, seat: 0 }], (renewal) => `renewal ${renewal.n}`);
    expect(marks.map((one) => [one.step, one.sort, one.words])).toEqual([[2, "gain", "moment 2"], [5, "renewal", "renewal 1"], [9, "gain", "moment 9"]]);
  });

  it("marks where chance was renewed, unless that was taken back itself", () => {
    const undone = (to: number, renewal?: number) => line("undone", undefined, { to, ...(renewal === undefined ? {} : { renewal }) });
    expect(renewalsOf([undone(8, 1)])).toEqual([{ step: 8, n: 1, seat: 0 }]);
    expect(renewalsOf([undone(8, 1), undone(8)])).toHaveLength(1);
    expect(renewalsOf([undone(8, 1), undone(8, 2)]).map((one) => one.n)).toEqual([2]);
    expect(renewalsOf([undone(8, 1), undone(5, 2)]).map((one) => [one.step, one.n])).toEqual([[5, 2]]);
    expect(renewalsOf([undone(8, 1), undone(5)])).toEqual([]);
  });

  it("has ten highlights at most, each with what leads to it, and nothing twice", () => {
    const lines = Array.from({ length: 200 }, (_, n) => line("moved", n % 2 ? [{ kind: n % 8 === 7 ? "won" : "seen", seat: 1 }] : []));
    const moments = momentsOf(told(lines), counting, () => []);
    const reel = highlightsOf(moments, lines, true);
    expect(reel).toHaveLength(10);
    const steps = reel.flatMap((one) => one.steps);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(reel.map((one) => one.steps.at(-1))).toEqual(reel.map((one) => one.moment.step));
    expect(reel[0]?.steps.length).toBe(3);
    expect(steps.every((step) => lines[step - 1]?.events?.length)).toBe(true);
    expect(highlightsOf(moments, lines, false).every((one) => one.steps.length === 1)).toBe(true);
  });
});

describe("the figures of the games", () => {
  it("are Life in Dungeoneer", () => {
    const figures = dungeoneer.start(view);
    dungeoneer.follow(figures, { kind: "wounded", seat: 1, n: 2, life: 4 }, speaker);
    expect(figures).toEqual([6, 4]);
    dungeoneer.follow(figures, { kind: "eliminated", seat: 1, cards: [] }, speaker);
    expect(figures).toEqual([6, 0]);
  });

  it("are the points of the cubes in Dungeonology", () => {
    const figures = dungeonology.start(view);
    dungeonology.follow(figures, { kind: "collected", seat: 0, cube: "caste", zone: "I-2" }, speaker);
    dungeonology.follow(figures, { kind: "stolen", seat: 1, victim: 0, cube: "caste" }, speaker);
    expect(figures).toEqual([0, 6]);
  });
});

describe("the chart", () => {
  it("is not drawn where there is nothing to be seen", () => {
    expect(chartOf({ rounds: [0, 1], lines: [[0, 2], [0, 1]], moments: [] })).toBeNull();
    expect(chartOf({ rounds: [0, 1, 2], lines: [[6, 6, 6], [6, 6, 6]], moments: [] })).toBeNull();
  });

  it("goes from the first round to the last, the highest on top", () => {
    const chart = chartOf({ rounds: [0, 1, 2], lines: [[0, 2, 10], [0, 0, 0]], moments: [] });
    expect(chart?.lines[0]?.path).toMatch(/^M34 140L.*L590 10$/);
    expect(chart?.lines[1]).toMatchObject({ x: 590, y: 140 });
    expect(chart?.grid.map((one) => one.label)).toEqual([0, 5, 10]);
  });

  it("is tall where moments stand beside it", () => {
    const story = { rounds: [0, 1, 2], lines: [[0, 2, 10]], moments: [] };
    const [low, tall] = [chartOf(story), chartOf(story, true)];
    expect(tall?.width).toBe(low?.width);
    expect(tall?.height).toBeGreaterThan(2 * (low?.height ?? 0));
    expect(tall?.lines[0]).toMatchObject({ x: 590, y: 10 });
  });
});
