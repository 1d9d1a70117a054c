// The end of a game as it is read: who won and every place at once, in the words of the game.

import { readdirSync, readFileSync } from "node:fs";

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";

import Own from "../src/games/dungeoneer/Own.svelte";
import type { LiveTable } from "../src/lib/live.svelte";
import { makeBundle, NOWHERE, Speaker } from "../src/lib/speaker";
import type { GameAdapter, TableModel } from "../src/lib/table.svelte";
import type { Content, Standing } from "../src/lib/types";
import EndScreen from "../src/shell/EndScreen.svelte";

vi.mock("../src/lib/texts.svelte", () => ({ t: (name: string) => name, texts: {} }));

const ROOT = `${import.meta.dirname}/../..`;
const NAMES = ["Ada", "Fenn", "Kron"];
const CONTENT = { game: "dungeoneer", version: 1, kinds: {}, cards: {}, powers: {}, decisive: [], boards: { goal: { quests: 3 } } } as unknown as Content;

function speaker(language: string): Speaker {
  const folders = [`${ROOT}/src/undercroft/texts/${language}`, `${ROOT}/src/undercroft/games/dungeoneer/texts/${language}`];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf-8")));
  return new Speaker(language, makeBundle(language, files), CONTENT);
}

const place = (seat: number, rank: number, reason: string): Standing => ({ seat, rank, reason, rule: "", figures: { quests: 1, life: rank === 1 ? 4 : 0, glory: 2 } });

function ended(language: string, standings: Standing[], adapter: Partial<GameAdapter> = {}): string {
  const table = { names: NAMES, seat: 0, speaker: speaker(language), scene: { ...NOWHERE, names: NAMES }, view: {}, adapter } as unknown as TableModel;
  const live = { id: "x", state: { standings, rematch: null }, lines: [], mine: [0], seat: 0 } as unknown as LiveTable;
  return render(EndScreen, { props: { table, live } }).body;
}

describe("the end", () => {
  const FALLEN = [place(0, 1, "last_hero"), place(1, 2, "eliminated"), place(2, 3, "eliminated")];

  it("tells who won and every place at once", () => {
    const body = ended("en", FALLEN);
    expect(body).toContain("page-end-won");
    expect([...body.matchAll(/class="step[^>]*>(\d)</g)].map((found) => found[1])).toEqual(["1", "2", "3"]);
    for (const name of NAMES) expect(body).toContain(name);
  });

  it("reveals no place after another: who has won stands beside them from the first moment", () => {
    for (const path of ["shell/EndScreen", "games/dungeonology/Scores"]) {
      const source = readFileSync(`${ROOT}/web/src/${path}.svelte`, "utf-8");
      expect([path, source.match(/setTimeout|setInterval|animation-delay|--late/g)]).toEqual([path, null]);
    }
  });

  it("has no first place where the game itself has won", () => {
    const body = ended("en", [place(0, 1, "eliminated"), place(1, 1, "eliminated")], { lost: () => true });
    expect(body).toContain("page-end-lost");
    expect(body).not.toMatch(/class="step[^>]*>\d</);
  });

  it.each([
    ["en", "did not survive", /left the game/],
    ["fr", "n’a pas survécu", /quitté/],
    ["es", "no sobrevivió", /abandon|dejado|salido/],
  ])("says in %s that a dead hero died, not that he left", (language, words, other) => {
    const body = ended(language, FALLEN);
    expect(body).toContain(words);
    expect(body).not.toMatch(other);
  });
});

it("my own hero has a line of figures in Dungeoneer, where strips have no room for them", () => {
  const me = { hero: "kron", at: "0,0", life: 5, glory: 7, peril: 9, scores: { melee: 2, magic: 3, move: 4 }, completed: ["slay_draky"] };
  const view = { phase: "move", turn: 0, points: 1, over: false, seat: { 0: me } };
  const { body } = render(Own, { props: { table: { view, seat: 0, speaker: speaker("en") } as unknown as TableModel } });
  const figures = body.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, " ").split(/\s+/);
  for (const [words, value] of [["page-life", "5"], ["page-glory", "7"], ["page-peril", "9"], ["page-row-completed", "1/3"]]) {
    expect(figures).toContain(words);
    expect(figures).toContain(value);
  }
});
