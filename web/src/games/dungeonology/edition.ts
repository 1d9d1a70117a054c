// What a box adds to the pages of the notebook, as lists: the components show them and do not know which box is open.

import type { Flat } from "../../art/draw";
import type { Speaker } from "../../lib/speaker";
import type { CardFacts } from "../../lib/types";
import type { DungeonologyView, Seat } from "./types";

/** A card or Skill that can be pressed. */
export type Chip = { key: string; text: string };
export type Row = { icon: string; label: string; chips: Chip[]; veiled: number };
/** What a Scholar is or has for a while, with the token or icon that shows it. */
export type Tag = { token: string; icon: string; text: string; hint: string };
/** What a Clan Card asks for or rewards beside points: tokens, and the words that join them. */
export type Demand = { label: string; tokens: { name: string; word: string }[]; joined: string; text: string; enough: boolean };

/** Cards that lie elsewhere, with the word and the icon for that place. */
export type Apart = { cards: string[]; mark: string; icon: string };

/** A piece on the map: its token, and the words for whoever does not see it. */
export type Piece = { token: string; text: string };

/** A figure on the map that is nobody's Scholar: where it stands, its picture, its name, the card that tells of it, what it adds to the Alert there, and whether one may aim at it. */
export type Model = { who: string; at: string | null; picture: string; name: string; card: string; alert: number; target: boolean };

/** Somebody without a seat: a picture, its kind, and a name. */
export type Stranger = { picture: string; kind: string; name: string };

export type Edition = {
  /** The tokens of a Scholar's Stars, where they are told apart. */
  stars(seat: Seat): string[];
  tags(n: number, view: DungeonologyView, speaker: Speaker): Tag[];
  rows(seat: Seat, speaker: Speaker): Row[];
  /** Cards that are used like those of the hand, and where they lie instead. */
  apart(seat: Seat, speaker: Speaker): Apart;
  /** Pieces in a Zone beside the tokens of the base. */
  lying(zone: string, view: DungeonologyView, speaker: Speaker): Piece[];
  /** The tokens of those who sit at the Bonfire, from the arrow, and in words what is to be known of their order. */
  fire(view: DungeonologyView, speaker: Speaker): { tokens: string[]; text: string };
  /** What goes with a Scholar on the map. */
  followers(seat: Seat, speaker: Speaker): Piece[];
  /** The Boss, and whoever else walks about. */
  models(view: DungeonologyView, speaker: Speaker): Model[];
  /** Whom an Espionage is aimed at, where that is nobody's Scholar. */
  spied(view: DungeonologyView, speaker: Speaker): Stranger | null;
  /** Events in which one of them enters a Zone, by their kind. */
  walks: Record<string, string>;
  demands(clan: CardFacts | undefined, seat: Seat | undefined, speaker: Speaker): Demand[];
  /** What a score is made of, in the order in which it is counted; each is `seen-item-<name>`. */
  items: readonly string[];
  /** The edges of Trick Cards by their type. */
  edges: Record<string, Flat>;
};

export const BASE: Edition = {
  stars: () => [],
  tags: () => [],
  rows: () => [],
  apart: () => ({ cards: [], mark: "", icon: "" }),
  lying: () => [],
  fire: ({ bonfire }) => ({ tokens: Array.from({ length: bonfire }, () => "student"), text: "" }),
  followers: () => [],
  models: ({ boss }, speaker) => (boss ? [{ who: "boss", at: boss.at, picture: boss.id, name: speaker.card(boss.id), card: boss.id, alert: Number(speaker.content?.cards[boss.id]?.["alert"] ?? 0), target: false }] : []),
  spied: () => null,
  walks: { boss_moved: "boss", boss_sighted: "boss" },
  demands: () => [],
  items: ["cubes", "clan", "thesis", "interns", "jinxes"],
  edges: { exploration: "grass", subterfuge: "ink", magic: "sky", social: "amber", notoriety: "wax", fate: "grape" },
};
