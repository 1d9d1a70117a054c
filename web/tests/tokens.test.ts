import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const CSS = readFileSync(`${import.meta.dirname}/../src/styles/tokens.css`, "utf-8");

type Tokens = Record<string, string>;

/** The tokens of a scheme: those of the dark one, and what the scheme changes. */
function tokens(scheme: string): Tokens {
  const read = (selector: string): Tokens => {
    const block = CSS.split(`${selector} {`)[1]?.split("\n}")[0] ?? "";
    return Object.fromEntries([...block.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map((found) => [found[1], found[2]]));
  };
  return { ...read(":root"), ...read(`:root[data-scheme="${scheme}"]`) };
}

/** How bright a colour is, as WCAG reckons it. */
function light(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

it("contrast is reckoned as WCAG does", () => {
  expect(contrast("#000", "#fff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const STONE = ["ground", "ground-deep", "stone", "stone-raised"];
const WORDS = ["ink", "ink-soft", "ink-faint", "brass-bright", "danger", "glory", "peril", "ember-bright"];
const PAIRS: [words: string, ground: string][] = [
  ...WORDS.flatMap((words) => STONE.map((ground): [string, string] => [words, ground])),
  ["on-brass", "brass"],
  ["on-brass", "brass-bright"],
  ["paper-ink", "paper"],
  ["paper-soft", "paper"],
  ["paper-ink", "page"],
  ["page-soft", "page"],
  ["page-link", "page"],
];

describe.each(["dark", "light", "contrast"])("the colours of the scheme %s", (scheme) => {
  const all = tokens(scheme);

  it.each(PAIRS)("%s can be read on %s", (words, ground) => {
    expect(contrast(all[words] ?? "", all[ground] ?? "")).toBeGreaterThanOrEqual(scheme === "contrast" ? 7 : 4.5);
  });

  it.each(["focus", "brass", "seat-0", "seat-1", "seat-2", "seat-3"])("%s is seen on stone", (line) => {
    for (const ground of STONE) expect([ground, contrast(all[line] ?? "", all[ground] ?? "") >= 3]).toEqual([ground, true]);
  });
});

describe("letters", () => {
  const SOURCES = `${import.meta.dirname}/../src`;
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((path) => /\.(css|svelte)$/.test(path));
  const texts = files.map((path) => readFileSync(`${SOURCES}/${path}`, "utf-8"));

  it("are those of a token wherever they are set", () => {
    const set = texts.flatMap((text) => [...text.matchAll(/font-family[:=]\s*"?([^;"]+)/g)].map((found) => found[1]));
    expect(set.length).toBeGreaterThan(20);
    expect(set.filter((family) => !/^var\(--[a-z-]+/.test(family ?? ""))).toEqual([]);
    const short = texts.flatMap((text) => [...text.matchAll(/[\s;]font:\s*([^;]+);/g)].map((found) => found[1]));
    expect(short.length).toBeGreaterThan(20);
    expect(short.filter((font) => !/^inherit$|var\(--[a-z-]+\)$/.test(font ?? ""))).toEqual([]);
  });

  it("have a system's own family only where nothing else came", () => {
    const named = [CSS, ...texts].flatMap((text) => [...text.matchAll(/--(?:display|serif|body|drop-letters): ([^;]+);/g)].map((found) => found[1]?.split(/, */) ?? []));
    expect(named.length).toBeGreaterThan(3);
    for (const [first, last, ...more] of named) expect([/^"/.test(first ?? ""), /^(serif|sans-serif|var\(--body\))$/.test(last ?? ""), more]).toEqual([true, true, []]);
  });

  it("have a shape for every sign that is written", () => {
    const subsets = JSON.parse(readFileSync(`${SOURCES}/../node_modules/@fontsource/alegreya-sans/unicode.json`, "utf-8")) as Record<string, string>;
    const ranges = [...`${subsets["latin"]},${subsets["latin-ext"]}`.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = "", to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
    expect(ranges.length).toBeGreaterThan(20);
    // Signs of a shared result are written for messengers; the page draws them.
    const written = [SOURCES, `${SOURCES}/../../src/undercroft`].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((path) => /\.(svelte|ts|ftl|css)$|\/book\/\w+\.md$/.test(path) && !/\/(cli|page)(\.ftl|\/)|types\.ts$|lib\/daily\.ts$/.test(path)).map((path) => [path, readFileSync(`${folder}/${path}`, "utf-8")] as const),
    );
    expect(written.length).toBeGreaterThan(200);
    const strange = written.flatMap(([path, text]) => [...new Set(text)].filter((sign) => sign >= " " && !ranges.some(([from, to]) => (sign.codePointAt(0) ?? 0) >= from && (sign.codePointAt(0) ?? 0) <= to)).map((sign) => `${path}: ${sign}`));
    expect(strange).toEqual([]);
  });

  it("come with the page, whatever the machine has", () => {
    const named = [...CSS.matchAll(/--(?:display|serif|body|drop-letters): "([^"]+)"/g)].map((found) => found[1]?.toLowerCase().replaceAll(" ", "-"));
    const shipped = Object.keys((JSON.parse(readFileSync(`${SOURCES}/../package.json`, "utf-8")) as { dependencies: Record<string, string> }).dependencies);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((family) => !shipped.includes(`@fontsource/${family}`))).toEqual([]);
  });
});
