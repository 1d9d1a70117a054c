// A table on the screen: what is shown, what may be chosen, and which pieces a choice touches. A live game and a replay
// are shown through the same model; only a live one can be played.
//
// A piece is named by a key: `card:dodge_1`, `cell:1,0`, `seat:2`, `side:n`. The words of an option are keys without
// their kind, so the page finds the pieces of an option, and the options of a piece, without knowing a rule.

import type { IconName } from "../art/icons";
import type { LiveTable } from "./live.svelte";
import { haste, hasOthers, isEmpty, lately, loneEnd, marksOf, patience } from "./passing";
import { settings } from "./settings.svelte";
import { NOWHERE, type Scene, type Speaker } from "./speaker";
import type { Asked, Because, Facts, HintReply, LogLine, Place, SeatState, TableEvent, View } from "./types";

/** What lies over the edges of the board, in pixels: banner, strips, the question and the hand. */
export type Inset = { top: number; right: number; bottom: number; left: number };

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/** The same for a style: whatever keeps clear of what lies over the board takes it, and nothing hands it down (base.css). */
export const edgesOf = ({ top, right, bottom, left }: Inset, noted: number): string =>
  `--free-top: ${top}px; --free-right: ${right}px; --free-bottom: ${bottom}px; --free-left: ${left}px; --noted: ${noted}px`;

export type Offer = {
  text: string; // notation: what is sent
  verb: string;
  words: string[];
  facts: Facts;
  label: string;
  touches: string[]; // keys of pieces
  useless: boolean; // brings nothing, by a rule of thumb of the server's
  via?: string[]; // answers that only go on, and are given first: this is an option of a question that comes then
};

/** What a game tells the page about its views. None of it is a rule: the server refuses what is not allowed. */
export type GameAdapter = {
  /** Who is called what, and which card lies where. */
  heroes(view: View): string[];
  spaces(view: View): Record<string, string>;
  /** The colour of each seat, where the game has its own; else the house gives one. */
  colours?(view: View): string[];
  /** Where cells are, in words: beside what they lie. */
  places?(view: View, speaker: Speaker): Record<string, string>;
  /** What somebody would try with a piece, in notation: the server is asked why it is not offered. */
  attempts(key: string, view: View, seat: number, speaker: Speaker): string[];
  /** Further pieces that an option touches, though its words do not name them. */
  extraPieces(option: string, view: View, seat: number): string[];
  /** Options that deserve a second look, because somebody is hit or dice decide. */
  needsConfirm(offer: Offer): boolean;
  /** The message that tells the odds of what is to be confirmed, from the facts of the option; nothing where there are none. */
  stakes?(offer: Offer): string;
  /** The option that lets the moment of another player pass. */
  passOption(offers: Offer[], view: View, seat: number): Offer | null;
  /** What a window interrupts, if it does: about something else, what was let pass is asked again. */
  answered?(view: View): unknown;
  /** Questions about a phase: one that nobody could spend on anything ends by itself. */
  phases?: readonly string[];
  /** The kind of thing an option is, and its icon. */
  sorted?(offer: Offer): { group: "way" | "deed" | "card" | "other"; icon: IconName } | undefined;
  /** Whether an option ends a step: it has a place and a key of its own. */
  ends?(offer: Offer): boolean;
  /** Whether an option of the next question has a button of its own, and not only its piece. */
  inBar?(offer: Offer): boolean;
  /** Whether an option needs no button of its own where the question it leads to has some. */
  onlyLeads?(offer: Offer): boolean;
  /** Where several options lead one after another: pieces that are farther away, each with the options on the way. */
  routes?(view: View, seat: number, offers: Offer[]): Record<string, string[]>;
  /** Kinds of events that a plain step brings: where anything else happens, a way of several steps ends. */
  steps?: readonly string[];
  /** Kinds of events by which a phase of mine goes over into the next one while others let their moments pass. */
  passages?: readonly string[];
  /** Which of several alike a piece is, in words instead of its notation: where it lies. */
  which?(piece: string, view: View, speaker: Speaker): string;
  /** What a hint calls an option, where its label would be notation; else nothing. */
  called?(option: string, view: View, speaker: Speaker): string;
  /** Options that the board itself offers, because there are too many for a list of buttons. */
  onBoard?(offer: Offer): boolean;
  /** Where no board lets one choose freely, what is only a grid of a range is listed like everything else. */
  listsRanges?: boolean;
  /** What the game is about, for whoever sits there the first time, where a mode of it has another aim. */
  firstTip?(view: View): string;
  /** The tips that what is going on calls for, whoever is asked: a combat, a test, what has come into the game. */
  sceneTips?(view: View): string[];
  /** Whether a place is no victory though nobody is before it: where the game itself can win. */
  lost?(place: Place): boolean;
  /** Whether a seat has left the game and decides no more. */
  gone?(view: View, seat: number): boolean;
};

/** A moment in which somebody may step in; a test asks by itself. */
const isWindow = (asked: Asked): boolean => asked.prompt.startsWith("window.");

export function pieceOf(word: string, speaker: Speaker): string | null {
  if (/^@\d$/.test(word)) return `seat:${word.slice(1)}`;
  if (/^-?\d+,-?\d+$/.test(word)) return `cell:${word}`;
  if (/^[nesw]$/.test(word)) return `side:${word}`;
  return speaker.content && speaker.cardId(word) in speaker.content.cards ? `card:${word}` : null;
}

/** What may be done right after an answer that only goes on: pressed on its piece, both are given. */
export function offersAhead(view: View, asked: Asked | null, speaker: Speaker, scene: Scene, adapter: GameAdapter): Offer[] {
  const ahead = asked?.ahead ?? [];
  const texts = ahead.map(({ option }) => option);
  const next = { ...view, asked: view.asked && { ...view.asked, options: texts } };
  const offers = offersOf(next, asked && { ...asked, offers: ahead.map(({ facts }) => facts), useless: [] }, speaker, scene, adapter);
  const now = offersOf(view, asked, speaker, scene, adapter);
  return offers
    .filter((offer) => !adapter.ends?.(offer))
    .map((offer) => {
      const via = ahead[texts.indexOf(offer.text)]?.via ?? [];
      const first = now.find(({ text }) => text === via[0])?.label ?? "";
      return { ...offer, label: `${first}. ${offer.label}`, via };
    });
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
    return [{ text, verb, words, facts, label: speaker.option(text, facts, scene), touches, useless: asked?.useless.includes(n) ?? false }];
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
  const calls = (seat: number) => (heroes[seat] ? speaker.short(heroes[seat]) : speaker.seat(seat));
  const shared = (name: string) => seats.filter((one) => one.person && one.name === name).length > 1; // one person, several seats
  return Array.from({ length: Math.max(heroes.length, seats.length) }, (_, seat) => {
    const person = seats[seat];
    if (!person?.person || !person.name) return calls(seat);
    return shared(person.name) ? `${person.name} (${calls(seat)})` : person.name;
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
  private letPass: ReadonlySet<string> = $state.raw(new Set()); // what was let pass by hand, as marks
  byItself: ReadonlySet<number> = $state.raw(new Set()); // decisions that the page took, by how many came before
  byHand: ReadonlySet<number> = $state.raw(new Set()); // decisions that were passes by hand, by how many came before
  holding = $state(false); // a pass waits, so that its haste tells nothing
  toConfirm: Offer | null = $state.raw(null); // chosen, and to be confirmed
  refused: { because: Because | null; code: string } | null = $state.raw(null); // what came of the last attempt
  inspected: { key: string; from: Element | null } | null = $state.raw(null); // the piece that is looked at closely
  focusTarget: { key: string } | null = $state.raw(null); // the piece that the board shall show
  inset: Inset = $state.raw(NO_INSET); // what the board lies under
  noted = $state(0); // pixels above its lower inset that notes on the question take
  edges: string = $derived(edgesOf(this.inset, this.noted));
  staged = $state(0); // pixels above its lower inset that a combat or a test in progress takes
  private way: { rest: string[]; prompt: string | null; after: number } | null = null; // steps that are still to be taken; what is asked meanwhile
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
  played: string = $derived(this.shown.view.game as string); // which game it is
  seat: number | null = $derived(this.shown.seat);
  names: string[] = $derived(namesOf(this.shown.view, this.shown.seats, this.adapter, this.speaker));
  scene: Scene = $derived({ ...NOWHERE, names: this.names, spaces: this.adapter.spaces(this.shown.view), places: this.adapter.places?.(this.shown.view, this.speaker) });
  private asksMe: boolean = $derived(this.shown.asked !== null && this.shown.asked.seat === this.shown.seat);
  private listed: Offer[] = $derived(this.playable && this.asksMe ? offersOf(this.shown.view, this.shown.asked, this.speaker, this.scene, this.adapter) : []);

  private further: Offer[] = $derived(this.playable && this.asksMe ? offersAhead(this.shown.view, this.shown.asked, this.speaker, this.scene, this.adapter) : []);

  /** Whether people could learn from what the page does by itself. */
  private get others(): boolean {
    return !!this.live?.state && hasOthers(this.live.state.seats, this.live.mine);
  }

  private marks: string[] = $derived(marksOf(this.shown.view, this.adapter.answered?.(this.shown.view) ?? null, this.listed));

  /** The pass that happens by itself: the question is not put, and nothing lights up for it. */
  passing: Offer | null = $derived.by(() => {
    const { seat, asked, view } = this.shown;
    const pass = seat === null ? null : this.adapter.passOption(this.listed, view, seat);
    if (!asked || this.live?.isLesson || this.shown.lines.at(-1)?.kind === "undone") return null; // whoever took something back wants to see it
    if (pass && this.autoPass) return pass;
    if (settings.pass === "ask") return null;
    if (!pass) return this.adapter.phases?.includes(asked.prompt) && !this.others ? loneEnd(this.listed) : null;
    return isEmpty(this.listed, pass) || (isWindow(asked) && this.marks.every((mark) => this.letPass.has(mark))) ? pass : null;
  });
  myTurn: boolean = $derived(this.asksMe && !this.passing);
  offers: Offer[] = $derived(this.myTurn && !this.catchingUp && !this.film ? [...this.listed, ...this.further] : []);
  prompt: string = $derived(
    this.shown.asked
      ? this.speaker.prompt(this.shown.asked.prompt, this.shown.asked.facts, this.shown.asked.seat, this.shown.seat, this.scene)
      : "",
  );

  /** The hint about the present question, and the option it is for. */
  advice: HintReply | null = $derived(this.hint?.asked === this.shown.asked_seq && this.myTurn && !this.catchingUp ? this.hint : null);
  /** The option that a lesson leads to. */
  wanted = $state("");
  led: Offer | null = $derived(this.offers.find((offer) => offer.text === this.wanted) ?? null);

  advised: Offer | null = $derived(this.offers.find((offer) => offer.text === this.advice?.lines[0]?.option) ?? null);

  /** The option that the board shows: the one that is pointed at, else the one to be confirmed, else the advised one. */
  marked: Offer | null = $derived(this.highlighted ?? this.toConfirm ?? this.advised ?? this.led);

  /** The seat whose bot thinks at this moment. */
  thinking: number | null = $derived.by(() => {
    const seat = this.shown.asked?.seat;
    const who = seat === undefined ? undefined : this.shown.seats[seat];
    if (seat === undefined || !who || this.shown.view.over || !this.live || this.live.state?.paused || this.live.state?.closed) return null;
    return who.person && !who.stand_in ? null : seat;
  });

  /** Pieces that can be reached in several steps. */
  routes: Record<string, string[]> = $derived(this.offers.length && this.shown.seat !== null ? (this.adapter.routes?.(this.shown.view, this.shown.seat, this.offers) ?? {}) : {});

  /** Go where several options lead, one after the other, as the server asks. */
  async walk(key: string): Promise<void> {
    const [first, ...rest] = this.routes[key] ?? [];
    const via = this.offers.find((offer) => offer.text === first)?.via;
    if (first) await this.take([...(via ?? []), first, ...rest], !!via);
  }

  /** Take options one after another; after one that only goes on, something else is asked. */
  private async take([first = "", ...rest]: string[], goesOn: boolean): Promise<void> {
    const prompt = goesOn ? null : (this.shown.asked?.prompt ?? null);
    if (rest.length) this.way = { rest, prompt, after: this.shown.lines.at(-1)?.seq ?? 0 };
    await this.chooseText(first);
  }

  /** The next step of a way, if the same is asked again and nothing but steps has happened; call it in an effect. */
  goOn(): void {
    const way = this.way;
    if (!way || !this.offers.length || this.live?.busy || this.catchingUp) return;
    const news = this.shown.lines.filter((line) => line.seq > way.after);
    if (!news.length) return;
    const [next, ...rest] = way.rest;
    const expected = way.prompt === null ? this.adapter.passages : this.adapter.steps;
    const own = (line: LogLine) => way.prompt === null && line.kind === "moved" && line.seat === this.seat;
    const plain = news.every((line) => own(line) || (["moved", "said", "reacted"].includes(line.kind) && (line.events ?? []).every((event) => expected?.includes(event.kind))));
    this.way = null;
    const { asked } = this.shown;
    if (!next || !plain || asked?.prompt !== (way.prompt ?? asked?.prompt) || !this.listed.some((offer) => offer.text === next)) return;
    void this.take([next, ...rest], way.prompt === null);
  }

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

  /** Take an option; the first time, one that deserves a second look is only laid out to be confirmed. `then` is taken after it,
   * if it is offered then. */
  async choose(offer: Offer, sure = !settings.confirm, then = ""): Promise<void> {
    if (!this.live || this.live.busy || this.holding || this.live.link === "ended") return;
    this.refused = null;
    this.way = null;
    if (!sure && offer !== this.led && this.toConfirm?.text !== offer.text && this.adapter.needsConfirm(offer)) {
      this.toConfirm = offer;
      return;
    }
    if (offer.verb === "pass") await this.pass();
    await this.take([...(offer.via ?? []), offer.text, ...(then ? [then] : [])], !!(offer.via || then));
  }

  /** A pass by hand: the same is not asked again in this turn, and it comes no sooner than one by itself. */
  private async pass(): Promise<void> {
    const { asked, asked_seq } = this.shown;
    if (asked && isWindow(asked)) this.letPass = new Set([...this.letPass, ...this.marks]);
    if (this.live?.state && this.live.state.asked_seq === asked_seq) this.byHand = new Set(this.byHand).add(this.live.state.step);
    const { others } = this;
    const wait = haste(others) - this.askedFor();
    if (wait > 0) {
      this.holding = true;
      await new Promise((resolve) => setTimeout(resolve, wait));
      this.holding = false;
    }
    if (others) settings.passes = lately(settings.passes, this.askedFor());
  }

  /** For how long the question has been put, in milliseconds. */
  private askedFor(): number {
    const { live } = this;
    return live?.state ? Date.now() + live.skew - live.state.time.asked_at : 0;
  }

  /** How long a pass by itself still waits, in milliseconds. */
  untilPass(): number {
    const { live } = this;
    return live?.state ? patience(this.others, settings.passes) - this.askedFor() : 0;
  }

  /** Take the option that happens by itself. */
  async passByItself(offer: Offer): Promise<void> {
    if (this.live?.state) this.byItself = new Set(this.byItself).add(this.live.state.step);
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
    if (!this.live || this.seat === null || this.catchingUp || this.view.over || this.offersOn(key).length || key in this.routes) return null;
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
