// The HTTP interface. Every answer that is no success becomes a Problem, with a code and an id to quote.

import type { Book, CampaignInfo, CampaignInvitation, CampaignsInfo, CodeAnswer, Content, DailyDeal, DeckInfo, ErrorAnswer, Games, Invitations, Invited, KeptDeck, KeptDecks, Language, Lesson, ListToKeep, Log, Me, NewCampaign, NewTable, NewWay, Notices, ReadyDecks, Refusal, Replay, SeatWish, TableInfo, Tables, Words } from "./types";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly id: string,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Problem(0, "offline", "the server cannot be reached", "");
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as Partial<ErrorAnswer> | null;
    const error = told?.error ?? { code: "internal", message: answer.statusText, id: answer.headers.get("x-request-id") ?? "" };
    throw new Problem(answer.status, error.code, error.message, error.id);
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  content: (game: string, own = "") => ask<Content>("GET", `/api/games/${game}/content${own && `?content=${own}`}`),
  lesson: (game: string, mode = "") => ask<Lesson>("GET", `/api/games/${game}/lesson${mode && `/${mode}`}`),
  daily: (game: string) => ask<DailyDeal>("GET", `/api/games/${game}/daily`),
  playDaily: (game: string, language: Language) => ask<TableInfo>("POST", `/api/games/${game}/daily`, { language }),
  puzzle: (game: string, number: number) => ask<Lesson>("GET", `/api/games/${game}/puzzles/${number}`),
  book: (game: string, language: string) => ask<Book>("GET", `/api/games/${game}/book?language=${language}`),
  aid: (game: string, language: string, mode = "", edition = 0) => ask<Book>("GET", `/api/games/${game}/aid?language=${language}&mode=${mode}&edition=${edition}`),
  words: (game: string, language: string) => ask<Words>("GET", `/api/games/${game}/words?language=${language}`),
  refusal: (game: string, options: Record<string, number>, seats: number) => ask<Refusal>("POST", `/api/games/${game}/refusal`, { options, seats }),
  readyDecks: (game: string, language: string) => ask<ReadyDecks>("GET", `/api/games/${game}/decks?language=${language}`),
  judgeDeck: (game: string, deck: string, options: Record<string, number>, language: Language) => ask<DeckInfo>("POST", `/api/games/${game}/decks`, { deck, options, language }),
  deckOf: (id: string, seat: number, language: string) => ask<DeckInfo>("GET", `/api/tables/${id}/seats/${seat}/deck?language=${language}`),
  keptDecks: (game: string) => ask<KeptDecks>("GET", `/api/me/decks/${game}`),
  keepDeck: (game: string, id: string, list: ListToKeep) => ask<KeptDeck>("PUT", `/api/me/decks/${game}/${id}`, list),
  dropDeck: (game: string, id: string) => ask<KeptDecks>("DELETE", `/api/me/decks/${game}/${id}`),
  handIn: (id: string, seat: number, deck: string) => ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}/deck`, { deck }),
  me: () => ask<Me>("GET", "/api/me"),
  comeIn: (name: string, language: string, invitation?: string) => ask<Me>("POST", "/api/me", { name, language, invitation }),
  changeMe: (changes: { name?: string; language?: string }) => ask<Me>("PATCH", "/api/me", changes),
  makeAccount: (login: string, password: string) => ask<Me>("POST", "/api/me/account", { login, password }),
  logIn: (login: string, password: string) => ask<Me>("POST", "/api/login", { login, password }),
  logOut: (everywhere = false) => ask<void>("POST", "/api/logout", { everywhere }),
  changePassword: (old: string, fresh: string) => ask<Me>("PUT", "/api/me/password", { old, new: fresh }),
  endOtherSessions: () => ask<Me>("DELETE", "/api/me/sessions"),
  deleteMe: () => ask<void>("DELETE", "/api/me", { confirm: true }),
  tables: () => ask<Tables>("GET", "/api/tables"),
  myTables: (status?: string, before?: string) => {
    const query = new URLSearchParams();
    if (status) query.set("status", status);
    if (before) query.set("before", before);
    return ask<Tables>("GET", `/api/me/tables?${query}`);
  },
  makeTable: (plan: NewTable) => ask<TableInfo>("POST", "/api/tables", plan),
  table: (id: string) => ask<TableInfo>("GET", `/api/tables/${id}`),
  start: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/start`),
  giveUp: (id: string) => ask<void>("DELETE", `/api/tables/${id}`),
  setSeat: (id: string, seat: number, wish: SeatWish) => ask<TableInfo>("PUT", `/api/tables/${id}/seats/${seat}`, wish),
  sit: (id: string, seat: number) => ask<TableInfo>("POST", `/api/tables/${id}/seats/${seat}`),
  standUp: (id: string, seat: number) => ask<TableInfo>("DELETE", `/api/tables/${id}/seats/${seat}`),
  invitations: (id: string) => ask<Invitations>("GET", `/api/tables/${id}/invitations`),
  invited: (token: string) => ask<Invited>("POST", "/api/invitations/read", { token }),
  invitedToCampaign: (token: string) => ask<Invited>("POST", "/api/campaign-invitations/read", { token }),
  useCode: (code: string) => ask<CodeAnswer>("POST", "/api/codes", { code }),
  notices: () => ask<Notices>("GET", "/api/me/notices"),
  addWay: (kind: NewWay["kind"], address: string) => ask<Notices>("POST", "/api/me/notices", { kind, address }),
  confirmWay: (id: string, code: string) => ask<Notices>("POST", `/api/me/notices/${id}`, { code }),
  dropWay: (id: string) => ask<Notices>("DELETE", `/api/me/notices/${id}`),
  setQuiet: (quiet: Notices["quiet"]) => ask<Notices>("PUT", "/api/me/quiet", { quiet }),
  claim: (token: string) => ask<TableInfo>("POST", "/api/invitations", { token }),
  campaigns: () => ask<CampaignsInfo>("GET", "/api/campaigns"),
  campaign: (id: string) => ask<CampaignInfo>("GET", `/api/campaigns/${id}`),
  openCampaign: (plan: NewCampaign) => ask<CampaignInfo>("POST", "/api/campaigns", plan),
  decide: (id: string, seat: number, choose: string) => ask<CampaignInfo>("POST", `/api/campaigns/${id}/decisions`, { seat, choose }),
  nameTeam: (id: string, name: string) => ask<CampaignInfo>("PUT", `/api/campaigns/${id}/team`, { name }),
  inviteToCampaign: (id: string, seat: number) => ask<CampaignInvitation>("POST", `/api/campaigns/${id}/seats/${seat}/invitation`),
  joinCampaign: (token: string) => ask<CampaignInfo>("POST", "/api/campaign-invitations", { token }),
  leaveCampaign: (id: string) => ask<void>("POST", `/api/campaigns/${id}/leave`),
  closeCampaign: (id: string) => ask<void>("DELETE", `/api/campaigns/${id}`),
  rematch: (id: string) => ask<TableInfo>("POST", `/api/tables/${id}/rematch`),
  log: (id: string, seat: number | null, before?: number) => {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (before !== undefined) query.set("before", String(before));
    return ask<Log>("GET", `/api/tables/${id}/log?${query}`);
  },
  replay: (id: string, start: number, count: number, seat: number | null, whole = false) => {
    const query = new URLSearchParams({ start: String(start), count: String(count), whole: String(whole) });
    if (seat !== null) query.set("seat", String(seat));
    return ask<Replay>("GET", `/api/tables/${id}/replay?${query}`);
  },
};
