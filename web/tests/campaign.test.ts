import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { bookedWords, decisionsOf, figuresOf, isMine, missingWords, renewedRules, rowsOf, stageOf } from "../src/lib/campaign";
import { makeBundle, Speaker } from "../src/lib/speaker";
import { awaited } from "../src/shell/words";
import type { CampaignInfo, SheetRow, ShownSheet } from "../src/lib/types";

const TEXTS = `${import.meta.dirname}/../../src/undercroft/games/rocca_civetta/texts/en`;
const speaker = new Speaker("en", makeBundle("en", [readFileSync(`${TEXTS}/campaign.ftl`, "utf-8"), "setting-research = Research"]));

const row = (more: Partial<SheetRow> = {}): SheetRow => ({ chosen: null, person: true, results: [], team: {}, usable: [], victory_points: 4, support: 5, ...more });
const SHEET: ShownSheet = {
  chapter: "october",
  chapters: ["september", "october", "november"].map((chapter) => ({ chapter, options: {}, offered: [], missing: [] })),
  bookings: [{ chapter: "september", version: 1, chosen: ["sara", "tommaso"], results: ["first", "na"], gained: [4, 0.5], spent: [0, 2], earned: [5, 0], because: [{ taking_part: 1, thesis: 1, rank: 3 }, {}] }],
  seats: { "10": row({ results: ["na"] }), "2": row({ results: ["first"] }) },
  opener: 0,
  rules: { alchemy: 0, level: 1 },
  agreed: [],
  standings: [],
  version: 1,
};

function campaign(asked: number[], options: string[]): CampaignInfo {
  return {
    id: "x",
    game: "rocca_civetta",
    name: "",
    language: "en",
    status: "running",
    created: 0,
    changed: 0,
    manages: true,
    seats: [0, 1].map((seat) => ({ seat, kind: "person", name: "Ada", bot: "", team: "", me: seat === 0 })),
    asked,
    mine: [{ seat: 0, options }],
    table: null,
    played: [],
    verbs: { draft: ["card"], scholar: ["card"], rule: ["setting", "value"], agree: [] },
    sheet: SHEET,
    content: null,
  };
}

describe("an upgrade in mid-year", () => {
  it.each([
    ["the same rules", SHEET, undefined],
    ["newer ones", { ...SHEET, version: 3 }, { n: 3, before: 1 }],
    ["before the first game", { ...SHEET, bookings: [], version: 3 }, undefined],
    ["after the last one", { ...SHEET, chapter: null, version: 3 }, undefined],
  ])("is told before the next game: %s", (_, sheet, told) => expect(renewedRules(sheet)).toEqual(told));
});

describe("what I may decide", () => {
  it("is told apart by what follows the verb", () => {
    const [mine] = decisionsOf(campaign([0], ["scholar sara", "agree", "rule level 0", "rule level 2", "rule alchemy 1"]));
    expect(mine?.cards.map(({ card }) => card)).toEqual(["sara"]);
    expect(mine?.plain.map(({ text }) => text)).toEqual(["agree"]);
    expect(mine?.settings.map(({ name, value, others }) => [name, value, others.map((one) => one.value)])).toEqual([
      ["level", 1, [0, 2]],
      ["alchemy", 0, [1]],
    ]);
  });

  it.each([
    [[0], true],
    [[1], false],
    [[], false],
  ])("is waited for by the game where %j are asked: %s", (asked, waited) => {
    const found = campaign(asked, ["agree"]);
    expect(decisionsOf(found)[0]?.asked).toBe(waited);
    expect(isMine(found)).toBe(waited);
  });
});

it("stands among mine first where it waits for me, last when it is over, and not at all when it was given up", () => {
  const of = (id: string, status: CampaignInfo["status"], asked: number[], changed: number) => ({ ...campaign(asked, []), id, status, changed });
  const all = [of("over", "over", [], 9), of("old", "running", [1], 1), of("new", "waiting", [], 5), of("mine", "running", [0], 0), of("closed", "closed", [], 7)];
  expect(awaited(all).map(({ id }) => id)).toEqual(["mine", "new", "old", "over"]);
});

describe("a sheet", () => {
  it.each([
    ["september", "booked"],
    ["october", "next"],
    ["november", "later"],
  ])("has %s as %s", (chapter, stage) => expect(stageOf(SHEET, chapter)).toBe(stage));

  it("lists its seats by number", () => expect(rowsOf(SHEET).map(({ results }) => results)).toEqual([["first"], ["na"]]));

  it("has as figures what is a number, and nothing else", () => {
    expect(figuresOf(row())).toEqual([
      ["victory_points", 4],
      ["support", 5],
    ]);
  });

  it("says what was booked, and for what", () => {
    const [booking] = SHEET.bookings;
    if (!booking) throw new Error("nothing is booked");
    expect(bookedWords(booking, 0, speaker)).toEqual(["4 Victory Points", "5 Support Points earned: 1 for taking part + 1 for the Thesis + 3 for the place"]);
    expect(bookedWords(booking, 1, speaker)).toEqual(["0.5 Victory Points", "no Support Points", "2 Support Points spent at the table"]);
  });

  it("names what is missing, if there is a word for it", () => {
    expect(missingWords("research", speaker)).toBe("Research");
    expect(missingWords("goddess_of_the_sea", speaker)).toBe("goddess of the sea");
  });
});
