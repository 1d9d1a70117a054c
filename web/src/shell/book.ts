// The book's little markup, its pictures, and how it is searched.

import type { Terms } from "../lib/terms.svelte";
import type { Book, Chapter, Paragraph } from "../lib/types";

/** Whether a paragraph stands in the book of an edition; without one, every paragraph does. */
export const isTold = (one: Paragraph, edition: number | null): boolean => edition === null || !one.editions?.length || one.editions.includes(edition);

/** Whether the paragraphs behind this one say otherwise for an edition. */
export function isOtherwise(told: Paragraph[], n: number, edition: number | null): boolean {
  if (edition === null || told[n]?.editions?.length) return false;
  for (const one of told.slice(n + 1)) {
    if (!one.editions?.length) return false;
    if (one.editions.includes(edition)) return true;
  }
  return false;
}

export type Part = { kind: "plain" | "bold" | "italic" | "rule"; text: string };

/** A text in parts: **bold**, *italic*, [DGR-MOVE-05]. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[([A-Z]+(?:-[A-Z0-9]+)+)\]/g)) {
    if (match.index > last) found.push({ kind: "plain", text: text.slice(last, match.index) });
    if (match[1] !== undefined) found.push({ kind: "bold", text: match[1] });
    else if (match[2] !== undefined) found.push({ kind: "italic", text: match[2] });
    else found.push({ kind: "rule", text: match[3] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ kind: "plain", text: text.slice(last) });
  return found;
}

export type Marked = Part & { term?: string };

/** A text in parts, in which the words that explain themselves stand apart; one that was `seen` in this section does not. */
function markedParts(text: string, terms: Terms, seen: Set<string>): Marked[] {
  return parts(text).flatMap((part): Marked[] => {
    if (part.kind !== "plain" && part.kind !== "bold") return [part];
    return terms.split(part.text, true, seen).map((piece) => (piece.term ? { kind: part.kind, text: piece.text, term: piece.term.id } : { kind: part.kind, text: piece.text }));
  });
}

export type Page = { text: Marked[]; items: Marked[][] };

/** The paragraphs of a book with their words marked, each once in a section, by the anchor of the paragraph. */
export function pagesOf(book: Book, terms: Terms): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const chapter of book.chapters)
    for (const part of [chapter, ...chapter.sections]) {
      const seen = new Set<string>();
      for (const { anchor, text, items } of part.paragraphs) pages.set(anchor, { text: markedParts(text, terms, seen), items: items.map((item) => markedParts(item, terms, seen)) });
    }
  return pages;
}

export const WORDS = "glossary"; // the anchor of the chapter with all words

/** The chapter with all words, in the order of their letters. */
export function wordsOf(terms: Terms, title: string, language: string): Chapter {
  const sorted = [...terms.list].sort((a, b) => a.name.localeCompare(b.name, language));
  const paragraphs = sorted.map(({ id, name, text, rule }): Paragraph => ({ anchor: `word-${id}`, ids: [rule], text: `**${name}**: ${text}`, items: [], editions: [], line: 0 }));
  return { anchor: WORDS, title, paragraphs, sections: [] };
}

export type Excerpt = { text: string; hit: boolean }[];
export type Result = { target: string; title: string; excerpt: Excerpt };

const LONG = 110; // letters of an excerpt

/** Letters without accents and capitals, one for one, so that places in both are the same. */
const folded = (text: string): string => Array.from(text.normalize("NFC"), (letter) => letter.normalize("NFD").toLowerCase().charAt(0)).join("");

/** Where words begin with what is looked for. */
function* startsOf(plain: string, word: string): Generator<number> {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[$()*+./?[\\\]^{|}]/g, "\\$&")}`, "gu");
  for (const found of plain.matchAll(pattern)) yield found.index;
}

/** The neighbourhood of the first word that was looked for, with all of them marked. */
export function excerptOf(text: string, words: string[]): Excerpt {
  const letters = Array.from(text.normalize("NFC"));
  const plain = folded(text);
  const hits = words.flatMap((word) => [...startsOf(plain, word)].map((at) => [at, at + word.length] as const));
  const first = hits.length ? Math.min(...hits.map(([at]) => at)) : 0;
  const start = Math.max(0, Math.min(letters.length - LONG, first - LONG / 3));
  const from = start === 0 ? 0 : plain.indexOf(" ", start) + 1;
  const to = Math.min(letters.length, from + LONG);
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const [at, end] of hits) marked.fill(true, at, end);
  const found: Excerpt = from > 0 ? [{ text: "…", hit: false }] : [];
  for (let n = from; n < to; n++) {
    const last = found.at(-1);
    if (last && last.hit === marked[n]) last.text += letters[n] ?? "";
    else found.push({ text: letters[n] ?? "", hit: marked[n] ?? false });
  }
  if (to < letters.length) found.push({ text: "…", hit: false });
  return found;
}

/** Paragraphs with words that begin with all of these, whatever their accents; a rule's id is a word as well. */
export function find(book: Book, wanted: string, edition: number | null = null): Result[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const found: Result[] = [];
  for (const chapter of book.chapters) {
    const places = [{ title: chapter.title, paragraphs: chapter.paragraphs }, ...chapter.sections];
    for (const { title, paragraphs } of places) {
      for (const one of paragraphs) {
        if (!isTold(one, edition)) continue;
        const text = [one.text, ...one.items].join(" ").replaceAll("*", "").trim();
        const whole = folded(`${title} ${text} ${one.ids.join(" ")}`);
        if (words.every((word) => !startsOf(whole, word).next().done)) found.push({ target: one.anchor, title, excerpt: excerptOf(text, words) });
      }
    }
  }
  return found;
}
