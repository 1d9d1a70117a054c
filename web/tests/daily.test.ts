import { beforeEach, describe, expect, it } from "vitest";

import { tally } from "../src/games/dungeon_drop/tally";
import { full, keep, pointsOf, resultOf, signsOf, streak, textOf, type Row } from "../src/lib/daily";
import type { LogLine } from "../src/lib/types";

const row = (points: number, found = 0, end: Row["end"] = "on"): Row => ({ points, asked: 24, found, end });
const result = (table: string) => ({ table, rows: [row(24)] });
const line = (...events: Record<string, unknown>[]) => ({ events }) as unknown as LogLine;

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) } as unknown as Storage;
});

describe("what is kept of a day", () => {
  it("is the first game that was finished", () => {
    expect(keep("drop", "2026-03-01", result("one"))).toEqual(result("one"));
    expect(keep("drop", "2026-03-01", result("two"))).toEqual(result("one"));
    expect(resultOf("drop", "2026-03-01")).toEqual(result("one"));
    expect(resultOf("other", "2026-03-01")).toBeNull();
  });

  it("survives what is no JSON", () => {
    localStorage.setItem("undercroft daily", "{oh");
    expect(resultOf("drop", "2026-03-01")).toBeNull();
  });

  it("counts days in a row up to today, or up to yesterday while today is open", () => {
    for (const day of ["2026-02-26", "2026-02-28", "2026-03-01"]) keep("drop", day, result(day));
    expect(streak("drop", "2026-03-01")).toBe(2);
    expect(streak("drop", "2026-03-02")).toBe(2);
    expect(streak("drop", "2026-03-03")).toBe(0);
    expect(streak("other", "2026-03-01")).toBe(0);
  });
});

describe("what is shown to others", () => {
  it("is a row of squares for each part", () => {
    expect([0, 4, 5, 23, 24, 40].map((points) => full(row(points)))).toEqual([0, 0, 1, 4, 5, 5]);
    expect(signsOf(row(31, 2))).toBe("🟩🟩🟩🟩🟩💎💎");
    expect(signsOf(row(12, 0, "home"))).toBe("🟩🟩⬛⬛⬛🏠");
    expect(signsOf(row(0, 0, "lost"))).toBe("⬛⬛⬛⬛⬛💀");
  });

  it("has a heading, a sum and a link", () => {
    const rows = [row(31, 1), row(19, 0, "home")];
    expect(pointsOf(rows)).toBe(50);
    expect(textOf("Dungeon Drop, 2026-03-01", rows, "50 points", "https://u.example/daily/dungeon_drop").split("\n")).toEqual(["Dungeon Drop, 2026-03-01", "🟩🟩🟩🟩🟩💎", "🟩🟩🟩⬛⬛🏠", "50 points", "https://u.example/daily/dungeon_drop"]);
  });
});

describe("the floors of Dungeon Drop", () => {
  const counted = (total: number) => ({ kind: "floor_counted", total, required: 24 });

  it("are told from the log", () => {
    const lines = [line(counted(30), { kind: "floor_done", relics: 2 }), line(counted(12), { kind: "game_ended", ending: "retired" })];
    expect(tally(lines)).toEqual([row(30, 2), row(12, 0, "home")]);
  });

  it("end with one that was lost", () => {
    expect(tally([line(counted(30), { kind: "floor_done", relics: 0 }), line({ kind: "game_ended", ending: "lost_move" })])).toEqual([row(30), { points: 0, asked: 1, found: 0, end: "lost" }]);
  });

  it("tell nothing of the deal", () => {
    const lines = [line({ kind: "seated", race: "dwarf" }, { kind: "quest_drawn", card: "royal_rubies" }), line(counted(30), { kind: "floor_done", relics: 1 }), line({ kind: "game_ended", ending: "retired" })];
    expect(JSON.stringify(tally(lines))).not.toMatch(/dwarf|ruby|rubies/);
  });
});
