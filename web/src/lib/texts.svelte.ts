// Texts: the Fluent files of the shell and of the games, loaded by language when they are needed.

import { api } from "./api";
import { settings, stretch } from "./settings.svelte";
import { PlainSpeaker } from "./plain";
import { makeBundle, Speaker } from "./speaker";
import type { Content, Language } from "./types";

type Files = Record<string, () => Promise<string>>;

const shared = import.meta.glob<string>(["../../../src/undercroft/texts/*/shell.ftl", "../texts/*.ftl"], { query: "?raw", import: "default" });
const games = import.meta.glob<string>(["../../../src/undercroft/games/*/texts/*/*.ftl", "../games/*/texts/*.ftl"], { query: "?raw", import: "default" });

async function read(files: Files, wanted: (path: string) => boolean): Promise<string[]> {
  return Promise.all(
    Object.entries(files)
      .filter(([path]) => wanted(path))
      .map(([, load]) => load()),
  );
}

const speakers = new Map<string, Promise<Speaker>>();
const contents = new Map<string, Promise<Content>>();

export function contentOf(game: string): Promise<Content> {
  let found = contents.get(game);
  if (!found) {
    found = api.content(game);
    contents.set(game, found);
    found.catch(() => contents.delete(game));
  }
  return found;
}

/** The speaker of a language, and of a game if one is named; made once. */
export function speakerOf(language: Language, game: string | null): Promise<Speaker> {
  const key = `${language} ${game ?? ""}`;
  let found = speakers.get(key);
  if (!found) {
    found = makeSpeaker(language, game);
    speakers.set(key, found);
    found.catch(() => speakers.delete(key));
  }
  return found;
}

/** A game as it is known before a table is made: its name, what it is about, its settings. Little is loaded for it. */
export function introductionOf(language: Language, game: string): Promise<Speaker> {
  const key = `${language} ${game} before`;
  let found = speakers.get(key);
  if (!found) {
    const wanted = (path: string) => path.endsWith(`/games/${game}/texts/${language}/game.ftl`);
    found = read(games, wanted).then((files) => spoken(language, [], files, null));
    speakers.set(key, found);
    found.catch(() => speakers.delete(key));
  }
  return found;
}

async function makeSpeaker(language: Language, game: string | null): Promise<Speaker> {
  const files = await read(shared, (path) => path.includes(`/texts/${language}/`) || path.endsWith(`/texts/${language}.ftl`));
  if (!game) return new Speaker(language, makeBundle(language, files, stretch()));
  const [own, content] = await Promise.all([
    read(games, (path) => path.includes(`/games/${game}/texts/${language}/`) || path.endsWith(`/games/${game}/texts/${language}.ftl`)),
    contentOf(game),
  ]);
  return spoken(language, files, own, content);
}

/** The speaker of a game; one whose words this page does not have is spoken of plainly. */
function spoken(language: Language, shared: string[], own: string[], content: Content | null): Speaker {
  const bundle = makeBundle(language, [...shared, ...own], stretch());
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
