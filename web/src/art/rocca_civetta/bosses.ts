// The Bosses of the second box: cards of 90 by 60, and figures of 48 by 64 for the map.
import { at, box, cut, disc, oval, rays, tube, type Body, type Drawing } from "../draw";
import { faun as head } from "../dungeonology/campus";
import { horns, smoke, stage, student } from "../dungeonology/marks";
import { faun } from "../dungeonology/scholars";
import { flame, star } from "../shapes";
import { dread, omega, spirit, tune } from "./marks";

// -- Capagrezza, the singing Faun: hair like a thunderhead

/** Curls around 0 0, so wide and so high. */
const curls = (wide: number, high: number, r: number): Drawing => {
  let d = "";
  for (let i = 0; i < 13; i++) {
    const a = (Math.PI * (170 + (200 * i) / 12)) / 180;
    d += disc(Math.round(Math.cos(a) * wide * 10) / 10, Math.round(Math.sin(a) * high * 10) / 10, r);
  }
  for (let i = 0; i < 7; i++) {
    const a = (Math.PI * (190 + (160 * i) / 6)) / 180;
    d += disc(Math.round(Math.cos(a) * wide * 6) / 10, Math.round(Math.sin(a) * high * 6) / 10, r);
  }
  return [["umber", d, 0.8]];
};

/** A turning eye. */
const spiral = "M0 0C0.6-1.6 3-0.8 2.6 1.2C2 3.4-1.6 3.6-2.8 1.2C-4-1.6-1.6-4.8 1.6-4.4C4.8-4 6-0.6 5 2.4";

const singer = (): Drawing => [
  at(0, -12, 1.6, horns()),
  at(0, -4, 1, curls(20, 19, 6)),
  ...head("skin").slice(1, 3),
  ["umber", "M-8 6C-4 8-2 6 0 7C2 6 4 8 8 6C9 14 5 17 0 22C-5 17-9 14-8 6Z", 0.9],
];

// -- the Basilisk: a cock in front, a serpent behind

/** The head, looking left, its eye at 0 0; the beak opens so far. */
const cockatrice = (open: number): Drawing => [
  ["verdant", "M9-8L19-9L14-2L22 0L16 5L24 9L17 13L24 19L14 22Z", 0.5],
  ...(open ? ([["ink", "M-4 2L-23-5L-16 18L-3 9Z"], ["seal", tube([-5, 6, 1.6], [-13, 5, 1.5], [-20, 7, 1], [-25, 4, 0.3]), 0.4]] as const) : []),
  ["seal", "M-8-9C-10-16-4-19-1-15C0-21 7-21 7-15C11-19 16-15 13-9C17-8 17-3 13-2L4-4Z", 0.9],
  ["verdant", "M-10-4C-9-10-2-12 4-11C12-10 16-3 16 6C18 14 17 22 8 24C0 23-1 18-1 15C-2 12-5 11-8 8C-11 5-11 0-10-4Z", 1.2],
  ["ochre", `M-9-3C-16-4-22-1-26 ${3 - open}C-20 ${3 - open * 0.6}-12 4-6 3Z`, 0.7],
  ["ochre", `M-8 4C-13 5-18 ${6 + open}-20 ${8 + open * 1.4}C-13 ${10 + open}-8 10-4 8Z`, 0.6],
  ["seal", "M-7 9C-10 13-9 18-6 18C-3 18-2 13-3 9Z", 0.6],
  ["ink", cut(6, 2, 10, 4, 1) + cut(5, 8, 9, 10, 1) + cut(9, 11, 13, 13, 1) + cut(4, 14, 8, 16, 1) + cut(-19, 0, -17, 0.4, 1.4)],
  ...(open ? ([["chalk", "M-21-3.6L-19 1.4L-17-2ZM-14-1L-12 4L-10 1.4ZM-14 15L-13 10L-10 13Z"]] as const) : []),
];

/** A brow that makes any eye wicked. */
const frown: Drawing = [["ink", "M-9-8.6L6-2.6L5-0.6L-8-5Z"]];

/** The eye of which the bestiaries warn. */
const glare = (r = 4.4): Drawing => [
  ["vellum", disc(0, 0, r), 0.4],
  ["wax", disc(0, 0, r * 0.62)],
  ["ink", oval(0, 0, r * 0.24, r * 0.6)],
];

/** A spotted Egg, 24 by 24. */
const egg = (): Drawing => [
  ["vellum", "M12 2.2C16.4 2.2 20 9 20 14.4C20 19.4 16.6 22.2 12 22.2S4 19.4 4 14.4C4 9 7.6 2.2 12 2.2Z", 0.8],
  ["grass", disc(9, 10, 1.5) + disc(14.6, 8, 1.1) + disc(15.6, 14.4, 1.9) + disc(8.4, 16.4, 1.3)],
];

const coils = (): Drawing => [
  ["verdant", tube([46, 30, 8], [60, 42, 8.6], [80, 44, 8], [86, 30, 6], [76, 22, 4.4], [68, 28, 3], [72, 34, 1.6], [76, 32, 0.4]), 1.4],
  ["ink", [[56, 40], [62, 46], [70, 44], [76, 48], [84, 42], [85, 33], [78, 25]].map(([x = 0, y = 0]) => cut(x - 2, y - 1, x + 2, y + 1, 1)).join("")],
];

// -- Raganella, the witch of the Fauns, green as the frog she is called after

const frogwife = (over: Drawing): Drawing => [
  ["hide", "M-11-4C-20 4-14 14-19 24L-10 25L-6 8ZM11-4C20 4 14 14 19 24L10 25L6 8Z", 0.9],
  ["verdant", "M-10-2L-22-5L-16 3L-9 4ZM10-2L22-5L16 3L9 4Z", 0.6],
  ["verdant", "M-12-4C-12-13 12-13 12-4C14 4 10 13 0 15C-10 13-14 4-12-4Z", 1.3],
  ["ochre", disc(-5, -2.6, 3.4) + disc(5, -2.6, 3.4), 0.5],
  ["ink", oval(-5, -2.4, 2.2, 1) + oval(5, -2.4, 2.2, 1) + cut(-9, -6.4, -1.6, -5, 1.5, -0.8) + cut(9, -6.4, 1.6, -5, 1.5, 0.8) + cut(-1.6, 3, -0.6, 4, 1) + cut(1.6, 3, 0.6, 4, 1)],
  ["ink", "M-10 6Q0 12.6 10 6", 1.4],
  ["ink", disc(7.4, 3, 0.9)],
  ...over,
];

/** A pointed hat, its brim at 0 0, 50 wide. */
const hat: Drawing = [
  ["violet", "M-25-1C-15-9 15-9 25-1C13 3-13 3-25-1Z", 0.8],
  ["violet", "M-14-4C-11-13-5-24 9-30C7-25 11-23 17-24C12-19 13-11 15-4C5-8-5-8-14-4Z", 1.2],
  ["ochre", "M-14-4C-5-8 5-8 15-4L14-8.4C5-12-5-12-12.6-8.4Z", 0.4],
];

const frog: Drawing = [
  ["verdant", "M-9 6C-10-2-5-5-4-6C-5-10 0-11 1-7C3-10 8-8 6-4C10-2 11 3 9 7Z", 0.8],
  ["chalk", disc(-1.6, -6.6, 1.5) + disc(4.6, -5.4, 1.5)],
  ["ink", disc(-1.4, -6.4, 0.8) + disc(4.6, -5.2, 0.8) + cut(-6, 0, 7, 1, 1.1, -1.4)],
];

const cauldron = (): Drawing => [
  ["iron", "M-22-8H22C26 4 20 17 9 19H-9C-20 17-26 4-22-8Z", 1.6],
  ["iron", oval(0, -8, 24, 4.6), 0.5],
  ["grass", oval(0, -8, 20, 3)],
  ["chalk", disc(-9, -9, 1.8) + disc(2, -8, 2.4) + disc(11, -9, 1.5)],
  ["ink", disc(-9, -9, 1.8) + disc(2, -8, 2.4) + disc(11, -9, 1.5), 0.7],
];

const ladle: Drawing = [
  ["hide", tube([0, -22, 1.5], [0, 4, 1.3]), 0.4],
  ["iron", "M-6 3H6C6 9 3 12 0 12C-3 12-6 9-6 3Z", 0.7],
];

// -- Omega: red livery, a mask of gold

export const mask = (): Drawing => [
  ["seal", "M0-26C16-26 20-10 19 2C19 12 26 16 33 34H-33C-26 16-19 12-19 2C-20-10-16-26 0-26Z", 1.8],
  ["ink", "M0-19C11-19 14-8 13 2C12 12 7 18 0 21C-7 18-12 12-13 2C-14-8-11-19 0-19Z"],
  ["ochre", "M0-16C9-16 12-7 11 2C10 11 6 15 0 18C-6 15-10 11-11 2C-12-7-9-16 0-16Z", 1.4],
  ["ink", "M-8.6-2Q-4.6-5-1.6-1Q-5.6 1.4-8.6-2ZM8.6-2Q4.6-5 1.6-1Q5.6 1.4 8.6-2Z" + cut(0, 0, -1, 6, 1, 0.4) + cut(-4.4, 10, 4.4, 10, 1.5, -0.8)],
  ["ink", cut(0, -16, 0, -12, 1) + cut(-10, 5, -6, 8, 0.9) + cut(10, 5, 6, 8, 0.9)],
  at(0, -8.6, 0.4, [["ink", omega, 2.2]]),
];

export const bossCards: Record<string, () => Drawing> = {
  capagrezza_hypnotist: () => [
    ["wash", box(0, 0, 90, 60)],
    ["grape", disc(45, 30, 27) + disc(45, 30, 35) + disc(45, 30, 43) + disc(45, 30, 51), 2.2],
    at(45, 36, 0.98, singer()),
    ["vellum", disc(40.2, 33, 4.8) + disc(49.8, 33, 4.8), 0.5],
    at(40.2, 33, 0.72, [["ink", spiral, 1.6]]),
    at(49.8, 33, 0.72, [["ink", spiral, 1.6]], 0, true),
    ["ink", cut(42, 46, 48, 46, 1.6, -0.8)],
  ],
  capagrezza_showman: () => [
    ...stage(),
    at(45, 37, 0.95, singer()),
    at(40, 34, 1, [["ochre", star(5.6), 0.4]]),
    at(50, 34, 1, [["ochre", star(5.6), 0.4]]),
    ["ink", oval(45, 46, 3.4, 4.2)],
    ["wax", oval(45, 48, 2, 1.4)],
    at(18, 44, 1, tune()),
    at(69, 50, 1.1, tune(), 6),
    at(70, 26, 0.75, tune(), -6),
  ],
  basilisk_stone_gaze: () => [
    ...dread("grass"),
    ...coils(),
    ["amber", "M39 23L2 6L0 46Z"],
    ["chalk", "M39 23L0 17V34Z"],
    at(45, 26, 1.1, cockatrice(0)),
    at(46, 24, 1.15, [...glare(), ...frown]),
    at(12, 44, 1.15, [["stone", "M-6.5 12C-6.5 4-4 0.5 0 0.5C4 0.5 6.5 4 6.5 12Z", 0.8], ["stone", disc(0, -3, 3.8), 0.6], ["stone", "M-7.4-7.6L0-11L7.4-7.6L0-4.6Z", 0.4], ["ink", cut(-2, 4, 2, 9, 1) + cut(2, 9, -1, 12, 1) + disc(-1.4, -3, 0.7) + disc(1.4, -3, 0.7)]]),
  ],
  basilisk_hungry: () => [
    ...dread("wax"),
    ...coils(),
    at(46, 28, 1.15, cockatrice(9)),
    at(47, 25, 1, [...glare(), ...frown]),
    at(11, 45, 1, student("azure"), -20),
    ["sky", "M25 47C27 51 27 54 25 54C23 54 23 51 25 47Z"],
  ],
  mother_basilisk: () => [
    ...dread("amber"),
    ...coils(),
    at(45, 25, 1.2, cockatrice(4)),
    at(46, 22, 1, [...glare(), ...frown]),
    at(6, 34, 0.8, egg()),
    at(22, 38, 0.8, egg()),
    at(62, 38, 0.8, egg()),
  ],
  jukas: () => [
    ...dread("grape"),
    ["verdant", rays(66, 26, 7, 20, 12, 1.4)],
    ...traveller(45, 30, 1.25),
    at(12, 46, 0.8, student("violet")),
    at(27, 49, 0.8, student("violet")),
    at(80, 48, 0.8, student("violet")),
  ],
  shadow_lord: () => [
    ["wash", box(0, 0, 90, 60)],
    ["ink", rays(45, 32, 22, 70, 46, 2)],
    at(15, 24, 1, spirit()),
    at(75, 24, 1, spirit(), 0, true),
    ["ink", "M45 8C58 8 61 18 60 26C66 30 74 42 76 62H14C16 42 24 30 30 26C29 18 32 8 45 8Z"],
    ["grape", cut(34, 30, 26, 60, 1.4, 2) + cut(40, 40, 37, 60, 1.2, 1) + cut(56, 30, 64, 60, 1.4, -2) + cut(50, 40, 53, 60, 1.2, -1)],
    ["chalk", "M35 25L43 28Q39 32 35.6 29ZM55 25L47 28Q51 32 54.4 29Z"],
    ["sky", disc(39.4, 28, 1.3) + disc(50.6, 28, 1.3)],
    ["iron", "M30 19L27 6L35 12L39 2L45 11L51 2L55 12L63 6L60 19C52 15 38 15 30 19Z", 0.9],
    ["vellum", tube([20, 50, 0.3], [27, 46, 1], [33, 48, 1.4], [36, 52, 1.6]) + tube([22, 55, 0.3], [29, 51, 1], [36, 52, 1.6]) + tube([70, 50, 0.3], [63, 46, 1], [57, 48, 1.4], [54, 52, 1.6]) + tube([68, 55, 0.3], [61, 51, 1], [54, 52, 1.6]), 0.3],
  ],
  raganella_witch: () => [
    ...dread("grass"),
    at(45, 43, 1, frogwife([])),
    at(45, 34, 0.95, horns()),
    at(45, 34, 1, hat),
    at(74, 47, 1, frog),
    at(14, 44, 1, [["hide", tube([0, 14, 1.3], [2, -6, 1.1], [-1, -16, 0.8]), 0.4], ["amber", rays(-1, -18, 3, 8, 10, 1.4)]]),
  ],
  raganella_cook: () => [
    ...dread("amber"),
    at(45, 24, 0.92, frogwife([["seal", "M-13-5C-14-17 14-17 13-5C6-10-6-10-13-5Z", 0.8], ["chalk", disc(-6, -11, 1.1) + disc(0, -12.4, 1.1) + disc(6, -11, 1.1)]])),
    at(45, 12, 0.8, horns()),
    at(72, 24, 1.05, ladle, 24),
    at(45, 52, 1.05, cauldron()),
    ["ink", "M29 43L36 40L43 43L36 46ZM50 42L57 39L64 42L57 45Z"],
    at(20, 38, 0.6, smoke()),
  ],
  omega_mentalist: () => [
    ["wash", disc(45, 30, 27)],
    ["wax", disc(45, 22, 24) + disc(45, 22, 32) + disc(45, 22, 40) + disc(45, 22, 48), 1.6],
    at(45, 30, 0.98, mask()),
    ["chalk", disc(39.6, 28.6, 1.3) + disc(50.4, 28.6, 1.3)],
    ["iron", "M10 62L17 42C15 36 19 33 22 36L29 28C32 26 34 29 32 31L26 40C27 46 26 52 24 62ZM80 62L73 42C75 36 71 33 68 36L61 28C58 26 56 29 58 31L64 40C63 46 64 52 66 62Z", 0.9],
    ["seal", "M8 52L27 52L28 62H5ZM82 52L63 52L62 62H85Z", 0.6],
  ],
  omega_grand_master: () => [
    ...dread("wax"),
    at(45, 31, 0.9, mask()),
    ["ochre", "M31 14L28 2L37 8L45 1L53 8L62 2L59 14C50 10 40 10 31 14Z", 0.6],
    ["ink", "M12 28L10 42M24 28L19 42M66 28L71 42M78 28L80 42", 0.9],
    ["hide", tube([8, 28, 1.6], [28, 28, 1.6]) + tube([62, 28, 1.6], [82, 28, 1.6]), 0.4],
    ["iron", disc(24, 26, 3.6) + disc(66, 26, 3.6), 0.6],
    at(14.6, 47, 0.95, student("azure")),
    at(75.4, 47, 0.95, student("verdant", "umber")),
  ],
};

export const panics: Record<string, () => Drawing> = {
  // out of the gate, after the song
  outside_the_dungeon: () => [
    ["ink", box(0, 0, 90, 60)],
    ["sepia", [6, 14, 22, 30, 38, 46].map((y, n) => cut(-10, y, 18 - (n % 3) * 3, y, 0.9) + cut(72 + (n % 3) * 3, y, 100, y, 0.9)).join("")],
    ["amber", "M22 60V28A23 23 0 0 1 68 28V60Z"],
    ["chalk", "M27 60V29A18 18 0 0 1 63 29V60Z"],
    ["wash", "M27 46Q38 38 50 44T63 42V60H27Z"],
    ["amber", disc(52, 26, 6)],
    ["ink", rays(52, 26, 8, 13, 12, 1.1)],
    ["stone", "M16 60V28A29 29 0 0 1 74 28V60H67V28A22 22 0 0 0 23 28V60Z", 1],
    ["ink", rays(45, 28, 21.6, 30, 9, 1.1, 180, 360) + cut(15, 40, 24, 40, 1) + cut(15, 51, 24, 51, 1) + cut(66, 40, 75, 40, 1) + cut(66, 51, 75, 51, 1)],
    at(34, 50, 0.85, student("azure")),
    at(46, 47, 0.7, student("verdant", "umber")),
    at(55, 45, 0.5, student("seal")),
    ...[[7, 22], [80, 28], [10, 48]].map(([x = 0, y = 0]) => at(x, y, 0.8, [["amber", "M-3 0.6C-3-1.6 1.6-2.6 2.4-0.6V-12L9-14V-3C9.8-1 5-0.4 4.4-2C4.4-4 7-4.6 7.8-4.2V-10.6L3.6-9.4V0.4C3.4 2.6-2.6 3.4-3 0.6Z"]])),
  ],
  cooking_time: () => [
    ["wash", disc(45, 28, 27)],
    ["wax", rays(45, 28, 28, 62, 30, 1.6)],
    ...[[24, 52, 0.9], [45, 52, 0.8], [66, 52, 0.9], [35, 54, 0.7], [56, 54, 0.7]].map(([x = 0, y = 0, scale = 1]) => at(x, y, scale, flame())),
    at(31, 20, 0.95, student("azure")),
    at(58, 19, 0.95, student("verdant", "umber")),
    at(45, 17, 1.05, student("seal")),
    at(45, 33, 1.25, cauldron()),
    ["ink", "M16 22C10 20 9 30 17 31M74 22C80 20 81 30 73 31", 3.6],
    ["wash", "M16 22C10 20 9 30 17 31M74 22C80 20 81 30 73 31", 1.6],
    at(74, 20, 0.8, ladle, 26),
  ],
  // a boulder down the gallery, and those before it
  rolling_stone: () => [
    ["ink", box(0, 0, 90, 60)],
    ["sepia", "M0 60L30 34V0H60V34L90 60Z", 0.6],
    ["wash", "M6 60L34 34H56L84 60Z"],
    ["slate", "M28 22C27 11 36 4 46 4.6C57 5 64 13 63.4 23C63 34 55 41 45 40.6C35 40 28 33 28 22Z", 1.2],
    ["ink", "M36 12L42 18L39 26M52 9L50 17L57 22M44 39L48 31L57 33M30 26L37 28", 1.4],
    ["chalk", "M34 12C37 8.4 41 7 45 7", 1.4],
    ["ink", rays(45, 22, 21, 27, 14, 1, 150, 390)],
    at(24, 50, 0.95, student("azure")),
    at(66, 49, 0.95, student("seal", "umber")),
    at(45, 53, 0.85, student("verdant")),
  ],
  // Eggs in a heap before a round door
  egg_hunt: () => [
    ["verdant", "M0 60V30C14 22 30 20 45 20S76 22 90 30V60Z", 0.8],
    ["umber", disc(45, 34, 20), 0.8],
    ["ink", disc(45, 34, 15)],
    ["ink", cut(45, 14, 45, 6, 1.6) + cut(36, 16, 31, 9, 1.4) + cut(54, 16, 59, 9, 1.4)],
    ...[[33, 44, 0.9], [45, 42, 1], [57, 44, 0.9], [39, 50, 0.95], [51, 50, 0.95], [27, 52, 0.8], [63, 52, 0.8]].map(([x = 0, y = 0, scale = 1]) => at(x - 12 * scale, y - 12 * scale, scale, egg())),
    at(12, 44, 0.85, student("azure")),
    at(78, 44, 0.85, student("seal", "umber")),
  ],
  // two who have changed places, and a wind of thoughts between them
  mind_twist: () => [
    ["ink", box(0, 0, 90, 60)],
    ["violet", "M45 30C45 27 49 27 49 31C49 36 41 37 39 31C37 23 48 18 54 25C61 34 50 46 38 42C25 37 26 19 40 13C57 8 71 22 66 38L63 36C66 23 55 13 42 17C30 22 30 35 40 38C49 41 56 33 51 27C47 23 41 27 43 31C44 33 46 32 45 30Z"],
    ["ink", rays(45, 30, 27, 34, 26, 0.8)],
    ["amber", "M14 14C30 2 60 2 76 12L79 8L81 20L69 18L73 15C58 6 32 6 17 17ZM76 46C60 58 30 58 14 48L11 52L9 40L21 42L17 45C32 54 58 54 73 43Z", 0.4],
    at(16, 33, 0.95, student("azure")),
    at(74, 31, 0.95, student("seal", "umber")),
  ],
};

// -- on the map

const capagrezza = (over: Drawing): Drawing => [at(24, 16, 1, curls(12.5, 11.6, 4)), ...faun(0, [], over)];

const serpent = (open: number, over: Drawing): Drawing => [
  ["verdant", tube([22, 22, 5], [27, 32, 6.4], [34, 40, 6.8], [33, 50, 6], [20, 53, 5], [10, 48, 4], [9, 40, 2.6], [13, 37, 1], [15, 40, 0.3]), 0.9],
  ["ink", cut(24, 33, 28, 35, 0.9) + cut(29, 40, 33, 42, 0.9) + cut(30, 47, 34, 48, 0.9) + cut(22, 51, 25, 54, 0.9) + cut(14, 48, 16, 51, 0.9)],
  ["verdant", "M28 30C36 24 42 24 47 20C46 26 47 30 43 33C44 36 41 39 36 39Z", 0.7],
  ["ink", cut(33, 32, 44, 25, 0.9) + cut(34, 35, 42, 32, 0.9)],
  at(23, 16, 0.82, cockatrice(open)),
  at(24, 15, 0.9, [...glare(3.6), ...frown]),
  ...over,
];

const lady = (robe: Body, over: Drawing): Drawing => [
  [robe, "M11 54C12 40 15 30 20 28H28C33 30 36 40 37 54Z", 0.9],
  ["ink", "M24 31V53M17 38L15 53M31 38L33 53", 0.8],
  at(24, 19.6, 0.68, frogwife([])),
  ...over,
];

const livery = (over: Drawing): Drawing => [
  ["seal", "M8 54C10 40 13 30 18 26H30C35 30 38 40 40 54Z", 1],
  ["ochre", "M22 28H26L27 54H21Z", 0.4],
  at(24, 36, 0.3, [["ink", omega, 2.6]]),
  ["seal", "M24 1.6C33 1.6 35 10 34.6 17C34.6 23 36 26 35 29H13C12 26 13.4 23 13.4 17C13 10 15 1.6 24 1.6Z", 0.8],
  at(24, 15, 0.6, mask().slice(1)),
  ...over,
];

// -- Jukas, who came from another time: a long coat, a visor, a green crystal in the arm

const traveller = (x: number, y: number, size: number): Drawing => [
  at(x, y, size, [
    ["azure", "M-12 25C-11 10-9 0-6-4H6C9 0 11 10 12 25Z", 0.9],
    ["wash", cut(0, -3, 0, 25, 1.2, 0)],
    ["azure", tube([6, 0, 3.2], [12, -3, 3], [16, -8, 2.6]), 0.6],
    ["skin", disc(17, -10, 2.8) + disc(0, -12, 6), 0.6],
    ["umber", "M-6.4-12C-7-20 7-20 6.4-12C4-16-4-16-6.4-12Z", 0.5],
    ["iron", "M-6.4-13.4H6.4V-10H-6.4Z", 0.5],
    ["verdant", "M10.6-5.4L13-9L15-4.6L12.4-1.6ZM-5-12.6H5V-10.8H-5Z", 0.4],
    ["azure", tube([-6, 0, 3.2], [-11, 5, 2.8], [-8, 11, 2.4]), 0.6],
    ["skin", disc(-8, 12, 2.4), 0.4],
  ]),
];

export const pawns: Record<string, () => Drawing> = {
  capagrezza_hypnotist: () =>
    capagrezza([
      ["skin", tube([14, 29, 3.2], [7, 26, 2.8], [5, 18, 2.4]) + disc(5, 16, 3.2) + tube([34, 29, 3.2], [41, 26, 2.8], [43, 18, 2.4]) + disc(43, 16, 3.2), 0.6],
      ["vellum", disc(20.6, 13.6, 3.2) + disc(27.4, 13.6, 3.2), 0.3],
      at(20.6, 13.6, 0.5, [["ink", spiral, 1.8]]),
      at(27.4, 13.6, 0.5, [["ink", spiral, 1.8]], 0, true),
      ["grape", "M1 10C-1 6 2 2 6 3M47 10C49 6 46 2 42 3", 1.3],
    ]),
  capagrezza_showman: () =>
    capagrezza([
      ["skin", tube([14, 29, 3.2], [8, 34, 2.8], [13, 39, 2.4]) + disc(14, 39, 3), 0.6],
      ["skin", tube([34, 29, 3.2], [42, 26, 2.8], [43, 16, 2.4]) + disc(43, 13, 3.2), 0.6],
      at(20.6, 13.6, 0.62, [["ochre", star(5.6), 0.4]]),
      at(27.4, 13.6, 0.62, [["ochre", star(5.6), 0.4]]),
      ["ink", oval(24, 21, 2, 2.4)],
      at(6, 14, 0.6, tune()),
      at(43, 7, 0.55, tune()),
      ["seal", "M13 26L24 34L35 26L37 40L30 38L24 42L18 38L11 40Z", 0.5],
    ]),
  basilisk_stone_gaze: () => serpent(0, [["amber", rays(24, 15, 5, 13, 9, 1.3, 140, 235)], at(24, 15, 0.9, [...glare(3.6), ...frown])]),
  basilisk_hungry: () => serpent(9, []),
  mother_basilisk: () => serpent(4, [at(4, 34, 0.8, egg()), at(26, 36, 0.8, egg())]),
  jukas: () => [...traveller(22, 30, 1), at(41, 46, 0.5, student("violet"))],
  shadow_lord: () => [
    ["ink", "M24 6C32 6 34 14 33 21C39 26 42 40 43 55H5C6 40 9 26 15 21C14 14 16 6 24 6Z"],
    ["grape", cut(17, 28, 12, 53, 1.4, 1) + cut(31, 28, 36, 53, 1.4, -1) + cut(24, 32, 24, 53, 1)],
    ["chalk", "M17.6 19L22.8 21Q20.4 24 18 22.4ZM30.4 19L25.2 21Q27.6 24 30 22.4Z"],
    ["iron", "M15 13.6L12.6 3L18 8L20.4 1L24 7L27.6 1L30 8L35.4 3L33 13.6C28 11 20 11 15 13.6Z", 0.7],
    ["vellum", tube([6, 32, 0.2], [10, 31, 1], [14, 35, 1.4]) + tube([5, 37, 0.2], [9, 35, 1], [14, 35, 1.4]) + tube([42, 32, 0.2], [38, 31, 1], [34, 35, 1.4]) + tube([43, 37, 0.2], [39, 35, 1], [34, 35, 1.4]), 0.3],
    at(43, 13, 0.4, spirit()),
    at(5, 16, 0.4, spirit()),
  ],
  raganella_witch: () =>
    lady("violet", [
      at(24, 15, 0.62, horns()),
      at(24, 15, 0.52, hat),
      ["hide", tube([42, 55, 0.9], [41, 22, 0.9]), 0.3],
      ["ochre", "M38 24H44L47 10L41 13L35 10Z", 0.5],
      ["verdant", disc(40.6, 38, 2.8), 0.5],
      at(8, 36, 0.72, frog),
    ]),
  raganella_cook: () =>
    lady("vellum", [
      ["seal", "M15.4 16.4C15 7.4 33 7.4 32.6 16.4C28 13 20 13 15.4 16.4Z", 0.6],
      at(24, 11.6, 0.55, horns()),
      at(41, 22, 0.82, ladle, 8),
      ["verdant", disc(41.6, 21, 2.8), 0.5],
      at(21, 46, 0.62, cauldron()),
      at(14, 38, 0.4, smoke()),
    ]),
  omega_mentalist: () =>
    livery([
      ["seal", tube([12, 31, 4], [5, 27, 3.4], [8, 20, 2.8]) + tube([36, 31, 4], [43, 27, 3.4], [40, 20, 2.8]), 0.6],
      ["iron", disc(10, 17, 2.8) + disc(38, 17, 2.8), 0.5],
      ["wax", "M10.6 4C8 6 6.6 8.6 6.4 12M5.6 1.6C2.6 4.4 1.4 8 1.4 12M37.4 4C40 6 41.4 8.6 41.6 12M42.4 1.6C45.4 4.4 46.6 8 46.6 12", 1.4],
    ]),
  omega_grand_master: () =>
    livery([
      ["ochre", "M14 10L12 1.6L18.6 6L24 0.6L29.4 6L36 1.6L34 10C28 7.6 20 7.6 14 10Z", 0.6],
      ["seal", tube([36, 31, 4], [42, 36, 3.4], [39, 41, 2.6]), 0.6],
      ["iron", disc(38, 42, 2.8), 0.5],
      ["seal", tube([12, 31, 4], [6, 36, 3.4], [8, 41, 2.6]), 0.6],
      at(7.6, 44, 0.72, [["vellum", "M-5 12L-4 3L-7 1C-7-4-2-5-2-5V-9H-4V-11H-2V-13H2V-11H4V-9H2V-5C2-5 7-4 7 1L4 3L5 12Z", 0.7]]),
      ["iron", disc(9, 43, 2.6), 0.4],
    ]),
};
