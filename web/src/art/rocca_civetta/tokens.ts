// Tokens and icons of the second box.
import { at, disc, type Drawing, type Flat } from "../draw";
import { chip, CUBE_SIGNS, CUBE_TONES, outlined } from "../dungeonology/tokens";
import { star } from "../shapes";

/** Stars by their border; the cubes of that column. */
const BORDERS = { green: "civilization", red: "militia", blue: "worship", yellow: "riches", purple: "caste" } as const;
const METALS: Record<string, readonly (keyof typeof BORDERS)[]> = { silver: ["green", "red", "blue"], gold: ["green", "red", "blue", "yellow", "purple"] };

/** Short rays between the points of a star: gold shines, silver does not, so that nobody needs to tell the metals by colour. */
const shine = (): string => {
  let d = "";
  for (let i = 0; i < 5; i++) {
    const a = (Math.PI * (2 * i + 1)) / 5 - Math.PI / 2;
    const on = (r: number, turn: number): string => `${(r * Math.cos(a + turn)).toFixed(1)} ${(r * Math.sin(a + turn)).toFixed(1)}`;
    d += `M${on(5, -0.34)}L${on(10.6, 0)}L${on(5, 0.34)}Z`;
  }
  return d;
};

const starToken = (metal: string, border: keyof typeof BORDERS): Drawing => {
  const cube = BORDERS[border];
  const hue: Flat = CUBE_TONES[cube] ?? "sepia";
  return [
    at(12, 12.8, 1, [
      ...(metal === "gold" ? outlined("amber", shine(), 1) : []),
      ...outlined(hue, star(12, 5, 0.57), 1),
      [metal === "gold" ? "ochre" : "iron", star(8, 5, 0.6), 0.3],
      at(0, 0.2, 0.62, [["ink", CUBE_SIGNS[cube] ?? ""]]),
    ]),
  ];
};

/** Students of Congregations, by the hue of the robe and the letter on it. */
export const ROBES: Record<string, [hue: Flat, letter: string]> = {
  phi: ["grape", "M12 13.2V21.4M12 15C7.6 15 7.6 19.8 12 19.8S16.4 15 12 15Z"],
  zeta: ["ink", "M8.4 14.2H15.6L8.8 20.6H15.6"],
  iota: ["sky", "M12 13.4V20.6M10.2 13.4H13.8M10.2 20.6H13.8"],
  lambda: ["moss", "M8.4 20.8L12 13.2L15.6 20.8"],
};

/** Head and shoulders under a square cap. */
export const student = (hue: Flat, letter: string): Drawing => [
  ...outlined(hue, "M3.4 22.4C3.4 15 6.6 11.4 12 11.4S20.6 15 20.6 22.4Z", 1.2),
  ...outlined("chalk", disc(12, 8, 4.2), 1),
  ["ink", "M3.6 4.4L12 1L20.4 4.4L12 7.4Z"],
  ["chalk", letter, 1.3],
];

export const tokens: Record<string, () => Drawing> = {
  ...Object.fromEntries(Object.entries(METALS).flatMap(([metal, borders]) => borders.map((border) => [`${metal}_${border}`, () => starToken(metal, border)]))),
  fools_token: () =>
    chip("chalk", [
      ["wax", "M12 17.4C8.6 17.4 6.6 16.6 6.4 15C6 12 4.6 12 3.8 14.4C2.4 10 5 7 8.4 9C9 6.6 10.4 4.6 12 3.4Z"],
      ["grass", "M12 17.4C15.4 17.4 17.4 16.6 17.6 15C18 12 19.4 12 20.2 14.4C21.6 10 19 7 15.6 9C15 6.6 13.6 4.6 12 3.4Z"],
      ["ink", "M12 17.4C8.6 17.4 6.6 16.6 6.4 15C6 12 4.6 12 3.8 14.4C2.4 10 5 7 8.4 9C9 6.6 10.4 4.6 12 3.4C13.6 4.6 15 6.6 15.6 9C19 7 21.6 10 20.2 14.4C19.4 12 18 12 17.6 15C17.4 16.6 15.4 17.4 12 17.4ZM12 3.4V17.4", 1.1],
      ...outlined("amber", disc(3.9, 15.6, 1.5) + disc(20.1, 15.6, 1.5) + disc(12, 3, 1.5), 0.9),
      ["ink", "M7.6 19.4H16.4", 1.5],
    ], "chalk"),
  ...Object.fromEntries(Object.entries(ROBES).map(([name, [hue, letter]]) => [name, () => student(hue, letter)])),
  egg: () => [
    ...outlined("chalk", "M12 2.2C16.4 2.2 20 9 20 14.4C20 19.4 16.6 22.2 12 22.2S4 19.4 4 14.4C4 9 7.6 2.2 12 2.2Z", 1.2),
    ["grass", disc(9, 10, 1.5) + disc(14.6, 8, 1.1) + disc(15.6, 14.4, 1.9) + disc(8.4, 16.4, 1.3) + disc(12.4, 18.8, 0.9)],
    ["ink", "M17.2 17.4C16.4 18.8 15.2 19.8 13.6 20.3", 1],
  ],
  cauldron: () => [
    ...outlined("wax", "M5 19C3.6 21 5 23 7 22.8C9 22.8 9.6 21 8.6 19ZM10.4 20C9.4 22 10.4 23.4 12 23.4S14.6 22 13.6 20ZM15.4 19C14.4 21 15 22.8 17 22.8C19 23 20.4 21 19 19Z", 0.9),
    ...outlined("ash", "M2.5 8.5H21.5C23 14 20.5 20 15.5 20.5H8.5C3.5 20 1 14 2.5 8.5Z"),
    ...outlined("grass", "M1.5 8.5C1.5 6 22.5 6 22.5 8.5S1.5 11 1.5 8.5Z", 1.1),
    ...outlined("chalk", disc(8, 7.6, 1.5) + disc(13.4, 8.4, 2) + disc(16, 4, 1.2) + disc(10.4, 3, 1), 0.9),
    ["chalk", "M5.5 12.5C5.2 15 6 17 7.5 18", 1.2],
  ],
};

/** The icons of new types and kinds, on a grid of 24. */
export const icons: Record<string, string> = {
  alchemy: "M9 2.5h6M10 2.5v6.5L4.2 18.6c-1 1.7.1 2.9 1.8 2.9h12c1.7 0 2.8-1.2 1.8-2.9L14 9V2.5M6.8 15.5h10.4M10.5 18.5h.01M13.5 18h.01",
  specialists: "M8.5 3.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4ZM2.5 19.5c0-4.5 2.3-6.5 6-6.5c1.5 0 2.8.3 3.8 1M17.5 11.5l1.4 2.7l3 .5l-2.1 2.2l.4 3l-2.7-1.3l-2.7 1.3l.4-3l-2.1-2.2l3-.5Z",
  spriggan: "M12 21.5C7.5 17.5 5 14.5 5.5 10L2 6.5l5 .8C8.3 6 10 5.5 12 5.5s3.7.5 5 1.8l5-.8l-3.5 3.5c.5 4.5-2 7.5-6.5 11.5ZM9 11l1.8.8M15 11l-1.8.8M9 15.2c2 1.2 4 1.2 6 0M9.5 5.5L8 2M14.5 5.5L16 2M12 5.5V3.5",
  research: "M5.5 2.5h9l4 4v5M5.5 2.5v19h6M14.5 2.5v4h4M8.5 8h4M8.5 11.5h5M8.5 15h3M13.5 18l2.7 3l5-6",
  zainetto: "M8 6.5V5a4 4 0 0 1 8 0v1.5M6 21.5h12c1 0 1.5-.5 1.5-1.5v-8c0-3.5-2-5.5-5-5.5h-5c-3 0-5 2-5 5.5v8c0 1 .5 1.5 1.5 1.5ZM8 21.5V16h8v5.5M8.5 11h7M12 16v2.2M4.5 13.5H3a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h1.5M19.5 13.5H21a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-1.5",
};
