// What the panels, the scenes and the end of Dungeon DungeonDropView are made of: pure readings of the view and of what is printed.
// Points, damage and what a room brings come from the server; nothing is counted here that a rule would have to know.

import type { Offer } from "../../lib/table.svelte";
import type { Content, Facts, LogLine, TableEvent } from "../../lib/types";
import { byKind, isKind, KINDS, kindOf, type Kind } from "./kinds";
import type { DungeonDropView, Floors, Legacy, Required, Seat } from "./types";

/** What a score is made of, in the order in which it is counted; without a sum where the Quest is not known. */
export const ITEMS = ["gold", "gems", "quest", "chests", "keys", "potions", "shields", "monsters", "hearts", "meeples"] as const;
export type Item = (typeof ITEMS)[number];
export type Figures = Partial<Record<Item | "total" | "opened", number | null>>;

/** Items that mostly bring nothing: they are shown only where they do, however many points the box gives them. */
const SELDOM: readonly Item[] = ["keys", "potions", "hearts", "meeples"];

/** The items to show for these scores, in order: all but those that seldom bring something, unless one of them did. */
export function itemsOf(...scores: Figures[]): Item[] {
  return ITEMS.filter((item) => scores.some((figures) => (SELDOM.includes(item) ? figures[item] : figures[item] !== undefined)));
}

/** The cube that stands for an item; a Quest, hearts and meeples have signs of their own. */
export const ITEM_CUBES: Partial<Record<Item, Kind>> = { gold: "gold", gems: "ruby", chests: "chest", keys: "key", potions: "potion", shields: "shield", monsters: "troll" };

/** What a hero is worth so far; nothing before the Quest is dealt. */
export function figuresOf(seat: Seat): Figures | null {
  return Object.keys(seat.worth).length ? seat.worth : null;
}

/** The points of a hero: at the end those that were scored, before it what is sure so far, where that is known. */
export function pointsOf(view: DungeonDropView, n: number): number | null {
  const scored = view.standings.find((place) => place.seat === n)?.figures["total"];
  const seat = view.seat[String(n)];
  return scored ?? (seat ? (figuresOf(seat)?.total ?? null) : null);
}

// -- hearts

export type Cover = { cube: string; hearts: number };

/** The monsters on a Race card with the hearts they cover; those that cover nothing more are left out. */
export const coversOf = (seat: Seat): Cover[] => seat.card.filter(([, hearts]) => hearts > 0).map(([cube, hearts]) => ({ cube, hearts }));

// -- cubes by kind

export type Count = { kind: Kind; n: number };

export const counted = (names: readonly string[]): Count[] => byKind(names).map(([kind, cubes]) => ({ kind, n: cubes.length }));

/** A table of kinds and numbers, in the order of kinds; what there is none of is left out. */
export function inOrder(counts: Readonly<Record<string, number>>): Count[] {
  return KINDS.flatMap((kind) => (counts[kind] ? [{ kind, n: counts[kind] }] : []));
}

/** The cubes of an event, which the server has counted by kind. */
export function cubesOf(event: TableEvent | null | undefined): Count[] {
  const cubes = event?.["cubes"];
  if (Array.isArray(cubes)) return counted(cubes as string[]);
  return cubes && typeof cubes === "object" ? inOrder(cubes as Record<string, number>) : [];
}

export const sum = (counts: readonly Count[]): number => counts.reduce((all, { n }) => all + n, 0);

// -- the Relic tracker

export type Band = { from: number; to: number; required: number; now: boolean };
export type Reward = { id: string; from: number; to: number; tier: number; now: boolean };

const inside = ({ tracker: [from, to] }: Required | Legacy, at: number): boolean => from <= at && at <= to;

const trackerOf = (content: Content | null): Partial<Floors> => content?.boards?.["tracker"] ?? {};

/** The steps of the tracker with what each asks for; what is printed is raised by as much as now. */
export function bandsOf(content: Content | null, view: Pick<DungeonDropView, "tracker" | "required">): Band[] {
  const rows = trackerOf(content).required ?? [];
  const now = rows.find((row) => inside(row, view.tracker));
  const more = now && view.required !== null ? view.required - now.score : 0;
  return rows.map((row) => ({ from: row.tracker[0], to: row.tracker[1], required: row.score + more, now: row === now }));
}

export function rewardsOf(content: Content | null, tracker: number): Reward[] {
  const rows = trackerOf(content).legacy ?? [];
  return rows.map((row) => ({ id: row.id, tier: row.tier, from: row.tracker[0], to: row.tracker[1], now: inside(row, tracker) }));
}

// -- cards

export type CardKind = "race" | "class" | "quest" | "cube" | "";

/** The card or the kind of cube that a name stands for. */
export function printedOf(name: string, content: Content | null): { id: string; kind: CardKind; facts: Facts | undefined } {
  const cards = content?.cards ?? {};
  const id = name in cards ? name : isKind(kindOf(name)) && !(name in cards) ? kindOf(name) : name;
  return { id, kind: (cards[id]?.kind ?? "") as CardKind, facts: cards[id] };
}

export type Worth = { kind: Kind; small: number; large: number };

/** What a Quest pays for each gem, by size. */
export function worthOf(facts: Facts | undefined): Worth[] {
  const small = (facts?.["small_gems"] as [Kind, number][] | undefined) ?? [];
  const large = new Map((facts?.["large_gems"] as [Kind, number][] | undefined) ?? []);
  return small.map(([kind, n]) => ({ kind, small: n, large: large.get(kind) ?? n }));
}

// -- what has just happened

const SCENES = ["looted", "defeated", "wounded", "pocketed", "overreached", "chests_rolled", "floor_counted", "floor_done", "levelled", "quest_drawn", "round_began"];

export type PanelScene = { seq: number; events: TableEvent[]; kind: "loot" | "count" | "descent" | "round" | "" };

/** The scene of the newest line that has events: a loot, a floor that was counted, a descent, a new round. */
export function sceneOf(lines: readonly LogLine[], isMove: (line: LogLine) => boolean): PanelScene | null {
  const line = lines.findLast((one) => isMove(one) && one.events?.length);
  const events = line?.events?.filter((event) => SCENES.includes(event.kind)) ?? [];
  if (!line || !events.length) return null;
  const has = (kind: string) => events.some((event) => event.kind === kind);
  const kind = has("floor_counted") ? "count" : has("levelled") || has("quest_drawn") ? "descent" : has("round_began") ? "round" : has("looted") || has("overreached") ? "loot" : "";
  return { seq: line.seq, events, kind };
}

export const eventIn = (scene: PanelScene | null, kind: string): TableEvent | null => scene?.events.find((event) => event.kind === kind) ?? null;

/** The dice of opened Chests: a list, or the words "3, 6". */
export function rollsOf(event: TableEvent | null): number[] {
  const rolls = event?.["rolls"];
  if (Array.isArray(rolls)) return rolls as number[];
  return typeof rolls === "string" ? rolls.split(", ").map(Number) : [];
}

/** The option that does this with a cube. */
export const offerFor = (offers: readonly Offer[], verbs: readonly string[], cube: string): Offer | null =>
  offers.find((offer) => verbs.includes(offer.verb) && offer.words[0] === cube) ?? null;
