import { readdirSync, readFileSync, statSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BACKS, SCENES, toyOf, TOYS } from "../src/art/dungeon_drop";
import { dieFace, GLYPHS } from "../src/art/dungeon_drop/glyphs";
import { TONES, type Toy } from "../src/art/dungeon_drop/toy";
import { CHAPTERS } from "../src/games/dungeon_drop/chapters";

const GAME = `${import.meta.dirname}/../../src/undercroft/games/dungeon_drop`;
const ids = (file: string): string[] => [...readFileSync(`${GAME}/content/${file}.toml`, "utf8").matchAll(/^\[([a-z_]+)\]$/gm)].map((found) => found[1] ?? "");
const CARDS = ["races", "classes", "quests"].flatMap(ids);
const ALL = [...Object.entries(TOYS), ...Object.entries(SCENES), ...Object.entries(BACKS).map(([kind, back]) => [`back of a ${kind}`, back] as const)];

/** A path that a browser draws to its end: commands and finite numbers only. */
const PATH = /^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/;

function parts(toy: Toy): { tone: string; d: string }[] {
  return toy.flatMap((layer) => ("of" in layer ? parts(layer.of) : "line" in layer ? [{ tone: layer.tone, d: layer.line }] : [{ tone: layer[0], d: layer[1] }]));
}

describe("cards", () => {
  test("the content is found", () => expect(CARDS).toHaveLength(40));
  test("all have a picture, and nothing else has", () => expect(Object.keys(TOYS).sort()).toEqual([...CARDS].sort()));

  test("no two pictures are the same", () => {
    const drawn = ALL.map(([, toy]) => JSON.stringify(toy()));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("what is face down shows the back of its kind", () => {
    for (const kind of ["race", "class", "quest", "cube"]) expect(toyOf("", kind)).toEqual(BACKS[kind]?.());
    expect(toyOf("", "unheard of").length).toBeGreaterThan(0);
  });
});

test.each(ALL)("%s can be drawn, in tones that exist, with few shapes", (_name, toy) => {
  const found = parts(toy());
  for (const { tone, d } of found) {
    expect(d).toMatch(PATH);
    expect(tone in TONES, tone).toBe(true);
  }
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(60);
});

test("every legacy has its scene", () => {
  const legacies = [...readFileSync(`${GAME}/content/pieces/floors.toml`, "utf8").matchAll(/^id = "([a-z_]+)"$/gm)].map((found) => found[1] ?? "");
  expect(legacies).toHaveLength(5);
  for (const id of [...legacies, "lost"]) expect(SCENES).toHaveProperty(id);
});

test("signs can be drawn", () => {
  for (const [kind, d] of Object.entries(GLYPHS)) expect(d, kind).toMatch(PATH);
  const faces = [1, 2, 3, 4, 5, 6].map(dieFace);
  expect(new Set(faces).size).toBe(6);
  for (const d of faces) expect(d).toMatch(PATH);
});

test("every chapter of the book has a picture that exists", () => {
  const anchors = [...readFileSync(`${GAME}/book/en.md`, "utf8").matchAll(/^## ([a-z]+):/gm)].map((found) => found[1]);
  expect(Object.keys(CHAPTERS)).toEqual(anchors);
  for (const [card] of Object.values(CHAPTERS)) expect({ ...TOYS, ...SCENES }).toHaveProperty(card);
});

test("the art of this game stays light", () => {
  const folder = `${import.meta.dirname}/../src/art/dungeon_drop`;
  expect(readdirSync(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)).toBeLessThan(60_000);
});
