// The cards of the notebook and their pictures, 90 by 60. Loaded with the table of this game only.
import type { Drawing } from "../draw";
import { backs, campus } from "./campus";
import { interns } from "./interns";
import { jinxes } from "./jinxes";
import { tricks } from "./tricks";

/** By content id; an Intern has the id of a Trick Card, so there it is `intern.guard`. */
export const NOTES: Record<string, () => Drawing> = {
  ...tricks,
  ...jinxes,
  ...campus,
  ...Object.fromEntries(Object.entries(interns).map(([id, scene]) => [`intern.${id}`, scene])),
};

export { backs as BACKS };

const BLANK = backs["trick"] as () => Drawing;

/** The picture of a card or of its copy (`fate_4_1`, `intern.guard`), or the back of its kind. */
export function dungeonologyScene(card: string, kind: string): Drawing {
  const named = kind === "intern" && !card.includes(".") ? `intern.${card}` : card;
  const scene = NOTES[named] ?? NOTES[named.replace(/_\d+$/, "")] ?? backs[kind] ?? BLANK;
  return scene();
}
