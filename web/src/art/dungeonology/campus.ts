// What else lies on the table: Clans, Alerts, Panics, the Boss, Traps, and the backs of all cards.
import { at, box, cut, disc, field, oval, rays, tube, type Body, type Drawing } from "../draw";
import { chain, flame, sigil, skull, star } from "../shapes";
import { cube, hills, horns, shade, sheet, smoke, tankard, wax } from "./marks";

/** The head of a Faun around 0 0, from the horns at -32 to the beard at 24. */
export const faun = (skin: Body = "umber"): Drawing => [
  at(0, -10, 1.5, horns()),
  [skin, "M-9-3L-22-8L-17 2L-9 4ZM9-3L22-8L17 2L9 4Z", 0.8],
  [skin, "M-11-6C-11-14 11-14 11-6C12 4 8 13 0 14C-8 13-12 4-11-6Z", 1.4],
  ["hide", "M-12-4C-14-16-6-18 0-17C6-18 14-16 12-4C9-9 6-11 0-10C-6-11-9-9-12-4ZM-8 5C-4 7-2 5 0 6C2 5 4 7 8 5C9 14 5 18 0 25C-5 18-9 14-8 5Z", 0.9],
  ["ink", disc(-4.6, -3, 1.6) + disc(4.6, -3, 1.6) + cut(-8, -6.6, -2, -5.6, 1.5, -0.6) + cut(8, -6.6, 2, -5.6, 1.5, 0.6) + cut(0, -3, -1, 3, 1.2, 0.8) + cut(-3, 8.6, 3, 8.6, 1.5, -0.6)],
];

/** A leaf of the vine. */
export const vine: Drawing = [
  ["verdant", "M0 9C-3 6-8 8-9 3C-5 2-10-3-6-6C-3-4-2-8 0-10C2-8 3-4 6-6C10-3 5 2 9 3C8 8 3 6 0 9Z", 0.9],
  ["ink", cut(0, 10, 0, -6, 1)],
];

export const grapes = (tone: Body = "violet"): Drawing => [[tone, disc(-5, -4, 3) + disc(5, -4, 3) + disc(0, -5, 3) + disc(-2.6, 0.6, 3) + disc(2.6, 0.6, 3) + disc(0, 5.4, 3), 0.7]];

const clans: Record<string, () => Drawing> = {
  blood_worshipers: () => [
    ["wash", disc(45, 28, 26)],
    ["wax", rays(45, 22, 28, 62, 28, 1.6)],
    at(45, 9, 1, [["seal", "M0-8C6 1 7 4 5 8C3 11-3 11-5 8C-7 4-6 1 0-8Z", 0.8]]),
    ["ochre", "M27 24H63C64 36 57 43 49 44L48 51C54 52 58 54 59 58H31C32 54 36 52 42 51L41 44C33 43 26 36 27 24Z", 1.8],
    ["seal", oval(45, 25, 17, 4), 0.4],
    at(45, 34, 0.58, [["ink", sigil(0, 0, 11, 5, 2), 1.6]]),
    ["wax", "M60 27C62 33 62 38 60 40C57 38 58 33 60 27Z"],
  ],
  vine_brethren: () => [
    ["wash", disc(45, 30, 25)],
    ["ink", "M45 53A23 23 0 0 1 45 7A23 23 0 0 1 45 53", 3.4],
    ["grass", "M45 53A23 23 0 0 1 45 7A23 23 0 0 1 45 53", 1.4],
    at(45, 32, 1.5, grapes()),
    at(45, 18, 0.9, vine, 180),
    ...[[22, 22, -60], [23, 42, -120], [68, 22, 60], [67, 42, 120], [45, 54, 180]].map(([x = 0, y = 0, turn = 0]) => at(x, y, 0.95, vine, turn)),
  ],
  moon_horns: () => [
    ["wash", box(0, 0, 90, 60)],
    ["sepia", field(0, 0, 90, 60, 12, 1)],
    ["vellum", "M27 4C14 22 22 46 45 47C68 46 76 22 63 4C68 22 60 35 45 35C30 35 22 22 27 4Z", 1.8],
    at(45, 34, 0.95, faun("azure").slice(1)),
    ...[[45, 8, 6], [14, 14, 3.4], [77, 14, 3.4], [12, 44, 3], [79, 43, 3]].map(([x = 0, y = 0, r = 0]) => at(x, y, 1, [["ink", star(r, 4, 0.34)]])),
  ],
};

/** An eye that opens so far, 0 to 1. */
const eye = (open: number): Drawing => {
  const up = 30 - 30 * open;
  return [
    ["vellum", `M11 30Q45 ${up} 79 30Q45 ${60 - up * 0.9} 11 30Z`, 1.6],
    ["azure", disc(45, 30, Math.round(110 * open) / 10), 1],
    ["ink", disc(45, 30, Math.round(50 * open) / 10)],
    ["chalk", disc(41, 26, Math.round(24 * open) / 10)],
  ];
};

const haze: Drawing = [
  ["wash", oval(45, 30, 42, 26)],
  ["sepia", field(3, 2, 84, 56, 10, 0.9)],
];

const alerts: Record<string, () => Drawing> = {
  introductory: () => [
    ...haze,
    ["ink", cut(11, 26, 79, 26, 3, -9) + rays(45, 2, 36, 46, 9, 2, 50, 130)],
    ["sepia", cut(20, 16, 70, 16, 1.6, 5)],
    at(70, 12, 1, [["ink", "M-4-4H4L-4 4H4", 1.5]]),
    at(80, 6, 0.7, [["ink", "M-4-4H4L-4 4H4", 1.6]]),
  ],
  easy: () => [
    ...haze,
    ["vellum", "M11 32Q45 24 79 32Q45 56 11 32Z", 1.6],
    ["azure", "M34.4 29A11 11 0 1 0 55.6 29Q45 27.4 34.4 29Z", 1],
    ["ink", disc(45, 34, 4.4)],
    ["skin", "M11 32Q45 2 79 32Q45 23 11 32Z", 1],
    ["ink", cut(11, 32, 79, 32, 2.2, 4.6)],
    ["sepia", cut(20, 14, 70, 14, 1.6, 5)],
  ],
  medium: () => [...haze, ...eye(0.9), ["ink", cut(11, 30, 79, 30, 2.4, 13) + rays(45, 34, 25, 33, 9, 1.8, 215, 325)]],
  hard: () => [
    ["wash", disc(45, 30, 34)],
    ["wax", rays(45, 30, 25, 58, 34, 2.2)],
    ...eye(1.16),
    ["ink", oval(45, 30, 2.6, 10)],
    ["wax", cut(14, 30, 30, 26, 1.2, 1) + cut(15, 31, 29, 34, 1.2, -1) + cut(76, 30, 60, 26, 1.2, -1) + cut(75, 31, 61, 34, 1.2, 1)],
    ["ink", "M8 22L40 8L38 14L12 28ZM82 22L50 8L52 14L78 28Z"],
  ],
};

const panics: Record<string, () => Drawing> = {
  darkness: () => [
    ["ink", box(0, 0, 90, 60)],
    ["sepia", [6, 12, 18, 24, 30, 36, 42, 48, 54].map((y, n) => cut(-20 + n * 3, y, 30 - (n % 3) * 4, y, 0.9) + cut(60 + (n % 3) * 4, y, 112 - n * 3, y, 0.9)).join("")],
    at(45, 26, 1, smoke().map((layer) => ("of" in layer ? layer : (["paper", layer[1]] as const)))),
    ["vellum", "M38 30C42 27 48 33 52 30V51H38Z", 1.2],
    ["ink", "M45 31L45.6 26", 1.6],
    ["wax", disc(45.6, 26, 1.3)],
    ["ochre", "M26 51H64C63 57 56 59 45 59C34 59 27 57 26 51Z", 1],
    ["chalk", "M10 22Q14 17 18 22Q14 27 10 22ZM22 22Q26 17 30 22Q26 27 22 22ZM66 38Q69 34 72 38Q69 42 66 38ZM75 38Q78 34 81 38Q78 42 75 38Z"],
    ["ink", oval(14, 22, 1, 2.4) + oval(26, 22, 1, 2.4) + oval(69, 38, 0.8, 2) + oval(78, 38, 0.8, 2)],
  ],
  last_round: () => [
    ["wash", disc(45, 28, 27)],
    ["wax", rays(45, 28, 28, 62, 30, 1.6)],
    ["hide", "M-4 52H96V66H-4Z", 0.9],
    at(44, 33, 1.55, tankard()),
    at(43, 24, 1.25, horns()),
    ["ochre", "M26 20C22 24 27 30 23 34C20 32 22 26 21 22Z", 0.5],
    ["ink", cut(38, 34, 40, 40, 1.5) + cut(48, 34, 46, 40, 1.5)],
  ],
  stampede: () => [
    ["sepia", field(0, 2, 90, 24, 6, 0.9)],
    ...[[74, 26, 0.62], [17, 27, 0.62], [60, 30, 0.8], [30, 31, 0.84]].map(([x = 0, y = 0, scale = 1]) =>
      at(x, y, scale, [
        at(0, -6, 1, horns()),
        ["hide", "M-9-8C-5-12 5-12 9-8L7 6C6 12 3 15 0 15C-3 15-6 12-7 6Z", 1],
        ["ink", disc(-4.4, -1, 1.5) + disc(4.4, -1, 1.5) + disc(-2, 11, 1) + disc(2, 11, 1)],
      ]),
    ),
    at(45, 34, 1.2, [
      at(0, -6, 1.2, horns()),
      ["seal", "M-10-8C-5-13 5-13 10-8L8 6C7 13 4 17 0 17C-4 17-7 13-8 6Z", 1],
      ["ink", cut(-8, -4, -2, -1, 1.6) + cut(8, -4, 2, -1, 1.6) + disc(-4.4, 0.4, 1.5) + disc(4.4, 0.4, 1.5) + disc(-2.2, 12, 1.2) + disc(2.2, 12, 1.2)],
    ]),
    ["vellum", "M-4 62C-4 54 4 50 9 53C12 46 22 47 24 52C28 46 36 48 38 53C42 48 50 48 52 53C56 47 64 48 66 53C70 46 80 47 82 53C88 50 96 54 94 62Z", 1],
  ],
};

const bosses: Record<string, () => Drawing> = {
  laetus_quarrelsome: () => [
    ["wash", disc(45, 30, 27)],
    ["wax", rays(45, 30, 28, 62, 30, 1.6)],
    at(45, 35, 1.05, faun()),
    ["ink", "M35 26L43.6 30.6L43 33.4L35 29.6ZM55 26L46.4 30.6L47 33.4L55 29.6Z"],
    ["hide", tube([70, 61, 2.6], [76, 44, 3.6], [80, 26, 5.4], [81, 20, 4]), 1],
    ["ink", cut(76, 28, 80, 32, 1.4) + cut(80, 38, 75, 42, 1.4)],
  ],
  laetus_drunk: () => [
    ["wash", disc(45, 30, 27)],
    ["grape", rays(45, 30, 28, 62, 30, 1.6)],
    at(42, 35, 1.05, faun(), -14),
    ["wax", disc(36, 39, 3.4) + disc(49, 36, 3.4) + disc(43, 36, 3)],
    at(28, 22, 0.6, vine, -40),
    at(51, 18, 0.6, vine, 20),
    at(40, 17, 0.62, grapes()),
    at(72, 44, 0.9, tankard(), 14),
  ],
};

const traps: Record<string, () => Drawing> = {
  trap_stop: () => [
    ...hills(52),
    ...shade(58, 55, 40),
    ["iron", "M25 6A15 15 0 0 1 25 36A15 15 0 0 1 25 6ZM25 12A9 9 0 0 0 25 30A9 9 0 0 0 25 12Z", 0.9],
    ["iron", box(20, 3, 10, 6) + box(21, 33, 8, 7), 0.7],
    ...chain(25, 43, 4.4, -0.4, 6, 2.8),
    ["iron", disc(62, 35, 18), 3.4],
    ["chalk", cut(50, 34, 58, 23, 2.8, 2.6)],
  ],
  trap_toll: () => [
    ["stone", "M-9 20L20 16L34 22H58L72 15L99 20V69H-9Z", 1],
    ["ink", "M16 36L26 28L40 31L54 27L68 30L77 38L72 48L58 52L44 49L28 53L19 47Z"],
    ["sepia", cut(22, 42, 30, 46, 1) + cut(66, 44, 72, 40, 1) + cut(40, 45, 52, 45, 1)],
    at(44, 25, 1.15, cube("riches"), 14),
    ["ink", cut(28, 8, 28, 20, 1.5) + cut(60, 8, 60, 19, 1.5) + cut(36, 3, 36, 10, 1.3) + cut(52, 3, 52, 9, 1.3)],
  ],
  trap_ambush: () => [
    ["ink", cut(20, -2, 20, 18, 1.4) + cut(70, -2, 70, 18, 1.4)],
    ["hide", "M12 18H78V34H12Z", 1.6],
    ["hide", oval(78, 26, 4.6, 8), 0.5],
    ["ink", oval(78, 26, 2.2, 4.4), 0.8],
    ["ink", cut(18, 24, 50, 24, 1.2) + cut(30, 29, 66, 29, 1.2) + "M18 18H22V34H18ZM68 18H72V34H68Z"],
    ["wax", rays(45, 36, 6, 24, 13, 3, 15, 165)],
    at(24, 48, 1, [["ochre", star(7), 0.6]], 10),
    at(45, 53, 1, [["ochre", star(6), 0.6]], -8),
    at(66, 48, 1, [["ochre", star(7), 0.6]]),
  ],
};

export const campus: Record<string, () => Drawing> = { ...clans, ...alerts, ...panics, ...bosses, ...traps };

const LATTICE = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A printed cover, the sign of its kind in the middle third. */
export const cover = (tone: Body, of: Drawing): Drawing => [
  [tone, box(-2, -2, 94, 64), 0.3],
  ["ink", LATTICE.map((k) => cut(k * 10 - 35, -5, k * 10 + 35, 65, 0.8) + cut(k * 10 + 35, -5, k * 10 - 35, 65, 0.8)).join("")],
  ["chalk", LATTICE.map((k) => [0, 20, 40, 60].map((y) => disc(k * 10, y + (k % 2 ? 10 : 0), 1.1)).join("")).join("")],
  ["vellum", disc(45, 30, 18), 1],
  ["ink", disc(45, 30, 16), 0.6],
  ...of,
];

/** The backs, by kind of card; also what a card without a picture shows. */
export const backs: Record<string, () => Drawing> = {
  trick: () => cover("azure", [at(45, 30, 1, [["ink", "M-9 8V-4L-11-6V-11L-7-9L-4-13L-2-8H2L4-13L7-9L11-11V-6L9-4V8Z"], ["chalk", disc(-4, -2.6, 3) + disc(4, -2.6, 3)], ["ink", disc(-4, -2.6, 1.7) + disc(4, -2.6, 1.7)], ["amber", "M0-1L1.6 2L0 5L-1.6 2Z"], ["ink", cut(-12, 10.4, 12, 10.4, 1.6)]])]),
  jinx: () => cover("violet", [at(45, 31, 0.9, skull("vellum", "wax"))]),
  zone: () => cover("verdant", [at(45, 30, 1, [["ink", disc(0, 0, 12), 1], ["wax", "M0-14L3.4 0H-3.4Z"], ["ink", "M0 14L3.4 0H-3.4Z"], ["sepia", "M-13 0L0-2.6V2.6ZM13 0L0-2.6V2.6Z"], ["chalk", disc(0, 0, 1.4)]], 24)]),
  intern: () => cover("hide", [at(45, 30, 0.8, sheet(20, 24, 4)), at(50, 38, 0.7, wax())]),
  clan: () => cover("seal", [at(45, 37, 1, horns()), at(45, 36, 1, [["ink", star(6, 4, 0.4)]])]),
  alert: () => cover("ochre", [at(45, 30, 1, [["ochre", "M0-12C6-12 7-6 7.4-1C8 4 9 6 12 8H-12C-9 6-8 4-7.4-1C-7-6-6-12 0-12Z", 1], ["ink", "M-3 9A3 3 0 0 0 3 9Z"]])]),
  panic: () => cover("iron", [at(45, 32, 1.05, flame())]),
  trap: () => cover("stone", [at(45, 30, 1, [["iron", "M-12 0C-11-8-6-11 0-11C6-11 11-8 12 0L9-2L7 3L4-3L0 3L-4-3L-7 3L-9-2Z", 0.7], ["iron", "M-12 1C-10 8-6 11 0 11C6 11 10 8 12 1L8 5L5 2L2 6L-2 6L-5 2L-8 5Z", 0.7]])]),
  boss: () => cover("umber", [at(45, 33, 0.5, faun())]),
};
