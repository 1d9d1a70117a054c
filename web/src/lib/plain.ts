// Plain words: how a game speaks for which this page has no texts. Its names are said as they are written in its notation,
// `trick_taken` as "trick taken", each fact behind its name.

import { Speaker, type Scene } from "./speaker";
import type { Because, Facts, Standing, TableEvent } from "./types";

/** A name of the notation as words. */
export const plain = (name: string): string => name.replaceAll(/[._-]+/g, " ").trim();

/** A value in words: seats that are called by a number get their names. */
export function plainValue(name: string, value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number") return name === "seat" ? (names[value] ?? String(value)) : String(value);
  if (typeof value === "boolean") return value ? "•" : "–";
  if (Array.isArray(value)) return value.map((one) => plainValue(name, one, names)).join(", ") || "–";
  if (typeof value === "object") return plainFacts(value as Facts, names) || "–";
  return plain(String(value));
}

export function plainFacts(facts: Facts, names: readonly string[]): string {
  return Object.entries(facts)
    .map(([name, value]) => `${plain(name)} ${plainValue(name, value, names)}`)
    .join(", ");
}

/** A part of a view: a name with a value, or with parts of its own. */
export type Told = { name: string; text: string; parts: Told[] };

const APART = ["game", "version", "asked", "over", "standings"]; // what the screen says elsewhere

/** A view, field by field, as it is: what nobody has drawn can still be read. */
export function toldOf(view: Facts, names: readonly string[]): Told[] {
  return Object.entries(view)
    .filter(([name]) => !APART.includes(name))
    .map(([name, value]) => told(name, value, names));
}

const isRecord = (value: unknown): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);

function told(name: string, value: unknown, names: readonly string[]): Told {
  const parts = isRecord(value)
    ? Object.entries(value).map(([one, inner]) => told(one, inner, names))
    : Array.isArray(value) && value.some(isRecord)
      ? value.map((inner, n) => told(String(n + 1), inner, names))
      : [];
  return { name: plain(name), text: parts.length ? "" : plainValue(name, value, names), parts };
}

/** A speaker who has the words of the page and none of the game's. */
export class PlainSpeaker extends Speaker {
  override say(...[message, words]: Parameters<Speaker["say"]>): string {
    if (this.has(message)) return super.say(message, words);
    return message.includes(".") ? "" : plain(message.replace(/^[a-z]+-/, "")); // an attribute says more than the name
  }

  override prompt(prompt: string, facts: Facts, asked: number, seat: number | null, scene: Scene): string {
    const question = this.withFacts(prompt, facts, scene);
    return asked === seat ? question : `${scene.names[asked] ?? this.seat(asked)}: ${question}`;
  }

  override option(option: string, _facts: Facts, scene: Scene): string {
    return option
      .split(" ")
      .map((word) => (/^@\d+$/.test(word) ? (scene.names[Number(word.slice(1))] ?? word) : plain(word)))
      .join(" ");
  }

  override event({ kind, ...facts }: TableEvent, scene: Scene): string {
    return this.withFacts(kind, facts, scene);
  }

  override reason(because: Because, scene: Scene): string {
    return this.withFacts(because.key, because.facts, scene);
  }

  override place(place: Standing, scene: Scene): string {
    return `${place.rank}. ${scene.names[place.seat] ?? this.seat(place.seat)}: ${this.withFacts(place.reason, place.figures, scene)}`;
  }

  private withFacts(name: string, facts: Facts, scene: Scene): string {
    const more = plainFacts(facts, scene.names);
    return more ? `${plain(name)} (${more})` : plain(name);
  }
}
