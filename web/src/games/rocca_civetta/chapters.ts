// The card whose picture opens a chapter of the book: those of the base, and of what the second box adds.

import { CHAPTERS as BASE } from "../dungeonology/chapters";

export const OWN: Record<string, [card: string, kind: string]> = {
  box: ["zainetto", "zainetto"],
  startokens: ["oak_elders", "clan"],
  newclans: ["golden_fleece", "clan"],
  newscholars: ["falconer", "intern"],
  newjinxes: ["cursed_idol", "jinx"],
  alchemycards: ["magnum_opus", "trick"],
  specialistcards: ["lute_player", "trick"],
  spriggancards: ["spriggan", "trick"],
  moretypes: ["transmutation", "trick"],
  researchcards: ["balanced_survey", "research"],
  loosecubes: ["cursed_idol", "jinx"],
  floorfour: ["manticore", "familiar"],
  familiars: ["yocca", "familiar"],
  congregations: ["zeta", "congregation"],
  newbosses: ["raganella_cook", "boss"],
  thecampaign: ["eyewitness", "research"],
};

export const CHAPTERS: Record<string, [card: string, kind: string]> = { ...BASE, ...OWN };
