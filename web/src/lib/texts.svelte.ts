// Texts: the Fluent files of the shell and of the games, loaded by language when they are needed.

import { api } from "./api";
import { settings, stretch } from "./settings.svelte";
import { PlainSpeaker } from "./plain";
import { makeBundle, Speaker } from "./speaker";
import type { Content, ContentInfo, GameInfo, Games, Language } from "./types";

type Files = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>(["../../../src/undercroft/texts/*/shell.ftl", "../../../src/undercroft/texts/*/campaign.ftl", "../texts/*.ftl"], { query: "?raw", import: "default" });
const games = import.meta.glob<string>(
  ["../../../src/undercroft/games/*/texts/*/*.ftl", "!../../../src/undercroft/games/*/texts/*/{terminal,terms}.ftl", "../games/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);

async function read(files: Files, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(
    Object.entries(files)
      .filter(([path]) => wanted(path))
      .map(([, load]) => load()),
  );
}

const speakers = new Map<string, Promise<Speaker>>();
const contents = new Map<string, Promise<Content>>();
const known = new Map<"games", Promise<Games>>();

/** What is there already, or what is made now and kept unless it fails. */
function once<Key, Found>(kept: Map<Key, Promise<Found>>, key: Key, make: () => Promise<Found>): Promise<Found> {
  let found = kept.get(key);
  if (!found) {
    found = make();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** What is printed on the cards of a game: of new tables, or of one that says with which content it is played (null: ours). */
export async function contentOf(game: string, own?: ContentInfo | null): Promise<Content> {
  const here = own === undefined ? "" : ((await gameOf(game))?.content?.hash ?? "");
  const wanted = own?.hash ?? "";
  const asked = own === undefined || wanted === here ? "" : wanted || "ours";
  return once(contents, `${game} ${asked}`, () => api.content(game, asked));
}

async function gameOf(name: string): Promise<GameInfo | undefined> {
  const { games } = await once(known, "games", () => api.games());
  return games.find((one) => one.name === name);
}

/** The game that this one expands, if it does: its words are said here too. */
async function baseOf(game: string): Promise<string> {
  return (await gameOf(game))?.base ?? "";
}

/** The files of the game that is expanded, and those of the game itself. */
async function filesOf(game: string, wanted: (path: string, game: string) => boolean): Promise<{ below: string[]; own: string[] }> {
  const of = (name: string) => read(games, (path) => wanted(path, name));
  const [below, own] = await Promise.all([baseOf(game).then((base) => (base ? of(base) : [])), of(game)]);
  return { below, own };
}

/** The speaker of a language, and of a game if one is named, with the content of a table if that is named; made once. */
export function speakerOf(language: Language, game: string | null, own?: ContentInfo | null): Promise<Speaker> {
  return once(speakers, `${language} ${game ?? ""} ${own === undefined ? "" : (own?.hash ?? "ours")}`, () => makeSpeaker(language, game, own));
}

/** A game as it is known before a table is made: its name, what it is about, its settings. Little is loaded for it. */
export function introductionOf(language: Language, game: string): Promise<Speaker> {
  return once(speakers, `${language} ${game} before`, async () => {
    const { below, own } = await filesOf(game, (path, name) => path.endsWith(`/games/${name}/texts/${language}/game.ftl`));
    return spoken(language, below, own, null);
  });
}

async function makeSpeaker(language: Language, game: string | null, wanted?: ContentInfo | null): Promise<Speaker> {
  const files = await read(shared, (path) => path.includes(`/texts/${language}/`) || path.endsWith(`/texts/${language}.ftl`));
  if (!game) return new Speaker(language, makeBundle(language, files, stretch()));
  const [{ below, own }, content] = await Promise.all([
    filesOf(game, (path, name) => path.includes(`/games/${name}/texts/${language}/`) || path.endsWith(`/games/${name}/texts/${language}.ftl`)),
    contentOf(game, wanted),
  ]);
  return spoken(language, [...files, ...below], own, content);
}

/** The speaker of a game; one whose words this page does not have is spoken of plainly. */
function spoken(language: Language, below: string[], own: string[], content: Content | null): Speaker {
  const bundle = makeBundle(language, below, stretch(), own, content?.texts[language]);
  return own.length ? new Speaker(language, bundle, content) : new PlainSpeaker(language, bundle, content);
}

class Texts {
  speaker: Speaker | null = $state.raw(null);

  async load(): Promise<void> {
    const language = settings.language;
    const speaker = await speakerOf(language, null);
    if (settings.language === language) this.speaker = speaker;
  }
}

export const texts = new Texts();

/** A text of the shell in the language of the moment. */
export function t(message: string, words: Record<string, string | number> = {}): string {
  return texts.speaker ? texts.speaker.say(message, words) : "";
}
