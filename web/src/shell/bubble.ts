// Where the bubble of a word stands, and how it is called.

export const BUBBLE = "explanation"; // the id of the only one there is

/** The context of what is a picture for the eye alone, such as the cards of a hand: no key reaches its words. */
export const UNREACHED = Symbol("words that no key reaches");

/**
 * What makes a figure explain itself as a word does: `says` is what it shows, in words. Inside a button it is no stop of the
 * keyboard.
 */
export function explains(game: string, term: string, says = "", inert = false): Record<string, string | number | undefined> {
  const found = { "data-term": `${game} ${term}`, "data-says": says || undefined };
  return inert ? found : { ...found, tabindex: 0, "aria-describedby": BUBBLE };
}

export type Box = { left: number; top: number; right: number; bottom: number };

const EDGE = 8; // pixels that stay free at the edges of the window
const GAP = 6; // and between the bubble and what it explains

/**
 * The place of a bubble: above what it is about, or below, never over it. `around` is what is pressed, such as the button in which
 * a word stands; `word` is where the reader looks.
 */
export function placed(word: Box, around: Box, width: number, height: number, window: { width: number; height: number }): { left: number; top: number } {
  const middle = (word.left + word.right) / 2;
  const left = Math.max(EDGE, Math.min(window.width - EDGE - width, middle - width / 2));
  const above = around.top - GAP - height;
  const below = around.bottom + GAP;
  if (above >= EDGE) return { left, top: above };
  if (below + height <= window.height - EDGE) return { left, top: below };
  return around.top > window.height - around.bottom ? { left, top: EDGE } : { left, top: Math.max(EDGE, window.height - EDGE - height) };
}
