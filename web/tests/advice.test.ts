// What a hint says about its figures: no more than the search knows.

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { figureOf, merged, outdone, riderOn, verdictOn, type Told } from "../src/lib/advice";
import { makeBundle, Speaker } from "../src/lib/speaker";
import { LANGUAGES, type Weighed } from "../src/lib/types";

const COUNSEL = { key: "counsel-go", facts: {} };
const line = (option: string, share: number, error: number, looks = 40, counsel: Weighed["counsel"] = COUNSEL): Weighed => ({ option, looks, share, error, facts: {}, counsel });
const told = (...lines: Weighed[]): Told[] => merged(lines, ({ option }) => option);

describe("options that are called alike", () => {
  const lines = [line("play potion_2", 0.35, 0.01), line("done", 0.34, 0.01), line("play potion_1", 0.33, 0.01), line("open s", 0.3, 0.01)];
  const labels = merged(lines, ({ option }) => option.split("_")[0] ?? "");

  it("are told once, by the better one", () => expect(labels.map(({ line }) => line.option)).toEqual(["play potion_2", "done", "open s"]));
  it("are never more than a few", () => expect(told(...[..."abcdefgh"].map((name) => line(name, 0.3, 0.01)))).toHaveLength(4));
});

describe("a figure", () => {
  it("is exact where it is known", () => expect(figureOf(line("a", 0.773, 0.01))).toBe(77));
  it("is said in fives where it is not", () => expect(figureOf(line("a", 0.773, 0.03))).toBe(75));
  it("stays between none and all", () => expect([figureOf(line("a", -0.1, 0)), figureOf(line("a", 1.2, 0))]).toEqual([0, 100]));
});

describe("how sure the advice is", () => {
  it.each([
    ["a small difference that is known is none", "same", [line("a", 0.3, 0.008), line("b", 0.29, 0.009)]],
    ["a small difference that is not known is not sure", "unsure", [line("a", 0.47, 0.03), line("b", 0.44, 0.04, 9)]],
    ["a difference within the errors is not sure", "unsure", [line("a", 0.6, 0.03), line("b", 0.55, 0.03)]],
    ["of which only the next one has it is said so", "near", [line("a", 0.4, 0.003), line("b", 0.395, 0.003), line("c", 0.25, 0.003)]],
    ["a little more that is known is clear", "clear", [line("a", 0.3, 0.002), line("b", 0.285, 0.002)]],
    ["a difference beyond them is clear", "clear", [line("a", 0.6, 0.01), line("b", 0.5, 0.01)]],
    ["what was hardly looked at is no reason for doubt", "clear", [line("a", 0.6, 0.01), line("b", 0.5, 0.01), line("c", 0.4, 0.3, 1)]],
    ["unless it looked as good", "unsure", [line("a", 0.6, 0.01), line("b", 0.6, 0.3, 1)]],
    ["nothing to compare is clear", "clear", [line("a", 0.6, 0.2)]],
  ] as [string, string, Weighed[]][])("%s", (_, verdict, lines) => expect(verdictOn(told(...lines))).toBe(verdict));
});

describe("thinking ahead", () => {
  const ahead = line("a", 0.6, 0.03, 40, null);

  it("came out better than what a rule of thumb was for", () => {
    const lines = told(ahead, line("b", 0.58, 0.03, 40, null), line("c", 0.5, 0.01));
    expect(outdone(lines)?.label).toBe("c");
  });

  it("did not where the rule of thumb was followed, or it is all the same", () => {
    expect(outdone(told(line("a", 0.6, 0.01), line("b", 0.5, 0.01)))).toBeNull();
    expect(outdone(told(line("a", 0.6, 0.005, 40, null), line("b", 0.595, 0.005)))).toBeNull();
  });

  it("is not doubted of what it is better than", () => {
    const lines = told(ahead, line("b", 0.56, 0.03));
    expect([verdictOn(lines), riderOn(lines)]).toEqual(["unsure", "clear"]);
    const other = told(ahead, line("b", 0.59, 0.03, 40, null), line("c", 0.5, 0.03));
    expect(riderOn(other)).toBe("unsure");
  });
});

describe.each(Object.keys(LANGUAGES))("the words of a hint in %s", (language) => {
  const file = readFileSync(`${import.meta.dirname}/../src/texts/${language}.ftl`, "utf-8");
  const speaker = new Speaker(language, makeBundle(language, [file]));
  const says = (message: string) => [0, 1, 5, 72, 100].map((n) => speaker.say(message, { n, option: "X" }));

  it("promise no bounds", () => expect(file).not.toContain("±"));
  it("fit every figure", () => {
    for (const message of ["page-advice-share", "page-advice-solo"]) {
      const said = says(message);
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((text) => /\bun[ao]s 1\b|environ 1\b(?!\u00a0%)/.test(text))).toEqual([]);
    }
  });
  it("call what one expects alone no success", () => {
    const [, , , said = ""] = says("page-advice-solo");
    expect(said).toMatch(/72.% .*(success|succès|éxito)/u);
    expect(said).not.toContain("100");
  });
});
