// The book's little markup, and how it is searched.

import type { Book } from "../lib/api";

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

export type Result = { key: string; target: string; title: string; text: string };

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** Paragraphs that hold all words, whatever their accents; a rule's id is a word as well. */
export function find(book: Book, wanted: string): Result[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const found: Result[] = [];
  for (const chapter of book.chapters) {
    const places = [{ anchor: chapter.anchor, title: chapter.title, paragraphs: chapter.paragraphs }, ...chapter.sections];
    for (const { anchor, title, paragraphs } of places) {
      paragraphs.forEach((one, n) => {
        const text = [one.text, ...one.items].join(" ");
        const whole = plain(`${title} ${text} ${one.ids.join(" ")}`);
        if (!words.every((word) => whole.includes(word))) return;
        const short = text.replaceAll("*", "");
        found.push({ key: `${anchor} ${n}`, target: one.ids[0] ?? anchor, title, text: short.length > 90 ? `${short.slice(0, 88)}…` : short });
      });
    }
  }
  return found.slice(0, 40);
}
