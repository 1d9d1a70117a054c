// Floor IV: its places as sketches of 76 by 40, and the Familiars as cards of 90 by 60 and as tokens of 24 by 24.
import { at, box, cut, disc, oval, rays, type Drawing } from "../draw";
import { outlined } from "../dungeonology/tokens";
import { both, sketch, strokes } from "../dungeonology/zones";
import { star } from "../shapes";
import { squared } from "./marks";

// -- Yocca, a great running bird

const neck = "M-2 20C-6 10-4 0-6-8C-7-14-2-18 4-17C9-16 11-12 9-8C8-5 6-4 6 0C6 8 10 12 12 20Z";
const beak = "M8-14C13-14 17-12 19-8C15-9 12-8 9-8.5Z";
const crest = "M-4-15C-8-19-8-23-5-26C-4-22-2-20 0-18.5C-1-23 1-26 4-28C4-24 5-21 6-18Z";

/** The head and neck, the eye at 4 -12. */
const bird: Drawing = [
  ["amber", crest],
  ["ochre", neck, 0.4],
  ["amber", beak],
  ["ink", `${crest + neck + beak}M9-10.8L17-9.2M-3 6Q2 9 7 6M-2 11Q4 15 9 11`, 1],
  ["chalk", disc(4, -12, 2)],
  ["ink", disc(4.4, -12, 1.1)],
];

/** The whole of it, running, its feet at 0 0. */
const runner: Drawing = [
  ["ochre", "M-22-20C-14-30 4-30 12-24C18-20 16-12 8-10C-4-8-16-10-22-20Z", 0.4],
  ["ink", "M-22-20C-14-30 4-30 12-24C18-20 16-12 8-10C-4-8-16-10-22-20ZM-12-22C-4-26 4-24 8-18M-10-18C-4-21 2-20 5-15", 1],
  ["amber", "M-22-20L-34-28L-25-25L-34-20L-25-20L-32-14Z"],
  ["ink", "M-22-20L-34-28L-25-25L-34-20L-25-20L-32-14ZM-2-9L-10-2L-2 0M-10-2L-14 1M6-10L12-4L20-6M12-4L11 0", 1.1],
  at(18, -34, 0.8, bird),
];

// -- the Manticore: a lion with a human face, wings, and the tail of a scorpion

const mane = star(14, 13, 0.78);
const face = "M-7-6C-7-11 7-11 7-6C8 2 4 9 0 10C-4 9-8 2-7-6Z";

/** The face in its mane around 0 0. */
const lion: Drawing = [
  ["umber", mane, 0.5],
  ["ink", mane, 0.9],
  ["skin", face, 0.3],
  ["ink", `${face}M-4.6-2.6L-1.6-1.6M4.6-2.6L1.6-1.6M0-1L-1.4 3.4H1.4M-3.4 6Q0 8 3.4 6M-2 6.6L-1.6 8.4M2 6.6L1.6 8.4`, 0.9],
  ["wax", disc(-3, -1, 0.9) + disc(3, -1, 0.9)],
];
const sting = "M0 0C10-2 14-10 11-18C9-24 2-25-1-21M-1-21L-5-26L-4-19Z";

/** Lying, its front at 0 0. */
const beast: Drawing = [
  ["seal", "M14-10C20-28 34-32 44-30C40-26 40-22 42-18C36-18 34-14 34-10Z", 0.4],
  ["ink", "M14-10C20-28 34-32 44-30C40-26 40-22 42-18C36-18 34-14 34-10M20-14L36-27M24-12L38-21", 1],
  ["ochre", "M-2 0C-4-10 4-18 16-18C32-18 44-12 44 0Z", 0.4],
  ["ink", "M-2 0C-4-10 4-18 16-18C32-18 44-12 44 0ZM-6 0H8M30 0C30-6 34-9 40-8M2-2V0M5-2V0", 1],
  at(42, -4, 0.9, [["ink", sting, 2.2], ["wax", sting, 0.8]]),
  at(2, -18, 0.9, lion),
];

export const familiars: Record<string, () => Drawing> = {
  yocca: () => [...squared(), ["wash", "M0 52Q24 46 90 50V60H0Z"], ["ink", cut(4, 54, 88, 51, 1) + strokes(8, 26, -7, 0, 4, -1, 6, 0.8)], at(46, 52, 1.25, runner)],
  manticore: () => [...squared(), ["wash", "M0 50Q30 45 90 49V60H0Z"], ["ink", cut(2, 52, 88, 50, 1)], at(24, 51, 1.1, beast)],
};

export const tokens: Record<string, () => Drawing> = {
  yocca: () => [["chalk", disc(12, 12, 10.8)], ["ink", disc(12, 12, 10.8), 1.3], at(9.6, 15.6, 0.46, bird)],
  manticore: () => [["chalk", disc(12, 12, 10.8)], ["ink", disc(12, 12, 10.8), 1.3], at(12, 12, 0.68, lion)],
};

/** The icons of Floor IV, on a grid of 24. */
export const icons: Record<string, string> = {
  hecatomb: "M12 2.5c4 0 6.5 2.6 6.5 6.3c0 2.3-1 3.6-2.2 4.6v2.8H7.7v-2.8C6.5 12.4 5.5 11.1 5.5 8.8C5.5 5.1 8 2.5 12 2.5ZM9.3 9.2h.01M14.7 9.2h.01M12 11.3v1M10.3 16.2v-1.8M13.7 16.2v-1.8M3 19l18 2.5M21 19L3 21.5",
  engage_familiar: "M7.5 8.2a1.9 2.5 0 1 0 0-.01M14 6.7a1.9 2.5 0 1 0 0-.01M3.5 13.2a1.7 2.2 0 1 0 0-.01M18.4 12.2a1.7 2.2 0 1 0 0-.01M12 11.8c3 0 6 3.4 6 6.2c0 2.2-1.8 3-3.5 2.7c-1.5-.3-3.5-.3-5 0C7.8 21 6 20.2 6 18c0-2.8 3-6.2 6-6.2Z",
};

// -- the places

const skull: Drawing = [
  ["chalk", "M-4 3C-5.6 1-5.4-5 0-5S5.6 1 4 3L2.6 3.4V5.6H-2.6V3.4Z"],
  ["ink", "M-4 3C-5.6 1-5.4-5 0-5S5.6 1 4 3L2.6 3.4V5.6H-2.6V3.4ZM-1 5.6V4M1 5.6V4", 0.9],
  ["ink", disc(-1.9, 0, 1.1) + disc(1.9, 0, 1.1)],
];

const crystal = (x: number, foot: number, wide: number, high: number, lean: number): string =>
  `M${x - wide} ${foot}L${x - wide + lean} ${foot - high * 0.72}L${x + lean} ${foot - high}L${x + wide + lean} ${foot - high * 0.7}L${x + wide} ${foot}Z`;

export const scenes: Record<string, () => Drawing> = {
  // a nest as broad as a room, three eggs, a feather, the bird behind it
  "IV-1": () =>
    sketch(
      [
        ["hide", "M10 26C20 31 56 31 66 26C68 34 56 38 38 38S8 34 10 26Z"],
        ["chalk", oval(29, 24, 5, 6.5) + oval(47, 24, 5, 6.5)],
        ["chalk", oval(38, 22.5, 5.5, 7)],
      ],
      "M8 27L24 33M14 35L34 30M20 37L46 31M36 37L60 29M50 37L68 27M26 29L44 36M46 29L62 34",
      strokes(31, 21, 2, 4, 2, 1.5, 1) + strokes(40, 19, 2, 4, 2, 1.5, 1),
      at(61, 22, 0.8, bird),
      ["ink", "M8 21C12 12 18 8 24 6C22 12 18 18 10 21M8 23L20 10", 0.9],
    ),
  // a cave with bones in front of it, eyes in the dark and a raised sting
  "IV-2": () =>
    sketch(
      [
        ["wash", "M6 37C6 20 14 5 38 4S70 20 70 37Z"],
        ["ink", "M18 36C18 22 26 12 38 12S58 22 58 36Z"],
      ],
      "M12 24L18 22M22 10L25 15M38 4V12M54 10L51 15M64 24L58 22M8 37L18 30M68 37L58 30",
      strokes(62, 18, 3, 5, 3, 1.5, 5),
      ["wax", oval(33, 24, 2.6, 1.7) + oval(43, 24, 2.6, 1.7)],
      ["chalk", "M34 30L35.5 33L37 30L38.5 33L40 30L41.5 33L43 30", 1],
      at(52, 32, 0.7, [["chalk", sting, 1.6]]),
      ["chalk", "M10 36L22 33M9 34.5L10 36L8.5 37M22.5 31.5L22 33L23.5 34", 1.5],
    ),
  // steps cut into crystals that glow
  "IV-3": () =>
    sketch(
      [
        ["sky", crystal(13, 37, 6, 31, 2) + crystal(64, 37, 6, 28, -3)],
        ["chalk", crystal(23, 37, 5, 20, 3) + crystal(55, 37, 4, 17, -2)],
        ["wash", "M28 37H50V32H47V27H44V22H41V17H37V22H34V27H31V32H28Z"],
      ],
      "M15 15V37M62 17V37M25 23V37M54 25V37M28 32H50M31 27H47M34 22H44",
      rays(39, 12, 3, 9, 10, 0.7, 180, 360) + strokes(66, 22, 2, 5, 3, 0, 5),
      ["amber", "M39 8L40.5 12L39 16L37.5 12Z"],
    ),
  // skulls in the niches of a wall, crowns on three of them
  "IV-4": () =>
    sketch(
      [
        ["wash", box(6, 4, 64, 33)],
        ["ink", [12, 26, 40, 54].map((x) => `M${x} 20V13C${x} 8 ${x + 10} 8 ${x + 10} 13V20Z`).join("") + [19, 33, 47].map((x) => `M${x} 35V28C${x} 23 ${x + 10} 23 ${x + 10} 28V35Z`).join("")],
      ],
      "M6 21.5H70M6 4H70",
      strokes(8, 26, 3, 4, 2, 0, 4) + strokes(64, 26, 3, 4, 2, 0, 4),
      ...[17, 31, 45, 59].map((x) => at(x, 15.5, 0.75, skull)),
      ...[24, 38, 52].map((x) => at(x, 31, 0.75, skull)),
      ["amber", [24, 38, 52].map((x) => `M${x - 3.5} 26.5L${x - 4} 22.5L${x - 1.6} 24.5L${x} 21.5L${x + 1.6} 24.5L${x + 4} 22.5L${x + 3.5} 26.5Z`).join("")],
    ),
  // an hourglass taller than a Scholar, two locks beside it
  "IV-5": () =>
    sketch(
      [
        ["hide", box(24, 2, 28, 4) + box(24, 34, 28, 4)],
        ["chalk", "M28 6H48C48 14 42 17 40 20C42 23 48 26 48 34H28C28 26 34 23 36 20C34 17 28 14 28 6Z"],
        ["amber", "M31 10H45C44 14 41 16 38 19C35 16 32 14 31 10ZM30 34C30 30 34 29 38 26C42 29 46 30 46 34Z"],
      ],
      "M26 6V34M50 6V34M38 19V27",
      strokes(44, 28, 2, 4, 2, 0.8, 1),
      ...both([
        ["amber", box(6, 20, 11, 9)],
        ["ink", `${box(6, 20, 11, 9)}M8 20V16C8 12 15 12 15 16V20M11.5 23.5V26`, 1],
      ]),
    ),
  // a gate over a drop, a chain that hangs into nothing
  "IV-6": () =>
    sketch(
      [
        ["chalk", box(8, 6, 10, 31) + box(58, 6, 10, 31)],
        ["wash", "M4 6L38 1L72 6V10H4Z"],
        ["ink", "M18 30C26 27 30 33 38 29S52 32 58 28V39H18Z"],
      ],
      "M8 16H18M8 26H18M58 16H68M58 26H68M22 10V18M22 20V26M54 10V15",
      strokes(14, 14, 2, 4, 4, 0, 5.5) + strokes(64, 14, 2, 4, 4, 0, 5.5),
      ["sky", cut(22, 34, 34, 33.5, 0.8) + cut(40, 36, 54, 35, 0.8)],
      at(38, 14, 1, [["ink", [0, 5, 10].map((y) => oval(0, y, 1.7, 2.9)).join(""), 1]]),
      ["chalk", "M30 36L33 34.5M46 33L49 32", 0.8],
    ),
};
