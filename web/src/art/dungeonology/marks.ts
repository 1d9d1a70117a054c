// What comes again on the pages of the notebook: grounds of 90 by 60, and small things around their own 0 0.
import { at, box, cut, disc, field, oval, rays, tube, type Body, type Drawing, type Flat } from "../draw";
import { star } from "../shapes";
import { CUBE_SIGNS } from "./tokens";

/** The washes of the five kinds of Information. */
export const KINDS = { civilization: "verdant", militia: "seal", worship: "azure", riches: "ochre", caste: "violet" } as const satisfies Record<string, Body>;
export type Kind = keyof typeof KINDS;

/** A cube of Information, 22 wide, its front 16. */
export const cube = (of: Kind): Drawing => {
  const tone = KINDS[of];
  return [
    [tone, "M8-6L13-11V5L8 10Z", 9],
    [tone, "M-8-6L-3-11H13L8-6Z", 0.3],
    [tone, box(-8, -6, 16, 16), 0.6],
    at(0, 2, 1.2, [["ink", CUBE_SIGNS[of] ?? ""]]),
  ];
};

/** Level strokes under whatever stands there. */
export const shade = (x: number, y: number, w: number, tone: Flat = "ink"): Drawing => [
  [tone, cut(x - w * 0.5, y, x + w * 0.62, y, 1.2) + cut(x - w * 0.3, y + 2.2, x + w * 0.54, y + 2.2, 1) + cut(x, y + 4.2, x + w * 0.4, y + 4.2, 0.8)],
];

/** Out of doors. */
export const hills = (y = 48): Drawing => [
  ["sepia", field(0, 2, 90, y - 22, 6, 0.9)],
  ["wash", `M0 ${y - 6}Q14 ${y - 17} 30 ${y - 7}Q48 ${y - 19} 66 ${y - 8}Q80 ${y - 15} 90 ${y - 9}V60H0Z`],
  ["sepia", field(0, y, 90, 60 - y, 4, 1)],
  ["ink", cut(-8, y, 98, y, 1)],
];

/** By night: the dark hangs down in strokes. */
export const dusk = (): Drawing => {
  let d = "";
  for (let i = 0; i < 30; i++) d += cut(i * 3.1, -26 + ((i * 23) % 11), i * 3.1 + (i % 3) * 0.3, 40 + ((i * 37) % 13), 1.6 + ((i * 7) % 5) * 0.16);
  return [["wash", box(0, 0, 90, 60)], ["ink", d], ["ink", field(0, 52, 90, 8, 3, 1)]];
};

/** Something shines. */
export const glow = (tone: Flat = "sky", x = 45, y = 30, from = 25): Drawing => [
  ["wash", disc(x, y, from - 1)],
  ["sepia", rays(x, y, from + 1, 66, 52, 1.2)],
  [tone, rays(x, y, from + 1, from + 12, 26, 1.5)],
  ["ink", disc(x, y, from - 1), 0.6],
];

/** A ruled page with its margin. */
export const ruled = (): Drawing => [
  ["sky", [9, 18, 27, 36, 45, 54].map((y) => cut(-30, y, 120, y, 0.8)).join("")],
  ["wax", cut(9, -30, 9, 90, 1) + cut(11, -30, 11, 90, 0.7)],
];

/** A stage. */
export const stage = (): Drawing => [
  ["wash", box(0, 50, 90, 10)],
  ["sepia", rays(45, 18, 40, 72, 9, 0.9, 50, 130)],
  ["ink", cut(-8, 50, 98, 50, 1)],
  ["seal", "M0 0H19C18 16 14 28 5 35C9 43 8 52 7 60H0Z", 1.2],
  ["seal", "M90 0H71C72 16 76 28 85 35C81 43 82 52 83 60H90Z", 1.2],
  ["ink", cut(5, 0, 2, 34, 0.9) + cut(12, 0, 5, 33, 0.9) + cut(85, 0, 88, 34, 0.9) + cut(78, 0, 85, 33, 0.9) + cut(3, 38, 3, 60, 0.9) + cut(87, 38, 87, 60, 0.9)],
  ["amber", cut(0, 35, 8, 34, 3) + cut(90, 35, 82, 34, 3)],
];

/** A page on which ink has run. */
export const drips = (): Drawing => [
  ["wash", oval(45, 52, 40, 6)],
  ["ink", "M0 0H90V7C87 7 88 19 85 19C82 19 84 6 80 6C77 6 78 11 75 11C72 11 73 4 68 4H24C20 4 21 9 18 9C15 9 16 5 12 5C8 5 10 24 7 24C4 24 5 9 0 9Z" + disc(7, 29, 1.6) + disc(85, 24, 1.2) + disc(80.4, 13, 0.9)],
];

/** A portrait hangs on the page. */
export const medallion = (): Drawing => [
  ["wash", oval(45, 31, 30, 28.5)],
  ["sepia", [12, 16, 20, 24, 28, 32, 36, 40].map((y) => cut(45 - Math.sqrt(870 - (y - 31) ** 2) * 1.02, y, 45 + Math.sqrt(870 - (y - 31) ** 2) * 1.02, y, 0.9)).join("")],
  ["ink", oval(45, 31, 30, 28.5), 1],
  ["ink", oval(45, 31, 32.4, 30.8), 0.5],
];

/** The wheel of the sky. */
export const heavens = (): Drawing => [
  ["wash", box(0, 0, 90, 60)],
  ["sepia", disc(45, 30, 27) + disc(45, 30, 38) + disc(45, 30, 49), 0.7],
  ["sepia", rays(45, 30, 27, 60, 24, 1)],
];

/** A small student in a cap, feet at 12. */
export const student = (robe: Body = "azure", skin: Body = "skin"): Drawing => [
  [robe, "M-6.5 12C-6.5 4-4 0.5 0 0.5C4 0.5 6.5 4 6.5 12Z", 0.8],
  [skin, disc(0, -3, 3.8), 0.5],
  ["iron", "M-3.6-5.6Q0-3.6 3.6-5.6V-7H-3.6Z", 0.3],
  ["ink", "M-7.4-7.6L0-11L7.4-7.6L0-4.6Z"],
  ["wax", "M6.4-7.6L6.8-2.6", 1],
];

/** A sheet with writing on it, so wide and so high, its middle at 0 0. */
export const sheet = (w: number, h: number, lines = 4, tone: Body = "vellum"): Drawing => {
  let d = "";
  for (let i = 0; i < lines; i++) {
    const y = 4 - h / 2 + (i * (h - 7)) / (lines - 1);
    d += cut(3 - w / 2, y, w / 2 - 3 - ((i * 5) % 4), y, 1.1);
  }
  return [
    [tone, box(-w / 2, -h / 2, w, h), 1],
    ["ink", d],
  ];
};

/** A feather pen; it writes at 0 0 and rises to the right. */
export const quill = (tone: Body = "vellum"): Drawing => [
  [tone, "M3-5C4-16 10-26 22-31C23-20 18-10 8-5L10-10L5-5Z", 1],
  ["ink", cut(0, 0, 18, -26, 1.3, 1)],
];

/** The mark of wax on a letter. */
export const wax = (): Drawing => [
  ["seal", "M0-7.4C3-8 4-6 6-5.2C8-3.6 7-1.4 7.6 0.6C7.6 3 5.4 3.6 4.6 5.6C2.8 7.8 0.6 6.8-1.4 7.4C-4 7.6-4.8 5.2-6.4 4C-8 2-7 0-7.4-2C-6.8-4.6-4.6-4.8-3.6-6.4C-2.6-7.6-1-7.2 0-7.4Z", 1],
  ["ink", disc(0, 0, 4.4), 0.7],
  at(0, 0, 1, [["ink", star(3)]]),
];

/** Something said: a balloon about 30 wide whose tail points down to the left. */
export const balloon = (tone: Body = "vellum"): Drawing => [[tone, "M-10 8L-13 15L-4 9.4C-1 10 4 10 7 9C14 7 16 3 16-1C16-7 9-11 0-11C-9-11-16-7-16-1C-16 3-14 6-10 8Z", 1]];

/** A tankard, 20 high, its handle to the right. */
export const tankard = (): Drawing => [
  ["ink", "M7-5H10.5Q13-5 13-2V2Q13 6 7 7", 2.6],
  ["amber", "M7-5H10.5Q13-5 13-2V2Q13 6 7 7", 1.1],
  ["hide", "M-8-8H8L7 11H-7Z", 1.2],
  ["ink", "M-7.8-3.6H7.6M-7.2 7H7M-2.6-8V11M2.6-8V11", 0.8],
  ["chalk", disc(-6, -9, 3.4) + disc(-1, -11, 4) + disc(5, -9.4, 3.6)],
  ["ink", "M-9-8A3.4 3.4 0 0 1-4.6-11.6A4 4 0 0 1 3-12.4A3.6 3.6 0 0 1 8-7.6", 0.9],
];

/** A hand that points to the right, as in a margin; the fingertip at 20, the cuff from -14. */
export const manicule = (skin: Body = "vellum", cuff: Body = "seal"): Drawing => [
  [skin, "M-6-7C-2-9 3-9.4 6-7.6L20-7C22.6-6.8 22.6-2.6 20-2.4L8-2.2C10-1 10 1.6 8.4 2.4C10 4 9 6.6 7 6.8C7.6 9 6 10.6 4 10.4L-6 10Z", 1.2],
  ["ink", cut(8, -2.4, 0, -2, 1) + cut(8.4, 2.4, 1, 2.2, 1) + cut(7, 6.8, 1, 6.4, 1) + cut(-3, -8, 4, -3, 1, 0.6)],
  [cuff, "M-14-9.5L-6-8.5V11L-14 12Z", 1],
  ["ink", disc(-10, 6, 1) + cut(-8, -8, -8, 10.6, 0.8)],
];

/** Curled smoke that rises from 0 0. */
export const smoke = (): Drawing => [["ink", tube([0, 0, 0.2], [-4, -6, 1], [3, -12, 1.4], [-3, -19, 1.2], [2, -26, 0.2]) + tube([2, -4, 0.1], [5, -10, 0.7], [1, -16, 0.8], [6, -22, 0.1])]];

/** Horns to both sides of a brow at 0 0, tips up. */
export const horns = (tone: Body = "vellum"): Drawing => [
  [tone, tube([-3, 0, 2.6], [-10, -2, 2.4], [-14, -9, 1.7], [-11, -15, 0.3]) + tube([3, 0, 2.6], [10, -2, 2.4], [14, -9, 1.7], [11, -15, 0.3]), 0.8],
  ["ink", cut(-8, -3.6, -9.4, 0, 0.9) + cut(-11, -5, -13.6, -2, 0.9) + cut(-12.4, -9, -15.4, -8, 0.9) + cut(8, -3.6, 9.4, 0, 0.9) + cut(11, -5, 13.6, -2, 0.9) + cut(12.4, -9, 15.4, -8, 0.9)],
];
