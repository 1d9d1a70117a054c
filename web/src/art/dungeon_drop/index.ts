// The cards of Dungeon Drop and their pictures, 90 by 60. Loaded with the table of this game only.
import { classes } from "./classes";
import { backs, quests } from "./quests";
import { races } from "./races";
import { scenes } from "./scenes";
import type { Toy } from "./toy";

export const TOYS: Record<string, () => Toy> = { ...races, ...classes, ...quests };

export { backs as BACKS, races as RACES, scenes as SCENES };

const BLANK = backs["quest"] as () => Toy;

/** The picture of a card or a scene, or the back of its kind. */
export function toyOf(card: string, kind: string): Toy {
  return (TOYS[card] ?? scenes[card] ?? backs[kind] ?? BLANK)();
}
