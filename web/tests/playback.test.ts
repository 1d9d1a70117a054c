// How long a move is shown, and in which order what happens reaches the screen.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../src/lib/api";
import { Playback, timeOf } from "../src/lib/playback.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Shown } from "../src/lib/table.svelte";
import type { LogLine } from "../src/lib/types";

const line = (seq: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({ seq, time: 0, kind: "moved", seat, events: [{ kind: "moved" }], ...more });

function shown(lines: LogLine[], seat: number | null = 0): Shown {
  return { view: { game: "g", seats: 2, over: false, asked: null }, asked: null, asked_seq: lines.at(-1)?.seq ?? 0, seats: [], lines, seat };
}

const DECISIVE = ["dice_rolled", "test_decided"];
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("the time a move is shown", () => {
  it("is none for what nobody sees", () => expect(timeOf(line(1, 1, { events: [] }), "normal", DECISIVE)).toBe(0));
  it("is none where the reader wants none", () => expect(timeOf(line(1, 1), "none", DECISIVE)).toBe(0));
  it("is longer for dice", () => {
    const dice = line(1, 1, { events: [{ kind: "dice_rolled" }] });
    expect(timeOf(dice, "normal", DECISIVE)).toBeGreaterThan(timeOf(line(1, 1), "normal", DECISIVE));
  });
  it("follows the pace", () => expect(timeOf(line(1, 1), "slow", DECISIVE)).toBeGreaterThan(timeOf(line(1, 1), "fast", DECISIVE)));
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
    const playback = new Playback("t", () => [0], () => DECISIVE);
    await playback.take(first, [], 1);
    return playback;
  }

  it("is the first position at once", async () => expect((await begun()).now).toBe(first));

  it("lets the result of my own move stand a while before others go on", async () => {
    const mine = shown([line(1, 0, { events: [{ kind: "test_decided" }] })]);
    const after = shown([...mine.lines, line(2, 1)]);
    const playback = new Playback("t", () => [0], () => DECISIVE);
    await playback.take(mine, [], 1);
    await playback.take(after, after.lines.slice(1), 2);
    expect(playback.now).toBe(mine);
    await vi.advanceTimersByTimeAsync(timeOf(mine.lines[0], "normal", DECISIVE));
    expect(playback.now).toBe(after);
  });

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

  it("shows again what happened since my last move", async () => {
    const steps = [1, 2, 3].map((step) => ({ step, line: third.lines[step - 1] as LogLine, view: third.view, asked: null }));
    vi.spyOn(api, "replay").mockResolvedValue({ steps, total: 3 });
    const playback = new Playback("t", () => [0], () => DECISIVE);
    await playback.take(third, [], 3);
    expect(await playback.sinceMyTurn(3)).toBe(true);
    expect(playback.again).toBe(true);
    expect(playback.now?.lines.length).toBe(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(playback.now?.lines.length).toBe(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.now).toBe(third);
    expect(playback.again).toBe(false);
  });
});
