// A table on the screen: what is shown, what may be chosen, and which pieces a choice touches. A live game and a replay
// are shown through the same model; only a live one can be played.
//
// A piece is named by a key: `card:dodge_1`, `cell:1,0`, `seat:2`, `side:n`. The words of an option are keys without
// their kind, so the page finds the pieces of an option, and the options of a piece, without knowing a rule.

import type { LiveTable } from "./live.svelte";
import { settings } from "./settings.svelte";
import { NOWHERE, type Scene, type Speaker } from "./speaker";
import type { Asked, Because, Facts, HintReply, LogLine, SeatState, TableEvent, View } from "./types";

export type Offer = {
  text: string; // notation: what is sent
  verb: string;
  words: string[];
  facts: Facts;
  label: string;
  touches: string[]; // keys of pieces
};

/** What a game tells the page about its views. None of it is a rule: the server refuses what is not allowed. */
export type GameAdapter = {
  /** Who is called what, and which card lies where. */
  heroes(view: View): string[];
  spaces(view: View): Record<string, string>;
  /** What somebody would try with a piece, in notation: the server is asked why it is not offered. */
  attempts(key: string, view: View, seat: number, speaker: Speaker): string[];
  /** Further pieces that an option touches, though its words do not name them. */
  extraPieces(option: string, view: View, seat: number): string[];
  /** Options that deserve a second look, because somebody is hit or dice decide. */
  needsConfirm(offer: Offer): boolean;
  /** The option that lets the moment of another player pass. */
  passOption(offers: Offer[], view: View, seat: number): Offer | null;
  /** Which of several alike a piece is, in words instead of its notation: where it lies. */
  which?(piece: string, view: View, speaker: Speaker): string;
  /** What a hint calls an option, where its label would be notation; else nothing. */
  called?(option: string, view: View, speaker: Speaker): string;
  /** Options that the board itself offers, because there are too many for a list of buttons. */
  onBoard?(offer: Offer): boolean;
  /** Where no board lets one choose freely, what is only a grid of a range is listed like everything else. */
  listsRanges?: boolean;
  /** The tip that what is going on calls for, a combat or a test, whoever is asked. */
  sceneTip?(view: View): string;
  /** Whether a seat has left the game and decides no more. */
  gone?(view: View, seat: number): boolean;
};

export function pieceOf(word: string, speaker: Speaker): string | null {
  if (/^@\d$/.test(word)) return `seat:${word.slice(1)}`;
  if (/^-?\d+,-?\d+$/.test(word)) return `cell:${word}`;
  if (/^[nesw]$/.test(word)) return `side:${word}`;
  return speaker.content && speaker.cardId(word) in speaker.content.cards ? `card:${word}` : null;
}

export function offersOf(view: View, asked: Asked | null, speaker: Speaker, scene: Scene, adapter: GameAdapter): Offer[] {
  const options = view.asked?.options ?? [];
  const ranges = view.asked?.ranges ?? {};
  return options.flatMap((text, n) => {
    const [verb = "", ...words] = text.split(" ");
    if (verb in ranges && !adapter.listsRanges) return []; // part of a grid: the board lets one choose freely
    const facts = inPlaces(asked?.offers?.[n] ?? {}, view, speaker, adapter);
    const touches = words.map((word) => pieceOf(word, speaker)).filter((key) => key !== null);
    if (asked) touches.push(...adapter.extraPieces(text, view, asked.seat));
    const card = facts["card"];
    if (typeof card === "string" && !touches.includes(`card:${card}`)) touches.push(`card:${card}`);
    return [{ text, verb, words, facts, label: speaker.option(text, facts, scene), touches }];
  });
}

/** The facts of an option, with pieces called by where they lie instead of by their notation. */
function inPlaces(facts: Facts, view: View, speaker: Speaker, adapter: GameAdapter): Facts {
  const { which } = adapter;
  if (!which) return facts;
  const pieces = ["piece", "other_piece"].filter((name) => typeof facts[name] === "string");
  return { ...facts, ...Object.fromEntries(pieces.map((name) => [name, which(String(facts[name]), view, speaker)])) };
}

/** Something that fell, and the view before it. */
export type Film = { seq: number; films: string[]; before: View };

/** What each seat is called: by its person's name, else by its hero, else by its number. */
export function namesOf(view: View, seats: SeatState[], adapter: GameAdapter, speaker: Speaker): string[] {
  const heroes = adapter.heroes(view);
  return Array.from({ length: Math.max(heroes.length, seats.length) }, (_, seat) => {
    const [hero, person] = [heroes[seat], seats[seat]];
    if (person?.person && person.name) return person.name;
    return hero ? speaker.short(hero) : speaker.seat(seat);
  });
}

/** Part of a sentence: plain words, or the name of a piece. */
export type Piece = { text: string; key: string | null };

const PIECES = ["card", "cell", "thing"]; // kinds of facts that lie on a table

const LETTER = /[\p{L}\p{N}]/u;

/** A sentence cut at the names of the pieces that its facts mention. */
export function linked(sentence: string, facts: Facts, speaker: Speaker, scene: Scene): Piece[] {
  const names: [string, string][] = [];
  for (const [name, value] of Object.entries(facts)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const key = typeof one === "string" ? pieceOf(one, speaker) : null;
      const kind = speaker.content?.kinds[name]?.replace(/[*&|=]$/, "");
      if (!key || !kind || !kind.split("/").some((choice) => PIECES.includes(choice))) continue;
      for (const form of Object.values(speaker.forms(kind, one, scene))) names.push([form, key]);
    }
  }
  names.sort(([a], [b]) => b.length - a.length);
  const parts: Piece[] = [];
  let rest = sentence;
  while (rest) {
    const found = names
      .map(([name, key]) => ({ name, key, at: indexOfWord(rest, name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (!found) break;
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), key: null });
    parts.push({ text: rest.slice(found.at, found.at + found.name.length), key: found.key });
    rest = rest.slice(found.at + found.name.length);
  }
  if (rest) parts.push({ text: rest, key: null });
  return parts;
}

function indexOfWord(text: string, name: string): number {
  let at = name ? text.indexOf(name) : -1;
  while (at >= 0 && (LETTER.test(text[at - 1] ?? "") || LETTER.test(text[at + name.length] ?? ""))) at = text.indexOf(name, at + 1);
  return at;
}

/** A position with its question; `asked_seq` is the line that put it. */
export type Shown = { view: View; asked: Asked | null; asked_seq: number; seats: SeatState[]; lines: LogLine[]; seat: number | null };

export class TableModel {
  speaker: Speaker = $state.raw(undefined as unknown as Speaker);
  shown: Shown = $state.raw(undefined as unknown as Shown);
  highlighted: Offer | null = $state.raw(null); // the option that is hovered or focused
  touched: string | null = $state(null); // the piece that is hovered, focused or tapped
  catchingUp = $state(false); // what is shown is not the present yet
  film: Film | null = $state.raw(null); // what is falling at the moment
  filmed: () => void = () => (this.film = null); // the board says that it has fallen, or was skipped
  autoPass = $state(false); // pass by itself until my turn
  toConfirm: Offer | null = $state.raw(null); // chosen, and to be confirmed
  refused: { because: Because | null; code: string } | null = $state.raw(null); // what came of the last attempt
  inspected: { key: string; from: Element | null } | null = $state.raw(null); // the piece that is looked at closely
  focusTarget: { key: string } | null = $state.raw(null); // the piece that the board shall show
  advising = $state(false); // a hint is being thought out
  private hint: HintReply | null = $state.raw(null); // the last one that was given

  constructor(
    private readonly game: GameAdapter,
    readonly live: LiveTable | null,
    speaker: Speaker,
    shown: Shown,
  ) {
    this.speaker = speaker;
    this.shown = shown;
  }

  get adapter(): GameAdapter {
    return this.game;
  }

  get playable(): boolean {
    return this.live !== null;
  }

  view: View = $derived(this.shown.view);
  seat: number | null = $derived(this.shown.seat);
  names: string[] = $derived(namesOf(this.shown.view, this.shown.seats, this.adapter, this.speaker));
  scene: Scene = $derived({ ...NOWHERE, names: this.names, spaces: this.adapter.spaces(this.shown.view) });
  myTurn: boolean = $derived(this.shown.asked !== null && this.shown.asked.seat === this.shown.seat);
  offers: Offer[] = $derived(this.playable && this.myTurn && !this.catchingUp && !this.film ? offersOf(this.shown.view, this.shown.asked, this.speaker, this.scene, this.adapter) : []);
  prompt: string = $derived(
    this.shown.asked
      ? this.speaker.prompt(this.shown.asked.prompt, this.shown.asked.facts, this.shown.asked.seat, this.shown.seat, this.scene)
      : "",
  );

  /** The hint about the present question, and the option it is for. */
  advice: HintReply | null = $derived(this.hint?.asked === this.shown.asked_seq && this.myTurn && !this.catchingUp ? this.hint : null);
  advised: Offer | null = $derived(this.offers.find((offer) => offer.text === this.advice?.lines[0]?.option) ?? null);

  /** The option that the board shows: the one that is pointed at, else the one to be confirmed, else the advised one. */
  marked: Offer | null = $derived(this.highlighted ?? this.toConfirm ?? this.advised);

  /** The seat whose bot thinks at this moment. */
  thinking: number | null = $derived.by(() => {
    const seat = this.shown.asked?.seat;
    const who = seat === undefined ? undefined : this.shown.seats[seat];
    if (seat === undefined || !who || this.shown.view.over || !this.live || this.live.state?.paused || this.live.state?.closed) return null;
    return who.person && !who.stand_in ? null : seat;
  });

  /** Ask what a bot would do here. */
  async advise(): Promise<void> {
    if (!this.live || this.advising || this.advice) return;
    this.advising = true;
    this.refused = null;
    const found = await this.live.hint(this.shown.asked_seq);
    this.advising = false;
    if (found.type === "hint") this.hint = found;
    else if (found.code !== "stale") this.refused = found; // whoever has moved on needs no hint any more
  }

  dismiss(): void {
    this.hint = null;
  }

  /** The options a piece is part of. */
  offersOn(key: string): Offer[] {
    return this.offers.filter((offer) => offer.touches.includes(key));
  }

  /** Whether a piece belongs to the option that is highlighted, or to any option at all. */
  glow(key: string): "lit" | "open" | "" {
    if (this.marked?.touches.includes(key)) return "lit";
    return this.offers.some((offer) => offer.touches.includes(key)) ? "open" : "";
  }

  /** Take an option; the first time, one that deserves a second look is only laid out to be confirmed. */
  async choose(offer: Offer, sure = !settings.confirm): Promise<void> {
    if (!this.live || this.live.busy || this.live.link === "ended") return;
    this.refused = null;
    if (!sure && this.toConfirm?.text !== offer.text && this.adapter.needsConfirm(offer)) {
      this.toConfirm = offer;
      return;
    }
    await this.chooseText(offer.text);
  }

  /** Take an option by its notation: one between those of a grid. */
  async chooseText(text: string): Promise<void> {
    if (!this.live || this.live.busy || this.live.link === "ended") return;
    this.refused = this.toConfirm = this.highlighted = null;
    this.touched = null;
    const outcome = await this.live.move(text, this.shown.asked_seq);
    if (!outcome.ok) this.refused = outcome.refused;
  }

  /** Why a piece that looks usable is not: the server is asked, which knows the rules. */
  async why(key: string): Promise<Because | null> {
    if (!this.live || this.seat === null || this.catchingUp || this.view.over || this.offersOn(key).length) return null;
    let first: Because | null = null;
    for (const text of this.adapter.attempts(key, this.view, this.seat, this.speaker)) {
      const because = await this.live.why(text);
      if (!because) return null; // it may, or nobody can tell
      first ??= because;
    }
    return first;
  }

  /** What happened in a line, in words, with the pieces it names. */
  told(event: TableEvent): Piece[] {
    return linked(this.speaker.event(event, this.scene), event, this.speaker, this.scene);
  }
}
