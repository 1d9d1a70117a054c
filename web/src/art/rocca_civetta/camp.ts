// Camp Z, the tile of Caterina: its place as a sketch of 76 by 40, and its icon on a grid of 24.
import { at, box, cut, disc, type Drawing } from "../draw";
import { sketch, strokes } from "../dungeonology/zones";

/** A tent with a Z on it, a kettle over a fire, a line of flasks. */
const camp = (): Drawing =>
  sketch(
    [
      ["azure", "M4 37L24 5L44 37Z"],
      ["ink", "M19 37L24 20L29 37Z"],
      ["amber", "M56 36C53 32 56 30 57 26C60 29 62 32 60 36Z"],
      ["verdant", "M66 37V32L64 28H70L68 32V37Z"],
      ["seal", "M72 37V33L71 30H75L74 33V37Z"],
    ],
    "M24 5V1M24 1L31 3L24 5.5M4 37L1 38.5M44 37L47 38.5M48 37L58 13L68 27M58 13V19M53 19C53 25 63 25 63 19Z",
    strokes(33, 20, 4, 7, 3, 1.6, 2.6),
    ["chalk", "M19.5 12.5H28.5V14.2L22.6 18.6H28.5V20.4H19.5V18.6L25.4 14.2H19.5Z"],
    at(58, 12, 1, [["ink", disc(0, 0, 1.2) + cut(-2, 8, -3, 5, 0.7) + cut(2, 8, 3, 5, 0.7)]]),
    ["ink", box(50, 37, 14, 1.2)],
  );

export const scenes: Record<string, () => Drawing> = Object.fromEntries(["i", "ii", "iii", "iv"].map((floor) => [`camp_z_${floor}`, camp]));

export const icons: Record<string, string> = {
  camp_z: "M2 20.5h20M4 20.5L12 4l8 16.5M12 4l-1.2-2.3M12 4l1.2-2.3M9 11.5h6l-6 6.5h6",
};
