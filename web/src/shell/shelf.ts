// The cards of a game on a shelf: which kinds there are, and which cards somebody looks for.

import type { Speaker } from "../lib/speaker";
import type { CardFacts, Content } from "../lib/types";

export type Wanted = { text: string; kind: string; tag: string; score: string; cost: string; timing: string };
export const EVERYTHING: Wanted = { text: "", kind: "", tag: "", score: "", cost: "", timing: "" };

const plainly = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const SCORES = ["melee", "magic", "move", "level"];

/** Kinds in the order of the catalogue. */
export const kindsOf = (content: Content): string[] => [...new Set(Object.values(content.cards).map(({ kind }) => kind))];

const listed = (facts: CardFacts, name: string): string[] => (Array.isArray(facts[name]) ? (facts[name] as unknown[]).filter((one) => typeof one === "string") : []);

export const tagsOf = (content: Content): string[] => [...new Set(Object.values(content.cards).flatMap((facts) => listed(facts, "tags")))];

/** The scores by which a card is fought or tested. */
function scoresOf(facts: CardFacts): string[] {
  const attacks = Array.isArray(facts["attacks"]) ? (facts["attacks"] as [string, number][]).map(([score]) => score) : [];
  return [...attacks, ...(typeof facts["score"] === "string" ? [facts["score"]] : [])].filter((score) => SCORES.includes(score));
}

export const scoresAmong = (content: Content): string[] => SCORES.filter((score) => Object.values(content.cards).some((facts) => scoresOf(facts).includes(score)));

/** What cards cost, as "peril 3", in order. */
const pricesOf = (facts: CardFacts): string[] => Object.entries(Object(facts["cost"]) as Record<string, unknown>).flatMap(([currency, n]) => (typeof n === "number" ? [`${currency} ${n}`] : []));

export function pricesAmong(content: Content, currencies: readonly string[]): string[] {
  const all = new Set(Object.values(content.cards).flatMap(pricesOf));
  return [...all].filter((price) => currencies.includes(price.split(" ")[0] ?? "")).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** When a card is played, in words: two of them may be said alike. */
const timingOf = ({ timing }: CardFacts, speaker: Speaker): string => (typeof timing === "string" && timing ? speaker.word("timing", timing) : "");

export const timingsAmong = (content: Content, speaker: Speaker): string[] => [...new Set(Object.values(content.cards).map((facts) => timingOf(facts, speaker)))].filter(Boolean);

/** The cards that are looked for, by their kinds. */
export function shelves(content: Content, speaker: Speaker, wanted: Wanted, also: (card: string) => boolean = () => true): { kind: string; cards: string[] }[] {
  const words = plainly(wanted.text).split(/\s+/).filter(Boolean);
  const powerOf = (card: string): string[] => (card in content.powers ? Object.values(speaker.power(card)) : []);
  const isWanted = (card: string, facts: CardFacts): boolean => {
    if (wanted.kind && facts.kind !== wanted.kind) return false;
    if (wanted.tag && !listed(facts, "tags").includes(wanted.tag)) return false;
    if (wanted.score && !scoresOf(facts).includes(wanted.score)) return false;
    if (wanted.timing && timingOf(facts, speaker) !== wanted.timing) return false;
    if (wanted.cost && !pricesOf(facts).includes(wanted.cost)) return false;
    const told = words.length ? plainly([facts.number, speaker.card(card), speaker.cardText(card), ...powerOf(card)].join(" ")) : "";
    return words.every((word) => told.includes(word)) && also(card);
  };
  return kindsOf(content)
    .map((kind) => ({ kind, cards: Object.keys(content.cards).filter((card) => content.cards[card]?.kind === kind && isWanted(card, content.cards[card])) }))
    .filter(({ cards }) => cards.length);
}
