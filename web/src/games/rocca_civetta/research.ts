// What the second box lays on the Campus: Research Cards, open and taken, and the Cauldron.

import type { Speaker } from "../../lib/speaker";
import type { RoccaCivettaView, Seat } from "./types";

/** Those who have taken Research Cards, with them. */
export function takenBy(view: RoccaCivettaView): { n: number; cards: string[] }[] {
  return Array.from({ length: view.seats }, (_, n) => ({ n, cards: (view.seat[String(n)] as Seat).completed })).filter(({ cards }) => cards.length);
}

export const pointsOf = (card: string, speaker: Speaker): number => Number(speaker.content?.cards[speaker.cardId(card)]?.["points"] ?? 0);

/** With how many Students in the Cauldron the game ends; 0 where there is none. */
export function cauldronSize(view: RoccaCivettaView, speaker: Speaker): number {
  const panic = view.panic ? speaker.content?.cards[view.panic] : undefined;
  return Number(panic?.["cauldron"] ?? 0) * Math.max(2, view.seats); // alone Omega is counted (RCV-SOLO-03)
}
