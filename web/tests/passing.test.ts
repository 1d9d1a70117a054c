import { describe, expect, it } from "vitest";

import { adapter as dungeoneer } from "../src/games/dungeoneer/view";
import { adapter as dungeonology } from "../src/games/dungeonology/view";
import { haste, hasOthers, isEmpty, lastOwn, lately, loneEnd, marksOf, patience } from "../src/lib/passing";
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

describe("what is let pass", () => {
  const view = (turn: number) => ({ turn, round: 1 }) as unknown as View;
  const marks = (answered: unknown, turn: number, ...texts: string[]) => marksOf(view(turn), answered, [...texts.map((text) => offer(text)), PASS]);
  const before = marks(null, 1, "rob b", "aux a draw");
  it("is what would matter", () => expect(marksOf(view(1), null, [offer("rob b"), offer("aux a", true), PASS])).toEqual(marks(null, 1, "rob b")));
  it("is let pass for the turn, also where less can be done", () => expect(before).toContain(marks(null, 1, "rob b")[0]));
  it("but not for another turn", () => expect(before).not.toContain(marks(null, 2, "rob b")[0]));
  it("nor where something else could be done", () => expect(before).not.toContain(marks(null, 1, "rob c")[0]));
  it("nor for another roll or effect that it would answer", () => expect(marks({ die: 2 }, 1, "play dodge")).not.toEqual(marks({ die: 5 }, 1, "play dodge")));

  it("goes in Dungeoneer by the fight and what is declared, in Dungeonology by the Main Effects that are", () => {
    const fight = (die: number) => ({ scene: { scene: "combat", die }, declared: [] }) as unknown as View;
    expect(dungeoneer.answered?.(fight(2))).not.toEqual(dungeoneer.answered?.(fight(5)));
    const plays = (card: string) => ({ plays: [{ card, seat: 1, cancelled: false }] }) as unknown as View;
    expect(dungeonology.answered?.(plays("bad_press_1"))).not.toEqual(dungeonology.answered?.(plays("bad_press_2")));
  });
});

describe("take back", () => {
  const own = (to: number, option: string): OwnDecision => ({ to, option, consent: false, renews: false, refused: null });
  const decisions = [own(9, "pass"), own(7, "pass"), own(4, "walk I-2")];
  it("goes behind passes that happened by themselves", () => expect(lastOwn(decisions, new Set())?.to).toBe(4));
  it("but not behind one by hand", () => expect(lastOwn(decisions, new Set([7]))?.to).toBe(7));
  it("goes behind whatever the page did by itself", () => expect(lastOwn([own(8, "done"), own(7, "walk I-2")], new Set(), new Set([8]))?.to).toBe(7));
  it("has nothing at the beginning", () => expect(lastOwn([], new Set())).toBeNull());
});
