// How the cards of Dungeon Drop are drawn: like wooden toys under a lamp. A picture is a list of solids, each one
// colour with one bevel: a lit edge on the upper left, a dark one on the lower right. A solid without a bevel is flat,
// a line has a width instead.
import { box, disc, mirror, oval } from "../draw";
import { GLYPHS } from "./glyphs";

export const TONES = {
  felt: "#4a3056",
  deep: "#2c1a36",
  moss: "#2f4a38",
  slate: "#2d4258",
  rust: "#5c2f25",
  sand: "#7a6238",
  ink: "#2a1b31",
  white: "#fffaf0",
  cream: "#ecdcb8",
  skin: "#f1c49a",
  tan: "#cd9461",
  brown: "#8a5a36",
  bark: "#5b3820",
  wood: "#a8743f",
  rose: "#ef9f9a",
  pink: "#ee8fb2",
  green: "#4d9a4c",
  leaf: "#8cb84a",
  olive: "#b3bd2e",
  orc: "#8aa070",
  steel: "#c3ccd4",
  iron: "#7d8894",
  stone: "#9b9890",
  gold: "#e4b437",
  amber: "#f3953a",
  red: "#cb3218",
  ruby: "#c2174b",
  blue: "#2c62c9",
  sky: "#8cc9e8",
  ice: "#e3edf4",
  violet: "#8a5cb8",
  teal: "#1a8a66",
} as const;

export type Tone = keyof typeof TONES;
export type Solid = readonly [tone: Tone, d: string, bevel?: number];
export type Stroke = { line: string; tone: Tone; width: number };
export type Moved = { x: number; y: number; scale: number; turn: number; flip: boolean; of: Toy };
export type Toy = readonly (Solid | Stroke | Moved)[];

export const line = (tone: Tone, d: string, width = 1.4): Stroke => ({ line: d, tone, width });

/** A toy somewhere else: moved, sized, turned by degrees, seen in the mirror. */
export const put = (x: number, y: number, scale: number, of: Toy, turn = 0, flip = false): Moved => ({ x, y, scale, turn, flip, of });

/** A colour that stands by itself in a picture taken out of the page. */
export const tint = (tone: Tone): string => `var(--toy-${tone}, ${TONES[tone]})`;

export const rbox = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`;

/** The same on both sides of the middle, which lies at 45; only for absolute paths without arcs. */
export const both = (d: string): string => d + mirror(d.replaceAll("H", " L").replaceAll("V", " L"), 45);

/** The cloth, 90 by 60; whoever draws the picture lights it. */
export const cloth = (tone: Tone): Toy => [[tone, box(0, 0, 90, 60), 0]];

/** A star with this many points around 0 0. */
export const spark = (r: number, points = 4, waist = 0.32): string => {
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const a = (Math.PI * i) / points - Math.PI / 2;
    const far = i % 2 ? r * waist : r;
    d += `${i ? "L" : "M"}${(far * Math.cos(a)).toFixed(1)} ${(far * Math.sin(a)).toFixed(1)}`;
  }
  return `${d}Z`;
};

/** A cube with its sign, 20 wide, its front 16. */
export const cube = (tone: Tone, sign: keyof typeof GLYPHS, ink: Tone = "white"): Toy => [
  [tone, "M-8-6L-4-10H12L8-6Z", 0],
  ["white", "M-8-6L-4-10H12L8-6Z", -0.35],
  [tone, "M8-6L12-10V6L8 10Z", 0],
  ["ink", "M8-6L12-10V6L8 10Z", -0.4],
  [tone, box(-8, -6, 16, 16), 0.9],
  put(0, 2, 1.1, [[ink, GLYPHS[sign], 0]]),
];

/** A wooden person seen from the front, 16 wide and 20 high, feet at 10. */
export const meeple = (tone: Tone): Toy => [
  [tone, "M0-10C3-10 4.4-7.6 3.6-4.8C6.6-4.2 8.5-2.6 8.5-.8C8.5 1 6.4 1.2 4.4 1.2C4.9 3.8 7 6.4 7 8.6C7 9.6 6.4 10 5.4 10H2C1.2 10 1 7.4 0 7.4S-1.2 10-2 10H-5.4C-6.4 10-7 9.6-7 8.6C-7 6.4-4.9 3.8-4.4 1.2C-6.4 1.2-8.5 1-8.5-.8C-8.5-2.6-6.6-4.2-3.6-4.8C-4.4-7.6-3-10 0-10Z", 1],
];

export { box, disc, oval };
