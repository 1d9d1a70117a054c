// What is told of a move over the board: what matters in it, and nothing that was taken back.

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

import { newsOf } from "../src/lib/news";
import type { Playback } from "../src/lib/playback.svelte";
import type { TableModel } from "../src/lib/table.svelte";
import type { LogLine, TableEvent } from "../src/lib/types";
import Happened from "../src/shell/Happened.svelte";

vi.mock("../src/lib/texts.svelte", () => ({ t: (name: string) => name, texts: {} }));

const PLAIN = ["stepped", "drew"];
const line = (seq: number, events: TableEvent[], more: Partial<LogLine> = {}): LogLine => ({ seq, time: 0, kind: "moved", seat: 1, events, ...more });
const STEPPED: TableEvent = { kind: "stepped", seat: 1 };
const DREW: TableEvent = { kind: "drew", seat: 1 };
const STOLEN: TableEvent = { kind: "stolen", seat: 1, victim: 0 };
const PAID: TableEvent = { kind: "paid", seat: 1 };
const UNDONE = line(9, [], { kind: "undone", to: 3 });

describe("what just happened", () => {
  const told = (...events: TableEvent[]) => newsOf([line(1, events)], 0, PLAIN);

  it("is what is done to me, wherever it stands in the move", () => {
    expect(told(STEPPED, STOLEN, PAID, DREW)).toMatchObject({ told: [STOLEN, PAID], lead: STOLEN, more: true });
    expect(told(STEPPED, DREW, STOLEN)).toMatchObject({ told: [DREW, STOLEN], lead: STOLEN });
  });
  it("is what counts before what is plain", () => expect(told(STEPPED, PAID, DREW, STEPPED)).toMatchObject({ told: [PAID, DREW], lead: PAID }));
  it("is all of it where it is short", () => expect(told(STEPPED, DREW)).toMatchObject({ told: [STEPPED, DREW], more: false }));
  it("is the newest move, whatever is said since", () => expect(newsOf([line(1, [PAID]), line(2, [STOLEN]), line(3, [], { kind: "said", text: "well" })], 0, PLAIN)?.told).toEqual([STOLEN]));
  it("is no move that was taken back", () => expect(newsOf([line(1, [STOLEN]), UNDONE], 0, PLAIN)).toMatchObject({ line: UNDONE, told: [], more: false }));
  it("is nothing at the beginning", () => expect(newsOf([], 0, PLAIN)).toBeNull());
});

describe("over the board", () => {
  const drawn = (lines: LogLine[]) => {
    const table = { shown: { lines }, seat: 0, names: ["Ada", "Fenn"], scene: {}, speaker: { event: ({ kind }: TableEvent) => `It is told: ${kind}.` } } as unknown as TableModel;
    return render(Happened, { props: { table, playback: { plain: PLAIN, catchingUp: false } as unknown as Playback } }).body;
  };

  it("stands the theft, not the last sentence", () => {
    expect(drawn([line(1, [STEPPED, STOLEN, PAID, DREW])])).toContain("It is told: stolen.");
    expect(drawn([line(1, [STEPPED, STOLEN, PAID, DREW])])).not.toContain("It is told: drew.");
  });
  it("stands that a move was taken back, and the move no more", () => {
    const body = drawn([line(1, [STOLEN]), UNDONE]);
    expect(body).toContain("page-log-undone");
    expect(body).not.toContain("It is told");
  });
});

it("what is told has the colour of who acts, not of who decided last", () => {
  const lines = [{ seq: 4, kind: "moved", seat: 0, events: [{ kind: "attacked", seat: 2 }] }] as unknown as LogLine[];
  const table = { shown: { lines }, seat: 0, names: ["Ada"], speaker: { event: () => "Kron attacks" }, scene: {} } as unknown as TableModel;
  const { body } = render(Happened, { props: { table } });
  expect(body).toMatch(/<aside class="happened seat-2/);
});
