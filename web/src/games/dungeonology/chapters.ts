// The card whose picture opens a chapter of the book.

export const CHAPTERS: Record<string, [card: string, kind: string]> = {
  about: ["grand_expedition", "trick"],
  minute: ["forced_march", "trick"],
  table: ["small_talk", "trick"],
  scholar: ["quartermaster", "intern"],
  students: ["recruiting_drive", "trick"],
  turn: ["field_camp", "trick"],
  dungeon: ["cartographer", "intern"],
  tricks: ["fate_5", "trick"],
  actions: ["tiptoe", "trick"],
  cubes: ["treasurer", "intern"],
  jinxes: ["sprained_ankle", "jinx"],
  effects: ["counterspell", "trick"],
  skills: ["really_famous", "trick"],
  dangers: ["hunters_trap", "trick"],
  boss: ["laetus_drunk", "boss"],
  thesis: ["joint_paper", "trick"],
  panic: ["stampede", "panic"],
  finish: ["honorary_tour", "trick"],
  cards: ["pickpocket", "trick"],
};
