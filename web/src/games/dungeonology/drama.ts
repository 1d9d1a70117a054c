// The scenes of Dungeonology: Stealth Tests and Theses on the stage; what others do to me, the alarm, Stars, Knowledge,
// the Boss and the end in the spotlight.

import { bounded, lastEvent, seatIn, toneFor, type Act, type Dramatist, type Figure, type Side, type SpotlightAct, type StageAct, type Telling, type Tone } from "../../lib/drama";
import { signed } from "../../lib/numbers";
import { messageOf } from "../../lib/speaker";
import type { Storyteller } from "../../lib/story";
import type { LogLine, TableEvent } from "../../lib/types";
import { BASE } from "./edition";
import { columnOf, rowsOf } from "./panels";
import type { Cube, DungeonologyView, Figures, Part } from "./types";
import { countedItems, seatsOf } from "./view";

/** Moves of which one glance is enough. */
export const PLAIN: readonly string[] = [
  "turn_began", "phase_ended", "points_gained", "drew", "discarded", "reshuffled", "entered", "teleported", "students_drawn", "students_gained", "students_taken",
  "laid_down", "indicated", "tile_turned", "zone_placed", "camped", "rested", "boss_activated", "boss_moved", "randomized", "stun_lost", "clan_seen", "stopped", "test_shifted",
];

/** What another box brings: a spotlight of its own for an event, or what a Thesis is counted by. */
export type Additions = {
  items: readonly string[];
  spotlight(telling: Telling, event: TableEvent): SpotlightAct | null;
  /** Who is spied on in an event of its own, and has no seat. */
  spied?(telling: Telling, event: TableEvent): { piece: string; name: string } | null;
};

export const dramaWith = ({ items, spotlight: own, spied }: Additions): Dramatist => (telling) => {
  const acts: Act[] = [];
  let stage: StageAct | null = null;
  for (const event of telling.line.events ?? []) {
    if (event.kind === "test_decided") acts.push((stage = testAct(telling, event, spied)));
    else if (["thesis_accepted", "thesis_passed", "thesis_refused"].includes(event.kind)) acts.push((stage = thesisAct(telling, event, items)));
    else {
      fly(stage, event);
      const light = own(telling, event) ?? spotlight(telling, event);
      if (light) acts.push(light);
    }
  }
  return bounded(acts);
};

export const drama: Dramatist = dramaWith({ items: BASE.items, spotlight: () => null });

function fly(stage: StageAct | null, event: TableEvent): void {
  const seat = seatIn(event);
  if (!stage || seat === null) return;
  if (event.kind === "collected" || event.kind === "stolen") stage.flights.push({ seat, icon: "treasure", text: "+1" });
  else if (event.kind === "stunned") stage.flights.push({ seat, icon: "wound", text: "+1" });
}

// -- the stage

/** A part of a sum by its own name, and the card if it is one. */
function sideOf({ speaker }: Telling, figure: Figure, name: string, label: string, parts: Part[], total: number): Side {
  const isTrick = (source: string) => speaker.content?.cards[speaker.cardId(source)]?.kind === "trick";
  return {
    figure,
    name,
    label,
    dice: [],
    cards: parts.map(([source]) => source).filter(isTrick),
    parts: parts.map(([source, n]) => [speaker.part(source, ""), n]),
    total,
  };
}

/** The lines of the test that was just decided, from its announcement on. */
function linesOfTest(lines: LogLine[]): LogLine[] {
  const begun = lines.findLastIndex((line) => line.events?.some((event) => event.kind === "studied" || event.kind.startsWith("spied")));
  return lines.slice(Math.max(0, begun));
}

function testAct(telling: Telling, event: TableEvent, spiedOn?: Additions["spied"]): StageAct {
  const { speaker, names, seat, before } = telling;
  const tester = event["seat"] as number;
  const lines = linesOfTest(telling.lines);
  const spied = event["test"] === "espionage" ? lastEvent(lines, (one) => one.kind === "spied") : null;
  const victim = spied && seatIn(spied, "victim");
  const seatless = event["test"] === "espionage" && victim === null ? lines.flatMap((line) => line.events ?? []).map((one) => spiedOn?.(telling, one) ?? null).findLast((one) => one !== null) : undefined;
  const studied = lastEvent(lines, (one) => one.kind === "studied");
  const zone = String(studied?.["zone"] ?? (before as DungeonologyView).seat[String(tester)]?.at ?? "");
  const passed = Boolean(event["passed"]);
  const thrown = lastEvent(lines, (one) => one.kind === "aux_played" && one["seat"] === seat && one["branch"] === "alert");
  const who = tester === seat ? "me" : victim !== null && victim === seat ? "victim" : seat !== null && thrown ? "thrower" : "other";
  const words = { who, name: names[tester] ?? "", victim: seatless?.name ?? (victim === null ? "" : (names[victim] ?? "")), zone: zone ? speaker.card(zone) : "", passed: passed ? "yes" : "no" };
  const good = who === "me" ? passed : !passed;
  const other: Figure = victim === null ? { seat: null, piece: seatless?.piece ?? zone } : { seat: victim, piece: "" };
  const studying = victim === null && !seatless;
  return {
    kind: "stage",
    title: studying ? speaker.say("seen-study-of", { name: words.name, zone: words.zone }) : speaker.say("seen-espionage-of", { name: words.name, victim: words.victim }),
    sides: [
      sideOf(telling, { seat: tester, piece: "" }, words.name, speaker.say("seen-stealth"), event["stealth_parts"] as Part[], Number(event["stealth"])),
      sideOf(telling, other, studying ? words.zone : words.victim, speaker.say("seen-alert"), event["alert_parts"] as Part[], Number(event["alert"])),
    ],
    needed: null,
    rolling: true,
    verdict: speaker.say(studying ? "seen-drama-study" : "seen-drama-espionage", words),
    tone: who === "other" ? "plain" : toneFor(good, !good, seat),
    outcome: passed ? "passed" : "failed",
    mine: who !== "other",
    flights: [],
  };
}

function thesisAct({ speaker, names, seat }: Telling, event: TableEvent, items: readonly string[]): StageAct {
  const who = event["seat"] as number;
  const accepted = event.kind !== "thesis_refused";
  const told = event.kind === "thesis_accepted"; // with its figures (DGY-ED-25)
  const figures = event as unknown as Figures;
  const mine = who === seat;
  const points = told ? figures.total : Number(event["points"] ?? -1);
  return {
    kind: "stage",
    title: speaker.say("seen-thesis-of", { name: names[who] ?? "" }),
    sides: [
      {
        figure: { seat: who, piece: "" },
        name: names[who] ?? "",
        label: "",
        dice: [],
        cards: [],
        parts: told ? countedItems(figures, items).flatMap(({ item, n }) => (n ? [[speaker.say(`seen-item-${item}`), n]] : [])) : [],
        total: points < 0 ? null : points,
      },
    ],
    needed: null,
    rolling: false,
    verdict: speaker.say("seen-drama-thesis", { who: mine ? "me" : "other", name: names[who] ?? "", accepted: accepted ? "yes" : "no" }),
    tone: toneFor(mine === accepted, mine !== accepted, seat),
    outcome: accepted ? "passed" : "failed",
    mine,
    flights: accepted ? [{ seat: who, icon: "crown", text: signed(told ? figures.thesis : Number(event["bonus"])) }] : [],
  };
}

// -- the spotlight

/** A piece in the spotlight: how it is for me, into whose panel it sinks, and from whose it comes. */
export const seen = (piece: string, title: string, tone: Tone, into: number | null, by: number | null, ...sentences: string[]): SpotlightAct => ({ kind: "spotlight", figure: { seat: null, piece }, title, tone, seat: into, by, sentences });

/** What is done to me by somebody: the message, and which piece is seen. */
const HITS: Record<string, string> = { card_taken: "card", student_stolen: "student", stolen: "cube", hand_seen: "hand", main_declared: "main", aux_played: "aux" };

function spotlight(telling: Telling, event: TableEvent): SpotlightAct | null {
  const { speaker, seat, names, before, after, line } = telling;
  const who = seatIn(event);
  const name = who === null ? "" : (names[who] ?? "");
  const mine = who !== null && who === seat;
  const say = (message: string, words: Record<string, string | number> = {}) => speaker.say(`seen-drama-${message}`, words);

  const hit = HITS[event.kind];
  if (hit) {
    if (seat === null || event["victim"] !== seat || mine) return null;
    const played = lastEvent([line], (one) => ["main_declared", "aux_played"].includes(one.kind)) ?? lastEvent(telling.lines.slice(-6), (one) => one.kind === "main_declared" && one["victim"] === seat);
    const card = String(event["card"] ?? played?.["card"] ?? "");
    const lost = hit === "aux" ? line.events?.find((one) => one.kind === "discarded_at_random" && one["seat"] === seat) : undefined;
    const words = { name, card: card ? speaker.card(card) : "", cube: event["cube"] ? speaker.word("cube", String(event["cube"])) : "" };
    const piece = hit === "student" ? "student" : hit === "cube" ? `cube.${String(event["cube"])}` : card || "trick";
    return seen(piece, hit === "student" || hit === "cube" || !card ? say("hit") : speaker.card(card), "bad", seat, who, say(`hit-${hit}`, words), ...(lost ? [speaker.event(lost, telling.scene)] : []));
  }

  switch (event.kind) {
    case "omega_placed": {
      const row = Number(event["row"]);
      const alert = (after as DungeonologyView).alert.profile;
      const rows = rowsOf(alert ? speaker.content?.cards[alert] : undefined, row).length;
      return seen("omega", say("omega"), "bad", null, null, say("omega-row", { n: row, all: rows, left: Math.max(0, rows - row) }));
    }
    case "star_gained":
      return seen("star", say("star"), toneFor(mine, !mine, seat), who, null, say("star-gained", { who: mine ? "me" : "other", name, n: Number(event["n"]) }));
    case "star_lost":
      return mine ? seen("star", say("star-lost"), "bad", who, null, speaker.event(event, telling.scene)) : null;
    case "exalted":
      return { ...seen("", say("exalted"), toneFor(mine, !mine, seat), who, null, say("exalted-about", { who: mine ? "me" : "other", name })), figure: { seat: who, piece: "exalted" } };
    case "knowledge_gained":
      return seen("knowledge", say("knowledge"), toneFor(mine, !mine, seat), who, null, say("knowledge-about", { who: mine ? "me" : "other", name }));
    case "jinx_taken":
      return mine ? seen("jinx", say("jinx"), "bad", who, null, say("jinx-about")) : null;
    case "jinx_revealed": {
      const card = String(event["card"]);
      return seen(card, speaker.card(card), toneFor(false, mine, seat), who, null, speaker.event(event, telling.scene), speaker.cardText(card));
    }
    case "stunned":
      return mine && line.seat !== seat ? seen("stun", say("stun"), "bad", who, line.seat, speaker.event(event, telling.scene)) : null;
    case "trap_sprung":
      return mine ? seen(String(event["card"]), speaker.card(String(event["card"])), "bad", who, null, speaker.event(event, telling.scene)) : null;
    case "boss_sighted":
      return seen(String(event["boss"]), speaker.card(String(event["boss"])), "plain", null, null, speaker.event(event, telling.scene));
    case "boss_met":
      return mine ? seen(String(event["boss"]), speaker.card(String(event["boss"])), "bad", who, null, say("boss-met"), speaker.say(`${messageOf("card", String(event["boss"]))}.encounter`)) : null;
    case "panic_revealed":
      return seen(String(event["card"]), speaker.card(String(event["card"])), "bad", null, null, speaker.event(event, telling.scene), speaker.cardText(String(event["card"])));
    case "countdown_began":
    case "last_round_began":
      return (before as DungeonologyView).over ? null : seen("omega", say("last-round"), "bad", null, null, speaker.event(event, telling.scene));
    default:
      return null;
  }
}

// -- the end

const GAINED = ["collected", "stolen"];
const LOST = ["given", "dropped", "eliminated"];

/** Points of the cubes on the Note Boards, as the log tells who takes and loses them; what a Thesis brings comes on top. */
export const story: Storyteller = {
  figure: "seen-story-points",
  start: (view) => seatsOf(view as DungeonologyView).map(() => 0),
  follow(figures, event, speaker) {
    const value = event["cube"] ? columnOf(speaker.content, event["cube"] as Cube).value : 0;
    const add = (seat: number | null, n: number) => {
      if (seat !== null) figures[seat] = (figures[seat] ?? 0) + n;
    };
    if (GAINED.includes(event.kind)) add(seatIn(event), value);
    if (LOST.includes(event.kind)) add(seatIn(event), -value);
    if (event.kind === "stolen") add(seatIn(event, "victim"), -value);
    if (event.kind === "given") add(seatIn(event, "taker"), value);
    if (event.kind === "thesis_accepted" || event.kind === "thesis_passed") add(seatIn(event), Number(event["bonus"] ?? 0));
  },
  moments: {
    stolen: [6, "theft"],
    student_stolen: [3, "theft"],
    card_taken: [2, "theft"],
    exalted: [4, "gain"],
    knowledge_gained: [5, "gain"],
    star_gained: [4, "gain"],
    omega_placed: [3, "alarm"],
    panic_revealed: [5, "alarm"],
    countdown_began: [4, "end"],
    last_round_began: [3, "end"],
    boss_met: [2, "fight"],
    resigned: [1, "death"],
    game_ended: [0, "end"],
  },
};
