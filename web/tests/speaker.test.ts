import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { plain, signed } from "../src/lib/numbers";
import { makeBundle, messageOf, NOWHERE, Speaker } from "../src/lib/speaker";
import { LANGUAGES, type Content } from "../src/lib/types";

const ROOT = `${import.meta.dirname}/../../src/undercroft`;

function filesOf(folder: string): string[] {
  return readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf-8"));
}

const content: Content = {
  game: "dungeoneer",
  version: 1,
  kinds: { seat: "seat", card: "card", parts: "sum", cost: "cost", cards: "card*" },
  cards: { dodge: { kind: "boon", number: "DGC-G", rules: [], cost: { glory: 1 } } },
  powers: {},
  decisive: [],
  content: null,
  texts: {},
  boards: {},
};

function speaker(language: string): Speaker {
  const files = [...filesOf(`${ROOT}/texts/${language}`), ...filesOf(`${ROOT}/games/dungeoneer/texts/${language}`)];
  return new Speaker(language, makeBundle(language, files), content, (message) => {
    throw new Error(`no text ${message}`);
  });
}

describe("a speaker", () => {
  it("finds messages by kind and name", () => {
    expect(messageOf("prompt", "bane.swap_with")).toBe("prompt-bane-swap-with");
  });

  it("calls a copy like its card", () => {
    expect(speaker("en").card("dodge_1")).toBe("Dodge");
    expect(speaker("en").card("s2_dodge_1")).toBe("Dodge");
  });

  it("says a sum with its sources as Python does", () => {
    expect(speaker("en").total([["die", 4], ["hero", 3], ["dodge_1", -2]], "melee")).toBe("die 4 + Melee 3 \u2212 Dodge 2 = 5");
  });

  it.each(Object.keys(LANGUAGES))("has a true minus in %s, alone and beside a unit", (language) => {
    expect([plain(-2), plain(3), signed(-2), signed(3)]).toEqual(["−2", "3", "−2", "+3"]);
    const shell = new Speaker(language, makeBundle(language, [readFileSync(`${import.meta.dirname}/../src/texts/${language}.ftl`, "utf-8")]));
    for (const n of [-1, -2, -12]) expect(shell.say("page-end-points", { n })).toMatch(new RegExp(`^\u2212${-n} \\p{L}+$`, "u"));
    expect(shell.say("page-end-points", { n: 1 })).toMatch(/^1 \p{L}+$/u);
  });

  it("says what an owner says as plain text, and keeps what he leaves out", () => {
    const files = filesOf(`${ROOT}/games/dungeoneer/texts/en`);
    const own = { "card-dodge": { name: "Duck { $n } <b>" }, "card-great-rat": { name: "Great Rat", text: "{ card-great-rat }" } };
    const said = new Speaker("en", makeBundle("en", files, 1, [], own), content);
    expect([said.card("dodge_1"), said.card("great_rat"), said.cardText("great_rat")]).toEqual(["Duck { $n } <b>", "Great Rat", "{ card-great-rat }"]);
    expect(said.cardText("dodge")).toBe(speaker("en").cardText("dodge"));
  });

  it.each(Object.keys(LANGUAGES))("says what it was told in %s", (language) => {
    const said = speaker(language).event({ kind: "drew", seat: 0, n: 1, cards: ["dodge_1"] }, { ...NOWHERE, names: ["Ada"] });
    expect(said).toContain("Ada");
    expect(said).toContain(speaker(language).card("dodge_1"));
  });
});

it("at a table of another edition is said what that one prints", () => {
  const bundle = makeBundle("en", ["icon-stop = Stop\n    .text = Points are lost.\nicon-stop-edition-2 = Stop\n    .text = The phase ends.\naux-social = Draw.\naux-social-edition-2 = Treat or tax.\n"]);
  const ours = new Speaker("en", bundle);
  const spanish = ours.ofEdition(2);
  expect([ours.cardText("icon.stop"), ours.word("aux", "social")]).toEqual(["Points are lost.", "Draw."]);
  expect([spanish.cardText("icon.stop"), spanish.word("aux", "social")]).toEqual(["The phase ends.", "Treat or tax."]);
  expect(ours.ofEdition(1).cardText("icon.stop")).toBe("Points are lost.");
  expect([ours.ofEdition(0), ours.ofEdition(2), spanish.ofEdition(2)]).toEqual([ours, spanish, spanish]);
});
