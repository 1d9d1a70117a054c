// What is drawn upon the table and around things: rooms, zones, rings, arrows, and the cubes in the hand. It is made of
// flat meshes, because lines are a pixel thin. Centimetres; z is up.

import { BackSide, BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial, Shape, ShapeGeometry, Vector2, type Texture } from "three";

import type { Spot } from "./orbit";

export type Flat = [x: number, y: number];

/** Tones of what is drawn: they are tokens, and each is also told by its form. */
export type Tone = "lit" | "zone" | "take" | "danger" | "open" | "own";
export type Tones = Record<Tone, string>;

export type Drawn =
  | { kind: "space"; points: Flat[]; tone: Tone; fill: number; width: number; dashed?: boolean }
  | { kind: "edges"; edges: [Flat, Flat][]; tone: Tone; width: number }
  | { kind: "ring"; at: Flat; radius: number; tone: Tone; width: number; dashed?: boolean; fill?: number }
  | { kind: "cross"; at: Flat; tone: Tone }
  | { kind: "arrow"; from: Flat; to: Flat; tone: Tone }
  | { kind: "plumb"; at: Flat; height: number; tone: Tone };

const ABOVE = 0.012; // of a layer over the one below
const DASH = 0.55;

/** A strip along points, of a width. */
export function strip(points: Flat[], width: number, closed: boolean): number[] {
  const found: number[] = [];
  const count = closed ? points.length : points.length - 1;
  for (let n = 0; n < count; n++) {
    const [a, b] = [points[n] as Flat, points[(n + 1) % points.length] as Flat];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (far < 1e-6) continue;
    const [x, y] = [((b[0] - a[0]) / far) * (width / 2), ((b[1] - a[1]) / far) * (width / 2)];
    // each piece reaches half a width beyond its ends, so that corners are closed
    const [p, q] = [[a[0] - x, a[1] - y], [b[0] + x, b[1] + y]] as [Flat, Flat];
    const corner = [
      [p[0] - y, p[1] + x],
      [p[0] + y, p[1] - x],
      [q[0] + y, q[1] - x],
      [q[0] - y, q[1] + x],
    ] as [Flat, Flat, Flat, Flat];
    for (const n of [0, 1, 2, 0, 2, 3]) found.push(...(corner[n] as Flat), 0);
  }
  return found;
}

/** The same line in dashes. */
export function dashes(points: Flat[], closed: boolean, dash = DASH): [Flat, Flat][] {
  const found: [Flat, Flat][] = [];
  const count = closed ? points.length : points.length - 1;
  let rest = dash;
  let drawn = true;
  for (let n = 0; n < count; n++) {
    const [a, b] = [points[n] as Flat, points[(n + 1) % points.length] as Flat];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let at = 0;
    while (at < far - 1e-6) {
      const to = Math.min(far, at + rest);
      const mix = (part: number): Flat => [a[0] + ((b[0] - a[0]) * part) / far, a[1] + ((b[1] - a[1]) * part) / far];
      if (drawn) found.push([mix(at), mix(to)]);
      rest -= to - at;
      at = to;
      if (rest < 1e-6) {
        drawn = !drawn;
        rest = dash;
      }
    }
  }
  return found;
}

export function circle([x, y]: Flat, radius: number, parts = Math.max(24, Math.round(radius * 18))): Flat[] {
  return Array.from({ length: parts }, (_, n) => [x + radius * Math.cos((n / parts) * 2 * Math.PI), y + radius * Math.sin((n / parts) * 2 * Math.PI)]);
}

export class Marks {
  readonly group = new Group();
  private made: (BufferGeometry | MeshBasicMaterial)[] = [];
  private layer = 0;

  /** `white` is a texture of nothing but white: one kind of paint for all is quicker to prepare than several. */
  constructor(private readonly white: Texture) {}

  clear(): void {
    this.group.clear();
    for (const thing of this.made) thing.dispose();
    this.made = [];
    this.layer = 0;
  }

  draw(drawn: Drawn[], tones: Tones): void {
    this.clear();
    for (const one of drawn) this.one(one, tones[one.tone]);
  }

  private one(drawn: Drawn, colour: string): void {
    switch (drawn.kind) {
      case "space":
        if (drawn.points.length < 3) return;
        if (drawn.fill) this.fill(drawn.points, colour, drawn.fill);
        if (drawn.width) this.line(drawn.points, drawn.width, colour, drawn.dashed);
        return;
      case "edges":
        return this.flat(drawn.edges.flatMap((edge) => strip(edge, drawn.width, false)), colour, 0.75);
      case "ring": {
        const points = circle(drawn.at, drawn.radius);
        if (drawn.fill) this.fill(points, colour, drawn.fill);
        return this.line(points, drawn.width, colour, drawn.dashed);
      }
      case "cross":
        return this.flat(crossOf(drawn.at), colour, 1);
      case "arrow":
        return this.flat(arrowOf(drawn.from, drawn.to), colour, 0.95);
      case "plumb":
        return this.plumb(drawn.at, drawn.height, colour);
    }
  }

  private line(points: Flat[], width: number, colour: string, dashed = false): void {
    this.flat(dashed ? dashes(points, true).flatMap((dash) => strip(dash, width, false)) : strip(points, width, true), colour, 1);
  }

  private fill(points: Flat[], colour: string, opacity: number): void {
    this.add(new ShapeGeometry(new Shape(points.map(([x, y]) => new Vector2(x, y)))), colour, opacity);
  }

  private flat(corners: number[], colour: string, opacity: number): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
    geometry.setAttribute("uv", new BufferAttribute(new Float32Array((corners.length / 3) * 2), 2));
    this.add(geometry, colour, opacity);
  }

  private add(geometry: BufferGeometry, colour: string, opacity: number): Mesh {
    const material = new MeshBasicMaterial({ color: colour, opacity, transparent: true, depthWrite: false, map: this.white });
    const mesh = new Mesh(geometry, material);
    mesh.position.z = ABOVE * ++this.layer;
    mesh.renderOrder = this.layer - 100; // before everything that one can see through
    this.made.push(geometry, material);
    this.group.add(mesh);
    return mesh;
  }

  /** A dashed line from the hand down to the table, as two crossed ribbons, so that it is seen from every side. */
  private plumb([x, y]: Flat, height: number, colour: string): void {
    const corners: number[] = [];
    for (let z = 0.2; z < height; z += 1.4) {
      const top = Math.min(height, z + 0.8);
      for (const [dx, dy] of [[0.06, 0], [0, 0.06]] as const) {
        const corner = [[x - dx, y - dy, z], [x + dx, y + dy, z], [x + dx, y + dy, top], [x - dx, y - dy, top]];
        for (const n of [0, 1, 2, 0, 2, 3, 2, 1, 0, 3, 2, 0]) corners.push(...(corner[n] ?? []));
      }
    }
    this.flat(corners, colour, 0.85);
  }
}

function crossOf([x, y]: Flat): number[] {
  const arm = (dx: number, dy: number) => strip([[x + 0.35 * dx, y + 0.35 * dy], [x + 1.1 * dx, y + 1.1 * dy]], 0.16, false);
  return [...arm(1, 0), ...arm(-1, 0), ...arm(0, 1), ...arm(0, -1), ...strip(circle([x, y], 0.75, 32), 0.12, true)];
}

function arrowOf(from: Flat, to: Flat): number[] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (far < 0.05) return [];
  const [x, y] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const neck: Flat = [to[0] - x * 0.9, to[1] - y * 0.9];
  return [...(far > 1 ? strip([from, neck], 0.3, false) : []), ...to, 0, neck[0] - y * 0.55, neck[1] + x * 0.55, 0, neck[0] + y * 0.55, neck[1] - x * 0.55, 0];
}

/** What surrounds a cube that is meant: the same cube, larger, seen from inside. */
export function shellMaterial(colour: string): MeshBasicMaterial {
  return new MeshBasicMaterial({ color: colour, side: BackSide });
}

/** Where so many cubes are held together in a hand: a loose heap around a spot. */
export function heap(count: number, middle: Spot, side: number): Spot[] {
  const gap = side * 1.35;
  if (count === 1) return [middle];
  return Array.from({ length: count }, (_, n) => {
    const angle = n * 2.39996; // the golden angle: no two in a line
    const ring = gap * 0.62 * Math.sqrt(n + 0.6);
    return { x: middle.x + ring * Math.cos(angle), y: middle.y + ring * Math.sin(angle), z: middle.z + (n % 3) * gap * 0.45 };
  });
}
