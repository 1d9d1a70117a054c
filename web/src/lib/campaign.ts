// A campaign as the server tells it, made ready to be drawn: who must decide what, and what each chapter brought. What
// chapters, decisions and figures are is said in the words of the game.

import type { FluentVariable } from "@fluent/bundle";

import { messageOf, type Speaker } from "./speaker";
import type { CampaignInfo, SheetBooking, SheetRow, ShownSheet, TeacherInfo } from "./types";

/** What somebody may decide: as it is sent, its first word, and what follows it. */
export type Decision = { text: string; verb: string; card: string; setting: string; value: number };

export type Decisions = {
  seat: number;
  asked: boolean; // whether the next game waits for it
  cards: Decision[];
  settings: { name: string; value: number; others: Decision[] }[]; // as proposed, and what else may be
  plain: Decision[];
};

function readDecision(text: string, verbs: Record<string, string[]>): Decision {
  const [verb = "", ...words] = text.split(" ");
  const said = Object.fromEntries((verbs[verb] ?? []).map((kind, n) => [kind, words[n] ?? ""]));
  return { text, verb, card: said["card"] ?? "", setting: said["setting"] ?? "", value: Number(said["value"] ?? 0) };
}

/** What I may decide now, by what it is about. */
export function decisionsOf(campaign: CampaignInfo): Decisions[] {
  return campaign.mine.map(({ seat, options }) => {
    const all = options.map((text) => readDecision(text, campaign.verbs));
    const names = [...new Set(all.map(({ setting }) => setting).filter(Boolean))];
    return {
      seat,
      asked: campaign.asked.includes(seat),
      cards: all.filter(({ card }) => card),
      settings: names.map((name) => ({ name, value: campaign.sheet?.rules[name] ?? 0, others: all.filter(({ setting }) => setting === name) })),
      plain: all.filter(({ card, setting }) => !card && !setting),
    };
  });
}

/** Whether the next game waits for me. */
export const isMine = (campaign: CampaignInfo): boolean => campaign.seats.some((seat) => seat.me && campaign.asked.includes(seat.seat));

export const mySeat = (campaign: CampaignInfo): TeacherInfo | undefined => campaign.seats.find((seat) => seat.me);

/** The rows of the seats, in their order. */
export const rowsOf = (sheet: ShownSheet): SheetRow[] => Object.keys(sheet.seats).sort((a, b) => Number(a) - Number(b)).map((seat) => sheet.seats[seat] as SheetRow);

/** The figures of a seat: whatever is a number in its row. */
export const figuresOf = (row: SheetRow): [name: string, n: number][] => Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === "number");

/** A chapter is on the sheet, is played next, or comes later. */
export type Stage = "booked" | "next" | "later";

export function stageOf(sheet: ShownSheet, chapter: string): Stage {
  if (sheet.bookings.some((one) => one.chapter === chapter)) return "booked";
  return chapter === sheet.chapter ? "next" : "later";
}

/** How it stands: the best first, with who shares a place. */
export const standingOf = (sheet: ShownSheet): [seat: number, rank: number][] => sheet.standings.map(({ seat, rank }) => [seat, rank]);

/** The rules of the next game, and those of the last one, where there was an upgrade between them. */
export function renewedRules(sheet: ShownSheet): { n: number; before: number } | undefined {
  const before = sheet.bookings.at(-1)?.version;
  return sheet.chapter !== null && before !== undefined && before !== sheet.version ? { n: sheet.version, before } : undefined;
}

/** What a chapter put on the sheet for a seat, and for what. */
export function bookedWords(booking: SheetBooking, seat: number, speaker: Speaker): string[] {
  const say = (message: string, words: Record<string, FluentVariable> = {}) => speaker.say(message, words);
  const earned = booking.earned[seat] ?? 0;
  const because = Object.entries(booking.because[seat] ?? {}).map(([name, n]) => say(messageOf("sheet-because", name), { n }));
  const spent = booking.spent[seat] ?? 0;
  return [
    say("sheet-gained", { n: booking.gained[seat] ?? 0 }),
    earned ? say("sheet-earned", { n: earned, because: because.join(" + ") }) : say("sheet-earned-nothing"),
    ...(spent ? [say("sheet-spent", { n: spent })] : []),
  ];
}

/** The same in short, for a sheet of paper: what counts, and how many points of help came and went. */
export function pointsWords(booking: SheetBooking, seat: number, speaker: Speaker): string[] {
  const [earned, spent] = [booking.earned[seat] ?? 0, booking.spent[seat] ?? 0];
  const moved = [earned && `+${earned}`, spent && `\u2212${spent}`].filter(Boolean).join(" ");
  return [speaker.say("sheet-gained", { n: booking.gained[seat] ?? 0 }), ...(moved ? [`${moved} ${speaker.say("sheet-support")}`] : [])];
}

/** A piece that this version lacks, in its own words if there are any yet. */
export function missingWords(name: string, speaker: Speaker): string {
  const message = ["card", "setting"].map((kind) => messageOf(kind, name)).find((one) => speaker.has(one));
  return message ? speaker.say(message) : name.replaceAll("_", " ");
}
