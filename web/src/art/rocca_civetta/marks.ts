// What comes again on the pages of the second box: grounds of 90 by 60, and small things around their own 0 0.
import { at, box, cut, disc, field, rays, tube, type Body, type Drawing } from "../draw";

/** The alchemist's: the great figure chalked behind a bench. */
export const laboratory = (): Drawing => [
  ["wash", disc(45, 26, 25)],
  ["sepia", disc(45, 26, 25) + "M45 1L66.6 38.5H23.4Z", 0.8],
  ["sepia", "M4 12L9 4L14 12ZM76 4H86L81 12ZM4 24L9 32L14 24ZM3 27.6H15M76 32L81 24L86 32ZM75 28.6H87", 0.9],
  ["wash", box(0, 52, 90, 8)],
  ["ink", cut(-8, 52, 98, 52, 1.2)],
  ["sepia", field(0, 53, 90, 7, 3, 0.9)],
];

/** The tools of a trade lie on planks. */
export const planks = (): Drawing => [
  ["wash", box(0, 0, 90, 60)],
  ["sepia", field(0, 1, 90, 58, 12, 1)],
  ["ink", cut(-20, 15, 110, 15, 0.9) + cut(-20, 30, 110, 30, 0.9) + cut(-20, 45, 110, 45, 0.9)],
  ["ink", [[6, 4], [84, 11], [30, 19], [5, 26], [85, 34], [6, 41], [60, 56], [84, 49]].map(([x = 0, y = 0]) => disc(x, y, 0.8)).join("")],
];

/** Squared paper. */
export const squared = (): Drawing => [
  ["sky", [6, 15, 24, 33, 42, 51].map((y) => cut(-30, y, 120, y, 0.45)).join("") + [9, 18, 27, 36, 45, 54, 63, 72, 81].map((x) => cut(x, -30, x, 90, 0.45)).join("")],
];

/** A ring around a face or a thing that means harm; spokes of ink run away from it. */
export const dread = (tone: "wax" | "grape" | "grass" | "amber" | "ink"): Drawing => [
  ["wash", disc(45, 30, 27)],
  [tone, rays(45, 30, 28, 62, 30, 1.6)],
];

/** A note of music, its head at 0 0. */
export const tune = (): Drawing => [["ink", "M-3 0.6C-3-1.6 1.6-2.6 2.4-0.6V-12L9-14V-3C9.8-1 5-0.4 4.4-2C4.4-4 7-4.6 7.8-4.2V-10.6L3.6-9.4V0.4C3.4 2.6-2.6 3.4-3 0.6Z"]];

/** Omega's letter, 14 wide. */
export const omega = "M-7 6H-1.8V3.4C-4.6 2.2-5.8-0.2-5.8-2.8C-5.8-6.6-3.2-9-0-9C3.2-9 5.8-6.6 5.8-2.8C5.8-0.2 4.6 2.2 1.8 3.4V6H7";

/** A snowflake. */
export const flake = (r: number): string => {
  let d = "";
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 3;
    const [x, y] = [Math.sin(a), -Math.cos(a)];
    const on = (u: number, v: number): string => `${((x * u - y * v) * r).toFixed(1)} ${((y * u + x * v) * r).toFixed(1)}`;
    d += `M0 0L${on(1, 0)}M${on(0.55, 0)}L${on(0.85, 0.26)}M${on(0.55, 0)}L${on(0.85, -0.26)}`;
  }
  return d;
};

/** A lute, its neck up, the belly around 0 0. */
export const lute = (): Drawing => [
  ["hide", "M-2.4-12H2.4V-32H-2.4Z", 0.5],
  ["umber", "M-3-31H3L5-41L0-39.4L-4-41Z", 0.5],
  ["ochre", "M0-14C8-10 13-3 13 4C13 11 7 15 0 15C-7 15-13 11-13 4C-13-3-8-10 0-14Z", 1.4],
  ["ink", disc(0, 1, 3.8)],
  ["hide", box(-6, 9, 12, 2.4), 0.3],
  ["chalk", "M-1.2 9V-38M1.2 9V-38", 0.6],
  ["ink", "M-6.4-34H-3.4M-6.8-37.4H-3.8M6.4-34H3.4M6.8-37.4H3.8", 1.2],
];

/** A falcon that looks to the left, feet at 19, from the crown at -19 to the tail at 30. */
export const falcon = (): Drawing => [
  ["hide", "M5 12L13 30L8 28L4 30L0 18Z", 0.6],
  ["vellum", "M-5-12C3-14 8-8 8 2C8 11 4 17-1 17C-7 17-10 11-10 3C-10-3-9-9-5-12Z", 1],
  ["ink", cut(-7, 0, -5, 2, 1.1) + cut(-3, 1, -1, 3, 1.1) + cut(-8, 5, -6, 7, 1.1) + cut(-4, 6, -2, 8, 1.1) + cut(-6, 10, -4, 12, 1.1)],
  ["hide", "M0-9C7-9 12-3 13 6C13 13 14 19 18 25C11 22 5 18 2 11C0 5-1-3 0-9Z", 1],
  ["ink", cut(4, -2, 12, 14, 1, 1) + cut(3, 4, 10, 17, 1, 1)],
  ["hide", "M-6-19C1-22 7-18 7-12C7-8 3-7-1-8C-6-7-10-9-10-13C-10-16-9-18-6-19Z", 0.8],
  ["vellum", "M-9-12C-6-11-3-11 0-12C1-9-1-8-3-8C-6-7-9-9-9-12Z", 0.3],
  ["ochre", "M-9-16C-14-16-15-12-14-8L-11-11L-8-11.6Z", 0.4],
  ["ochre", disc(-4.6, -14.6, 2.1), 0.2],
  ["ink", disc(-4.8, -14.6, 1.1) + "M-5-12C-3-11-3-8-4.4-6C-6-8-6-10-5-12Z" + cut(-9, -18, -2, -17.4, 1.3, 0.5)],
  ["ochre", "M-6 16H-2V20H-8ZM0 16.6H4V20H-1Z", 0.3],
];

/** A cap with bells around a brow at 0 0, 40 wide. */
export const motley = (a: Body = "seal", b: Body = "verdant"): Drawing => [
  [a, "M-11 2C-12-8-6-13 0-14C-4-19-10-20-15-17C-21-13-21-6-18 0C-16-3-14-5-11-4Z", 0.8],
  [b, "M11 2C12-8 6-13 0-14C4-19 10-20 15-17C21-13 21-6 18 0C16-3 14-5 11-4Z", 0.8],
  [b, "M-11 2C-12-8-7-16 0-26C1-16 0-8 0 0C-4-1-8 0-11 2Z", 0.8],
  [a, "M11 2C12-8 7-16 0-26C-1-16 0-8 0 0C4-1 8 0 11 2Z", 0.8],
  ["ochre", disc(-18, 2, 2.6) + disc(18, 2, 2.6) + disc(0, -28, 2.6), 0.5],
];

/** A tripod telescope that looks up to the right. */
export const telescope = (): Drawing => [
  ["hide", tube([0, 2, 1.2], [-9, 22, 1]) + tube([0, 2, 1.2], [9, 22, 1]) + tube([0, 2, 1.2], [1, 23, 1]), 0.4],
  at(0, 0, 1, [
    ["ochre", box(-20, -3, 14, 6), 0.6],
    ["ochre", box(-8, -4.2, 16, 8.4), 0.7],
    ["ochre", box(6, -5.6, 18, 11.2), 0.8],
    ["hide", box(-22, -3.6, 3, 7.2) + box(22, -6.4, 3, 12.8), 0.4],
    ["ink", cut(-7, -4, -7, 4, 1) + cut(7, -5, 7, 5, 1)],
  ], -32),
  ["iron", disc(0, 2, 2.6), 0.4],
];

/** A flame-shaped spirit without feet, its head at 0 0. */
export const spirit = (tone: Body = "vellum"): Drawing => [
  [tone, "M0-9C6-9 8-4 8 1C8 8 12 12 10 20C7 16 5 17 4 22C1 17-1 18-3 21C-4 16-7 17-10 20C-10 12-8 8-8 1C-8-4-6-9 0-9Z", 0.9],
  ["ink", disc(-3, -1, 1.7) + disc(3, -1, 1.7) + "M-2 5A2 3 0 0 1 2 5A2 3 0 0 1-2 5Z"],
];
