// The panels, the Campus and the cards of Dungeonology, as somebody reads them who sees no picture.

import { readdirSync, readFileSync } from "node:fs";

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import Campus from "../src/games/dungeonology/Campus.svelte";
import Card from "../src/games/dungeonology/Card.svelte";
import Figures from "../src/games/dungeonology/Figures.svelte";
import Goal from "../src/games/dungeonology/Goal.svelte";
import Own from "../src/games/dungeonology/Own.svelte";
import PlayerPanel from "../src/games/dungeonology/PlayerPanel.svelte";
import { columnOf, counted, marksOf, rowsOf, slotsOf, usesOf, warningsOf, worthOf } from "../src/games/dungeonology/panels";
import type { DungeonologyView, Seat, Zone } from "../src/games/dungeonology/types";
import { adapter } from "../src/games/dungeonology/view";
import { makeBundle, Speaker } from "../src/lib/speaker";
import { TableModel, type Offer } from "../src/lib/table.svelte";
import type { LiveTable } from "../src/lib/live.svelte";
import { LANGUAGES, type CardFacts, type Content } from "../src/lib/types";

const ROOT = `${import.meta.dirname}/../..`;
const GAME = `${ROOT}/src/undercroft/games/dungeonology`;

const card = (kind: string, facts: Record<string, unknown>): CardFacts => ({ kind, number: "", rules: [], ...facts });
const side = (stamina: number, skills: string[]) => ({ students: 3, hand: 4, speed: 2, intelligence: 2, stamina, skills });

const CONTENT: Content = {
  game: "dungeonology",
  version: 1,
  kinds: { seats: "seat&", joins: "card&", boss: "card", wanted: "cost" },
  powers: {},
  decisive: [],
  content: null,
  texts: {},
  cards: {
    hunters_trap: card("trick", { type: "exploration", bonus: 1, aux: "exploration_1", timing: "standard", action: false, cost: { sacrifice: 1 }, alternative: { draw_any: 1 } }),
    fate_4: card("trick", { type: "fate", bonus: 4, aux: "fate_4", timing: "", action: false, cost: {}, alternative: null }),
    sprained_ankle: card("jinx", { penalty: 1 }),
    "intern.guard": card("intern", { points: 2 }),
    blood_worshipers: card("clan", { target: 32, modifiers: [["militia", "+2"], ["riches", "\u22121"]] }),
    medium: card("alert", { rows: [[1, 3, 1], [2, 3, 1], [3, 3, 1]] }),
    darkness: card("panic", { alert: 2, students: 3 }),
    laetus_drunk: card("boss", { alert: 2 }),
    trap_stop: card("trap", {}),
    valerio: card("scholar", { wanted: { civilization: 1, militia: 2 }, normal: side(4, ["headbutt"]), exalted: side(5, ["heroic_headbutt", "second_wind"]) }),
    "skill.headbutt": card("skill", { timing: "own", passive: false, cost: { stun: 1 }, scholar: "valerio" }),
    "skill.heroic_headbutt": card("skill", { timing: "own", passive: false, cost: { stun: 1 }, scholar: "valerio" }),
    "skill.second_wind": card("skill", { timing: "own", passive: false, cost: { discard: 1 }, scholar: "valerio" }),
    "I-6": card("zone", { floor: 1, alert: 2, slots: ["militia", "militia"], passages: ["n1", "s2"], doors: {}, icons: [["ambush", 1]], start: false }),
  },
  boards: {
    note: {
      civilization: { value: 2, slots: 6, stars: [4, 6], arrows: [2, 5] },
      militia: { value: 3, slots: 5, stars: [3, 5], arrows: [2, 4] },
      worship: { value: 4, slots: 5, stars: [3, 5], arrows: [2, 4] },
      riches: { value: 5, slots: 4, stars: [3], arrows: [2] },
      caste: { value: 6, slots: 3, stars: [2], arrows: [1] },
    },
    bonfire: { spaces: 12 },
  },
};

function speakerOf(language: string): Speaker {
  const folder = `${GAME}/texts/${language}`;
  const files = readdirSync(folder).map((name) => `${folder}/${name}`);
  const texts = [...files, `${ROOT}/src/undercroft/texts/${language}/shell.ftl`, `${ROOT}/web/src/games/dungeonology/texts/${language}.ftl`];
  return new Speaker(language, makeBundle(language, texts.map((file) => readFileSync(file, "utf-8"))), CONTENT, (message) => {
    throw new Error(`no text ${message}`);
  });
}

function seat(colour: string, more: Partial<Seat> = {}): Seat {
  return {
    ...{ scholar: "valerio", colour, exalted: false, skills: ["headbutt"], values: side(4, []), students: 5, stun: 2, knowledge: false },
    ...{ board: { civilization: 2, militia: 3, worship: 0, riches: 0, caste: 0 }, stars: 1, study_bonus: 2, points: 13, thesis: null },
    ...{ hand: { count: 2, known: [] }, jinxes: [], veiled: { count: 0, known: [] }, interns: [], at: "I-6", disguised: false, place: 0, score: 0, placed: [] },
    ...more,
  };
}

const LAID: Zone = { zone: "I-6", cell: "0,0", floor: 1, alert: 2, cubes: ["militia", null], entered: true, traps: [null], x: false, teleport: true, links: [], idle: [] };

function viewOf(more: Partial<DungeonologyView> = {}, mine: Partial<Seat> = {}): DungeonologyView {
  return {
    ...{ game: "dungeonology", seats: 2, over: false, round: 3, turn: 0, phase: "action", first: 1, points: 0, actions: [], extra: false },
    ...{ options: { main_effects: 1, dangerous_zones: 1 }, asked: null, walls: [], stairs: [], idle: [], tiles: [], stage: [], plays: [], theses: [], standings: [] },
    seat: { "0": seat("yellow", { hand: { count: 2, known: ["hunters_trap_1", "fate_4_2"] }, ...mine }), "1": seat("red", { at: null, scholar: "valerio" }) },
    dungeon: [LAID],
    piles: [{ count: 4, cards: [] }, { count: 5, cards: [] }, { count: 6, cards: [] }],
    boss: { id: "laetus_drunk", at: "I-6" },
    bonfire: 7,
    alert: { profile: "medium", omegas: 1, rows: 3, bonus: 1, maximum: false, level: "scholars" },
    ...{ panic: null, clan: null, clan_open: false, traps: ["trap_stop_1", "trap_stop_3"], test: null, countdown: null, final_round: null },
    supply: { civilization: 9, militia: 8, worship: 7, riches: 6, caste: 5 },
    ...{ deck: { count: 30, cards: [] }, discard: ["fate_4_1", "hunters_trap_2", "fate_4_3"], jinx_deck: { count: 12, cards: [] }, jinx_discard: [] },
    ...more,
  } as unknown as DungeonologyView;
}

function tableOf(view: DungeonologyView, language = "en", options: string[] = []): TableModel {
  const asked = options.length ? { seat: 0, prompt: "phase.action", facts: {}, offers: null, useless: [] } : null;
  const seats = [0, 1].map((n) => ({ name: n ? "" : "Ada", person: !n, bot: n ? "random" : "", stand_in: null }));
  const shown = { view: { ...view, asked: asked && { ...asked, options } } as DungeonologyView, asked, asked_seq: 1, seats, lines: [], seat: 0 };
  return new TableModel(adapter, options.length ? ({} as LiveTable) : null, speakerOf(language), shown);
}

/** What is read aloud: no tags, no drawings, nothing that is hidden from it; labels are said. */
function readOf(component: unknown, props: Record<string, unknown>): string {
  const html = render(component as Component<Record<string, unknown>>, { props }).body;
  return html
    .replace(/<svg[^]*?<\/svg>/g, "")
    .replace(/<(span|p)[^>]*aria-hidden="true"[^>]*>(?:(?!<\1)[^])*?<\/\1>/g, "")
    .replace(/aria-label="([^"]*)"[^>]*>/g, ">$1 ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

const onpiece = () => undefined;
const offer = (text: string): Offer => ({ text, verb: text.split(" ")[0] ?? "", words: [], facts: {}, label: "", touches: [], useless: false });

describe("a Note Board", () => {
  const column = columnOf(CONTENT, "militia");

  it("is filled from the bottom", () => expect(slotsOf(column, 2).map((slot) => slot.filled)).toEqual([true, true, false, false, false]));
  it("has Stars and arrows where they are printed", () => {
    expect(slotsOf(column, 0).filter((slot) => slot.star).map((slot) => slot.n)).toEqual([3, 5]);
    expect(slotsOf(column, 0).filter((slot) => slot.arrow).map((slot) => slot.n)).toEqual([2, 4]);
  });
});

describe("an Alert Card", () => {
  it("says which rows have an Omega Student and which is next", () => expect(rowsOf(CONTENT.cards["medium"], 1).map((row) => row.state)).toEqual(["placed", "next", "later"]));
  it("has no next row when it is full", () => expect(rowsOf(CONTENT.cards["medium"], 3).every((row) => row.state === "placed")).toBe(true));
});

describe("a Clan Card", () => {
  it("changes what cubes are worth, up and down", () => {
    expect(worthOf(CONTENT.cards["blood_worshipers"], CONTENT).map(({ value, modifier }) => [value, modifier])).toEqual([[2, 0], [5, 2], [4, 0], [4, -1], [6, 0]]);
  });
});

describe("a Trick Card in the hand", () => {
  it("says how it is offered, each way once", () => {
    expect(marksOf(["aux fate_4_1 stealth", "aux fate_4_1 alert", "add fate_4_1"].map(offer))).toEqual(["aux", "add"]);
    expect(marksOf([offer("walk I-6")])).toEqual([]);
  });
  it("counts a Reaction as its Main Effect, a theft as its Auxiliary Effect", () => {
    expect(usesOf([offer("react counterspell_1")])).toEqual(["main"]);
    expect(usesOf([offer("rob vow_of_silence_1 @1")])).toEqual(["aux"]);
    expect(usesOf([offer("discard fate_4_1")])).toEqual([]);
  });
});

it("counts a pile from its top", () => {
  expect(counted(["fate_4_1", "hunters_trap_2", "fate_4_3"], (name) => name.replace(/_\d$/, ""))).toEqual([{ id: "fate_4", n: 2 }, { id: "hunters_trap", n: 1 }]);
});

describe("warnings", () => {
  const said = (more: Partial<DungeonologyView>) => warningsOf(viewOf(more)).map((warning) => warning.message);
  it("are absent in a quiet game and after it", () => {
    expect(said({})).toEqual([]);
    expect(said({ over: true, countdown: 1 })).toEqual([]);
  });
  it("name the player with whose turn the game ends, also the first one", () => expect(warningsOf(viewOf({ countdown: 0 }))).toEqual([{ message: "countdown", seat: 0 }]));
  it("put the last round first", () => expect(said({ final_round: 1, alert: { ...viewOf().alert, maximum: true } })).toEqual(["final", "maximum"]));
});

describe.each(Object.keys(LANGUAGES))("everything can be read in %s", (language) => {
  it.each(Object.keys(CONTENT.cards))("%s", (name) => {
    const table = tableOf(viewOf(), language);
    for (const small of [false, true]) expect(readOf(Card, { card: name, table, small })).toContain(table.speaker.card(name));
  });

  it("a busy seat", () => {
    const busy = { exalted: true, disguised: true, knowledge: true, thesis: 15, place: 1, score: 25, jinxes: ["sprained_ankle_1"], veiled: { count: 2, known: [] }, interns: ["guard"] };
    expect(readOf(PlayerPanel, { table: tableOf(viewOf({}, busy), language), n: 0, onpiece })).toContain("Ada");
    expect(readOf(PlayerPanel, { table: tableOf(viewOf(), language), n: 1, onpiece })).not.toContain("undefined");
  });

  it("a seat before its Scholar is chosen", () => {
    expect(readOf(PlayerPanel, { table: tableOf(viewOf({}, { scholar: null, at: null, skills: [] }), language), n: 0, onpiece })).toContain("Ada");
  });

  it("the Campus, quiet, open and in Maximum Alert", () => {
    for (const view of [viewOf(), viewOf({ clan: "blood_worshipers", clan_open: true, boss: null, countdown: 1 }), viewOf({ panic: "darkness", final_round: 0, alert: { ...viewOf().alert, profile: null, maximum: true } })]) {
      expect(readOf(Campus, { table: tableOf(view, language), onpiece })).not.toMatch(/undefined|NaN/);
    }
  });

  it("my own line, and the figures of my strip", () => {
    const table = tableOf(viewOf({ phase: "movement", points: 2 }), language);
    expect(readOf(Own, { table })).not.toMatch(/undefined|NaN/);
    expect(readOf(Figures, { table, n: 0 })).toContain("13");
  });
});

describe("a Trick Card", () => {
  const read = (name: string, view = viewOf(), options: string[] = [], small = false) => readOf(Card, { card: name, table: tableOf(view, "en", options), small });

  it("tells its three uses apart", () => {
    const words = read("hunters_trap_1");
    expect(words).toMatch(/Bonus Value.*Auxiliary Effect.*Gain 1 Speed point.*Main Effect.*Sacrifice 1 Student.*or.*draw 1 to 3 Students.*Lay as many Trap Tokens/);
  });
  it("says that its Main Effect is not in use", () => {
    expect(read("hunters_trap_1")).not.toContain("not in use");
    expect(read("hunters_trap_1", viewOf({ options: {} }))).toContain("not in use at this table");
  });
  it("says that it has no Main Effect", () => expect(read("fate_4_2")).toContain("This card has none."));
  it("marks in the hand what is offered now", () => {
    expect(read("hunters_trap_1", viewOf(), ["aux hunters_trap_1 use"], true)).toContain("Auxiliary");
    expect(read("fate_4_2", viewOf(), ["aux hunters_trap_1 use"], true)).not.toContain("Auxiliary");
  });
});

describe("a Zone up close", () => {
  it("says what is here now, and what its effects do", () => {
    const words = readOf(Card, { card: "I-6", table: tableOf(viewOf()) });
    expect(words).toMatch(/Alert Value 2, plus 1.*Laetus is here.*Ada is here.*Teleport Token.*a hidden Trap.*Ambush 1.*gains this many Stun Tokens/);
    expect(words).not.toContain("without effect");
  });
  it("says which effects do nothing at this table", () => {
    expect(readOf(Card, { card: "I-6", table: tableOf(viewOf({ dungeon: [{ ...LAID, idle: ["ambush"] }] })) })).toContain("without effect now");
  });
});

describe("a panel", () => {
  const read = (mine: Partial<Seat>, options: string[] = []) => readOf(PlayerPanel, { table: tableOf(viewOf({}, mine), "en", options), n: 0, onpiece });
  const html = (n: number, options: string[]) => render(PlayerPanel as unknown as Component<Record<string, unknown>>, { props: { table: tableOf(viewOf(), "en", options), n, onpiece } }).body;

  it("reads the Note Board column by column", () => {
    expect(read({})).toContain("Militia: 3 of 5 slots, 3 points each; Stars 1, arrows 1");
    expect(read({})).toContain("2 Stun Tokens, of 4 at most");
  });
  it("shows the points with the Clan only to those who know it", () => {
    expect(read({})).not.toContain("with the Clan");
    expect(read({ thesis: 19 })).toMatch(/with the Clan 19/);
  });
  it("counts Jinx Cards that are face down, and names those one knows", () => {
    expect(read({ veiled: { count: 3, known: ["sprained_ankle_1"] } })).toMatch(/Sprained Ankle \(face down\).*2 face down/);
  });
  it("says who has left the Dungeon", () => expect(html(1, [])).toContain("has left the Dungeon"));
  it("glows when an option touches the seat", () => {
    expect(html(1, ["spy @1 militia"])).toMatch(/class="player open/);
    expect(html(0, ["spy @1 militia"])).not.toMatch(/class="player open/);
  });
});

describe("the Campus", () => {
  const read = (more: Partial<DungeonologyView>) => readOf(Campus, { table: tableOf(viewOf(more)), onpiece });

  it("keeps what nobody knows", () => {
    expect(read({})).toContain("Nobody knows what is left in the bag.");
    expect(read({})).toContain("you do not know it");
    expect(read({ university: { gray: 6, omega: 1 } } as Partial<DungeonologyView>)).toContain("Students 6, Omega 1");
  });
  it("says what the next row of the Alert Card brings", () => expect(read({})).toContain("Row 2, the next one: Alert Bonus +2, 3 Students per player, 1 Omega"));
  it("says how full the Bonfire is", () => expect(read({})).toContain("Students on 7 of 12 spaces"));
  it("says where the Boss is, or that it is away", () => {
    expect(read({})).toContain("Show Dancing Blades Arena on the map");
    expect(read({ boss: { id: "laetus_drunk", at: null } })).toContain("not Sighted yet");
  });
});

describe("the goal", () => {
  const read = (more: Partial<DungeonologyView>) => readOf(Goal, { table: tableOf(viewOf(more)) });

  it("says how far the alarm and the Thesis are", () => {
    expect(read({})).toContain(`Alarm: ${viewOf().alert.omegas} of ${viewOf().alert.rows} rows are full`);
    expect(read({})).toContain("only the Clan Card tells");
    expect(read({ clan: "blood_worshipers" })).toMatch(/Points of your Thesis: \d+ of \d+/);
  });
  it("warns of the end", () => expect(read({ countdown: 0 })).toContain("The game ends when the next turn of Ada would begin."));
});

describe("what is new", () => {
  const tips = (more: Partial<DungeonologyView>) => adapter.sceneTips?.(viewOf({ test: null, boss: null, options: {}, ...more, alert: { ...viewOf().alert, omegas: 0, maximum: false, ...more.alert } })) ?? [];

  it("is told when it has come into the game", () => {
    expect(tips({})).toEqual([]);
    expect(tips({ boss: { id: "laetus_drunk", at: null } })).toEqual([]);
    expect(tips({ boss: { id: "laetus_drunk", at: "I-6" } })).toEqual(["hint-new-boss"]);
    expect(tips({ alert: { ...viewOf().alert, omegas: 1 } })).toEqual(["hint-new-alarm"]);
    expect(tips({ alert: { ...viewOf().alert, maximum: true, omegas: 0 } })).toEqual(["hint-new-maximum-alert"]);
    expect(tips({ options: { main_effects: 1 } })).toEqual(["hint-new-main-effects"]);
    expect(tips({ options: { dangerous_zones: 1 }, dungeon: viewOf().dungeon.slice(0, 1) })).toEqual([]);
    expect(tips({ options: { dangerous_zones: 1 }, dungeon: [...viewOf().dungeon.slice(0, 1), ...viewOf().dungeon.slice(0, 1)] })).toEqual(["hint-new-dangerous-zones"]);
  });
});
