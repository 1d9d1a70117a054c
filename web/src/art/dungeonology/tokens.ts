// The small things of the notebook. On the map there are many of them, so most are flat: a colour and ink.
import { at, cut, disc, type Drawing, type Flat } from "../draw";
import { star } from "../shapes";
import { NOTE_ICONS } from "./icons";

// -- cubes

/** The colour of a cube, and of doors and columns that ask for it. */
export const CUBE_TONES: Record<string, Flat> = { civilization: "grass", militia: "wax", worship: "sky", riches: "amber", caste: "grape", false_information: "ink", universal_information: "paper" };

/** Their signs, round 0 0, 10 wide, so that colour is not needed: wheat, sword, sun, coin, crown. */
export const CUBE_SIGNS: Record<string, string> = {
  civilization:
    "M-.55 5.2V-1H.55V5.2ZM0-5.6Q1.7-3.9 0-2Q-1.7-3.9 0-5.6ZM-.4-.4Q-3.8-.3-4.1-3.5Q-.8-3.4-.4-.4ZM.4-.4Q3.8-.3 4.1-3.5Q.8-3.4 .4-.4ZM-.4 3Q-3.8 3.1-4.1-.1Q-.8 0-.4 3ZM.4 3Q3.8 3.1 4.1-.1Q.8 0 .4 3Z",
  militia: "M0-5.8L1.4-4.2V1.2H3.8V2.8H.9V4H1.5V5.6H-1.5V4H-.9V2.8H-3.8V1.2H-1.4V-4.2Z",
  worship: disc(0, 0, 2.6) + "M-.9-3.1L0-5.8L.9-3.1ZM-.9 3.1L0 5.8L.9 3.1ZM-3.1-.9L-5.8 0L-3.1 .9ZM3.1-.9L5.8 0L3.1 .9ZM-2.9-1.6L-4.1-4.1L-1.6-2.9ZM2.9-1.6L4.1-4.1L1.6-2.9ZM-2.9 1.6L-4.1 4.1L-1.6 2.9ZM2.9 1.6L4.1 4.1L1.6 2.9Z",
  riches: "M-5.2 0A5.2 5.2 0 0 1 5.2 0A5.2 5.2 0 0 1-5.2 0ZM-3.6 0A3.6 3.6 0 0 0 3.6 0A3.6 3.6 0 0 0-3.6 0ZM-1.8-1.8H1.8V1.8H-1.8Z",
  // without a column of their own: a cross, and a ring with four dots
  false_information: "M-4.4-3.1L-3.1-4.4L0-1.3L3.1-4.4L4.4-3.1L1.3 0L4.4 3.1L3.1 4.4L0 1.3L-3.1 4.4L-4.4 3.1L-1.3 0Z",
  universal_information: disc(0, 0, 1.7) + disc(0, -4.2, 1.3) + disc(4.2, 0, 1.3) + disc(0, 4.2, 1.3) + disc(-4.2, 0, 1.3),
  caste: "M-4.6 4.4L-5.6-3L-2.4-.2L0-5L2.4-.2L5.6-3L4.6 4.4Z",
};

// -- tokens, 24 by 24

export const chip = (tone: Flat, of: Drawing, ring: Flat = "ink"): Drawing => [
  [tone, disc(12, 12, 10.8)],
  [ring, disc(12, 12, 8.7), 0.6],
  ["ink", disc(12, 12, 10.8), 1.3],
  ...of,
];
export const outlined = (tone: Flat, d: string, width = 1.3): Drawing => [
  [tone, d],
  ["ink", d, width],
];
/** An icon in the middle of a chip. */
export const bearing = (name: string, pen: Flat = "chalk"): Drawing => [at(5.4, 5.4, 0.55, [[pen, NOTE_ICONS[name] ?? "", 2.6]])];

const meeple = "M12 3.5C15 3.5 16.4 5.8 15.6 8.6C18.6 9.2 22.5 10.8 22.5 12.8C22.5 14.6 20 14.8 17.5 14.8C18 17.3 20.5 19.6 20.5 21.2C20.5 22 19.9 22.2 19 22.2H14.6C13.8 22.2 13.3 19.7 12 19.7S10.2 22.2 9.4 22.2H5C4.1 22.2 3.5 22 3.5 21.2C3.5 19.6 6 17.3 6.5 14.8C4 14.8 1.5 14.6 1.5 12.8C1.5 10.8 5.4 9.2 8.4 8.6C7.6 5.8 9 3.5 12 3.5Z";
const hat: Drawing = [["chalk", "M12 0.8L20 4.2L12 7.6L4 4.2ZM19 4.5V8.5", 1.8], ["ink", "M12 0.8L20 4.2L12 7.6L4 4.2Z"], ["ink", "M19 4.5V8.5", 1]];
const blaze = "M5 18C2 12 6 10 6.5 6C8.5 7.5 9 9 9.5 10C9.5 5.5 11 3 13.5 1.5C13.5 6 19.5 8 19 14C18.9 16 18 18 18 18Z";
const mask = "M1.5 8.5C5 5.8 8.5 6 12 8C15.5 6 19 5.8 22.5 8.5C22.5 15 20 18 16.5 18C14.5 18 13 16.8 12 15C11 16.8 9.5 18 7.5 18C4 18 1.5 15 1.5 8.5Z";
const arrowUp = "M12 1.5L21.5 11.5H16V22.5H8V11.5H2.5Z";

export const TOKENS: Record<string, () => Drawing> = {
  student: () => [["iron", meeple, 0.7], ...hat],
  omega: () => [
    ...outlined("wax", meeple),
    ["chalk", "M8.8 17H11V15.6C9.4 14.9 8.7 13.7 8.7 12.4C8.7 10.6 10.1 9.3 12 9.3S15.3 10.6 15.3 12.4C15.3 13.7 14.6 14.9 13 15.6V17H15.2", 1.3],
    ...hat,
  ],
  x: () => chip("chalk", [["ink", "M7.5 7L16.5 17M16.5 7L7.5 17", 2.6], ["ink", "M6 7H9M15 7H18M6 17H9M15 17H18", 1]]),
  teleport: () => chip("grape", [["chalk", "M12 12C12.5 10.5 14.6 11 14.5 13C14.3 15.4 11 16 9.4 14C7.6 11.5 9.3 7.7 12.8 7.5C16.6 7.4 18.4 11 17.6 14.2", 1.6]], "chalk"),
  trap: () => chip("ash", [["chalk", "M5.5 9C8 6.5 16 6.5 18.5 9M5.5 15C8 17.5 16 17.5 18.5 15M5.5 9V15M18.5 9V15", 1.3], ["chalk", "M7 8.6L8.5 12L10 7.9L12 11.6L14 7.9L15.5 12L17 8.6M7 15.4L8.5 12.8L10 16L12 12.6L14 16L15.5 12.8L17 15.4", 1]], "chalk"),
  trap_stop: () => chip("wax", bearing("stop"), "chalk"),
  trap_toll: () => chip("wax", bearing("toll"), "chalk"),
  trap_ambush: () => chip("wax", bearing("ambush"), "chalk"),
  stun: () => [
    ...chip("amber", []),
    at(12, 13.5, 1, outlined("chalk", star(5.5), 1)),
    ["ink", "M5.5 8.5C8 5.5 16 5.5 18.5 8.5M18.5 8.5L18.6 6.2M18.5 8.5L16.2 8.3", 1.2],
  ],
  star: () => [at(12, 13, 1, outlined("amber", star(11.5)))],
  arrow: () => outlined("sky", arrowUp),
  knowledge: () => chip("grape", bearing("knowledge"), "chalk"),
  disguise: () => [...outlined("grape", mask), ["chalk", "M5.5 11C7.3 10 9 10.4 10 12.2C8.4 13.2 6.6 12.8 5.5 11ZM18.5 11C16.7 10 15 10.4 14 12.2C15.6 13.2 17.4 12.8 18.5 11Z"]],
  bonfire: () => [...outlined("amber", blaze), ["wax", "M9 18C7 14 10.5 13 11 10C14.5 12.5 16 15 14.5 18Z"], ...outlined("sepia", "M2.5 18.5L20.5 20.5L21 22.8L2.5 21ZM21.5 18.5L3.5 20.5L3 22.8L21.5 21Z", 0.9)],
  university: () => [
    ...outlined("sky", "M7.5 7C4 10 2.5 13.5 2.5 16.8C2.5 21 6 22.8 12 22.8S21.5 21 21.5 16.8C21.5 13.5 20 10 16.5 7Z"),
    ...outlined("sky", "M7 2.5L9.5 4.2L12 2L14.5 4.2L17 2.5L16 7H8Z"),
    ["ink", "M6.5 7.2H17.5", 1.8],
    ["chalk", "M12 10.5L18 13.3L12 16.1L6 13.3ZM8.5 15.5V18.5Q12 20.5 15.5 18.5V15.5L12 17.2Z"],
  ],
  first: () => [
    ...chip("wax", [["chalk", "M10 9.5L12.5 7.5V16.5M10 16.5H15", 1.9]], "wax"),
    ["chalk", cut(7.5, 18, 5, 13.5, 1.5, -1) + cut(5, 14, 4.8, 9.5, 1.5, -1) + cut(5, 9.8, 7.2, 5.8, 1.5, -1) + cut(16.5, 18, 19, 13.5, 1.5, 1) + cut(19, 14, 19.2, 9.5, 1.5, 1) + cut(19, 9.8, 16.8, 5.8, 1.5, 1)],
  ],
};
export const tokenOf = (name: string): Drawing => TOKENS[name]?.() ?? chip("chalk", []);

// -- what lies on an edge, along the north side, its middle at 0 0

export const EDGE_TOKENS: Record<string, Drawing> = {
  stairs: [
    ...outlined("chalk", "M-10.5-5.5H10.5V5.5H-10.5Z", 1.4),
    ["ink", "M-10.5-2.8H10.5M-10.5 0H10.5M-10.5 2.8H10.5", 0.9],
    ...outlined("amber", "M0-7L4-3H1.7V3H4L0 7L-4 3H-1.7V-3H-4Z", 0.9),
  ],
  wall: [
    ["stone", "M-13-4.5L-9-5.2L-4-4.7L2-5.3L8-4.6L13-5V4.6L8 5.2L1 4.7L-6 5.2L-13 5Z", 0.7],
    ["ink", "M-13 0H13M-7-4.8V0M0-4.8V0M7-4.8V0M-10 0V4.8M-3.5 0V4.8M3.5 0V4.8M10 0V4.8", 0.9],
    ["ink", cut(-12, -2, -8, -1.6, 0.7) + cut(8, 3, 12.5, 2.6, 0.7) + cut(-2, 3, 2, 3.3, 0.7)],
  ],
};
