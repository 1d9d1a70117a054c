// The recording of a fall, as the server sends it: src/undercroft/games/dungeon_drop/physics/recording.py describes the
// bytes. It is for looks; where things lie in the end is told by the view.

export type Quaternion = [w: number, x: number, y: number, z: number];

/** Where a body is at one moment: its centre in hundredths of a millimetre, and how it is turned. */
export type Pose = { x: number; y: number; z: number; q: Quaternion };

/** How one body moves: its poses, frame after frame. */
export type Track = { body: number; side: number; cylinder: boolean; frames: Pose[] };

/** Bodies in motion at the same time. */
export type Clip = { length: number; tracks: Track[] };

export const FRAMES = 30; // in a second

const VERSION = 1;
const GRAIN = 5; // of a position, in hundredths of a millimetre
const CHANNELS = 7;

/** A recording that cannot be read: of another version, or cut off. */
export class BadRecording extends Error {}

/** The clips of a recording in base64. */
export async function readRecording(text: string): Promise<Clip[]> {
  return decode(await inflated(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The clips from the bytes, when they are no longer compressed. */
export function decode(bytes: Uint8Array): Clip[] {
  const next = naturals(bytes);
  const version = next();
  if (version !== VERSION) throw new BadRecording(`expected a recording of version ${VERSION}, found ${version}`);
  return times(next(), () => {
    const length = next();
    const heads = times(next(), () => ({ body: next(), side: next() }));
    const channels = times(CHANNELS, () => heads.map(() => summed(times(length, () => unfolded(next())))));
    const tracks = heads.map(({ body, side }, n) => {
      const value = (channel: number, frame: number) => channels[channel]?.[n]?.[frame] ?? 0;
      const frames = times(length, (frame) => ({
        ...{ x: GRAIN * value(0, frame), y: GRAIN * value(1, frame), z: GRAIN * value(2, frame) },
        q: unit([value(3, frame), value(4, frame), value(5, frame), value(6, frame)]),
      }));
      return { body, side: side >> 1, cylinder: side % 2 === 1, frames };
    });
    return { length, tracks };
  });
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

/** Reads natural numbers in groups of 7 bits, the lowest first. */
function naturals(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let number = 0;
    let factor = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new BadRecording("the recording is cut off");
      number += (byte & 127) * factor;
      if (byte < 128) return number;
      factor *= 128;
    }
  };
}

const unfolded = (number: number): number => (number % 2 ? -(number + 1) / 2 : number / 2);

/** Values from the first one, the first difference, and the second differences. */
function summed(parts: number[]): number[] {
  let value = 0;
  let step = 0;
  return parts.map((part, n) => {
    if (n === 0) return (value = part);
    step += part;
    return (value += step);
  });
}

// -- poses

export function unit(q: Quaternion): Quaternion {
  const size = Math.hypot(...q) || 1;
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

/** First q, then p. */
export function product(p: Quaternion, q: Quaternion): Quaternion {
  const [a, b, c, d] = p;
  const [e, f, g, h] = q;
  return [a * e - b * f - c * g - d * h, a * f + b * e + c * h - d * g, a * g - b * h + c * e + d * f, a * h + b * g - c * f + d * e];
}

/** Between two poses whose quaternions have the sign that makes them near. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const mix = (p: number, q: number) => p + part * (q - p);
  const q: Quaternion = [mix(a.q[0], b.q[0]), mix(a.q[1], b.q[1]), mix(a.q[2], b.q[2]), mix(a.q[3], b.q[3])];
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), q: unit(q) };
}

const H = Math.SQRT1_2;
/** What brings a face up: +z, +x, +y, -y, -x, -z, as physics/bodies.py numbers them. */
const UPRIGHT: Quaternion[] = [
  [1, 0, 0, 0],
  [H, 0, -H, 0],
  [H, H, 0, 0],
  [H, -H, 0, 0],
  [H, 0, H, 0],
  [0, 1, 0, 0],
];

/** How a cube is turned that lies flat: its angle in tenths of a degree, and the face that is up. */
export function flat(turn: number, face = 0): Quaternion {
  const half = (turn * Math.PI) / 3600;
  return product([Math.cos(half), 0, 0, Math.sin(half)], UPRIGHT[face] ?? [1, 0, 0, 0]);
}

/** The axes of a body on the table: the columns of its rotation. */
export function axes([w, x, y, z]: Quaternion): [number[], number[], number[]] {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

/** The outline of a cube as seen from above, however it is turned: counter-clockwise, four or six corners. */
export function outline(pose: Pose, side: number): [number, number][] {
  const steps = axes(pose.q)
    .map(([x = 0, y = 0]) => (y < 0 || (y === 0 && x < 0) ? [-x * side, -y * side] : [x * side, y * side]) as [number, number])
    .filter(([x, y]) => Math.hypot(x, y) > 1)
    .sort(([a, b], [c, d]) => Math.atan2(b, a) - Math.atan2(d, c));
  let [x, y] = steps.reduce(([a, b], [c, d]) => [a - c / 2, b - d / 2], [pose.x, pose.y]) as [number, number];
  const corners: [number, number][] = [];
  for (const sign of [1, -1])
    for (const [dx, dy] of steps) {
      corners.push([x, y]);
      x += sign * dx;
      y += sign * dy;
    }
  return corners;
}
