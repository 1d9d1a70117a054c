// Pictures that belong to no card, 90 by 60: they open chapters of the book, and the end of a game.
import { box, cloth, cube, disc, line, meeple, oval, put, rbox, spark, type Toy } from "./toy";

const gold = cube("gold", "gold", "ink");
const ruby = cube("ruby", "ruby");
const sapphire = cube("blue", "sapphire");
const goblin = cube("green", "goblin");
const pillar = cube("stone", "pillar", "ink");
const relic = cube("teal", "relic");
const chest = cube("rust", "chest", "gold");
const hand = "M30-4H50C56-4 60 0 60 5C60 9 57 11 54 10C52 14 48 14 46 12C44 16 39 16 37 12C34 15 30 13 30 9Z";
const steps: Toy = [
  ["stone", "M-22 14V8H-11V0H0V-8H11V-16H22V14Z", 1.2],
  line("ink", "M-22 8H-11M-11 0H0M0-8H11M11-16H22", 1),
];
const lamps = (tone: "gold" | "amber"): Toy => [[tone, box(-6, -2, 4, 5) + box(2, -2, 4, 5), 0]];
const house = (wall: "cream" | "tan"): Toy => [["red", "M-11-4L0-14L11-4Z", 0.9], [wall, box(-9, -4, 18, 14), 0.9], ...lamps("gold"), ["bark", rbox(-2, 4, 4, 6, 1), 0]];

export const scenes: Record<string, () => Toy> = {
  falling: () => [
    ...cloth("felt"),
    ["deep", oval(45, 53, 38, 7), 0],
    ["tan", hand, 1.2],
    line("cream", "M22 20V30M33 17V22M45 19V28M57 17V23M69 20V29", 1.2),
    put(22, 40, 0.75, gold, -14), put(35, 31, 0.7, goblin, 22), put(47, 40, 0.85, ruby, -8), put(60, 31, 0.7, pillar, 16), put(71, 41, 0.7, sapphire, -24),
  ],
  rooms: () => [
    ...cloth("deep"),
    ["felt", "M45 9L79 48L13 51Z", 0],
    line("gold", "M45 9L79 48L13 51Z", 1.6),
    put(45, 10, 0.72, pillar), put(77, 47, 0.72, pillar), put(13, 49, 0.72, pillar),
    put(42, 38, 0.7, gold, 10), put(55, 34, 0.6, ruby, -20), put(32, 44, 0.6, goblin, 30),
    put(74, 17, 0.6, sapphire, 12), put(16, 18, 0.6, chest, -14),
  ],
  lone: () => [
    ...cloth("felt"),
    ["deep", "M45 6L80 50L10 52Z", 0],
    line("gold", "M45 6L80 50L10 52Z", 1.3),
    ["stone", disc(45, 8, 6) + disc(78, 49, 6) + disc(12, 50, 6), 1],
    ["ink", disc(45, 8, 2.4) + disc(78, 49, 2.4) + disc(12, 50, 2.4), 0],
    put(40, 38, 1.25, meeple("amber")),
    put(61, 42, 0.6, relic),
  ],
  depths: () => [
    ...cloth("deep"),
    put(36, 34, 1.5, steps, 0, true),
    put(70, 22, 1, relic, -8), put(74, 46, 0.8, relic, 10),
    put(70, 8, 1, [["white", spark(4), 0]]), put(86, 33, 1, [["white", spark(3), 0]]),
    put(16, 10, 0.62, meeple("amber")),
  ],
  exact: () => [
    ...cloth("slate"),
    ["gold", "M6 46L70 10L78 24L14 60Z", 1.3],
    line("ink", "M14 45L17 50M22 40.5L26.5 48M30 36L33 41M38 31.5L42.5 39M46 27L49 32M54 22.5L58.5 30M62 18L65 23", 1.4),
    put(28, 20, 0.9, pillar, 20), put(66, 44, 0.9, ruby, -18),
    line("cream", "M36 23L58 39M36 28V23H41M58 34V39H53", 1.4),
  ],
  // what becomes of the hero
  empty_handed: () => [...cloth("deep"), ["tan", "M14 40C22 34 34 36 42 42H62C66 42 66 47 62 47.5H50L70 45C74 45 75 50 71 51L46 57H28C22 57 16 52 14 48Z", 1.3], line("stone", "M34 26L38 20M46 24V16M58 26L54 20", 1.6)],
  nothing: () => [...cloth("slate"), ["deep", "M0 44Q16 28 34 40Q52 22 70 38Q82 30 90 38V60H0Z", 0], ["brown", "M36 26C26 34 26 50 34 53C40 55 50 55 56 53C64 50 64 34 54 26Z", 1.3], ["gold", rbox(35, 23, 20, 4, 2), 0.7], ["teal", "M40 36L45 31L48 38L44 42ZM50 42L54 38L55 45Z", 0.6]],
  village: () => [...cloth("slate"), ["moss", "M0 46Q24 36 46 44T90 42V60H0Z", 0], put(24, 40, 1.2, house("cream")), put(52, 42, 1.05, house("tan")), put(76, 40, 0.9, house("cream")), put(66, 12, 1, [["gold", disc(0, 0, 5), 0]]), put(20, 12, 1, [["white", spark(2.6), 0]]), put(42, 9, 1, [["white", spark(2.2), 0]])],
  kingdom: () => [...cloth("slate"), line("gold", "M45 2V6M18 10L22 13M72 10L68 13", 2), ["moss", "M0 50Q30 42 60 48T90 46V60H0Z", 0], ["stone", "M18 52V20H22V24H26V20H30V24H34V20H38V34H52V20H56V24H60V20H64V24H68V20H72V52Z", 1.5], ["bark", "M39 52V42C39 36 51 36 51 42V52Z", 0.7], ["gold", box(26, 31, 4, 7) + box(60, 31, 4, 7), 0], ["red", "M28 20V8L40 12L28 15ZM62 20V8L74 12L62 15Z", 0.6]],
  world: () => [...cloth("felt"), put(45, 30, 1, [["gold", spark(34, 16, 0.72), 0]]), ["amber", disc(45, 30, 21), 1], put(43, 29, 1.7, relic)],
  lost: () => [
    ...cloth("deep"),
    ["stone", rbox(8, 4, 16, 56, 2) + rbox(66, 4, 16, 56, 2), 1.3],
    ["stone", rbox(4, 0, 24, 7, 2) + rbox(62, 0, 24, 7, 2), 1.1],
    line("deep", "M13 10V56M19 10V56M71 10V56M77 10V56", 1.4),
    ["ink", "M28 60V26C28 12 36 6 45 6S62 12 62 26V60Z", 0],
    ["amber", oval(39, 24, 2.6, 3.2) + oval(51, 24, 2.6, 3.2), 0],
    ["ink", oval(39, 24, 0.8, 2.6) + oval(51, 24, 0.8, 2.6), 0],
    put(42, 51, 0.75, meeple("amber"), 82),
    put(59, 54, 0.5, [["wood", rbox(-2, -4, 4, 18, 1.5), 0.7], ["ink", disc(0, -6, 4), 0]], 70),
    line("stone", "M64 46C62 43 66 41 64 38", 1.2),
  ],
};
