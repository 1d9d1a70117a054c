// Lists of decks of one's own: as a browser keeps them, and written as text for the server, which alone knows what is legal.

export type Counts = Record<string, number>;
export type OwnList = { id: string; name: string; cards: Counts; revision?: number }; // the one of the account that was changed here

/** What is told of a list besides what the server says: counts by what they are called, costs, and where each Quest leads. */
export type DeckFigures = {
  numbers: Counts & { size: number };
  costs: { currency: string; rows: [cost: number, n: number][] }[];
  quests: { card: string; rooms: { card: string; n: number }[] }[];
  chance: number; // in percent, of each Quest to be dealt
};

export const MOST_LISTS = 60;
export const MOST_COPIES = 99;
export const LONGEST_NAME = 60;

const keyOf = (game: string): string => `undercroft decks ${game}`;

/** A name as a line of a list takes it: on one line, and nothing in it that would begin a comment. */
export const named = (name: string): string => name.replace(/[\p{C}#\s]+/gu, " ").trim().slice(0, LONGEST_NAME).trim();

const idOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "").slice(0, 32);

/** What a new list is called among all of them. */
export const freshId = (): string => idOf(crypto.randomUUID?.() ?? `${Date.now()}${Math.random()}`);

function readList(kept: unknown): OwnList | null {
  const { id, name, cards, revision } = Object(kept) as { id?: unknown; name?: unknown; cards?: unknown; revision?: unknown };
  if (typeof id !== "string" || !idOf(id) || typeof name !== "string" || typeof cards !== "object" || cards === null) return null;
  const counts = Object.entries(cards).filter(([card, n]) => /^[a-z0-9_]{1,60}$/.test(card) && Number.isInteger(n) && n > 0 && n <= MOST_COPIES);
  const list = { id: idOf(id), name: named(name), cards: Object.fromEntries(counts) as Counts };
  return Number.isInteger(revision) && Number(revision) > 0 ? { ...list, revision: Number(revision) } : list;
}

/** The lists that were kept, as far as they can be read: anything may stand there. */
export function readLists(text: string | null): OwnList[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.slice(0, MOST_LISTS).map(readList).filter((list) => list !== null) : [];
  } catch {
    return [];
  }
}

export const listsOf = (game: string): OwnList[] => readLists(globalThis.localStorage?.getItem(keyOf(game)) ?? null);

export function keepLists(game: string, lists: OwnList[]): void {
  localStorage.setItem(keyOf(game), JSON.stringify(lists.slice(0, MOST_LISTS)));
}

/** The lists with this one in its place, or first where it is new. */
export function withList(lists: OwnList[], list: OwnList): OwnList[] {
  return lists.some(({ id }) => id === list.id) ? lists.map((one) => (one.id === list.id ? list : one)) : [list, ...lists].slice(0, MOST_LISTS);
}

/** So many of a card more or fewer; what is there no more is not mentioned. */
export function changed(cards: Counts, card: string, by: number): Counts {
  const { [card]: was = 0, ...others } = cards;
  const now = Math.max(0, Math.min(MOST_COPIES, was + by));
  return now ? { ...cards, [card]: now } : others;
}

export const sizeOf = (cards: Counts): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

/** A list as text: ids and counts, which the server reads in any order. */
export function textOf(name: string, cards: Counts): string {
  const lines = Object.entries(cards).map(([card, n]) => `${n} ${card}`);
  return [...(named(name) ? [`deck: ${named(name)}`] : []), ...lines, ""].join("\n");
}

/** Whether two lists are the same, whatever they are called. */
export const alike = (one: Counts, other: Counts): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([card, n]) => other[card] === n);
