// Which scenes a move has, and what the verdict says to whom.

import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { drama as dungeoneer } from "../src/games/dungeoneer/drama";
import { drama as dungeonology } from "../src/games/dungeonology/drama";
import { drama as dungeonDrop } from "../src/games/dungeon_drop/drama";
import { latestSteps, type Act, type Dramatist, type StageAct } from "../src/lib/drama";
import { makeBundle, NOWHERE, Speaker } from "../src/lib/speaker";
import { LANGUAGES, type CardFacts, type Content, type LogLine, type TableEvent, type View } from "../src/lib/types";

const ROOT = `${import.meta.dirname}/../..`;
const NAMES = ["Ada", "Fenn", "Kron"];

const card = (kind: string, facts: Record<string, unknown> = {}): CardFacts => ({ kind, number: "", rules: [], ...facts });

const CARDS: Record<string, Record<string, CardFacts>> = {
  dungeoneer: { tomb_serpent: card("monster"), poison_darts: card("trap"), dread_whispers: card("bane"), library_of_ashes: card("room"), slay_draky: card("quest") },
  dungeonology: { fate_4: card("trick"), pickpocket: card("trick"), "I-2": card("zone"), medium: card("alert", { rows: [[1, 3, 1], [2, 3, 1], [3, 3, 1]] }) },
  dungeon_drop: { ranger: card("class") },
};

const KINDS = { seat: "seat", hero: "seat", foe: "seat/card", card: "card", zone: "card", victim: "seat", score: "score", seats: "seat&", cubes: "cube=", parts: "sum", hero_parts: "sum", foe_parts: "sum" };

function speaker(game: string, language: string): Speaker {
  const files = (folder: string) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf-8"));
  const words = [...files(`${ROOT}/src/undercroft/texts/${language}`), ...files(`${ROOT}/src/undercroft/games/${game}/texts/${language}`), readFileSync(`${ROOT}/web/src/games/${game}/texts/${language}.ftl`, "utf-8")];
  const content: Content = { game, version: 1, kinds: KINDS, cards: CARDS[game] ?? {}, powers: {}, decisive: [], content: null, texts: {}, boards: { table: { game: { rounds: 3 } } } };
  return new Speaker(language, makeBundle(language, words), content, (message) => {
    throw new Error(`no text ${message}`);
  });
}

const GAMES: Record<string, Dramatist> = { dungeoneer, dungeonology, dungeon_drop: dungeonDrop };

function scenes(game: string, events: TableEvent[], seat: number | null, more: { earlier?: TableEvent[]; by?: number; after?: Record<string, unknown>; language?: string } = {}): Act[] {
  const line: LogLine = { seq: 2, time: 0, kind: "moved", seat: more.by ?? 1, events };
  const earlier: LogLine = { seq: 1, time: 0, kind: "moved", seat: 1, events: more.earlier ?? [] };
  const before = { asked: null, over: false, seats: 3, scene: null, seat: { 0: { at: "I-2", completed: [] }, 1: { at: "I-2", completed: ["a"] }, 2: { at: "I-2", completed: [] } }, alert: { profile: "medium" }, ...more.after } as unknown as View;
  return GAMES[game]?.({ line, lines: [earlier, line], before, after: before, seat, names: NAMES, speaker: speaker(game, more.language ?? "en"), scene: { ...NOWHERE, names: NAMES } }) ?? [];
}

const only = (acts: Act[]): StageAct => {
  expect(acts).toHaveLength(1);
  expect(acts[0]?.kind).toBe("stage");
  return acts[0] as StageAct;
};

describe("a Trap", () => {
  const sprung: TableEvent = { kind: "trap_sprung", seat: 0, victim: 1, card: "poison_darts_1" };
  const tested = (passed: boolean): TableEvent => ({ kind: "tested", seat: 1, test: "trap", card: "poison_darts_1", score: "move", threat: 8, parts: [["die", 5], ["hero", 3]], total: 8, passed });
  const told = (seat: number | null, passed: boolean) => only(scenes("dungeoneer", [tested(passed)], seat, { earlier: [sprung] }));

  it.each([
    [0, true, "Fenn escapes your trap.", "bad"],
    [0, false, "Your trap catches Fenn.", "good"],
    [1, true, "You escape the trap of Ada.", "good"],
    [1, false, "The trap of Ada catches you.", "bad"],
    [2, true, "Fenn escapes the trap of Ada.", "plain"],
    [null, false, "The trap of Ada catches Fenn.", "plain"],
  ] as const)("is told from the side of seat %s (passed: %s)", (seat, passed, verdict, tone) => {
    expect(told(seat, passed)).toMatchObject({ verdict, tone });
  });

  it("stands against what it needs, with every number", () => {
    const [hero, trap] = told(0, true).sides;
    expect(hero).toMatchObject({ dice: [5], total: 8, parts: [["die", 5], ["Move", 3]] });
    expect(trap).toMatchObject({ total: 8, figure: { seat: null, piece: "poison_darts_1" } });
  });

  it("rolls no die that has been rolled before", () => {
    expect(told(0, true).rolling).toBe(false);
    expect(only(scenes("dungeoneer", [{ kind: "die_rolled", seat: 1, die: 5 }, tested(true)], 0, { earlier: [sprung] })).rolling).toBe(true);
  });
});

describe("a combat", () => {
  const rolled: TableEvent = { kind: "dice_rolled", hero: 1, hero_die: 3, foe_die: 6 };
  const compared = (foe: string, won: string): TableEvent => ({ kind: "combat_compared", hero: 1, foe, score: "melee", hero_parts: [["die", 3], ["hero", 1]], foe_parts: [["die", 6], ["hero", 4]], won });
  const began = (foe: string): TableEvent => ({ kind: "combat_began", combat: "challenge", hero: 1, foe, score: "melee" });
  const sent: TableEvent = { kind: "encounter_declared", seat: 0, victim: 1, card: "tomb_serpent_1", score: "melee" };

  it.each([
    [0, "@0", "foe", "You beat Fenn!", "good"],
    [1, "@0", "foe", "Ada beats you.", "bad"],
    [2, "@0", "hero", "Fenn beats Ada.", "plain"],
    [1, "@0", "nobody", "A tie: nobody is wounded.", "plain"],
  ] as const)("is told to seat %s against %s, won by %s", (seat, foe, won, verdict, tone) => {
    expect(only(scenes("dungeoneer", [began(foe), rolled, compared(foe, won)], seat))).toMatchObject({ verdict, tone });
  });

  it("is won or lost by who has sent the Monster", () => {
    const told = (won: string) => only(scenes("dungeoneer", [rolled, compared("tomb_serpent_1", won)], 0, { earlier: [sent, began("tomb_serpent_1")] }));
    expect(told("hero")).toMatchObject({ verdict: "Fenn withstands your attack.", tone: "bad" });
    expect(told("foe").tone).toBe("good");
  });

  it("sends what came of it to its owner", () => {
    const events = [began("@0"), rolled, compared("@0", "foe"), { kind: "wounded", seat: 1, n: 1, life: 4 }, { kind: "glory_gained", seat: 0, n: 1 }];
    expect(only(scenes("dungeoneer", events, 0)).flights).toEqual([
      { seat: 1, icon: "wound", text: "+1" },
      { seat: 0, icon: "glory", text: "+1" },
    ]);
  });

  it("gives no verdict while others may speak", () => {
    const scene = { scene: "combat", combat: "challenge", hero: 1, foe: "@0", score: "melee", rolled: true, avoided: [], hero_parts: [["die", 3], ["hero", 1]], foe_parts: [["die", 6], ["hero", 4]] };
    expect(only(scenes("dungeoneer", [rolled], 0, { after: { scene } }))).toMatchObject({ verdict: "4 against 10, for the moment.", tone: "plain", rolling: true });
  });
});

describe("the spotlight of Dungeoneer", () => {
  const bane = (victim: number): TableEvent[] => [{ kind: "peril_paid", seat: victim, n: 4 }, { kind: "bane_announced", seat: 1, victim, card: "dread_whispers_1" }];

  it("shows what is done to me, and who paid", () => {
    expect(scenes("dungeoneer", bane(0), 0)).toMatchObject([{ kind: "spotlight", tone: "bad", seat: 0, by: 1, sentences: [expect.stringContaining("4 of your Peril"), expect.anything()] }]);
  });

  it("leaves alone what is done to others", () => expect(scenes("dungeoneer", bane(2), 0)).toEqual([]));

  it("tells of a rival's Quest", () => {
    expect(scenes("dungeoneer", [{ kind: "quest_completed", seat: 1, card: "slay_draky", level: 2 }], 0)).toMatchObject([{ tone: "bad", sentences: ["Fenn has 1 of 3 Quests."] }]);
  });

  it("says that somebody has died, not that he left", () => {
    expect(scenes("dungeoneer", [{ kind: "eliminated", seat: 1, cards: [] }], 0)).toMatchObject([{ sentences: ["Fenn dies."] }]);
  });
});

describe("a Stealth Test", () => {
  const decided = (passed: boolean): TableEvent => ({ kind: "test_decided", seat: 1, test: "study", stealth: 4, stealth_parts: [["fate_4", 4]], alert: 3, alert_parts: [["zone", 3]], passed });
  const studied: TableEvent = { kind: "studied", seat: 1, zone: "I-2" };
  const thrown: TableEvent = { kind: "aux_played", seat: 0, card: "fate_4", branch: "alert", victim: null };

  it("lays cards face down, and nothing else", () => {
    const [stealth, alert] = only(scenes("dungeonology", [decided(true)], 1, { earlier: [studied] })).sides;
    expect(stealth).toMatchObject({ cards: ["fate_4"], total: 4 });
    expect(alert).toMatchObject({ cards: [], total: 3, figure: { piece: "I-2" } });
  });

  it.each([
    [1, [], true, "good"],
    [1, [], false, "bad"],
    [0, [thrown], false, "good"],
    [0, [thrown], true, "bad"],
    [0, [], true, "plain"],
    [null, [], false, "plain"],
  ] as const)("is good or bad for seat %s", (seat, more, passed, tone) => {
    expect(only(scenes("dungeonology", [decided(passed)], seat, { earlier: [studied, ...more] })).tone).toBe(tone);
  });

  it("tells the victim of an Espionage", () => {
    const event = { ...decided(false), test: "espionage" };
    expect(only(scenes("dungeonology", [event], 0, { earlier: [{ kind: "spied", seat: 1, victim: 0, cube: "caste" }] }))).toMatchObject({ verdict: "You catch Fenn spying on you.", tone: "good" });
  });
});

describe("the spotlight of Dungeonology", () => {
  it("rings the bell, and says how many rows are left", () => {
    expect(scenes("dungeonology", [{ kind: "omega_placed", row: 2 }], 0)).toMatchObject([{ sentences: ["Row 2 of 3 is taken. One more, and the Alert Card is full."] }]);
  });

  it("shows who takes my card, but not to the thief", () => {
    const taken: TableEvent = { kind: "card_taken", seat: 1, victim: 0, card: "pickpocket_1" };
    expect(scenes("dungeonology", [taken], 0)).toMatchObject([{ tone: "bad", seat: 0, by: 1 }]);
    expect(scenes("dungeonology", [taken], 1)).toEqual([]);
  });

  it.each(["star_gained", "exalted", "knowledge_gained"])("%s is good for whom it is", (kind) => {
    expect(scenes("dungeonology", [{ kind, seat: 0, n: 1 }], 0)).toMatchObject([{ tone: "good" }]);
    expect(scenes("dungeonology", [{ kind, seat: 1, n: 1 }], 0)).toMatchObject([{ tone: "bad" }]);
  });
});

describe("what changes the game", () => {
  const told = (game: string, kind: string, more: Record<string, unknown> = {}) => scenes(game, [{ kind, seat: 1, ...more }], 0);

  it.each([
    ["dungeonology", "omega_placed", { row: 1 }],
    ["dungeonology", "star_gained", { n: 1 }],
    ["dungeonology", "exalted", {}],
    ["dungeonology", "knowledge_gained", {}],
    ["dungeonology", "boss_sighted", { boss: "laetus_drunk", zone: "I-2" }],
    ["dungeonology", "last_round_began", {}],
    ["dungeonology", "countdown_began", {}],
    ["dungeoneer", "quest_completed", { card: "slay_draky", level: 2 }],
    ["dungeoneer", "eliminated", { cards: [] }],
    ["dungeon_drop", "round_began", { round: 3, order: [1, 0, 2] }],
  ])("in %s comes to the middle, whoever did it: %s", (game, kind, more) => {
    expect(told(game, kind, more)).toMatchObject([{ kind: "spotlight" }]);
  });
});

describe("the count of a floor", () => {
  const counted = (total: number): TableEvent => ({ kind: "floor_counted", seat: 0, total, required: 24, gold: 6, gems: 9, chests: total - 15 });

  it("is rolled with its Chests, against what is required", () => {
    const act = only(scenes("dungeon_drop", [{ kind: "chests_rolled", seat: 0, rolls: [3, 6], n: 9 }, counted(26)], 0));
    expect(act).toMatchObject({ needed: 24, tone: "good", rolling: true, verdict: "Enough, with 2 points to spare!" });
    expect(act.sides[0]).toMatchObject({ dice: [3, 6], total: 26 });
  });

  it("says what is missing", () => expect(only(scenes("dungeon_drop", [counted(20)], 0))).toMatchObject({ verdict: "4 points are missing.", tone: "bad" }));
});

describe("one move", () => {
  it("has no more scenes than somebody wants to see", () => {
    const events = ["exalted", "star_gained", "knowledge_gained", "jinx_taken", "star_gained"].map((kind) => ({ kind, seat: 0, n: 1 }));
    expect(scenes("dungeonology", events, 0)).toHaveLength(3);
  });
});

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  it("every verdict has words", () => {
    for (const passed of [true, false])
      for (const seat of [0, 1, 2, null])
        for (const test of ["door", "pit", "trap", "room", "power"])
          expect(only(scenes("dungeoneer", [{ kind: "tested", seat: 1, test, card: "library_of_ashes_1", score: "move", threat: 7, parts: [["die", 3]], passed }], seat, { language })).verdict).toMatch(/\S/);
  });
});

describe("steps of a spotlight", () => {
  const steps = Array.from({ length: 16 }, (_, s) => `step ${s + 1}`);

  it("are told one after another, and no more than the last six stand there", () => {
    expect(latestSteps(steps, 0)).toEqual([]);
    expect(latestSteps(steps, 2).map(({ told }) => told)).toEqual(["step 1", "step 2"]);
    expect(latestSteps(steps, 16)).toEqual([11, 12, 13, 14, 15, 16].map((n) => ({ told: `step ${n}`, n })));
  });
});
