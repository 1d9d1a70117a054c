// The card whose picture opens a chapter of the book.

export const CHAPTERS: Record<string, [card: string, kind: string]> = {
  about: ["destroy_the_lich_lord", "quest"],
  minute: ["lantern_of_truth", "treasure"],
  table: ["adventurers_pack", "treasure"],
  turn: ["second_wind", "boon"],
  moving: ["swift_feet", "boon"],
  dungeon: ["shifting_halls", "bane"],
  combat: ["runed_longsword", "treasure"],
  threats: ["spear_trap", "trap"],
  encounters: ["bone_golem", "monster"],
  banes: ["curse_of_weakness", "bane"],
  boons: ["blessings_of_nakari", "boon"],
  treasures: ["skeleton_key", "treasure"],
  quests: ["carry_the_blessed_flame", "quest"],
  life: ["potion_of_healing", "treasure"],
  winning: ["claim_the_empty_throne", "quest"],
  reactions: ["dodge", "boon"],
  leaving: ["teleport", "boon"],
  tournament: ["rob_the_treasury", "quest"],
  words: ["read_the_ashen_codex", "quest"],
  list: ["adventurers_pack", "treasure"],
};
