// What the table with the second box tells the shell beside what the base does. types.ts says what a view holds.

import type { GameAdapter } from "../../lib/table.svelte";
import { adapter as base } from "../dungeonology/view";
import { modeOf } from "./modes";
import type { RoccaCivettaView, Seat } from "./types";

type Sorted = NonNullable<ReturnType<NonNullable<GameAdapter["sorted"]>>>;

const SORTED: Record<string, Sorted> = {
  claim: { group: "deed", icon: "quest" },
  peek: { group: "deed", icon: "eye" },
  engage: { group: "deed", icon: "person" },
  beyond: { group: "deed", icon: "rules" },
  invoke: { group: "deed", icon: "person" },
  hold: { group: "deed", icon: "person" },
  sit: { group: "deed", icon: "person" },
  enroll: { group: "deed", icon: "person" },
  part: { group: "deed", icon: "person" },
  recruit: { group: "deed", icon: "person" },
  brew: { group: "deed", icon: "hand" },
  bait: { group: "deed", icon: "person" },
  evade: { group: "deed", icon: "person" },
  buy: { group: "deed", icon: "hand" },
  hire: { group: "deed", icon: "people" },
  wake: { group: "deed", icon: "people" },
  whip: { group: "deed", icon: "person" },
  seize: { group: "deed", icon: "rules" },
  cook: { group: "deed", icon: "person" },
  pick: { group: "deed", icon: "rules" },
  pick_up: { group: "deed", icon: "hand" },
  crack: { group: "deed", icon: "hand" },
  clear: { group: "deed", icon: "hand" },
  calm: { group: "deed", icon: "hand" },
  rescue: { group: "deed", icon: "person" },
  bribe: { group: "deed", icon: "hand" },
  melt: { group: "deed", icon: "hand" },
  warm: { group: "deed", icon: "hand" },
  pour: { group: "deed", icon: "hand" },
  column: { group: "deed", icon: "rules" },
  store: { group: "card", icon: "hand" },
  draw: { group: "card", icon: "hand" },
  under_deck: { group: "card", icon: "hand" },
  type: { group: "card", icon: "hand" },
};

export const adapter: GameAdapter = {
  ...base,

  /** Cards under the Zainetto Card are tried like those of the hand, an open Research Card is claimed. */
  attempts(key, view, seat, speaker) {
    const { seat: seats, research } = view as RoccaCivettaView;
    const mine = seats[String(seat)] as Seat;
    const name = key.slice("card:".length);
    if (research.open.includes(name)) return [`claim ${name}`];
    if (!mine.stored.known.includes(name)) return base.attempts(key, view, seat, speaker);
    const hand = { ...mine.hand, known: [...mine.hand.known, ...mine.stored.known] };
    return base.attempts(key, { ...view, seat: { ...seats, [seat]: { ...mine, hand } } } as RoccaCivettaView, seat, speaker);
  },

  extraPieces(option, view, seat) {
    const [verb = "", word = ""] = option.split(" ");
    const more = base.extraPieces(option, view, seat);
    const { at } = (view as RoccaCivettaView).seat[String(seat)] as Seat;
    if ((verb === "pick" || verb === "pick_up" || verb === "melt" || verb === "crack" || verb === "clear" || verb === "calm") && at) more.push(`card:${at}`);
    if (verb === "engage") more.push(`card:${word}`, ...(at ? [`card:${at}`] : []));
    if (verb === "beyond" && at) more.push(`card:${at}`);
    if (verb === "wake" || verb === "hire") more.push(`card:intern.${word}`);
    if (verb === "peek") more.push("card:intern.wikiantir");
    const { omega } = view as RoccaCivettaView;
    if (omega?.card && option.split(" ").includes("omega")) more.push(`card:${omega.card}`);
    return more;
  },

  lost: ({ reason }) => reason === "solo_lost" || reason === "omega_won",

  sceneTips(view) {
    const { research, congregations, dungeon, familiars } = view as RoccaCivettaView;
    const mode = modeOf(view as RoccaCivettaView);
    const tips = { "hint-new-research": research.open.length, "hint-new-congregations": congregations.length, "hint-new-floor-four": dungeon.some((zone) => zone.floor === 4), "hint-new-familiars": dungeon.some((zone) => zone.floor === 4) && Object.keys(familiars).length };
    return [...(base.sceneTips?.(view) ?? []), ...(mode ? [`hint-new-${mode.name}`] : []), ...Object.entries(tips).flatMap(([tip, now]) => (now ? [tip] : []))];
  },

  firstTip(view) {
    const { options } = view as RoccaCivettaView;
    return options["solitary"] ? "hint-alone" : options["omega_against_all"] ? "hint-against-omega" : "hint-first-table";
  },

  needsConfirm: (offer) => base.needsConfirm(offer) || offer.verb === "whip" || offer.verb === "engage",

  sorted: (offer) => SORTED[offer.verb] ?? base.sorted?.(offer),

  /** Nobody passes by herself where points lie open. */
  passOption(offers, view, seat) {
    return offers.some((offer) => offer.verb === "claim") ? null : base.passOption(offers, view, seat);
  },
};
