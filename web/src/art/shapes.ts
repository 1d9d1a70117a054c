// Things that are drawn more than once. Each stands around its own 0 0, upright, about 24 high unless it says otherwise.
import { at, bone, box, cut, disc, field, mirror, oval, rays, tube, type Body, type Drawing, type Flat } from "./draw";

const eye = "M-8.2-2Q-5.5-5.2-1.6-1.8Q-1.8 2.6-4.8 2.8Q-8 2.4-8.2-2Z";

export const skull = (tone: Body = "bone", glow: Flat | null = "ember"): Drawing => [
  [tone, "M-6 7.5H6L5 12.5Q0 14.8-5 12.5Z", 0.6],
  [tone, "M-10.5-3C-11-11-6-14.5 0-14.5C6-14.5 11-11 10.5-3C10.3 1 8.6 2 7.6 4.4L6.6 9.2H-6.6L-7.6 4.4C-8.6 2-10.3 1-10.5-3Z", 2],
  ["night", eye + mirror(eye) + "M0 2L-1.8 6H1.8Z"],
  ["night", "M-3.8 7.6V11.5M-1.3 8V12.2M1.3 8V12.2M3.8 7.6V11.5", 0.9],
  ...(glow ? ([[glow, disc(-4.6, -0.6, 1.3) + disc(4.6, -0.6, 1.3)]] as const) : []),
];

export const flame = (core: Flat = "light", outer: Flat = "ember", inner: Flat = "flame"): Drawing => [
  [outer, "M0 10C-8 10-9 2-5-4C-4-1-3 0-2 0C-3-7-1-12 2-16C2-9 8-6 8 2C8 7 5 10 0 10Z"],
  [inner, "M0 10C-5 9-5 4-2.6 0C-2 2-1 3 0 3C-1-2 0-5 1-8C2-4 5-1 5 4C5 8 3 10 0 10Z"],
  [core, "M0 10C-3 9-2 6 0 3.5C2 6 3 9 0 10Z"],
];

/** Points up, its grip at 0 0; the blade is 34 long. */
export const sword = (blade: Body = "steel", hilt: Body = "gold"): Drawing => [
  [blade, "M-2.6-4L-2.2-33L0-38L2.2-33L2.6-4Z", 0.8],
  ["night", "M0-5V-31", 0.7],
  ["wood", box(-1.4, -2, 2.8, 10), 0.5],
  [hilt, "M-9-5.5L9-5.5L8-1.8L-8-1.8Z" + disc(0, 9.5, 2.6), 0.6],
];

export const axe = (head: Body = "steel"): Drawing => [
  ["wood", box(-1.5, -26, 3, 40), 0.5],
  [head, "M-2-24C-7-24-11-28-13-31C-15-23-14-14-12-9C-9-12-6-14-2-14ZM2-24L8-22L8-16L2-14Z", 1],
];

/** Points up, 50 long. */
export const spear = (tip: Body = "steel"): Drawing => [
  ["wood", box(-1.2, -26, 2.4, 52), 0.5],
  [tip, "M0-40L4.4-29L1.6-25H-1.6L-4.4-29Z", 0.7],
];

export const shield = (tone: Body = "steel", edge: Body = "gold"): Drawing => [
  [edge, "M-14-17Q0-21 14-17V0C14 11 7 17 0 21C-7 17-14 11-14 0Z", 1],
  [tone, "M-11-14.5Q0-18 11-14.5V0C11 9 6 14 0 17.5C-6 14-11 9-11 0Z", 1.6],
];

/** A hooded head and shoulders without a face; the ground lies at 26. */
export const hood = (tone: Body = "cloak"): Drawing => [
  [tone, "M0-19C10-19 13-9 13-1C22 3 26 12 27 26H-27C-26 12-22 3-13-1C-13-9-10-19 0-19Z", 1.6],
  ["night", "M0-13C7-13 9-6 9 0C9 6 5 10 0 11C-5 10-9 6-9 0C-9-6-7-13 0-13Z"],
];

/** A small walking person in a hood, facing left, feet at 20. */
export const walker = (cloth: Body = "cloak", skin: Body = "skin"): Drawing => [
  ["cloak", tube([-1, 4, 3], [-5, 12, 2.4], [-7, 19, 2]) + tube([2, 4, 3], [5, 12, 2.4], [9, 18.6, 2]), 0.6],
  [cloth, "M-5-8Q1-12 6-7L9 9Q1 12-8 9Z", 1.2],
  [skin, disc(-0.6, -13.5, 4), 0.9],
  [cloth, "M-3.6-17C-1-21 6-20 7-14C7.5-10 6-8 4-7L-2-8C1-9 2-12 1-14.5C0-16-2-16.5-3.6-17Z", 0.8],
];

/** A right hand with its palm towards us, fingers up; the wrist ends at 16. */
export const palm = (tone: Body = "bone"): Drawing => [
  [tone, tube([-5.4, 0, 1.8], [-7, -9, 1.5]) + tube([-2, -2, 1.9], [-2.6, -13, 1.6]) + tube([1.8, -2, 1.9], [2.2, -12.4, 1.6]), 0.6],
  [tone, tube([5.2, 0, 1.8], [6.8, -8, 1.4]), 0.6],
  [tone, "M-7-1Q0-5 7-1L7 5C9 4 11 0 13-2C15-2 15 0 14 2L8 10L5 17H-5L-6 9Z", 1],
];

/** A hand of bones, fingers up. */
export const claw = (tone: Body = "bone"): Drawing => [
  [tone, bone(-2, 14, -2, 4, 1.3) + bone(2, 14, 2, 4, 1.3), 0.6],
  [tone, bone(-3, 3, -9, -4, 1.1) + bone(-1.2, 2, -4, -8, 1.1) + bone(1.2, 2, 2, -9, 1.1) + bone(3, 3, 7.5, -6, 1.1) + bone(4, 4, 11, 1, 1.1), 0.5],
  [tone, tube([-9, -4, 1.2], [-11, -10, 0.7], [-8, -13, 0.1]) + tube([-4, -8, 1.2], [-4, -14, 0.8], [-1, -17, 0.1]) + tube([2, -9, 1.2], [4, -15, 0.8], [7, -17, 0.1]) + tube([7.5, -6, 1.2], [11, -11, 0.8], [14, -11, 0.1]), 0.5],
];

/** Round below, slim neck, cork on top. */
export const flask = (fill: Body, glass: Body = "ghost"): Drawing => [
  ["wood", box(-3, -19, 6, 5), 0.5],
  [glass, "M-5-15H5V-12L4-11V-4C10-2 14 3 14 9C14 16 8 20 0 20C-8 20-14 16-14 9C-14 3-10-2-4-4V-11L-5-12Z", 0.6],
  [fill, "M-11.5 6Q-6 3 0 6Q6 9 11.5 6C13 13 8 18 0 18C-8 18-13 13-11.5 6Z", 1],
  ["light", cut(-9, 2, -5, -1.5, 1.2, 0.6)],
];

/** A book that lies open towards us, 44 wide. */
export const book = (pages: Body = "bone"): Drawing => [
  ["wood", "M-23-9L0-4L23-9V12L0 17L-23 12Z", 0.8],
  [pages, "M0-6C-7-12-15-12-21-10V9C-15 7-7 8 0 14C7 8 15 7 21 9V-10C15-12 7-12 0-6Z", 1],
  ["night", "M0-6V14", 1],
];

export const key = (tone: Body = "bone"): Drawing => [
  [tone, box(-1.7, -4, 3.4, 26) + box(1, 12, 6, 3) + box(1, 17.5, 8, 3.4), 0.6],
];

export const chain = (x: number, y: number, dx: number, dy: number, n: number, size = 2.6): Drawing => {
  let [links, sides] = ["", ""];
  for (let i = 0; i < n; i++) {
    const [a, b] = [x + dx * i, y + dy * i];
    if (i % 2) sides += disc(Math.round(a * 10) / 10, Math.round(b * 10) / 10, size * 0.5);
    else links += oval(Math.round(a * 10) / 10, Math.round(b * 10) / 10, size, size * 0.8);
  }
  return [
    ["night", links + sides, 3.2],
    ["dim", links, 1.4],
    ["light", sides, 0.9],
  ];
};

/** Broken into two ends with teeth. */
export const banner = (tone: Body = "blood"): Drawing => [
  ["wood", box(-1.4, -32, 2.8, 66), 0.5],
  ["gold", "M0-40L3.6-34L0-31L-3.6-34Z", 0.6],
  [tone, "M2-30C12-26 20-33 33-28C31-20 34-12 32-4L25-8L21 0L14-5L8 1L2-4Z", 1.4],
];

export const throne: Drawing = [
  ["bone", bone(-15, -34, -13, 20, 2.4) + bone(15, -34, 13, 20, 2.4), 0.8],
  ["blood", "M-11-26Q0-33 11-26L10 4H-10Z", 1.4],
  ["bone", bone(-19, -4, -9, -4, 2) + bone(19, -4, 9, -4, 2) + bone(-19, -4, -18, 20, 1.8) + bone(19, -4, 18, 20, 1.8), 0.7],
  ["bone", "M-20 4H20L22 10H-22Z", 0.8],
  ["rock", "M-23 10H23V20H-23Z", 0.8],
  at(0, -36, 0.62, skull()),
  at(-16, -38, 0.34, skull("bone", null)),
  at(16, -38, 0.34, skull("bone", null)),
];

/** A ring of stones that opens to somewhere else, 22 wide each way. */
export const portal = (swirl: Flat = "sea"): Drawing => [
  ["rock", disc(0, 0, 23), 1.6],
  ["night", disc(0, 0, 17) + rays(0, 0, 16, 24, 14, 0.8)],
  [swirl, disc(0, 0, 17)],
  ["night", disc(1.2, 1, 14)],
  [swirl, tube([-13, 2, 0.2], [-6, -11, 2], [8, -9, 2.6], [10, 4, 2], [0, 9, 1.4], [-5, 2, 1], [0, -2, 0.2])],
  ["light", tube([10, 8, 0.2], [1, 12.5, 1.1], [-9, 6, 1], [-7, -3, 0.2])],
];

export const coins = (...spots: readonly (readonly [number, number])[]): Drawing =>
  spots.map(([x, y]) => ["gold", oval(x, y, 4.4, 2), 0.5] as const);

export const star = (r: number, n = 5, inner = 0.42): string => {
  let d = "";
  for (let i = 0; i < 2 * n; i++) {
    const a = (Math.PI * i) / n - Math.PI / 2;
    const q = i % 2 ? r * inner : r;
    d += `${i ? "L" : "M"}${(q * Math.cos(a)).toFixed(1)} ${(q * Math.sin(a)).toFixed(1)}`;
  }
  return d + "Z";
};

/** A star drawn in one stroke through n points on a circle. */
export const sigil = (x: number, y: number, r: number, n = 7, step = 3): string => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i * step) / n - Math.PI / 2;
    d += `${i ? "L" : "M"}${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  }
  return d + "Z";
};

export const heart = "M0 13C-9 6-15 0-13-7C-11-13-3-13 0-6C3-13 11-13 13-7C15 0 9 6 0 13Z";

/** Torchlight from the upper left corner: on every picture. */
export const torch = (size = 1): Drawing => [["haze", rays(-5 * size, -6 * size, 22 * size, 92 * size, 15, 2 * size, 3, 87)]];

export const floor = (y = 64): Drawing => [
  ["slab", box(0, y, 120, 80 - y)],
  ["dim", cut(-10, y, 130, y, 0.9)],
  ["haze", field(0, y + 2, 120, 78 - y, 4, 1.2)],
];

/** A stone arch on the floor, so wide and so high outside. */
export const arch = (x: number, top: number, w: number, bottom = 64): Drawing => {
  const [o, i] = [w / 2, w / 2 - 7];
  return [
    ["slab", `M${x - o} ${bottom}V${top + o}a${o} ${o} 0 0 1 ${w} 0V${bottom}Z`],
    ["night", `M${x - i} ${bottom}V${top + o}a${i} ${i} 0 0 1 ${2 * i} 0V${bottom}Z` + rays(x, top + o, i, o + 3, 9, 0.9, 180, 360)],
    ["haze", `M${x - o} ${bottom}V${top + o}a${o} ${o} 0 0 1 ${o} ${-o}`, 1],
  ];
};

/** Courses of blocks, for walls seen from the front. */
export const blocks = (x: number, y: number, w: number, h: number, size = 10): Drawing => {
  let d = "";
  for (let row = 0; row * size < h; row++) {
    d += `M${x} ${y + row * size}h${w}`;
    for (let c = row % 2 ? size * 0.8 : size * 1.6; c < w; c += size * 1.6) d += `M${x + c} ${y + row * size}v${Math.min(size, h - row * size)}`;
  }
  return [
    ["slab", box(x, y, w, h)],
    ["night", d, 1.2],
    ["haze", field(x, y, w, h, Math.ceil(h / 5), 0.8)],
  ];
};

export const lair = (): Drawing => [...torch(), ...arch(60, 4, 96), ...floor()];
export const cell = (): Drawing => [...blocks(0, 0, 120, 64), ...torch(), ...floor()];
export const halo = (tone: Flat, x = 60, y = 40, from = 26, to = 78, n = 36): Drawing => [[tone, rays(x, y, from, to, n, 2)]];
/** Foul air turning around the middle. */
export const miasma = (): Drawing => [
  ...torch(),
  ["murk", [4, 12, 20, 28].map((k) => cut(60 - k * 2, 78 - k, 60 - k, 6 + k / 2, 2.2, k / 2) + cut(60 + k * 2, 2 + k, 60 + k, 74 - k / 2, 2.2, k / 2)).join("")],
];

/** Facing left, the sole at 14, the shaft up to -22. */
export const boot = (tone: Body = "wood", trim: Body = "gold"): Drawing => [
  [tone, "M-6-20H9L8 2C9 6 12 9 12 13H-21C-23 6-15 3-9 1C-6-1-6-10-6-20Z", 1.2],
  ["cloak", "M-22 13H12V16.5H-21Z", 0.5],
  [trim, "M-8-23H11V-17H-8Z", 0.6],
];

/** Feathers to the right, its root at 0 0. */
export const wing = (tone: Body = "bone"): Drawing => [
  [tone, tube([0, 2, 2], [10, 4, 2.4], [20, 2, 0.3]), 0.6],
  [tone, tube([0, 0, 2], [12, -2, 2.6], [26, -7, 0.3]), 0.6],
  [tone, tube([0, -2, 2.2], [12, -8, 2.8], [28, -17, 0.3]), 0.6],
];

/** Points to the right. */
export const dart: Drawing = [
  ["wood", box(-10, -1, 17, 2), 0.4],
  ["leaf", "M-16-5L-6-1V1L-16 5L-12 0Z", 0.6],
  ["steel", "M6-2.6L16 0L6 2.6Z", 0.4],
  ["glory", "M15 2C17 5 17 7.4 15 7.4C13 7.4 13 5 15 2Z"],
];

/** A watching eye, 36 wide. */
export const watching = (tone: Body = "gold"): Drawing => [
  [tone, "M-18 0Q-8-12 0-12Q8-12 18 0Q8 12 0 12Q-8 12-18 0Z", 1],
  ["night", "M-13 0Q-6-8 0-8Q6-8 13 0Q6 8 0 8Q-6 8-13 0Z"],
  ["ember", disc(0, 0, 6)],
  ["night", oval(0, 0, 2, 5)],
  ["light", disc(-2.4, -2.6, 1.4)],
];
