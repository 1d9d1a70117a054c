// What the table of Dungeoneer shows of a view, and what it tells the shell about one. types.ts says what a view holds.

import type { IconName } from "../../art/icons";
import { isEmpty } from "../../lib/passing";
import { NOWHERE } from "../../lib/speaker";
import type { GameAdapter } from "../../lib/table.svelte";
import type { Content, TableEvent } from "../../lib/types";
import type { Boards, DungeoneerView, Part, Seat, Space } from "./types";

// -- sums: who stands on the stage, and with which numbers

export type Column = { seat: number | null; foe: string; parts: Part[] };
export type Act = { columns: Column[]; score: string; threat: number; die: number; sums: boolean };

function columnOf(who: number | string, parts: Part[]): Column {
  if (typeof who === "number") return { seat: who, foe: "", parts };
  return who.startsWith("@") ? { seat: Number(who.slice(1)), foe: "", parts } : { seat: null, foe: who, parts };
}

export type ShownScene = NonNullable<DungeoneerView["scene"]>;

/** The combat, test or Trap in progress. */
export function actOfScene(scene: ShownScene): Act {
  const hero = columnOf(scene.hero, "hero_parts" in scene ? (scene.hero_parts ?? []) : []);
  const plain = { columns: [hero], score: "", threat: 0, die: 0, sums: false };
  switch (scene.scene) {
    case "combat":
      return { ...plain, columns: [hero, columnOf(scene.foe, scene.foe_parts ?? [])], score: scene.score ?? "", sums: true };
    case "test":
      return { ...plain, score: scene.score, threat: scene.threat, sums: true };
    case "die":
      return { ...plain, die: scene.die };
    case "trap":
      return plain;
  }
}

/** What was decided, from the log; null for events that are no sum. */
export function actOfEvent(event: TableEvent): Act | null {
  const score = String(event["score"] ?? "");
  if (event.kind === "combat_compared") {
    const sides = [columnOf(event["hero"] as number, event["hero_parts"] as Part[]), columnOf(event["foe"] as string, event["foe_parts"] as Part[])];
    return { columns: sides, score, threat: 0, die: 0, sums: true };
  }
  if (event.kind === "tested") {
    return { columns: [columnOf(event["seat"] as number, event["parts"] as Part[])], score, threat: event["threat"] as number, die: 0, sums: true };
  }
  return null;
}

/** What a card is most likely tried for, in the hand and in front of its owner; `@` is another seat. */
const ATTEMPTS: Record<string, [string, string]> = {
  boon: ["play *", ""],
  treasure: ["play *", "use *"],
  monster: ["attack * @ melee", ""],
  trap: ["trap * @", ""],
  bane: ["bane * @", "lift *"],
  quest: ["", "quest *"],
};

/** Which kind of thing is done by a verb, and its icon. */
const SORTED: Record<string, { group: "way" | "deed" | "card"; icon: IconName }> = {
  move: { group: "way", icon: "move" },
  open: { group: "way", icon: "door-locked" },
  unlock: { group: "way", icon: "door-open" },
  place: { group: "way", icon: "room" },
  portal: { group: "way", icon: "magic" },
  farstep: { group: "way", icon: "magic" },
  jump: { group: "way", icon: "magic" },
  room: { group: "deed", icon: "room" },
  challenge: { group: "deed", icon: "melee" },
  power: { group: "deed", icon: "magic" },
  quest: { group: "deed", icon: "quest" },
  complete: { group: "deed", icon: "crown" },
  offer: { group: "deed", icon: "treasure" },
  use: { group: "deed", icon: "treasure" },
  lift: { group: "deed", icon: "bane" },
  play: { group: "card", icon: "boon" },
  replace: { group: "card", icon: "boon" },
  attack: { group: "card", icon: "monster" },
  trap: { group: "card", icon: "trap" },
  bane: { group: "card", icon: "bane" },
  discard: { group: "card", icon: "hand" },
  shed: { group: "card", icon: "hand" },
  weapon: { group: "card", icon: "melee" },
  charge: { group: "card", icon: "melee" },
};

export const adapter: GameAdapter = {
  heroes: (view) => seatsOf(view as DungeoneerView).map((seat) => seat.hero),
  spaces: (view) => Object.fromEntries((view as DungeoneerView).map.map((space) => [space.cell, space.card])),

  /** Cells and those around them, told by the nearest card beside them whose name is not that of another one. */
  places(view, speaker) {
    const { map } = view as DungeoneerView;
    const cards = new Map(map.map((space) => [space.cell, space.card]));
    const times = (card: string) => map.filter((space) => speaker.cardId(space.card) === speaker.cardId(card)).length;
    const cells = new Set(map.flatMap(({ cell }) => [cell, ...SIDES.map((side) => neighbour(cell, side))]));
    const found: Record<string, string> = {};
    for (const cell of cells) {
      const beside = SIDES.flatMap((side, n) => {
        const card = cards.get(neighbour(cell, side));
        return card === undefined ? [] : [{ card, side: SIDES[(n + 2) % 4] ?? side }];
      }).sort((a, b) => times(a.card) - times(b.card))[0];
      if (beside) found[cell] = speaker.say(`near-${beside.side}`, { card: speaker.forms("card", beside.card, NOWHERE)["the"] });
    }
    return found;
  },

  attempts(key, view, seat, speaker) {
    const dungeon = view as DungeoneerView;
    const [kind, name = ""] = key.split(/:(.*)/);
    const mine = dungeon.seat[String(seat)] as Seat;
    if (kind === "side") return [`move ${name}`, `open ${name}`];
    if (kind === "cell") {
      if (mine.at === name) return ["room"];
      const side = Object.keys(STEPS).find((way) => mine.at !== null && neighbour(mine.at, way) === name);
      return side ? [`move ${side}`, `open ${side}`] : [];
    }
    const [held, laid] = ATTEMPTS[speaker.content?.cards[speaker.cardId(name)]?.kind ?? ""] ?? ["", ""];
    const pattern = mine.hand.known.includes(name) ? held : inFront(mine).includes(name) ? laid : "";
    const rival = dungeon.turn === seat ? (seat + 1) % dungeon.seats : dungeon.turn;
    return pattern ? [pattern.replace("*", name).replace("@", `@${rival}`)] : [];
  },

  /** Through ways that stand open and spaces without a Pit, as far as the movement points last. */
  routes(view, seat, offers) {
    const { map, points, opened, seat: seats } = view as DungeoneerView;
    const at = (seats[String(seat)] as Seat).at;
    const spaces = new Map(map.map((space) => [space.cell, space]));
    if (at === null || view.asked?.prompt !== "move.act") return {};
    const found: Record<string, string[]> = {};
    let edge = offers.filter((offer) => offer.verb === "move").map((offer) => ({ cell: neighbour(at, offer.words[0] ?? ""), way: [offer.text] }));
    const near = new Set([at, ...edge.map(({ cell }) => cell)]);
    for (let step = 2; step <= points && edge.length; step++) {
      edge = edge.flatMap(({ cell, way }) => {
        const here = spaces.get(cell);
        if (!here || here.pit) return [];
        const sides = Object.keys(STEPS).filter((side) => isOpen(here, spaces.get(neighbour(cell, side)), side, opened));
        return sides.map((side) => ({ cell: neighbour(cell, side), way: [...way, `move ${side}`] }));
      });
      edge = edge.filter(({ cell }) => !near.has(cell) && near.add(cell));
      for (const { cell, way } of edge) found[`cell:${cell}`] = way;
    }
    return found;
  },
  steps: ["moved", "glory_gained", "peril_gained"],

  extraPieces: () => [],
  sorted({ verb, words }) {
    const sort = SORTED[verb];
    return sort?.icon === "melee" && words.at(-1) === "magic" ? { ...sort, icon: "magic" } : sort;
  },
  ends: (offer) => offer.verb === "done" || offer.verb === "pass",
  sceneTips: (view) => ((view as DungeoneerView).scene ? ["hint-combat"] : []),
  gone: (view, seat) => {
    const one = (view as DungeoneerView).seat[String(seat)];
    return one !== undefined && isOut(one);
  },

  needsConfirm(offer) {
    if (offer.verb === "quest") return offer.facts["quest"] === "slay" || offer.facts["quest"] === "test";
    return ["attack", "trap", "bane", "challenge"].includes(offer.verb);
  },

  stakes({ verb, facts }) {
    if (verb === "quest") return facts["quest"] === "slay" ? "counsel-quest-fight" : "";
    return ["attack", "trap", "challenge"].includes(verb) ? `counsel-${verb}` : "";
  },

  phases: ["encounter.lord", "encounter.declare", "move.act"],

  /** Another fight, or another roll in it, and whatever is declared next. */
  answered: (view) => [(view as DungeoneerView).scene, (view as DungeoneerView).declared],

  /** In my own turn a window passes by itself only where nothing else would matter. */
  passOption(offers, view, seat) {
    if ((view as DungeoneerView).turn !== seat) return offers.find((offer) => offer.verb === "pass" || offer.verb === "done") ?? null;
    const pass = offers.find((offer) => offer.verb === "pass");
    return pass && isEmpty(offers, pass) ? pass : null;
  },
};

/** How many Quests it takes to win. */
export const questsNeeded = (content: Content | null): number => (content?.boards["goal"] as Boards["goal"] | undefined)?.quests ?? 0;

function inFront(seat: Seat): string[] {
  return [...seat.treasures, ...seat.boons, ...seat.banes, ...seat.quests];
}

export function seatsOf(view: DungeoneerView): Seat[] {
  return Array.from({ length: view.seats }, (_, n) => view.seat[String(n)] as Seat);
}

/** Whether a hero has left the game. While the dungeon is laid out heroes stand nowhere, but are in it. */
export function isOut(seat: Seat): boolean {
  return seat.at === null && seat.life === 0;
}

/** Whether a seat draws from decks of its own. */
export function hasOwnDecks(seat: Seat): boolean {
  return seat.deck !== undefined;
}

export function place(cell: string): { x: number; y: number } {
  const [x = "0", y = "0"] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

export const STEPS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The neighbour of a cell. */
export function neighbour(cell: string, side: string): string {
  const { x, y } = place(cell);
  const [dx, dy] = STEPS[side] ?? [0, 0];
  return `${x + dx},${y + dy}`;
}

const SIDES = Object.keys(STEPS);

/** Whether one walks from a space to the next one without a door that is shut. */
function isOpen(here: Space, there: Space | undefined, side: string, opened: string[]): boolean {
  if (!there) return false;
  const [n, back] = [SIDES.indexOf(side), (SIDES.indexOf(side) + 2) % 4];
  const edge = side === "n" ? `${there.cell} s` : side === "w" ? `${there.cell} e` : `${here.cell} ${side}`;
  const free = (mark: string | undefined) => ["open", "opening"].includes(sideOf(mark ?? "#").kind) || (sideOf(mark ?? "#").kind !== "wall" && opened.includes(edge));
  return free(here.sides[n]) && free(there.sides[back]);
}

const MARKS: Record<string, string> = { wall: "#", opening: "=", open: "O", locked: "L", trapped: "T" };

/** How a side is written that is printed as its kind and its Threat. */
export function markOf(printed: unknown): string {
  const [kind, threat] = Array.isArray(printed) ? (printed as [string, number]) : ["wall", 0];
  return `${MARKS[kind] ?? "#"}${threat || ""}`;
}

/** A side of a card in parts: which kind of way, and the Threat on it. */
export function sideOf(mark: string): { kind: "open" | "locked" | "trapped" | "opening" | "wall"; threat: number } {
  if (mark === "#") return { kind: "wall", threat: 0 };
  if (mark === "=") return { kind: "opening", threat: 0 };
  if (mark.startsWith("L")) return { kind: "locked", threat: Number(mark.slice(1)) };
  if (mark.startsWith("T")) return { kind: "trapped", threat: Number(mark.slice(1)) };
  return { kind: "open", threat: 0 };
}

// -- lists of decks of one's own

/** One card of a list: how often in all, and where those are that somebody sees. The rest is in the decks, or in a hand. */
export type DeckRow = { card: string; all: number; hand: number; play: number; discard: number; rest: number };

/** Every string of a view, however deep it lies. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const one of value) yield* strings(one);
  else if (typeof value === "object" && value !== null)
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* strings(one);
    }
}

/** The list that a seat has brought, card by card, in the order of the list; null where nobody may read it. */
export function deckRows(view: DungeoneerView, n: number): DeckRow[] | null {
  const seat = view.seat[String(n)];
  if (!seat?.deck) return null;
  const named = new RegExp(`^s${n}_([a-z_]+)_\\d+$`);
  const idOf = (name: string) => named.exec(name)?.[1] ?? "";
  const count = (names: Iterable<string>, card: string) => new Set([...names].filter((name) => idOf(name) === card)).size;
  const { hand, adventure, quest_deck, discard = [], quest_discard = [] } = seat;
  const hidden = new Set([...hand.known, ...discard, ...quest_discard, ...strings(adventure), ...strings(quest_deck), ...strings(view.map_deck), ...strings(view.layout?.decks)]);
  const table = { seat: view.seat, map: view.map, placing: view.placing, scene: view.scene, declared: view.declared, bane: view.bane, kept: view.layout?.kept };
  const there = new Set([...strings(table)].filter((name) => !hidden.has(name)));
  return Object.entries(seat.deck).map(([card, all]) => {
    const inHand = count(hand.known, card);
    const thrown = count([...discard, ...quest_discard], card);
    const play = count(there, card) + (card === seat.hero ? 1 : 0);
    return { card, all, hand: inHand, play, discard: thrown, rest: Math.max(0, all - inHand - thrown - play) };
  });
}
