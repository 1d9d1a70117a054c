// A lesson: a table that stands in the package, stop by stop, played without a line. It answers like a live table, but takes
// only what the lesson says; whoever wants something else is told so.

import { LiveTable, type CommandResult } from "./live.svelte";
import type { Shown } from "./table.svelte";
import type { Lesson, LessonStop, LogLine, Replay, State } from "./types";

export class LessonTable extends LiveTable {
  at = $state(0); // which stop
  missed = $state(0); // how many answers were none
  other = $state(false); // the last answer reaches the goal as well, on another way

  constructor(
    readonly lesson: Lesson,
    private readonly title: string,
  ) {
    super(`lesson-${lesson.game}`);
  }

  override readonly isLesson: boolean = true;

  get stop(): LessonStop {
    return this.lesson.stops[this.at] as LessonStop;
  }

  /** A turn that one finds, not one that one is led through. */
  get isPuzzle(): boolean {
    return this.lesson.moves !== null;
  }

  get last(): boolean {
    return this.at === this.lesson.stops.length - 1;
  }

  override open(): void {
    const { game, version } = this.lesson;
    this.about = { id: this.id, name: this.title, language: "", game, version, options: {}, clock: { kind: "none" }, watch: false, seed_hash: "", hints: false, campaign: "", daily: "", content: null };
    this.seat = 0;
    this.mine = [0];
    this.here = this.lesson.seats.map(() => true);
    this.link = "live";
    this.go(0);
  }

  override close(): void {
    this.link = "ended";
  }

  /** To a stop: what was done on the way is told, or taken back. */
  go(at: number): void {
    this.other = false;
    this.at = Math.max(0, Math.min(this.lesson.stops.length - 1, at));
    const { step } = this.stop;
    const found = this.lesson.steps[step];
    if (!found) return;
    this.lines = this.lesson.steps.slice(0, step + 1).flatMap(({ line }): LogLine[] => (line ? [line] : []));
    const seq = this.lines.at(-1)?.seq ?? 1;
    const state: State = {
      seq,
      asked_seq: seq,
      step,
      over: found.view.over,
      closed: false,
      paused: false,
      asked: this.stop.option === null ? null : found.asked, // whoever reads is asked nothing
      view: found.view,
      seats: this.lesson.seats,
      undo: { seat: 0, floor: step, request: null, own: [] },
      time: { asked_at: 0, until: null, banks: null },
      standings: [],
      rematch: null,
    };
    this.state = state;
  }

  /** What the lesson wants; of what is aimed, anything: it falls as the lesson has it. */
  private fits(option: string): boolean {
    const { option: wanted, step } = this.stop;
    const verb = option.split(" ")[0] ?? "";
    const aimed = this.lesson.steps[step]?.view.asked?.ranges?.[verb] !== undefined;
    return wanted !== null && (option === wanted || (aimed && wanted.split(" ")[0] === verb));
  }

  override move(option: string): Promise<CommandResult> {
    const also = this.stop.also.includes(option);
    if (!also && !this.fits(option)) {
      this.missed += 1;
      const code = this.isPuzzle ? "puzzle" : "lesson";
      return Promise.resolve({ ok: false, refused: { type: "refused", ref: "", code, message: "", because: null } });
    }
    this.go(this.at + 1);
    this.other = also;
    return Promise.resolve({ ok: true, seq: this.state?.seq ?? 0 });
  }

  override why(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override replay(start: number, count: number): Promise<Replay> {
    return Promise.resolve({ steps: this.lesson.steps.slice(start, start + count), total: this.lesson.steps.length - 1 });
  }
}

/** The position of a lesson at a stop, as the learner sees it. */
export function shownAt(lesson: Lesson, bubble: string): Shown {
  const stop = lesson.stops.find((one) => one.bubble === bubble) ?? (lesson.stops[0] as LessonStop);
  const { view, asked } = lesson.steps[stop.step] as Lesson["steps"][number];
  return { view, asked, asked_seq: 0, seats: lesson.seats, lines: [], seat: 0 };
}
