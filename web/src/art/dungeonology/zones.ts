// The Zones: how a tile of 100 by 100 is laid out, and what the place is.
import { at, box, cut, disc, isBody, oval, rays, type Drawing, type Flat, type Layer } from "../draw";
import { star } from "../shapes";

/** What is printed on a tile, as the content tells it. */
export type ZoneFacts = {
  floor: number | string;
  alert: number;
  slots: readonly string[];
  passages: readonly string[];
  doors: Readonly<Record<string, readonly string[]>>;
  icons: readonly (readonly (string | number)[])[];
  start?: boolean;
  size?: number; // tiles along a side
};

// -- where things lie on a tile

export type Edge = { x: number; y: number; turn: number };

/** The middle of each Passage on the border of a tile so many tiles wide, clockwise, and the turn that brings the north
 * there. */
const edgesOf = (size: number): Record<string, Edge> =>
  Object.fromEntries(
    [..."nesw"].flatMap((side, s) =>
      Array.from({ length: 2 * size }, (_, n) => {
        const [wide, at] = [100 * size, 25 + 50 * n];
        const [x = 0, y = 0] = [[at, 0], [wide, at], [wide - at, wide], [0, wide - at]][s] ?? [];
        return [`${side}${n + 1}`, { x, y, turn: 90 * s }];
      }),
    ),
  );

export const EDGES = edgesOf(1);
const WIDER = edgesOf(2);
/** The same for a Zone of any size. */
export const edgesFor = (size: number): Record<string, Edge> => (size === 1 ? EDGES : WIDER);

export const SLOT = 12;
/** The upper left corner of the place of a cube. */
export const slotAt = (n: number, of: number): { x: number; y: number } => ({ x: 50 - (of * (SLOT + 1.5) - 1.5) / 2 + n * (SLOT + 1.5), y: 62.5 });

/** Every icon with its place: an icon is 11 wide, what stands beside it 6. */
export function iconsOf(icons: ZoneFacts["icons"]): { name: string; what: string | number; x: number; wide: number }[] {
  const gap = 2.5;
  const drawn = icons.map(([name = "", what = ""]) => ({ name: String(name), what, x: 0, wide: what === "" || what === 0 ? 11 : name === "bivouac" || name === "engage_familiar" ? 20 : 17 }));
  let x = 50 - (drawn.reduce((sum, icon) => sum + icon.wide + gap, -gap)) / 2;
  for (const icon of drawn) {
    icon.x = x;
    x += icon.wide + gap;
  }
  return drawn;
}

// -- walls and ground

const WALL = 8; // how thick
const HALF = 11; // half the width of a Passage

/** The walls in ink, seen from above, with a gap wherever a Passage is. */
export function wallsOf(passages: readonly string[], size = 1): string {
  const wide = 100 * size;
  const [near, far] = [WALL, wide - WALL];
  const corners = [`${near} ${near}`, `${far} ${near}`, `${far} ${far}`, `${near} ${far}`];
  let d = "";
  Object.entries(edgesFor(size)).forEach(([passage, { x, y }], n) => {
    if (n % (2 * size) === 0) d += d ? `L${corners[n / (2 * size)]}` : `M${corners[0]}`;
    if (!passages.includes(passage)) return;
    const along = n < 4 * size ? 1 : -1;
    if (x % wide) {
      const inside = y ? far : near;
      d += `L${x - HALF * along} ${inside}V${y}M${x + HALF * along} ${y}V${inside}`;
    } else {
      const inside = x ? far : near;
      d += `L${inside} ${y - HALF * along}H${x}M${x} ${y + HALF * along}H${inside}`;
    }
  });
  return `${d}L${corners[0]}`;
}

/** The rock around the room: little heaps of strokes, crossed as with a quick pen. */
export function rockOf(passages: readonly string[], size = 1): string {
  const [wide, step] = [100 * size, 5];
  const onTile = (n: number): string => Math.min(wide - 0.6, Math.max(0.6, n)).toFixed(1);
  const open = passages.map((passage) => edgesFor(size)[passage]).filter((edge) => edge !== undefined);
  let d = "";
  for (let row = 0; row < wide / step; row++) {
    for (let column = 0; column < wide / step; column++) {
      const [x, y] = [column * step + 2.5, row * step + 2.5];
      const rim = Math.min(x, y, wide - x, wide - y);
      if (rim > WALL || open.some((edge) => Math.max(Math.abs(edge.x - x), Math.abs(edge.y - y)) < HALF + 2)) continue;
      const a = ((row * 7 + column * 11 + ((row * column) % 5)) % 6) * 30 + 12;
      const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      for (const off of [-1.7, 0, 1.7]) {
        const long = 2.2 + ((row + column + (off > 0 ? 1 : 0)) % 3) * 0.4;
        const [mx, my] = [x - s * off, y + c * off];
        d += `M${onTile(mx - c * long)} ${onTile(my - s * long)}L${onTile(mx + c * long)} ${onTile(my + s * long)}`;
      }
    }
  }
  return d;
}

/** The ground of a Floor: tufts of strokes, gravel, bricks, splinters. */
export const GROUNDS: readonly string[] = [1, 2, 3, 4].map((floor) => {
  let d = "";
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const hash = (row * 37 + column * 53 + row * column * 7) % 17;
      const [x, y] = [11 + column * 9 + (hash % 5), 13 + row * 9 + (hash % 4)];
      if (floor === 1 && hash % 3 === 0) d += `M${x} ${y}l2-4M${x + 2.4} ${y}l2-4M${x + 4.8} ${y}l1.4-2.8`;
      if (floor === 4 && hash % 4 === 1) d += `M${x} ${y}l2.2-3.4l2.2 3.4l-2.2 1.6Z`;
      if (floor === 2) d += `M${x} ${y}h0M${x + 3.4} ${y + 2.6}h0${hash % 2 ? `M${x + 5} ${y - 2}h0M${x + 1.4} ${y + 5}h0` : ""}`;
    }
  }
  if (floor === 3) {
    for (let row = 0; row < 12; row++) {
      const y = 8 + row * 7;
      d += `M8 ${y}H92`;
      for (let x = row % 2 ? 15 : 22; x < 92; x += 14) d += `M${x} ${y}v7`;
    }
  }
  return d;
});

/** Roman, 8 high, round 0 0. */
export const NUMERALS: readonly string[] = [1, 2, 3, 4].map((floor) => {
  if (floor === 4) return "M-4.4-3.6H-2M-4.4 3.6H-2M-3.2-3.6V3.6M-1-3.6H4.6M-0.4-3.6L1.8 3.6L4-3.6";
  const bars = Array.from({ length: floor }, (_, n) => (n - (floor - 1) / 2) * 2.5);
  const wide = floor * 1.25 + 0.5;
  return `M${-wide}-3.6H${wide}M${-wide} 3.6H${wide}` + bars.map((x) => `M${x}-3.6V3.6`).join("");
});

// -- what the place is: a sketch of 76 by 40 in flat washes and thin ink, so that cubes and figures stand out

/** On a little ground: washes with their outlines, then more lines, then strokes that shade them. */
export const sketch = (washes: readonly Layer[], lines: string, shade = "", ...over: Drawing): Drawing => [
  ["wash", "M3 37Q14 33 38 33.5T73 37Q60 39.6 38 39.4T3 37Z"],
  ...washes.flatMap((wash): Layer[] => (wash[0] === "ink" || isBody(wash[0]) ? [wash] : [wash, ["ink", wash[1], 0.9]])),
  ["ink", lines, 0.9],
  ["ink", shade + cut(1, 37.4, 40, 38, 0.8) + cut(34, 38.2, 75, 37.2, 0.8) + cut(14, 39.3, 30, 39.3, 0.6)],
  ...over,
];

/** Parallel strokes one below the other, each so far from the last. */
export const strokes = (x: number, y: number, dx: number, dy: number, n: number, sx: number, sy: number, width = 0.6): string =>
  Array.from({ length: n }, (_, k) => cut(x + k * sx, y + k * sy, x + k * sx + dx, y + k * sy + dy, width)).join("");

/** The same on the other side of the middle. */
export const both = (of: Drawing): Drawing => [...of, at(76, 0, 1, of, 0, true)];

/** Burns, its foot at 0 0, 12 high. */
const blaze = "M-5 0C-6.5-4-3.5-6-3-8.5C-1.5-7-1.5-6-1-5.5C-1-9 0-11 2-13C2-9 5.5-7 5-3C5-1 4 0 4 0Z";
const fire: Drawing = [
  ["amber", blaze],
  ["wax", "M-2.5 0C-3.5-3-1-4-0.5-6C2-4 3-2 2 0Z"],
  ["ink", blaze, 0.8],
];

const flagOn = (x: number, top: number, foot: number, tone: Flat): { wash: Layer; line: string } => {
  const d = `M${x} ${top}L${x + 11} ${top + 3}L${x} ${top + 7}`;
  return { wash: [tone, `${d}Z`], line: `${d}M${x} ${top - 1.5}V${foot}` };
};

/** A goat's horned skull, the mark of the fauns, 14 wide. */
const horns = "M-3-2C-6-2-8-5-7-8.5C-5.5-6-4-5-1.5-4.5M3-2C6-2 8-5 7-8.5C5.5-6 4-5 1.5-4.5M-3-3Q0-6 3-3C3.5 0 2 3 1.4 5.5H-1.4C-2 3-3.5 0-3-3ZM-1.7-0.8L-0.7 0M1.7-0.8L0.7 0";

const hooded = "M8 37C8 26 10 20 14 19C11 14 13 10 17 10S23 14 20 19C24 20 26 26 26 37Z";
const cup = "M9 13H19C19 20 17 22 15 22.5V25H17V27H11V25H13V22.5C11 22 9 20 9 13Z";
const candles = [[17, 27], [29, 22.5], [47, 22.5], [59, 27]] as const;

export const SCENES: Record<string, () => Drawing> = {
  // the mouth of the dungeon and the banner of the University
  starting_zone: () => {
    const flag = flagOn(64, 8, 37, "sky");
    return sketch(
      [
        ["wash", "M20 37V19C20 8 28 2 38 2S56 8 56 19V37Z"],
        ["chalk", "M25 37V20C25 11 31 7 38 7S51 11 51 20V37Z"],
        ["ink", "M29 34V21C29 14 33 11 38 11S47 14 47 21V34Z"],
        ["paper", "M29 34H47L49 37H27ZM31 31H45L46 33H30Z"],
        flag.wash,
        ["amber", disc(13, 21, 3)],
      ],
      `M38 2V7M27 6L30.5 10.5M49 6L45.5 10.5M21 14L26 16M55 14L50 16M20 24H25M51 24H56M20 30H25M51 30H56${flag.line}M13 12V37M9 12H13M10.5 17H15.5V25H10.5ZM10.5 17L13 14L15.5 17`,
      strokes(53, 26, 2.5, 3, 4, 0, 2.5) + strokes(6, 20, -3, -1, 1, 0, 0) + rays(13, 21, 5, 8.5, 8, 0.5, 130, 410),
    );
  },
  // a fire, a bow, a hide on its frame
  "I-1": () =>
    sketch(
      [
        ["hide", "M7 12L24 9L25 27L20 29L14 27L8 30Z"],
        ["chalk", "M58 13L62 11L72 36H52Z"],
      ],
      "M4 36L9 6M27 36L23 6M4 10L28 7M6 31L27 28M52 36L61 8M72 36L60 8M61 14L56 36M57 36L61 26L65 36M32 37L38 16M44 37L38 16M33 30Q38 33 43 30M31 37.5L44 35M32 35L45 37.5",
      strokes(20, 13, 3, 10, 3, 1, 3) + strokes(64, 20, 4, 12, 3, 1, 4),
      at(38, 36, 0.8, fire),
      ["ink", "M49 34C55 28 55 16 48 9M49 34L48 9M42.5 24L55 20M55 20L52 19.5M55 20L53 22.5", 0.9],
    ),
  // an amphora between grapes and a cup
  "I-2": () =>
    sketch(
      [
        ["hide", "M34 4H42L41 9C47 13 48 24 41 35H35C28 24 29 13 35 9Z"],
        ["grape", [[13, 22], [18, 21], [23, 22], [15.5, 26], [20.5, 26], [18, 30]].map(([x = 0, y = 0]) => disc(x, y, 2.7)).join("")],
        ["grass", "M18 17C12 18 9 14 9 10C13 11 15 10 17 12C19 10 22 11 25 10C26 14 23 18 18 17Z"],
        ["amber", "M55 17H71C71 25 67 28 64.5 28V34H68V36.5H58V34H61.5V28C59 28 55 25 55 17Z"],
        ["wax", "M56.5 19H69.5Q69 22 68 23H58Q57 22 56.5 19Z"],
      ],
      "M35 9H41M34.5 6C29 6 28 11 31.5 14M41.5 6C47 6 48 11 44.5 14M30.5 18Q38 21 45.5 18M30.5 22Q38 25 45.5 22M33 19.5L35.5 23M37 20.5L39.5 23.5M41.5 20L43.5 23M18 17V12M18 17L17 6C20 3 24 4 27 3",
      strokes(42, 12, 2, 5, 1, 0, 0) + strokes(43, 25, -2, 6, 2, -1.5, 1) + "M52 8Q56 11 52 14Q48 11 52 8ZM59 6Q61.5 9 59 11.5Q56 9 59 6Z",
    ),
  // a sheep, a crook, a wayside shrine
  "I-3": () =>
    sketch(
      [
        ["chalk", "M24 20C23 15 28 13 31 15C33 11 39 11 41 14C44 11 49 13 49 17C54 17 54 25 49 26C48 30 43 31 40 29C37 32 31 31 30 28C25 29 22 25 24 20Z"],
        ["wash", "M56 36V18L64 9L72 18V36Z"],
        ["ink", "M24 17C20 16 16 18 15 22C14 25 16 27 19 26L24 23Z"],
        ["amber", disc(64, 23, 3)],
      ],
      "M29 29V36M33 30.5V36M43 30V36M46.5 28.5V36M30 20Q32 22 34 20M38 18Q40 20 42 18M37 24Q39 26 41 24M44 22Q46 24 48 22M23 16.5L26.5 14.5M8 37V14C8 8 15 7 15 12C15 15 11.5 15 11.5 12.5M54 19L64 7.5L74 19M60 29V21A4 4 0 0 1 68 21V29ZM54 36H74",
      strokes(69, 21, 2.5, 2, 5, 0, 2.8) + rays(64, 23, 3.5, 5.5, 8, 0.4),
      ["chalk", disc(18.5, 21.5, 0.9)],
    ),
  // a barrow with a door of stone, old stones, a bare tree
  "I-4": () =>
    sketch(
      [
        ["wash", "M14 37C15 20 26 12 38 12S61 20 62 37Z"],
        ["chalk", "M31 37V24L33 22H43L45 24V37ZM4 37V28Q7 24 10 28V37ZM63 37L65 25L71 26L72 37Z"],
        ["ink", "M34 37V27H42V37Z"],
      ],
      "M31 37V24H45V37M28 24L30 20H46L48 24ZM66 30L70 30.5M66 33H70.5M5.5 31H8.5M5.5 33.5H8.5M52 15V5M52 10L57 5M52 8L48 3M55 7L55 3.5M52 13L46.5 9M49 10.8V7",
      strokes(50, 18, 5, 7, 5, 2, 3.2) + strokes(18, 34, 2, -5, 3, 3, -3) + "M20 22Q22 19 21 16M24 18Q26 15 25 12.5M31 14Q32 11 31 9",
    ),
  // a long table, jugs and bowls, a hammer laid aside
  "I-5": () =>
    sketch(
      [
        ["hide", "M6 21H70L72 24.5H4Z"],
        ["hide", "M12 31H26V33H12ZM49 31H63V33H49Z"],
        ["amber", "M29 20.5C29 16 32 14.5 36.5 14.5S44 16 44 20.5Z"],
        ["chalk", "M12 11H20L21 20.5H11ZM51 16.5H63Q62 20.5 59 20.5H55Q52 20.5 51 16.5Z"],
      ],
      "M11 24.5L9 37M65 24.5L67 37M14 33L13 37M24 33L25 37M51 33L50 37M61 33L62 37M33 16L35 20M37.5 15L39 20M20.5 13C24 13 24 18 20.8 18M11.8 14H20.2M54 14Q53 12 54.5 10.5M57 14Q56 11.5 57.5 9.5M60 14Q59 12 60.5 10.5M66 20.5L68.5 9",
      strokes(28, 25, 22, 1.5, 2, 2, 2) + "M64.5 6.5L72 8.3L71 12L63.5 10.2Z",
    ),
  // two curved blades crossed over the sand, a ring of seats
  "I-6": () =>
    sketch(
      [
        ["wash", oval(38, 27, 34, 11)],
        ["paper", oval(38, 28, 26, 7)],
      ],
      "M4 27V30C6 36 22 39.5 38 39.5S70 36 72 30V27M12 20L16 24M22 17.5L25 21.5M54 17.5L51 21.5M64 20L60 24M8 32L14 30.5M68 32L62 30.5",
      "",
      ["iron", "M24 33C33 29 42 18 47 3C50 14 45 26 30 34.5Z", 0.5],
      ["iron", "M52 33C43 29 34 18 29 3C26 14 31 26 46 34.5Z", 0.5],
      ["hide", "M25.5 29.5L30.5 36.5L28.5 37.8L23.5 31ZM50.5 29.5L45.5 36.5L47.5 37.8L52.5 31Z", 0.4],
      ["wax", disc(24.5, 36, 2) + disc(51.5, 36, 2)],
      ["ink", disc(24.5, 36, 2) + disc(51.5, 36, 2), 0.8],
    ),
  // hooded people around a great bowl of fire
  "II-1": () =>
    sketch(
      [["iron", "M29 23H47Q46 30 41 30.5V33L44 37H32L35 33V30.5Q30 30 29 23Z"]],
      "M28 23H48",
      rays(38, 12, 12, 16, 9, 0.6, 195, 345),
      ...both([
        ["wax", hooded],
        ["ink", oval(17.5, 15, 2, 3) + strokes(22, 26, 1.5, 9, 2, -2.5, 1)],
        ["ink", `${hooded}M14 19Q17 21.5 20 19M17 22V37M20 24L29 21`, 0.9],
      ]),
      at(38, 23, 1.35, fire),
    ),
  // stones on end with a stone across, a spiral, herbs
  "II-2": () =>
    sketch(
      [
        ["wash", "M15 9L30 4L58 6L64 11L60 15L20 16Z"],
        ["chalk", "M20 16L31 15.5L33 37H19ZM45 15.5L57 15L60 37H46Z"],
        ["ink", "M33 37L31.5 16L45 15.5L46 37Z"],
        ["grass", "M36 37C34 32 36 29 39 27C42 29 44 32 42 37ZM39 28C37 25 38 22 39 21C40 22 41 25 39 28Z"],
      ],
      "M23 27C23 24 27 23 28.5 25.5C30 28.5 27 31.5 24 30.5C20.5 29 21 23 25 21.5M7 37Q8 31 5 28M9 37Q9 32 12 29M67 37Q67 31 70 28M69 37Q70 33 73 32M11 37Q12 35 14 34",
      strokes(52, 18, 4, 10, 4, 0.8, 3.5) + strokes(40, 6, 12, 4, 3, 4, 0.5),
    ),
  // tents in a row behind spears and a banner
  "II-3": () => {
    const flag = flagOn(38, 3, 14, "wax");
    return sketch(
      [["chalk", "M6 36L18 16L30 36ZM46 36L58 16L70 36Z"], ["wash", "M22 37L38 12L54 37Z"], flag.wash, ["ink", "M34 37L38 23L42 37ZM16 36L18 28L20 36ZM56 36L58 28L60 36Z"]],
      `M38 12V23${flag.line}`,
      strokes(43, 22, 5, 12, 3, 1.5, 2),
      ...both([
        ["ink", "M4 33L11 8M11 33L4 8M7.5 37V5", 0.9],
        ["ink", "M7.5 1L9.3 6H5.7ZM11.5 5L12.3 9.5L9.5 8.7ZM3.5 5L2.7 9.5L5.5 8.7Z"],
      ]),
    );
  },
  // crooked huts, a line of washing
  "II-4": () =>
    sketch(
      [
        ["chalk", "M6 37L5 20H24L25 37ZM49 37L51 16H70L71 37Z"],
        ["hide", "M2 21L13 9L28 20ZM47 17L62 4L74 17Z"],
        ["ink", "M11 37V27H18V37ZM55 21H61V27H55ZM63 37V27L68.5 26V37Z"],
        ["sky", "M31 17L37 18L36.5 26L31.5 25Z"],
        ["wax", "M39 18.3L46 17.5L45 23L42.5 21.5L40 24Z"],
      ],
      "M58 21V27M26 16Q38 20 50 16M17 13V6H20V15M8 23L14 24M20 23L23 24M19 4Q21 2 19 0M53 31L59 30M31 37V31H43V37M31 33H43M34 31V37M37.5 31V37M40 31V37",
      strokes(21, 24, 2, 12, 1, 0, 0) + strokes(15, 13, 5, 5, 3, 3, 2) + strokes(64, 9, 5, 6, 3, 2, 2),
    ),
  // a stag's head over crossed arms, a cup on a stand
  "II-5": () =>
    sketch(
      [
        ["hide", "M38 33C32 33 29 28 29 24L47 24C47 28 44 33 38 33Z"],
        ["chalk", "M34 15Q38 13 42 15L43 20L39.5 29H36.5L33 20Z"],
      ],
      "M37 27.5H39",
      "",
      ...both([
        ["amber", cup],
        ["wash", box(8, 27, 12, 10)],
        ["ink", `${cup + box(8, 27, 12, 10)}M9 15C5 15 6 20 10 19.5M19 15C23 15 22 20 18 19.5M6 27H22M33 19L29.5 17.5L33.5 16M35 15C33 10 26 12 25 3M31 9.5L32 3M27 9.5L21 8M35.5 20.5H36.5`, 0.9],
        ["ink", strokes(16, 29, 3, 3, 3, 0, 2.5)],
      ]),
    ),
  // lyre, pan pipes, drum
  "II-6": () =>
    sketch(
      [
        ["amber", "M30 26C24 20 26 8 31 5C29 12 33 18 35 20H41C43 18 47 12 45 5C50 8 52 20 46 26C45 32 42 35 38 35S31 32 30 26Z"],
        ["hide", "M6 14H9V31H6ZM10 14H13V28H10ZM14 14H17V25.5H14ZM18 14H21V23H18Z"],
        ["chalk", oval(63, 24, 8.5, 3)],
        ["wax", "M54.5 24C55 26 59 27 63 27S71 26 71.5 24V34C71 36 67 37 63 37S55 36 54.5 34Z"],
      ],
      "M29 9H47M35 9V29M37 9V29M39 9V29M41 9V29M34 29H42M4.5 18L22.5 17M55 27L59 36M59 27L63 37L67 27M71 27L67 36M60 22L52 17M66 22L73 16",
      "M52 17.5A1.6 1.6 0 1 1 52 17.4ZM74.5 15.5A1.6 1.6 0 1 1 74.5 15.4Z" + cut(57, 4, 57, 11, 1) + disc(55.8, 11, 1.5) + cut(63, 6, 63, 13, 1) + cut(57, 4, 63, 6, 1.2) + disc(61.8, 13, 1.5) + cut(17, 3, 17, 9.5, 1) + disc(15.8, 9.5, 1.5) + cut(17, 3, 20, 6, 1),
    ),
  // a bunk, a helmet and a shield, an axe on the wall
  "III-1": () =>
    sketch(
      [
        ["hide", "M4 16H32V19H4ZM4 30H32V33H4Z"],
        ["chalk", "M6 12H14V16H6ZM6 26H14V30H6Z"],
        ["wax", "M14 13.5H31V16H14ZM14 27.5H31V30H14Z"],
        ["iron", "M40 37V29C40 23 44 20 48 20S56 23 56 29V37H51V30H45V37Z"],
        ["iron", "M59 9C63 9 65 6 66 4C69 9 69 15 66 20C65 18 63 15 59 15Z"],
      ],
      "M4 8V37M32 8V37M48 20V30M57 2V26M59.5 2V26M57 2H59.5M57 26H59.5M48 20C48 15 44 13 41 13C41 17 44 18 48 20",
      strokes(52, 24, 3, 6, 2, 1, 1) + "M42 30H44V31H42ZM52 30H54V31H52Z",
      at(67, 31, 0.34, [["seal", "M-14-17Q0-21 14-17V0C14 11 7 17 0 21C-7 17-14 11-14 0Z", 0.5], ["chalk", star(9, 4, 0.35)]]),
    ),
  // teeth of stone above a ring of candles
  "III-2": () =>
    sketch(
      [
        ["wash", "M2 38C1 20 8 2 38 1S75 20 74 38L66 36C66 24 62 12 38 11S10 24 10 36Z"],
        ["paper", oval(38, 31, 21, 6)],
        ["amber", candles.map(([x, y]) => `M${x} ${y - 6}Q${x + 2} ${y - 3} ${x} ${y - 1}Q${x - 2} ${y - 3} ${x} ${y - 6}Z`).join("")],
        ["chalk", candles.map(([x, y]) => box(x - 1.3, y, 2.6, 4.5)).join("")],
      ],
      "M10 36C10 26 12 20 16 16L18 22L21 13.5L24 12.5L27 20L30 11.3L36 11L39 22L42 11L49 12L52 18L54 13.5L58 16L60 21L62 19C65 23 66 30 66 36",
      strokes(4, 30, 4, -3, 5, 1.8, -4.5) + strokes(72, 30, -4, -3, 5, -1.8, -4.5),
      ["wax", "M38 26.5L49 34L22 29H54L27 34Z", 0.9],
    ),
  // a horned throne between two seats, a staff on the steps
  "III-3": () =>
    sketch(
      [
        ["wash", "M20 33H56V37H20ZM14 36H62V39H14Z"],
        ["grape", "M30 11Q38 6 46 11V33H30Z"],
        ["hide", "M6 36V20Q12 16 18 20V36ZM58 36V20Q64 16 70 20V36Z"],
      ],
      "M28 33V10M48 33V10M28 10C22 10 20 5 22 1C24 4 27 5 30 6M48 10C54 10 56 5 54 1C52 4 49 5 46 6M26 22H31M45 22H50M26 22V33M50 22V33M31 26H45M6 28H18M58 28H70",
      strokes(43, 13, 2, 8, 2, -2.5, 1) + strokes(15, 21, 2, 6, 1, 0, 0) + strokes(67, 21, 2, 6, 1, 0, 0),
      at(38, 17, 0.8, [["amber", "M-4.6 4L-5.6-3L-2.4-0.2L0-5L2.4-0.2L5.6-3L4.6 4Z"], ["ink", "M-4.6 4L-5.6-3L-2.4-0.2L0-5L2.4-0.2L5.6-3L4.6 4Z", 0.9]]),
    ),
  // mushrooms and corn under the light of a crack
  "III-4": () =>
    sketch(
      [
        ["wash", "M2 2H74V7L66 5L60 9L52 6L46 8H34L28 5L20 8L12 5L2 9Z"],
        ["wax", "M6 24C7 16 23 16 24 24Q15 27 6 24ZM22 31C23 26 33 26 34 31Q28 33 22 31Z"],
        ["amber", "M46 18Q48.5 22 46 27Q43.5 22 46 18ZM54 15Q56.5 19 54 25Q51.5 19 54 15ZM62 17Q64.5 21 62 27Q59.5 21 62 17ZM69 21Q71 24 69 29Q67 24 69 21Z"],
      ],
      "M2 9L12 5L20 8L28 5L34 8H46L52 6L60 9L66 5L74 7M13 25.5L12 37M17 25.5L18 37M27 32.5V37M29.5 32.5V37M46 27V37M54 25V37M62 27V37M69 29V37M46 33Q42 32 41 29M54 32Q58 31 58 27M62 33Q66 32 66 29M36 9L32 17M40.5 9V19M45 9L48 15",
      strokes(4, 2.5, 3, 3, 9, 8, 0) + disc(11, 21, 1) + disc(17, 20, 1.2) + disc(27, 28.5, 0.8),
    ),
  // an arch with a broken grating, water running out
  "III-5": () =>
    sketch(
      [
        ["wash", "M16 37V18C16 8 26 3 38 3S60 8 60 18V37Z"],
        ["ink", "M24 33V19C24 13 30 10 38 10S52 13 52 19V33Z"],
        ["sky", "M27 28Q38 25 49 28L58 36Q64 38 70 37.5L66 39.5H10L6 37.5Q12 38 18 36Z"],
      ],
      "M38 3V10M28 5L31 11M48 5L45 11M19 11L25.5 15M57 11L50.5 15M16 20H24M52 20H60M16 28H24M52 28H60",
      strokes(56, 22, 3, 4, 3, 0, 4.5),
      ["paper", "M30 11.5V22M34.5 10.3V30M42 10.3V19M46.5 11.5V29M24.5 18H52", 1.1],
      ["chalk", cut(30, 30, 40, 29.5, 0.8) + cut(26, 33, 38, 34, 0.9) + cut(42, 32, 52, 33, 0.9) + cut(18, 37.5, 34, 37, 0.9) + cut(40, 37, 60, 38, 0.9)],
    ),
  // an idol with horns before a great sun, pillars beside it
  "III-6": () =>
    sketch(
      [
        ["amber", disc(38, 15, 10)],
        ["wash", box(24, 30, 28, 7)],
        ["grape", "M30 30C30 24 32 21 35 20H41C44 21 46 24 46 30Z"],
      ],
      "M22 30H54M28 33.5H48",
      rays(38, 15, 11, 16, 16, 0.9),
      ...both([
        ["chalk", box(5, 8, 10, 29)],
        ["ink", `${box(3, 4, 14, 4) + box(5, 8, 10, 29)}M8.5 10V37M11.5 10V37`, 0.9],
        ["ink", strokes(13, 12, 1.5, 3, 6, 0, 4)],
      ]),
      at(38, 15.5, 1, [["chalk", "M-3-3Q0-6 3-3C3.5 0 2 3 1.4 5.5H-1.4C-2 3-3.5 0-3-3Z"], ["ink", horns, 0.9]]),
    ),
};

/** A place nobody has described yet. */
const unknown: Drawing = sketch([["chalk", "M18 8L50 5L56 33L22 36Z"]], "M26 14L46 12M27 20L44 18M29 27L40 26");
export const placeOf = (zone: string): Drawing => SCENES[zone]?.() ?? unknown;
