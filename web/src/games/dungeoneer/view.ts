// What the table of Dungeoneer shows of a view, and what it tells the shell about one. types.ts says what a view holds.

import type { GameAdapter } from "../../lib/table.svelte";
import type { TableEvent } from "../../lib/types";
import type { DungeoneerView, Part, Seat } from "./types";

// -- sums: who stands on the stage, and with which numbers

export type Column = { seat: number | null; foe: string; parts: Part[] };
export type Act = { columns: Column[]; score: string; threat: number; die: number; sums: boolean };

function columnOf(who: number | string, parts: Part[]): Column {
  if (typeof who === "number") return { seat: who, foe: "", parts };
  return who.startsWith("@") ? { seat: Number(who.slice(1)), foe: "", parts } : { seat: null, foe: who, parts };
}

export type Scene = NonNullable<DungeoneerView["scene"]>;

/** The combat, test or Trap in progress. */
export function actOfScene(scene: Scene): Act {
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

export const adapter: GameAdapter = {
  heroes: (view) => seatsOf(view as DungeoneerView).map((seat) => seat.hero),
  spaces: (view) => Object.fromEntries((view as DungeoneerView).map.map((space) => [space.cell, space.card])),

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

  extraPieces: () => [],
  sceneTip: (view) => ((view as DungeoneerView).scene ? "hint-combat" : ""),
  gone: (view, seat) => (view as DungeoneerView).seat[String(seat)]?.at === null,

  needsConfirm(offer) {
    if (offer.verb === "quest") return offer.facts["quest"] === "slay" || offer.facts["quest"] === "test";
    return ["attack", "trap", "bane", "challenge"].includes(offer.verb);
  },

  passOption(offers, view, seat) {
    if ((view as DungeoneerView).turn === seat) return null;
    return offers.find((offer) => offer.verb === "pass" || offer.verb === "done") ?? null;
  },
};

function inFront(seat: Seat): string[] {
  return [...seat.treasures, ...seat.boons, ...seat.banes, ...seat.quests];
}

export function seatsOf(view: DungeoneerView): Seat[] {
  return Array.from({ length: view.seats }, (_, n) => view.seat[String(n)] as Seat);
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

/** A side of a card in parts: which kind of way, and the Threat on it. */
export function sideOf(mark: string): { kind: "open" | "locked" | "trapped" | "opening" | "wall"; threat: number } {
  if (mark === "#") return { kind: "wall", threat: 0 };
  if (mark === "=") return { kind: "opening", threat: 0 };
  if (mark.startsWith("L")) return { kind: "locked", threat: Number(mark.slice(1)) };
  if (mark.startsWith("T")) return { kind: "trapped", threat: Number(mark.slice(1)) };
  return { kind: "open", threat: 0 };
}
