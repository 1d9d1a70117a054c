import { readdirSync, readFileSync, statSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BODIES, FLATS, lightIn, mirror, tube, type Drawing } from "../src/art/draw";
import { BUSTS, FIGURES, bustOf, figureOf, SEAT_MARKS } from "../src/art/heroes";
import { ICONS } from "../src/art/icons";
import { ROOMS } from "../src/art/rooms";
import { SCENES, sceneOf } from "../src/art/scenes";
import { coverOf } from "../src/art/scenes/covers";
import { SEAL, VIGNETTES } from "../src/art/scenes/vignettes";

const WEB = `${import.meta.dirname}/..`;
const CONTENT = `${WEB}/../src/undercroft/games/dungeoneer/content`;
const read = (file: string): string => readFileSync(`${CONTENT}/${file}.toml`, "utf8");
const ids = (file: string): string[] => [...read(file).matchAll(/^\[([a-z_]+)\]$/gm)].map((found) => found[1] ?? "");
const CARDS = ["monsters", "traps", "banes", "boons", "treasures", "quests"].flatMap(ids);

function paths(drawing: Drawing): string[] {
  return drawing.flatMap((layer) => ("of" in layer ? paths(layer.of) : [layer[1]]));
}

function tones(drawing: Drawing): string[] {
  return drawing.flatMap((layer) => ("of" in layer ? tones(layer.of) : [layer[0]]));
}

/** A path that a browser draws to its end: commands and finite numbers only. */
const PATH = /^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/;

describe("cards", () => {
  test("the content is found", () => expect(CARDS.length).toBeGreaterThan(60));

  test.each(CARDS)("%s has a picture of its own", (id) => expect(SCENES).toHaveProperty(id));

  test("no two pictures are the same", () => {
    const drawn = Object.values(SCENES).map((scene) => JSON.stringify(scene()));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("nothing is drawn for a card that does not exist", () => expect(Object.keys(SCENES).sort()).toEqual([...CARDS].sort()));

  test("a copy looks like its card", () => expect(sceneOf("dodge_2", "boon")).toEqual(sceneOf("dodge", "boon")));

  test("what a Quest is about has its picture", () => {
    const named = [...read("quests").matchAll(/(?:monster = \{ id|thing) = "([a-z_]+)"/g)].map((found) => found[1] ?? "");
    expect(named.length).toBeGreaterThan(5);
    for (const id of named) expect(sceneOf(id, ""), id).not.toEqual(sceneOf("nothing", ""));
  });

  test("an unknown card shows its kind", () => {
    const kinds = ["monster", "trap", "bane", "boon", "treasure", "quest", "unheard of"].map((kind) => JSON.stringify(sceneOf("unknown", kind)));
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});

test.each(ids("heroes"))("%s has a bust and a figure", (hero) => {
  expect(BUSTS).toHaveProperty(hero);
  expect(FIGURES).toHaveProperty(hero);
  expect(bustOf(hero)).not.toEqual(bustOf("nobody"));
  expect(figureOf(hero)).not.toEqual(figureOf("nobody"));
});

test.each(ids("maps"))("%s is scratched into its floor", (room) => expect(ROOMS[room]?.length).toBeGreaterThan(0));

test("four seats, four signs", () => expect(new Set(SEAT_MARKS).size).toBe(4));

test.each(["dungeoneer", "dungeonology", "dungeon_drop", "rocca_civetta"])("%s has a cover", (game) => expect(coverOf(game)).not.toEqual(coverOf("other")));

test("every name of an icon has a drawing of its own", () => {
  const asked =
    "peril glory life wound melee magic move hand treasure boon bane monster trap quest room passage pit door-open door-locked door-trapped opening die turn undo why rules settings chat log pause play skip step-back step-forward eye bot person people link copy share qr clock flag rematch close menu plus minus fit language sound-on sound-off check cross warning home search crown download camera";
  expect(Object.keys(ICONS)).toEqual(expect.arrayContaining(asked.split(" ")));
  expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  for (const [name, d] of Object.entries(ICONS)) expect(d, name).toMatch(PATH);
});

test("all paths can be drawn, in tones that exist", () => {
  const all: Drawing[] = [
    ...Object.values(SCENES).map((scene) => scene()),
    ...Object.values(BUSTS).map((bust) => bust()),
    ...Object.values(FIGURES).map((figure) => figure()),
    ...["dungeoneer", "dungeonology", "dungeon_drop", "rocca_civetta", "other"].map(coverOf),
    ...Object.values(VIGNETTES),
    SEAL,
    bustOf("nobody"),
    figureOf("nobody"),
  ];
  for (const d of all.flatMap(paths)) expect(d).toMatch(PATH);
  for (const tone of all.flatMap(tones)) expect(tone in BODIES || tone in FLATS, tone).toBe(true);
  for (const d of Object.values(ROOMS).flatMap((scratches) => scratches.map((scratch) => scratch[1]))) expect(d).toMatch(PATH);
});

describe("drawing", () => {
  test("the light stays where it is when a thing is turned or mirrored", () => {
    const [x, y] = lightIn({ x: 0, y: 0, scale: 2, turn: 90, flip: false }, [1, 0]);
    expect([x, y].map((n) => Math.round(n * 100) / 100 + 0)).toEqual([0, -0.5]);
    expect(lightIn({ x: 9, y: 9, scale: 1, turn: 0, flip: true }, [1, 0.8])).toEqual([-1, 0.8]);
  });

  test("a mirrored path keeps its heights", () => expect(mirror("M1 2L-3-4Z", 10).replaceAll(/\s+/g, " ")).toBe("M 19 2L 23 -4Z"));

  test("a tube goes round its points", () => expect(tube([0, 0, 2], [10, 0, 2])).toMatch(/^M0 -2L.*10 -2A2 2 0 0 1.*10 2L.*Z$/));
});

test("the art stays light", () => {
  const files = (folder: string): string[] => readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
  // what is drawn for one game only is weighed in a test of its own
  const elsewhere = (file: string): boolean => /\/(gallery|dungeonology|dungeon_drop|rocca_civetta)\//.test(file) || /"\.\/dungeon(ology|_drop)/.test(readFileSync(file, "utf8"));
  const size = files(`${WEB}/src/art`).filter((file) => !elsewhere(file)).reduce((sum, file) => sum + statSync(file).size, 0);
  expect(size).toBeLessThan(126_000); // with a cover for every game on the shelf, and the icons of moments in a replay
});
