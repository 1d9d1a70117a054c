// The scenes of Dungeon Drop: a floor that is counted, with its Chests, on the stage; a room that was too much, a new
// Class and the last round in the spotlight. What falls has a film of its own.

import { bounded, seatIn, toneFor, type Act, type Dramatist, type Flight, type SpotlightAct, type StageAct, type Telling, type Tone } from "../../lib/drama";
import type { Speaker } from "../../lib/speaker";
import type { Storyteller } from "../../lib/story";
import type { TableEvent, View } from "../../lib/types";
import { cubesOf, itemsOf, rollsOf, sum, type Figures } from "./panels";
import type { Boards, DungeonDropView } from "./types";
import { isSolo, seatsOf } from "./view";

/** Moves of which one glance is enough. */
export const PLAIN: readonly string[] = ["turn_began", "looked", "gave_back", "used", "moved", "strained", "soothed", "nothing_looted", "meeple_placed"];

export const drama: Dramatist = (telling) => {
  const acts: Act[] = [];
  const events = telling.line.events ?? [];
  const rolled = events.find((event) => event.kind === "chests_rolled") ?? null;
  for (const event of events) {
    if (event.kind === "floor_counted") acts.push(countAct(telling, event, rollsOf(rolled), events.find((one) => one.kind === "floor_done") ?? null));
    else if (event.kind === "chests_rolled" && !events.some((one) => one.kind === "floor_counted")) acts.push(chestsAct(telling, event));
    const light = spotlight(telling, event);
    if (light) acts.push(light);
  }
  return bounded(acts);
};

// -- the stage

function countAct({ speaker, names, seat }: Telling, event: TableEvent, rolls: number[], done: TableEvent | null): StageAct {
  const who = seatIn(event) ?? 0;
  const figures = event as unknown as Figures;
  const [total, required] = [Number(event["total"]), Number(event["required"])];
  const enough = total >= required;
  const relics = Number(done?.["relics"] ?? 0);
  const flights: Flight[] = relics ? [{ seat: who, icon: "treasure", text: `+${relics}` }] : [];
  return {
    kind: "stage",
    title: speaker.say("seen-drama-count", { name: names[who] ?? "" }),
    sides: [
      {
        figure: { seat: who, piece: "" },
        name: names[who] ?? "",
        label: "",
        dice: rolls,
        cards: [],
        parts: itemsOf(figures).filter((item) => figures[item]).map((item) => [speaker.say(`figure-${item}`), figures[item] ?? 0]),
        total,
      },
    ],
    needed: required,
    rolling: rolls.length > 0,
    verdict: speaker.say("seen-drama-counted", { enough: enough ? "yes" : "no", n: Math.abs(total - required) }),
    tone: toneFor(enough, !enough, seat),
    outcome: enough ? "passed" : "failed",
    mine: who === seat,
    flights,
  };
}

function chestsAct({ speaker, names, seat }: Telling, event: TableEvent): StageAct {
  const who = seatIn(event) ?? 0;
  const rolls = rollsOf(event);
  const n = rolls.reduce((sum, roll) => sum + roll, 0);
  return {
    kind: "stage",
    title: speaker.say("seen-drama-chests", { name: names[who] ?? "" }),
    sides: [{ figure: { seat: who, piece: "" }, name: names[who] ?? "", label: "", dice: rolls, cards: [], parts: [], total: n }],
    needed: null,
    rolling: true,
    verdict: speaker.say("seen-drama-chests-hold", { n }),
    tone: toneFor(who === seat, false, seat),
    outcome: null,
    mine: who === seat,
    flights: [],
  };
}

// -- the spotlight

function isLastRound(event: TableEvent, view: View, speaker: Speaker): boolean {
  const rounds = (speaker.content?.boards as Partial<Boards> | undefined)?.table?.game.rounds;
  return !isSolo(view as DungeonDropView) && event["round"] === rounds;
}

function spotlight(telling: Telling, event: TableEvent): SpotlightAct | null {
  const { speaker, names, seat, after, scene } = telling;
  const view = after as DungeonDropView;
  const who = seatIn(event);
  const mine = who !== null && who === seat;
  const seen = (piece: string, title: string, tone: Tone, into: number | null, ...sentences: string[]): SpotlightAct => ({ kind: "spotlight", figure: { seat: null, piece }, title, tone, seat: into, by: null, sentences });
  switch (event.kind) {
    case "overreached":
      return seen("falling", speaker.say("seen-drama-overreached"), toneFor(false, mine, seat), who, speaker.event(event, scene));
    case "levelled": {
      const card = String(event["card"]);
      return seen(card, speaker.card(card), toneFor(mine, false, seat), who, speaker.say("seen-drama-levelled", { who: mine ? "me" : "other", name: who === null ? "" : (names[who] ?? ""), card: speaker.card(card) }));
    }
    case "round_began":
      return isLastRound(event, view, speaker) ? seen("depths", speaker.say("seen-drama-last-round"), "plain", null, speaker.event(event, scene)) : null;
    default:
      return null;
  }
}

// -- the end

const DEEP = 2; // hearts that one remembers

/** Cubes that were carried away. */
export const story: Storyteller = {
  figure: "seen-story-cubes",
  start: (view) => seatsOf(view as DungeonDropView).map(() => 0),
  follow(figures, event) {
    const seat = seatIn(event);
    if (seat !== null && (event.kind === "looted" || event.kind === "pocketed")) figures[seat] = (figures[seat] ?? 0) + sum(cubesOf(event));
  },
  moments: {
    overreached: [8, "fall"],
    floor_done: [7, "gain"],
    defeated: [5, "fight"],
    pocketed: [4, "gain"],
    wounded: [4, "hit"],
    looted: [3, "gain"],
    round_began: [1, "end"],
    resigned: [1, "death"],
    game_ended: [0, "end"],
  },
  dull: (event, view, speaker) =>
    (event.kind === "looted" && !cubesOf(event).length) || (event.kind === "wounded" && Number(event["n"]) < DEEP) || (event.kind === "round_began" && !isLastRound(event, view, speaker)),
  chapter: (event, view) => (isSolo(view as DungeonDropView) && event.kind === "floor_built" ? { n: Number(event["floor"]), message: "seen-floor" } : null),
};
