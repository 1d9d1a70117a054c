// A game that this page has never heard of: what it shows, asks and tells is said in the words of its notation.

import { readFileSync } from "node:fs";

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { PlainSpeaker, plainValue, toldOf } from "../src/lib/plain";
import { makeBundle } from "../src/lib/speaker";
import { TableModel } from "../src/lib/table.svelte";
import type { LiveTable } from "../src/lib/live.svelte";
import type { View } from "../src/lib/types";
import AnyGame, { adapter } from "../src/shell/AnyGame.svelte";

const ROOT = `${import.meta.dirname}/../..`;
const FILES = [`${ROOT}/src/undercroft/texts/en/shell.ftl`, `${ROOT}/web/src/texts/en.ftl`].map((path) => readFileSync(path, "utf-8"));
const CONTENT = { game: "toy", version: 1, kinds: {}, cards: {}, powers: {}, boards: {}, decisive: [], content: null, texts: {} };
const speaker = new PlainSpeaker("en", makeBundle("en", FILES), CONTENT);
const scene = { names: ["Ada", "Bob"], spaces: {}, score: "" };

const VIEW: View = {
  hand: [
    { count: 2, known: ["one_1", "two_3"] },
    { count: 3, known: [] },
  ],
  deck: 8,
  leader: { seat: 1 },
  over: false,
  asked: { seat: 0, prompt: "trick.play", options: ["play one_1", "peek @1", "aim 1 2"], ranges: { aim: { zone: [] } } },
};
const SEATS = [
  { name: "Ada", person: true, bot: "", stand_in: null },
  { name: "", person: false, bot: "random", stand_in: null },
];
const shown = { view: VIEW, asked: { seat: 0, prompt: "trick.play", facts: {}, offers: [{}, {}, {}], useless: [] }, asked_seq: 1, seats: SEATS, lines: [], seat: 0 };

describe("plain words", () => {
  it("ask", () => expect(speaker.prompt("trick.play", {}, 0, 0, scene)).toBe("trick play"));
  it("say who is asked", () => expect(speaker.prompt("trick.play", { n: 2 }, 1, 0, scene)).toBe("Bob: trick play (n 2)"));
  it("label an option", () => expect(speaker.option("peek @1", {}, scene)).toBe("peek Bob"));
  it("tell an event", () => expect(speaker.event({ kind: "trick_taken", seat: 1, cards: ["one_1", "two_3"] }, scene)).toBe("trick taken (seat Bob, cards one 1, two 3)"));
  it("give a reason", () => expect(speaker.reason({ rule: "TOY-03", key: "peek.once", facts: {} }, scene)).toBe("peek once"));
  it("rank", () => expect(speaker.place({ seat: 0, rank: 1, reason: "tricks", rule: "TOY-05", figures: { tricks: 3 } }, scene)).toBe("1. Ada: tricks (tricks 3)"));
  it("name the game and its settings", () => expect([speaker.word("game", "toy_box"), speaker.word("setting", "tricks"), speaker.say("setting-tricks.text")]).toEqual(["toy box", "tricks", ""]));
  it("leave the words of the page alone", () => expect(speaker.seat(1)).toBe("Seat 2"));
});

describe("a view in words", () => {
  it("has a row for every field, and parts where there are fields inside", () => {
    expect(toldOf(VIEW, scene.names)).toEqual([
      {
        name: "hand",
        text: "",
        parts: [
          { name: "1", text: "", parts: [{ name: "count", text: "2", parts: [] }, { name: "known", text: "one 1, two 3", parts: [] }] },
          { name: "2", text: "", parts: [{ name: "count", text: "3", parts: [] }, { name: "known", text: "–", parts: [] }] },
        ],
      },
      { name: "deck", text: "8", parts: [] },
      { name: "leader", text: "", parts: [{ name: "seat", text: "Bob", parts: [] }] },
    ]);
  });
  it.each([
    [null, "–"],
    [true, "•"],
    [[[1, 2], [3]], "1, 2, 3"],
    [{ a_b: 1 }, "a b 1"],
  ])("%j is %s", (value, text) => expect(plainValue("x", value, [])).toBe(text));
});

describe("the table", () => {
  const live = { about: { game: "toy" }, state: null, mine: [0], here: [], lines: [], link: "live", seat: 0 } as unknown as LiveTable;
  const table = new TableModel(adapter, live, speaker, shown);

  it("offers everything that is listed, a grid as well: no board lets one aim", () => expect(table.offers.map((offer) => offer.label)).toEqual(["play one 1", "peek Seat 2", "aim 1 2"]));
  it("calls seats by their names and numbers", () => expect(table.names).toEqual(["Ada", "Seat 2"]));
  it("is drawn with all it shows", () => {
    const { body } = render(AnyGame, { props: { table, live: null } });
    for (const word of ["one 1, two 3", "leader", "Ada"]) expect(body).toContain(word);
  });
});
