// Settings: kept in this browser, applied to the document at once.

import { LANGUAGES, type Language } from "./types";

export type Scheme = "system" | "dark" | "light" | "contrast";
export type Pace = "slow" | "normal" | "fast" | "none";

export type Settings = {
  language: Language;
  scheme: Scheme;
  motion: "system" | "full" | "none";
  sound: boolean;
  size: number; // of text, in percent
  bigCards: boolean;
  confirm: boolean; // ask before new information appears or somebody is hit
  pace: Pace; // how long the moves of others are shown
  pass: "ask" | "idle"; // idle: pass by itself where nothing that could be done matters
  hints: boolean; // first-time explanations
  seen: string[]; // hints that were read
  tried: string[]; // games that were played to their end, and the advanced rules that were met in them (lib/ladder.ts)
  unoffered: string[]; // games of which no further rule is to be offered
  passes: number[]; // how long the last passes by hand took, in milliseconds (lib/passing.ts)
  bot: string; // against whom one plays where nothing else is said
};

const KEY = "undercroft settings";
const STRETCH = "undercroft stretch";

function firstLanguage(): Language {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

const DEFAULTS: Omit<Settings, "language"> = {
  scheme: "dark", // a cellar: whoever likes it light says so
  motion: "system",
  sound: true, // low, and only after the first click
  size: 100,
  bigCards: false,
  confirm: true,
  pace: "normal",
  pass: "idle",
  hints: true,
  seen: [],
  tried: [],
  unoffered: [],
  passes: [],
  bot: "steady",
};

export function readSettings(text: string | null, language: Language): Settings {
  const base: Settings = { language, ...DEFAULTS };
  if (!text) return base;
  try {
    const kept = JSON.parse(text) as Partial<Settings>;
    const merged = { ...base, ...kept };
    return merged.language in LANGUAGES ? merged : { ...merged, language };
  } catch {
    return base;
  }
}

export const settings: Settings = $state(readSettings(globalThis.localStorage?.getItem(KEY) ?? null, firstLanguage()));

/** Keep the settings and show them on the document; call it in an effect. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const page = document.documentElement;
  page.lang = settings.language;
  const light = settings.scheme === "light" || (settings.scheme === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  const contrast = settings.scheme === "contrast" || (settings.scheme === "system" && matchMedia("(prefers-contrast: more)").matches);
  page.dataset["scheme"] = contrast ? "contrast" : light ? "light" : "dark";
  page.dataset["motion"] = still() ? "none" : "full";
  page.style.setProperty("font-size", `${settings.size}%`);
}

/** How much longer than written every text is: for translators and tests, who try whether long words fit. */
export function stretch(): number {
  return Number(globalThis.localStorage?.getItem(STRETCH)) || 1;
}

/** Whether things shall appear where they go instead of moving there. */
export function still(): boolean {
  if (settings.motion === "system") return matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.motion === "none";
}
