// The twelve Classes: the tools of the trade, 90 by 60.
import { box, cloth, cube, disc, line, oval, put, rbox, spark, type Toy } from "./toy";

/** Points up, its grip at 0 0, 38 long. */
const sword: Toy = [
  ["steel", "M-3-5L-2.6-31L0-36L2.6-31L3-5Z", 0.9],
  ["gold", rbox(-9, -6, 18, 4, 2), 0.8],
  ["brown", rbox(-2, -2, 4, 11, 1), 0.6],
  ["gold", disc(0, 10, 3), 0.6],
];
const axe: Toy = [
  ["wood", rbox(-2, -34, 4, 46, 1.5), 0.7],
  ["steel", "M-1-33C-7-33-13-36-15-39C-18-30-17-20-15-14C-12-18-7-20-1-20ZM2-31L9-29V-24L2-22Z", 1.1],
];
const arrow = "M0 0L8-7V-3H22V3H8V7Z";

export const classes: Record<string, () => Toy> = {
  warrior: () => [...cloth("rust"), put(34, 50, 1.25, axe, -12), put(58, 47, 1.3, sword, 18), put(84, 30, 1, [["white", spark(5), 0]])],
  rogue: () => [
    ...cloth("deep"),
    line("steel", "M35 28V20C35 8 55 8 55 20V28", 5),
    ["gold", rbox(27, 26, 36, 28, 6), 1.6],
    ["ink", disc(45, 37, 4.4) + "M43 38H47L49 48H41Z", 0],
    line("steel", "M84 10L49 39L45 37", 2.6),
    line("steel", "M78 28L52 41", 2.2),
    ["violet", rbox(74, 2, 14, 7, 3), 0.8],
  ],
  mage: () => [
    ...cloth("felt"),
    put(22, 38, 1.05, cube("ruby", "ruby")),
    put(67, 24, 1.05, cube("green", "goblin")),
    line("sky", "M24 20C30 8 46 4 55 9M50 4L56 9.5L49 12.5", 2.6),
    line("sky", "M66 44C60 55 44 58 35 52M40 57L34 51.5L41 49", 2.6),
    put(45, 31, 1, [["gold", spark(6), 0]]),
    put(78, 50, 1, [["gold", spark(4), 0]]),
    put(12, 12, 1, [["gold", spark(4), 0]]),
  ],
  cleric: () => [
    ...cloth("moss"),
    line("gold", "M45 1V6M20 8L24 12M70 8L66 12M10 30H16M80 30H74", 2.2),
    ["red", "M45 54C27 41 20 33 20 23.5C20 15 26 10 32.5 10C38 10 42.5 13 45 18C47.5 13 52 10 57.5 10C64 10 70 15 70 23.5C70 33 63 41 45 54Z", 1.8],
    ["white", "M41.5 21H48.5V28H55.5V35H48.5V42H41.5V35H34.5V28H41.5Z", 1],
  ],
  bard: () => [
    ...cloth("felt"),
    put(42, 38, 1, [
      ["brown", rbox(-3, -36, 6, 26, 1.5), 0.8],
      ["bark", rbox(-5, -42, 10, 9, 2.5), 0.8],
      ["amber", "M0-15C10-15 15-2 15 6C15 15 8 20 0 20S-15 15-15 6C-15-2-10-15 0-15Z", 1.6],
      ["bark", disc(0, 3, 4.6), 0],
      line("cream", "M-1.4-34V14M1.4-34V14", 0.8),
      ["bark", rbox(-6, 12, 12, 2.6, 1), 0],
    ], 32),
    ["gold", "M68 12L82 8V13L71 16V29A4.4 3.6 0 1 1 68 25.6ZM82 13V25A4.4 3.6 0 1 1 79 21.6V10Z", 0.7],
    ["sky", "M13 12L16 11V24A3.8 3 0 1 1 13 21.2ZM16 11L22 15L21 18L16 15Z", 0.6],
  ],
  beastmaster: () => [
    ...cloth("sand"),
    ["bark", "M38 56C27 56 22 50 25 42C28 34 34 30 40 30S54 34 57 43C59 51 52 56 45 55C43 54.6 41 56 38 56Z", 1.6],
    ["bark", oval(21, 30, 5.6, 7.6), 1],
    ["bark", oval(33, 19, 6, 8.4), 1],
    ["bark", oval(48, 19, 6, 8.4), 1],
    ["bark", oval(60, 30, 5.6, 7.6), 1],
    ["cream", "M19 24L20 17L23 23ZM31 11L33 4L35 11ZM46 11L48 4L50 11ZM58 23L61 17L62 24Z", 0],
    put(76, 44, 0.9, cube("olive", "troll", "ink")),
    line("cream", "M64 46L59 48M65 53L61 57", 1.6),
  ],
  ranger: () => [
    ...cloth("moss"),
    ["white", disc(70, 30, 16), 1.2],
    ["red", disc(70, 30, 12), 0],
    ["white", disc(70, 30, 8), 0],
    ["red", disc(70, 30, 4), 0],
    line("wood", "M22 4C40 14 40 46 22 56", 4.2),
    line("cream", "M22 4L14 30L22 56", 1.1),
    line("brown", "M10 30H62", 2.4),
    ["steel", "M70 30L60 25.5V34.5Z", 0.8],
    ["amber", "M6 24L14 24L18 30L14 36H6L10 30Z", 0.8],
  ],
  monk: () => [
    ...cloth("sand"),
    ["amber", "M0 60V38L18 34L24 60Z", 1.2],
    ["tan", "M16 36C24 30 34 33 42 38H60C64 38 64 43 60 43.5H48L72 41C76 41 77 46 73 47L56 50C66 49 70 50 69 53C68 55 60 56 50 57H30C24 57 18 52 16 48Z", 1.4],
    put(50, 22, 1.2, cube("sky", "shield", "ink")),
    line("white", "M32 12V18M70 10V16M76 22V28", 1.6),
  ],
  paladin: () => [
    ...cloth("slate"),
    line("gold", "M45-2V3M21 4L25 8M69 4L65 8M11 24H17M79 24H73M14 46L19 43M76 46L71 43", 2.4),
    ["gold", "M45 5L67 11V29C67 43 58 51 45 57C32 51 23 43 23 29V11Z", 1.5],
    ["white", "M45 10L62.5 15V29C62.5 40 55.5 46.5 45 51.5C34.5 46.5 27.5 40 27.5 29V15Z", 1.2],
    put(45, 30, 1, [["gold", spark(15, 8, 0.55), 0.9], ["amber", disc(0, 0, 6), 0.8]]),
  ],
  alchemist: () => [
    ...cloth("felt"),
    ["sky", "M34 8H52V12L50 13V25C59 29 65 36 65 43C65 52 56 56 43 56S21 52 21 43C21 36 27 29 36 25V13L34 12Z", 1.5],
    ["teal", "M25 41Q34 37 43 41T61 41C63 49 55 53 43 53S23 49 25 41Z", 0.9],
    ["wood", rbox(37, 3, 12, 7, 2), 0.8],
    ["white", disc(36, 46, 2) + disc(47, 44, 2.6) + disc(52, 49, 1.5), 0],
    ["leaf", disc(43, 33, 1.8) + disc(39, 28, 1.2), 0],
    put(76, 17, 0.75, cube("gold", "gold", "ink")),
    put(75, 44, 0.75, cube("green", "goblin")),
    line("cream", "M76 27V33M73 30.5L76 34L79 30.5", 1.6),
  ],
  delver: () => [
    ...cloth("slate"),
    ["stone", rbox(52, 6, 28, 7, 2), 1.1],
    ["stone", box(56, 13, 20, 34), 1.3],
    ["stone", rbox(50, 47, 32, 9, 2), 1.1],
    line("slate", "M62 16V44M66 16V44M70 16V44", 1.4),
    put(30, 34, 1, [
      ["wood", rbox(-2.4, -20, 4.8, 46, 1.6), 0.8],
      ["iron", "M-25-12C-16-22-8-25 0-25S16-22 25-12C16-16 8-17 0-17S-16-16-25-12Z", 1.1],
    ], -28),
  ],
  scout: () => [
    ...cloth("moss"),
    ["cream", "M12 12L34 6L56 12L78 6V48L56 54L34 48L12 54Z", 1.3],
    line("sand", "M34 7V47M56 13V53", 1),
    line("red", "M20 42C26 34 32 38 36 30S48 26 50 20", 2.2),
    ["red", disc(20, 42, 2.6) + disc(37, 30, 2.6), 0],
    put(50, 19, 0.8, [["red", arrow, 0]], 115),
    ["green", "M60 42L66 30L72 42Z", 0.7],
    ["blue", "M60 18C64 15 68 21 73 17V22C68 26 64 20 60 23Z", 0],
  ],
};
