// One's own lists of decks. An account keeps them on the server, so that they are there on every device; a guest's stay in this
// browser. The browser also holds whatever an account does not have yet, so that nothing is lost while the server is away.

import { api, Problem } from "./api";
import { alike, freshId, keepLists, listsOf, MOST_LISTS, withList, type OwnList } from "./decks";
import { somebody } from "./me.svelte";
import { t } from "./texts.svelte";
import type { KeptDeck } from "./types";

const SOON = 700; // ms after the last change, until the server is told
const LATER = 15_000; // ms, until it is tried again

const same = (one: OwnList, other: OwnList): boolean => one.name === other.name && alike(one.cards, other.cards);

export class OwnLists {
  here: OwnList[] = $state.raw([]); // in this browser
  there: KeptDeck[] = $state.raw([]); // in the account
  trouble: Problem | null = $state.raw(null);
  heirs: Record<string, string> = $state.raw({}); // what a list is called now that another device had changed under its name

  #forgets = false; // a browser that keeps nothing
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading: Promise<void> | null = null;
  #bringing: Promise<void> | null = null;

  constructor(readonly game: string) {
    this.here = listsOf(game);
  }

  get hasAccount(): boolean {
    return Boolean(somebody.me?.login);
  }

  /** All lists, whatever keeps them. */
  get lists(): OwnList[] {
    return [...this.here, ...this.there.filter(({ id }) => this.#isHere(id) === undefined)];
  }

  get isFull(): boolean {
    return this.lists.length >= MOST_LISTS;
  }

  /** Whether a list is only in this browser. */
  isOnlyHere(id: string): boolean {
    return this.#isHere(id) !== undefined;
  }

  #isHere(id: string): OwnList | undefined {
    return this.here.find((one) => one.id === id);
  }

  /** What this browser has by now: another window may have changed it. */
  #now(): OwnList[] {
    return this.#forgets ? this.here : listsOf(this.game);
  }

  /** Look at what there is, and bring to the account what only this browser has. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load().finally(() => (this.#loading = null)));
  }

  async #load(): Promise<void> {
    this.here = this.#now();
    if (!this.hasAccount) {
      this.there = [];
      this.trouble = null;
      return;
    }
    try {
      this.there = (await api.keptDecks(this.game)).lists;
      await this.bring();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Keep a list as it is now: in this browser at once, in the account soon. Says whether there was room for it. */
  keep(list: OwnList): boolean {
    const known = this.lists.some(({ id }) => id === list.id);
    if (!known && this.isFull) {
      this.trouble = new Problem(409, "many_lists", `expected at most ${MOST_LISTS} lists`, "");
      return false;
    }
    const revision = this.#isHere(list.id)?.revision ?? this.there.find(({ id }) => id === list.id)?.revision;
    const { id, name, cards } = list;
    this.#write(withList(this.#now(), revision === undefined ? { id, name, cards } : { id, name, cards, revision }));
    this.#again(SOON);
    return true;
  }

  async drop(id: string): Promise<void> {
    try {
      if (this.there.some((one) => one.id === id)) this.there = (await api.dropDeck(this.game, id)).lists;
      this.#write(this.#now().filter((one) => one.id !== id));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Bring to the account what only this browser has, one after the other; what does not fit stays here. */
  bring(): Promise<void> {
    return (this.#bringing ??= this.#bring().finally(() => (this.#bringing = null)));
  }

  async #bring(): Promise<void> {
    clearTimeout(this.#timer);
    this.trouble = null;
    const unfit = new Set<string>();
    for (let list = this.#next(unfit); list; list = this.#next(unfit)) {
      try {
        await this.#bringOne(list);
      } catch (error) {
        unfit.add(list.id);
        if (this.#fail(error)) return;
      }
    }
  }

  #next(unfit: Set<string>): OwnList | undefined {
    return this.hasAccount ? this.here.find(({ id }) => !unfit.has(id)) : undefined;
  }

  async #bringOne(list: OwnList): Promise<void> {
    if (this.there.some((one) => same(one, list))) return this.#settle(list, 0);
    try {
      const kept = await api.keepDeck(this.game, list.id, { name: list.name, cards: list.cards, revision: list.revision ?? 0 });
      this.there = [kept, ...this.there.filter(({ id }) => id !== kept.id)];
      this.#settle(list, kept.revision);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "conflict") throw error;
      await this.#keepBoth(list);
    }
  }

  /** The account has a list: it leaves the browser, unless it has been changed meanwhile. */
  #settle(list: OwnList, revision: number): void {
    const now = this.#now();
    const changed = now.find((one) => one.id === list.id && !same(one, list));
    this.#write(changed ? withList(now, { ...changed, revision }) : now.filter(({ id }) => id !== list.id));
  }

  /** Another device has changed the same list: both stay, ours as a copy. */
  async #keepBoth(list: OwnList): Promise<void> {
    const { lists } = await api.keptDecks(this.game);
    const copy = { id: freshId(), name: t("page-deck-copy-of", { name: list.name }), cards: (this.#isHere(list.id) ?? list).cards };
    this.heirs = { ...this.heirs, [list.id]: copy.id };
    this.#write([copy, ...this.#now().filter(({ id }) => id !== list.id)]);
    this.there = lists;
  }

  #write(lists: OwnList[]): void {
    this.here = lists;
    try {
      keepLists(this.game, lists);
    } catch {
      this.#forgets = true;
      this.trouble = new Problem(0, "no_storage", "this browser keeps nothing", ""); // in memory it is there until the window is closed
    }
  }

  /** Whether it is worth to try the same again later. */
  #fail(error: unknown): boolean {
    if (!(error instanceof Problem)) throw error;
    this.trouble = error;
    const isAway = error.status === 0 || error.status === 429 || error.status >= 500;
    if (isAway) this.#again(LATER);
    return isAway;
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    if (this.hasAccount) this.#timer = setTimeout(() => void this.bring(), wait);
  }
}

const known = new Map<string, OwnLists>();

/** The lists of a game: the same ones wherever they are shown. */
export function listsFor(game: string): OwnLists {
  const found = known.get(game) ?? new OwnLists(game);
  known.set(game, found);
  return found;
}
