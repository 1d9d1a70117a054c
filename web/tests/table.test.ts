// A sentence of the log is cut at the names of the pieces that its facts mention.

import { describe, expect, it } from "vitest";

import { Speaker, makeBundle, NOWHERE } from "../src/lib/speaker";
import type { LiveTable } from "../src/lib/live.svelte";
import { linked, pieceOf, TableModel, type GameAdapter, type Offer } from "../src/lib/table.svelte";
import type { Asked, Content, HintReply, LogLine, RefusedReply, SeatState, View } from "../src/lib/types";

const CONTENT: Content = {
  game: "g",
  version: 1,
  kinds: { card: "card", seat: "seat", cell: "cell", cards: "card&" },
  cards: { dodge: { kind: "boon", number: "1", rules: [] }, crypt: { kind: "room", number: "2", rules: [] } },
  powers: {},
  decisive: [],
  content: null,
  texts: {},
  boards: {},
};
const FILE = `card-dodge = Dodge
    .the = the Dodge
card-crypt = Crypt
    .the = the Crypt
seat-number = Seat { $n }
space-at = ({ $cell })
space-card = { $card } { $at }
list-and = { $most } and { $last }
`;
const speaker = new Speaker("en", makeBundle("en", [FILE]), CONTENT);
const keys = (sentence: string, facts: Record<string, unknown>, scene = NOWHERE) =>
  linked(sentence, facts, speaker, scene).map((part) => (part.key ? `[${part.text}|${part.key}]` : part.text)).join("");

describe("names in a sentence", () => {
  it("are links to their pieces", () => expect(keys("Ada plays Dodge.", { seat: 0, card: "dodge_1" })).toBe("Ada plays [Dodge|card:dodge_1]."));
  it("are found in the longest form", () => expect(keys("Ada takes the Dodge back.", { card: "dodge_1" })).toBe("Ada takes [the Dodge|card:dodge_1] back."));
  it("are whole words", () => expect(keys("Dodgeball, then Dodge.", { card: "dodge_1" })).toBe("Dodgeball, then [Dodge|card:dodge_1]."));
  it("may be several", () => expect(keys("Dodge and Crypt.", { cards: ["dodge_1", "crypt"] })).toBe("[Dodge|card:dodge_1] and [Crypt|card:crypt]."));
  it("may be a space", () => {
    const scene = { ...NOWHERE, spaces: { "0,1": "crypt" } };
    expect(keys("Ada enters the Crypt (0,1).", { cell: "0,1" }, scene)).toBe("Ada enters [the Crypt (0,1)|cell:0,1].");
  });
  it("may be a space that is told by what lies beside it", () => {
    const scene = { ...NOWHERE, spaces: { "0,1": "crypt" }, places: { "0,1": "south of the Gate" } };
    expect(keys("Ada enters the Crypt.", { cell: "0,1" }, scene)).toBe("Ada enters [the Crypt|cell:0,1].");
  });
  it("leave a sentence without them whole", () => expect(linked("Nothing.", { n: 3 }, speaker, NOWHERE)).toEqual([{ text: "Nothing.", key: null }]));
});

describe("words of an option", () => {
  it.each([
    ["@2", "seat:2"],
    ["-1,0", "cell:-1,0"],
    ["n", "side:n"],
    ["dodge_1", "card:dodge_1"],
    ["melee", null],
  ])("%s is %s", (word, key) => expect(pieceOf(word, speaker)).toBe(key));
});

describe("a hint", () => {
  const adapter: GameAdapter = { heroes: () => ["", ""], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: () => null };
  const view = { game: "g", seats: 2, over: false, asked: { seat: 0, prompt: "p", options: ["play dodge_1", "play crypt"] } } as View;
  const asked = { seat: 0, prompt: "p", facts: {}, offers: [{}, {}], useless: [] };
  const words = new Speaker("en", makeBundle("en", [`${FILE}option-play = Play\nprompt-p = What?\n`]), CONTENT);
  const answer: HintReply = { type: "hint", ref: "", asked: 7, lines: [{ option: "play crypt", looks: 9, share: 0.6, error: 0.1, facts: {}, counsel: null }] };
  const model = (found: HintReply | RefusedReply) =>
    new TableModel(adapter, { hint: () => Promise.resolve(found) } as unknown as LiveTable, words, { view, asked, asked_seq: 7, seats: [], lines: [], seat: 0 });

  it("lights the pieces of the option it is for", async () => {
    const table = model(answer);
    await table.advise();
    expect(table.advised?.text).toBe("play crypt");
    expect([table.glow("card:crypt"), table.glow("card:dodge_1")]).toEqual(["lit", "open"]);
  });

  it("is what the board shows, unless something else is pointed at or to be confirmed", async () => {
    const table = model(answer);
    const [dodge = null] = table.offers;
    expect(table.marked).toBeNull();
    await table.advise();
    expect(table.marked?.text).toBe("play crypt");
    table.toConfirm = dodge;
    expect(table.marked?.text).toBe("play dodge_1");
    table.toConfirm = null;
    table.highlighted = dodge;
    expect(table.marked?.text).toBe("play dodge_1");
  });

  it("is gone with its question, or when it is put away", async () => {
    const table = model(answer);
    await table.advise();
    table.dismiss();
    expect(table.advice).toBeNull();
    await table.advise();
    table.shown = { ...table.shown, asked_seq: 9 };
    expect(table.advice).toBeNull();
  });

  it("that is refused says why, unless the question has changed", async () => {
    const refused = (code: string): RefusedReply => ({ type: "refused", ref: "", code, message: "", because: null });
    const [dear, late] = [model(refused("too_fast")), model(refused("stale"))];
    await dear.advise();
    await late.advise();
    expect([dear.refused?.code, late.refused, dear.advising]).toEqual(["too_fast", null, false]);
  });
});

describe("an answer that only goes on, and what is done then", () => {
  const adapter: GameAdapter = { heroes: () => ["", ""], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: () => null, passages: ["phase_ended"] };
  const words = new Speaker("en", makeBundle("en", [`${FILE}option-done = End\noption-study = Study\nprompt-done = What?\n`]), CONTENT);
  const asks = (seq: number, option: string, lines: LogLine[], ahead: Asked["ahead"] = []) => {
    const asked = { seat: 0, prompt: option, facts: {}, offers: [{}], useless: [], ahead };
    return { view: { game: "g", seats: 2, over: false, asked: { seat: 0, prompt: option, options: [option] } } as View, asked, asked_seq: seq, seats: [], lines, seat: 0 };
  };
  const line = (seq: number, seat: number, kind: LogLine["kind"], ...events: string[]) => ({ seq, seat, kind, events: events.map((one) => ({ kind: one })) }) as LogLine;

  async function taken(...between: LogLine[]): Promise<string[]> {
    const sent: string[] = [];
    const live = { busy: false, move: (text: string) => (sent.push(text), Promise.resolve({ ok: true })) } as unknown as LiveTable;
    const table = new TableModel(adapter, live, words, asks(1, "done", [line(1, 1, "moved")], [{ via: ["done"], option: "study", facts: {} }]));
    await table.choose(table.offers.find(({ text }) => text === "study") as Offer, true);
    table.shown = asks(4, "study", [line(1, 1, "moved"), line(2, 0, "moved", "ended"), ...between]);
    table.goOn();
    return sent;
  }

  it("are both given when the others let their moments pass", async () => {
    expect(await taken()).toEqual(["done", "study"]);
    expect(await taken(line(3, 1, "moved", "phase_ended"), line(4, 1, "said"))).toEqual(["done", "study"]);
  });

  it("is not done once somebody has stepped in, or taken it back", async () => {
    expect(await taken(line(3, 1, "moved", "bad_press"))).toEqual(["done"]);
    expect(await taken(line(3, 0, "undone"))).toEqual(["done"]);
  });
});

describe("a bot that thinks", () => {
  const adapter: GameAdapter = { heroes: () => ["", ""], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: () => null };
  const view = (over = false) => ({ game: "g", seats: 2, over, asked: null }) as View;
  const person: SeatState = { name: "Ada", person: true, bot: "", stand_in: null };
  const bot: SeatState = { name: "", person: false, bot: "steady", stand_in: null };
  const model = (who: SeatState, paused = false, over = false, live = true) =>
    new TableModel(adapter, live ? ({ state: { paused, closed: false } } as unknown as LiveTable) : null, speaker, { view: view(over), asked: { seat: 1, prompt: "p", facts: {}, offers: null, useless: [] }, asked_seq: 7, seats: [person, who], lines: [], seat: 0 });

  it("is the one that is asked, or that decides for who is asked", () => {
    expect([model(bot).thinking, model({ ...person, stand_in: "own" }).thinking]).toEqual([1, 1]);
  });

  it("is nobody where a person is asked, the game rests, is over or is only shown", () => {
    expect([model(person), model(bot, true), model(bot, false, true), model(bot, false, false, false)].map(({ thinking }) => thinking)).toEqual([null, null, null, null]);
  });
});
