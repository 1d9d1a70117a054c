// What is on the screen, a little behind what is known: moves of others are shown one after another, each as long as
// the reader wants, and can be skipped or seen again. One's own moves, talk and everything else appear at once.

import { api } from "./api";
import { settings, still, type Pace } from "./settings.svelte";
import type { Film, Shown } from "./table.svelte";
import type { LogLine, ReplayStep } from "./types";

const TIMES: Record<Pace, number> = { slow: 1800, normal: 1000, fast: 450, none: 0 };
const RESULT = 700; // more for a move in which something is decided
const FILM = 12_000; // the longest that anybody waits for a fall to be drawn
const MOST = 40; // whoever missed more than this reads the log

/** How long a move is shown; one of which nothing is seen, like passing, is not. */
export function timeOf(line: LogLine | undefined, pace: Pace, decisive: readonly string[]): number {
  if (pace === "none" || !line?.events?.length) return 0;
  return TIMES[pace] + (decides(line, decisive) ? RESULT : 0);
}

/** Whether a move shows a result that is worth a moment, whosever it is. */
const decides = (line: LogLine, decisive: readonly string[]): boolean => line.events?.some((event) => decisive.includes(event.kind)) ?? false;

/** What is shown while only part of the news has been: the view after a step, with the log up to it. */
function shownAt(step: ReplayStep, present: Shown): Shown {
  const seq = step.line?.seq ?? 0;
  return { ...present, view: step.view, asked: step.asked, asked_seq: 0, lines: present.lines.filter((line) => line.seq <= seq) };
}

/** Whether a line is a step of the game. */
export const isMove = (line: LogLine): boolean => line.kind === "moved" || line.kind === "resigned";

export class Playback {
  now: Shown | null = $state.raw(null);
  waiting: Shown[] = $state.raw([]); // what is still to be shown; the last one is the present
  again = $state(false); // seen before: since your last turn
  of = $state(0); // how many there were when this began
  film: Film | null = $state.raw(null); // what is falling; everything else waits for it

  private loading = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private fallen = 0; // the newest line whose fall was shown
  private turn: Promise<void> = Promise.resolve(); // news are taken in one after another

  constructor(
    private readonly id: string,
    private readonly mine: () => number[],
    private readonly decisive: () => readonly string[], // kinds of events, as the game declares them
  ) {}

  get catchingUp(): boolean {
    return this.loading || this.waiting.length > 0;
  }

  /** The present has changed, by these lines and this many steps. */
  take(present: Shown, news: LogLine[], step: number): Promise<void> {
    return (this.turn = this.turn.then(() => this.receive(present, news, step)));
  }

  private async receive(present: Shown, news: LogLine[], step: number): Promise<void> {
    const moves = news.filter(isMove);
    const others = moves.filter((line) => !this.mine().includes(line.seat));
    if (!this.now || this.now.seat !== present.seat || news.some((line) => line.kind === "undone")) return this.jump(present);
    if (!moves.length) return this.refresh(present);
    if (!others.length || this.hurried() || moves.length > MOST) return this.jump(present);
    if (moves.length === 1) return this.line([present]);
    this.loading = true;
    const between = await this.load(step - moves.length + 1, moves.length - 1, present);
    this.loading = false;
    this.line([...between.map((one) => shownAt(one, present)), present]);
  }

  /** Show again what happened since this seat last decided. */
  async sinceMyTurn(step: number): Promise<boolean> {
    const present = this.waiting.at(-1) ?? this.now;
    if (!present || present.seat === null) return false;
    const start = Math.max(0, step - MOST + 1);
    const found = await this.load(start, Math.min(MOST, step + 1), present);
    const last = found.findLastIndex((one) => one.line?.seat === present.seat && isMove(one.line));
    const frames = found.slice(last < 0 ? 1 : last + 1).map((one) => shownAt(one, present));
    if (frames.length < 1) return false;
    this.stop();
    this.again = true;
    this.of = frames.length;
    const before = found[Math.max(0, last)];
    if (before) this.now = shownAt(before, present);
    this.waiting = [...frames.slice(0, -1), present];
    this.rest(TIMES[settings.pace] / 2);
    return true;
  }

  skip = (): void => {
    const present = this.waiting.at(-1);
    if (present) this.jump(present);
  };

  /** The fall has been seen, or skipped. */
  filmed = (): void => {
    if (!this.film) return;
    clearTimeout(this.timer);
    this.film = null;
    this.next();
  };

  stop(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.film = null;
  }

  private hurried(): boolean {
    return settings.pace === "none" || still() || globalThis.document?.visibilityState === "hidden";
  }

  private jump(present: Shown): void {
    this.stop();
    this.waiting = [];
    this.again = false;
    this.of = 0;
    this.show(present);
  }

  /** Put a position on the screen. True: something falls, and says itself when it is over. */
  private show(shown: Shown): boolean {
    const before = this.now?.view;
    const line = shown.lines.findLast(isMove);
    this.now = shown;
    if (!line || line.seq <= this.fallen) return false;
    this.fallen = line.seq;
    if (!line.films?.length || !before || this.hurried()) return false;
    this.film = { seq: line.seq, films: line.films, before };
    this.busy = true;
    this.timer = setTimeout(this.filmed, FILM);
    return true;
  }

  /** Talk, presence, a pause: the same position, told anew. */
  private refresh(present: Shown): void {
    if (this.waiting.length) this.waiting = [...this.waiting.slice(0, -1), present];
    else this.now = present;
  }

  private line(frames: Shown[]): void {
    this.waiting = [...this.waiting, ...frames];
    this.of += frames.length;
    if (this.busy) return;
    const last = this.now?.lines.findLast(isMove);
    if (last && this.mine().includes(last.seat) && decides(last, this.decisive())) this.rest(timeOf(last, settings.pace, this.decisive())); // what came of my own move
    else this.next();
  }

  private readonly next = (): void => {
    this.busy = false;
    const [first, ...rest] = this.waiting;
    if (!first) {
      this.again = false;
      this.of = 0;
      return;
    }
    this.waiting = rest;
    if (this.show(first)) return;
    const time = timeOf(first.lines.findLast(isMove), settings.pace, this.decisive());
    if (time) this.rest(time);
    else this.next();
  };

  private rest(time: number): void {
    this.busy = true;
    this.timer = setTimeout(this.next, time);
  }

  /** Positions of the past; none where they cannot be had, for then the present is enough. */
  private async load(start: number, count: number, present: Shown): Promise<ReplayStep[]> {
    return api.replay(this.id, start, count, present.seat).then(
      (found) => found.steps,
      () => [],
    );
  }
}
