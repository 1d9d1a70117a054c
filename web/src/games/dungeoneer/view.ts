// What a view of Dungeoneer holds, as the server shows it (src/undercroft/games/dungeoneer/zones.py).

import type { Reading } from "../../lib/table.svelte";
import type { View } from "../../lib/types";

export type Space = {
  card: string;
  room: boolean;
  peril: number;
  glory: number;
  pit: number;
  sides: string[]; // north, east, south, west: O open, L6 locked, T6 trapped, = opening, # wall
  cell: string;
  turned: boolean;
};

export type Seat = {
  hero: string;
  level: number;
  life: number;
  glory: number;
  peril: number;
  at: string | null;
  scores: Record<string, number>;
  limits: { treasures: number; boons: number };
  hand: { count: number; known: string[] };
  wounded: Record<string, number>;
  treasures: string[];
  charges: Record<string, number>;
  boons: string[];
  banes: string[];
  quests: string[];
  progress: Record<string, number>;
  goals: Record<string, string[]>;
  completed: string[];
};

export type Scene = {
  scene: "combat" | "test" | "trap" | "die";
  hero: number;
  foe?: string;
  card?: string;
  score?: string | null;
  rolled?: boolean;
  hero_parts?: [string, number][];
  foe_parts?: [string, number][];
  threat?: number;
  total?: number;
  die?: number;
  avoided?: number[];
};

export type Dungeon = View & {
  round: number;
  turn: number;
  phase: string;
  points: number;
  seat: Record<string, Seat>;
  map: Space[];
  opened: string[];
  stage: string[];
  placing: Omit<Space, "cell" | "turned"> | null;
  declared: { card: string; victim: number; score: string | null }[];
  scene: Scene | null;
  used: string[];
  discard: string[];
  adventure: { count: number };
  map_deck: { count: number };
  quest_deck: { count: number };
};

export const PHASES = ["reset", "discard", "encounter", "build", "move"] as const;

export const reading: Reading = {
  heroes: (view) => seatsOf(view as Dungeon).map((seat) => seat.hero),
  spaces: (view) => Object.fromEntries((view as Dungeon).map.map((space) => [space.cell, space.card])),
};

export function seatsOf(view: Dungeon): Seat[] {
  return Array.from({ length: view.seats }, (_, n) => view.seat[String(n)] as Seat);
}

export function place(cell: string): { x: number; y: number } {
  const [x = "0", y = "0"] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

export const STEPS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The neighbour of a cell. */
export function beside(cell: string, side: string): string {
  const { x, y } = place(cell);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return `${x + dx},${y + dy}`;
}

/** A side of a card in parts: which kind of way, and the Threat on it. */
export function sideOf(mark: string): { kind: "open" | "locked" | "trapped" | "opening" | "wall"; threat: number } {
  if (mark === "#") return { kind: "wall", threat: 0 };
  if (mark === "=") return { kind: "opening", threat: 0 };
  if (mark.startsWith("L")) return { kind: "locked", threat: Number(mark.slice(1)) };
  if (mark.startsWith("T")) return { kind: "trapped", threat: Number(mark.slice(1)) };
  return { kind: "open", threat: 0 };
}
