// How long a move is shown, and in which order what happens reaches the screen.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/lib/api";
import type { Act } from "../src/lib/drama";
import { Playback, timeOf } from "../src/lib/playback.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Shown } from "../src/lib/table.svelte";
import type { LogLine } from "../src/lib/types";

const line = (seq: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({ seq, time: 0, kind: "moved", seat, events: [{ kind: "moved" }], ...more });

function shown(lines: LogLine[], seat: number | null = 0): Shown {
  return { view: { game: "g", seats: 2, over: false, asked: null }, asked: null, asked_seq: lines.at(-1)?.seq ?? 0, seats: [], lines, seat };
}

const WEIGHTS = { decisive: ["dice_rolled", "test_decided"], plain: ["stepped"] };
const PAST = { replay: (start: number, count: number, seat: number | null) => api.replay("t", start, count, seat) };
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("the time a move is shown", () => {
  it("is none for what nobody sees", () => expect(timeOf(line(1, 1, { events: [] }), "normal", WEIGHTS)).toBe(0));
  it("is none where the reader wants none", () => expect(timeOf(line(1, 1), "none", WEIGHTS)).toBe(0));
  it("is longer for dice", () => {
    const dice = line(1, 1, { events: [{ kind: "dice_rolled" }] });
    expect(timeOf(dice, "normal", WEIGHTS)).toBeGreaterThan(timeOf(line(1, 1), "normal", WEIGHTS));
  });
  it("is short where a glance is enough, and for nothing else", () => {
    const step = (...kinds: string[]) => timeOf(line(1, 1, { events: kinds.map((kind) => ({ kind })) }), "normal", WEIGHTS);
    expect(step("stepped")).toBe(400);
    expect(step("stepped", "moved")).toBe(timeOf(line(1, 1), "normal", WEIGHTS));
    expect(step("moved")).toBeGreaterThan(step("stepped"));
  });
  it("follows the pace", () => expect(timeOf(line(1, 1), "slow", WEIGHTS)).toBeGreaterThan(timeOf(line(1, 1), "fast", WEIGHTS)));
});

describe("what is on the screen", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.pace = "normal";
    settings.motion = "full";
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const first = shown([line(1, 0)]);
  const second = shown([line(1, 0), line(2, 1)]);
  const third = shown([line(1, 0), line(2, 1), line(3, 1)]);

  async function begun(): Promise<Playback> {
    const playback = new Playback(PAST, () => [0], () => WEIGHTS);
    await playback.take(first, [], 1);
    return playback;
  }

  it("is the first position at once", async () => expect((await begun()).now).toBe(first));

  it("shows the moves of others one after another", async () => {
    const playback = await begun();
    await playback.take(second, second.lines.slice(1), 2);
    await playback.take(third, third.lines.slice(2), 3);
    expect(playback.now).toBe(second);
    expect(playback.catchingUp).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.now).toBe(third);
    expect(playback.catchingUp).toBe(false);
  });

  it("can be skipped to the present", async () => {
    const playback = await begun();
    await playback.take(second, second.lines.slice(1), 2);
    await playback.take(third, third.lines.slice(2), 3);
    playback.skip();
    expect(playback.now).toBe(third);
    expect(playback.catchingUp).toBe(false);
  });

  it("does not wait for one's own moves, for talk or for what was taken back", async () => {
    for (const news of [line(2, 0), line(2, 1, { kind: "said", events: undefined, text: "hm" }), line(2, 1, { kind: "undone", events: undefined, to: 0 })]) {
      const playback = await begun();
      const next = shown([...first.lines, news]);
      await playback.take(next, [news], 2);
      expect(playback.now).toBe(next);
      expect(playback.catchingUp).toBe(false);
    }
  });

  it("fetches what lies between when several moves come at once, and offers nothing meanwhile", async () => {
    const between = { step: 2, line: second.lines[1] as LogLine, view: second.view, asked: null };
    let answer = (_: unknown) => {};
    vi.spyOn(api, "replay").mockReturnValue(new Promise((resolve) => (answer = resolve as never)));
    const playback = await begun();
    const taken = playback.take(third, third.lines.slice(1), 3);
    await settled();
    expect(playback.catchingUp).toBe(true);
    answer({ steps: [between], total: 3 });
    await taken;
    expect(playback.now?.lines.map((one) => one.seq)).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.now).toBe(third);
  });

  it("goes on without the past when it cannot be had", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new Error("offline"));
    const playback = await begun();
    await playback.take(third, third.lines.slice(1), 3);
    expect(playback.now).toBe(third);
    expect(playback.catchingUp).toBe(false);
  });

  const view = (turn: number) => ({ ...third.view, turn });
  const stepAt = (step: number, seat: number, turn: number) => ({ step, line: line(step, seat), view: view(turn), asked: null });

  it("shows again what happened since my last turn, not since my last pass", async () => {
    const steps = [stepAt(1, 0, 0), stepAt(2, 0, 1), stepAt(3, 1, 1), stepAt(4, 0, 1), stepAt(5, 1, 1)]; // in step 4 I pass in the turn of another
    const present = { ...shown(steps.map((one) => one.line)), view: view(0) };
    vi.spyOn(api, "replay").mockResolvedValue({ steps, total: 5 });
    const playback = new Playback(PAST, () => [0], () => WEIGHTS);
    await playback.take(present, [], 5);
    expect(await playback.sinceMyTurn(4)).toBe(true);
    expect(playback.again).toBe(true);
    expect(playback.now?.lines.map((one) => one.seq)).toEqual([1]);
    expect(playback.of).toBe(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(playback.now).toBe(present);
    expect(playback.again).toBe(false);
  });

  it("does not take the turn that I have now for my last one", async () => {
    const steps = [stepAt(1, 0, 0), stepAt(2, 1, 1), stepAt(3, 1, 0), stepAt(4, 0, 0)];
    const present = { ...shown(steps.map((one) => one.line)), view: view(0) };
    vi.spyOn(api, "replay").mockResolvedValue({ steps, total: 4 });
    const playback = new Playback(PAST, () => [0], () => WEIGHTS);
    await playback.take(present, [], 4);
    expect(await playback.sinceMyTurn(3)).toBe(true);
    expect(playback.now?.lines.map((one) => one.seq)).toEqual([1]);
  });

  it("looks further back when the last turn was long ago", async () => {
    const steps = Array.from({ length: 60 }, (_, n) => stepAt(n, n < 5 ? 0 : 1, n < 5 ? 0 : 1));
    const present = shown(steps.map((one) => one.line));
    vi.spyOn(api, "replay").mockImplementation((_, start, count) => Promise.resolve({ steps: steps.slice(start, start + count), total: 60 }));
    const playback = new Playback(PAST, () => [0], () => WEIGHTS);
    await playback.take(present, [], 59);
    expect(await playback.sinceMyTurn(59)).toBe(true);
    expect(playback.of).toBe(55);
  });
});

describe("a scene", () => {
  const ACT: Act = { kind: "spotlight", figure: { seat: 0, piece: "" }, title: "", sentences: [], tone: "bad", seat: 0, by: 1 };
  const before = shown([line(1, 0)]);
  const hit = line(2, 1, { events: [{ kind: "hit" }] });
  const after = shown([line(1, 0), hit]);
  const actsOf = (one: Shown) => (one.lines.at(-1)?.events?.some((event) => event.kind === "hit") ? [ACT] : []);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.pace = "normal";
    settings.motion = "full";
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begun(): Promise<Playback> {
    const playback = new Playback(PAST, () => [0], () => WEIGHTS, actsOf);
    await playback.take(before, [], 1);
    return playback;
  }

  it.each(["full", "none"] as const)("is played before anything tells what came of it (motion: %s)", async (motion) => {
    settings.motion = motion;
    const playback = await begun();
    await playback.take(after, [hit], 2);
    expect(playback.drama).toEqual({ seq: 2, acts: [ACT] });
    expect(playback.now).toBe(before);
    expect(playback.catchingUp).toBe(true);
    playback.acted();
    expect(playback.drama).toBeNull();
    expect(playback.now).toBe(after);
  });

  it("is played for my own move, too", async () => {
    const playback = await begun();
    const mine = { ...hit, seat: 0 };
    const next = shown([line(1, 0), mine]);
    await playback.take(next, [mine], 2);
    expect(playback.now).toBe(before);
    playback.acted();
    expect(playback.now).toBe(next);
  });

  it("is skipped to the present", async () => {
    const playback = await begun();
    await playback.take(after, [hit], 2);
    playback.skip();
    expect(playback.drama).toBeNull();
    expect(playback.now).toBe(after);
  });

  it("waits for whoever goes through it step by step", async () => {
    const playback = await begun();
    await playback.take(after, [hit], 2);
    playback.linger();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(playback.drama).toEqual({ seq: 2, acts: [ACT] });
    playback.acted();
    expect(playback.now).toBe(after);
  });

  it("keeps nobody waiting for ever", async () => {
    const playback = await begun();
    await playback.take(after, [hit], 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.now).toBe(after);
  });

  it("is not played where moves take no time", async () => {
    settings.pace = "none";
    const playback = await begun();
    await playback.take(after, [hit], 2);
    expect(playback.drama).toBeNull();
    expect(playback.now).toBe(after);
  });

  it("holds back what is said meanwhile, too, and lets talk in afterwards", async () => {
    const playback = await begun();
    await playback.take(after, [hit], 2);
    const said = line(3, 1, { kind: "said", events: undefined, text: "ha" });
    const talk = shown([...after.lines, said]);
    await playback.take(talk, [said], 2);
    expect(playback.now).toBe(before);
    playback.acted();
    expect(playback.now).toBe(talk);
  });
});
