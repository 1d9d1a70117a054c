// The Student Congregation Cards: three of their Students, and what they are known for, as cards of 90 by 60.
import { at, cut, disc, oval, rays, type Drawing } from "../draw";
import { outlined } from "../dungeonology/tokens";
import { squared } from "./marks";
import { ROBES, student } from "./tokens";

/** Two behind and one in front, around 30 56. */
function three(name: string): Drawing {
  const [hue, letter] = ROBES[name] ?? ["ash", ""];
  const one = student(hue, letter);
  return [at(3, 22, 1.1, one), at(33, 22, 1.1, one), at(15, 24, 1.4, one)];
}

const ground = (): Drawing => [...squared(), ["wash", "M0 52Q24 47 90 50V60H0Z"], ["ink", cut(4, 55, 88, 52, 1)]];

export const congregations: Record<string, () => Drawing> = {
  // an eye that sees what comes
  phi: () => [
    ...ground(),
    ...three("phi"),
    ...outlined("chalk", "M56 22Q70 8 84 22Q70 36 56 22Z", 1.2),
    ...outlined("grape", disc(70, 22, 5.4), 1),
    ["ink", disc(70, 22, 2.4)],
    ["ink", rays(70, 22, 15, 20, 9), 0.9],
  ],
  // a retort over a flame
  zeta: () => [
    ...ground(),
    ...three("zeta"),
    ...outlined("sky", "M64 12H76V24L84 40C85 44 83 46 79 46H61C57 46 55 44 56 40L64 24Z", 1.2),
    ["grass", "M60 34H80L83 41C83.6 44 82 45 79 45H61C58 45 56.4 44 57 41Z"],
    ["chalk", disc(66, 39, 1.8) + disc(73, 37, 1.3) + disc(70, 42, 1)],
    ["ink", "M62 12H78", 1.6],
  ],
  // a flake of snow
  iota: () => [
    ...ground(),
    ...three("iota"),
    ["sky", disc(70, 26, 14), 0.6],
    ["ink", "M70 10V42M56 18L84 34M84 18L56 34M70 15L66 11M70 15L74 11M70 37L66 41M70 37L74 41M60.5 20.5L60 15M60.5 20.5L55 22M79.5 31.5L80 37M79.5 31.5L85 30M79.5 20.5L80 15M79.5 20.5L85 22M60.5 31.5L60 37M60.5 31.5L55 30", 1.2],
  ],
  // a trap that waits, with its teeth open
  lambda: () => [
    ...ground(),
    ...three("lambda"),
    ...outlined("ash", oval(71, 42, 15, 5), 1.2),
    ["ink", "M57 40L59 30L63 38L66 28L69 38L72 27L75 38L79 29L81 38L84 31L85 40", 1.2],
    ["ink", oval(71, 42, 5, 1.6), 1],
  ],
};
