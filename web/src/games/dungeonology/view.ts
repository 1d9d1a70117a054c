// What the table of Dungeonology shows of a view, and what it tells the shell about one. types.ts says what a view holds.

import type { IconName } from "../../art/icons";
import { isEmpty } from "../../lib/passing";
import type { Offer, GameAdapter } from "../../lib/table.svelte";
import { messageOf, type Speaker } from "../../lib/speaker";
import { CUBES, type DungeonologyView, type Seat, type Zone, type ZoneFacts } from "./types";

/** What is printed on one side of a Scholar Card. */
export type Side = Seat["values"] & { skills: string[] };
export const VALUES = ["students", "hand", "speed", "intelligence", "stamina"] as const;

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

/** What a score is made of, item by item. */
export function countedItems(figures: object, items: readonly string[]): { item: string; n: number }[] {
  const counts = figures as Partial<Record<string, number>>;
  return items.map((item) => ({ item, n: counts[item] ?? 0 }));
}

const AUX = ["use", "stealth", "alert", "draw", "discard"];

/** What the Auxiliary Effect of a card can be used for: there are words for it. */
function branchesOf(card: string, speaker: Speaker): string[] {
  const aux = String(speaker.content?.cards[speaker.cardId(card)]?.["aux"]);
  return AUX.filter((branch) => speaker.has(messageOf("effect", `${aux}-${branch}`)));
}

const HERE = ["study", "reveal", "bivouac", "collect", "indicate"];
const HARVESTS = ["repent", "magic_vision"]; // Skills that Collect
const HITS = ["spy", "heist", "rob"];

/** Which kind of thing is done by a verb, and its icon. */
const SORTED: Record<string, { group: "way" | "deed" | "card"; icon: IconName }> = {
  walk: { group: "way", icon: "move" },
  sneak: { group: "way", icon: "passage" },
  teleport: { group: "way", icon: "magic" },
  reveal: { group: "way", icon: "search" },
  lay: { group: "way", icon: "room" },
  under: { group: "way", icon: "room" },
  floor: { group: "way", icon: "level" },
  explore: { group: "deed", icon: "move" },
  rest: { group: "deed", icon: "home" },
  submit: { group: "deed", icon: "crown" },
  study: { group: "deed", icon: "rules" },
  indicate: { group: "deed", icon: "rules" },
  spy: { group: "deed", icon: "eye" },
  heist: { group: "deed", icon: "eye" },
  bivouac: { group: "deed", icon: "life" },
  collect: { group: "deed", icon: "treasure" },
  skill: { group: "deed", icon: "magic" },
  add: { group: "card", icon: "hand" },
  aux: { group: "card", icon: "hand" },
  rob: { group: "card", icon: "hand" },
  main: { group: "card", icon: "glory" },
  react: { group: "card", icon: "undo" },
  discard: { group: "card", icon: "hand" },
};
const ENDINGS = ["done", "declare", "pass"];

export const adapter: GameAdapter = {
  heroes: (view) => seatsOf(view as DungeonologyView).map((seat) => seat.scholar ?? ""),
  spaces: () => ({}),
  colours: (view) => seatsOf(view as DungeonologyView).map((seat) => `var(--note-${seat.colour})`),

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

  /** Through Zones where nothing waits, as far as the Speed points last; what a Door asks for is not known here. */
  routes(view, seat, offers) {
    const { dungeon, points, boss, seat: seats } = view as DungeonologyView;
    const zones = new Map(dungeon.map((zone) => [zone.zone, zone]));
    const { at, values } = seats[String(seat)] as Seat;
    const steps = view.asked?.prompt === "phase.movement" ? points : values.speed;
    const quiet = (zone: Zone) => zone.entered && !zone.traps.length && boss?.at !== zone.zone;
    const found: Record<string, string[]> = {};
    let edge = offers.filter((offer) => offer.verb === "walk").map((offer) => ({ zone: offer.words[0] ?? "", way: [offer.text] }));
    const near = new Set([at, ...edge.map(({ zone }) => zone)]);
    for (let step = 2; step <= steps && edge.length; step++) {
      edge = edge.flatMap(({ zone, way }) => {
        const here = zones.get(zone);
        return here && quiet(here) ? here.links.map((next) => ({ zone: next, way: [...way, `walk ${next}`] })) : [];
      });
      edge = edge.filter(({ zone }) => !near.has(zone) && near.add(zone));
      for (const { zone, way } of edge) found[`card:${zone}`] = way;
    }
    return found;
  },
  steps: ["entered"],
  passages: ["phase_ended"],

  sorted: (offer) => SORTED[offer.verb],
  ends: (offer) => ENDINGS.includes(offer.verb),

  sceneTips(view) {
    const { test, alert, boss, options, dungeon } = view as DungeonologyView;
    const tips = { "hint-test": test, "hint-new-maximum-alert": alert.maximum, "hint-new-boss": boss?.at, "hint-new-alarm": alert.omegas, "hint-new-main-effects": options["main_effects"], "hint-new-dangerous-zones": options["dangerous_zones"] && dungeon.length > 1 };
    return Object.entries(tips).flatMap(([tip, now]) => (now ? [tip] : []));
  },

  gone(view, seat) {
    const mine = (view as DungeonologyView).seat[String(seat)];
    return !!mine && mine.scholar !== null && mine.at === null;
  },

  phases: ["phase.movement", "phase.action"],
  inBar: (offer) => offer.verb === "study" || offer.verb === "indicate",
  onlyLeads: (offer) => offer.verb === "study",

  /** A Main Effect that is declared; an Instant answers nothing. */
  answered: (view) => (view as DungeonologyView).plays,

  /** A window is a question with `pass`; in my own turn it passes by itself only where nothing else would matter. */
  passOption(offers, view, seat) {
    const pass = offers.find((offer: Offer) => offer.verb === "pass");
    return pass && ((view as DungeonologyView).turn !== seat || isEmpty(offers, pass)) ? pass : null;
  },
};
