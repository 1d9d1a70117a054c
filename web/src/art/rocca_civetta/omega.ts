// The Omega Cards: his mask before a ground of dread, and beside it what he is about to do. Cards of one title show the same
// deed, and pips below the mask tell them apart.
import { at, box, cut, disc, oval, tube, type Drawing } from "../draw";
import { cube, manicule, sheet, shade, student } from "../dungeonology/marks";
import { banner, book, flame } from "../shapes";
import { mask } from "./bosses";
import { dread } from "./marks";

/** He stands on the left with so many pips; what goes on lies on the right. */
const beside = (deed: Drawing, pips: number): Drawing => [...dread("wax"), at(28, 31, 0.82, mask()), ["ochre", Array.from({ length: pips }, (_, n) => disc(25.6 - 2.4 * pips + 4.8 * (n + 1), 55, 1.5)).join(""), 0.3], ...deed];

/** A tile of the map, 16 wide, with its ways. */
const tile = (x: number, y: number): Drawing => [
  ["vellum", box(x - 8, y - 8, 16, 16), 0.8],
  ["ink", `M${x - 8} ${y - 3}V${y + 3}M${x + 8} ${y - 3}V${y + 3}M${x - 3} ${y - 8}H${x + 3}M${x - 3} ${y + 8}H${x + 3}`, 1.6],
];

/** An arrow along a path. */
const arrow = (path: string, head: string): Drawing => [
  ["wax", path, 2.2],
  ["wax", head],
];

/** How many cards have a title, and what they show: Survey, Shortcut, Ransack, Sweep, Cherry-picking, Burn the Page, Book
 * Bonfire, Ambush, Red Parade, Plotting, Intimidation. */
const DEEDS: readonly (readonly [cards: number, deed: () => Drawing])[] = [
  [4, () => [
    ["iron", disc(68, 24, 12), 1],
    ["wash", disc(68, 24, 9)],
    ["hide", tube([76, 33, 1.8], [85, 46, 2.2]), 0.5],
    ...tile(68, 24),
    ["ink", disc(68, 24, 2)],
  ]],
  [2, () => [...tile(62, 15), ...tile(78, 47), ...arrow("M62 22C62 36 66 46 70 47", "M68 41L79 47L69 52Z")]],
  [2, () => [
    ["hide", "M55 40L60 24H82L87 40L84 54H58Z", 1.2],
    ["ink", cut(58, 34, 85, 34, 1.4)],
    at(64, 20, 0.8, cube("militia"), -14),
    at(77, 18, 0.8, cube("riches"), 12),
    at(71, 12, 0.7, cube("worship"), 6),
  ]],
  [2, () => [
    ["hide", tube([86, 8, 1.4], [68, 38, 1.4]), 0.5],
    ["ochre", "M62 33L75 41L68 55L52 49Z", 1],
    ["ink", cut(64, 37, 56, 49, 1) + cut(68, 40, 61, 52, 1) + cut(72, 41, 66, 54, 1)],
    at(82, 50, 0.62, cube("civilization"), 10),
    at(80, 38, 0.5, cube("militia"), -16),
  ]],
  [2, () => [
    ["verdant", tube([72, 8, 0.8], [64, 22, 0.9], [62, 30, 0.6]) + tube([72, 8, 0.8], [78, 20, 0.9], [80, 28, 0.6]), 0.3],
    ["grass", "M72 8C78 2 86 4 88 8C82 12 76 12 72 8Z"],
    at(62, 38, 1, cube("caste")),
    at(80, 37, 1, cube("riches")),
  ]],
  [2, () => [...shade(70, 56, 24), at(70, 40, 1, sheet(24, 28)), at(70, 24, 1, flame("amber", "wax", "chalk"))]],
  [1, () => [...shade(70, 57, 32), at(60, 48, 0.72, book("vellum"), -12), at(80, 49, 0.7, book("vellum"), 14), at(70, 28, 1.4, flame("amber", "wax", "chalk"))]],
  [2, () => [
    ["ink", "M54 60V6H88V60Z"],
    ["chalk", oval(64, 26, 3.4, 2) + oval(77, 26, 3.4, 2)],
    ["ink", disc(65, 26, 1.3) + disc(76, 26, 1.3)],
    at(66, 45, 1, manicule("vellum", "seal"), 180),
  ]],
  [2, () => [at(66, 26, 0.62, banner("seal")), at(82, 24, 0.55, banner("seal")), at(62, 50, 0.66, student("seal")), at(73, 52, 0.66, student("seal", "umber")), at(84, 50, 0.66, student("seal"))]],
  [1, () => [
    ["hide", box(52, 40, 38, 6), 0.6],
    at(68, 30, 0.9, sheet(26, 18)),
    ["wax", "M60 34L66 26L72 32L78 24", 1.4],
    ["wax", disc(60, 34, 1.6) + disc(66, 26, 1.6) + disc(72, 32, 1.6) + disc(78, 24, 1.6)],
    ["ochre", tube([86, 40, 1.6], [86, 28, 1.6]), 0.3],
    at(86, 23, 0.4, flame("amber", "wax", "chalk")),
  ]],
  [1, () => [
    ["ink", "M56 60C54 34 60 18 72 8C84 18 90 34 88 60Z"],
    ["wax", "M62 30L70 34L63 36ZM82 30L74 34L81 36Z"],
    ["chalk", "M64 44L67 49L70 44L73 49L76 44L79 49L80 44Z"],
    at(64, 54, 0.5, student("azure")),
  ]],
];

/** In the order of the deck. */
const deck = DEEDS.flatMap(([cards, deed]) => Array.from({ length: cards }, (_, n) => () => beside(deed(), n + 1)));
export const omegaCards: Record<string, () => Drawing> = Object.fromEntries(deck.map((scene, n) => [`omega_${String(n + 1).padStart(2, "0")}`, scene]));
