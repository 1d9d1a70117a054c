// What the table of Dungeonology shows of a view, and what it tells the shell about one. types.ts says what a view holds.

import type { Offer, GameAdapter } from "../../lib/table.svelte";
import { messageOf, type Speaker } from "../../lib/speaker";
import { CUBES, type DungeonologyView, type Seat, type ZoneFacts } from "./types";

export function seatsOf(view: DungeonologyView): Seat[] {
  return Array.from({ length: view.seats }, (_, n) => view.seat[String(n)] as Seat);
}

export function zoneFacts(speaker: Speaker, zone: string): ZoneFacts | undefined {
  return speaker.content?.cards[zone] as ZoneFacts | undefined;
}

/** Where a cell lies, in half-tiles. */
export function place(cell: string): { x: number; y: number } {
  const [x = "0", y = "0"] = cell.split(",");
  return { x: Number(x), y: Number(y) };
}

// -- scenes

/** What a score is made of, in the order in which it is counted. */
export const ITEMS = ["cubes", "clan", "thesis", "interns", "jinxes"] as const;

export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);

const AUX = ["use", "stealth", "alert", "draw", "discard"];

/** What the Auxiliary Effect of a card can be used for: there are words for it. */
function branchesOf(card: string, speaker: Speaker): string[] {
  const aux = String(speaker.content?.cards[speaker.cardId(card)]?.["aux"]);
  return AUX.filter((branch) => speaker.has(messageOf("effect", `${aux}-${branch}`)));
}

const HERE = ["study", "reveal", "bivouac", "collect", "indicate"];
const HARVESTS = ["repent", "magic_vision"]; // Skills that Collect
const HITS = ["spy", "heist", "rob"];

export const adapter: GameAdapter = {
  heroes: (view) => seatsOf(view as DungeonologyView).map((seat) => seat.scholar ?? ""),
  spaces: () => ({}),

  attempts(key, view, seat, speaker) {
    const dungeon = view as DungeonologyView;
    const [kind, name = ""] = key.split(/:(.*)/);
    const mine = dungeon.seat[String(seat)] as Seat;
    if (kind === "seat") return CUBES.filter((cube) => dungeon.seat[name]?.board[cube]).map((cube) => `spy @${name} ${cube}`);
    if (dungeon.dungeon.some((zone) => zone.zone === name)) return mine.at === name ? ["study"] : [`walk ${name}`, `sneak ${name}`, `teleport ${name}`];
    if (mine.hand.known.includes(name)) return [...branchesOf(name, speaker).map((branch) => `aux ${name} ${branch}`), `main ${name}`, `react ${name}`];
    return [];
  },

  /** What is done in the Zone where one stands is offered there. */
  extraPieces(option, view, seat) {
    const [verb = "", word = ""] = option.split(" ");
    const { at, skills } = (view as DungeonologyView).seat[String(seat)] as Seat;
    const here = at && HERE.includes(verb) ? [`card:${at}`] : [];
    if (verb === "skill") here.push(`card:skill.${word}`);
    if (verb === "collect") here.push(...skills.filter((skill) => HARVESTS.includes(skill)).map((skill) => `card:skill.${skill}`));
    return here;
  },

  needsConfirm(offer) {
    return offer.verb === "submit" || HITS.includes(offer.verb) || (offer.verb === "main" && Boolean(offer.facts["aimed"]));
  },

  sceneTip: (view) => ((view as DungeonologyView).test ? "hint-test" : ""),

  gone(view, seat) {
    const mine = (view as DungeonologyView).seat[String(seat)];
    return !!mine && mine.scholar !== null && mine.at === null;
  },

  /** A window is a question with `pass`; in my own turn it passes by itself only where nothing else can be done. */
  passOption(offers, view, seat) {
    if ((view as DungeonologyView).turn === seat && offers.length > 1) return null;
    return offers.find((offer: Offer) => offer.verb === "pass") ?? null;
  },
};
