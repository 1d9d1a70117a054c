import { readdirSync, readFileSync, statSync } from "node:fs";

import { beforeAll, describe, expect, test } from "vitest";

import { BODIES, FLATS, type Drawing } from "../src/art/draw";
import { BACKS, dungeonologyScene, NOTES } from "../src/art/dungeonology";
import { NOTE_ICONS } from "../src/art/dungeonology/icons";
import { bossOf, bustOf, figureOf } from "../src/art/dungeonology/scholars";
import { CUBE_SIGNS, tokenOf, TOKENS } from "../src/art/dungeonology/tokens";
import type { BOX as Box } from "../src/art/rocca_civetta";

const WEB = `${import.meta.dirname}/..`;
const CONTENT = `${WEB}/../src/undercroft/games/rocca_civetta/content`;
/** The ids of all files of that name, whatever module they belong to. */
const ids = (name: string): string[] =>
  readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => new RegExp(`(^|/)${name}\\.toml$`).test(file))
    .flatMap((file) => [...readFileSync(`${CONTENT}/${file}`, "utf8").matchAll(/^\[([a-z_\d]+)\]$/gm)].map((found) => found[1] ?? ""));
const CARDS = [...["tricks", "jinxes", "clans", "panics", "bosses", "research", "familiars", "congregations", "omega_cards"].flatMap(ids), ...ids("interns").map((id) => `intern.${id}`), "zainetto"];
const LATER = ["caterina", "claudio"];
const SCHOLARS = ids("scholars");
const STARS = ids("stars");

const PATH = /^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/;
const layers = (drawing: Drawing): { tone: string; d: string }[] => drawing.flatMap((layer) => ("of" in layer ? layers(layer.of) : [{ tone: layer[0], d: layer[1] }]));

/** What the base has before anybody opens the second box. */
const before = { notes: { ...NOTES }, tokens: { ...TOKENS }, icons: { ...NOTE_ICONS }, backs: { ...BACKS } };
const squire = JSON.stringify(bustOf("valerio", false));
let box: typeof Box;
beforeAll(async () => {
  box = (await import("../src/art/rocca_civetta")).BOX;
});

test("the content is found", () => {
  expect(CARDS).toHaveLength(19 + 8 + 12 + 5 + 10 + 12 + 2 + 15 + 4 + 21 + 1);
  expect(SCHOLARS).toHaveLength(7);
  expect(STARS).toHaveLength(8);
});

describe("lookups", () => {
  test.each(CARDS)("%s has a picture of its own, which the base's lookup finds", (id) => {
    expect(before.notes).not.toHaveProperty([id]);
    expect(dungeonologyScene(id, "")).toEqual(box.notes[id]?.());
    expect(dungeonologyScene(`${id}_2`, "")).toEqual(box.notes[id]?.());
  });

  test("nothing is drawn for a card that does not exist", () => expect(Object.keys(box.notes).sort()).toEqual([...CARDS].sort()));

  test("no two pictures are the same, in both boxes", () => {
    const drawn = [...Object.values(NOTES), ...Object.values(BACKS)].map((scene) => JSON.stringify(scene()));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("an Intern is not the Trick Card of the same name", () => {
    for (const id of ids("interns")) expect(dungeonologyScene(id, "intern"), id).not.toEqual(dungeonologyScene(id, "trick"));
  });

  test.each(["research", "zainetto"])("a %s that is face down shows the back of its kind", (kind) => expect(dungeonologyScene("", kind)).toEqual(box.backs[kind]?.()));

  test.each([...SCHOLARS, ...LATER])("%s has a figure and a bust with two sides", (scholar) => {
    expect(bustOf(scholar, true)).not.toEqual(bustOf(scholar, false));
    expect(bustOf(scholar, false)).not.toEqual(bustOf("nobody", false));
    expect(figureOf(scholar)).not.toEqual(figureOf("nobody"));
  });

  test.each(ids("bosses"))("%s stands on the map, unlike any other", (boss) => {
    const others = ids("bosses").filter((other) => other !== boss);
    for (const other of [...others, "laetus_quarrelsome"]) expect(bossOf(boss)).not.toEqual(bossOf(other));
  });

  test("every type of Trick Card has an icon", () => {
    for (const name of ["alchemy", "specialists", "spriggan", "research", "zainetto"]) expect(NOTE_ICONS[name], name).toMatch(PATH);
    expect(new Set(Object.values(NOTE_ICONS)).size).toBe(Object.keys(NOTE_ICONS).length);
  });

  test("pieces of the base look as they did", () => {
    expect(NOTES).toMatchObject(before.notes);
    expect(TOKENS).toMatchObject(before.tokens);
    expect(NOTE_ICONS).toMatchObject(before.icons);
    expect(BACKS).toMatchObject(before.backs);
    expect(JSON.stringify(bustOf("valerio", false))).toBe(squire);
  });
});

describe("tokens", () => {
  test("everything that lies on the table, and nothing else", () => expect(Object.keys(box.tokens).sort()).toEqual([...STARS, ...ids("familiars"), "blessing", "cauldron", "egg", "bridge", "tentacle", "fools_token", "hot_water", "ice", "idol", "phi", "pillar", "shell", "snake_pit", "boulder", "zeta", "iota", "lambda"].sort()));

  test("Stars differ by more than their colours: gold shines, and each bears the sign of its column", () => {
    const signs: Record<string, string> = { green: "civilization", red: "militia", blue: "worship", yellow: "riches", purple: "caste" };
    const shapes = STARS.map((name) => layers(tokenOf(name)).map(({ d }) => d));
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(STARS.length);
    STARS.forEach((name, n) => expect(shapes[n], name).toContain(CUBE_SIGNS[signs[name.split("_")[1] ?? ""] ?? ""]));
    for (const border of ["green", "red", "blue"]) {
      const [silver, gold] = [`silver_${border}`, `gold_${border}`].map((name) => layers(tokenOf(name)).length);
      expect(gold).toBeGreaterThan(silver ?? 0);
    }
  });
});

test("all of it can be drawn, in tones that exist, with few shapes; a body is never as thin as a line", () => {
  const figures = Object.values(box.figures).map((figure) => figure());
  const scenes = [box.notes, box.backs, box.bosses, box.tokens].flatMap((pictures) => Object.entries(pictures).map(([name, scene]) => [name, scene()] as const));
  const people = Object.entries(box.busts).flatMap(([name, bust]) => [[name, bust(false)] as const, [name, bust(true)] as const]);
  for (const [name, drawing] of [...scenes, ...people, ...figures.map((figure) => ["figure", [...figure.over, ...(figure.back ?? [])]] as const)]) {
    const found = layers(drawing);
    for (const { tone, d } of found) {
      expect(d, name).toMatch(PATH);
      expect(tone in BODIES || tone in FLATS, `${name}: ${tone}`).toBe(true);
      if (tone in BODIES) expect(d.trimEnd(), name).toMatch(/Z$/i);
    }
    expect(found.length, name).toBeLessThan(48);
  }
  for (const { cloth } of figures) expect(cloth).toMatch(PATH);
});

describe("weight", () => {
  const files = (at: string): string[] => readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(`${at}/${entry.name}`) : [`${at}/${entry.name}`]));

  test("the art of the second box stays light", () => {
    expect(files(`${WEB}/src/art/rocca_civetta`).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(124_000);
  });

  test("it is loaded with its own game only", () => {
    const users = files(`${WEB}/src`)
      .filter((file) => !/\/(gallery|rocca_civetta)\//.test(file))
      .filter((file) => readFileSync(file, "utf8").includes("/rocca_civetta"));
    expect(users).toEqual([]);
  });
});
