// A live table: one WebSocket, a cursor over the log, and everything the server has told about it.
//
// It reconnects by itself and asks only for what it missed. A move whose answer was lost is sent again under the
// same mark, which the server confirms instead of playing it twice.

import { api } from "./api";
import type { About, Because, HintReply, LogLine, RefusedReply, Replay, FromClient, FromServer, State, TableInfo, WaitingLine } from "./types";

export type Link = "connecting" | "waiting" | "live" | "lost" | "ended";
export type Reaction = NonNullable<LogLine["face"]>;
export type CommandResult = { ok: true; seq: number } | { ok: false; refused: RefusedReply };

type Sent = { message: FromClient; answer: (outcome: CommandResult) => void; again: boolean };

const FINAL = new Set(["no_table", "not_allowed", "banned", "unplayable", "session_ended", "wrong_protocol", "too_many"]);

const lostBy = (ref: string): RefusedReply => ({ type: "refused", ref, code: "lost", message: "", because: null });

export class LiveTable {
  link: Link = $state("connecting");
  about: About | null = $state.raw(null);
  waiting: TableInfo | null = $state.raw(null);
  words: WaitingLine[] = $state.raw([]); // what is said while it waits
  state: State | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  seat: number | null = $state(null);
  mine: number[] = $state.raw([]);
  host = $state(false); // I made the table
  here: boolean[] = $state.raw([]);
  seed: string | null = $state(null);
  failure: { code: string; message: string; id: string } | null = $state.raw(null);
  busy = $state(false); // a move is on its way, or what came of it has not arrived yet
  readonly isLesson: boolean = false; // nobody else is there, and nothing is decided but what the lesson says
  skew = 0; // how much later the server's clock is than ours

  private socket: WebSocket | null = null;
  private marks = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);
  private readonly pending = new Map<string, Sent>();
  private readonly asked = new Map<string, (because: Because | null | undefined) => void>();
  private readonly hints = new Map<string, (found: HintReply | RefusedReply) => void>();
  private awaited = 0; // the line of the last move that was accepted
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private look: number | null = null;
  faced: number | null = $state(null); // of several people at one screen: who sits before it, the curtain lifted
  called: number | null = $state(null); // who was called to it out of turn

  constructor(
    readonly id: string,
    private readonly address = (id: string) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/live`,
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    globalThis.addEventListener?.("online", this.reconnectNow);
    globalThis.document?.addEventListener("visibilitychange", this.reconnectNow);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener?.("online", this.reconnectNow);
    globalThis.document?.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
    this.socket = null;
  }

  private readonly reconnectNow = (): void => {
    if (this.link === "lost" && globalThis.document?.visibilityState !== "hidden") this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const socket = new WebSocket(this.address(this.id));
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { type: "hello", protocol: 1 };
      const last = this.lines.at(-1);
      if (last) hello.since = last.seq;
      if (this.look !== null) hello.seat = this.look;
      else hello.curtain = true;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.dropped();
    };
  }

  private dropped(): void {
    this.socket = null;
    for (const answer of this.asked.values()) answer(undefined);
    this.asked.clear();
    for (const [ref, answer] of this.hints) answer(lostBy(ref));
    this.hints.clear();
    for (const [ref, sent] of this.pending) {
      if (sent.again) continue;
      this.pending.delete(ref);
      sent.answer({ ok: false, refused: lostBy(ref) });
    }
    if (this.closed || (this.failure && FINAL.has(this.failure.code))) {
      this.link = "ended";
      return;
    }
    this.link = "lost";
    const pause = Math.min(8000, 300 * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  receive(reply: FromServer): void {
    switch (reply.type) {
      case "waiting":
        this.waiting = reply.table;
        this.here = reply.here;
        this.words = reply.words;
        this.arrived("waiting");
        break;
      case "welcome": {
        const moved = this.look !== null && this.look !== reply.seat;
        this.about = reply.table;
        this.skew = reply.now - Date.now();
        this.seat = this.look = reply.seat;
        this.mine = reply.mine;
        this.host = reply.host;
        this.here = reply.here;
        this.waiting = null;
        const known = moved || reply.ref ? [] : this.lines.filter((line) => line.seq <= reply.since);
        this.lines = [...known, ...reply.lines];
        this.state = reply.state;
        this.seed = reply.seed;
        this.arrived("live");
        this.updateBusy();
        this.sendAgain();
        break;
      }
      case "news":
        this.lines = [...this.lines.filter((line) => line.seq <= reply.since), ...reply.lines];
        this.state = reply.state;
        this.seed = reply.seed;
        this.updateBusy();
        break;
      case "here":
        this.here = reply.here;
        break;
      case "accepted":
        this.awaited = reply.seq;
        this.settle(reply.ref, { ok: true, seq: reply.seq });
        break;
      case "hint":
        this.advised(reply);
        break;
      case "refused":
        this.advised(reply);
        this.settle(reply.ref, { ok: false, refused: reply });
        break;
      case "because":
        this.asked.get(reply.ref)?.(reply.because);
        this.asked.delete(reply.ref);
        break;
      case "failed":
        this.failure = reply;
        break;
    }
  }

  private advised(reply: HintReply | RefusedReply): void {
    this.hints.get(reply.ref)?.(reply);
    this.hints.delete(reply.ref);
  }

  private arrived(link: Link): void {
    this.link = link;
    this.attempts = 0;
    this.failure = null;
  }

  private settle(ref: string, outcome: CommandResult): void {
    const sent = this.pending.get(ref);
    this.pending.delete(ref);
    this.updateBusy();
    sent?.answer(outcome);
  }

  private updateBusy(): void {
    this.busy = this.awaited > (this.state?.seq ?? 0) || [...this.pending.values()].some((sent) => sent.again);
  }

  private sendAgain(): void {
    for (const sent of this.pending.values()) this.socket?.send(JSON.stringify(sent.message));
  }

  private send(message: Exclude<FromClient, { type: "hello" }>, again = false): Promise<CommandResult> {
    const ref = `${this.mark}-${++this.marks}`;
    const whole = { ...message, ref };
    return new Promise((answer) => {
      if (this.socket?.readyState !== WebSocket.OPEN && !again) {
        answer({ ok: false, refused: lostBy(ref) });
        return;
      }
      this.pending.set(ref, { message: whole, answer, again });
      if (again) this.busy = true;
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }

  /** Answer the question that this line put. */
  move(option: string, asked: number, seat: number | null = this.seat): Promise<CommandResult> {
    return this.send({ type: "move", asked, option, seat }, true);
  }

  /** Why is this not offered? null: it is; undefined: the line was lost. */
  why(option: string): Promise<Because | null | undefined> {
    const ref = `${this.mark}-${++this.marks}`;
    return new Promise((answer) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return answer(undefined);
      this.asked.set(ref, answer);
      this.socket.send(JSON.stringify({ type: "why", option, ref }));
    });
  }

  /** What would a bot do about this question, and why? */
  hint(asked: number, seat: number | null = this.seat): Promise<HintReply | RefusedReply> {
    const ref = `${this.mark}-${++this.marks}`;
    return new Promise((answer) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return answer(lostBy(ref));
      this.hints.set(ref, answer);
      this.socket.send(JSON.stringify({ type: "hint", asked, seat, ref }));
    });
  }

  /** Positions of the past. */
  replay(start: number, count: number, seat: number | null): Promise<Replay> {
    return api.replay(this.id, start, count, seat);
  }

  undo(to: number): Promise<CommandResult> {
    return this.send({ type: "undo", asked: this.state?.asked_seq ?? 0, to });
  }

  consent = (yes: boolean): Promise<CommandResult> => this.send({ type: "consent", yes });
  say = (text: string): Promise<CommandResult> => this.send({ type: "say", text });
  react = (face: Reaction): Promise<CommandResult> => this.send({ type: "react", face });
  ready = (on: boolean): Promise<CommandResult> => this.send({ type: "ready", on });
  pause = (): Promise<CommandResult> => this.send({ type: "pause" });
  resume = (): Promise<CommandResult> => this.send({ type: "resume" });
  resign = (): Promise<CommandResult> => this.send({ type: "resign" });
  standIn = (on: boolean, seat: number | null = this.seat): Promise<CommandResult> => this.send({ type: "stand_in", on, seat });
  standInFor = (whose: number): Promise<CommandResult> => this.send({ type: "stand_in", on: true, whose });
  rematch = (): Promise<CommandResult> => this.send({ type: "rematch" });

  /** Several people at one screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  /** Look from another of my seats; from none, while the curtain is down: then nobody's hand is here. */
  lookFrom(seat: number | null): void {
    this.look = seat;
    this.lines = [];
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "look", seat, ref: "look" }));
  }
}
