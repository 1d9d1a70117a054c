// What the deck builder tells of a list besides what the server says of it: figures, and what goes with what.

import { sizeOf, type Counts, type DeckFigures } from "../../lib/decks";
import type { Content } from "../../lib/types";

/** What a list is checked for, in the order of the rules, each with its rule. */
export const CHECKS: readonly (readonly [key: string, rule: string])[] = [
  ["hero", "DGR-TDECK-08"],
  ["size", "DGR-TDECK-04"],
  ["copies", "DGR-TDECK-05"],
  ["quest_twice", "DGR-TDECK-09"],
  ["quests", "DGR-R-110"],
  ["maps", "DGR-TDECK-07"],
  ["halves", "DGR-TDECK-06"],
  ["adventures", "DGR-R-110"],
  ["sets", "DGR-R-151"],
];

/** What is said of a check that a list passes. */
export const passed = (key: string): string => `seen-check-${key.replaceAll("_", "-")}`;

const DEALT = 3; // Quests
const MAPS = ["room", "passage"];
const CURRENCIES = ["peril", "glory"] as const;

const kindOf = (content: Content, card: string): string => content.cards[card]?.kind ?? "";
const roomsOf = (content: Content, card: string): string[] => (content.cards[card]?.["rooms"] as string[] | undefined) ?? [];

function costsOf(cards: Counts, content: Content, currency: string): [number, number][] {
  const found = new Map<number, number>();
  for (const [card, n] of Object.entries(cards)) {
    const cost = (content.cards[card]?.["cost"] as Counts | undefined)?.[currency];
    if (cost !== undefined && !MAPS.includes(kindOf(content, card)) && kindOf(content, card) !== "hero") found.set(cost, (found.get(cost) ?? 0) + n);
  }
  return [...found].sort(([a], [b]) => a - b);
}

export function figuresOf(cards: Counts, content: Content): DeckFigures {
  const of = (...kinds: string[]) => Object.entries(cards).reduce((sum, [card, n]) => sum + (kinds.includes(kindOf(content, card)) ? n : 0), 0);
  const own = Object.keys(cards).filter((card) => kindOf(content, card) === "quest");
  const quests = of("quest");
  return {
    numbers: { size: sizeOf(cards), quests, rooms: of("room"), passages: of("passage"), maps: of(...MAPS), adventures: of("monster", "trap", "bane", "boon", "treasure") },
    costs: CURRENCIES.map((currency) => ({ currency, rows: costsOf(cards, content, currency) })),
    quests: own.map((card) => ({ card, rooms: roomsOf(content, card).map((room) => ({ card: room, n: cards[room] ?? 0 })) })),
    chance: quests ? Math.round((100 * Math.min(DEALT, quests)) / quests) : 0,
  };
}

/** Whether a card is a room to which a Quest of the list leads. */
export const fits = (card: string, cards: Counts, content: Content): boolean => Object.keys(cards).some((quest) => roomsOf(content, quest).includes(card));
