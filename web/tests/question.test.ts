// What the bar of the question and the scene beside it offer and say.

import { render } from "svelte/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

import Stage from "../src/games/dungeoneer/Stage.svelte";
import { adapter as dungeoneer } from "../src/games/dungeoneer/view";
import type { LiveTable } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Speaker } from "../src/lib/speaker";
import { TableModel, type GameAdapter, type Offer, type Shown } from "../src/lib/table.svelte";
import type { View } from "../src/lib/types";
import QuestionBar from "../src/shell/QuestionBar.svelte";

vi.mock("../src/lib/texts.svelte", () => ({ t: (name: string) => name, texts: {} }));

const ADAPTER = { heroes: () => ["", ""], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: (offers) => offers.find(({ verb }) => verb === "pass") ?? null } satisfies Partial<GameAdapter> as unknown as GameAdapter;
const SPEAKER = { has: () => false, option: (text: string) => text, prompt: (prompt: string) => prompt, content: null, seat: String, short: String } as unknown as Speaker;

describe("a pass", () => {
  /** The bar of seat 0 at a question that can be let pass, in the turn of some seat. */
  function bar(turn: number): string {
    const view = { game: "g", over: false, turn, round: 1, asked: { seat: 0, prompt: "window.instant", options: ["rob b", "pass"] } } as unknown as View;
    const asked = { seat: 0, prompt: "window.instant", facts: {}, offers: [{}, {}], useless: [0] };
    const seats = [{ name: "Ada", person: true, bot: "", stand_in: null }, { name: "", person: false, bot: "steady", stand_in: null }];
    const state = { asked, asked_seq: 1, seats, over: false, closed: false, paused: false, undo: { own: [], request: null }, time: { until: null, asked_at: 0 } };
    const live = { state, mine: [0], seat: 0, here: [], lines: [], link: "live", about: { hints: false }, skew: 0 } as unknown as LiveTable;
    const shown = { view, asked, asked_seq: 1, seats, lines: [], seat: 0 } as Shown;
    return render(QuestionBar, { props: { table: new TableModel(ADAPTER, live, SPEAKER, shown), live } }).body;
  }

  beforeEach(() => void Object.assign(settings, { pass: "ask", hints: false }));

  it("can be asked for until my turn while others have theirs", () => {
    expect(bar(1)).toContain("page-pass-until");
    expect(bar(1)).toContain("page-pass-idle");
  });

  it("but not in my own: nobody lets the result of the own test pass until the own turn", () => {
    expect(bar(0)).toContain("rob b");
    expect(bar(0)).not.toContain("page-pass-until");
    expect(bar(0)).not.toContain("page-pass-idle");
  });

  it("happens by itself in my own turn of Dungeoneer, too, where nothing else would matter", () => {
    const offer = (text: string, useless = false): Offer => ({ text, verb: text.split(" ")[0] ?? "", words: [], facts: {}, label: text, touches: [], useless });
    const passed = (turn: number, ...offers: Offer[]) => dungeoneer.passOption(offers, { turn } as unknown as View, 0)?.text;
    expect(passed(0, offer("pass"))).toBe("pass");
    expect(passed(0, offer("play dodge_1", true), offer("pass"))).toBe("pass");
    expect(passed(0, offer("play dodge_1"), offer("pass"))).toBeUndefined();
    expect(passed(0, offer("done"))).toBeUndefined();
    expect(passed(1, offer("play dodge_1"), offer("pass"))).toBe("pass");
  });
});

it("a die that a room has asked for lies beside what it decides", () => {
  const view = { scene: { scene: "die", hero: 0, card: "alchemists_laboratory", die: 1 }, declared: [], seat: { 0: { hero: "kron" } } };
  const speaker = { scene: () => ["Alchemist's Laboratory: Kron rolled 1"], cardText: (card: string) => `What ${card} does: 1: take 1 wound; 6: recover 1 Life.` };
  const { body } = render(Stage, { props: { table: { view, speaker, names: ["Ada"], scene: {} } as unknown as TableModel } });
  expect(body).toContain("What alchemists_laboratory does: 1: take 1 wound; 6: recover 1 Life.");
});
