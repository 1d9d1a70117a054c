// The words of a game that explain themselves: found in every text that is shown, explained in one bubble. Both come late:
// the list is asked for when a text has been shown for a while, and the bubble with it.

import { api } from "./api";
import { bookAt } from "./rules";
import { settings } from "./settings.svelte";
import type { Book, Paragraph, Term } from "./types";

export type Piece = { text: string; term: Term | null };

const PATIENCE = 600; // milliseconds after the first text: what a table needs comes first
const SHORT = 3; // letters from which on a word of a form may have a plural
const LIMIT = 4; // words of a form whose plurals are told apart

/** What else a word may end with, where several are meant; the accents of Spanish and the letters that change go along. */
function numbers(word: string): string[] {
  if (word.length < SHORT) return [word];
  if (word.endsWith("ón")) return [word, `${word.slice(0, -2)}ones`];
  if (word.endsWith("z")) return [word, `${word.slice(0, -1)}ces`];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, `${word}s`, `${word}es`, `${word}x`];
}

/** All ways in which a form may stand in a text: any of its words in the plural, and large where a sentence begins. */
export function spellings(form: string): string[] {
  const words = form.split(" ");
  let found = [""];
  for (const [n, word] of words.entries()) {
    const ways = n < LIMIT ? numbers(word) : [word];
    found = found.flatMap((begun) => ways.map((way) => (begun ? `${begun} ${way}` : way)));
  }
  return found.flatMap((one) => (one[0] === one[0]?.toLowerCase() ? [one, one.charAt(0).toUpperCase() + one.slice(1)] : [one]));
}

const RUN = /[\p{L}\p{N}]+/gu; // letters in a row
const GOES_ON = /^[\p{L}\p{N}]/u;

/** The words of a game in a language. */
export class Terms {
  private readonly byId: Map<string, Term>;
  private readonly known = new Map<string, Map<string, Term>>(); // by their first letters in a row: spelling and word, the longest first

  constructor(readonly list: readonly Term[]) {
    this.byId = new Map(list.map((term) => [term.id, term]));
    for (const term of list) {
      if (term.marks === "nowhere") continue;
      for (const form of term.forms) for (const one of spellings(form)) this.learn(one, term);
    }
    for (const [first, ways] of this.known) this.known.set(first, new Map([...ways].sort(([a], [b]) => b.length - a.length)));
  }

  private learn(spelling: string, term: Term): void {
    const first = spelling.match(RUN)?.[0] ?? spelling;
    const ways = this.known.get(first) ?? new Map<string, Term>();
    if (!ways.has(spelling)) ways.set(spelling, term);
    this.known.set(first, ways);
  }

  /** The longest word that stands in a text from here on. */
  private at(text: string, from: number, first: string): [string, Term] | undefined {
    for (const way of this.known.get(first) ?? []) {
      const [spelling] = way;
      if (text.startsWith(spelling, from) && !GOES_ON.test(text.slice(from + spelling.length, from + spelling.length + 2))) return way;
    }
    return undefined;
  }

  get(id: string): Term | undefined {
    return this.byId.get(id);
  }

  /**
   * A text in pieces, each word marked where it stands first. What is `seen` is not marked again, so that a page of text is not
   * all dots; `reading`: there is leisure to read, and everyday words are marked too.
   */
  split(text: string, reading = false, seen = new Set<string>()): Piece[] {
    const found: Piece[] = [];
    let last = 0;
    for (const { 0: first, index } of text.matchAll(RUN)) {
      const [spelling, term] = (index >= last && this.at(text, index, first)) || ["", null];
      if (!term || seen.has(term.id) || (term.marks === "reading" && !reading)) continue;
      seen.add(term.id);
      if (index > last) found.push({ text: text.slice(last, index), term: null });
      found.push({ text: spelling, term });
      last = index + spelling.length;
    }
    if (last < text.length || !found.length) found.push({ text: text.slice(last), term: null });
    return found;
  }
}

const NONE = new Terms([]);

class Glossaries {
  private lists: Record<string, Terms> = $state.raw({});
  private asked = new Set<string>();
  /** Somebody reads an explanation: no other bubble is shown meanwhile. */
  open = $state(false);
  /** What is explained inside another bubble, and in which. */
  inside: { host: Element; told: Told } | null = $state.raw(null);

  get ready(): boolean {
    return Object.keys(this.lists).length > 0;
  }

  /** The words of a game in the language of the moment; none until they have come. */
  of(game: string): Terms {
    const key = `${game} ${settings.language}`;
    if (game && !this.asked.has(key)) {
      this.asked.add(key);
      setTimeout(() => void this.fetch(game, settings.language), PATIENCE);
    }
    return this.lists[key] ?? NONE;
  }

  private async fetch(game: string, language: string): Promise<void> {
    const key = `${game} ${language}`;
    try {
      const { terms } = await api.words(game, language);
      this.lists = { ...this.lists, [key]: new Terms(terms) };
    } catch {
      this.asked.delete(key); // without them every text can be read all the same
    }
  }
}

export const glossaries = new Glossaries();

/** What a mark on the page asks for: a word, or a rule; what a figure says beside its word; the edition of its table. */
export type Told = { game: string; term: Term | null; rule: string; says: string; edition: string | undefined; href: string };

/** What is meant by `data-term` and `data-rule`: the game, and an id; `data-edition` stands on the table or book around it. */
export function meantBy(mark: HTMLElement): Told | null {
  const edition = mark.closest<HTMLElement>("[data-edition]")?.dataset["edition"];
  const [game = "", id = ""] = (mark.dataset["term"] ?? "").split(" ");
  const term = glossaries.of(game).get(id);
  if (term) return { game, term, rule: term.rule, says: mark.dataset["says"] ?? "", edition, href: bookAt(game, edition, term.rule) };
  const [of = "", rule = ""] = (mark.dataset["rule"] ?? "").split(" ");
  return rule ? { game: of, term: null, rule, says: "", edition, href: mark.getAttribute("href") ?? bookAt(of, edition, rule) } : null;
}

// -- rules, as the book tells them

const books = new Map<string, Promise<Book>>();

/** The book of a game, asked for once. */
export function bookOf(game: string, language: string): Promise<Book> {
  const key = `${game} ${language}`;
  let found = books.get(key);
  if (!found) {
    found = api.book(game, language);
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

export type Excerpt = { title: string; text: string; items: string[] };

const bare = (text: string) => text.replace(/ ?\[[A-Z]+(?:-[A-Z0-9]+)+\]/g, "").replace(/\*\*(.+?)\*\*|\*(.+?)\*/g, "$1$2");

/** Where a book tells a rule first: the heading, and the paragraph without its signs. */
export function excerptOf(book: Book, rule: string): Excerpt | null {
  for (const chapter of book.chapters)
    for (const part of [chapter, ...chapter.sections]) {
      const paragraph: Paragraph | undefined = part.paragraphs.find((one) => one.ids.includes(rule));
      if (paragraph) return { title: part.title, text: bare(paragraph.text), items: paragraph.items.map(bare) };
    }
  return null;
}
