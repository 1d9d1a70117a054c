// What the second box adds to the table of Dungeonology, as somebody reads it who sees no picture.

import { readdirSync, readFileSync } from "node:fs";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import ClanWorth from "../src/games/dungeonology/ClanWorth.svelte";
import Figures from "../src/games/dungeonology/Figures.svelte";
import PlayerPanel from "../src/games/dungeonology/PlayerPanel.svelte";
import { starAt } from "../src/games/dungeonology/panels";
import { countedItems } from "../src/games/dungeonology/view";
import { drama } from "../src/games/rocca_civetta/drama";
import { EDITION, templeOn } from "../src/games/rocca_civetta/edition";
import { boulderSteps, eggsLeft } from "../src/games/rocca_civetta/modes";
import Research from "../src/games/rocca_civetta/Research.svelte";
import { cauldronSize, takenBy } from "../src/games/rocca_civetta/research";
import Signs from "../src/games/rocca_civetta/Signs.svelte";
import type { DungeonologyView } from "../src/games/dungeonology/types";
import type { RoccaCivettaView, Seat } from "../src/games/rocca_civetta/types";
import { adapter } from "../src/games/rocca_civetta/view";
import type { LiveTable } from "../src/lib/live.svelte";
import { makeBundle, NOWHERE, Speaker } from "../src/lib/speaker";
import { TableModel, type Offer } from "../src/lib/table.svelte";
import { tokenOf } from "../src/lib/tokens";
import { LANGUAGES, type CardFacts, type Content, type LogLine, type TableEvent } from "../src/lib/types";

const ROOT = `${import.meta.dirname}/../..`;
const NAMES = ["Ada", "Bela"];
const card = (kind: string, facts: Record<string, unknown> = {}): CardFacts => ({ kind, number: "", rules: [], ...facts });
const clan = (shape: string, n: number, stars: string[], set: string[], points: number) => card("clan", { target: 30, modifiers: [], shape, n, all_stars: stars, any_stars: stars, set, set_points: points });

const CONTENT: Content = {
  game: "rocca_civetta",
  version: 1,
  kinds: { seat: "seat", victim: "seat", card: "card", zone: "card", cube: "cube", intern: "intern", type: "type" },
  powers: {},
  decisive: [],
  content: null,
  texts: {},
  cards: {
    homunculus: card("trick", { type: "alchemy", bonus: 2, aux: "alchemy_1", timing: "own", action: false, cost: {}, alternative: null }),
    liturgy: card("research", { points: 4 }),
    eyewitness: card("research", { points: 3 }),
    cooking_time: card("panic", { alert: 1, students: 3, cauldron: 2 }),
    egg_hunt: card("panic", { alert: 1, students: 2, frees_eggs: true }),
    antler_court: clan("any", 1, ["gold_purple", "silver_blue"], ["gold_purple", "silver_blue"], 6),
    horn_blowers: clan("all", 1, ["silver_red"], [], 0),
    oak_elders: clan("count", 3, [], ["silver_green", "silver_red", "silver_blue"], 6),
  },
  boards: { stars: { silver_red: { id: "silver_red", column: "militia", slot: 3, metal: "silver" } }, note: {}, bonfire: { spaces: 12 }, thesis: { stars: 2 } },
};

function speakerOf(language: string): Speaker {
  const of = (game: string) => {
    const folder = `${ROOT}/src/undercroft/games/${game}/texts/${language}`;
    const files = readdirSync(folder).map((name) => `${folder}/${name}`);
    return [...files, `${ROOT}/web/src/games/${game}/texts/${language}.ftl`].map((file) => readFileSync(file, "utf-8"));
  };
  const shell = [`${ROOT}/src/undercroft/texts/${language}/shell.ftl`, `${ROOT}/web/src/texts/${language}.ftl`].map((file) => readFileSync(file, "utf-8"));
  return new Speaker(language, makeBundle(language, [...shell, ...of("dungeonology")], 1, of("rocca_civetta")), CONTENT, (message) => {
    throw new Error(`no text ${message}`);
  });
}

function seat(more: Partial<Seat> = {}): Seat {
  return {
    ...{ scholar: "sara", colour: "red", exalted: false, skills: ["zainetto"], values: { students: 3, hand: 4, speed: 4, intelligence: 2, stamina: 3 }, students: 3, stun: 0, knowledge: false },
    ...{ board: { civilization: 0, militia: 3, worship: 0, riches: 0, caste: 0 }, stars: 1, study_bonus: 1, points: 9, thesis: null },
    ...{ hand: { count: 1, known: [] }, jinxes: [], veiled: { count: 0, known: [] }, interns: [], at: null, disguised: false, place: 0, score: 0, placed: [] },
    ...{ star_tokens: ["silver_red"], universal: {}, carrying: false, delivered: 0, kinds: {}, hot_water: 0, melted: 0, shells: 0, rescued: false, blessed: false, beaten: 0, calmed: 0, support: 0, wheel: 0, stored: { count: 0, known: [] }, completed: [], silenced: false, dulled: false, fooled: false, familiars: [], warded: false },
    ...more,
  };
}

function viewOf(more: Partial<RoccaCivettaView> = {}, mine: Partial<Seat> = {}, other: Partial<Seat> = {}): RoccaCivettaView {
  return {
    ...{ game: "rocca_civetta", seats: 2, over: false, round: 3, turn: 0, phase: "action", first: 0, points: 0, options: { research: 1 }, asked: null, dungeon: [], plays: [], test: null },
    ...{ alert: { profile: null, omegas: 0, rows: 3, bonus: 1, maximum: false, level: "scholars" }, boss: null, clan: null, panic: null, clan_open: false, countdown: null, final_round: null },
    research: { open: ["liturgy", "eyewitness"], deck: { count: 7, cards: [] }, claimed: false },
    cauldron: 0,
    temple: null, sea: null, nest: null, egg_row: null, iota: null, water: null, bonfire_spaces: 12, captives: null, congregations: [], bonfire_row: [], enrolled: null, stewed: {},
    familiars: { yocca: { seat: 0, at: null }, manticore: { seat: null, at: "I-4" } },
    lasting: { tumbling: false, doorless: false, intelligence: 0, relief: 0, promised: 0, skipped: false },
    seat: { "0": seat(mine), "1": seat(other) },
    ...more,
  } as unknown as RoccaCivettaView;
}

function tableOf(view: RoccaCivettaView, language = "en", options: string[] = []): TableModel {
  const asked = options.length ? { seat: 0, prompt: "phase.action", facts: {}, offers: options.map(() => ({ card: "liturgy", points: 4 })), useless: [] } : null;
  const seats = NAMES.map((name) => ({ name, person: true, bot: "", stand_in: null }));
  const shown = { view: { ...view, asked: asked && { ...asked, options } } as RoccaCivettaView, asked, asked_seq: 1, seats, lines: [], seat: 0 };
  return new TableModel(adapter, options.length ? ({} as LiveTable) : null, speakerOf(language), shown);
}

function readOf(component: unknown, props: Record<string, unknown>): string {
  const html = render(component as Component<Record<string, unknown>>, { props }).body;
  return html
    .replace(/<svg[^]*?<\/svg>/g, "")
    .replace(/<(span|p|b)[^>]*aria-hidden="true"[^>]*>(?:(?!<\1)[^])*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

const onpiece = () => undefined;

describe("texts", () => {
  it("of the expansion take the place of those of the base", () => {
    expect(speakerOf("en").say("option-done", { prompt: "study-pick" })).toBe("Indicate no more cubes");
    expect(speakerOf("en").word("cube", "militia")).toBe("Militia");
  });

  it.each(Object.keys(LANGUAGES))("say every tag, demand and sign in %s", (language) => {
    const table = tableOf(viewOf({ clan: "antler_court", panic: "cooking_time", lasting: { tumbling: true, doorless: true, intelligence: 1, relief: 1, promised: 2, skipped: true } }, { fooled: true, silenced: true, dulled: true }), language, ["claim liturgy"]);
    for (const { text, hint } of EDITION.tags(0, table.view as DungeonologyView, table.speaker)) expect([text, hint].every(Boolean)).toBe(true);
    for (const name of ["antler_court", "horn_blowers", "oak_elders"]) for (const demand of EDITION.demands(CONTENT.cards[name], seat(), table.speaker)) expect(demand.text).toBeTruthy();
    expect(readOf(Signs, { table })).toBeTruthy();
    expect(readOf(Research, { table, onpiece })).toBeTruthy();
  });
});

describe("Stars", () => {
  it("are told apart on the Note Board, where the content says so", () => {
    expect(starAt(CONTENT, "militia", 3)).toBe("silver_red");
    expect(starAt(CONTENT, "militia", 5)).toBe("star");
    expect(starAt(null, "militia", 3)).toBe("star");
  });

  it("are named in the panel, and counted in the strip", () => {
    const table = tableOf(viewOf());
    expect(readOf(PlayerPanel, { table, n: 0, onpiece, edition: EDITION })).toContain("silver red Star");
    expect(readOf(Figures, { table, n: 0, edition: EDITION })).toMatch(/Stars 1/);
  });
});

describe("a Clan Card", () => {
  const speaker = speakerOf("en");
  const of = (name: string, ...held: string[]) => EDITION.demands(CONTENT.cards[name], seat({ star_tokens: held }), speaker);

  it("asks for one of several Stars and rewards all", () => {
    expect(of("antler_court").map(({ enough }) => enough)).toEqual([false, false]);
    expect(of("antler_court", "silver_blue").map(({ enough }) => enough)).toEqual([true, false]);
    expect(of("antler_court", "silver_blue", "gold_purple").map(({ enough }) => enough)).toEqual([true, true]);
  });

  it("asks for a certain one, or for a number of any", () => {
    expect(of("horn_blowers", "silver_red")).toMatchObject([{ enough: true, tokens: [{ name: "silver_red" }] }]);
    expect(of("oak_elders", "silver_red", "gold_red")[0]).toMatchObject({ enough: false, joined: "3 of any kind", tokens: [] });
  });

  it("of the base asks for none", () => expect(EDITION.demands(card("clan", { target: 30 }), seat(), speaker)).toEqual([]));

  it("says it beside what cubes are worth", () => {
    const table = tableOf(viewOf({ clan: "antler_court" }));
    expect(readOf(ClanWorth, { table, clan: "antler_court", edition: EDITION })).toContain("A Thesis fails without one of these: golden purple Star, silver blue Star");
  });
});

describe("the Zainetto", () => {
  it("shows its cards to the owner, who uses them like those of the hand", () => {
    const mine = seat({ stored: { count: 2, known: ["homunculus_1", "homunculus_2"] } });
    expect(EDITION.apart(mine, speakerOf("en"))).toEqual({ cards: ["homunculus_1", "homunculus_2"], mark: "Zainetto Card", icon: "zainetto" });
    expect(EDITION.rows(mine, speakerOf("en"))[0]).toMatchObject({ chips: [{ key: "card:homunculus_1" }, { key: "card:homunculus_2" }], veiled: 0 });
    expect(adapter.attempts("card:homunculus_1", viewOf({}, mine), 0, speakerOf("en"))).toContain("main homunculus_1");
  });

  it("shows others how many lie there", () => expect(EDITION.rows(seat({ stored: { count: 2, known: [] } }), speakerOf("en"))[0]).toMatchObject({ chips: [], veiled: 2 }));
});

describe("Research", () => {
  it("is asked for by its card", () => expect(adapter.attempts("card:liturgy", viewOf(), 0, speakerOf("en"))).toEqual(["claim liturgy"]));

  it("lies open with what it asks for, and with whoever has taken some", () => {
    const text = readOf(Research, { table: tableOf(viewOf({}, {}, { completed: ["eyewitness"] })), onpiece });
    expect(text).toMatch(/Research 7 cards left .*Liturgy 3 or more Worship cubes.*Bela Eyewitness \+3/);
  });

  it("is not spoken of where it is not played", () => expect(readOf(Research, { table: tableOf(viewOf({ options: {} })), onpiece }).replace(/<!--.*?-->/g, "").trim()).toBe(""));

  it("says in the strip that one can be claimed", () => expect(readOf(Signs, { table: tableOf(viewOf(), "en", ["claim liturgy"]) })).toContain("1 of them you may claim now"));

  it("is taken by somebody", () => expect(takenBy(viewOf({}, {}, { completed: ["liturgy"] }))).toEqual([{ n: 1, cards: ["liturgy"] }]));

  it("is not passed by itself", () => {
    const offer = (text: string): Offer => ({ text, verb: text.split(" ")[0] ?? "", words: text.split(" ").slice(1), facts: {}, label: "", touches: [], useless: false });
    expect(adapter.passOption([offer("pass")], viewOf(), 1)?.text).toBe("pass");
    expect(adapter.passOption([offer("claim liturgy"), offer("pass")], viewOf(), 1)).toBeNull();
  });

  it("is a token with its points", () => {
    const table = tableOf(viewOf(), "en", ["claim liturgy"]);
    expect(table.offers.map((offer) => tokenOf(offer, table))).toMatchObject([{ text: "Liturgy +4", icon: "quest" }]);
  });
});

describe("the Cursed Temple", () => {
  const temple = { idol: null, bridge: ["III-5", "catacombs"], bridge_fell: false, pillar: true, snake_pit: "I-4", boulder: "I-6" };

  it("has its pieces where they lie", () => {
    expect(templeOn("crypt", temple)).toEqual(["idol"]);
    expect(templeOn("catacombs", temple)).toEqual(["pillar", "bridge"]);
    expect(templeOn("III-5", temple)).toEqual(["bridge"]);
    expect(templeOn("I-4", temple)).toEqual(["snake_pit"]);
    expect(templeOn("I-6", temple)).toEqual(["boulder"]);
  });

  it("has none where they are gone, or in another mode", () => {
    const gone = { ...temple, idol: 1, bridge_fell: true, pillar: false, snake_pit: null, boulder: null };
    for (const zone of ["crypt", "catacombs", "III-5", "I-4", "I-6"]) expect(templeOn(zone, gone)).toEqual([]);
    expect(templeOn("crypt", null)).toEqual([]);
  });
});

describe("Omega where a Scholar could be named", () => {
  it.each(Object.keys(LANGUAGES))("has a name and no number of a seat in %s", (language) => {
    const says = speakerOf(language);
    for (const message of ["option-spy", "token-spy"]) expect(says.sentence(message, { seat: 8, cube: "militia" }, NOWHERE)).toContain("Omega");
    expect(says.sentence("token-spy", { seat: 1, cube: "militia" }, { ...NOWHERE, names: NAMES })).toContain("Bela");
  });
});

describe("what Omega adds to an Alert Value", () => {
  it.each(Object.keys(LANGUAGES))("is said in %s", (language) => {
    for (const source of ["omega", "sabotage"]) expect(speakerOf(language).part(source, "")).toContain("Omega");
  });
});

describe("a boulder", () => {
  const zone = (name: string, links: string[]): object => ({ zone: name, links, eggs: 1 });
  const dungeon = [zone("starting_zone", ["I-4"]), zone("I-4", ["starting_zone", "I-1"]), zone("I-1", ["I-4"]), zone("I-6", [])] as RoccaCivettaView["dungeon"];
  const rolling = (boulder: string | null): RoccaCivettaView => ({ ...viewOf(), dungeon, temple: { idol: null, bridge: null, bridge_fell: false, pillar: true, snake_pit: null, boulder } });

  it("is so many links from home", () => expect([boulderSteps(rolling("I-1")), boulderSteps(rolling("I-4"))]).toEqual([2, 1]));
  it("has no way where it is cut off, and is not there without its card", () => expect([boulderSteps(rolling("I-6")), boulderSteps(rolling(null)), boulderSteps(viewOf())]).toEqual([null, null, null]));
});

describe("an Egg Hunt", () => {
  const eggs = [{ zone: "burrow_i", links: [], eggs: 4 }, { zone: "I-4", links: [], eggs: 0 }] as unknown as RoccaCivettaView["dungeon"];
  const hunted = (maximum: boolean): RoccaCivettaView => ({ ...viewOf({ panic: "egg_hunt" }), dungeon: eggs, alert: { ...viewOf().alert, maximum } });

  it.each(Object.keys(LANGUAGES))("is told in the goal, as the boulder is, in %s", (language) => {
    const temple = { idol: null, bridge: null, bridge_fell: false, pillar: true, snake_pit: null, boulder: "I-4" };
    const links = [{ zone: "starting_zone", links: ["I-4"], eggs: 0 }, { zone: "I-4", links: ["starting_zone"], eggs: 0 }] as unknown as RoccaCivettaView["dungeon"];
    const says = speakerOf(language);
    expect(readOf(Signs, { table: tableOf(hunted(true), language) })).toContain(says.say("seen-goal-eggs", { n: 4 }).replace(/\s/g, " "));
    expect(readOf(Signs, { table: tableOf({ ...viewOf(), dungeon: links, temple }, language) })).toContain(says.say("seen-goal-boulder", { n: 1 }).replace(/\s/g, " "));
  });
  it("counts the Eggs that are left, once it has begun", () => expect([eggsLeft(hunted(true), speakerOf("en")), eggsLeft(hunted(false), speakerOf("en"))]).toEqual([4, null]));
});

describe("what is new with the second box", () => {
  const tips = (more: Partial<RoccaCivettaView>) => adapter.sceneTips?.(viewOf(more)) ?? [];
  const deep = { ...viewOf().dungeon[0], floor: 4 } as RoccaCivettaView["dungeon"][number];

  it.each([
    ["hint-new-research", {}, { research: { ...viewOf().research, open: [] } }],
    ["hint-new-congregations", { congregations: ["phi"] }, { congregations: [] }],
    ["hint-new-brood", { nest: 7 }, { nest: null }],
    ["hint-new-winter", { iota: 6 }, { iota: null }],
    ["hint-new-hunt", { egg_row: 7 }, { egg_row: null }],
    ["hint-new-floor-four", { dungeon: [deep] }, { dungeon: [] }],
  ])("is told when it is there: %s", (tip, now, before) => {
    expect(tips(now)).toContain(tip);
    expect(tips(before)).not.toContain(tip);
  });
});

describe("the Cauldron", () => {
  it("alone is as large as for two", () => expect(cauldronSize({ ...viewOf({ panic: "cooking_time" }), seats: 1 }, speakerOf("en"))).toBe(4));
  it("ends the game with two Students for each player", () => expect(cauldronSize(viewOf({ panic: "cooking_time" }), speakerOf("en"))).toBe(4));
  it("is nothing without its Panic Card", () => expect(cauldronSize(viewOf(), speakerOf("en"))).toBe(0));
});

describe("a score", () => {
  it("counts Research and the set of Stars", () => {
    expect(countedItems({ cubes: 20, research: 4, set: 6 }, EDITION.items).filter(({ n }) => n)).toEqual([{ item: "cubes", n: 20 }, { item: "research", n: 4 }, { item: "set", n: 6 }]);
  });
});

describe("the spotlight", () => {
  function scenes(event: TableEvent, me: number | null, more: { before?: RoccaCivettaView; after?: RoccaCivettaView; language?: string } = {}) {
    const line: LogLine = { seq: 1, time: 0, kind: "moved", seat: 1, events: [event] };
    const speaker = speakerOf(more.language ?? "en");
    return drama({ line, lines: [line], before: more.before ?? viewOf(), after: more.after ?? viewOf({ panic: "cooking_time" }), seat: me, names: NAMES, speaker, scene: { ...NOWHERE, names: NAMES } });
  }

  it.each(Object.keys(LANGUAGES))("speaks %s", (language) => {
    const events: TableEvent[] = [
      { kind: "research_completed", seat: 0, card: "liturgy", n: 4 },
      { kind: "fooled", seat: 1, victim: 0 },
      { kind: "silenced", seat: 0 },
      { kind: "dulled", seat: 0 },
      { kind: "boss_charmed", seat: 0 },
      { kind: "cooked", seat: 1, n: 3 },
      { kind: "jinx_revealed", seat: 0, card: "cursed_idol" },
      { kind: "boss_sighted", boss: "shadow_lord", zone: "II-4" },
      { kind: "boss_met", seat: 0, boss: "basilisk_hungry" },
      { kind: "boss_met", seat: 0, boss: "cariddi" },
      { kind: "tentacle_put", zone: "I-4", n: 6 },
      { kind: "tentacle_beaten", seat: 1, zone: "I-4" },
      { kind: "floor_calmed", seat: 0, floor: 2, n: 2 },
      { kind: "blessed", seat: 0 },
      { kind: "lair_moved", zone: "IV-2" },
    ];
    for (const event of events) expect(scenes(event, 0, { language })).toHaveLength(1);
  });

  describe("on an Omega Phase", () => {
    const drawn: TableEvent = { kind: "omega_card", card: "omega_05", why: "phase" };
    const [walked, wrote, next]: TableEvent[] = [{ kind: "omega_entered", zone: "I-4" }, { kind: "tome_filled", cube: "riches", n: 1 }, { kind: "turn_began", seat: 0, round: 2 }] as const;

    function told(...lines: TableEvent[][]) {
      const log = lines.map((events, n): LogLine => ({ seq: n + 1, time: 0, kind: "moved", seat: 0, events }));
      const scene = { line: log.at(-1) as LogLine, lines: log, before: viewOf(), after: viewOf(), seat: 0, names: NAMES, speaker: speakerOf("en"), scene: { ...NOWHERE, names: NAMES } };
      return drama(scene).map((act) => (act.kind === "spotlight" ? act.steps?.length : undefined));
    }

    it("tells his card step by step, up to the next turn", () => expect(told([drawn, walked, wrote, next])).toEqual([2]));
    it("goes on after a question", () => expect(told([drawn], [walked, wrote, next])).toEqual([2]));
    it("is over with it", () => expect(told([drawn, walked, next], [walked])).toEqual([]));
    it("has no steps for a card that was revealed in a test", () => expect(told([{ ...drawn, why: "sabotage" }, walked])).toEqual([]));
  });

  it("shows Research that is claimed, as a gain or a loss", () => {
    const claimed: TableEvent = { kind: "research_completed", seat: 1, card: "liturgy", n: 4 };
    expect(scenes(claimed, 1)).toMatchObject([{ tone: "good", sentences: ["You claim it: 4 points at the end.", expect.anything()] }]);
    expect(scenes(claimed, 0)).toMatchObject([{ tone: "bad", figure: { piece: "liturgy" } }]);
  });

  it("shows the very Star that was earned", () => {
    expect(scenes({ kind: "star_gained", seat: 0, n: 1 }, 0, { before: viewOf({}, { star_tokens: [] }), after: viewOf() })).toMatchObject([{ figure: { piece: "silver_red" } }]);
  });

  it("shows a Jinx Card that is turned up, and what it does, as a blow to its owner only", () => {
    const jinx: TableEvent = { kind: "jinx_revealed", seat: 0, card: "cursed_idol" };
    expect(scenes(jinx, 0)).toMatchObject([{ figure: { piece: "cursed_idol" }, tone: "bad", sentences: [expect.anything(), speakerOf("en").cardText("cursed_idol")] }]);
    expect(scenes(jinx, 1)).toMatchObject([{ tone: "plain" }]);
  });

  it("says what an Encounter with a Boss does", () => {
    expect(scenes({ kind: "boss_met", seat: 0, boss: "basilisk_hungry" }, 0)).toMatchObject([{ sentences: [expect.anything(), "Sacrifice half of your Students, rounded up; if you have none, gain 1 Stun Token."] }]);
    expect(scenes({ kind: "boss_met", seat: 1, boss: "basilisk_hungry" }, 0)).toEqual([]);
  });

  it("counts what is in the Cauldron", () => {
    expect(scenes({ kind: "cooked", seat: 1, n: 3 }, 0)).toMatchObject([{ sentences: [expect.anything(), "One more, and the game ends."] }]);
  });

  it("leaves alone what is done to others", () => expect(scenes({ kind: "fooled", seat: 0, victim: 1 }, 0)).toEqual([]));

  it("has the scenes of the base", () => expect(scenes({ kind: "knowledge_gained", seat: 0 }, 0)).toMatchObject([{ tone: "good" }]));
});
