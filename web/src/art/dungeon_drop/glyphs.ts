// The sign of each kind of cube, so that colour is not needed. Each is one path around 0 0, within 11 by 11, to be
// filled with the rule "evenodd": in SVG, in a Path2D, and on the faces of the cubes in space.
import { box, disc } from "../draw";

const hexagon = (r: number): string => {
  const [a, b] = [Math.round(r * 86.6) / 100, r / 2];
  return `M0 ${-r}L${a} ${-b}V${b}L0 ${r}L${-a} ${b}V${-b}Z`;
};

export const GLYPHS = {
  // a column
  pillar: "M-4.7-5.2H4.7V-3.2H3.3V3.2H4.7V5.2H-4.7V3.2H-3.3V-3.2H-4.7ZM-1.8-2.6H-.9V2.6H-1.8ZM.9-2.6H1.8V2.6H.9Z",
  // a coin
  gold: disc(0, 0, 5.3) + disc(0, 0, 4.2) + disc(0, 0, 3.5) + box(-0.7, -2, 1.4, 4),
  // a hexagon
  ruby: hexagon(5.5) + hexagon(3.9) + hexagon(2.4),
  // a drop
  sapphire: "M0-5.6C2.1-2.4 4.1-.4 4.1 1.5A4.1 4.1 0 0 1-4.1 1.5C-4.1-.4-2.1-2.4 0-5.6ZM-2.5 1.4C-2.5 3-1.3 4.1.3 4.3L.5 3.2C-.6 3.1-1.4 2.4-1.4 1.4Z",
  // a rhombus
  diamond: "M0-5.6L4.5 0L0 5.6L-4.5 0ZM0-3.1L-2.5 0L0 3.1L2.5 0Z",
  // a flask
  potion: "M-2-5.4H2V-4H1.3V-1.9A3.8 3.8 0 1 1-1.3-1.9V-4H-2Z" + disc(-1, 2.3, 0.9) + disc(1.3, 1, 0.7),
  // a key
  key: disc(0, -2.9, 2.6) + disc(0, -2.9, 1.2) + "M-.7-.4H.7V2H2.8V3.2H.7V4.1H2.3V5.5H-.7Z",
  // a chest with its lock
  chest: "M-5.2-.6V-1.6A3.1 3.1 0 0 1-2.1-4.7H2.1A3.1 3.1 0 0 1 5.2-1.6V-.6H1.5V-1.5H-1.5V-.6ZM-5.2.5H-1.5V2H1.5V.5H5.2V4.6H-5.2Z",
  // a shield with a spark
  shield: "M0-5.5L4.7-3.9V.3C4.7 3 2.7 4.6 0 5.6C-2.7 4.6-4.7 3-4.7.3V-3.9ZM0-3.2C-.4-1-.9-.5-2.9 0C-.9.5-.4 1 0 3.2C.4 1 .9.5 2.9 0C.9-.5.4-1 0-3.2Z",
  // a grin with one fang
  goblin: "M-5.4-4.6Q0-1.6 5.4-4.6L4.9-1.9Q3.7-1.1 2.5-.7Q2.1 2.9 .2 5.4Q-1.9 2.8-2.3-.6Q-3.7-1-4.9-1.9Z",
  // a grin with two fangs
  troll: "M-5.4-4.6Q0-1.6 5.4-4.6L4.9-1.9L4.6-1.7Q4.4 2.5 3 5.2Q1.1 2.6 .7-.6Q0-.5-.7-.6Q-1.1 2.6-3 5.2Q-4.4 2.5-4.6-1.7L-4.9-1.9Z",
  // the head of a dragon
  dragon: "M-5.7 .5C-4.2-1.6-2.5-2.7-.5-2.9L-1.5-5.5L2.1-3.6L4.9-5.4L4.5-1.8C5.5 .5 5.5 3 4.4 5.5H-.6C.6 4.3 .9 3.2 .3 2.4L-1.1 3.4L-1.8 2.2L-3 3.2L-3.5 2L-5.1 2.8Z" + disc(-0.2, -0.8, 0.75),
  // stairs
  stair: "M-5.2 5.2V2.6H-2.6V0H0V-2.6H2.6V-5.2H5.2V5.2Z",
  // a rune
  relic: "M-4.8-5.2L0-1.4L4.8-5.2V5.2L0 1.4L-4.8 5.2ZM-3.3-2.1V2.1L-1 0ZM3.3-2.1L1 0L3.3 2.1Z",
} as const;

const PIPS: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [[-2.6, -2.6], [2.6, 2.6]],
  [[-3, -3], [0, 0], [3, 3]],
  [[-2.6, -2.6], [2.6, -2.6], [-2.6, 2.6], [2.6, 2.6]],
  [[-3, -3], [3, -3], [0, 0], [-3, 3], [3, 3]],
];

/** The open Chest: the sixth face of the die. */
const OPEN = "M-5.2-1L-3.8-5H3.8L5.2-1H4L3-3.8H-3L-4-1ZM-5.2.3H-1.4V1.9H1.4V.3H5.2V5H-5.2Z";

/** What the die shows that a Chest is: pips for 1 to 5, an open Chest for 6. */
export function dieFace(value: number): string {
  return PIPS[value - 1]?.map(([x, y]) => disc(x, y, value === 1 ? 1.8 : 1.3)).join("") ?? OPEN;
}
