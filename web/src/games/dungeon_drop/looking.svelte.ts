// How somebody likes to look at the table: kept in this browser.

export const LOOKS = ["space", "flat", "both", "words"] as const;
export type Look = (typeof LOOKS)[number];

const KEY = "undercroft dungeon_drop look";

export function readLook(text: string | null): Look {
  return LOOKS.find((look) => look === text) ?? "both";
}

class Looking {
  look: Look = $state(readLook(globalThis.localStorage?.getItem(KEY) ?? null));

  choose(look: Look): void {
    this.look = look;
    globalThis.localStorage?.setItem(KEY, look);
  }
}

export const looking = new Looking();

/** What is shown of what can be shown: for both views in a narrow place the one in space, without that the one from above. */
export function shownLook(look: Look, possible: readonly Look[]): Look {
  if (possible.includes(look)) return look;
  return possible.includes("space") ? "space" : "flat";
}
