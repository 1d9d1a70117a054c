// The kinds of cubes as they are shown: order, colours, sign. Colours never stand alone: every cube carries its glyph.
import { GLYPHS } from "../../art/dungeon_drop/glyphs";

export type Kind = keyof typeof GLYPHS;
export type Size = "s" | "l" | "h";
export type Group = "structure" | "treasure" | "gem" | "item" | "monster" | "solo";

export interface Look {
  group: Group;
  /** The body, its edges, and the sign upon it. Hexadecimal, as the scene in space needs them. */
  colour: string;
  edge: string;
  ink: string;
  /** Light goes through gems and Relics. */
  translucent: boolean;
  /** How metal it is, 0 to 1. */
  metal: number;
}

const look = (group: Group, colour: string, edge: string, ink: string, translucent = false, metal = 0): Look => ({
  group, colour, edge, ink, translucent, metal,
});

/** By kind, in the order of pieces (DRP-R-61). */
export const LOOKS: Readonly<Record<Kind, Look>> = {
  pillar: look("structure", "#9b9890", "#66635c", "#1c1a17"),
  gold: look("treasure", "#e4b437", "#9a6f10", "#2c1d00", false, 0.85),
  ruby: look("gem", "#c2174b", "#7d0a2c", "#ffffff", true),
  sapphire: look("gem", "#2458c4", "#123079", "#ffffff", true),
  diamond: look("gem", "#e3edf4", "#93a9b8", "#263743", true),
  potion: look("item", "#ee8722", "#a34f06", "#2b1300"),
  key: look("treasure", "#7d1a22", "#e4b437", "#ffdf86"),
  chest: look("treasure", "#7d1a22", "#e4b437", "#ffdf86"),
  shield: look("item", "#a8d5ea", "#4f88a4", "#0f3347", false, 0.35),
  goblin: look("monster", "#2c7a36", "#164a1d", "#ffffff"),
  troll: look("monster", "#b3bd2e", "#6d7410", "#232800"),
  dragon: look("monster", "#cb3218", "#7c1607", "#ffffff"),
  stair: look("solo", "#232127", "#f2efe8", "#ffffff"),
  relic: look("solo", "#117a58", "#06432f", "#ffffff", true),
};

/** Kinds in the order in which they are always named. */
export const KINDS = Object.keys(LOOKS) as Kind[];

export const MONSTERS: readonly Kind[] = ["goblin", "troll", "dragon"];

/** The cloth of the table, and what shines on it. */
export const FELT = { ground: "#35213c", deep: "#21142a", line: "#6f5580", wood: "#3a2618", light: "#fff3d8" } as const;

export const isKind = (name: string): name is Kind => name in LOOKS;

/** `gold_s1` is a Gold; so is `gold`. */
export function kindOf(name: string): Kind {
  const kind = name.split("_")[0] ?? "";
  return isKind(kind) ? kind : "pillar";
}

/** `gold_l2` is large; a kind alone is small. */
export function sizeOf(name: string): Size {
  const letter = name.split("_")[1]?.[0];
  return letter === "l" || letter === "h" ? letter : "s";
}

export const glyphOf = (name: string): string => GLYPHS[kindOf(name)];
export const lookOf = (name: string): Look => LOOKS[kindOf(name)];

/** A colour that a scheme may change: of the body, the edge or the sign of a kind. */
export function paintOf(name: string, part: "colour" | "edge" | "ink" = "colour"): string {
  const kind = kindOf(name);
  return `var(--drop-${kind}${part === "colour" ? "" : `-${part}`}, ${LOOKS[kind][part]})`;
}

/** Names grouped by kind, in the order of kinds. */
export function byKind(names: readonly string[]): [Kind, string[]][] {
  const found = new Map<Kind, string[]>();
  for (const name of names) found.set(kindOf(name), [...(found.get(kindOf(name)) ?? []), name]);
  return KINDS.filter((kind) => found.has(kind)).map((kind) => [kind, found.get(kind) ?? []]);
}
