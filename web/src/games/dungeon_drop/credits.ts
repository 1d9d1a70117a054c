// Who has made the game, as its rulebook names them.

import type { Credit } from "../../shell/credits";

export const credits: Credit[] = [
  { role: "design", names: ["Scott R. Smith"] },
  { role: "development", names: ["Jason Miceli"] },
  { role: "art", names: ["Marília Nascimento"] },
  { role: "graphics", names: ["Darrin Horbal"] },
  { role: "inspiration", names: ["David Seaman"] },
  { role: "french", names: ["Anaïs Chamberl", "Anthony Pasgrada", "Cédric Bruzzo", "Laurent Dutheil"] },
  { role: "publisher", names: ["Phase Shift Games"] },
];
