// Which puzzle is today's, and what came of those that were tried in this browser.

const KEY = "undercroft puzzles";
const DAY = 86_400_000;

/** The puzzle of the day, counted from 1: the same for everybody, a new one each day. */
export const ofToday = (count: number, now = Date.now()): number => (count ? (Math.floor(now / DAY) % count) + 1 : 0);

type Results = Record<string, "found" | "helped">;

/** What came of them, by game and number. */
export function results(): Results {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Results;
  } catch {
    return {};
  }
}

/** Keep what came of one; what was found once stays found. */
export function keepResult(game: string, number: number, found: boolean): void {
  const kept = results();
  const name = `${game} ${number}`;
  if (kept[name] !== "found") localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: found ? "found" : "helped" }));
}
