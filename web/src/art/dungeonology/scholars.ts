// The four Scholars and the faun who hunts them: busts of 100 by 100 and figures for the map of 48 by 64.
import { at, box, cut, disc, oval, rays, tube, type Body, type Drawing, type Flat } from "../draw";
import { star } from "../shapes";

// -- busts

export const FACE = "M50 24C62 24 67 31 66 43C65 55 58 65 50 67C42 65 35 55 34 43C33 31 38 24 50 24Z";

export const neck = (skin: Body): Drawing => [[skin, "M42 56H58L61 92H39Z", 1.2]];

/** Brows go up or down with `stern`; whoever is exalted has light in the eyes. */
export const face = (skin: Body, exalted: boolean, stern = 0): Drawing => [
  [skin, FACE, 1.8],
  ["ink", cut(37, 39 - stern, 47, 39 + stern, 2) + cut(63, 39 - stern, 53, 39 + stern, 2)],
  ["ink", "M50.5 43Q54 50 53 52Q51 53.5 48.5 52.5", 1.1],
  ["chalk", oval(42.4, 44, 3.6, 2.4) + oval(57.6, 44, 3.6, 2.4)],
  ["ink", "M38.8 44Q42.4 40.6 46 44M54 44Q57.6 40.6 61.2 44", 1.2],
  exalted ? ["amber", oval(42.4, 44, 3.4, 2.2) + oval(57.6, 44, 3.4, 2.2)] : ["ink", disc(42.6, 44, 1.7) + disc(57.4, 44, 1.7)],
  ...(exalted ? ([["chalk", disc(42.4, 44, 1) + disc(57.6, 44, 1)], ["amber", rays(42.4, 44, 5, 8, 7, 0.9, 180, 360) + rays(57.6, 44, 5, 8, 7, 0.9, 180, 360)]] as const) : []),
];

/** A page of the notebook behind the bust; glory breaks out of it when exalted. */
export const leaf = (tone: Flat, exalted: boolean): Drawing =>
  exalted
    ? [
        ["amber", rays(50, 44, 30, 78, 40, 3)],
        ["chalk", disc(50, 42, 33)],
        ["amber", disc(50, 42, 33), 2.4],
        ["ink", disc(50, 42, 34.8) + disc(50, 42, 31.4), 0.8],
        ["ink", rays(50, 42, 25, 31, 60, 0.7)],
      ]
    : [
        ["wash", "M8 10L92 7L94 92L7 94Z"],
        ["paper", "M11 13L89 10.5L91 89L10 91Z"],
        [tone, "M11 13L89 10.5V12.5L11 15ZM10 91L91 89V87L10 89Z"],
        ["sepia", "M14 24H30M14 30H27M14 36H29M14 42H25M73 22H87M76 28H87M72 34H87M77 40H87", 0.8],
      ];

/** Leaves around a head of this width and height, from the temples up to the brow. */
export const laurel = (y: number, wide: number, high: number): Drawing =>
  [18, 38, 58, 78].flatMap((angle): Drawing => {
    const a = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(a) * wide, y - Math.cos(a) * high];
    const sprig: Drawing = [["verdant", "M0 0Q-1-6 5-8Q6-2 0 0ZM1 0Q5-2 8 2Q4 4 1 0Z", 0.6]];
    return [at(50 + dx, dy, 1, sprig, angle - 70), at(50 - dx, dy, 1, sprig, 70 - angle, true)];
  });

export const BUSTS: Record<string, (exalted: boolean) => Drawing> = {
  // the Squire: a helmet that has hit many things
  valerio: (exalted) => [
    ...leaf("wax", exalted),
    ["iron", "M6 100C8 80 18 71 34 68L50 78L66 68C82 71 92 80 94 100Z", 2],
    ["seal", "M28 100V78Q39 86 50 84Q61 86 72 78V100Z", 1.8],
    at(50, 93, 1, [["chalk", star(6.5, 8, 0.5)]]),
    ["iron", "M31 46C30 62 34 74 40 80Q50 86 60 80C66 74 70 62 69 46Z", 1.4],
    ["ink", "M33 56q1.5 2 3 0M34 62q1.5 2 3 0M37 68q1.5 2 3 0t3 0M40 74q1.5 2 3 0t3 0t3 0t3 0t3 0t3 0M44 79q1.5 2 3 0t3 0t3 0M57 68q1.5 2 3 0t3 0M63 62q1.5 2 3 0M64 56q1.5 2 3 0", 0.9],
    ...face("skin", exalted, 1),
    ["ink", cut(44, 58.5, 57, 57.5, 1.8, -0.8)],
    ["ink", rays(50, 63, 0.5, 2.5, 5, 0.5, 40, 140)],
    ["hide", "M35 37C36 30 40 28 44 30C48 27 53 27 56 30C60 28 64 30 65 37Q58 32 50 33Q42 32 35 37Z", 0.7],
    ["iron", "M29 40C27 18 38 9 50 9C62 9 73 18 71 40L66 34Q50 26 34 34Z", 2.2],
    ["ink", "M50 9V29M33 30Q50 21 67 30", 1.1],
    ["ink", "M57 14L62 19L59 22L65 26M59 22L55 24", 1.2],
    ["vellum", "M36 16L46 22L44.5 24.5L34.5 18.5ZM44.5 15.5L47 17L37 25.5L34.5 24Z", 0.5],
    ...(exalted ? [...laurel(40, 21, 21)] : []),
  ],
  // the Rogue: hood, mask, a picklock
  sofia: (exalted) => [
    ...leaf("grass", exalted),
    ["verdant", "M50 6C70 6 75 24 74 42C73 54 76 62 84 70C92 76 96 86 97 100H3C4 86 8 76 16 70C24 62 27 54 26 42C25 24 30 6 50 6Z", 2.4],
    ["ink", "M50 15C63 15 68 27 67 42C66 56 60 68 50 76C40 68 34 56 33 42C32 27 37 15 50 15Z"],
    ...neck("umber"),
    ["umber", "M50 26C60 26 64 33 63.5 43C63 54 57 64 50 67C43 64 37 54 36.5 43C36 33 40 26 50 26Z", 1.8],
    ["ink", "M35 38Q43 35 50 39Q57 35 65 38C66 46 61 50 56 49Q52 48 50 45Q48 48 44 49C39 50 34 46 35 38Z"],
    [exalted ? "amber" : "chalk", oval(43, 43, 3.6, 2.4) + oval(57, 43, 3.6, 2.4)],
    [exalted ? "chalk" : "ink", disc(43.8, 43, 1.5) + disc(57.8, 43, 1.5)],
    ["ink", "M50.5 47Q53.5 51 52.5 53Q50.5 54 48.5 53M44 59Q51 63 57 57.5", 1.2],
    ["ink", "M40 27C44 33 38 36 36 40C34 34 36 29 40 27Z"],
    ["verdant", "M16 70Q34 80 50 88Q66 80 84 70L90 78Q68 92 50 100Q32 92 10 78Z", 1.6],
    ["ochre", disc(50, 90, 4), 0.8],
    ["ink", "M30 20Q27 32 29 46M70 20Q73 32 71 46M20 84L16 99M80 84L84 99", 1],
    at(82, 62, 0.9, [["iron", "M-1.5-26H1.5V16H-1.5ZM1.5-26H8V-23H5V-20H8V-17H1.5Z", 0.6], ["ochre", disc(0, 18, 5), 0.9], ["ink", disc(0, 18, 2)]], 18),
    ...(exalted ? [["amber", rays(50, 43, 18, 24, 14, 1.2, 150, 390)] as const] : []),
    ...(exalted ? laurel(40, 24, 30) : []),
  ],
  // the Novice: tonsure, a sun on a cord, a finger raised
  vincenzo: (exalted) => [
    ...leaf("amber", exalted),
    ["hide", "M5 100C7 82 17 73 33 69H67C83 73 93 82 95 100Z", 2.2],
    ["hide", "M29 66Q50 88 71 66L77 76Q50 104 23 76Z", 1.6],
    ["skin", "M42 58H58L60 76Q50 84 40 76Z", 1],
    ["skin", "M33.5 44Q28 41 28.5 47Q30 54 36 54ZM66.5 44Q72 41 71.5 47Q70 54 64 54Z", 0.7],
    ["skin", "M50 15C63 15 69 27 68 42C67 56 60 67 50 68C40 67 33 56 32 42C31 27 37 15 50 15Z", 2],
    ...face("skin", exalted, -1.5).slice(1),
    ["ink", "M42 57Q50 61 58 57Q55 64 50 64Q45 64 42 57Z"],
    ["chalk", "M44 58.3Q50 61 56 58.3L55 60.5H45Z"],
    ["umber", "M31 43C27 34 28 25 35 21Q36 25 42 25.5Q50 28 58 25.5Q64 25 65 21C72 25 73 34 69 43C68 37 66 33 63 31Q50 34 37 31C34 33 32 37 31 43Z", 1.2],
    ["ink", cut(38, 50, 40.5, 54, 0.9) + cut(62, 50, 59.5, 54, 0.9) + "M45 20Q50 18 55 20Q50 19 45 20Z"],
    ["ochre", rays(50, 90, 6, 11, 12, 2.4), 0.4],
    ["ochre", disc(50, 90, 6), 1],
    ["ink", "M40 76L46.5 85M60 76L53.5 85", 1.1],
    at(84, 62, 1.1, [
      ["hide", "M-2-22Q0-25 2-22V-8H-2Z", 0.6],
      ["ochre", "M-12 12C-8 8-9-8 0-9S8 8 12 12Q0 17-12 12Z", 1.2],
      ["ink", "M-9.5 8Q0 12 9.5 8M0 15V19", 1.1],
      ["skin", "M-6-16Q-7-20-3-20H4Q7-20 6-12Q5-8 0-8Q-5-8-6-16Z", 0.8],
      ["ink", "M-5-17H5M-5.5-14H5.5M-4-11H4", 0.8],
    ], 14),
    ...(exalted ? [["amber", rays(82, 62, 17, 24, 16, 1.4)] as const, ...laurel(38, 20, 14)] : []),
  ],
  // the Apprentice: a hat too large, spectacles, a wand
  rebecca: (exalted) => [
    ...leaf("sky", exalted),
    ["hide", "M32 34C22 50 30 66 22 90L36 94H64L78 90C70 66 78 50 68 34Z", 2],
    ...neck("skin"),
    ["azure", "M8 100C10 84 22 76 38 73L50 82L62 73C78 76 90 84 92 100Z", 2],
    ["vellum", "M36 70L41 68L50 81L59 68L64 70L58 88L50 82L42 88Z", 0.7],
    ...face("skin", exalted, -0.5),
    ["ink", "M44 59Q50 62 56 58.5", 1.3],
    ["hide", "M33 46C30 32 36 24 50 24C64 24 70 32 67 46C64 36 58 32 48 33C41 33 36 38 33 46Z", 1],
    ["ink", disc(42.4, 44, 6.2) + disc(57.6, 44, 6.2) + "M48.6 43Q50 42 51.4 43M36.2 43L33 41M63.8 43L67 41", 1.3],
    ["azure", "M14 35Q50 17 86 35Q70 36 50 32Q30 36 14 35Z", 1],
    ["azure", "M31 29C33 16 38 4 54-3C52 4 58 6 66 2C60 12 66 20 69 29Q50 22 31 29Z", 2],
    ["ochre", "M31 29Q50 21 69 29L68 24.5Q50 17 32.5 24.5Z", 0.7],
    ["ink", cut(24, 58, 27, 86, 1.2, -1) + cut(29, 60, 32, 88, 1, -1) + cut(76, 58, 73, 86, 1.2, 1) + cut(71, 60, 68, 88, 1, 1)],
    at(82, 84, 1, [["hide", "M-1.5-18H1.5V18H-1.5Z", 0.5]], 16),
    at(87, 64, 1, [["amber", exalted ? rays(0, 0, 9, 17, 14, 1.8) : rays(0, 0, 9, 12, 10, 1)], ["ochre", star(9, 5, 0.45), 0.8]]),
    ...(exalted ? [...laurel(34, 19, 12), at(16, 72, 1, [["ochre", star(6, 4, 0.35), 0.5]]), at(24, 14, 1, [["ochre", star(4.5, 4, 0.35), 0.5]])] : []),
  ],
};

const stranger: Drawing = [...leaf("sepia", false), ["hide", "M50 14C68 14 72 30 70 44C72 60 92 64 95 100H5C8 64 28 60 30 44C28 30 32 14 50 14Z", 2.4], ["ink", "M50 24C61 24 64 34 63 44C62 56 57 64 50 68C43 64 38 56 37 44C36 34 39 24 50 24Z"]];
export const bustOf = (scholar: string, exalted: boolean): Drawing => BUSTS[scholar]?.(exalted) ?? stranger;

// -- figures

/** A figure wears the colour of its Note Board: `cloth` paths are filled with it, under the layers of `over`. */
export type Figure = { cloth: string; back?: Drawing; over: Drawing };

export const FIGURES: Record<string, () => Figure> = {
  valerio: () => ({
    // squire: helmet, lance with a pennon, shield
    back: [
      ["hide", box(38.5, 2, 2.2, 50), 0.5],
      ["vellum", "M40.5 3L47 6L40.5 10Z", 0.5],
    ],
    cloth: "M13 52L16 26Q24 21 32 26L36 52Z",
    over: [
      ["ink", "M24 27V51M19 40L17 51M29 40L31.5 51", 0.9],
      ["skin", disc(24, 17, 6.4), 0.7],
      ["ink", disc(22, 17.5, 0.8) + disc(26.5, 17.5, 0.8) + cut(22.5, 21, 26, 21, 0.8)],
      ["iron", "M16.5 17C15.5 8 19 5 24 5C29 5 32.5 8 31.5 17L29.5 13.5H18.5Z", 0.7],
      ["iron", "M31 28Q36 27 41.5 31L40 35Q35 33 31 34Z", 0.5],
      ["vellum", "M5 28Q12 25 19 28V36C19 43 15 46 12 48C9 46 5 43 5 36Z", 0.7],
      at(12, 36, 1, [["wax", star(5.5, 8, 0.5)]]),
    ],
  }),
  sofia: () => ({
    // rogue: hood, mask over the eyes, dagger
    cloth: "M11 52C12 38 14 30 18 26Q16 20 17 14C18 6 24 3.5 27 4C31 5 32.5 10 32 15Q31.5 21 30 26C35 30 37 40 38 52Z",
    over: [
      ["ink", "M18 26Q24 31 30 26M24 29L21 52M31 34Q33 42 33 51M16 34L15 51", 0.9],
      ["umber", "M24 9C28 9 29.5 12 29 16C28.5 20 26.5 23 24 23C21.5 23 19.5 20 19 16C18.5 12 20 9 24 9Z", 0.6],
      ["ink", "M18.8 13.5Q24 12 29.2 13.5V17Q26.5 18.5 24 16.5Q21.5 18.5 18.8 17ZM22.5 20.3H25.8V21.2H22.5Z"],
      ["chalk", disc(21.8, 15.3, 0.9) + disc(26.3, 15.3, 0.9)],
      ["umber", disc(38.5, 34, 2.6), 0.4],
      ["iron", "M37 31L40 21L41.5 31.5Z", 0.4],
      ["hide", "M35.5 30.5L43 32L42.7 33.4L35.2 32Z", 0.3],
      ["hide", "M15 40H33V43H15Z", 0.4],
    ],
  }),
  vincenzo: () => ({
    // novice: tonsure, habit with a cord, an open book
    cloth: "M11 52C12 38 14 29 18 26H30C34 29 36 38 37 52Z",
    over: [
      ["ink", "M24 30V52M17 36L15 51M31 36L33 51", 0.9],
      ["vellum", "M16 27Q24 33 32 27L33 30Q24 37 15 30Z", 0.5],
      ["skin", oval(24, 16.5, 6.6, 8), 0.7],
      ["hide", "M17 19C15 14 16.5 10.5 19 10Q24 12.5 29 10C31.5 10.5 33 14 31 19Q30.5 15 29 13.2Q24 15.5 19 13.2Q17.5 15 17 19Z", 0.5],
      ["ink", disc(21.5, 17.5, 0.8) + disc(26.5, 17.5, 0.8) + cut(22, 21.2, 26.2, 21.2, 0.8, -0.5)],
      ["skin", disc(14.5, 39, 2.5) + disc(33.5, 39, 2.5), 0.4],
      ["vellum", "M24 37C20 34.5 16 34.5 13 35.5V43C16 42 20 42 24 44.5C28 42 32 42 35 43V35.5C32 34.5 28 34.5 24 37Z", 0.6],
      ["ink", "M24 37V44.5M16 38.5H21M16 40.5H20.5M27 38.5H32M27.5 40.5H32", 0.7],
    ],
  }),
  rebecca: () => ({
    // apprentice: pointed hat, long plait, staff with a star
    back: [
      ["hide", box(7, 14, 2.2, 38), 0.5],
      at(8, 10, 1, [["amber", star(6.5, 5, 0.45)], ["ink", star(6.5, 5, 0.45), 0.8]]),
    ],
    cloth: "M12 52C13 38 15 30 18.5 26H29.5C33 30 35 38 36 52ZM11 16Q24 10.5 37 16L29.5 12.5Q28 4 21 0.5Q19.5 7 18.5 12.5Z",
    over: [
      ["ink", "M24 29L22 52M30 35L32 51M17 35L16 51", 0.9],
      ["hide", "M16.5 15C15.5 22 16 27 14.5 33L18 34C19 28 19 24 20 20H28C29 24 29.5 28 31 34L34 33C32.5 27 32.5 22 31.5 15Z", 0.5],
      ["skin", "M24 11.5C28.5 11.5 29.5 15 29 18.5C28.5 22 26.5 24.5 24 24.5C21.5 24.5 19.5 22 19 18.5C18.5 15 19.5 11.5 24 11.5Z", 0.6],
      ["ink", disc(22, 18, 0.8) + disc(26.3, 18, 0.8) + cut(22.7, 21.6, 25.7, 21.6, 0.8, -0.3)],
      ["skin", disc(9, 33, 2.4), 0.4],
    ],
  }),
};

const nobody: Figure = {
  cloth: "M12 52C13 38 15 30 20 26Q15 22 16 15C17 8 20 6 24 6C28 6 31 8 32 15Q33 22 28 26C33 30 35 38 36 52Z",
  over: [["ink", "M24 30V52", 0.9]],
};
export const figureOf = (scholar: string): Figure => FIGURES[scholar]?.() ?? nobody;

// -- Laetus the faun, the two sides of his temper

export const faun = (tilt: number, cheek: Drawing, over: Drawing): Drawing => [
  ["umber", "M17 40L13 47L16 52L13 57H20L22 49L21 42ZM31 40L35 47L32 52L35 57H28L26 49L27 42Z", 0.6],
  ["ink", "M13 54.5H20.5V57.5H12ZM27.5 54.5H35L36 57.5H27.5Z"],
  ["skin", "M13 27Q24 20 35 27C38 36 34 44 24 44C14 44 10 36 13 27Z", 0.7],
  ["umber", "M13 37Q24 43 35 37Q35 45 24 46.5Q13 45 13 37Z", 0.6],
  ["ink", disc(24, 36, 0.9)],
  at(24, 16, 1, [
    ["umber", "M-7-2L-14-5Q-13 1-7 3ZM7-2L14-5Q13 1 7 3Z", 0.5],
    ["vellum", "M-6-6C-12-6-14-12-11-16C-10-12-7-10-3-9ZM6-6C12-6 14-12 11-16C10-12 7-10 3-9Z", 0.6],
    ["skin", "M-7-3C-7-9-4-10 0-10S7-9 7-3C7 2 5 7 0 9C-5 7-7 2-7-3Z", 0.7],
    ["umber", "M-7-3C-8-10-4-12 0-11.5C4-12 8-10 7-3Q5-8 0-7.5Q-5-8-7-3ZM-6 2Q-3 3.5 0 3Q3 3.5 6 2C6 7 3 12 0 14C-3 12-6 7-6 2Z", 0.6],
    ...cheek,
    ["ink", disc(-3, -2.6, 1) + disc(3, -2.6, 1)],
  ], tilt),
  ...over,
];

export const BOSSES: Record<string, () => Drawing> = {
  // fists up, brows down
  laetus_quarrelsome: () =>
    faun(0, [], [
      ["ink", cut(17.5, 11, 22.5, 13.5, 1.3) + cut(30.5, 11, 25.5, 13.5, 1.3) + "M21.5 21H26.5V22.6H21.5Z"],
      ["skin", tube([14, 29, 3.2], [6, 28, 2.8], [6, 20, 2.6]) + disc(6, 16.5, 3.6), 0.6],
      ["skin", tube([34, 29, 3.2], [42, 31, 2.8], [41, 24, 2.6]) + disc(41, 21, 3.6), 0.6],
      ["ink", "M4 15.5H8M4 17.5H8M39 20H43M39 22H43", 0.8],
      at(43, 10, 0.55, [["hide", "M-3 20L-6-8Q-5-14 0-14T6-8L3 20Z", 0.6], ["ink", "M-4-6H4M-3 0H3", 1.2]], 12),
    ]),
  // a horn of wine, vine leaves askew
  laetus_drunk: () =>
    faun(-10, [["wax", disc(-4, 0.8, 1.5) + disc(4, 0.8, 1.5) + disc(0, 0.6, 1.4)]], [
      ["ink", "M20.5 20.5Q23 23.5 26 20.8", 1],
      ["skin", tube([14, 29, 3.2], [7, 33, 2.8], [10, 39, 2.5]) + disc(11, 39.5, 3), 0.6],
      ["skin", tube([34, 29, 3.2], [42, 27, 2.8], [41, 19, 2.5]) + disc(41, 17.5, 3), 0.6],
      ["ochre", "M36 13L47 9C46 16 43 20 37 21C34 21 34 19 36 18C38 17 38 15 36 13Z", 0.6],
      ["wax", "M37 13.5L46 10.2Q45.5 12 44.5 13Q40 12.5 38 15Z"],
      ["grass", disc(16, 7.5, 2) + disc(20, 5.5, 2) + disc(24.5, 5, 2)],
      ["grape", disc(18, 8, 1.5) + disc(22.5, 6.5, 1.5) + disc(27, 6.5, 1.5)],
      ["ink", "M44 5Q46 3 44 1M40 6Q42 4 40 2", 0.9],
    ]),
};
export const bossOf = (boss: string): Drawing => (BOSSES[boss] ?? BOSSES["laetus_quarrelsome"])?.() ?? [];
