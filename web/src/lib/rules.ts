// The way from a table into its book.

type Played = Readonly<Record<string, unknown>>;

/** Where the book tells a rule, as the printed book of a table has it. */
export function rulesAt(view: Played, rule = ""): string {
  const edition = (view["options"] as Record<string, number> | undefined)?.["edition"];
  return `/rules/${String(view["game"])}${edition === undefined ? "" : `?edition=${edition}`}${rule ? `#${rule}` : ""}`;
}
