// The scenes of Dungeoneer: combats, tests and Traps on the stage; what is sent against me, Quests and deaths in the
// spotlight.

import { bounded, lastEvent, seatIn, toneFor, type Act, type Dramatist, type Flight, type Side, type SpotlightAct, type StageAct, type Telling } from "../../lib/drama";
import { signed } from "../../lib/numbers";
import type { Storyteller } from "../../lib/story";
import type { TableEvent } from "../../lib/types";
import type { DungeoneerView } from "./types";
import { actOfEvent, actOfScene, seatsOf, type Act as Sums, type Column } from "./view";

/** Moves of which one glance is enough. */
export const PLAIN: readonly string[] = [
  "turn_began", "move_began", "stayed", "drew", "discarded", "reshuffled", "moved", "glory_gained", "peril_gained", "peril_paid", "glory_paid",
  "map_drawn", "map_put_under", "map_placed", "point_lost", "point_spared", "points_gained", "trap_cleared", "returned", "quest_discarded",
];

const QUESTS = 3; // win the game
const LIFE = 6; // of everybody at the beginning

const DICE = ["dice_rolled", "die_rolled", "die_rerolled"];
const DECIDED = ["combat_compared", "tested"];

/** What flies to its owner: the sign, and whether it is taken away. */
const FLIGHTS: Record<string, [Flight["icon"], 1 | -1]> = {
  wounded: ["wound", 1],
  recovered: ["life", 1],
  life_gained: ["life", 1],
  glory_gained: ["glory", 1],
  glory_lost: ["glory", -1],
  peril_gained: ["peril", 1],
};

export const drama: Dramatist = (telling) => {
  const acts: Act[] = [];
  const events = telling.line.events ?? [];
  let stage: StageAct | null = null;
  let rolled = false;
  events.forEach((event, n) => {
    if (DICE.includes(event.kind)) {
      rolled = true;
      const decided = events.slice(n + 1).some((later) => DECIDED.includes(later.kind));
      if (!decided) stage = pending(telling) ?? stage;
      if (!decided && stage) acts.push(stage);
    } else if (DECIDED.includes(event.kind)) {
      stage = decidedAct(telling, event, rolled);
      acts.push(stage);
      rolled = false;
    } else {
      const flight = flightOf(event);
      if (flight && stage) stage.flights.push(flight);
      const light = spotlight(telling, event, n);
      if (light) acts.push(light);
    }
  });
  return bounded(acts);
};

function flightOf(event: TableEvent): Flight | null {
  const [icon, sign] = FLIGHTS[event.kind] ?? [];
  const seat = seatIn(event);
  return icon && sign && seat !== null && event["n"] ? { seat, icon, text: signed(Number(event["n"]) * sign) } : null;
}

// -- the stage

function sideOf(telling: Telling, column: Column, score: string): Side {
  const { speaker, names, scene } = telling;
  const die = column.parts.find(([source]) => source === "die")?.[1];
  return {
    figure: { seat: column.seat, piece: column.foe },
    name: column.seat === null ? String(speaker.words({ foe: column.foe }, scene)["foe"]) : (names[column.seat] ?? ""),
    label: score ? speaker.word("score", score) : "",
    dice: die ? [die] : [],
    cards: [],
    parts: column.parts.map(([source, n]) => [speaker.part(source, score), n]),
    total: column.parts.length ? column.parts.reduce((sum, [, n]) => sum + n, 0) : null,
  };
}

/** The dice have fallen, and others may still speak. */
function pending(telling: Telling): StageAct | null {
  const { speaker, seat, after, scene } = telling;
  const current = (after as DungeoneerView).scene;
  if (!current) return null;
  const sums = actOfScene(current);
  const sides = sums.columns.map((column) => sideOf(telling, column, sums.score));
  if (sums.die && sides[0]) sides[0].dice = [sums.die];
  if (!sides.some((side) => side.dice.length)) return null;
  const [mine, other] = sides.map((side) => side.total ?? 0);
  const verdict =
    sums.columns.length > 1
      ? speaker.say("seen-drama-so-far", { n: mine ?? 0, against: other ?? 0 })
      : sums.threat
        ? speaker.say("seen-drama-so-far-threat", { n: mine ?? 0, threat: sums.threat })
        : "card" in current ? speaker.cardText(current.card) : "";
  return {
    kind: "stage",
    title: speaker.scene(current, scene)[0] ?? "",
    sides: threatened(telling, sums, sides, "card" in current ? current.card : ""),
    needed: sums.threat || null,
    rolling: true,
    verdict,
    tone: "plain",
    outcome: null,
    mine: sums.columns.some((column) => column.seat === seat),
    flights: [],
  };
}

/** A test stands against what asks for it: the Trap, the door, the Quest. */
function threatened(telling: Telling, sums: Sums, sides: Side[], card: string): Side[] {
  if (sums.columns.length > 1 || !card) return sides;
  return [...sides, { figure: { seat: null, piece: card }, name: telling.speaker.card(card), label: "", dice: [], cards: [], parts: [], total: sums.threat || null }];
}

function decidedAct(telling: Telling, event: TableEvent, rolled: boolean): StageAct {
  const sums = actOfEvent(event) as Sums;
  const sides = sums.columns.map((column) => sideOf(telling, column, sums.score));
  const card = event.kind === "tested" ? String(event["card"] ?? "") : "";
  const { verdict, tone } = event.kind === "tested" ? testVerdict(telling, event) : combatVerdict(telling, event);
  return {
    kind: "stage",
    title: titleOf(telling, event),
    sides: threatened(telling, sums, sides, card),
    needed: sums.threat || null,
    rolling: rolled,
    verdict,
    tone,
    outcome: outcomeOf(event),
    mine: sums.columns.some((column) => column.seat === telling.seat),
    flights: [],
  };
}

/** How it went for whoever is tested or met a Monster; between two heroes it was a fight. */
function outcomeOf(event: TableEvent): StageAct["outcome"] {
  if (event.kind === "tested") return event["passed"] ? "passed" : "failed";
  if (String(event["foe"]).startsWith("@") || event["won"] === "nobody") return "fight";
  return event["won"] === "hero" ? "passed" : "failed";
}

function titleOf({ speaker, scene, lines }: Telling, event: TableEvent): string {
  if (event.kind === "tested") return speaker.sentence("scene-test", { ...event, hero: event["seat"] }, scene);
  const began = lastEvent(lines, (one) => one.kind === "combat_began" && one["foe"] === event["foe"]);
  return speaker.sentence("scene-combat", { combat: began?.["combat"] ?? "", hero: event["hero"], foe: event["foe"] }, scene);
}

/** Who has sent this card against somebody. */
const senderOf = ({ lines }: Telling, card: string): number | null => {
  const sent = lastEvent(lines, (event) => ["encounter_declared", "trap_sprung"].includes(event.kind) && event["card"] === card);
  return sent && seatIn(sent);
};

/** A sentence may begin with a Monster, whose article is written small within one. */
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function combatVerdict(telling: Telling, event: TableEvent): Pick<StageAct, "verdict" | "tone"> {
  const { speaker, seat, names, scene } = telling;
  const hero = event["hero"] as number;
  const foe = String(event["foe"]);
  const rival = foe.startsWith("@") ? Number(foe.slice(1)) : null;
  const foeName = rival === null ? String(speaker.words({ foe }, scene)["the_foe"]) : (names[rival] ?? "");
  if (event["won"] === "nobody") return { verdict: speaker.say("seen-drama-tie"), tone: "plain" };
  const heroWon = event["won"] === "hero";
  const [winner, loser] = heroWon ? [names[hero] ?? "", foeName] : [foeName, names[hero] ?? ""];
  const iWon = seat !== null && seat === (heroWon ? hero : rival);
  const iLost = seat !== null && seat === (heroWon ? rival : hero);
  const mine = rival === null && seat !== null && seat !== hero && senderOf(telling, foe) === seat; // my Monster
  const who = iWon ? "won" : iLost ? "lost" : mine ? (heroWon ? "sent-lost" : "sent-won") : "other";
  return { verdict: capital(speaker.say(`seen-drama-combat-${who}`, { winner, loser })), tone: toneFor(iWon || (mine && !heroWon), iLost || (mine && heroWon), seat) };
}

function testVerdict(telling: Telling, event: TableEvent): Pick<StageAct, "verdict" | "tone"> {
  const { speaker, seat, names } = telling;
  const tester = event["seat"] as number;
  const passed = Boolean(event["passed"]);
  const card = String(event["card"] ?? "");
  const by = event["test"] === "trap" ? senderOf(telling, card) : null;
  const who = tester === seat ? "me" : by !== null && by === seat ? "mine" : "other";
  const test = ["door", "pit", "trap"].includes(String(event["test"])) ? String(event["test"]) : "other";
  const words = { passed: passed ? "yes" : "no", who, name: names[tester] ?? "", by: by === null ? "" : (names[by] ?? ""), card: card ? speaker.card(card) : "" };
  const good = who === "mine" ? !passed : who === "me" && passed;
  return { verdict: speaker.say(`seen-drama-test-${test}`, words), tone: toneFor(good, who !== "other" && !good, seat) };
}

// -- the spotlight

function spotlight(telling: Telling, event: TableEvent, n: number): SpotlightAct | null {
  const { speaker, seat, names, line, scene, after } = telling;
  const who = seatIn(event);
  const card = String(event["card"] ?? "");
  const say = (message: string, words: Record<string, string | number>) => speaker.say(`seen-drama-${message}`, words);
  const made = (figure: SpotlightAct["figure"], title: string, tone: SpotlightAct["tone"], into: number | null, by: number | null, sentences: string[]): SpotlightAct => ({ kind: "spotlight", figure, title, tone, seat: into, by, sentences });
  if (who === null) return null;
  switch (event.kind) {
    case "bane_announced":
    case "encounter_declared": {
      if (seat === null || event["victim"] !== seat) return null;
      const paid = (line.events ?? []).slice(0, n).findLast((one) => one.kind === "peril_paid" && one["seat"] === seat);
      const told = say(event.kind === "bane_announced" ? "bane" : "sent", { name: names[who] ?? "", card: speaker.card(card), n: Number(paid?.["n"] ?? 0) });
      const after = (line.events ?? []).slice(n + 1).filter((one) => one["seat"] === seat && one.kind !== "bane_laid").slice(0, 2);
      return made({ seat: null, piece: card }, speaker.card(card), "bad", seat, who, [told, ...after.map((one) => speaker.event(one, scene)), ...(after.length ? [] : [speaker.cardText(card)])]);
    }
    case "quest_completed": {
      const done = (after as DungeoneerView).seat[String(who)]?.completed.length ?? 0;
      const mine = who === seat;
      return made({ seat: null, piece: card }, speaker.card(card), toneFor(mine, !mine, seat), who, who, [say(mine ? "quest-mine" : "quest", { name: names[who] ?? "", n: done, all: QUESTS })]);
    }
    case "eliminated":
      if (line.kind === "resigned") return null;
      return made({ seat: who, piece: "" }, names[who] ?? "", toneFor(false, who === seat, seat), who, null, [say(who === seat ? "died-mine" : "died", { name: names[who] ?? "" })]);
    default:
      return null;
  }
}


// -- the end

/** Life, as the log tells it: who was hurt when. */
export const story: Storyteller = {
  figure: "seen-story-life",
  start: (view) => seatsOf(view as DungeoneerView).map(() => LIFE),
  follow(figures, event) {
    const seat = seatIn(event);
    if (seat === null) return;
    if (typeof event["life"] === "number") figures[seat] = event["life"];
    else if (event.kind === "eliminated") figures[seat] = 0;
  },
  moments: {
    eliminated: [10, "death"],
    quest_completed: [9, "gain"],
    bane_announced: [3, "hit"],
    fell: [3, "fall"],
    resigned: [1, "death"],
    won: [0, "end"],
  },
  says: { eliminated: "seen-drama-died" },
};
