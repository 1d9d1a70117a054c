import { describe, expect, it } from "vitest";

import type { GameInfo, SettingInfo } from "../src/lib/types";
import { areNumbers, canBeListed, clockOf, countingOptions, fitted, groupsOf, hasPerson, isAlone, orderOf, readPlan, resized, switched, usualBot, valuesOf, type Occupant } from "../src/shell/plan";

const GAME: GameInfo = {
  lessons: [],
  daily: false, aids: {},
  name: "dungeoneer",
  lesson: true, puzzles: 0,
  campaign: [],
  content: null,
  base: "",
  version: 1,
  seats: [2, 3, 4],
  settings: [
    { name: "round_limit", default: 100, low: 1, high: 1000, rule: "DGR-R-66", needs: [], seats: [], group: "", goes_with: [], follows: "", alone: false },
    { name: "boss", default: 0, low: 0, high: 1, rule: "DGR-R-01", needs: [], seats: [], group: "", goes_with: [], follows: "", alone: false },
  ],
};
const BOTS = ["random"];
const me: Occupant = { kind: "me" };
const open: Occupant = { kind: "open" };
const bot: Occupant = { kind: "bot", bot: "random" };
const read = (kept: unknown) => readPlan(typeof kept === "string" ? kept : JSON.stringify(kept), GAME, BOTS);

describe("what was chosen last time", () => {
  it("is oneself and a friend where nothing was", () => {
    const plan = readPlan(null, GAME, BOTS);
    expect(plan.seats).toEqual([me, open]);
    expect(plan.options).toEqual({ round_limit: 100, boss: 0 });
    expect(plan).toMatchObject({ clock: "none", watch: true, public: false, absent: 180, name: "" });
  });

  it("comes back as it was", () => {
    const plan = { ...read({}), seats: [me, bot, open], options: { round_limit: 7, boss: 1 }, clock: "bank" as const, minutes: 5, name: "Friday" };
    expect(read(plan)).toEqual(plan);
  });

  it("keeps the names of several people at one screen, and sends them only there", () => {
    const seats: Occupant[] = [{ kind: "me", name: " Zoe " }, { kind: "me", name: "" }];
    const plan = read({ ...read({}), seats });
    expect(plan.seats).toEqual(seats);
    expect(orderOf(plan, GAME, "en").seats).toEqual([{ kind: "me", name: "Zoe" }, { kind: "me" }]);
    expect(orderOf({ ...plan, seats: [{ kind: "me", name: "Zoe" }, bot] }, GAME, "en").seats).toEqual([{ kind: "me" }, bot]);
    expect(read({ ...plan, seats: [{ kind: "me", name: 7 }, bot] }).seats[0]).toEqual({ kind: "me" });
  });

  it.each(["", "{", "[]", "7", "null", '"text"', '{"seats":7,"options":3,"clock":[],"name":{}}'])("is no plan if it is %s", (text) => {
    expect(read(text)).toEqual(readPlan(null, GAME, BOTS));
  });

  it("is believed only where it still fits", () => {
    const plan = read({ seats: [me], options: { round_limit: 0, boss: 2, gone: 1 }, clock: "sand", seconds: 1, days: "3", increment: 2.5, name: "x".repeat(99) });
    expect(plan.seats).toEqual([me, open]);
    expect(plan.options).toEqual({ round_limit: 100, boss: 0 });
    expect(plan).toMatchObject({ clock: "none", seconds: 60, days: 3, increment: 10 });
    expect(plan.name).toHaveLength(60);
  });

  it.each([[[me, { kind: "bot", bot: "gone" }]], [[me, { kind: "chair" }]], [[me, null]]])("does not seat %j", (seats) => {
    expect(read({ seats }).seats).toEqual([me, open]);
  });

  it("proposes bots where a game needs more than two", () => {
    expect(readPlan(null, { ...GAME, seats: [3, 4] }, BOTS).seats).toEqual([me, open, bot]);
  });
});

describe("another number of seats", () => {
  it("keeps who is there and adds bots", () => expect(resized([me, open], 4, BOTS)).toEqual([me, open, bot, bot]));
  it("takes the last ones away", () => expect(resized([me, open, bot], 2, BOTS)).toEqual([me, open]));
  it("does not take the only person away", () => expect(resized([bot, bot, me], 2, BOTS)).toEqual([bot, me]));
});

describe("what is sent", () => {
  const plan = { ...read({}), seconds: 30, minutes: 2, increment: 5, days: 4 };

  it.each([
    ["none", { kind: "none" }],
    ["move", { kind: "move", seconds: 30 }],
    ["bank", { kind: "bank", seconds: 120, increment: 5 }],
    ["days", { kind: "days", days: 4 }],
  ] as const)("has the clock %s", (clock, sent) => expect(clockOf({ ...plan, clock })).toEqual(sent));

  it("begins at once when no seat is open", () => {
    expect(orderOf({ ...plan, seats: [me, bot] }, GAME, "fr")).toMatchObject({ start: true, language: "fr" });
    expect(orderOf(plan, GAME, "fr")).toMatchObject({ start: false });
  });

  it("says nothing about absence where there are days to think", () => {
    expect(orderOf({ ...plan, clock: "days" }, GAME, "en").absent).toBeNull();
    expect(orderOf({ ...plan, absent: 0 }, GAME, "en").absent).toBe(0);
  });

  it("lists only what can be found", () => {
    const hidden = { ...plan, seats: [me, bot], watch: false, public: true };
    expect(canBeListed(hidden)).toBe(false);
    expect(orderOf(hidden, GAME, "en").public).toBe(false);
    expect(orderOf({ ...hidden, watch: true }, GAME, "en").public).toBe(true);
  });

  it("needs a person", () => {
    expect(hasPerson({ ...plan, seats: [bot, bot] })).toBe(false);
    expect(hasPerson({ ...plan, seats: [bot, open] })).toBe(true);
  });
});

describe("a setting whose values need seats", () => {
  const level: SettingInfo = { name: "level", default: 0, low: 0, high: 3, rule: "DGY-LEVEL-06", needs: [], seats: [2, 2, 3, 4], group: "", goes_with: [], follows: "", alone: false };

  it("offers what the seats allow", () => {
    expect(valuesOf(level, 2)).toEqual([0, 1]);
    expect(valuesOf(level, 4)).toEqual([0, 1, 2, 3]);
    expect(valuesOf({ ...level, seats: [] }, 2)).toEqual([0, 1, 2, 3]);
  });

  it("falls back to the nearest one below when seats are taken away", () => {
    expect(fitted({ level: 3, other: 1 }, [level], 3)).toEqual({ level: 2 });
    expect(fitted({ level: 1 }, [level], 2)).toEqual({ level: 1 });
    expect(fitted({}, [level], 2)).toEqual({ level: 0 });
  });
});

describe("bots", () => {
  const levels = ["random", "novice", "steady", "sharp"];
  it("are those that were chosen last", () => expect(usualBot(levels, "sharp")).toBe("sharp"));
  it("are middling where nobody has chosen, or what was chosen is gone", () => expect(usualBot(levels, "gone")).toBe("steady"));
  it("are what there is", () => expect(usualBot(["random"], "sharp")).toBe("random"));
});

describe("hints", () => {
  it("are for those who play alone", () => {
    expect(isAlone({ ...read({}), seats: [me, bot] })).toBe(true);
    expect(isAlone({ ...read({}), seats: [me, me] })).toBe(true);
    expect(isAlone({ ...read({}), seats: [me, open] })).toBe(false);
  });
  it("are left to the server unless somebody has chosen", () => {
    expect(orderOf(read({}), GAME, "en").hints).toBeNull();
    expect(orderOf(read({ hints: true }), GAME, "en").hints).toBe(true);
    expect(read({ hints: "yes" }).hints).toBeNull();
  });
});

describe("settings that hang together", () => {
  const setting = (name: string, more: Partial<SettingInfo> = {}): SettingInfo => ({ name, default: 0, low: 0, high: 1, rule: "RCV-GEN-02", needs: [], seats: [], group: "", goes_with: [], follows: "", alone: false, ...more });
  const alchemy = setting("alchemy", { group: "cards", goes_with: ["main_effects"] });
  const all = [setting("boss", { group: "base" }), setting("main_effects", { group: "base" }), setting("profile", { group: "bosses", high: 11, needs: ["boss"] }), alchemy, setting("spriggan", { group: "cards", needs: ["main_effects"] })];
  const off = { boss: 0, main_effects: 0, profile: 0, alchemy: 0, spriggan: 0 };
  const shown = (options: Record<string, number>) => groupsOf(all, options).map(({ name, settings, needs }) => [name, settings.map((one) => one.name), needs]);

  it("stand in groups; a choice that means nothing yet is not shown, a switch and a group always", () => {
    expect(shown(off)).toEqual([["base", ["boss", "main_effects"], []], ["bosses", [], ["boss"]], ["cards", ["alchemy", "spriggan"], []]]);
    expect(shown({ ...off, boss: 1 })[1]).toEqual(["bosses", ["profile"], []]);
    expect(groupsOf([setting("profile", { high: 2, needs: ["boss"] })], off)).toEqual([]);
  });

  it("bring what the book recommends, and leave it when they go", () => {
    expect(switched(off, alchemy, true)).toMatchObject({ alchemy: 1, main_effects: 1 });
    expect(switched({ ...off, alchemy: 1, main_effects: 1 }, alchemy, false)).toMatchObject({ alchemy: 0, main_effects: 1 });
  });

  it("go along with what they follow, both ways", () => {
    const floor = setting("floor_iv");
    const settings = [floor, setting("familiars", { follows: "floor_iv" })];
    expect(switched(off, floor, true, settings)).toMatchObject({ floor_iv: 1, familiars: 1 });
    expect(switched({ ...off, floor_iv: 1, familiars: 1 }, floor, false, settings)).toMatchObject({ floor_iv: 0, familiars: 0 });
  });

  it("are sent as they count", () => {
    expect(countingOptions({ ...off, profile: 7 }, all)["profile"]).toBe(0);
    expect(countingOptions({ ...off, boss: 1, profile: 7 }, all)["profile"]).toBe(7);
    expect(countingOptions({ ...off, spriggan: 1 }, all)["spriggan"]).toBe(1); // and refused
  });

  it.each([0, 1.5, 1001, -3, NaN, null, undefined])("are no numbers for a rule to judge if one is %s", (typed) => {
    expect(areNumbers({ round_limit: 7, boss: 1 }, GAME.settings)).toBe(true);
    expect(areNumbers({ round_limit: typed as number, boss: 1 }, GAME.settings)).toBe(false);
  });
});

describe("a mode for one player", () => {
  const setting = (name: string, more: Partial<SettingInfo> = {}): SettingInfo => ({ name, default: 0, low: 0, high: 1, rule: "RCV-SOLO-01", needs: [], seats: [], group: "", goes_with: [], follows: "", alone: false, ...more });
  const settings = [setting("boss"), setting("solitary", { goes_with: ["boss"], alone: true })];
  const info: GameInfo = { name: "rocca_civetta", version: 1, seats: [1, 2, 3, 4], settings, base: "dungeonology", campaign: [], lesson: false, lessons: [], puzzles: 0, daily: false, aids: {}, content: null };

  it("is on with one seat, with what is recommended for it, and off with more", () => {
    const alone = fitted({ boss: 0, solitary: 0 }, settings, 1);
    expect(alone).toEqual({ boss: 1, solitary: 1 });
    expect(fitted(alone, settings, 2)).toEqual({ boss: 1, solitary: 0 });
  });

  it("leaves what was switched off beside it", () => {
    expect(fitted({ boss: 0, solitary: 1 }, settings, 1)).toEqual({ boss: 0, solitary: 1 });
  });

  it("is not what is proposed first", () => {
    expect(readPlan(null, info, ["steady"]).seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  });
});
