// What is on the screen, a little behind what is known: moves of others are shown one after another, each as long as
// the reader wants, and can be skipped or seen again. One's own moves, talk and everything else appear at once. What is a
// scene, whosever move it is, is played first; the position that tells what came of it follows.

import type { Act } from "./drama";
import { settings, still, type Pace } from "./settings.svelte";
import type { Film, Shown } from "./table.svelte";
import type { LogLine, Replay, ReplayStep } from "./types";

const TIMES: Record<Pace, number> = { slow: 1800, normal: 1000, fast: 450, none: 0 };
const PLAIN: Record<Pace, number> = { slow: 800, normal: 400, fast: 200, none: 0 }; // a step, a card drawn: a glance is enough
const RESULT = 700; // more for a move in which something is decided
const FILM = 12_000; // the longest that anybody waits for a fall to be drawn
const DRAMA = 30_000; // and for a scene
const MOST = 40; // whoever missed more than this reads the log
const CHUNK = 40; // positions that are asked for at once
const PAST = 200; // how far back a last turn is looked for

/** What a game says about its events: in which something is decided, and which are plain. */
export type Weights = { decisive: readonly string[]; plain: readonly string[] };

/** How long a move is shown; one of which nothing is seen, like passing, is not. */
export function timeOf(line: LogLine | undefined, pace: Pace, { decisive, plain }: Weights): number {
  if (pace === "none" || !line?.events?.length) return 0;
  if (line.events.every((event) => plain.includes(event.kind))) return PLAIN[pace];
  return TIMES[pace] + (line.events.some((event) => decisive.includes(event.kind)) ? RESULT : 0);
}

/** What is shown while only part of the news has been: the view after a step, with the log up to it. */
function shownAt(step: ReplayStep, present: Shown): Shown {
  const seq = step.line?.seq ?? 0;
  return { ...present, view: step.view, asked: step.asked, asked_seq: 0, lines: present.lines.filter((line) => line.seq <= seq) };
}

/** The newest position in which the turn of a seat had just ended; where nobody has turns, the one after its last decision. */
function endOfTurn(found: ReplayStep[], seat: number): number {
  const turnAt = (n: number) => found[n]?.view["turn"];
  if (turnAt(0) === undefined) return found.findLastIndex((one) => one.line?.seat === seat && isMove(one.line));
  let at = found.length - 1;
  while (at >= 0 && turnAt(at) === seat) at--; // the turn that I have now is not my last one
  while (at >= 0 && turnAt(at) !== seat) at--;
  return at;
}

const isHidden = (): boolean => globalThis.document?.visibilityState === "hidden";

/** Whether a line is a step of the game. */
export const isMove = (line: LogLine): boolean => line.kind === "moved" || line.kind === "resigned";

export class Playback {
  now: Shown | null = $state.raw(null);
  waiting: Shown[] = $state.raw([]); // what is still to be shown; the last one is the present
  again = $state(false); // seen before: since your last turn
  of = $state(0); // how many there were when this began
  film: Film | null = $state.raw(null); // what is falling; everything else waits for it
  drama: { seq: number; acts: Act[] } | null = $state.raw(null); // what is on the stage; so does it for this

  private loading = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;
  private fallen = 0; // the newest line whose fall was shown
  played = 0; // the line whose scene was just seen
  private turn: Promise<void> = Promise.resolve(); // news are taken in one after another

  constructor(
    private readonly past: { replay: (start: number, count: number, seat: number | null) => Promise<Replay> },
    private readonly mine: () => number[],
    private readonly weights: () => Weights,
    private readonly actsOf: (shown: Shown, before: Shown) => Act[] = () => [],
  ) {}

  /** Events of which a glance is enough. */
  get plain(): readonly string[] {
    return this.weights().plain;
  }

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
    if (this.hurried() || moves.length > MOST) return this.jump(present);
    if (!others.length && !(moves.length === 1 && this.staged(present))) return this.jump(present);
    if (moves.length === 1) return this.line([present]);
    this.loading = true;
    const between = await this.load(step - moves.length + 1, moves.length - 1, present);
    this.loading = false;
    this.line([...between.map((one) => shownAt(one, present)), present]);
  }

  /** Show again what happened since the last turn of this seat ended. */
  async sinceMyTurn(step: number): Promise<boolean> {
    const present = this.waiting.at(-1) ?? this.now;
    if (!present || present.seat === null) return false;
    let found: ReplayStep[] = [];
    let last = -1;
    for (let start = step + 1; start > 0 && last < 0 && found.length < PAST; ) {
      const count = Math.min(CHUNK, start);
      start -= count;
      const earlier = await this.load(start, count, present);
      if (!earlier.length) break;
      found = [...earlier, ...found];
      last = endOfTurn(found, present.seat);
    }
    const frames = found.slice(last < 0 ? 1 : last + 1).map((one) => shownAt(one, present));
    if (frames.length < 1) return false;
    this.stop();
    this.played = 0;
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

  /** The scene has been seen, or skipped: now everything may tell what came of it. */
  acted = (): void => {
    if (!this.drama) return;
    clearTimeout(this.timer);
    this.played = this.drama.seq;
    this.drama = null;
    this.next();
  };

  /** Somebody reads the scene at her own pace: it does not end by itself. */
  linger = (): void => {
    if (this.drama) clearTimeout(this.timer);
  };

  stop(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.film = null;
    this.drama = null;
  }

  /** Nobody wants to see the moves of others, or nobody looks. Whoever wants no motion still sees the scenes, which then stand still. */
  private hurried(): boolean {
    return settings.pace === "none" || isHidden();
  }

  /** The scene that leads to this position, if there is one and it was not just seen. */
  private staged(shown: Shown): Act[] | null {
    const line = shown.lines.findLast(isMove);
    if (!line?.events?.length || !this.now || line.seq === this.played) return null;
    const acts = this.actsOf(shown, this.now);
    return acts.length ? acts : null;
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
    if (!line.films?.length || !before || (this.hurried() && !this.mine().includes(line.seat)) || still() || isHidden()) return false;
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
    if (!this.busy) this.next();
  }

  private readonly next = (): void => {
    this.busy = false;
    const [first, ...rest] = this.waiting;
    if (!first) {
      this.again = false;
      this.of = 0;
      return;
    }
    const line = first.lines.findLast(isMove);
    const acts = this.staged(first);
    if (acts) {
      this.drama = { seq: line?.seq ?? 0, acts };
      this.busy = true;
      this.timer = setTimeout(this.acted, DRAMA);
      return;
    }
    this.waiting = rest;
    if (this.show(first)) return;
    const time = line?.seq === this.played ? PLAIN[settings.pace] : still() ? 0 : timeOf(line, settings.pace, this.weights());
    if (time) this.rest(time);
    else this.next();
  };

  private rest(time: number): void {
    this.busy = true;
    this.timer = setTimeout(this.next, time);
  }

  /** Positions of the past; none where they cannot be had, for then the present is enough. */
  private async load(start: number, count: number, present: Shown): Promise<ReplayStep[]> {
    return this.past.replay(start, count, present.seat).then(
      (found) => found.steps,
      () => [],
    );
  }
}
