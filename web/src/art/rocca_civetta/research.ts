// The Research Cards: what is to be shown, drawn on squared paper; and the Zainetto.
import { at, box, cut, disc, oval, rays, tube, type Drawing } from "../draw";
import { book, flame, spear, star } from "../shapes";
import { CUBE_SIGNS } from "../dungeonology/tokens";
import { cube, horns, shade, sheet, student, type Kind } from "../dungeonology/marks";
import { squared } from "./marks";

const five: Kind[] = ["civilization", "militia", "worship", "riches", "caste"];

/** A hut with a straw roof, its floor at 12. */
const hut = (): Drawing => [
  ["vellum", box(-9, -2, 18, 14), 0.7],
  ["ink", box(-2.4, 4, 5, 8)],
  ["hide", "M-13-1L0-13L13-1L9 1L-9 1Z", 0.9],
  ["ink", cut(-6, -5, -8, -1, 0.9) + cut(0, -9, 0, -1, 0.9) + cut(6, -5, 8, -1, 0.9)],
];

/** A portrait of the smallest kind, 18 by 22. */
const badge = (robe: "azure" | "verdant", hair: "hide" | "iron"): Drawing => [
  ["vellum", box(-10, -13, 20, 26), 0.7],
  [robe, "M-8 11C-8 4-5 2 0 2C5 2 8 4 8 11Z", 0.6],
  ["skin", disc(0, -3, 5), 0.6],
  [hair, "M-5.4-3C-6-10 6-10 5.4-3C3-6-3-6-5.4-3Z", 0.4],
  ["ink", disc(-1.8, -2.4, 0.7) + disc(1.8, -2.4, 0.7)],
];

export const research: Record<string, () => Drawing> = {
  balanced_survey: () => [
    ...squared(),
    ...shade(45, 56, 34),
    ["hide", "M43 34H47L49 51H58V56H32V51H41Z", 0.8],
    ["hide", "M6 31H84V35H6Z", 0.6],
    ["ochre", disc(45, 33, 4), 0.6],
    ...five.map((kind, n) => at(12 + n * 16, 22.6, 0.74, cube(kind))),
    ["wax", cut(20, 8, 70, 8, 1.6) + "M16 8L22 5V11ZM74 8L68 5V11Z"],
  ],
  village_census: () => [
    ...squared(),
    ["wash", "M0 40Q20 32 45 38T90 36V60H0Z"],
    at(70, 25, 0.8, hut()),
    at(20, 27, 0.9, hut()),
    at(45, 30, 1.15, hut()),
    ["ink", "M16 47V56M20 47V56M24 47V56M28 47V56M13 55L31 48", 1.5],
    ["ink", "M48 47V56M52 47V56M56 47V56", 1.5],
    at(76, 51, 0.95, [["grass", CUBE_SIGNS["civilization"] ?? ""]]),
  ],
  arms_report: () => [
    ...squared(),
    at(45, 31, 1, spear("iron"), 52),
    at(45, 31, 1, spear("iron"), -52),
    ["seal", "M29 11Q45 6 61 11V29C61 41 53 49 45 54C37 49 29 41 29 29Z", 1.6],
    ["vellum", "M33 15Q45 11 57 15V29C57 38 51 45 45 49C39 45 33 38 33 29Z", 0.6],
    at(45, 30, 2.1, [["wax", CUBE_SIGNS["militia"] ?? ""]]),
  ],
  liturgy: () => [
    ...squared(),
    ["sky", rays(45, 12, 9, 22, 20, 1.6)],
    at(45, 12, 1.5, [["sky", CUBE_SIGNS["worship"] ?? ""]]),
    at(45, 40, 1.15, book()),
    ["ink", cut(25, 36, 40, 38, 1.1) + cut(25, 41, 40, 43, 1.1) + cut(25, 46, 39, 48, 1.1) + cut(50, 38, 65, 36, 1.1) + cut(50, 43, 65, 41, 1.1) + cut(51, 48, 65, 46, 1.1)],
    ["seal", "M53 53L57 52V63L55 60L53 63Z", 0.3],
    ["vellum", box(8, 32, 6, 24) + box(76, 32, 6, 24), 0.6],
    at(11, 25, 0.5, flame()),
    at(79, 25, 0.5, flame()),
  ],
  tax_ledger: () => [
    ...squared(),
    ...shade(36, 56, 50),
    at(32, 31, 1, [["seal", box(-20, -24, 40, 48), 1], ["vellum", box(-17, -21, 36, 43), 0.8], ["ink", "M-13-15H14M-13-9H14M-13-3H14M-13 3H14M-13 9H14M-13 15H14M6-19V19", 0.9], ["wax", "M8.6-12H12M8.6-6H12M8.6 0H12M8.6 6H12M8.6 12H12", 1.6]], -6),
    ...[0, 1, 2, 3, 4].map((n) => at(68 + (n % 2), 53 - n * 4.4, 1, [["ochre", "M-10-2.4V1C-10 5 10 5 10 1V-2.4Z", 0.5], ["ochre", oval(0, -2.4, 10, 3.6), 0.4]])),
    ["ochre", disc(68, 18, 8), 0.9],
    ["ink", box(65.6, 15.6, 4.8, 4.8), 1.1],
  ],
  royal_tree: () => [
    ...squared(),
    ["ink", "M45 17V24M25 38V31H65V38M45 24V31M15 50V46H35V50M25 42V46M55 50V46H75V50M65 42V46", 1.5],
    at(45, 12, 1.5, [["grape", CUBE_SIGNS["caste"] ?? ""], ["ink", CUBE_SIGNS["caste"] ?? "", 0.7]]),
    ...[[25, 39, 6], [65, 39, 6], [15, 53, 5], [35, 53, 5], [55, 53, 5], [75, 53, 5]].map(([x = 0, y = 0, r = 0], n) => at(x, y, r / 6, [["vellum", disc(0, 0, 6.6), 0.6], [n % 2 ? "umber" : "skin", disc(0, -0.6, 3), 0.4], at(0, -3, 0.26, horns()), ["ink", "M-4.4 4.6Q0 1 4.4 4.6Q0 7.6-4.4 4.6Z"]])),
  ],
  full_classroom: () => [
    ...squared(),
    ["ink", box(22, 2, 46, 16)],
    ["chalk", "M28 12Q32 4 36 12T44 12M50 8H62M50 12H58", 1.1],
    ...[[18, 27], [36, 27], [54, 27], [72, 27]].map(([x = 0, y = 0], n) => at(x, y, 0.8, student(n % 2 ? "verdant" : "azure", n === 2 ? "umber" : "skin"))),
    ["hide", "M6 34H84V38H6Z", 0.5],
    ...[[24, 46], [45, 46], [66, 46]].map(([x = 0, y = 0], n) => at(x, y, 0.95, student(n % 2 ? "azure" : "seal", n === 0 ? "umber" : "skin"))),
    ["hide", "M4 54H86V60H4Z", 0.5],
  ],
  deep_field_work: () => [
    ...squared(),
    ["stone", "M0 0H90V60H0ZM24 0H66V52H24Z", 1],
    ["ink", "M24 0H66L64 22L67 38L63 60H27L23 38L26 22Z"],
    ["sepia", cut(26, 12, 40, 12, 1) + cut(52, 20, 64, 20, 1) + cut(26, 30, 36, 30, 1) + cut(54, 46, 63, 46, 1)],
    ["hide", tube([45, -2, 0.9], [44, 14, 0.9], [45, 24, 0.9]), 0.3],
    ["amber", rays(45, 36, 12, 21, 20, 1.6)],
    ["ochre", "M38 27H52L54 45H36Z", 0.6],
    at(45, 39, 0.6, flame()),
    ["iron", "M36 28Q45 19 54 28ZM35 44H55V48H35Z", 0.8],
    ["ink", "M24 8H18M24 17H14M24 26H18M24 35H14M24 44H18M24 53H14", 1.2],
    ["ink", "M72 14H84M72 26H84M75 14V26M78 14V26M81 14V26", 1.5],
  ],
  well_staffed: () => [
    ...squared(),
    ...shade(45, 54, 60),
    at(26, 29, 1.5, badge("azure", "hide"), -7),
    at(64, 29, 1.5, badge("verdant", "iron"), 7),
    ["iron", "M23 8H31V14H23ZM60 8H68V14H60Z", 0.5],
    ["wax", "M41 30H49M45 26V34", 2.4],
  ],
  clean_record: () => [
    ...squared(),
    at(40, 30, 1, [...sheet(40, 50, 6)], -5),
    at(30, 15, 1, [["ochre", star(6.4), 0.5]]),
    at(45, 14, 1, [["ochre", star(6.4), 0.5]]),
    ["grass", "M30 38L39 47L56 27", 4.6],
    ["hide", tube([78, 2, 1.6], [66, 36, 1.6]), 0.4],
    ["ochre", "M60 34L71 38L73 56C66 58 56 54 50 50Z", 0.9],
    ["ink", cut(62, 40, 56, 52, 1) + cut(66, 40, 63, 54, 1) + cut(69, 41, 69, 55, 1)],
    ["seal", "M60.6 33.4L71.6 37.4L70.6 41L59 36.6Z", 0.3],
  ],
  last_detail: () => [
    ...squared(),
    ["ink", box(12, 12, 12, 12) + box(28, 12, 12, 12) + box(12, 28, 12, 12) + box(28, 28, 12, 12) + box(44, 12, 12, 12), 1],
    ["wax", "M14 18L17 21L22 14M30 18L33 21L38 14M14 34L17 37L22 30M46 18L49 21L54 14", 1.7],
    ["hide", tube([62, 46, 3], [78, 60, 3.6]), 0.7],
    ["vellum", disc(50, 34, 17), 0.6],
    ["iron", "M50 15A19 19 0 0 1 50 53A19 19 0 0 1 50 15ZM50 19A15 15 0 0 0 50 49A15 15 0 0 0 50 19Z", 0.7],
    ["ink", oval(46, 36, 3, 5) + disc(43, 28.6, 1.2) + disc(46, 27.6, 1.2) + disc(49, 28.4, 1.2) + oval(56, 32, 2.4, 4) + disc(54, 26, 1) + disc(56.6, 25.4, 1) + disc(59, 26.4, 1)],
    ["chalk", cut(38, 32, 44, 22, 1.6, 1)],
  ],
  eyewitness: () => [
    ...squared(),
    ["ink", rays(45, 40, 27, 36, 11, 2.2, 205, 335)],
    ["vellum", "M5 31Q45-4 85 31Q45 64 5 31Z", 1.4],
    ["ochre", disc(45, 30, 16.4), 1],
    ["ink", disc(45, 30, 11.4)],
    at(45, 27.4, 0.6, horns()),
    ["seal", "M39 28C39 24 51 24 51 28C51 34 48 38 45 39C42 38 39 34 39 28Z", 0.5],
    ["chalk", disc(42.6, 30, 1) + disc(47.4, 30, 1) + disc(36, 21, 2.6)],
  ],
};

/** The little backpack around 0 0, from -24 to 24. */
const pack: Drawing = [
  ["hide", tube([-21, -18, 5], [21, -18, 5]), 0.9],
  ["ink", disc(-21, -18, 2.4) + disc(21, -18, 2.4), 0.8],
  ["verdant", "M-19-12C-19-18 19-18 19-12L22 18C22 23 18 24 14 24H-14C-18 24-22 23-22 18Z", 1.6],
  ["verdant", "M-20-12C-20-18 20-18 20-12L19 2C12 8-12 8-19 2Z", 1],
  ["hide", box(-9, 9, 18, 13), 0.8],
  ["umber", "M-12-14H-8V12H-12ZM8-14H12V12H8Z", 0.4],
  ["ochre", box(-13, 5, 6, 6) + box(7, 5, 6, 6), 0.5],
  ["ink", disc(-10, 8, 1.2) + disc(10, 8, 1.2) + cut(-9, 13, 9, 13, 1)],
];

export const zainetto = (): Drawing => [
  ...squared(),
  ...shade(45, 57, 52),
  at(33, 14, 1, sheet(14, 20, 3), -16),
  at(58, 14, 1, [["vellum", box(-7, -10, 14, 20), 0.8], ["wax", star(4.6)]], 14),
  at(45, 33, 1, pack),
];
