// A table on the screen: what is shown, what may be chosen, and which pieces a choice touches. A live game and a replay
// are shown through the same model; only a live one can be played.
//
// A piece is named by a key: `card:dodge_1`, `cell:1,0`, `seat:2`, `side:n`. The words of an option are keys without
// their kind, so the page finds the pieces of an option, and the options of a piece, without knowing a rule.

import type { LiveTable, Outcome } from "./live.svelte";
import { NOWHERE, type Scene, type Speaker } from "./speaker";
import type { Asked, Because, Facts, Line, SeatState, View } from "./types";

export type Offer = {
  text: string; // notation: what is sent
  verb: string;
  words: string[];
  facts: Facts;
  label: string;
  touches: string[]; // keys of pieces
};

/** What a game tells the model about its views: who is called what, and which card lies where. */
export type Reading = {
  heroes(view: View): string[];
  spaces(view: View): Record<string, string>;
};

export function pieceOf(word: string, speaker: Speaker): string | null {
  if (/^@\d$/.test(word)) return `seat:${word.slice(1)}`;
  if (/^-?\d+,-?\d+$/.test(word)) return `cell:${word}`;
  if (/^[nesw]$/.test(word)) return `side:${word}`;
  return speaker.content && speaker.cardId(word) in speaker.content.cards ? `card:${word}` : null;
}

export function offersOf(view: View, asked: Asked | null, speaker: Speaker, scene: Scene): Offer[] {
  const options = view.asked?.options ?? [];
  return options.map((text, n) => {
    const [verb = "", ...words] = text.split(" ");
    const facts = asked?.offers?.[n] ?? {};
    const touches = words.map((word) => pieceOf(word, speaker)).filter((key) => key !== null);
    const card = facts["card"];
    if (typeof card === "string" && !touches.includes(`card:${card}`)) touches.push(`card:${card}`);
    return { text, verb, words, facts, label: speaker.option(text, facts, scene), touches };
  });
}

/** What each seat is called: by its person's name, else by its hero, else by its number. */
export function namesOf(view: View, seats: SeatState[], reading: Reading, speaker: Speaker): string[] {
  const heroes = reading.heroes(view);
  return heroes.map((hero, seat) => {
    const person = seats[seat];
    if (person?.person && person.name) return person.name;
    return hero ? speaker.short(hero) : speaker.seat(seat);
  });
}

export type Shown = { view: View; asked: Asked | null; seats: SeatState[]; lines: Line[]; seat: number | null };

export class TableModel {
  speaker: Speaker = $state.raw(undefined as unknown as Speaker);
  shown: Shown = $state.raw(undefined as unknown as Shown);
  lit: Offer | null = $state.raw(null); // the option that is hovered or focused
  touched: string | null = $state(null); // the piece that is hovered, focused or tapped
  refusal: Because | null = $state.raw(null); // why the last attempt was refused

  constructor(
    private readonly game: () => Reading,
    readonly live: LiveTable | null,
    speaker: Speaker,
    shown: Shown,
  ) {
    this.speaker = speaker;
    this.shown = shown;
  }

  get reading(): Reading {
    return this.game();
  }

  view: View = $derived(this.shown.view);
  seat: number | null = $derived(this.shown.seat);
  names: string[] = $derived(namesOf(this.shown.view, this.shown.seats, this.reading, this.speaker));
  scene: Scene = $derived({ ...NOWHERE, names: this.names, spaces: this.reading.spaces(this.shown.view) });
  myTurn: boolean = $derived(this.shown.asked !== null && this.shown.asked.seat === this.shown.seat);
  offers: Offer[] = $derived(this.myTurn ? offersOf(this.shown.view, this.shown.asked, this.speaker, this.scene) : []);
  prompt: string = $derived(
    this.shown.asked
      ? this.speaker.prompt(this.shown.asked.prompt, this.shown.asked.facts, this.shown.asked.seat, this.shown.seat, this.scene)
      : "",
  );

  /** The options a piece is part of. */
  offersOn(key: string): Offer[] {
    return this.offers.filter((offer) => offer.touches.includes(key));
  }

  /** Whether a piece belongs to the option that is lit, or to any option at all. */
  glow(key: string): "lit" | "open" | "" {
    if (this.lit?.touches.includes(key)) return "lit";
    return this.offers.some((offer) => offer.touches.includes(key)) ? "open" : "";
  }

  async choose(offer: Offer): Promise<Outcome | null> {
    if (!this.live || this.live.busy) return null;
    this.lit = null;
    this.touched = null;
    const outcome = await this.live.move(offer.text);
    this.refusal = outcome.ok ? null : outcome.refused.because;
    return outcome;
  }

  /** Why a piece that looks usable is not: asks the server, which knows the rules. */
  why(text: string): Promise<Because | null | undefined> {
    return this.live ? this.live.why(text) : Promise.resolve(undefined);
  }
}
