import { describe, expect, it } from "vitest";

import { haste, hasOthers, isEmpty, lastOwn, lately, loneEnd, momentOf, patience } from "../src/lib/passing";
import type { Offer } from "../src/lib/table.svelte";
import type { OwnDecision, SeatState, View } from "../src/lib/types";

const offer = (text: string, useless = false): Offer => ({ text, verb: text.split(" ")[0] ?? "", words: text.split(" ").slice(1), facts: {}, label: text, touches: [], useless });
const who = (person: boolean, stand_in: string | null = null): SeatState => ({ name: "", person, bot: person ? "" : "steady", stand_in });
const PASS = offer("pass");

describe("who could learn from haste", () => {
  it.each([
    ["bots", [who(true), who(false)], [0], false],
    ["another person", [who(true), who(true)], [0], true],
    ["somebody for whom a bot decides", [who(true), who(true, "absent")], [0], false],
    ["myself at another seat", [who(true), who(true)], [0, 1], false],
  ] as const)("%s", (_, seats, mine, others) => expect(hasOthers([...seats], [...mine])).toBe(others));

  it("with bots alone nothing waits", () => expect([patience(false, []), haste(false)]).toEqual([0, 0]));
  it("with people a pass by hand takes a moment at least", () => expect([haste(true, 0), haste(true, 1)]).toEqual([300, 900]));
  it("and one by itself as long, where nothing else is known", () => expect([patience(true, [], 0), patience(true, [9000], 1)]).toEqual([300, 900]));

  const byHand = [700, 1200, 1300, 2000, 60_000];
  it("else as long as those by hand, within bounds", () => {
    expect([0, 0.2, 0.5, 0.7, 0.99].map((chance) => patience(true, byHand, chance))).toEqual([700, 1200, 1300, 2000, 2500]);
    expect(patience(true, [0, 0, 0, 0, 0], 0)).toBe(300);
  });
  it("of which the last ones count", () => expect(lately(Array.from({ length: 20 }, (_, n) => n), 99.6)).toEqual([...Array.from({ length: 19 }, (_, n) => n + 1), 100]));
});

describe("an empty question", () => {
  it("has nothing but the pass", () => expect(isEmpty([PASS], PASS)).toBe(true));
  it("or what brings nothing", () => expect(isEmpty([offer("aux a", true), PASS], PASS)).toBe(true));
  it("is none where something could matter", () => expect(isEmpty([offer("aux a", true), offer("rob b"), PASS], PASS)).toBe(false));
});

describe("the end of a phase", () => {
  const DONE = offer("done");
  it("stands alone where nothing else would matter", () => expect(loneEnd([offer("aux a", true), DONE])).toBe(DONE));
  it("is one of several elsewhere", () => expect(loneEnd([offer("walk I-2"), DONE])).toBeNull());
  it("may be missing", () => expect(loneEnd([offer("walk I-2")])).toBeNull());
});

describe("a moment that was let pass", () => {
  const view = (turn: number) => ({ turn, round: 1 }) as unknown as View;
  const moment = momentOf(view(1), "window.instant", [offer("rob b"), offer("aux a", true), PASS]);
  it("is the same whatever else brings nothing", () => expect(momentOf(view(1), "window.instant", [offer("rob b"), PASS])).toBe(moment));
  it("is another in another turn", () => expect(momentOf(view(2), "window.instant", [offer("rob b"), PASS])).not.toBe(moment));
  it("is another when something else could be done", () => expect(momentOf(view(1), "window.instant", [offer("rob c"), PASS])).not.toBe(moment));
});

describe("take back", () => {
  const own = (to: number, option: string): OwnDecision => ({ to, option, consent: false, renews: false, refused: null });
  const decisions = [own(9, "pass"), own(7, "pass"), own(4, "walk I-2")];
  it("goes behind passes that happened by themselves", () => expect(lastOwn(decisions, new Set())?.to).toBe(4));
  it("but not behind one by hand", () => expect(lastOwn(decisions, new Set([7]))?.to).toBe(7));
  it("goes behind whatever the page did by itself", () => expect(lastOwn([own(8, "done"), own(7, "walk I-2")], new Set(), new Set([8]))?.to).toBe(7));
  it("has nothing at the beginning", () => expect(lastOwn([], new Set())).toBeNull());
});
