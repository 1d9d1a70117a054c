// The sixteen Quests, 90 by 60: what they pay for.
import { box, cloth, cube, disc, line, meeple, oval, put, rbox, spark, type Toy } from "./toy";

const ruby = cube("ruby", "ruby");
const sapphire = cube("blue", "sapphire");
const diamond = cube("ice", "diamond", "ink");
const gold = cube("gold", "gold", "ink");
const chest = cube("rust", "chest", "gold");
const key = cube("rust", "key", "gold");
const potion = cube("amber", "potion", "ink");
const shield = cube("sky", "shield", "ink");
const goblin = cube("green", "goblin");
const troll = cube("olive", "troll", "ink");

const crown = "M-18 10L-21-9L-10 0L0-14L10 0L21-9L18 10Z";
const heart = "M0 12C-10 5-14 0-14-5.5C-14-10-10.5-13-7-13C-4-13-1.5-11.5 0-8.5C1.5-11.5 4-13 7-13C10.5-13 14-10 14-5.5C14 0 10 5 0 12Z";
const parchment = "M-26-20Q-23-24-20-20H26Q23-16 26-12V20Q23 24 20 20H-26Q-23 16-26 12Z";

export const quests: Record<string, () => Toy> = {
  royal_rubies: () => [
    ...cloth("felt"),
    put(45, 22, 1.25, [["gold", crown, 1.1], ["ruby", disc(0, 3, 3.2) + disc(-11, 4, 2.2) + disc(11, 4, 2.2), 0], ["gold", disc(-21, -10, 2.4) + disc(0, -15, 2.4) + disc(21, -10, 2.4), 0.6]]),
    put(24, 46, 0.85, ruby), put(44, 46, 0.85, ruby), put(64, 46, 0.85, ruby),
  ],
  sapphire_song: () => [
    ...cloth("slate"),
    line("sky", "M4 16C26 6 60 26 88 14M4 24C26 14 60 34 88 22M4 32C26 22 60 42 88 30", 1),
    put(24, 36, 1.05, sapphire), put(62, 40, 1.25, sapphire, -8),
    ["white", "M40 8L43 7V25A5 4 0 1 1 40 21.5ZM43 7L52 12L51 16L43 12Z", 0.7],
    ["gold", "M76 4L79 3V17A4.2 3.4 0 1 1 76 13.8ZM79 3L86 7L85 10L79 7Z", 0.6],
  ],
  diamond_debt: () => [
    ...cloth("deep"),
    ["gold", rbox(43, 10, 4, 40, 1.5), 0.8], ["gold", rbox(32, 48, 26, 6, 2.5), 1], ["gold", disc(45, 9, 4), 0.8],
    line("gold", "M16 16L74 10", 3),
    line("cream", "M16 16L8 36M16 16L24 36M74 10L66 26M74 10L82 26", 1),
    ["amber", "M5 35H27Q25 44 16 44T5 35Z", 1], ["amber", "M63 25H85Q83 34 74 34T63 25Z", 1],
    put(15, 28, 0.75, diamond), put(73, 19, 0.6, gold),
  ],
  balanced_purse: () => [
    ...cloth("felt"),
    ["brown", "M32 18C18 28 14 42 22 52C30 58 60 58 68 52C76 42 72 28 58 18Z", 1.7],
    ["brown", "M30 18L26 6L36 9L45 4L54 9L64 6L60 18Z", 1.1],
    ["gold", rbox(29, 16, 32, 5, 2.5), 0.9],
    put(30, 42, 0.68, ruby), put(46, 45, 0.68, sapphire), put(61, 42, 0.68, diamond),
  ],
  gilded_road: () => [
    ...cloth("moss"),
    ["gold", "M30 60C32 46 50 44 46 34S28 26 34 18C38 12 48 12 56 8L62 11C54 16 46 18 45 22C44 28 62 32 62 42C62 50 54 54 56 60Z", 1.2],
    line("amber", "M43 55L48 54M49 46L53 44M52 38L55 38M42 28L46 30M39 21L43 22", 1.5),
    ["red", "M60 10L74 5L60 0Z", 0.6], line("cream", "M60 12V-2", 1.6),
    put(15, 40, 0.8, gold), put(76, 40, 0.95, gold), put(19, 16, 0.6, gold),
  ],
  locksmiths_contract: () => [
    ...cloth("rust"),
    put(34, 32, 1, [["cream", parchment, 1.2], line("sand", "M-17-12H16M-17-6H12M-17 0H16M-17 6H4", 1.5), ["red", disc(14, 12, 5), 0.9]]),
    put(70, 24, 0.95, chest), put(64, 46, 0.75, key),
  ],
  bounty_board: () => [
    ...cloth("slate"),
    ["bark", box(13, 6, 5, 54) + box(72, 6, 5, 54), 0.9],
    ["wood", rbox(7, 8, 76, 40, 2), 1.4],
    line("brown", "M8 21H82M8 34H82", 1),
    ["cream", "M14 14L36 12L37 42L15 43Z", 0.8], ["cream", "M42 12L63 14L61 41L41 40Z", 0.8], ["cream", "M67 16L79 15L80 33L68 34Z", 0.6],
    put(25, 28, 0.72, goblin), put(51, 27, 0.72, troll),
    ["red", disc(25, 14, 1.8) + disc(53, 14, 1.8) + disc(73, 17, 1.6), 0],
    line("sand", "M70 22H77M70 26H77M70 30H75", 1.1),
  ],
  unscathed_pilgrim: () => [
    ...cloth("moss"),
    line("gold", "M45 3V8M22 8L26 12M68 8L64 12M14 28H20M76 28H70", 2),
    put(45, 30, 1.45, [["red", heart, 1.2]]),
    put(45, 27, 1, [["white", spark(7, 4, 0.38), 0]]),
    line("wood", "M77 12C83 10 84 18 78 18V58", 3),
  ],
  small_wonders: () => [
    ...cloth("slate"),
    put(20, 42, 0.55, ruby), put(31, 22, 0.5, sapphire),
    line("bark", "M62 42L78 56", 6),
    ["gold", disc(49, 30, 20) + disc(49, 30, 16), 1.2],
    ["ice", disc(49, 30, 16), -0.28],
    put(48, 30, 1.1, diamond),
    line("white", "M38 22Q41 17 46 16", 1.8),
    put(76, 18, 0.45, ruby),
  ],
  heavy_haul: () => [
    ...cloth("sand"),
    put(30, 20, 1.05, sapphire), put(50, 17, 1.15, ruby), put(68, 22, 0.95, diamond),
    ["wood", "M12 27H78L74 50H16Z", 1.5], line("brown", "M14 35H76M15 43H75", 1.3), line("brown", "M30 27V50M60 27V50", 1.3),
    ["iron", disc(28, 53, 6.5) + disc(62, 53, 6.5), 1], ["ink", disc(28, 53, 2) + disc(62, 53, 2), 0],
  ],
  collectors_eye: () => [
    ...cloth("felt"),
    ["white", "M10 30C22 12 34 6 45 6S68 12 80 30C68 48 56 54 45 54S22 48 10 30Z", 1.5],
    ["teal", disc(45, 30, 17), 1.2], ["ink", disc(45, 30, 10), 0],
    put(44.5, 30, 0.75, gold),
    ["white", disc(36, 21, 2.6), 0],
    line("ink", "M14 18L18 22M30 6L32 11M45 1V6M60 6L58 11M76 18L72 22", 1.6),
  ],
  healers_order: () => [
    ...cloth("moss"),
    put(45, 26, 1.7, potion),
    ["white", rbox(66, 32, 20, 20, 4), 1.1], ["red", "M74 35H78V40H83V44H78V49H74V44H69V40H74Z", 0],
    ["leaf", "M20 54C8 48 6 36 12 28C22 34 24 44 20 54Z", 1], line("moss", "M19 52C18 44 16 38 13 32", 1.1),
  ],
  shield_bearers_oath: () => [
    ...cloth("slate"),
    ["gold", "M14 50C2 38 4 20 14 10L16 13C9 22 8 37 17 47ZM76 50C88 38 86 20 76 10L74 13C81 22 82 37 73 47Z", 0.9],
    put(25, 34, 0.95, shield), put(64, 34, 0.95, shield), put(44, 32, 1.55, shield),
    put(45, 7, 1, [["white", spark(5), 0]]),
  ],
  heros_aid: () => [
    ...cloth("felt"),
    ["deep", "M45 4L84 56H6Z", 0], line("gold", "M45 4L84 56H6Z", 1.4),
    ["stone", rbox(40, 0, 10, 9, 1.5) + rbox(2, 50, 10, 9, 1.5) + rbox(78, 50, 10, 9, 1.5), 0.9],
    put(35, 40, 1.35, meeple("blue")), put(57, 42, 1.15, meeple("amber")),
  ],
  treasure_hunt: () => [
    ...cloth("sand"),
    put(28, 24, 0.7, gold, -10), put(45, 18, 0.8, ruby, 6), put(62, 24, 0.7, sapphire, 12), put(45, 27, 0.7, gold),
    ["bark", "M16 20C16 8 24 4 45 4S74 8 74 20L70 22C66 14 58 11 45 11S24 14 20 22Z", 1.1],
    ["brown", rbox(16, 31, 58, 25, 3), 1.6], ["gold", box(24, 31, 5, 25) + box(61, 31, 5, 25), 0.9], ["gold", rbox(39, 28, 12, 13, 2.5), 1], ["ink", disc(45, 33.5, 2) + box(44, 34, 2, 4), 0],
  ],
  scouts_speciality: () => [
    ...cloth("slate"),
    ["moss", oval(45, 58, 44, 12), 0],
    put(26, 44, 1.3, meeple("green")), put(62, 49, 0.9, meeple("amber")), put(77, 50, 0.75, meeple("blue")),
    line("cream", "M40 56V6", 2.6),
    ["gold", "M41 6H70L63 15L70 24H41Z", 1.2],
    ["ink", "M52 9.5H55.5V18.5H58V21H49.5V18.5H52.3V12.6L49.8 13.4V10.8Z", 0],
  ],
};

export const backs: Record<string, () => Toy> = {
  race: () => [...cloth("slate"), put(45, 31, 2.2, meeple("gold"))],
  class: () => [...cloth("rust"), put(45, 30, 1, [["gold", spark(24, 8, 0.6), 1.4], ["rust", disc(0, 0, 10), 0]])],
  quest: () => [...cloth("felt"), put(45, 30, 1, [["cream", parchment, 1.2], ["red", disc(0, 4, 8), 1.1]])],
  cube: () => [...cloth("felt"), put(43, 29, 1.9, cube("stone", "pillar", "ink"))],
};
