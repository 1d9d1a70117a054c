import { readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import { makeBundle, Speaker } from "../src/lib/speaker";
import type { GameInfo, LogLine, SeatState, TableInfo } from "../src/lib/types";
import { ago, isLocal, isMyTurn, optionWords, ordered, refusalWords, shelved, STAND_IN, undoneWords } from "../src/shell/words";

vi.mock("../src/lib/texts.svelte", () => ({ t: (name: string) => name, texts: {} }));

const MINUTE = 60_000;

describe("how long ago", () => {
  it.each([
    [0, "this minute"],
    [-5000, "this minute"],
    [59 * 1000, "this minute"],
    [MINUTE, "1 minute ago"],
    [59 * MINUTE, "59 minutes ago"],
    [60 * MINUTE, "1 hour ago"],
    [23 * 60 * MINUTE, "23 hours ago"],
    [24 * 60 * MINUTE, "yesterday"],
    [72 * 60 * MINUTE, "3 days ago"],
  ])("%i milliseconds are %s", (past, words) => expect(ago(1_000_000_000 - past, 1_000_000_000, "en")).toBe(words));

  it("is said in the language of the page", () => {
    expect(ago(0, 3 * MINUTE, "fr")).toBe("il y a 3 minutes");
    expect(ago(0, 3 * MINUTE, "es")).toBe("hace 3 minutos");
  });
});

describe("my tables", () => {
  const table = (id: string, status: TableInfo["status"], changed: number, asked: number | null = null) =>
    ({ id, status, changed, asked, seats: [{ seat: 0, kind: "person", name: "Ada", bot: "", mine: true }, { seat: 1, kind: "bot", name: "", bot: "random", mine: false }] }) as unknown as TableInfo;

  it("wait for me when one of my seats is asked", () => {
    expect(isMyTurn(table("a", "playing", 1, 0))).toBe(true);
    expect(isMyTurn(table("a", "playing", 1, 1))).toBe(false);
    expect(isMyTurn(table("a", "over", 1, 0))).toBe(false);
  });

  it("begin with those that wait for me", () => {
    const all = [table("over", "over", 9), table("open", "waiting", 8), table("other", "playing", 7, 1), table("older", "playing", 1, 0), table("mine", "playing", 2, 0)];
    expect(ordered(all).map(({ id }) => id)).toEqual(["mine", "older", "other", "open", "over"]);
  });
});

describe("taking back", () => {
  const line = (more: Partial<LogLine>): LogLine => ({ seq: 7, time: 0, kind: "undone", seat: 0, to: 3, ...more });

  it("is told with what becomes of chance", () => {
    expect(undoneWords(line({}), "Ada")).toBe("page-log-undone");
    expect(undoneWords(line({ renewal: 1 }), "Ada")).toBe("page-log-undone page-log-renewed");
  });
});

describe("the options of a table", () => {
  const setting = (name: string) => ({ name, default: 0, low: 0, high: 1, rule: "DGY-ED-01", needs: [], seats: [], group: "", goes_with: [], follows: "", alone: false });
  const speaker = new Speaker("en", makeBundle("en", ["setting-boss = Boss\nsetting-edition = Edition\nchoice-edition-0 = English\nchoice-edition-1 = French\n"]));
  const words = (options: Record<string, number>) => optionWords(options, [setting("boss"), setting("edition")], speaker);

  it("are switches that are on, and every value that has a name", () => {
    expect(words({ boss: 0, edition: 0 })).toEqual(["page-option-is"]);
    expect(words({ boss: 1, edition: 1 })).toEqual(["Boss", "page-option-is"]);
  });
});

it("the bot that stands in is the one the server sends", () => {
  const bots = readFileSync(`${import.meta.dirname}/../../src/undercroft/bots/__init__.py`, "utf-8");
  expect(STAND_IN).toBe(/^STAND_IN: Final = "(\w+)"/m.exec(bots)?.[1]);
});

describe("the shelf", () => {
  const game = (name: string, base = "") => ({ name, base }) as GameInfo;
  it("has an expansion beside its base", () => {
    expect(shelved([game("a"), game("b"), game("c"), game("x", "a")]).map(({ name }) => name)).toEqual(["a", "x", "b", "c"]);
  });
});

describe("options that do not go together", () => {
  const speaker = new Speaker("en", makeBundle("en", ["setting-main-effects = Main Effects\nsetting-spriggan = Spriggan\nreason-setting-needs = { $setting } needs { $needs }."]));
  const because = (key: string) => ({ rule: "RCV-R-174", key, facts: { setting: "spriggan", needs: "main_effects" } });

  it("are named as on the screen", () => expect(refusalWords(because("setting.needs"), speaker)).toBe("Spriggan needs Main Effects."));
  it("are refused in general where nobody knows more", () => expect(refusalWords(because("setting.odd"), speaker)).toBe("page-problem-bad-setup"));
});

describe("a link that leads nobody else here", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])("has the host %s", (host) => expect(isLocal(host)).toBe(true));
  it.each(["192.168.1.7", "10.127.0.1", "table.example", "localhost.example", "[2001:db8::1]"])("has not %s", (host) => expect(isLocal(host)).toBe(false));
});
