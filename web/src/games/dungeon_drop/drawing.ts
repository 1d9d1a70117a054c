// From the table to the drawing of it from above: 4 units are a millimetre, y grows downwards.

import type { Pose } from "./recording";
import type { Cube, Point } from "./types";
import type { Polygon } from "./view";

export const SCALE = 0.04; // units in a hundredth of a millimetre

export const onPaper = ([x, y]: Point): Point => [x * SCALE, -y * SCALE];
export const onTable = (x: number, y: number): Point => [x / SCALE, -y / SCALE];

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A closed polygon as a path. */
export function pathOf(polygon: Polygon): string {
  return polygon.length ? `M${polygon.map((point) => onPaper(point).map(short).join(" ")).join("L")}Z` : "";
}

/** Where a point is drawn. */
export const moveTo = (point: Point): string => `translate(${onPaper(point).map(short).join(" ")})`;

/** How a sign on a cube is turned: with the cube, but never more than an eighth, so that it can be read. */
export function upright(turn: number): number {
  const rest = ((turn % 900) + 900) % 900;
  return (rest > 450 ? rest - 900 : rest) / 10;
}

export type Box = { left: number; right: number; top: number; bottom: number };

/** What shall be seen: these points with some air around them; without any the whole table. */
export function boundsOf(points: Polygon, surface: { width: number; depth: number }, air = 2000, least = 16000): Box {
  const [w, h] = [surface.width / 2, surface.depth / 2];
  const ends = (values: number[], most: number): [number, number] => {
    if (!values.length) return [-most, most];
    const [low, high] = [Math.min(...values) - air, Math.max(...values) + air];
    const more = Math.max(0, least - (high - low)) / 2;
    return [Math.max(-most - air, low - more), Math.min(most + air, high + more)];
  };
  const [left, right] = ends(points.map(([x]) => x), w);
  const [low, high] = ends(points.map(([, y]) => y), h);
  return { left: left * SCALE, right: right * SCALE, top: -high * SCALE, bottom: -low * SCALE };
}

export const centreOf = ([, x, y]: Cube): Point => [x, y];

// -- cubes in the air

type Vector = [number, number, number];

/** A visible face of a cube that tumbles, from above: its outline, how it lies for the sign on it, how much light it gets. */
export type Face = { path: string; matrix: string; light: number };

const AXES: Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function turned([w, x, y, z]: Pose["q"], [a, b, c]: Vector): Vector {
  const [tx, ty, tz] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * tx + (y * tz - z * ty), b + w * ty + (z * tx - x * tz), c + w * tz + (x * ty - y * tx)];
}

const EYE = 120000; // how high above the table somebody looks down, in hundredths

/** The faces of a cube that are seen from above, around its own centre and a little larger the higher it is. */
export function facesOf(pose: Pose, side: number): Face[] {
  const near = (SCALE * side * EYE) / (2 * Math.max(EYE / 4, EYE - pose.z));
  const axes = AXES.map((axis) => turned(pose.q, axis));
  const found: Face[] = [];
  axes.forEach((normal, n) => {
    for (const sign of [1, -1]) {
      const up = sign * normal[2];
      if (up < 0.02) continue;
      const [u, v] = readable(axes[(n + 1) % 3] as Vector, axes[(n + 2) % 3] as Vector, sign);
      const [cx, cy] = [sign * normal[0] * near, -sign * normal[1] * near];
      const corner = (a: number, b: number) => `${short(cx + (a * u[0] + b * v[0]) * near)} ${short(cy - (a * u[1] + b * v[1]) * near)}`;
      found.push({
        path: `M${corner(1, 1)}L${corner(-1, 1)}L${corner(-1, -1)}L${corner(1, -1)}Z`,
        matrix: `matrix(${[u[0], -u[1], -v[0], v[1], cx / near, cy / near].map((part) => part.toFixed(4)).join(" ")})`,
        light: up,
      });
    }
  });
  return found.sort((a, b) => a.light - b.light);
}

/** The axes of a face, never mirrored, with the sign on it as upright as a quarter turn can make it. */
function readable(u: Vector, v: Vector, sign: number): [Vector, Vector] {
  const back = ([x, y, z]: Vector): Vector => [-x, -y, -z];
  const right = sign > 0 ? u : back(u);
  const ways: [Vector, Vector][] = [
    [right, v],
    [v, back(right)],
    [back(right), back(v)],
    [back(v), right],
  ];
  return ways.reduce((best, way) => (way[0][0] > best[0][0] ? way : best));
}

/** Half the side of a cube in the air, in units. */
export const halfAt = (pose: Pose, side: number): number => (SCALE * side * EYE) / (2 * Math.max(EYE / 4, EYE - pose.z));
