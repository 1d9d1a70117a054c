import { readdirSync, readFileSync, statSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { BODIES, FLATS, paint, type Drawing } from "../src/art/draw";
import { BACKS, dungeonologyScene, NOTES } from "../src/art/dungeonology";

const WEB = `${import.meta.dirname}/..`;
const CONTENT = `${WEB}/../src/undercroft/games/dungeonology/content`;
const read = (file: string): string => readFileSync(`${CONTENT}/${file}.toml`, "utf8");
const ids = (file: string): string[] => [...read(file).matchAll(/^\[([a-z_\d]+)\]$/gm)].map((found) => found[1] ?? "");
const TRICKS = ids("tricks");
const TRAPS = [...read("pieces/board").matchAll(/^\[traps\.([a-z_]+)\]$/gm)].map((found) => found[1] ?? "");
const INTERNS = ids("interns").map((id) => `intern.${id}`);
const CARDS = [...TRICKS, ...["jinxes", "clans", "alerts", "panics", "bosses"].flatMap(ids), ...TRAPS, ...INTERNS];
const KINDS = ["trick", "jinx", "zone", "intern", "clan", "alert", "panic", "trap", "boss"];

function layers(drawing: Drawing): { tone: string; d: string }[] {
  return drawing.flatMap((layer) => ("of" in layer ? layers(layer.of) : [{ tone: layer[0], d: layer[1] }]));
}

/** A path that a browser draws to its end: commands and finite numbers only. */
const PATH = /^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/;
const ALL = [...Object.entries(NOTES), ...Object.entries(BACKS).map(([kind, back]) => [`back of ${kind}`, back] as const)];

describe("cards", () => {
  test("the content is found", () => {
    expect([TRICKS.length, INTERNS.length, TRAPS.length]).toEqual([47, 10, 3]);
    expect(CARDS.length).toBeGreaterThan(80);
  });

  test.each(CARDS)("%s has a picture of its own", (id) => expect(NOTES).toHaveProperty([id]));

  test("nothing is drawn for a card that does not exist", () => expect(Object.keys(NOTES).sort()).toEqual([...CARDS].sort()));

  test("no two pictures are the same, nor a back like a front", () => {
    const drawn = ALL.map(([, scene]) => JSON.stringify(scene()));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test("a copy looks like its card, even where its name ends in a number", () => {
    expect(dungeonologyScene("hunters_trap_3", "trick")).toEqual(NOTES["hunters_trap"]?.());
    expect(dungeonologyScene("fate_4_1", "trick")).toEqual(NOTES["fate_4"]?.());
    expect(dungeonologyScene("fate_4", "trick")).toEqual(NOTES["fate_4"]?.());
    expect(dungeonologyScene("trap_stop_2", "trap")).toEqual(NOTES["trap_stop"]?.());
  });

  test("an Intern is not the Trick Card of the same name", () => {
    const guard = dungeonologyScene("intern.guard", "intern");
    expect(guard).toEqual(dungeonologyScene("guard", "intern"));
    expect(guard).not.toEqual(dungeonologyScene("guard", "trick"));
  });

  test.each(KINDS)("a %s that is face down shows the back of its kind", (kind) => {
    expect(dungeonologyScene("", kind)).toEqual(BACKS[kind]?.());
    expect(dungeonologyScene("unheard_of", kind)).toEqual(BACKS[kind]?.());
  });

  test("what nobody knows still has a back", () => expect(dungeonologyScene("", "unheard of").length).toBeGreaterThan(0));
});

test.each(ALL)("%s can be drawn, in tones that exist, with few shapes", (_name, scene) => {
  const found = layers(scene());
  for (const { tone, d } of found) {
    expect(d).toMatch(PATH);
    expect(tone in BODIES || tone in FLATS, tone).toBe(true);
  }
  expect(found.length).toBeGreaterThan(3);
  expect(found.length).toBeLessThan(45);
});

test("what is a line is a line: a body is never as thin as one", () => {
  // A body with an open path would be filled across its ends.
  for (const [name, scene] of ALL) for (const { tone, d } of layers(scene())) if (tone in BODIES) expect(d.trimEnd(), name).toMatch(/Z$/i);
});

test("on paper the tones of the night are those of paper, elsewhere they stay", () => {
  expect(paint("night", false, "paper")).toBe(paint("ink"));
  expect(paint("bone", true, "paper")).toBe(paint("vellum", true));
  expect(paint("night")).toContain(FLATS.night);
  expect(paint("paper")).toContain(FLATS.paper);
});

describe("weight", () => {
  const files = (at: string): string[] => readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? files(`${at}/${entry.name}`) : [`${at}/${entry.name}`]));
  const all = files(`${WEB}/src`).filter((file) => !file.includes("/gallery/"));
  const shared = all.filter((file) => /\.(ts|svelte)$/.test(file) && !/\/(dungeonology|rocca_civetta)\//.test(file)); // an expansion shows what its base does
  /** Components that show what is drawn in the folder. */
  const own = shared.filter((file) => /"\.\/dungeonology/.test(readFileSync(file, "utf8")) && file.includes("/art/"));

  test("all of the notebook's art stays light", () => {
    const art = [...all.filter((file) => file.includes("/art/dungeonology/")), ...own];
    expect(own.length).toBeGreaterThan(0);
    expect(art.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(121_600);
  });

  test("it is loaded with its own table and those of its expansions only", () => {
    const names = own.map((file) => file.replace(/.*\//, ""));
    expect(names).toContain("NoteArt.svelte");
    const users = shared.filter((file) => !own.includes(file)).filter((file) => {
      const text = readFileSync(file, "utf8").replace(/import\("[^"]*"\)/g, ""); // what is loaded when it is drawn weighs nothing before
      return names.some((name) => text.includes(`/${name}"`)) || text.includes("art/dungeonology");
    });
    expect(users).toEqual([]);
  });
});
