// The scenes of the second box: what changes the game or hits me comes into the spotlight, beside all scenes of the base.

import { bounded, seatIn, toneFor, type Dramatist, type SpotlightAct, type Telling } from "../../lib/drama";
import type { Storyteller } from "../../lib/story";
import type { LogLine, TableEvent } from "../../lib/types";
import { dramaWith, PLAIN as BASE_PLAIN, seen, story as base } from "../dungeonology/drama";
import { EDITION } from "./edition";
import { cauldronSize } from "./research";
import type { RoccaCivettaView } from "./types";

/** Moves of which one glance is enough. */
export const PLAIN: readonly string[] = [...BASE_PLAIN, "card_stored", "deck_searched", "card_kept", "card_regained", "research_opened", "peeked", "doors_opened", "inspired", "stealth_promised", "stun_ignored", "false_collected", "column_chosen", "egg_laid", "egg_left", "pit_moved", "zone_frozen", "zone_melted", "water_used", "water_drawn",
  "omega_phase", "omega_card", "omega_drew", "omega_drew_kinds", "omega_revealed", "omega_found_none", "omega_entered", "omega_collected", "omega_eliminated", "tome_filled", "tome_full", "black_star_lost"];

const eventsOf = (line: LogLine): TableEvent[] => line.events ?? [];
const isOfPhase = (event: TableEvent): boolean => event.kind === "omega_card" && event["why"] === "phase";
/** An Omega Phase closes a turn; only a Forced Thesis or the end of the game can come between (RCV-R-177). */
const AFTER_PHASE = ["turn_began", "thesis_accepted", "thesis_passed", "thesis_refused", "game_ended"];
const isAfter = (event: TableEvent): boolean => AFTER_PHASE.includes(event.kind);

/** What Omega does, one thing after another, up to the end of his phase. */
function stepsOf({ speaker, scene }: Telling, events: TableEvent[]): string[] {
  const over = events.findIndex(isAfter);
  return (over < 0 ? events : events.slice(0, over)).map((event) => speaker.event(event, scene)).filter((words) => words !== "");
}

/** The rest of a phase in which something was asked. */
function restOfPhase(telling: Telling): SpotlightAct | null {
  const { speaker, line, lines } = telling;
  const before = lines.filter((one) => one.seq < line.seq).flatMap(eventsOf);
  const event = before.slice(before.findLastIndex(isAfter) + 1).findLast(isOfPhase);
  const steps = event ? stepsOf(telling, eventsOf(line)) : [];
  const card = String(event?.["card"]);
  return steps.length ? { ...seen(card, speaker.card(card), "plain", null, null, speaker.say("seen-omega-did")), steps } : null;
}

/** The Star that this seat did not have before. */
function newStar({ before, after }: Telling, seat: number): string {
  const had = (before as RoccaCivettaView).seat[String(seat)]?.star_tokens ?? [];
  return (after as RoccaCivettaView).seat[String(seat)]?.star_tokens?.find((star) => !had.includes(star)) ?? "star";
}

function spotlight(telling: Telling, event: TableEvent): SpotlightAct | null {
  const { speaker, seat, names, after } = telling;
  const who = seatIn(event);
  const name = who === null ? "" : (names[who] ?? "");
  const mine = who !== null && who === seat;
  const side = mine ? "me" : "other";
  const say = (message: string, words: Record<string, string | number> = {}) => speaker.say(`seen-drama-${message}`, words);
  const told = () => speaker.event(event, telling.scene);

  switch (event.kind) {
    case "research_completed": {
      const card = String(event["card"]);
      return seen(card, speaker.card(card), toneFor(mine, !mine, seat), who, null, say("research", { who: side, name, n: Number(event["n"]) }), speaker.cardText(card));
    }
    case "star_gained":
      return who === null ? null : seen(newStar(telling, who), say("star"), toneFor(mine, !mine, seat), who, null, say("star-gained", { who: side, name, n: Number(event["n"]) }));
    case "fooled":
      return seat !== null && event["victim"] === seat ? seen("fools_token", speaker.word("token", "fools_token"), "bad", seat, who, say("fooled", { name }), speaker.say("token-fools-token.text")) : null;
    case "silenced":
      return mine ? seen("capagrezza_hypnotist", say("silenced"), "bad", who, null, told()) : null;
    case "dulled":
      return mine ? seen("arrow", say("dulled"), "bad", who, null, told()) : null;
    case "familiar_engaged": {
      const card = String(event["familiar"]);
      return seen(card, speaker.card(card), toneFor(mine, !mine, seat), who, null, told(), speaker.cardText(card));
    }
    case "familiar_released":
      return mine ? seen(String(event["familiar"]), speaker.card(String(event["familiar"])), "bad", who, null, told()) : null;
    case "encounter_averted":
      return mine ? seen("manticore", speaker.card("manticore"), "good", who, null, told()) : null;
    case "boss_charmed":
      return mine ? seen("intern.lute_player", speaker.word("intern", "lute_player"), "good", who, null, told()) : null;
    case "omega_card": {
      const card = String(event["card"]);
      return isOfPhase(event) ? { ...seen(card, speaker.card(card), "plain", null, null, told(), speaker.cardText(card)), steps: stepsOf(telling, eventsOf(telling.line).slice(eventsOf(telling.line).indexOf(event) + 1)) } : null;
    }
    case "sabotaged":
      return seen("omega_grand_master", speaker.say("seen-omega"), toneFor(false, telling.line.seat === seat, seat), null, null, told());
    case "omega_reacts":
      return seen("omega_grand_master", speaker.say("seen-omega"), toneFor(false, telling.line.seat === seat, seat), null, null, told());
    case "omega_stole":
      return event["victim"] === seat ? seen(`cube.${String(event["cube"])}`, speaker.say("seen-omega"), "bad", null, seat, told()) : null;
    case "black_star_gained":
      return seen("omega_grand_master", speaker.word("token", "black_star"), "bad", null, null, told());
    case "egg_taken":
      return seen("egg", say("egg-taken"), toneFor(false, !mine, seat), who, null, told());
    case "egg_delivered":
      return seen("egg", say("egg-delivered"), toneFor(mine, !mine, seat), who, null, told());
    case "brood_saved":
      return seen("egg", say("brood-saved"), "good", null, null, told());
    case "student_kept":
      return seen(String(event["student"]), speaker.word("token", String(event["student"])), toneFor(mine, false, seat), who, null, told());
    case "student_invoked":
      return seen(String(event["student"]), speaker.word("token", String(event["student"])), toneFor(mine, !mine, seat), who, null, told(), speaker.cardText(String(event["student"])));
    case "egg_opened": {
      const cube = String(event["cube"]);
      const isFalse = cube === "false_information";
      return seen(`cube.${cube}`, say("egg-opened"), toneFor(mine && !isFalse, isFalse === mine, seat), who, null, told());
    }
    case "egg_hidden":
      return seen("egg", say("egg-hidden"), "bad", null, null, told());
    case "eggs_gathered":
      return seen("egg", say("eggs-gathered"), "plain", null, null, told());
    case "boulder_put":
    case "boulder_rolled":
      return seen("boulder", speaker.word("token", "boulder"), "bad", null, null, told());
    case "crushed":
      return seen("boulder", speaker.word("token", "boulder"), "bad", who, null, told());
    case "idol_taken":
    case "idol_stolen":
      return seen("idol", speaker.word("token", "idol"), toneFor(mine, !mine, seat), who, null, told());
    case "bridge_laid":
      return seen("bridge", speaker.word("token", "bridge"), "plain", null, null, told());
    case "bridge_fell":
      return seen("bridge", say("bridge-fell"), "bad", who, null, told());
    case "pillar_removed":
      return seen("pillar", speaker.word("token", "pillar"), toneFor(mine, false, seat), who, null, told());
    case "boss_rescued":
      return seen("enrico_giovanni", say("rescued"), toneFor(mine, !mine, seat), who, null, told());
    case "boss_met": // the sister in the deep has no model
      return mine && event["boss"] === "cariddi" ? seen("tentacle", speaker.card("cariddi"), "bad", who, null, told(), speaker.say("card-cariddi.encounter")) : null;
    case "tentacle_put":
      return seen("tentacle", speaker.word("token", "tentacle"), "bad", null, null, told());
    case "tentacle_beaten":
      return seen("tentacle", speaker.word("token", "tentacle"), toneFor(mine, !mine, seat), who, null, told());
    case "floor_calmed":
      return seen("tentacle", say("calmed"), toneFor(mine, !mine, seat), who, null, told());
    case "blessed":
      return seen("blessing", speaker.word("token", "blessing"), toneFor(mine, !mine, seat), who, null, told());
    case "lair_moved":
      return seen("tentacle", say("lair-moved"), "plain", null, null, told());
    case "cold_snap":
      return seen("freddo", say("cold-snap"), "bad", null, null, told());
    case "phi_freed":
      return seen("phi", say("phi-freed"), toneFor(mine, !mine, seat), who, null, told());
    case "phi_lost":
      return mine ? seen("phi", say("phi-lost"), "bad", who, null, told()) : null;
    case "cooked": {
      const all = cauldronSize(after as RoccaCivettaView, speaker);
      return seen("cauldron", speaker.word("token", "cauldron"), "bad", null, who, told(), say("cauldron", { n: Number(event["n"]), all, left: Math.max(0, all - Number(event["n"])) }));
    }
    default:
      return null;
  }
}

/** Omega has no seat, but can be spied on. */
const spied = ({ speaker }: Telling, event: TableEvent) => (event.kind === "spied_on_omega" ? { piece: "omega_grand_master", name: speaker.say("seen-omega") } : null);

const acts = dramaWith({ items: EDITION.items, spotlight, spied });

export const drama: Dramatist = (telling) => {
  const rest = restOfPhase(telling);
  return rest ? bounded([rest, ...acts(telling)]) : acts(telling);
};

export const story: Storyteller = {
  ...base,
  moments: {
    ...base.moments,
    research_completed: [5, "gain"],
    familiar_engaged: [4, "gain"],
    crushed: [6, "fall"],
    fooled: [3, "theft"],
    cooked: [2, "alarm"],
    egg_delivered: [4, "gain"],
    brood_saved: [6, "gain"],
    omega_stole: [6, "theft"],
    stolen_from_omega: [5, "theft"],
    black_star_gained: [4, "alarm"],
    phi_freed: [4, "gain"],
    idol_stolen: [5, "theft"],
    bridge_fell: [4, "fall"],
    boss_rescued: [5, "gain"],
    tentacle_beaten: [3, "gain"],
  },
};
