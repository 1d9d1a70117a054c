// What the Note Board, the Alert Card, the Clan Card and a Trick Card show, made of what is printed and of the view.

import type { Offer } from "../../lib/table.svelte";
import type { CardFacts, Content } from "../../lib/types";
import { CUBES, type Boards, type Column, type Cube, type DungeonologyView, type Seat } from "./types";

// -- the Note Board

export type Slot = { n: number; filled: boolean; star: boolean; arrow: boolean };

export function columnOf(content: Content | null, cube: Cube): Column {
  return (content?.boards["note"] as Partial<Boards["note"]> | undefined)?.[cube] ?? { value: 0, slots: 0, stars: [], arrows: [] };
}

/** The slots of a column with so many cubes in it, from the bottom. */
export function slotsOf(column: Column, cubes: number): Slot[] {
  return Array.from({ length: column.slots }, (_, i) => ({
    n: i + 1,
    filled: i < cubes,
    star: column.stars.includes(i + 1),
    arrow: column.arrows.includes(i + 1),
  }));
}

/** The kind of the cube in a slot: that of its column, or a white one where a box has them. */
export function cubeAt(seat: Seat, column: Cube, slot: number): string {
  const { universal } = seat as { universal?: Partial<Record<Cube, number[]>> };
  return universal?.[column]?.includes(slot) ? "universal_information" : column;
}

/** The token of the Star at a slot: one of its own, where the Stars of a Note Board are told apart. */
export function starAt(content: Content | null, cube: Cube, slot: number): string {
  const stars = (content?.boards["stars"] ?? {}) as Record<string, { column: string; slot: number }>;
  return Object.keys(stars).find((star) => stars[star]?.column === cube && stars[star].slot === slot) ?? "star";
}

/** Printed on the Campus, unless a box has another one for this game. */
export function bonfireSpaces(content: Content | null, view: DungeonologyView): number {
  return (view as { bonfire_spaces?: number }).bonfire_spaces ?? (content?.boards["bonfire"] as Boards["bonfire"] | undefined)?.spaces ?? 0;
}

/** How many Stars a Thesis asks for. */
export const starsNeeded = (content: Content | null): number => (content?.boards["thesis"] as Boards["thesis"] | undefined)?.stars ?? 0;

// -- the Alert Card

export type Row = { n: number; bonus: number; students: number; omegas: number; state: "placed" | "next" | "later" };

/** The rows from the top: those with an Omega Student, the one the next goes to, and the others. */
export function rowsOf(alert: CardFacts | undefined, placed: number): Row[] {
  const rows = (alert?.["rows"] as [number, number, number][] | undefined) ?? [];
  return rows.map(([bonus, students, omegas], i) => ({ n: i + 1, bonus, students, omegas, state: i < placed ? "placed" : i === placed ? "next" : "later" }));
}

// -- the Clan Card

export type Worth = { cube: Cube; value: number; modifier: number };

/** What a cube of each colour is worth, and what the Clan adds to it or takes away. */
export function worthOf(clan: CardFacts | undefined, content: Content | null): Worth[] {
  const modifiers = new Map((clan?.["modifiers"] as [string, string][] | undefined) ?? []);
  return CUBES.map((cube) => {
    const modifier = Number((modifiers.get(cube) ?? "0").replace("\u2212", "-"));
    return { cube, modifier, value: columnOf(content, cube).value + modifier };
  });
}

// -- Trick Cards

export const USES = ["bonus", "aux", "main"] as const;
export type Use = (typeof USES)[number];
export type Mark = "add" | "aux" | "main" | "react" | "discard";

const MARKS: Record<string, Mark> = { add: "add", aux: "aux", rob: "aux", main: "main", react: "react", discard: "discard" };
const USED: Record<Mark, Use | ""> = { add: "bonus", aux: "aux", main: "main", react: "main", discard: "" };

/** How the card is offered now, each way once. */
export function marksOf(offers: readonly Offer[]): Mark[] {
  return [...new Set(offers.flatMap((offer) => MARKS[offer.verb] ?? []))];
}

/** Which of the three uses of the card are offered now. */
export function usesOf(offers: readonly Offer[]): Use[] {
  const offered = marksOf(offers).map((mark) => USED[mark]);
  return USES.filter((use) => offered.includes(use));
}

// -- piles

/** How often each card lies in a pile, in the order in which they were laid, the last first. */
export function counted(cards: readonly string[], idOf: (card: string) => string): { id: string; n: number }[] {
  const found = new Map<string, number>();
  for (const card of cards.toReversed()) found.set(idOf(card), (found.get(idOf(card)) ?? 0) + 1);
  return [...found].map(([id, n]) => ({ id, n }));
}

// -- the end

/** Why the table is in a hurry, worst first: the message and who it names. */
export function warningsOf(view: DungeonologyView): { message: "final" | "countdown" | "maximum"; seat: number }[] {
  if (view.over) return [];
  const found: { message: "final" | "countdown" | "maximum"; seat: number }[] = [];
  if (view.final_round !== null) found.push({ message: "final", seat: view.final_round });
  if (view.countdown !== null) found.push({ message: "countdown", seat: view.countdown });
  if (view.alert.maximum) found.push({ message: "maximum", seat: view.turn });
  return found;
}
