// The Big Bosses with modes of their own: cards of 90 by 60, figures of 48 by 64, tokens of 24 by 24, places of 76 by 40.
import { at, box, cut, disc, oval, rays, tube, type Drawing } from "../draw";
import { outlined } from "../dungeonology/tokens";
import { sketch, strokes } from "../dungeonology/zones";
import { flake } from "./marks";

// -- Freddo, the head of Iota: a hood of frost, a beard of icicles

const hood = "M-13 22C-14 6-12-16 0-16S14 6 13 22C9 18-9 18-13 22Z";
const beard = "M-7 2C-8 9-6 10-5.4 19L-3 11L-1.6 23L0 12L1.6 23L3 11L5.4 19C6 10 8 9 7 2C4 6-4 6-7 2Z";

/** The head around 0 0, the hood from -16 to 22. */
const elder: Drawing = [
  ["azure", hood, 0.9],
  ["skin", oval(0, -2, 7, 8), 0.5],
  ["chalk", beard],
  ["ink", `${beard}M-5-5L-1.6-3.6M5-5L1.6-3.6M0-3L-1.2 1.4H1.2`, 0.8],
  ["sky", disc(-3, -2.4, 1.2) + disc(3, -2.4, 1.2)],
  ["chalk", "M-12 19C-9 15-6 17-4 15M12 19C9 15 6 17 4 15M-11-4C-10-11-5-15.6 0-15.6", 1.3],
];

// -- Marconiglio, master of festivities: a hare in a bright coat, long ears through a hat

const ears = "M-6-6C-12-20-11-30-7-30C-3-29-3-16-2-8ZM6-6C12-20 13-30 9-30C5-29 3-16 2-8Z";
const muzzle = "M-8 0C-9-9-5-13 0-13S9-9 8 0C7 7 3 10 0 10S-7 7-8 0Z";

/** The head around 0 0, the ears up to -30. */
const hare: Drawing = [
  ["hide", ears, 0.6],
  ["seal", "M-7-10C-9-19-8-25-7-26C-5-24-4.6-16-4-10ZM7-10C9-19 10-25 9-26C6-24 4.6-16 4-10Z", 0.3],
  ["hide", muzzle, 0.7],
  ["chalk", "M-4 3C-4 0 4 0 4 3C4 7 2 9 0 9S-4 7-4 3Z"],
  ["ink", `${muzzle}M-4.6-4.6L-1.8-4.2M4.6-4.6L1.8-4.2M0 2.6V5.4M0 5.4Q-2 7-3.2 6M0 5.4Q2 7 3.2 6M-10 2L-5 3M10 2L5 3`, 0.8],
  ["ink", disc(-3.2, -3, 1.2) + disc(3.2, -3, 1.2)],
  ["seal", "M-1.6 0.8H1.6L0 2.8Z"],
];

// -- Enrico Giovanni, the lost professor: a broad hat, wild hair and beard, a broken lens

const brim = "M-15-6C-8-9 8-9 15-6C10-3-10-3-15-6Z";
const mane = "M-10-5C-14 2-12 12-8 17C-4 22 4 22 8 17C12 12 14 2 10-5Z";

/** The head around 0 0, the hat up to -18. */
const professor: Drawing = [
  ["chalk", mane, 0.7],
  ["skin", oval(0, 2, 7.4, 8.4), 0.5],
  ["hide", "M-9-6C-9-17-4-19 0-16C4-19 9-17 9-6Z", 0.7],
  ["seal", "M-9-8.6C-4-10 4-10 9-8.6V-6.4H-9Z"],
  ["hide", brim, 0.7],
  ["chalk", "M-6 7C-3 5 3 5 6 7C6 13 3 17 0 17S-6 13-6 7Z"],
  ["ink", `${brim}M-9-6C-9-17-4-19 0-16C4-19 9-17 9-6M-2.6 9.6Q0 8.4 2.6 9.6M-5.4 12L-4 16M5.4 12L4 16M0 12.4V16.4`, 0.8],
  ["ink", disc(-3, 1, 2.7) + disc(3, 1, 2.7), 0.9],
  ["sky", disc(-3, 1, 1.6) + disc(3, 1, 1.6)],
  ["ink", "M1.4-1L4.6 3M3 1L4.8-0.6", 0.6],
];

const statue = "M7 21V17.6C5 15 5 9 8 6.4L7 3.4L10 4.6C11.2 4 12.8 4 14 4.6L17 3.4L16 6.4C19 9 19 15 17 17.6V21Z";
const planks = "M2 9C8 13.4 16 13.4 22 9V13C16 17.4 8 17.4 2 13Z";
const column = "M6 3H18V6H16V18H18V21H6V18H8V6H6Z";
const snake = "M5 18C9 21 15 16 11 13.4C7 11 9 6 14 7.4C17 8.2 19.4 6.8 19 4.4";
const gate = "M3.5 21V3.5h6V21M20.5 21V3.5h-6V21M9.5 8.5l2.5 2 2.5-2M12 10.5V21M1.5 21h21";

// -- Scilla, the goddess: a crown of coral, hair like water, and Cariddi behind her

const tresses = "M-9-8C-16-2-12 6-16 14C-12 20-9 12-8 20C-4 24-3 16 0 18C3 16 4 24 8 20C9 12 12 20 16 14C12 6 16-2 9-8Z";
const coral = "M-8-9C-9-13-12-14-11-18C-8-17-7-14-6-12C-5-16-4-18-2-21C0-18-1-15 0-12C1-16 3-18 4-21C6-18 5-15 5-12C7-14 8-17 11-18C12-14 9-13 8-9Z";
const arm = "M0 0C-7-8-9-18-3-26C1-31 8-30 9-25C9-21 5-20 3-22C1-21 2-16 6-13C11-9 10-4 8 0Z";

/** The head around 0 0, the crown up to -21. */
const goddess: Drawing = [
  ["azure", tresses, 0.8],
  ["skin", oval(0, 1, 7, 9), 0.5],
  ["seal", coral, 0.6],
  ["ink", `${tresses}M-5-1.6Q-3-3.2-1.2-1.6M5-1.6Q3-3.2 1.2-1.6M0 0L-1 3.4H1M-2.4 6.4Q0 8 2.4 6.4M-12 4C-10 8-11 12-13 14M12 4C10 8 11 12 13 14`, 0.8],
  ["sky", disc(-3, -0.6, 1) + disc(3, -0.6, 1)],
];

/** An arm of Cariddi, its foot at 0 0, 31 high. */
const kraken: Drawing = [
  ["grape", arm, 0.7],
  ["ink", arm, 0.9],
  ["chalk", disc(-2.6, -6, 1.1) + disc(-4.4, -12, 1) + disc(-3.6, -18, 0.9) + disc(-0.6, -23, 0.8) + disc(4.4, -26, 0.7)],
];

const shell = "M4 11L7 14L10 10.4L13 14L16 10.4L20 13.4C20 18.6 16.6 22 12 22S4 18.6 4 13.4Z";

const stone = "M4 15C2.6 9.4 6 4.6 11 3.4C16 2.4 20.6 6 21.2 11C22 16 18.6 20.6 13.4 21C8.6 21.4 5.2 19.4 4 15Z";
const grip = "M5 22C2 14 4 4 12 3C18 2.4 21 7 18 10.4C16 12.4 13 11 14 8.6C12 9 10.6 12 12.6 15C14.4 17.6 15 20 14.6 22Z";
const scallop = "M9 22L10 19C4 17 2 11 4 7C6 8 6 5 8 4.4C9.4 6 10.4 3.6 12 3C13.6 3.6 14.6 6 16 4.4C18 5 18 8 20 7C22 11 20 17 14 19L15 22Z";

const ice = "M12 2L16 9.4L14.6 21H9.4L8 9.4ZM5 8.4L8 13L7.4 21H3.4L2.4 13ZM19 8.4L21.6 13L20.6 21H16.6L16 13Z";
const drop = "M12 2.6C16 8.6 18.6 12 18.6 15.4C18.6 19.4 15.6 22 12 22S5.4 19.4 5.4 15.4C5.4 12 8 8.6 12 2.6Z";

export const bossCards: Record<string, () => Drawing> = {
  scilla_and_cariddi: () => [
    ["azure", box(0, 0, 90, 60)],
    ["sky", "M0 24C12 18 20 30 32 24S52 18 62 24S80 30 90 24V60H0Z"],
    ["amber", rays(45, 24, 20, 40, 16, 0.8, 190, 350)],
    at(16, 56, 1.2, kraken),
    at(76, 56, 1.2, kraken, 0, true),
    at(4, 60, 0.8, kraken),
    at(87, 60, 0.8, kraken, 0, true),
    ["chalk", "M26 60C28 48 34 42 45 42S62 48 64 60Z", 1],
    at(45, 30, 1.1, goddess),
    ["chalk", "M2 54C8 50 12 57 18 53M30 57C35 53 40 59 46 55M56 57C62 53 66 59 72 55M78 52C82 49 85 54 89 51", 1.2],
  ],
  enrico_giovanni: () => [
    ["slate", box(0, 0, 90, 60)],
    ["ink", "M0 0H14V60H0ZM76 0H90V60H76Z"],
    ["amber", rays(45, 30, 22, 52, 14, 1)],
    ["ochre", "M25 60C26 50 33 44 45 44S64 50 65 60Z", 1],
    ["chalk", "M38 45L45 56L52 45Z"],
    at(45, 30, 1.15, professor),
    ["grass", "M4 56C10 50 16 58 12 44C9 36 18 34 16 26", 2.4],
    ["grass", "M86 56C80 50 74 58 78 44C81 36 72 34 74 26", 2.4],
  ],
  marconiglio: () => [
    ["wash", box(0, 0, 90, 60)],
    ["amber", rays(45, 32, 20, 54, 18, 1.2)],
    ["seal", "M26 60C27 48 34 40 45 40S63 48 64 60Z", 1],
    ["ochre", "M41 41H49L51 60H39Z", 0.4],
    at(45, 34, 1.02, hare),
    ...([[12, 48, -12], [26, 54, 8], [66, 54, -8], [79, 47, 12]] as const).map(([x, y, turn]) => at(x, y, 1, [["chalk", "M0-8C4-8 6.4-2 6.4 1.6C6.4 5.4 3.6 8 0 8S-6.4 5.4-6.4 1.6C-6.4-2-4-8 0-8Z"], ["ink", "M0-8C4-8 6.4-2 6.4 1.6C6.4 5.4 3.6 8 0 8S-6.4 5.4-6.4 1.6C-6.4-2-4-8 0-8ZM-6 0L-3-2L0 0L3-2L6 0", 0.9]] as Drawing, turn)),
  ],
  freddo: () => [
    ["sky", box(0, 0, 90, 60)],
    ["chalk", ([[10, 12], [24, 30], [12, 46], [72, 12], [82, 32], [68, 46]] as const).map(([x, y]) => disc(x, y, 1)).join("")],
    ...([[14, 14, 6], [76, 16, 7], [80, 42, 5], [18, 38, 5]] as const).map(([x, y, r]) => at(x, y, 1, [["chalk", flake(r), 1.1]] as Drawing)),
    ["azure", "M26 60C28 44 34 34 45 34S62 44 64 60Z", 1],
    ["chalk", "M30 60L34 50L38 60ZM40 60L45 46L50 60ZM52 60L56 50L60 60Z"],
    at(45, 26, 1.15, elder),
  ],
};

export const pawns: Record<string, () => Drawing> = {
  scilla_and_cariddi: () => [
    at(8, 56, 0.9, kraken),
    at(40, 56, 0.9, kraken, 0, true),
    ["chalk", "M10 55C11 42 16 36 24 36S37 42 38 55Z", 1],
    ["azure", "M10 55C14 50 18 57 24 52S34 57 38 55V58H10Z"],
    at(24, 24, 0.98, goddess),
  ],
  enrico_giovanni: () => [
    ["ochre", "M8 55C9 41 15 35 24 35S39 41 40 55Z", 1],
    ["chalk", "M18 36L24 48L30 36Z"],
    ["ink", "M24 48V55M13 46L16 55M35 46L32 55", 1],
    at(24, 24, 1.05, professor),
  ],
  marconiglio: () => [
    ["seal", "M9 55C10 42 15 34 24 34S38 42 39 55Z", 1],
    ["ochre", "M21 35H27L29 55H19Z", 0.4],
    ["chalk", "M10 44C12 38 18 40 16 47C15 51 9 50 10 44ZM38 44C36 38 30 40 32 47C33 51 39 50 38 44Z"],
    ["grass", disc(13, 44, 1.2) + disc(35, 45, 1.2)],
    at(24, 30, 0.98, hare),
  ],
  freddo: () => [
    ["azure", "M6 55C8 40 13 30 24 30S40 40 42 55Z", 1],
    ["chalk", "M9 55L13 44L17 55ZM19 55L24 42L29 55ZM31 55L35 44L39 55Z"],
    ["hide", tube([42, 56, 1], [41, 14, 1]), 0.3],
    at(41, 10, 1, [["sky", disc(0, 0, 6)], ["chalk", flake(5), 1.2]]),
    at(23, 19, 0.86, elder),
  ],
};

export const tokens: Record<string, () => Drawing> = {
  tentacle: () => [...outlined("grape", grip, 1.2), ["chalk", disc(8.2, 17, 1.3) + disc(7, 12.4, 1.2) + disc(8.4, 8, 1.1) + disc(12, 5.2, 1)]],
  blessing: () => [...outlined("amber", scallop, 1.2), ["ink", "M12 20V6M9.6 20L6.4 8M14.4 20L17.6 8M10.6 20L9 6.6M13.4 20L15 6.6", 0.9]],
  idol: () => [...outlined("brass", statue, 1.2), ["ink", "M8.6 10.4L11 11.4M15.4 10.4L13 11.4M9.6 15H14.4M10 15V16.6M12 15V16.6M14 15V16.6M7 18.6H17", 1]],
  bridge: () => [...outlined("bronze", planks, 1.2), ["ink", "M6 11.4V15.4M10 12.4V16.2M14 12.4V16.2M18 11.4V15.4M2 4V13M22 4V13M2 5C8 9.4 16 9.4 22 5", 1.1]],
  pillar: () => [...outlined("slate", column, 1.2), ["ink", "M10.4 7V17M13.6 7V17M8 12L10 10.6L13 13.4L16 11", 0.9]],
  snake_pit: () => [["ink", disc(12, 12, 11)], ["grass", snake, 3], ["grass", disc(19, 4.6, 2)], ["amber", "M19 3L21.4 1.4M19.6 3.6L22.4 3", 0.8], ["chalk", disc(18.6, 4.4, 0.6)], ["grass", "M4 8C6 5 8 8 6 11", 1.8]],
  boulder: () => [...outlined("slate", stone, 1.2), ["ink", "M8 8.4L11 11L9.6 14.6M15 6L14 9.6L17.6 12M12.6 20.4L14.4 16.6L18.4 17M5 15.6L8 16.6", 1], ["chalk", "M7 8C8.2 6.2 10 5.2 12 5", 1]],
  shell: () => [["chalk", shell], ["ink", `${shell}M6 5L9 8L12 4.6L15 8L18 5M8 17.4C9 19 10.4 20 12 20.2`, 1.2], ["grass", disc(9, 16, 1.2) + disc(14.6, 17.6, 1.4)]],
  ice: () => [["sky", disc(12, 12, 11)], ["ink", disc(12, 12, 11), 1.2], ["chalk", ice], ["ink", `${ice}M12 6V18M5.4 12.6V18M18.6 12.6V18`, 0.9]],
  hot_water: () => [...outlined("sky", drop, 1.3), ["chalk", "M8.4 14.6C8.4 17.4 10 19 12 19.4M12 10C14 12 10 13.4 12 16", 1.4], ["wax", "M3.4 9.6C2 7.6 4.6 6.6 3.4 4.4M20.6 9.6C22 7.6 19.4 6.6 20.6 4.4", 1.4]],
};

/** The icons of their Zones, on a grid of 24. */
export const icons: Record<string, string> = {
  mandatory_passage: gate,
  bucket: "M4.5 8.5h15l-2 12a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1ZM4.5 8.5a7.5 6 0 0 1 15 0M8 13c1.4-1 2.6 1 4 0s2.6 1 4 0M9 5.5C8 4.5 9.6 3.6 9 2.5M15 5.5C14 4.5 15.6 3.6 15 2.5",
};

/** A round door under roots, eggs and ribbons before it: the same on every Floor. */
const warren = (): Drawing =>
  sketch(
    [
      ["hide", "M8 37C8 16 22 6 38 6S68 16 68 37Z"],
      ["ink", "M24 37C24 24 30 17 38 17S52 24 52 37Z"],
      ["chalk", oval(18, 32, 4, 5) + oval(58, 32, 4, 5) + oval(64, 35, 3, 3.6)],
    ],
    "M14 30C10 22 16 14 20 11M62 30C66 22 60 14 56 11M38 6V2M30 8L26 3M46 8L50 3M14 31L18 29L22 31M54 31L58 29L62 31",
    strokes(33, 22, 3, 0, 4, 0, 3.4),
    ["wax", "M24 18C28 14 34 20 38 16S48 20 52 16", 1.4],
    ["chalk", disc(34, 27, 1.3) + disc(42, 27, 1.3)],
  );

export const scenes: Record<string, () => Drawing> = {
  ...Object.fromEntries(["i", "ii", "iii", "iv"].map((floor) => [`burrow_${floor}`, warren])),
  // a tomb behind a narrow gate, the Idol on it
  crypt: () =>
    sketch(
      [
        ["slate", box(10, 4, 56, 34)],
        ["ink", "M26 38V18C26 9 50 9 50 18V38Z"],
        ["ochre", "M34 30V26C32 22 34 17 38 17S44 22 42 26V30ZM31 30H45V34H31Z"],
      ],
      "M10 4H66V38H10ZM26 38V18C26 9 50 9 50 18V38M18 4V38M58 4V38M6 38H70",
      strokes(10, 12, 2, 0, 2, 0, 8) + strokes(58, 12, 2, 0, 2, 0, 8),
      ["chalk", disc(36, 21.4, 0.9) + disc(40, 21.4, 0.9)],
    ),
  // arms out of a whirlpool, a ship's timbers between them
  lair_of_cariddi: () =>
    sketch(
      [
        ["slate", "M2 38C2 14 14 4 38 3S74 14 74 38Z"],
        ["azure", oval(38, 30, 30, 8)],
        ["ink", oval(38, 30, 14, 3.6)],
        ["hide", "M30 27L34 16L36 27ZM44 29L50 18L51 29Z"],
      ],
      "M2 38C2 14 14 4 38 3S74 14 74 38M10 30C14 24 26 22 38 22S62 24 66 30C62 36 50 38 38 38S14 36 10 30ZM17 30C21 26.6 29 25 38 25S55 26.6 59 30C55 34 47 35.4 38 35.4S21 34 17 30ZM34 16V27M50 18V29",
      strokes(8, 14, 4, 5, 3, 3, -3) + strokes(62, 8, 3, 5, 3, 3, 4),
      at(16, 31, 0.78, kraken),
      at(60, 31, 0.78, kraken, 0, true),
    ),
  // niches of bones around a pillar that leans
  catacombs: () =>
    sketch(
      [
        ["slate", box(4, 3, 68, 35)],
        ["ink", box(8, 8, 16, 8) + box(8, 22, 16, 8) + box(52, 8, 16, 8) + box(52, 22, 16, 8)],
        ["chalk", "M32 6L46 4L44 38H35Z"],
        ["chalk", disc(13, 13, 2.4) + disc(19, 27, 2.4) + disc(57, 27, 2.4) + disc(63, 13, 2.4)],
      ],
      "M4 3H72V38H4ZM32 6L46 4L44 38H35ZM37 7L38 38M42 6L41 38",
      strokes(33, 14, 3, 4, 10, 1, 9),
      ["wax", "M10 29H22M54 15H66", 1.2],
    ),
  // a pool that steams between pillars, a pail on its edge
  thermal_bath: () =>
    sketch(
      [
        ["chalk", box(6, 4, 8, 30) + box(62, 4, 8, 30)],
        ["hide", "M12 24C20 19 56 19 64 24C66 33 56 38 38 38S10 33 12 24Z"],
        ["sky", "M17 25C24 21.6 52 21.6 59 25C60 31 52 34.6 38 34.6S16 31 17 25Z"],
      ],
      "M6 10H14M62 10H70M6 4H14M62 4H70M10 10V34M66 10V34",
      strokes(20, 36, 3, 3, 2, 0.4, 1) + cut(8, 38, 20, 37.6, 0.8) + rays(38, 28, 2, 3, 5, 0.4),
      ["chalk", "M24 28C28 26 30 30 34 28S42 30 46 28S52 30 55 28M28 32C32 30.4 36 33.4 40 32S46 33.4 49 32", 1],
      ["ink", "M28 18C25 15 31 12 28 8M38 17C35 13 41 10 38 5M48 18C45 15 51 12 48 8", 1.1],
      ["ochre", "M58 26H68L66.6 36H59.4Z", 0.4],
      ["ink", `M58 26H68L66.6 36H59.4ZM58 26C59 19 67 19 68 26M58.8 31H67.2`, 1],
    ),
};
