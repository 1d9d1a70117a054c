// One advanced rule at a time.

import { beforeEach, describe, expect, it } from "vitest";

import { firstOptions, keepTried, ladderOf, nextRung, offerNoMore, optionsWith } from "../src/lib/ladder";
import { settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  settings.tried = [];
  settings.unoffered = [];
  settings.seen = [];
});

describe("the way into a game", () => {
  it("begins with the Introductory game for whoever has learnt it, and only the first time", () => {
    expect(firstOptions("dungeonology")).toEqual({});
    settings.seen = ["dungeonology lesson"];
    expect(firstOptions("dungeonology")).toEqual({ alert: 0 });
    keepTried("dungeonology", { alert: 0 });
    expect(firstOptions("dungeonology")).toEqual({});
  });

  it("offers one rule after another, with those that were met", () => {
    expect(nextRung("dungeonology")).toBeNull(); // nothing was played
    keepTried("dungeonology", { alert: 0, dangerous_zones: 0 });
    expect(nextRung("dungeonology")).toBe("dangerous_zones");
    expect(optionsWith("dungeonology", "dangerous_zones")).toEqual({ dangerous_zones: 1 });
    keepTried("dungeonology", { dangerous_zones: 1, boss: 1 });
    expect(nextRung("dungeonology")).toBe("main_effects");
    expect(optionsWith("dungeonology", "main_effects")).toEqual({ dangerous_zones: 1, boss: 1, main_effects: 1 });
  });

  it("ends when all was met, when somebody wants no more of it, and where there is none", () => {
    keepTried("dungeonology", Object.fromEntries(ladderOf("dungeonology").rungs.map((rung) => [rung, 1])));
    expect(nextRung("dungeonology")).toBeNull();
    keepTried("rocca_civetta", {});
    expect(nextRung("rocca_civetta")).not.toBeNull();
    offerNoMore("rocca_civetta");
    expect(nextRung("rocca_civetta")).toBeNull();
    keepTried("dungeoneer", {});
    expect(nextRung("dungeoneer")).toBeNull();
  });

  it("keeps each thing once", () => {
    keepTried("dungeonology", { boss: 1 });
    keepTried("dungeonology", { boss: 1 });
    expect(settings.tried).toEqual(["dungeonology", "dungeonology boss"]);
  });
});
