// What the second box adds to the pages of the notebook: Stars that are told apart, cards in the Zainetto, Research.

import { BASE, type Demand, type Edition, type Tag } from "../dungeonology/edition";
import type { DungeonologyView, Seat as BaseSeat } from "../dungeonology/types";
import type { Speaker } from "../../lib/speaker";
import type { RoccaCivettaView, Seat } from "./types";

const mineOf = (seat: BaseSeat | undefined): Seat | undefined => seat as Seat | undefined;

/** What a Scholar suffers for a while, and what the one whose turn it is has until its end. */
function tagsOf(n: number, view: RoccaCivettaView, speaker: Speaker): Tag[] {
  const seat = view.seat[String(n)];
  const tags: Tag[] = [];
  const add = (name: string, icon: string, words: Record<string, number> = {}, token = "") =>
    tags.push({ token, icon, text: speaker.say(`seen-tag-${name}`, words), hint: speaker.say(`seen-tag-${name}.text`, words) });
  if (seat?.fooled) tags.push({ token: "fools_token", icon: "", text: speaker.word("token", "fools_token"), hint: speaker.say("token-fools-token.text") });
  if (seat?.silenced) add("silenced", "hand");
  if (seat?.dulled) add("dulled", "intelligence");
  if (seat?.carrying) add("carrying", "", {}, "egg");
  if (seat?.delivered) add("delivered", "", { n: seat.delivered }, "egg");
  for (const [kind, n] of Object.entries(seat?.kinds ?? {})) tags.push({ token: kind, icon: "", text: `${speaker.word("token", kind)} ×${n}`, hint: view.congregations.includes(kind) ? speaker.cardText(kind) : speaker.say(`token-${kind}.text`) });
  if (seat?.hot_water) add("hot-water", "", { n: seat.hot_water }, "hot_water");
  if (view.temple?.idol === n) add("idol", "", {}, "idol");
  if (seat?.rescued) add("rescued", "", {}, "idol");
  if (view.sea) add(seat?.blessed ? "blessed" : "unblessed", "", {}, "blessing");
  if (seat?.beaten) add("beaten", "", { n: seat.beaten }, "tentacle");
  if (seat?.calmed) add("calmed", "", { n: seat.calmed }, "tentacle");
  if (seat?.shells) add("shells", "", { n: seat.shells }, "shell");
  if (seat?.melted) add("melted", "", { n: seat.melted }, "ice");
  if (view.turn !== n || view.over) return tags;
  const { tumbling, doorless, intelligence, relief, promised } = view.lasting;
  if (tumbling) add("tumbling", "speed");
  if (doorless) add("doorless", "opening");
  if (intelligence) add("genius", "intelligence", { n: intelligence });
  if (relief) add("relief", "alert", { n: relief });
  if (promised) add("promised", "stealth", { n: promised });
  return tags;
}

/** What lies in a Zone of the Cursed Temple; the Bridge is seen from both its ends. */
export function templeOn(zone: string, temple: RoccaCivettaView["temple"]): string[] {
  if (!temple) return [];
  const lying = {
    idol: zone === "crypt" && temple.idol === null,
    pillar: zone === "catacombs" && temple.pillar,
    bridge: !temple.bridge_fell && (temple.bridge ?? []).includes(zone),
    snake_pit: temple.snake_pit === zone,
    boulder: temple.boulder === zone,
  };
  return Object.entries(lying).flatMap(([token, there]) => (there ? [token] : []));
}

export const EDITION: Edition = {
  ...BASE,

  stars: (seat) => mineOf(seat)?.star_tokens ?? [],

  tags: (n, view: DungeonologyView, speaker) => tagsOf(n, view as RoccaCivettaView, speaker),

  rows(seat, speaker) {
    const { stored, completed, familiars } = seat as Seat;
    const chip = (card: string) => ({ key: `card:${card}`, text: speaker.card(card) });
    return [
      { icon: "zainetto", label: speaker.word("token", "zainetto"), chips: stored.known.map(chip), veiled: stored.count - stored.known.length },
      { icon: "research", label: speaker.word("kind", "research"), chips: completed.map(chip), veiled: 0 },
      { icon: "engage_familiar", label: speaker.word("kind", "familiar"), chips: familiars.map(chip), veiled: 0 },
    ];
  },

  apart: (seat, speaker) => ({ cards: mineOf(seat)?.stored.known ?? [], mark: speaker.word("token", "zainetto"), icon: "zainetto" }),

  /** Familiars wait where they were released, and follow whoever engages them; the pieces of the Cursed Temple. */
  lying(zone, view, speaker) {
    const { familiars, temple } = view as RoccaCivettaView;
    const released = Object.entries(familiars).filter(([, familiar]) => familiar.at === zone);
    return [...released.map(([token]) => ({ token, text: speaker.card(token) })), ...templeOn(zone, temple).map((token) => ({ token, text: speaker.word("token", token) }))];
  },

  /** Omega plays with the model of a Boss; his last card says what he adds to the Alert of his Zone. */
  models(view, speaker) {
    const { omega } = view as RoccaCivettaView;
    const models = BASE.models(view, speaker);
    return omega ? [...models, { who: "omega", at: omega.at, picture: "omega_grand_master", name: speaker.say("seen-omega"), card: omega.card ?? "", alert: omega.bonus, target: true }] : models;
  },
  /** Whoever is spied on and is no Scholar is Omega. */
  spied: (view, speaker) => ((view as RoccaCivettaView).omega ? { picture: "omega_grand_master", kind: "boss", name: speaker.say("seen-omega") } : null),
  walks: { ...BASE.walks, omega_entered: "omega" },

  /** Students of Congregations are told apart; whoever sat down last leaves first. */
  fire(view, speaker) {
    const { bonfire_row } = view as RoccaCivettaView;
    if (!bonfire_row.some((kind) => kind !== "standard")) return BASE.fire(view, speaker);
    const row = bonfire_row.map((kind) => speaker.word("student", kind)).join(", ");
    return { tokens: bonfire_row.map((kind) => (kind === "standard" ? "student" : kind)), text: speaker.say("seen-bonfire-row", { row }) };
  },

  followers: (seat, speaker) => (mineOf(seat)?.familiars ?? []).map((token) => ({ token, text: speaker.card(token) })),

  /** The Stars without which a Thesis fails, and those that are worth points together. */
  demands(clan, seat, speaker) {
    const held = mineOf(seat)?.star_tokens ?? [];
    const tokens = (names: string[]) => names.map((name) => ({ name, word: speaker.word("star", name) }));
    const wanted = (clan?.["all_stars"] ?? []) as string[];
    const set = (clan?.["set"] ?? []) as string[];
    const shape = String(clan?.["shape"] ?? "none");
    const n = Number(clan?.["n"] ?? 0);
    const points = Number(clan?.["set_points"] ?? 0);
    const met = wanted.length ? held.filter((star) => wanted.includes(star)).length : held.length;
    const named = (names: string[]) => names.map((star) => speaker.word("star", star)).join(", ");
    const found: Demand[] = [];
    if (shape !== "none") {
      const joined = shape === "count" ? speaker.say("seen-clan-any", { n }) : speaker.say(shape === "all" ? "seen-clan-and" : "seen-or");
      found.push({ label: speaker.say("seen-clan-needs"), tokens: tokens(wanted), joined, text: speaker.say(`seen-clan-needs-${shape}`, { n, stars: named(wanted) }), enough: met >= n });
    }
    if (points) found.push({ label: speaker.say("seen-clan-set", { n: points }), tokens: tokens(set), joined: speaker.say("seen-clan-and"), text: speaker.say("seen-clan-set-text", { n: points, stars: named(set) }), enough: set.every((star) => held.includes(star)) });
    return found;
  },

  items: ["cubes", "clan", "thesis", "interns", "research", "mode", "jinxes", "set"],
  edges: { ...BASE.edges, alchemy: "sea", specialists: "brass", spriggan: "moss" },
};
