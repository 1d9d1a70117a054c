// The spaces of the dungeon, 100 by 100, seen from above or in section: a few scratches in the stone that say what
// the place is. They lie under names and pawns, so they are bold and keep to three tones of the floor and one ember.
import { box, cut, disc, oval } from "./draw";
import { sigil, star } from "./shapes";

export type Scratch = readonly [tone: "shade" | "line" | "solid" | "hole" | "ember" | "glow", d: string, place?: string];

const head = "M-9-2C-9-10-5-12 0-12C5-12 9-10 9-2C9 1 7 2 6 4V8H-6V4C-7 2-9 1-9-2Z";
const sockets = disc(-4, -1, 2.4) + disc(4, -1, 2.4) + "M0 2L-1.5 5H1.5Z";
const skullAt = (x: number, y: number, scale = 1): Scratch[] => [
  ["solid", head, `translate(${x} ${y}) scale(${scale})`],
  ["hole", sockets, `translate(${x} ${y}) scale(${scale})`],
];

const flags = "M8 30H40M52 26H92M20 52H60M70 56H94M6 74H34M46 78H88M40 30V52M60 26V8M70 56V78M34 74V94M60 52V62M22 8V30";

export const ROOMS: Record<string, readonly Scratch[]> = {
  entrance_chamber: [
    ["shade", "M20 88V44A30 30 0 0 1 80 44V88Z"],
    ["hole", "M32 88V48A18 18 0 0 1 68 48V88Z"],
    ["glow", "M40 88V56A10 10 0 0 1 60 56V88Z"],
    ["line", "M20 88V44A30 30 0 0 1 80 44V88M32 88V48A18 18 0 0 1 68 48V88M26 30L36 38M74 30L64 38M50 14V28M8 88H92M14 94H86"],
  ],
  barracks: [
    ["shade", box(16, 20, 28, 58) + box(56, 20, 28, 58)],
    ["solid", box(21, 25, 18, 11) + box(61, 25, 18, 11)],
    ["line", box(16, 20, 28, 58) + box(56, 20, 28, 58) + "M16 44Q30 50 44 44M56 44Q70 50 84 44M16 78V86M44 78V86M56 78V86M84 78V86"],
    ["ember", "M26 56L36 68M36 56L26 68"],
  ],
  inner_sanctum: [
    ["shade", disc(50, 50, 38)],
    ["line", disc(50, 50, 38) + disc(50, 50, 31)],
    ["ember", sigil(50, 50, 30)],
    ["glow", disc(50, 50, 7)],
    ["solid", disc(50, 12, 4) + disc(50, 88, 4) + disc(12, 50, 4) + disc(88, 50, 4)],
  ],
  crypt_of_the_lich_lord: [
    ["shade", "M34 8H66L78 28L70 94H30L22 28Z"],
    ["line", "M34 8H66L78 28L70 94H30L22 28ZM38 16H62L70 30L64 86H36L30 30Z"],
    ...skullAt(50, 46, 1.4),
    ["ember", "M36 30L40 22L45 28L50 18L55 28L60 22L64 30Z"],
    ["line", "M40 68L60 76M60 68L40 76"],
  ],
  ossuary: [
    ["shade", box(8, 14, 84, 76)],
    ["line", "M8 14H92M8 52H92M8 90H92M8 14V90M92 14V90"],
    ...[22, 50, 78].flatMap((x) => skullAt(x, 36, 1.15)),
    ...skullAt(36, 74, 1.15),
    ...skullAt(64, 74, 1.15),
    ["line", "M12 66L22 84M88 66L78 84M12 80L18 84"],
  ],
  desecrated_chapel: [
    ["shade", disc(50, 30, 22)],
    ["line", disc(50, 30, 22) + "M50 8V52M28 30H72M34 14L66 46M66 14L34 46"],
    ["hole", "M52 4L58 18L50 26L56 40L48 56L50 40L43 28L51 18Z"],
    ["solid", box(26, 64, 48, 7) + box(32, 71, 36, 16)],
    ["ember", "M36 64V57M64 64V57"],
    ["line", "M12 94H88"],
  ],
  library_of_ashes: [
    ["shade", box(12, 10, 76, 36)],
    ["line", box(12, 10, 76, 36) + "M12 28H88"],
    ["solid", box(18, 14, 6, 14) + box(27, 12, 7, 16) + box(46, 14, 6, 14) + box(70, 12, 6, 16) + box(20, 31, 7, 15) + box(62, 32, 6, 14) + box(74, 31, 7, 15)],
    ["line", "M37 28L42 14M80 28L84 16M36 46L42 33"],
    ["solid", "M50 62C42 56 32 56 22 58V86C32 84 42 84 50 90C58 84 68 84 78 86V58C68 56 58 56 50 62Z"],
    ["hole", "M48 62H52V90H48ZM28 66H42V68H28ZM28 73H42V75H28ZM58 66H72V68H58Z"],
    ["ember", "M62 82L66 72L70 80L74 70"],
  ],
  armory: [
    ["line", "M12 22L88 78M88 22L12 78"],
    ["solid", "M8 16L22 20L26 34L14 30ZM92 16L78 20L74 34L86 30ZM18 70L30 82L26 86L14 74ZM82 70L70 82L74 86L86 74Z"],
    ["shade", "M28 26Q50 18 72 26V50C72 66 62 76 50 82C38 76 28 66 28 50Z"],
    ["line", "M28 26Q50 18 72 26V50C72 66 62 76 50 82C38 76 28 66 28 50Z"],
    ["ember", star(14), "translate(50 48)"],
  ],
  treasury: [
    ["shade", "M18 46C18 26 28 22 36 22H64C72 22 82 26 82 46Z" + box(18, 46, 64, 32)],
    ["line", "M18 46C18 26 28 22 36 22H64C72 22 82 26 82 46V78H18ZM18 46H82M30 24V78M70 24V78"],
    ["glow", box(42, 40, 16, 18)],
    ["hole", disc(50, 47, 2.6) + "M49 48H51L52 54H48Z"],
    ["solid", oval(14, 84, 8, 4) + oval(30, 88, 8, 4) + oval(86, 84, 8, 4) + oval(70, 89, 8, 4) + oval(50, 86, 8, 4)],
  ],
  torture_chamber: [
    ["shade", disc(50, 54, 32)],
    ["line", disc(50, 54, 32) + disc(50, 54, 25) + "M50 22V86M18 54H82M27 31L73 77M73 31L27 77"],
    ["solid", disc(50, 54, 7)],
    ["ember", "M50 22L46 12M82 54L92 50M18 54L8 58M27 31L20 24M73 31L80 24"],
    ["line", "M12 6V14M12 18V26M88 6V14M88 18V26"],
  ],
  alchemists_laboratory: [
    ["shade", "M24 24H40V42L54 72H10L24 42Z" + disc(72, 56, 18)],
    ["line", "M24 18H40M26 18V42L10 74H54L38 42V18M66 24H78M67 24V39A18 18 0 1 0 77 39V24M6 84H94M14 84V94M86 84V94M10 74V84M72 74V84"],
    ["glow", "M18 58H46L54 73H10ZM55 58H89A18 18 0 0 1 55 58Z"],
    ["ember", disc(32, 48, 2) + disc(70, 48, 2) + disc(76, 32, 2) + disc(34, 10, 2)],
  ],
  throne_of_bones: [
    ["shade", "M30 22H70V62H82V90H18V62H30Z"],
    ["line", "M30 62V18M70 62V18M30 26Q50 14 70 26M18 62H82V72H18ZM18 72V92M82 72V92M18 62V52H30M82 62V52H70"],
    ["solid", disc(27, 14, 4) + disc(33, 14, 4) + disc(67, 14, 4) + disc(73, 14, 4)],
    ...skullAt(50, 40, 1.3),
    ["ember", "M40 84H60"],
  ],
  portal_chamber: [
    ["shade", disc(50, 50, 40)],
    ["line", disc(50, 50, 40) + disc(50, 50, 31) + "M50 10V19M50 81V90M10 50H19M81 50H90M22 22L28 28M78 22L72 28M22 78L28 72M78 78L72 72"],
    ["hole", disc(50, 50, 30)],
    ["ember", "M50 50C54 46 60 50 58 57C55 66 40 66 35 55C30 40 44 28 58 32C74 37 76 56 68 66"],
    ["glow", disc(50, 50, 4)],
  ],
  // Passages
  crossroads: [["line", "M50 50m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0M50 16V28M50 72V84M16 50H28M72 50H84"], ["solid", star(13, 4, 0.35), "translate(50 50)"]],
  narrow_corridor: [["line", "M14 34H86M14 66H86M30 34V66M50 34V66M70 34V66"], ["shade", box(31, 35, 18, 30) + box(71, 35, 14, 30)]],
  steep_stair: [["shade", "M30 86V70H70V86ZM34 58V46H66V58ZM38 36V26H62V36Z"], ["line", "M28 88H72M30 74H70M32 60H68M34 48H66M36 37H64M38 27H62M28 88L38 18M72 88L62 18"]],
  forked_tunnel: [["line", "M14 40H86M40 62V88M60 62V88M14 62H40M60 62H86"], ["solid", "M50 44L58 56H42Z"]],
  split_gallery: [["shade", disc(32, 50, 12) + disc(68, 30, 8) + disc(68, 70, 8)], ["line", disc(32, 50, 12) + disc(32, 50, 6) + disc(68, 30, 8) + disc(68, 70, 8)]],
  rotten_bridge: [["hole", "M22 8Q30 30 24 50Q18 74 26 92H76Q70 70 78 50Q82 28 74 8Z"], ["solid", box(16, 38, 8, 24) + box(27, 39, 8, 24) + box(38, 37, 8, 24) + box(62, 39, 8, 24) + box(74, 38, 8, 24)], ["line", "M12 38H48M60 39H88M12 62H44M58 62H88"]],
  spiked_crossing: [["hole", oval(50, 50, 34, 30)], ["line", oval(50, 50, 34, 30)], ["solid", [28, 42, 56, 70].map((x, i) => `M${x - 5} ${i % 2 ? 70 : 62}L${x} ${i % 2 ? 44 : 32}L${x + 5} ${i % 2 ? 70 : 62}Z`).join("")]],
  collapsed_bend: [["shade", "M10 10L60 14L40 34L20 60L8 50Z"], ["solid", "M22 22L36 18L40 30L28 36ZM44 22L54 20L56 30L46 32ZM16 42L26 40L30 50L20 56ZM36 40L44 38L46 46L38 48Z"], ["line", "M60 14L40 34L20 62M62 26L70 24M50 44L56 42M32 60L36 58"]],
  rat_warren: [
    ["hole", oval(28, 28, 12, 9) + oval(74, 22, 9, 7) + oval(20, 66, 8, 6)],
    ["solid", "M44 62C46 50 60 46 70 52L82 60C84 64 80 67 74 67H50C46 67 43 66 44 62Z" + disc(71, 51, 4)],
    ["line", "M45 66C36 68 34 76 26 78M56 67V71M70 67V71" + cut(12, 90, 40, 90, 1)],
    ["ember", disc(76, 59, 0.8)],
  ],
};

/** Flagstones, for a space that is only a way. */
export const STONES: readonly Scratch[] = [["line", flags], ["shade", "M40 30H60V52H40ZM8 74H34V92H8ZM70 56H92V78H70Z"]];
