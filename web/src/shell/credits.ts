// Who has made the published games.

/** Somebody's part in a game: the message `page-credit-<role>` says which. */
export type Credit = { role: string; names: string[] };

const found = import.meta.glob<Credit[]>("../games/*/credits.ts", { import: "credits" });

/** Whom the rulebook of a game names; nobody, where it names nobody. */
export const creditsOf = async (game: string): Promise<Credit[]> => (await found[`../games/${game}/credits.ts`]?.()) ?? [];
