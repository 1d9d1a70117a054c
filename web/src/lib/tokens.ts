// What can be done, in a few signs: each option as an icon and a word or two, in groups, and one of them that ends it. The
// words are a game's `token-` messages beside its `option-` messages, with the same facts, the last word of the notation and
// whether another question comes first;
// where there is none, or where two would be alike that mean different things, the whole label stands.

import type { IconName } from "../art/icons";
import { messageOf } from "./speaker";
import type { Offer, TableModel } from "./table.svelte";

/** Ways first, then what is done there, then cards; what is hardly of use now comes last. */
export const GROUPS = ["way", "deed", "card", "other", "apart"] as const;
export type GroupName = (typeof GROUPS)[number];

export type Token = { offer: Offer; text: string; icon: IconName | "" };
export type Group = { name: GroupName; tokens: Token[] };

type Told = Pick<TableModel, "adapter" | "speaker" | "scene">;

export function tokenOf(offer: Offer, table: Told): Token {
  const message = messageOf("token", offer.verb);
  const text = table.speaker.has(message) ? table.speaker.sentence(message, { ...offer.facts, word: offer.words.at(-1) ?? "", ahead: offer.via !== undefined }, table.scene) : offer.label;
  return { offer, text, icon: table.adapter.sorted?.(offer)?.icon ?? "" };
}

function groupOf(offer: Offer, table: Told): GroupName {
  if (offer.useless) return "apart";
  return table.adapter.sorted?.(offer)?.group ?? "other";
}

/** The options in groups, without the one that ends it; and all of them in the order in which they are numbered. */
export function arranged(offers: Offer[], table: Told): { groups: Group[]; ending: Offer | null; order: Offer[] } {
  const ending = offers.findLast((offer) => table.adapter.ends?.(offer)) ?? null;
  const rest = offers.filter((offer) => offer !== ending).map((offer) => tokenOf(offer, table));
  const alike = (token: Token) => rest.some((other) => other !== token && other.text === token.text && other.icon === token.icon && other.offer.label !== token.offer.label);
  const told = rest.map((token) => (alike(token) ? { ...token, text: token.offer.label } : token));
  const groups = GROUPS.map((name) => ({ name, tokens: told.filter(({ offer }) => groupOf(offer, table) === name) })).filter(({ tokens }) => tokens.length);
  const order = groups.flatMap(({ tokens }) => tokens.map(({ offer }) => offer));
  return { groups, ending, order: ending ? [...order, ending] : order };
}
