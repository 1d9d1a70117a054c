// Words for tables, seats and times that several screens say.

import type { IconName } from "../art/icons";
import { isMine } from "../lib/campaign";
import type { Reaction } from "../lib/live.svelte";
import { messageOf, type Speaker } from "../lib/speaker";
import { t, texts } from "../lib/texts.svelte";
import type { Because, CampaignInfo, Clock, GameInfo, LogLine, SeatInfo, SeatState, SettingInfo, TableEvent, TableInfo, TeacherInfo } from "../lib/types";

/** A bot by its level; one that the page does not know yet goes by its own name. */
export function botName(bot: string): string {
  const message = `page-bot-${bot.replaceAll("_", "-")}`;
  return texts.speaker?.has(message) ? t(message) : bot;
}

/** The bot that decides for a person who is away: `STAND_IN` in src/undercroft/bots. */
export const STAND_IN = "steady";

/** How it plays, in one line. */
export function botAbout(bot: string): string {
  const message = `page-bot-about-${bot.replaceAll("_", "-")}`;
  return texts.speaker?.has(message) ? t(message) : "";
}

export function occupantName(seat: SeatInfo | TeacherInfo): string {
  if (seat.kind === "open") return t("page-seat-open");
  if (seat.kind === "bot") return t("page-seat-bot", { bot: botName(seat.bot) });
  return seat.name || t("page-somebody");
}

/** Whose deed an event is: of whoever it names first, else of whoever decided. */
export function actorOf(event: TableEvent | undefined, line: LogLine): number {
  const named = [event?.["seat"], event?.["hero"]].find((one) => typeof one === "number");
  return named ?? line.seat;
}

/** That somebody took back, and whether dice and hidden cards come differently since. */
export function undoneWords(line: LogLine, name: string): string {
  const undone = t("page-log-undone", { name });
  return line.renewal ? `${undone} ${t("page-log-renewed")}` : undone;
}

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "move":
      return t("page-says-move", { n: clock.seconds });
    case "bank":
      return t("page-says-bank", { n: Math.round(clock.seconds / 60), more: clock.increment ?? 0 });
    case "days":
      return t("page-says-days", { n: clock.days });
    default:
      return t("page-clock-none");
  }
}

/** The options of a table in words: named values, switches that are on, numbers. What means nothing here is left out. */
export function optionWords(options: Record<string, number>, settings: SettingInfo[], speaker: Speaker): string[] {
  return settings.flatMap(({ name, default: first, low, high, needs }) => {
    const value = options[name] ?? first;
    const option = speaker.word("setting", name);
    if (needs.some((need) => !options[need])) return [];
    const named = messageOf("choice", `${name}-${value}`);
    if (speaker.has(named)) return [t("page-option-is", { option, value: speaker.say(named) })];
    if (low === 0 && high === 1) return value ? [option] : [];
    return [t("page-option-is", { option, value })];
  });
}

/** Games as they stand on the shelf: what expands a game stands beside it. */
export function shelved(games: readonly GameInfo[]): GameInfo[] {
  const on = (base: string): GameInfo[] => games.filter((game) => game.base === base).flatMap((game) => [game, ...on(game.name)]);
  return on("");
}

/** Why settings do not go together, said before there is a table: settings that it names are called as on the screen. */
export function refusalWords({ key, facts, rule }: Because, speaker: Speaker): string {
  const message = messageOf("reason", key);
  if (!speaker.has(message)) return t("page-problem-bad-setup");
  const said = Object.entries(facts).map(([name, value]) => {
    const setting = typeof value === "string" ? messageOf("setting", value) : "";
    return [name, setting && speaker.has(setting) ? speaker.say(setting) : (value as string | number)] as const;
  });
  return speaker.say(message, { ...Object.fromEntries(said), rule });
}

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.seats.some((seat) => seat.mine && seat.seat === table.asked);

export function statusWords(table: TableInfo): string {
  if (table.status !== "playing") return t(`page-status-${table.status}`);
  if (isMyTurn(table)) return t("page-status-my-turn");
  const asked = table.seats.find((seat) => seat.seat === table.asked);
  return asked?.name && asked.kind === "person" ? t("page-status-turn", { name: asked.name }) : t("page-status-playing");
}

/** What a setting is, in words: its named value, else on or off. */
export function settingWords(name: string, value: number, speaker: Speaker): string {
  const named = messageOf("choice", `${name}-${value}`);
  return speaker.say(speaker.has(named) ? named : value ? "sheet-on" : "sheet-off");
}

/** What a campaign waits for. */
export function campaignWords(campaign: CampaignInfo): string {
  if (campaign.status === "waiting") return t("page-status-waiting");
  if (campaign.status !== "running") return t(`page-status-${campaign.status}`);
  if (campaign.table) return t("page-status-playing");
  if (isMine(campaign)) return t("page-campaign-decide");
  const names = campaign.seats.filter(({ seat }) => campaign.asked.includes(seat)).map(occupantName);
  return t("page-campaign-waits", { names: names.join(", ") });
}

export function campaignIcon(campaign: CampaignInfo): IconName {
  if (campaign.status === "waiting") return "people";
  if (campaign.status !== "running") return campaign.status === "over" ? "crown" : "close";
  return campaign.table ? "play" : isMine(campaign) ? "turn" : "clock";
}

/** Campaigns that wait for me first, those that are over last; what was given up is not shown. */
export function awaited(campaigns: CampaignInfo[]): CampaignInfo[] {
  const rank = (campaign: CampaignInfo) => (isMine(campaign) ? 0 : campaign.status === "over" ? 2 : 1);
  return campaigns.filter(({ status }) => status !== "closed").toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

const RANK: Record<TableInfo["status"], number> = { playing: 1, waiting: 2, over: 3, closed: 4 };

/** Those that wait for me first, then what is in play, what is open, and what is over; the newest first among equals. */
export function ordered(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (isMyTurn(table) ? 0 : RANK[table.status]);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in words: "3 minutes ago". */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, length] of STEPS) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return words.format(0, "minute");
}

/** The faces one makes at a table. */
export const FACES: readonly Reaction[] = ["laugh", "cheer", "gasp", "think", "sorry", "hurry"];

/** Whether a name is this machine's for itself: a link with it leads nobody else here. */
export const isLocal = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
