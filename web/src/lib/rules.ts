// The way from a table into its book.

type Played = Readonly<Record<string, unknown>>;

/** Which printed book a table is played by, where there are several. */
export const editionOf = (view: Played): number | undefined => (view["options"] as Record<string, number> | undefined)?.["edition"];

/** Where the book of a game tells a rule, as an edition has it. */
export const bookAt = (game: string, edition: number | string | undefined, rule = ""): string =>
  `/rules/${game}${edition === undefined ? "" : `?edition=${edition}`}${rule ? `#${rule}` : ""}`;

/** Where the book tells a rule, as the printed book of a table has it. */
export const rulesAt = (view: Played, rule = ""): string => bookAt(String(view["game"]), editionOf(view), rule);
