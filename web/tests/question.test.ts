// What the bar of the question and the scene beside it offer and say.

import { render } from "svelte/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

import Stage from "../src/games/dungeoneer/Stage.svelte";
import { adapter as dungeoneer } from "../src/games/dungeoneer/view";
import type { LiveTable } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Speaker } from "../src/lib/speaker";
import { TableModel, type GameAdapter, type Offer, type Shown } from "../src/lib/table.svelte";
import type { LogLine, View } from "../src/lib/types";
import QuestionBar from "../src/shell/QuestionBar.svelte";

vi.mock("../src/lib/texts.svelte", () => ({ t: (name: string) => name, texts: {} }));

const ADAPTER = { heroes: () => ["", ""], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: (offers) => offers.find(({ verb }) => verb === "pass") ?? null } satisfies Partial<GameAdapter> as unknown as GameAdapter;
const SPEAKER = { has: () => false, option: (text: string) => text, prompt: (prompt: string) => prompt, content: null, seat: String, short: String } as unknown as Speaker;

type Told = Partial<NonNullable<LiveTable["state"]>>;

/** The table of seat 0 at a question that can be let pass, in the turn of some seat; `lines` is what is known, not yet shown. */
function at(turn: number, { told = {}, lines = [], person = false, options = ["rob b", "pass"], useless = [0] }: { told?: Told; lines?: LogLine[]; person?: boolean; options?: string[]; useless?: number[] } = {}): { table: TableModel; live: LiveTable } {
  const view = { game: "g", over: false, turn, round: 1, asked: { seat: 0, prompt: "window.instant", options } } as unknown as View;
  const asked = { seat: 0, prompt: "window.instant", facts: {}, offers: options.map(() => ({})), useless };
  const seats = [{ name: "Ada", person: true, bot: "", stand_in: null }, { name: "", person, bot: person ? "" : "steady", stand_in: null }];
  const state = { asked, asked_seq: 1, seats, over: false, closed: false, paused: false, undo: { own: [], request: null }, time: { until: null, asked_at: 0 }, ...told };
  const live = { state, mine: [0], seat: 0, here: [], lines, link: "live", about: { hints: false }, skew: 0 } as unknown as LiveTable;
  const shown = { view, asked, asked_seq: 1, seats, lines: [], seat: 0 } as Shown;
  return { table: new TableModel(ADAPTER, live, SPEAKER, shown), live };
}

const drawn = (props: ReturnType<typeof at>): string => render(QuestionBar, { props }).body;

describe("a pass", () => {
  const bar = (turn: number): string => drawn(at(turn));

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

  it("until my turn is quiet: nothing is mine, nothing lights up, nothing is offered", () => {
    const here = at(1, { options: ["rob b", "pass"], useless: [] });
    expect(here.table.myTurn).toBe(true);
    here.table.autoPass = true;
    expect(here.table.passing?.text).toBe("pass");
    expect([here.table.myTurn, here.table.offers, here.table.glow("seat:1")]).toEqual([false, [], ""]);
    expect(drawn(here)).not.toMatch(/data-option|class="bar[^"]*mine/);
  });

  it("by itself comes when it would come whatever I hold", () => {
    settings.pass = "idle";
    const chance = vi.spyOn(Math, "random").mockReturnValue(0.5);
    const now = vi.spyOn(Date, "now").mockReturnValue(0);
    const hands = [["pass"], ["rob b", "pass"], ["rob b", "rob c", "pass"]].map((options) => at(1, { person: true, options, useless: options.map((_, n) => n).slice(0, -1) }).table);
    expect(hands.map((table) => table.passing?.text)).toEqual(["pass", "pass", "pass"]);
    expect(new Set(hands.map((table) => table.untilPass())).size).toBe(1);
    expect(hands[0]?.untilPass()).toBeGreaterThan(0);
    chance.mockRestore();
    now.mockRestore();
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

describe("while a scene is played", () => {
  const ROLLED: LogLine = { seq: 7, time: 0, kind: "moved", seat: 0, events: [{ kind: "rolled", seat: 0, die: 6 }] };
  const own = [{ to: 1, option: "rob b", consent: false, renews: false, refused: null }];

  /** What the bar says of a roll that is known, and has perhaps not been shown yet. */
  function bar(catchingUp: boolean, over = false): string {
    const speaker = { ...SPEAKER, event: () => "Ada rolled 6." } as unknown as Speaker;
    const here = at(0, { told: { over, undo: { seat: 0, floor: 0, own, request: null } }, lines: [ROLLED] });
    here.table.speaker = speaker;
    here.table.catchingUp = catchingUp;
    return drawn(here);
  }

  it("the bar does not tell what came of it", () => {
    expect(bar(false)).toContain("page-undo-what");
    expect(bar(true)).not.toContain("page-undo-what");
  });

  it("nor that the game is over with it", () => {
    expect(bar(false, true)).not.toContain("page-undo");
    expect(bar(true, true)).toContain("page-undo");
  });
});

it("a die that a room has asked for lies beside what it decides", () => {
  const view = { scene: { scene: "die", hero: 0, card: "alchemists_laboratory", die: 1 }, declared: [], seat: { 0: { hero: "kron" } } };
  const speaker = { scene: () => ["Alchemist's Laboratory: Kron rolled 1"], cardText: (card: string) => `What ${card} does: 1: take 1 wound; 6: recover 1 Life.` };
  const { body } = render(Stage, { props: { table: { view, speaker, names: ["Ada"], scene: {} } as unknown as TableModel } });
  expect(body).toContain("What alchemists_laboratory does: 1: take 1 wound; 6: recover 1 Life.");
});
