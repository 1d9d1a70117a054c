// The card or scene whose picture opens a chapter of the book.

export const CHAPTERS: Record<string, [card: string, kind: string]> = {
  about: ["treasure_hunt", "quest"],
  minute: ["scout", "class"],
  table: ["heavy_haul", "quest"],
  setup: ["monk", "class"],
  falling: ["falling", "scene"],
  rooms: ["rooms", "scene"],
  solo: ["lone", "scene"],
  loot: ["locksmiths_contract", "quest"],
  count: ["diamond_debt", "quest"],
  depths: ["depths", "scene"],
  company: ["scouts_speciality", "quest"],
  races: ["halfling", "race"],
  classes: ["paladin", "class"],
  quests: ["bounty_board", "quest"],
  exact: ["exact", "scene"],
};
