// What lies on the table at this moment, for both views: what the view says, and while a recording is played, what
// falls where it is just now.

import { untrack } from "svelte";

import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import { clatter, hush } from "./clatter";
import { flat, readRecording, type Pose } from "./recording";
import { Reel } from "./reel";
import type { DungeonDropView, Footprint } from "./types";
import { bodyNames, measuresOf, pawnAt, seatsOf, sideOf } from "./view";

/** Everything that lies, stands or falls. Cubes are called by their names. */
export type Laid = {
  cubes: ReadonlyMap<string, Pose>;
  tokens: Footprint[];
  pawn: Pose | null;
  meeples: ReadonlyMap<number, Pose>; // by seat
};

const SLOW = 0.5; // at the slow pace a fall takes twice its time

export class Fall {
  /** Where everything is that has begun to fall; null when nothing falls. */
  private poses: ReadonlyMap<string, Pose> | null = $state.raw(null);
  private before: DungeonDropView | null = $state.raw(null);
  private fallers: ReadonlySet<string> = $state.raw(new Set()); // everything that falls sooner or later
  /** Where things are before they fall. */
  held: Pose[] = $state.raw([]);
  private frame = 0;
  private turn = 0; // counts the films, so that a late one is not played

  /** Follows the table as long as the component that makes it. */
  constructor(private readonly of: () => TableModel) {
    $effect(() => {
      const film = this.of().film;
      if (!film) return;
      untrack(() => void this.play(film.films, film.before as DungeonDropView));
      return () => this.stop();
    });
  }

  /** Whether something falls just now. */
  get playing(): boolean {
    return this.poses !== null;
  }

  /** What lies where, at this moment. */
  laid: Laid = $derived.by(() => {
    const table = this.of();
    return laidAt(table.view as DungeonDropView, measuresOf(table.speaker), this.poses && { before: this.before, poses: this.poses, fallers: this.fallers });
  });

  /** Show at once how it ends. */
  skip = (): void => {
    if (!this.playing) return;
    this.stop();
    this.of().filmed();
  };

  private stop(): void {
    this.turn++;
    cancelAnimationFrame(this.frame);
    hush();
    this.poses = null;
    this.held = [];
  }

  private async play(films: string[], before: DungeonDropView): Promise<void> {
    const turn = ++this.turn;
    const names = namesOf(this.of());
    const { surface } = measuresOf(this.of().speaker);
    this.before = before;
    this.poses = new Map(); // until the film is read, everything stays as it was
    try {
      const reel = new Reel((await Promise.all(films.map(readRecording))).flat(), surface);
      if (turn !== this.turn) return;
      this.run(reel, names);
    } catch (error) {
      console.warn(error); // a fall that cannot be shown is no reason to stop
      if (turn === this.turn) this.skip();
    }
  }

  private run(reel: Reel, names: (body: number) => string): void {
    const pace = settings.pace === "slow" ? SLOW : 1;
    this.fallers = new Set([...reel.sides.keys()].map(names));
    this.held = [...reel.at(0).values()];
    clatter(reel.impacts.map(({ at, speed, body }) => ({ at: at / pace, speed, name: names(body) })));
    let begin: number | null = null;
    const step = (now: number) => {
      begin ??= now;
      const time = ((now - begin) / 1000) * pace;
      if (time >= reel.length) return this.skip();
      this.poses = new Map([...reel.at(time)].map(([body, pose]) => [names(body), pose]));
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

/** What the bodies of a film are called: cubes by name, behind them the Pawn, then the meeples by seat. */
function namesOf(table: TableModel): (body: number) => string {
  const names = bodyNames(table.speaker);
  return (body) => names[body] ?? (body === names.length ? "pawn" : `meeple:${body - names.length - 1}`);
}

type Falling = { before: DungeonDropView | null; poses: ReadonlyMap<string, Pose>; fallers: ReadonlySet<string> };

/** What lies on the table of a view. In a fall, what will fall later lies as before, or is in the hand and not seen; what
 * is no longer there at the end and does not fall was taken away first.
 */
export function laidAt(view: DungeonDropView, measures: ReturnType<typeof measuresOf>, falling: Falling | null = null): Laid {
  const poses = falling?.poses;
  const before = falling?.before;
  const waits = (name: string) => falling !== null && falling.fallers.has(name) && !poses?.has(name);
  const cubes = new Map<string, Pose>();
  const put = ([name, x, y, turn, face]: DungeonDropView["cubes"][number]) => cubes.set(name, { x, y, z: sideOf(name, measures) / 2, q: flat(turn, face) });
  const begun = !falling || falling.fallers.size > 0;
  for (const cube of begun ? view.cubes : (before?.cubes ?? [])) if (!waits(cube[0])) put(cube);
  for (const cube of before?.cubes ?? []) if (waits(cube[0])) put(cube);
  const round = (shape: Footprint | null | undefined, height: number): Pose | null => (shape ? { x: shape[0], y: shape[1], z: height / 2, q: flat(0) } : null);
  const meeples = new Map<number, Pose>();
  seatsOf(begun || !before ? view : before).forEach((seat, n) => {
    const pose = round(waits(`meeple:${n}`) ? before?.seat[String(n)]?.meeple : seat.meeple, measures.meeple.height);
    if (pose) meeples.set(n, pose);
  });
  const tokens = before ? before.tokens.filter((token) => view.tokens.some((other) => other.join() === token.join())) : view.tokens;
  const at = before ? (tokens.length ? pawnAt(before) : null) : pawnAt(view);
  let pawn: Pose | null = at && { x: at[0], y: at[1], z: measures.pawn.height / 2, q: flat(0) };
  for (const [name, pose] of poses ?? []) {
    if (name === "pawn") pawn = pose;
    else if (name.startsWith("meeple:")) meeples.set(Number(name.slice(7)), pose);
    else cubes.set(name, pose);
  }
  return { cubes, tokens, pawn, meeples };
}
