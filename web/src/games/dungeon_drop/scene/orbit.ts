// Where the eye is: around a point of the table, at an angle, so far away. Goals are set at once, and the eye follows
// them; whoever wants no motion is there at once. Lengths are centimetres, as in the whole scene; z is up.

export type Eye = { x: number; y: number; z: number; turn: number; tilt: number; far: number };
export type Spot = { x: number; y: number; z: number };

export const WIDTH = 0.6; // the angle that is seen from top to bottom, in radians
const STEEPEST = 0.02; // almost from above
const FLATTEST = 1.42;
const NEAREST = 9;
const FARTHEST = 170;
const EDGE = { x: 42, y: 32 }; // how far from the middle the eye may look
const SOON = 0.09; // seconds in which two thirds of the way are made
const FRONT: Eye = { x: 0, y: 0, z: 0, turn: 0, tilt: 0.72, far: 70 };

/** Unit vectors of the eye: to its right, upwards, and forward. */
export function facing({ turn, tilt }: Eye): { right: Spot; up: Spot; ahead: Spot } {
  const [s, c, st, ct] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  return {
    right: { x: c, y: s, z: 0 },
    up: { x: -s * ct, y: c * ct, z: st },
    ahead: { x: -s * st, y: c * st, z: -ct },
  };
}

/** Where the eye itself is. */
export function seat(eye: Eye): Spot {
  const { ahead } = facing(eye);
  return { x: eye.x - ahead.x * eye.far, y: eye.y - ahead.y * eye.far, z: eye.z - ahead.z * eye.far };
}

/** As near as possible so that all these spots are seen, from the same side. */
export function fitted(eye: Eye, spots: Spot[], aspect: number, margin = 1.12): Eye {
  if (!spots.length) return eye;
  const { right, up, ahead } = facing(eye);
  const dot = (a: Spot, b: Spot) => a.x * b.x + a.y * b.y + a.z * b.z;
  const high = Math.tan(WIDTH / 2) / margin;
  const wide = high * aspect;
  let found = { ...eye };
  for (let round = 0; round < 3; round++) {
    const off = { x: [Infinity, -Infinity], y: [Infinity, -Infinity] } as { x: [number, number]; y: [number, number] };
    let far = NEAREST;
    const from = spots.map((spot) => ({ x: spot.x - found.x, y: spot.y - found.y, z: spot.z - found.z }));
    for (const spot of from) far = Math.max(far, Math.abs(dot(spot, right)) / wide - dot(spot, ahead), Math.abs(dot(spot, up)) / high - dot(spot, ahead));
    for (const spot of from) {
      const depth = far + dot(spot, ahead);
      const [x, y] = [dot(spot, right) / depth, dot(spot, up) / depth];
      off.x = [Math.min(off.x[0], x), Math.max(off.x[1], x)];
      off.y = [Math.min(off.y[0], y), Math.max(off.y[1], y)];
    }
    found.far = far;
    // move the middle of what is seen into the middle of the picture, along the table
    const aside = ((off.x[0] + off.x[1]) / 2) * far;
    const along = (((off.y[0] + off.y[1]) / 2) * far) / Math.max(0.3, Math.cos(eye.tilt));
    found = { ...found, x: found.x + right.x * aside - Math.sin(eye.turn) * along, y: found.y + right.y * aside + Math.cos(eye.turn) * along };
  }
  const last = spots.map((spot) => ({ x: spot.x - found.x, y: spot.y - found.y, z: spot.z - found.z }));
  found.far = Math.max(NEAREST, ...last.map((spot) => Math.max(Math.abs(dot(spot, right)) / wide, Math.abs(dot(spot, up)) / high) - dot(spot, ahead)));
  return bounded(found);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function bounded(eye: Eye): Eye {
  return {
    ...{ x: clamp(eye.x, -EDGE.x, EDGE.x), y: clamp(eye.y, -EDGE.y, EDGE.y), z: eye.z, turn: eye.turn },
    ...{ tilt: clamp(eye.tilt, STEEPEST, FLATTEST), far: clamp(eye.far, NEAREST, FARTHEST) },
  };
}

export class Orbit {
  now: Eye = { ...FRONT };
  goal: Eye = { ...FRONT };
  moved = false; // by somebody, so that it no longer fits by itself

  /** Go there: at once, or as the eye follows. */
  go(eye: Eye, at_once = false): void {
    this.goal = bounded(eye);
    if (at_once) this.now = { ...this.goal };
  }

  turn(by: number, tilt: number): void {
    this.moved = true;
    this.go({ ...this.goal, turn: this.goal.turn + by, tilt: this.goal.tilt + tilt });
  }

  /** Nearer (below 1) or farther; what is under the pointer stays there. */
  zoom(factor: number, at: Spot | null = null): void {
    this.moved = true;
    const far = clamp(this.goal.far * factor, NEAREST, FARTHEST);
    const part = at ? 1 - far / this.goal.far : 0;
    this.go({ ...this.goal, far, x: this.goal.x + (at ? (at.x - this.goal.x) * part : 0), y: this.goal.y + (at ? (at.y - this.goal.y) * part : 0) });
  }

  /** Move the table under the eye, by parts of the height of the picture. */
  pan(right: number, up: number): void {
    this.moved = true;
    const high = 2 * this.goal.far * Math.tan(WIDTH / 2);
    const [s, c] = [Math.sin(this.goal.turn), Math.cos(this.goal.turn)];
    const along = (up * high) / Math.max(0.35, Math.cos(this.goal.tilt));
    this.go({ ...this.goal, x: this.goal.x - c * right * high + s * along, y: this.goal.y - s * right * high - c * along });
  }

  /** Follow the goal for so many seconds; false when it is reached. */
  follow(seconds: number): boolean {
    const part = 1 - Math.exp(-seconds / SOON);
    let rest = 0;
    for (const key of Object.keys(this.now) as (keyof Eye)[]) {
      const way = this.goal[key] - this.now[key];
      rest = Math.max(rest, Math.abs(way) * (key === "turn" || key === "tilt" ? this.now.far : 1));
      this.now[key] += way * part;
    }
    if (rest > 0.02) return true;
    this.now = { ...this.goal };
    return rest > 0;
  }
}

export const front = (): Eye => ({ ...FRONT });
