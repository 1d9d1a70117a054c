// The pictures of the second box. Whoever imports this lays them beside those of the base, so that one lookup finds both
// by their ids; the base knows nothing of it. Only the table and the book of this game do, and they load it with them.
import { at, type Drawing } from "../draw";
import { BACKS, NOTES } from "../dungeonology";
import { cover } from "../dungeonology/campus";
import { NOTE_ICONS } from "../dungeonology/icons";
import { BOSSES, BUSTS, FIGURES } from "../dungeonology/scholars";
import { TOKENS } from "../dungeonology/tokens";
import { SCENES } from "../dungeonology/zones";
import { bossCards, panics, pawns } from "./bosses";
import { icons as campIcons, scenes as camps } from "./camp";
import { clans } from "./clans";
import { congregations } from "./congregations";
import { familiars, icons as deepIcons, scenes, tokens as deepTokens } from "./depths";
import { interns } from "./interns";
import { jinxes } from "./jinxes";
import { bossCards as bigCards, icons as modeIcons, pawns as bigPawns, scenes as modeScenes, tokens as modeTokens } from "./modes";
import { omegaCards } from "./omega";
import { research, zainetto } from "./research";
import { busts, figures } from "./scholars";
import { icons, tokens } from "./tokens";
import { tricks } from "./tricks";

/** The sign of a kind on its back. */
const signed = (tone: "verdant" | "hide", icon: string): Drawing => cover(tone, [at(31.8, 16.8, 1.1, [["ink", icons[icon] ?? "", 1.8]])]);

export const BOX = {
  /** Cards by content id; Interns as `intern.fool`, since Trick Cards have the same ids. */
  notes: {
    ...tricks,
    ...jinxes,
    ...clans,
    ...research,
    ...familiars,
    ...congregations,
    ...bossCards,
    ...bigCards,
    ...panics,
    ...omegaCards,
    zainetto,
    ...Object.fromEntries(Object.entries(interns).map(([id, scene]) => [`intern.${id}`, scene])),
  } as Record<string, () => Drawing>,
  /** Backs of new kinds. */
  backs: { research: () => signed("verdant", "research"), zainetto: () => signed("hide", "zainetto") } as Record<string, () => Drawing>,
  busts,
  figures,
  /** Bosses on the map. */
  bosses: { ...pawns, ...bigPawns },
  tokens: { ...tokens, ...deepTokens, ...modeTokens },
  icons: { ...icons, ...deepIcons, ...modeIcons, ...campIcons },
  /** The places of Floor IV, and Special Zones. */
  scenes: { ...scenes, ...modeScenes, ...camps },
};

Object.assign(NOTES, BOX.notes);
Object.assign(BACKS, BOX.backs);
Object.assign(BUSTS, BOX.busts);
Object.assign(FIGURES, BOX.figures);
Object.assign(BOSSES, BOX.bosses);
Object.assign(TOKENS, BOX.tokens);
Object.assign(NOTE_ICONS, BOX.icons);
Object.assign(SCENES, BOX.scenes);
