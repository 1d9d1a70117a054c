// Every card and its picture. Cards that come more than once share it; monsters and things of Quests have theirs.
import { at, type Drawing } from "../draw";
import { blocks, flame, floor, halo, hood, miasma, skull, star, torch } from "../shapes";
import { boons, treasures } from "./glories";
import { monsters } from "./monsters";
import { banes, traps } from "./perils";
import { quests } from "./quests";

export const SCENES: Record<string, () => Drawing> = { ...monsters, ...traps, ...banes, ...boons, ...treasures, ...quests };

const SAME: Record<string, string> = {
  draky: "slay_draky",
  lich_lord: "destroy_the_lich_lord",
  skeleton_captain: "slay_the_skeleton_captain",
  torturer: "break_the_torturer",
  whisperer: "bind_the_whisperer",
  maiden: "lead_the_maiden_out",
  war_banner: "steal_the_war_banner",
  blessed_flame: "carry_the_blessed_flame",
};

const KINDS: Record<string, () => Drawing> = {
  monster: () => [...torch(), ...floor(), at(60, 40, 1.6, skull())],
  trap: () => [...blocks(0, 0, 120, 80), at(60, 46, 2.2, [["steel", "M-16 8L-11-12L-6 8ZM-5 8L0-16L5 8ZM6 8L11-12L16 8Z", 0.8]])],
  bane: () => [...miasma(), at(60, 44, 2, flame("light", "plum", "light"))],
  boon: () => [...halo("moss"), at(60, 40, 1, [["leaf", star(26, 8, 0.5), 2]])],
  treasure: () => [...halo("bronze"), at(60, 40, 1, [["gold", star(26, 4, 0.4), 2]])],
  quest: () => [...torch(), ...floor(), ["bone", "M30 18Q60 10 90 18V62Q60 54 30 62Z", 2], at(60, 38, 1, [["ember", star(12)]])],
};

/** The picture of a card or of its copy (`dodge_2`), or at least one of its kind. */
export function sceneOf(card: string, kind: string): Drawing {
  const id = card.replace(/_\d+$/, "");
  const scene = SCENES[SAME[id] ?? id] ?? KINDS[kind];
  return scene?.() ?? [...torch(), at(60, 46, 1.4, hood())];
}
