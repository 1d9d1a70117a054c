// How a game alone went, floor by floor, as it is shown to others: no Race, no Class, no Quest, no cube.

import type { Row, Tally } from "../../lib/daily";

export const tally: Tally = (lines) => {
  const rows: Row[] = [];
  for (const event of lines.flatMap((line) => line.events ?? [])) {
    const last = rows.at(-1);
    if (event.kind === "floor_counted") rows.push({ points: Number(event["total"]), asked: Number(event["required"]), found: 0, end: "on" });
    else if (event.kind === "floor_done" && last) last.found = Number(event["relics"]);
    else if (event.kind === "game_ended" && event["ending"] !== "retired") rows.push({ points: 0, asked: 1, found: 0, end: "lost" });
    else if (event.kind === "game_ended" && last) last.end = "home";
  }
  return rows;
};
