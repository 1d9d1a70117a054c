// Who has made the game, as its rulebook names them.

import type { Credit } from "../../shell/credits";

export const credits: Credit[] = [
  { role: "direction", names: ["Andrea Colletti"] },
  { role: "design", names: ["Diego Fonseca", "Danilo Guidi"] },
  { role: "development", names: ["Ludus Magnus Studio"] },
  { role: "writing", names: ["Paolo Scippo"] },
  { role: "translation", names: ["Frank Calcagno"] },
  { role: "graphics", names: ["Diego Fonseca", "Paolo Scippo", "Diana Maranzano"] },
  { role: "art", names: ["Andrea Colletti", "Giovanni Pirrotta", "Simone De Paolis"] },
  { role: "sculpture", names: ["Fernando Armentano", "Tommaso Inecchi"] },
  { role: "web", names: ["Marco Presentino", "Luca Bernardini"] },
  { role: "production", names: ["Fabio Braghettoni", "Michele Mirizio"] },
  { role: "publisher", names: ["Ludus Magnus Studio"] },
];
