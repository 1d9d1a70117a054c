// The plan of a table: what was chosen, what of it is remembered, and what is sent.

import { settings } from "../lib/settings.svelte";
import type { Clock, GameInfo, Language, NewTable, SeatWish, SettingInfo } from "../lib/types";

/** Who shall sit somewhere; a bot is named. */
export type Occupant = { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

export type Plan = {
  seats: Occupant[];
  options: Record<string, number>;
  clock: Clock["kind"];
  seconds: number; // for each decision
  minutes: number; // for the whole game
  increment: number;
  days: number;
  absent: number; // seconds until a bot stands in; 0 is never
  public: boolean;
  watch: boolean;
  name: string;
  hints: boolean | null; // null: where one person plays alone
};

type Numbers = "seconds" | "minutes" | "increment" | "days" | "absent";

/** What the server allows, with what is proposed first. */
export const RANGES: Record<Numbers, { low: number; high: number; first: number }> = {
  seconds: { low: 5, high: 3600, first: 60 },
  minutes: { low: 1, high: 1440, first: 20 },
  increment: { low: 0, high: 600, first: 10 },
  days: { low: 1, high: 30, first: 3 },
  absent: { low: 0, high: 86_400, first: 180 },
};

export const CLOCKS: Clock["kind"][] = ["none", "move", "bank", "days"];
export const ABSENCES = [0, 60, 180, 600];
export const LONGEST_NAME = 60;
export const LONGEST_PERSON = 24;

const isWithin = (value: unknown, low: number, high: number): value is number => typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
const within = (value: unknown, low: number, high: number, first: number): number => (isWithin(value, low, high) ? value : first);

/** The bot that is proposed: the one that was chosen last, if it is still there, else a middling one. */
export function usualBot(bots: string[], last = settings.bot): string {
  return [last, "steady"].find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";
}

/** The switch of a mode for one player, beside the game for more. */
export const modeForOne = ({ settings }: GameInfo): SettingInfo | undefined => settings.find(({ alone }) => alone);

/** What a table for one plays by: its mode, with what the book recommends for it. */
export const optionsForOne = (mode: SettingInfo): Record<string, number> => Object.fromEntries([mode.name, ...mode.goes_with].map((name) => [name, 1]));

/** Where nobody has chosen yet: oneself and a friend, and bots where the game needs more. */
function firstSeats(info: GameInfo, bots: string[]): Occupant[] {
  return resized([{ kind: "me" }, { kind: "open" }], modeForOne(info) ? 2 : (info.seats[0] ?? 2), bots);
}

function readSeat(kept: unknown, bots: string[]): Occupant | null {
  const { kind, bot, name } = (kept ?? {}) as { kind?: unknown; bot?: unknown; name?: unknown };
  if (kind === "open") return { kind };
  if (kind === "me") return typeof name === "string" ? { kind, name: name.slice(0, LONGEST_PERSON) } : { kind };
  return kind === "bot" && typeof bot === "string" && bots.includes(bot) ? { kind, bot } : null;
}

/** What was kept of the last table, as far as it still fits: anything may stand there, and games change. */
export function readPlan(text: string | null, info: GameInfo, bots: string[]): Plan {
  let kept: Record<string, unknown> = {};
  try {
    const read: unknown = JSON.parse(text ?? "null");
    if (typeof read === "object" && read !== null) kept = read as Record<string, unknown>;
  } catch {
    kept = {};
  }
  const seats = Array.isArray(kept["seats"]) ? kept["seats"].map((seat) => readSeat(seat, bots)) : [];
  const fits = info.seats.includes(seats.length) && seats.every((seat) => seat !== null);
  const options = Object(kept["options"]) as Record<string, unknown>;
  const numbers = Object.entries(RANGES).map(([name, { low, high, first }]) => [name, within(kept[name], low, high, first)]);
  return {
    ...(Object.fromEntries(numbers) as Record<Numbers, number>),
    seats: fits ? seats : firstSeats(info, bots),
    options: Object.fromEntries(info.settings.map(({ name, low, high, default: usual }) => [name, within(options[name], low, high, usual)])),
    clock: CLOCKS.find((kind) => kind === kept["clock"]) ?? "none",
    public: kept["public"] === true,
    watch: kept["watch"] !== false,
    name: typeof kept["name"] === "string" ? kept["name"].slice(0, LONGEST_NAME) : "",
    hints: typeof kept["hints"] === "boolean" ? kept["hints"] : null,
  };
}

const isPerson = (seat: Occupant): boolean => seat.kind !== "bot";

/** More seats are for bots; fewer take away the last ones, but never the only seat of a person. */
export function resized(seats: Occupant[], count: number, bots: string[]): Occupant[] {
  const next = seats.slice(0, count);
  while (next.length < count) next.push({ kind: "bot", bot: usualBot(bots) });
  const person = next.find(isPerson) ?? seats.find(isPerson);
  if (person && !next.includes(person)) next[count - 1] = person;
  return next;
}

export function clockOf(plan: Plan): Clock {
  switch (plan.clock) {
    case "move":
      return { kind: "move", seconds: plan.seconds };
    case "bank":
      return { kind: "bank", seconds: plan.minutes * 60, increment: plan.increment };
    case "days":
      return { kind: "days", days: plan.days };
    default:
      return { kind: "none" };
  }
}

export const hasPerson = (plan: Plan): boolean => plan.seats.some(isPerson);
export const hasOpen = (plan: Plan): boolean => plan.seats.some((seat) => seat.kind === "open");
/** Whether nobody else will sit there. */
export const isAlone = (plan: Plan): boolean => plan.seats.filter((seat) => seat.kind === "open").length + (plays(plan) ? 1 : 0) < 2;
export const plays = (plan: Plan): boolean => plan.seats.some((seat) => seat.kind === "me");

/** Whether others find the table in the list: while a seat is open, or when they may watch. */
export const canBeListed = (plan: Plan): boolean => hasOpen(plan) || plan.watch;

/** Several people at one screen, each with a name of his own. */
export const isShared = (plan: Plan): boolean => plan.seats.filter((seat) => seat.kind === "me").length > 1;

/** A seat with the deck that was chosen for it; who is yet to come brings his own, and who sits here alone has his name already. */
function wishWith(seat: Occupant, shared: boolean, deck = ""): SeatWish {
  const name = seat.kind === "me" && shared ? seat.name?.trim() : "";
  const wish: SeatWish = seat.kind === "me" ? { kind: "me", ...(name ? { name } : {}) } : seat;
  return deck && wish.kind !== "open" ? { ...wish, deck } : wish;
}

/** What is sent: only what counts, so that a switch that is greyed out does nothing. */
export function orderOf(plan: Plan, { name: game, settings }: GameInfo, language: Language, decks: string[] = []): NewTable {
  const { name, watch, hints } = plan;
  const seats = plan.seats.map((seat, n) => wishWith(seat, isShared(plan), decks[n]));
  const options = countingOptions(plan.options, settings);
  const days = plan.clock === "days";
  return { game, seats, options, name: name.trim(), language, watch, hints, public: plan.public && canBeListed(plan), clock: clockOf(plan), absent: days ? null : plan.absent, start: !hasOpen(plan) };
}

export const isSwitch = ({ low, high }: SettingInfo): boolean => low === 0 && high === 1;

/** Whether a setting is shown: a switch always, so that one sees what there is; a choice only where it means something. */
export const isOffered = (setting: SettingInfo, options: Record<string, number>): boolean => isSwitch(setting) || setting.needs.every((need) => options[need]);

/** A switch is thrown: what the book recommends with it goes on too, and can be switched off again; what follows it goes along. */
export function switched(options: Record<string, number>, setting: SettingInfo, on: boolean, settings: SettingInfo[] = []): Record<string, number> {
  const following = settings.filter(({ follows }) => follows === setting.name).map(({ name }) => [name, on ? 1 : 0] as const);
  const along = [...(on ? setting.goes_with.map((name) => [name, 1] as const) : []), ...following];
  return { ...options, [setting.name]: on ? 1 : 0, ...Object.fromEntries(along) };
}

/** What counts of the options: a choice that is not shown is left as it is at first. */
export function countingOptions(options: Record<string, number>, settings: SettingInfo[]): Record<string, number> {
  return Object.fromEntries(settings.map((setting) => [setting.name, isOffered(setting, options) ? (options[setting.name] ?? setting.default) : setting.default]));
}

/** Whether every option is a number that its setting takes. A field of the form holds anything while somebody types, and says so itself. */
export const areNumbers = (options: Record<string, number>, settings: SettingInfo[]): boolean => settings.every(({ name, low, high }) => isWithin(options[name], low, high));

/** `needs` are the switches without which nothing of a group means anything; what of it is shown then is nothing. */
export type SettingGroup = { name: string; settings: SettingInfo[]; needs: string[] };

/** The settings that are shown, by their groups, in the order of the game. A named group is always there, so that one sees what there is. */
export function groupsOf(settings: SettingInfo[], options: Record<string, number>): SettingGroup[] {
  const names = [...new Set(settings.map(({ group }) => group))];
  return names.flatMap((name) => {
    const all = settings.filter((setting) => setting.group === name);
    const shown = all.filter((setting) => isOffered(setting, options));
    const needs = shown.length ? [] : [...new Set(all.flatMap((setting) => setting.needs))].filter((need) => !options[need]);
    return shown.length || name ? [{ name, settings: shown, needs }] : [];
  });
}

/** The values of a setting that so many seats allow. */
export function valuesOf({ low, high, seats }: SettingInfo, count: number): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, n) => low + n);
  return seats.length ? all.filter((value) => (seats[value - low] ?? 0) <= count) : all;
}

/**
 * Options that still fit after the number of seats has changed: the nearest one below takes the place of what does not, and
 * a mode for one player is on with one seat, with what is recommended for it, and off with more.
 */
export function fitted(options: Record<string, number>, settings: SettingInfo[], count: number): Record<string, number> {
  const kept = settings.map((setting) => {
    const value = options[setting.name] ?? setting.default;
    return [setting.name, setting.alone && count > 1 ? 0 : (valuesOf(setting, count).findLast((one) => one <= value) ?? setting.low)] as const;
  });
  const modes = count === 1 ? settings.filter(({ name, alone }) => alone && !options[name]).map(optionsForOne) : [];
  return Object.assign(Object.fromEntries(kept), ...modes) as Record<string, number>;
}
