// What the server says: the live protocol (docs/protocol.md) and the HTTP interface (/api/openapi.json).

export type Facts = Record<string, unknown>;
export type Because = { rule: string; key: string; facts: Facts };
export type TableEvent = Facts & { kind: string };

export type Line = {
  seq: number;
  time: number;
  kind: string;
  seat: number;
  events?: TableEvent[];
  ref?: string;
  bot?: boolean;
  to?: number;
  renewal?: number; // the table went back behind something learnt: chance was renewed
  yes?: boolean;
  text?: string;
  why?: "absent" | "time" | "own";
  table?: string;
  films?: string[]; // what fell, for the eyes
};

export type Asked = { seat: number; prompt: string; facts: Facts; offers: Facts[] | null };
export type SeatState = { name: string; person: boolean; bot: string; stand_in: string | null };
export type Standing = { seat: number; rank: number; reason: string; rule: string; figures: Record<string, number> };
export type UndoRequest = { seat: number; to: number; agreed: number[]; waiting: number[]; renews: boolean };

/** What a seat, or somebody who watches, may know of the table. Each game has its own; these are in all. */
export type View = Facts & {
  game: string;
  seats: number;
  over: boolean;
  /** `ranges`: by verb, the bounds of a choice of which the options are only a grid. */
  asked: { seat: number; prompt: string; options?: string[]; ranges?: Record<string, Facts> } | null;
};

/** A view of a game that is played in rounds, turns and phases. */
export type Played = View & { round: number; turn: number; phase: string };

export type State = {
  seq: number;
  asked_seq: number;
  step: number;
  over: boolean;
  closed: boolean;
  paused: boolean;
  asked: Asked | null;
  view: View;
  seats: SeatState[];
  undo: { seat: number; floor: number; request: UndoRequest | null };
  time: { asked_at: number; until: number | null; banks: number[] | null };
  standings: Standing[];
  rematch: string | null;
};

export type Clock =
  | { kind: "none" }
  | { kind: "move"; seconds: number }
  | { kind: "bank"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export type About = {
  id: string;
  name: string;
  language: string;
  game: string;
  version: number;
  options: Record<string, number>;
  clock: Clock;
  watch: boolean;
  seed_hash: string;
  hints: boolean; // whether one may ask what a bot would do
};

export type SeatInfo = { seat: number; kind: "open" | "person" | "bot"; name: string; bot: string; mine: boolean };

export type TableInfo = {
  id: string;
  game: string;
  version: number;
  options: Record<string, number>;
  name: string;
  language: string;
  public: boolean;
  watch: boolean;
  clock: Clock;
  absent: number;
  status: "waiting" | "playing" | "over" | "closed";
  asked: number | null;
  created: number;
  started: number | null;
  ended: number | null;
  changed: number;
  mine: boolean;
  seats: SeatInfo[];
  rematch_of: string | null;
  hints: boolean;
};

export type Welcome = {
  type: "welcome";
  protocol: number;
  table: About;
  seat: number | null;
  mine: number[];
  host: boolean; // I made the table
  since: number;
  lines: Line[];
  state: State;
  here: boolean[];
  seed: string | null;
  now: number;
  ref: string;
};
export type News = { type: "news"; since: number; lines: Line[]; state: State; seed: string | null };
export type Accepted = { type: "accepted"; ref: string; seq: number };
export type Refused = { type: "refused"; ref: string; code: string; message: string; because: Because | null };
export type WhyReply = { type: "because"; ref: string; because: Because | null };
/** What the search thinks of an option: the share of the victory it expects, how unsure that is, and why. */
export type Weighed = { option: string; looks: number; share: number; error: number; facts: Facts; counsel: { key: string; facts: Facts } | null };
export type HintReply = { type: "hint"; ref: string; asked: number; lines: Weighed[] };
export type Here = { type: "here"; here: boolean[] };
export type Failed = { type: "failed"; id: string; code: string; message: string };
export type Waiting = { type: "waiting"; table: TableInfo };
export type Reply = Welcome | News | Accepted | Refused | WhyReply | HintReply | Here | Failed | Waiting;

export type Me = { known: boolean; name: string | null; login: string | null; language: string | null };
/** `needs` is the setting without which it means nothing, `seats` the least number of seats for each value. */
export type Setting = { name: string; default: number; low: number; high: number; rule: string; needs: string; seats: number[] };
export type GameInfo = { name: string; version: number; seats: number[]; settings: Setting[] };
export type Games = { games: GameInfo[]; bots: string[] };
export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };
export type NewTable = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number>;
  name?: string;
  language?: string;
  public?: boolean;
  watch?: boolean;
  clock?: Clock;
  absent?: number | null;
  hints?: boolean | null;
  start?: boolean;
};
export type Invitation = { seat: number; token: string; link: string };
export type ReplayStep = { step: number; line: Line | null; view: View; asked: Asked | null };
export type Replay = { steps: ReplayStep[]; total: number };

/** What is printed on a card: its kind and the facts that its description mentions. */
export type CardFacts = Facts & { kind: string; number: string; rules: string[] };
export type Content = {
  game: string;
  version: number;
  kinds: Record<string, string>;
  cards: Record<string, CardFacts>;
  powers: Record<string, string>;
  boards: Record<string, Facts>; // printed boards of a game that has some
};
