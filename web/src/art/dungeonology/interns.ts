// The Interns: portraits in a medallion, each with the tool of the trade.
import { at, box, cut, disc, oval, rays, tube, type Body, type Drawing } from "../draw";
import { key, star } from "../shapes";
import { cube, horns, medallion, quill, type Kind } from "./marks";

/** Head and shoulders; what is worn comes after. */
export const person = (robe: Body, skin: Body, hair: Drawing = []): Drawing => [
  [robe, "M16 66C18 48 28 44 38 42H52C62 44 72 48 74 66Z", 1.6],
  [skin, "M40 36H50V44Q45 49 40 44Z", 0.6],
  [skin, "M35 23C35 13 55 13 55 23C56 32 52 40 45 40C38 40 34 32 35 23Z", 1.2],
  ["ink", disc(41, 26, 1.2) + disc(49, 26, 1.2) + cut(38.6, 22.6, 43, 22.2, 1.2, 0.5) + cut(47, 22.2, 51.4, 22.6, 1.2, 0.5) + cut(45, 26, 44, 31, 1, 0.6) + cut(41.6, 34.4, 48.6, 34.4, 1.2, -0.8)],
  ...hair,
];

/** What an Intern protects stands beside. */
const guards = (kind: Kind): Drawing => [at(72, 49, 0.62, cube(kind))];

export const interns: Record<string, () => Drawing> = {
  native_guide: () => [
    ...medallion(),
    at(45, 18, 1.1, horns()),
    ...person("hide", "umber", [
      ["hide", "M33 24C31 12 37 8 45 8C53 8 59 12 57 24C55 18 52 16 45 17C38 16 35 18 33 24Z", 0.9],
      ["umber", "M34 24L24 20L30 29L35 29ZM56 24L66 20L60 29L55 29Z", 0.6],
      ["ink", "M40 36L45 47L50 36Q45 40 40 36Z"],
    ]),
    ["verdant", tube([26, 60, 1.6], [36, 52, 2.4], [54, 52, 2.4], [64, 60, 1.6]), 0.6],
    ...guards("civilization"),
  ],
  cartographer: () => [
    ...medallion(),
    ...person("azure", "skin", [
      ["seal", "M31 19C30 9 38 6 46 7C55 7 61 12 59 19C50 15 40 15 31 19Z", 1],
      ["seal", "M44 7L62 2L52 9Z", 0.5],
      ["ink", disc(41, 26, 3.4) + disc(49, 26, 3.4), 0.9],
    ]),
    ["vellum", "M12 46L46 50L44 61H10Z", 1],
    ["ink", cut(16, 52, 24, 52, 1.3) + cut(26, 54, 32, 52, 1.3)],
    ["wax", cut(34, 51, 39, 57, 2) + cut(39, 51, 34, 57, 2)],
    at(63, 58, 0.8, quill()),
  ],
  locksmith: () => [
    ...medallion(),
    ...person("iron", "umber", [
      ["ink", "M34 24C31 10 40 7 46 8C55 8 59 14 56 24C55 18 50 17 45 18C40 17 36 18 34 24Z"],
      ["hide", "M34 18L56 15L56 18.6L34 21.6Z", 0.4],
      ["iron", disc(50, 16, 4.4), 0.7],
      ["azure", disc(50, 16, 2.4), 0.3],
    ]),
    ["iron", disc(68, 38, 8), 0.4],
    ["wash", disc(68, 38, 6)],
    ["ink", disc(68, 38, 6), 0.8],
    at(64, 46, 0.62, key("ochre"), 20),
    at(70, 46, 0.62, key("iron"), -8),
    at(75, 43, 0.62, key("ochre"), -34),
  ],
  treasurer: () => [
    ...medallion(),
    ...person("ochre", "skin", [
      ["violet", "M32 20C28 8 38 4 45 5C54 4 63 8 58 20C50 16 40 16 32 20Z", 1],
      ["ink", "M38 33C40 41 50 41 52 33C49 37 41 37 38 33Z"],
      ["ink", disc(49, 26, 3.4), 0.9],
    ]),
    ["ochre", [54, 51, 48, 45].map((y) => oval(24, y, 7, 2.4)).join(""), 0.5],
    ["ochre", [54, 51].map((y) => oval(13, y + 2, 6, 2.2)).join(""), 0.5],
    ...guards("riches"),
  ],
  acolyte: () => [
    ...medallion(),
    ["amber", rays(45, 23, 17, 25, 22, 1.5)],
    ...person("azure", "umber", [
      ["azure", "M31 44C26 26 30 7 45 7C60 7 64 26 59 44C57 46 54 44 54 40C56 32 56 17 45 17C34 17 34 32 36 40C36 44 33 46 31 44Z", 1.2],
    ]),
    at(45, 53, 0.9, [["chalk", disc(0, 0, 3) + rays(0, 0, 4, 8, 8, 1.8)]]),
    ...guards("worship"),
  ],
  seer: () => [
    ...medallion(),
    ...person("violet", "skin", [
      ["vellum", "M33 30C29 12 38 8 45 8C52 8 61 12 57 30L62 52L55 48C57 36 56 22 45 16C34 22 33 36 35 48L28 52Z", 1],
      ["seal", "M34 22H56V29H34Z", 0.6],
    ]),
    at(45, 13, 0.8, [["ochre", "M-10 0Q0-8 10 0Q0 8-10 0Z", 0.5], ["ink", disc(0, 0, 3)]]),
    ["ochre", "M13 57H31L33 61H11Z", 0.5],
    ["azure", disc(22, 48, 9), 1.4],
    ["chalk", cut(15.6, 47, 19, 41, 1.8, 1.4)],
  ],
  quartermaster: () => [
    ...medallion(),
    ...person("verdant", "skin", [
      ["hide", "M34 27C32 40 38 47 45 47C52 47 58 40 56 27C55 32 52 32 50 31C47 30 43 30 40 31C38 32 35 32 34 27Z", 1],
      ["ink", cut(41.6, 34.6, 48.6, 34.6, 1.8, -1)],
      ["vellum", "M32 20C24 16 28 5 36 8C40 2 50 2 54 8C62 5 66 16 58 20V23Q45 19 32 23Z", 1],
    ]),
    ["iron", tube([73, 62, 1.1], [70, 38, 1.1]), 0.3],
    ["iron", "M62 34H77C77 42 73 44 69.6 44C66 44 62 42 62 34Z", 0.9],
    at(17, 51, 0.9, [["vellum", box(-7, -10, 14, 20), 0.7], ["wax", star(5)]], -12),
  ],
  courtier: () => [
    ...medallion(),
    ...person("violet", "skin", [
      ["hide", "M33 34C29 12 38 10 45 10C52 10 61 12 57 34C60 40 56 42 54 38C56 30 55 20 50 19C44 22 38 20 36 20C34 26 34 34 36 38C34 42 30 40 33 34Z", 0.8],
      ["vellum", "M30 44C32 38 38 40 40 42Q45 47 50 42C52 40 58 38 60 44C62 49 54 51 45 51C36 51 28 49 30 44Z", 0.9],
      ["ink", cut(36, 42, 35, 49, 1) + cut(41, 44, 41, 51, 1) + cut(49, 44, 49, 51, 1) + cut(54, 42, 55, 49, 1)],
      ["violet", "M28 15C34 4 56 4 62 14C52 17 40 18 28 15Z", 0.9],
      ["vellum", "M54 11C58 2 68 0 74 5C70 7 74 10 70 12C66 11 66 15 58 14Z", 0.8],
    ]),
    ...guards("caste"),
  ],
  guard: () => [
    ...medallion(),
    ["hide", tube([20, 62, 1.4], [20, 8, 1.4]), 0.4],
    ["iron", "M20 0L23 8L20 14L17 8ZM21 12C28 10 31 15 31 21C27 18 24 20 21 22ZM19 12L12 15L13 20L19 19Z", 0.7],
    ...person("seal", "skin", [
      ["iron", "M32 26C30 10 38 4 45 4C52 4 60 10 58 26L54 26C54 20 52 19 45 19C38 19 36 20 36 26Z", 1.4],
      ["iron", "M43.4 18H46.6V30H43.4Z", 0.3],
      ["iron", "M31 24H36V40C33 38 31 34 31 24ZM59 24H54V40C57 38 59 34 59 24Z", 0.6],
    ]),
    ["iron", "M28 61C28 52 34 48 45 48C56 48 62 52 62 61Z", 1.2],
    ...guards("militia"),
  ],
  herald: () => [
    ...medallion(),
    ...person("seal", "umber", [
      ["ink", "M34 24C31 10 40 8 45 8C50 8 59 10 56 24C55 18 51 16 45 16C39 16 35 18 34 24Z"],
      ["azure", "M31 16C32 5 58 5 59 16L45 13Z", 0.9],
      ["vellum", tube([56, 12, 1.4], [66, 8, 3], [74, 12, 0.3]), 0.6],
    ]),
    ["ochre", "M45 45L49 52L45 61L41 52Z", 0.6],
    ["ochre", "M50 33L68 43L79 43C81 49 78 56 74 58L65 46L48 37Z", 0.8],
    ["azure", "M58 41L69 46L64 60L59 55L53 57Z", 0.8],
  ],
};
