// Small pictures for places where there is nothing, or nothing any more: 160 by 120, on the page itself.
import { at, box, cut, disc, mirror, oval, rays, tube, type Body, type Drawing, type Group } from "../draw";
import { book, coins, flame, hood, skull, star } from "../shapes";

export type EmptyKind = "tables" | "chat" | "lost" | "error" | "end";

const stool: Drawing = [
  ["wood", "M-10 6L-13 26H-9L-6 6ZM10 6L13 26H9L6 6Z", 0.7],
  ["wood", oval(0, 4, 14, 4.5), 1],
];

export const VIGNETTES: Record<EmptyKind, Drawing> = {
  tables: [
    ["brass", rays(80, 34, 22, 50, 22, 1.6)],
    at(28, 84, 1, stool),
    at(132, 84, 1, stool),
    ["wood", "M66 76H94L104 114H56Z", 1.4],
    ["wood", oval(80, 72, 52, 12), 1.8],
    ["night", cut(44, 72, 116, 70, 1) + cut(56, 77, 108, 76, 1)],
    ["bone", box(76, 46, 8, 24) + oval(80, 70, 8, 2.6), 0.8],
    at(80, 36, 0.85, flame()),
    ["bone", "M108 66L116 64L119 68L111 70Z", 0.5],
    ["night", disc(112, 67, 0.8) + disc(115, 66.4, 0.8)],
  ],
  chat: [
    ["bone", "M30 16H122Q130 16 130 24V68Q130 76 122 76H76L58 98L60 76H30Q22 76 22 68V24Q22 16 30 16Z", 2],
    ["dim", "M130 24L96 54M130 24L84 26M130 24L122 62M112 27Q110 34 114 39Q120 40 126 44M98 26Q97 40 104 47Q114 50 123 54", 1],
    ["night", tube([44, 46, 2.6], [45, 46, 2.6]) + tube([62, 46, 2.6], [63, 46, 2.6]) + tube([80, 46, 2.6], [81, 46, 2.6])],
    ["cloak", disc(104, 82, 6) + oval(104, 92, 8, 7), 1],
    ["night", cut(104, 52, 104, 78, 0.8)],
    ["dim", "M97 88L86 82M97 92L85 94M98 96L90 104M111 88L122 82M111 92L123 94M110 96L118 104", 1.4],
    ["ember", disc(102, 81, 1.2) + disc(106, 81, 1.2)],
  ],
  lost: [
    ["wood", "M75 22H85L86 112H74Z", 1],
    ["wood", "M82 30H134L144 39L134 48H82Z", 1.4],
    ["wood", "M78 54H28L18 63L28 72H78Z", 1.4],
    ["wood", "M82 76H120L128 84L120 92H82Z", 1.4],
    ["night", cut(92, 39, 126, 39, 1.6) + cut(36, 63, 68, 63, 1.6) + cut(90, 84, 112, 84, 1.6)],
    ["rock", "M40 114Q46 100 60 104Q70 96 84 104Q100 98 108 108L112 114Z", 1.4],
    at(34, 104, 0.8, skull(), -14),
    at(80, 16, 0.6, flame()),
  ],
  error: [
    ["rock", "M16 112L30 92L52 98L66 88L92 100L120 92L146 112Z", 1.6],
    ["wood", tube([40, 104, 4], [76, 74, 4.6], [104, 50, 5]), 1],
    ["steel", "M94 46L108 60L124 48L106 32Z", 1.2],
    ["ember", disc(112, 40, 2.4) + disc(120, 44, 1.6)],
    ["dim", tube([112, 36, 0.4], [106, 26, 2.4], [116, 16, 3], [108, 6, 2.2], [114, -2, 0.4])],
    ["dim", tube([120, 40, 0.3], [126, 30, 1.6], [120, 20, 2], [128, 12, 0.3])],
    ["ember", disc(96, 22, 1.2) + disc(132, 32, 1.2) + disc(88, 36, 1)],
  ],
  end: [
    ["brass", rays(80, 44, 30, 58, 26, 1.6)],
    ["wood", "M20 86H140V92H132V112H124V92H36V112H28V92H20Z", 1.2],
    at(52, 78, 0.8, book()),
    ["gold", "M66 70L62 34L76 48L86 26L96 48L110 34L106 70Q86 64 66 70Z", 1.8],
    ["gold", "M66 70Q86 64 106 70V80Q86 74 66 80Z", 1],
    ["ember", disc(86, 60, 3.4) + disc(72, 63, 2) + disc(100, 63, 2)],
    ...coins([116, 84], [124, 82], [120, 79], [128, 86]),
    at(86, 22, 1, [["light", star(5, 4, 0.3)]]),
  ],
};

const LAUREL = [100, 121, 142, 163, 184]
  .map((degrees) => {
    const [a, b] = [(degrees * Math.PI) / 180, ((degrees + 22) * Math.PI) / 180];
    return cut(60 + 26 * Math.cos(a), 52 + 26 * Math.sin(a), 60 + 28 * Math.cos(b), 52 + 28 * Math.sin(b), 4);
  })
  .join("");

/** The seal of whoever wins, 120 by 120. */
export const SEAL: Drawing = [
  ["blood", "M36 70L22 116L40 108L50 118L58 76ZM84 70L98 116L80 108L70 118L62 76Z", 1.2],
  ["blood", "M60 6C68 6 70 12 76 13C83 14 88 12 93 18C98 24 94 29 97 36C100 42 106 44 106 52C106 60 100 62 97 68C94 75 98 80 93 86C88 92 83 90 76 91C70 92 68 98 60 98C52 98 50 92 44 91C37 90 32 92 27 86C22 80 26 75 23 68C20 62 14 60 14 52C14 44 20 42 23 36C26 29 22 24 27 18C32 12 37 14 44 13C50 12 52 6 60 6Z", 2.6],
  ["blood", disc(60, 52, 33), 1.6],
  ["gold", LAUREL + mirror(LAUREL, 60), 0.6],
  ["gold", "M44 64L40 40L51 49L60 34L69 49L80 40L76 64Q60 58 44 64Z", 1.4],
  ["light", disc(60, 54, 2.6)],
];

export type Occupant = "open" | "person" | "bot";

const CLOTHS: readonly Body[] = ["fire", "ghost", "dream", "leaf"];

/** Somebody at the table: those at the far side show their faces, the near ones their backs. */
function occupant(who: Occupant, seat: number, near: boolean): Drawing {
  if (who === "open") return [at(0, 4, 1, stool)];
  const cloth = who === "bot" ? "steel" : (CLOTHS[seat % 4] ?? "cloak");
  const [body, face] = hood(cloth);
  if (!body || !face) return [];
  if (near) return [body, ["night", cut(0, -17, 0, 4, 1.2) + cut(-9, 8, -12, 26, 1.4) + cut(9, 8, 12, 26, 1.4)]];
  const inside: Drawing = who === "bot" ? [["ember", disc(-3.6, -2, 1.7) + disc(3.6, -2, 1.7)], ["dim", box(-4, 4, 8, 1.4)]] : [["skin", "M-8-3Q0-8 8-3C8 5 4 10 0 11C-4 10-8 5-8-3Z", 1], ["night", disc(-3, 0.5, 1.1) + disc(3, 0.5, 1.1) + cut(-2.4, 6, 2.4, 6, 0.9)]];
  return [body, face, ...inside];
}

/** A round table and whoever sits at it, 200 by 130; nobody sits before or behind the candle. */
export function roundTable(seats: readonly Occupant[]): Drawing {
  const places = seats.map((who, seat) => {
    const a = Math.PI * (0.5 + (2 * seat + (seats.length % 2 ? 0.5 : 1)) / seats.length);
    const near = Math.sin(a) > 0.3;
    const figure = at(Math.round(100 + 72 * Math.cos(a)), Math.round(64 + (near ? 38 : 27) * Math.sin(a)), near ? 0.95 : 0.74, occupant(who, seat, near));
    return { near, figure };
  });
  const of = (near: boolean): Group[] => places.filter((place) => place.near === near).map((place) => place.figure);
  return [
    ["brass", rays(100, 44, 22, 62, 26, 1.6)],
    ...of(false),
    ["wood", "M84 84H116L128 128H72Z", 1.4],
    ["wood", oval(100, 80, 62, 19), 2],
    ["night", cut(54, 78, 146, 76, 1) + cut(66, 88, 136, 87, 1) + cut(74, 71, 122, 70, 0.8)],
    ["bone", box(95.5, 54, 9, 22) + oval(100, 76, 9, 2.8), 0.8],
    at(100, 44, 0.95, flame()),
    ["bone", "M124 78L133 76L136 81L127 83Z", 0.5],
    ["night", disc(128, 79, 0.9) + disc(132, 80, 0.9)],
    ["paper", "M62 80L74 77L78 83L66 86Z"],
    ["ember", cut(66, 81, 73, 80, 1)],
    ...of(true),
  ];
}
