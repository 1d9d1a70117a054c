// How everything is drawn: pictures are lists of layers, a layer is a tone and a path. A body tone is lit from the
// upper left: a light rim, a hatched turn, a dark core, as if scratched out of black board. Flat tones are one colour.
// On paper it is the other way round, as in a woodcut: a wash, an outline in ink, hatching where the light does not come.

/** Body tones: what is lit, what lies in the shade. */
export const BODIES = {
  bone: ["#f3e6cc", "#57452f"],
  rot: ["#d8dfa6", "#3a4226"],
  ghost: ["#d3ebe6", "#28464a"],
  blood: ["#f5a58f", "#651f19"],
  fire: ["#ffc680", "#863914"],
  steel: ["#e8eae8", "#41464d"],
  gold: ["#f6d886", "#644816"],
  wood: ["#deb07c", "#4b301d"],
  cloak: ["#b89f80", "#30261e"],
  dream: ["#dcc6ee", "#3b2d4e"],
  leaf: ["#d3eaa8", "#304a1e"],
  skin: ["#f5d0a8", "#b0734a"],
  rock: ["#9c8a74", "#322820"],
  vellum: ["#fbf5e6", "#2b2a33"],
  hide: ["#d3ad79", "#3f2a1b"],
  iron: ["#d0d2d2", "#2b2d36"],
  stone: ["#cfbf9d", "#3a3028"],
  umber: ["#b07a50", "#40241a"],
  verdant: ["#a8bd84", "#2a4526"],
  seal: ["#cf6d5a", "#5c1a1c"],
  azure: ["#93b1c2", "#203c58"],
  ochre: ["#e0bd68", "#5c3f10"],
  violet: ["#b09cbd", "#3a2450"],
} as const;

/** Flat tones. */
export const FLATS = {
  night: "#140f0c",
  haze: "#2e241b",
  slab: "#251d16",
  dim: "#6f5c47",
  paper: "#efe4cc",
  ink: "#2b2a33",
  light: "#f8ecd4",
  ember: "#e0662f",
  flame: "#ffb45c",
  peril: "#d9534a",
  glory: "#8dc063",
  brass: "#c9a24b",
  sea: "#7fb9b4",
  plum: "#a684c4",
  moss: "#33411f",
  bronze: "#45351a",
  murk: "#3a2b48",
  slate: "#28384a",
  rust: "#55271a",
  abyss: "#1c3b3d",
  ash: "#443d34",
  wash: "#dccba6",
  sepia: "#9c8560",
  chalk: "#fffaf0",
  grass: "#5f8a3c",
  wax: "#b3372f",
  sky: "#3f74a3",
  amber: "#d79a1e",
  grape: "#75508f",
} as const;

/** What the tones of the night are on paper, so that a thing can be drawn on either. */
const ON_PAPER: Partial<Record<Body | Flat, Body | Flat>> = {
  ...{ night: "ink", light: "chalk", dim: "sepia", haze: "wash", slab: "wash", ember: "wax", peril: "wax", flame: "amber" },
  ...{ sea: "sky", plum: "grape", glory: "grass", bone: "vellum", wood: "hide", cloak: "hide", steel: "iron", rock: "stone" },
  ...{ gold: "ochre", fire: "ochre", blood: "seal", leaf: "verdant", rot: "verdant", dream: "violet", ghost: "azure" },
};

export type Ground = "night" | "paper";
export type Body = keyof typeof BODIES;
export type Flat = keyof typeof FLATS;

/** A body takes the depth of its rim as third, a flat tone the width of a line (then it is not filled). */
export type Layer = readonly [tone: Body | Flat, d: string, size?: number];
export type Group = { at: Pose; of: Drawing };
export type Drawing = readonly (Layer | Group)[];
type Pose = { x: number; y: number; scale: number; turn: number; flip: boolean };
type Point = readonly [x: number, y: number, r: number];

export function isBody(tone: Body | Flat): tone is Body {
  return tone in BODIES;
}

/** A colour that schemes may change and that stands by itself in a picture taken out of the page. */
export function paint(asked: Body | Flat, core = false, ground: Ground = "night"): string {
  const tone = (ground === "paper" && ON_PAPER[asked]) || asked;
  if (isBody(tone)) return `var(--art-${tone}${core ? "-core" : ""}, ${BODIES[tone][core ? 1 : 0]})`;
  return `var(--art-${tone}, ${FLATS[tone]})`;
}

/** Where the light comes from, as seen inside a group: undo its turn, scale and flip. */
export function lightIn({ scale, turn, flip }: Pose, [x, y]: readonly [number, number]): [number, number] {
  const a = (-turn * Math.PI) / 180;
  const u = (x * Math.cos(a) - y * Math.sin(a)) / scale;
  return [flip ? -u : u, (x * Math.sin(a) + y * Math.cos(a)) / scale];
}

export function placed({ x, y, scale, turn, flip }: Pose): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`;
}

/** A drawing somewhere else: moved, sized, turned by degrees, seen in the mirror. */
export function at(x: number, y: number, scale: number, of: Drawing, turn = 0, flip = false): Group {
  return { at: { x, y, scale, turn, flip }, of };
}

const r1 = (n: number): number => Math.round(n * 10) / 10;
const p = (x: number, y: number): string => `${r1(x)} ${r1(y)}`;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export const oval = (x: number, y: number, a: number, b: number): string =>
  `M${p(x - a, y)}a${a} ${b} 0 0 1 ${2 * a} 0a${a} ${b} 0 0 1 ${-2 * a} 0Z`;
export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const box = (x: number, y: number, w: number, h: number): string => `M${p(x, y)}h${w}v${h}h${-w}Z`;

/** A stroke of the knife: thick in the middle, nothing at its ends; bend lifts its middle off the straight line. */
export function cut(x1: number, y1: number, x2: number, y2: number, width = 1.4, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (y2 - y1) / length;
  const ny = (x1 - x2) / length;
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [a, b] = [bend * 2 + width, bend * 2 - width];
  return `M${p(x1, y1)}Q${p(mx + nx * a, my + ny * a)} ${p(x2, y2)}Q${p(mx + nx * b, my + ny * b)} ${p(x1, y1)}Z`;
}

/** Strokes away from a point between two angles (0 is right, 90 is down), every other one shorter. */
export function rays(x: number, y: number, r1: number, r2: number, n: number, width = 1.4, from = 0, to = 360): string {
  let d = "";
  const whole = Math.abs(to - from) === 360;
  for (let i = 0; i < n; i++) {
    const a = rad(from + ((to - from) * i) / (whole ? n : Math.max(1, n - 1)));
    const far = i % 2 ? r1 + (r2 - r1) * 0.62 : r2;
    d += cut(x + r1 * Math.cos(a), y + r1 * Math.sin(a), x + far * Math.cos(a), y + far * Math.sin(a), width);
  }
  return d;
}

/** Level strokes scattered over a field: floors, water, fog. The same numbers give the same field. */
export function field(x: number, y: number, w: number, h: number, rows: number, width = 1): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    const level = y + (h * (row + 0.5)) / rows;
    const n = 2 + (row % 2);
    for (let i = 0; i < n; i++) {
      const start = x + (w * (i + ((row * 37 + i * 53) % 40) / 100)) / n;
      const long = (w / n) * (0.35 + ((row * 29 + i * 17) % 40) / 100);
      d += cut(start, level, Math.min(x + w, start + long), level, width);
    }
  }
  return d;
}

/** A smooth limb through points with a radius each: arms, tails, serpents, smoke. */
export function tube(...points: Point[]): string {
  const sides: [string[], string[]] = [[], []];
  const steps = 6;
  const get = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const along = (i: number, t: number, k: 0 | 1 | 2): number => {
    const [a, b, c, d] = [get(i - 1)[k], get(i)[k], get(i + 1)[k], get(i + 2)[k]];
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  };
  const total = (points.length - 1) * steps;
  for (let s = 0; s <= total; s++) {
    const i = Math.min(points.length - 2, Math.floor(s / steps));
    const t = s / steps - i;
    const [x, y, r] = [along(i, t, 0), along(i, t, 1), Math.max(0, along(i, t, 2))];
    const e = 0.02;
    const dx = along(i, t + e, 0) - along(i, t - e, 0);
    const dy = along(i, t + e, 1) - along(i, t - e, 1);
    const length = Math.hypot(dx, dy) || 1;
    sides[0].push(p(x + (dy / length) * r, y - (dx / length) * r));
    sides[1].unshift(p(x - (dy / length) * r, y + (dx / length) * r));
  }
  const cap = (r: number): string => `A${r1(r)} ${r1(r)} 0 0 1`;
  const [first, last] = [get(0)[2], get(points.length - 1)[2]];
  return `M${sides[0].join("L")}${last > 0.2 ? cap(last) : "L"}${sides[1].join("L")}${first > 0.2 ? cap(first) + sides[0][0] : ""}Z`;
}

/** A long bone with its knobs. */
export function bone(x1: number, y1: number, x2: number, y2: number, r = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [((y2 - y1) / length) * r, ((x1 - x2) / length) * r];
  const knobs = [
    [x1, y1],
    [x2, y2],
  ] as const;
  return (
    tube([x1, y1, r], [(x1 + x2) / 2, (y1 + y2) / 2, r * 0.75], [x2, y2, r]) +
    knobs.map(([x, y]) => disc(r1(x + nx), r1(y + ny), r * 1.15) + disc(r1(x - nx), r1(y - ny), r * 1.15)).join("")
  );
}

/** The same path on the other side of x = axis; only for paths of absolute commands without arcs. */
export function mirror(d: string, axis = 0): string {
  let x = true;
  return d.replace(/[A-Z]|-?\d*\.?\d+/g, (part) => {
    if (/[A-Z]/.test(part)) {
      x = true;
      return part;
    }
    const here = x;
    x = !x;
    return ` ${here ? r1(2 * axis - Number(part)) : part}`;
  });
}
