// A fall as it is played: clips one after another on one line of time, and where everything is at a moment of it. Also
// which cubes hit something when, for those who want to hear it.

import { between, FRAMES, type Clip, type Pose, type Track } from "./recording";

const HELD = 0.3; // seconds in the hand before the fall
const PAUSE = 0.3; // between two clips: what left the table falls on and is picked up
const REST = 0.35; // at the end, before anything is asked
const GRAVITY = 981_000; // in hundredths of a millimetre and seconds
const HEARD = 0.16; // metres a second by which a cube has to be stopped or thrown to be heard

/** A cube hits something: seconds from the beginning, how fast in m/s, and which body. */
export type Impact = { at: number; speed: number; body: number };

export class Reel {
  readonly length: number; // in seconds
  readonly sides = new Map<number, number>(); // of everything that moves, in hundredths of a millimetre
  private readonly starts: number[] = [];

  constructor(
    readonly clips: readonly Clip[],
    private readonly surface = { width: 80_000, depth: 60_000 },
  ) {
    let time = HELD;
    for (const clip of clips) {
      this.starts.push(time);
      time += (clip.length - 1) / FRAMES + PAUSE;
      for (const { body, side } of clip.tracks) this.sides.set(body, side);
    }
    this.length = clips.length ? time - PAUSE + REST : 0;
  }

  /** Where everything is that has begun to move: what rests again lies where its last clip left it. */
  at(time: number): Map<number, Pose> {
    const poses = new Map<number, Pose>();
    this.clips.forEach((clip, n) => {
      const start = this.starts[n] ?? 0;
      if (n > 0 && time < start) return;
      for (const track of clip.tracks) poses.set(track.body, this.poseAt(track, (time - start) * FRAMES));
    });
    return poses;
  }

  private poseAt(track: Track, frame: number): Pose {
    const { frames } = track;
    const n = Math.min(Math.max(0, Math.floor(frame)), frames.length - 1);
    const [a, b] = [frames[n] as Pose, frames[n + 1]];
    if (b) return between(a, b, Math.min(1, Math.max(0, frame - n)));
    const past = frames[n - 1];
    return past && this.isOff(a) ? onward(past, a, frame - n) : a;
  }

  /** Whether a body has left the table: its clip ends there, though it does not. */
  private isOff({ x, y }: Pose): boolean {
    return Math.abs(x) > this.surface.width / 2 || Math.abs(y) > this.surface.depth / 2;
  }

  get impacts(): Impact[] {
    return this.clips.flatMap((clip, n) => clip.tracks.flatMap((track) => impactsOf(track, this.starts[n] ?? 0)));
  }
}

/** What falls freely after its last frames. */
function onward(a: Pose, b: Pose, frames: number): Pose {
  const fallen = ((GRAVITY / FRAMES ** 2) * frames * (frames + 1)) / 2;
  return { x: b.x + (b.x - a.x) * frames, y: b.y + (b.y - a.y) * frames, z: b.z + (b.z - a.z) * frames - fallen, q: b.q };
}

/** Whenever a body changes its speed by more than gravity does. Below the table nobody listens. */
function impactsOf({ body, frames }: Track, start: number): Impact[] {
  const found: Impact[] = [];
  const pull = GRAVITY / FRAMES ** 2;
  for (let n = 1; n + 1 < frames.length; n++) {
    const [a, b, c] = [frames[n - 1], frames[n], frames[n + 1]] as [Pose, Pose, Pose];
    if (b.z < 0) break;
    const lift = c.z - 2 * b.z + a.z;
    const change = Math.hypot(c.x - 2 * b.x + a.x, c.y - 2 * b.y + a.y, lift + pull);
    const speed = (change * FRAMES) / 100_000;
    const last = found.at(-1);
    const at = start + n / FRAMES;
    if (speed < HEARD) continue;
    if (last && at - last.at < 1.5 / FRAMES) {
      if (speed > last.speed) Object.assign(last, { at, speed }); // one blow, seen in two frames
    } else found.push({ at, speed, body });
  }
  return found;
}
