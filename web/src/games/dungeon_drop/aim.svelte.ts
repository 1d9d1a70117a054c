// Aiming: what is pointed at and not sent yet. Both views of the table read and write the same state, so that an aim
// begun in one goes on in the other. Points are whole millimetres, as they are sent; what the server shows are
// hundredths.

import type { TableModel } from "../../lib/table.svelte";
import type { Because } from "../../lib/types";
import { kindOf, sizeOf } from "./kinds";
import type { DungeonDropView, Point, Ranges, RoomOffer } from "./types";
import { bodyNames, contains, distance, FREE, meanOf, measuresOf, nearestIn, pawnAt, roomSpace, areaOf, cornersIn, type FreeVerb, type Polygon } from "./view";

export const MM = 100; // hundredths

export type RoomShape = RoomOffer & { corners: string[]; space: Polygon };

const PATIENCE = 220; // before the server is asked whether an aim will do

export class Aiming {
  // -- what has been pointed at
  cube: string | null = $state(null); // for flick, slide, place and prop
  x = $state(0); // millimetres
  y = $state(0);
  height = $state(200);
  direction = $state(0); // degrees, counter-clockwise from larger x
  strength = $state(50); // hundredths
  room: string | null = $state(null); // the option of the room that is laid out to be confirmed
  hovered: string | null = $state(null); // the option of the room under the pointer or in focus
  first: string | null = $state(null); // of two cubes that change places
  picked: string[] = $state.raw([]); // corners that were picked one by one
  over: string | null = $state(null); // the cube under the pointer
  because: Because | null = $state.raw(null); // why this aim will not do
  keyed = $state(false); // the crosshair or the arrow was reached by keyboard: its keys are told until the next question
  checked = $state(""); // the option that `because` is about

  private asked = "";
  private heeded = ""; // what was pointed at last

  constructor(private readonly of: () => TableModel) {}

  // -- what is asked

  table: TableModel = $derived.by(() => this.of());
  view: DungeonDropView = $derived(this.table.view as DungeonDropView);
  /** Whether anything may be decided here and now. */
  open: boolean = $derived(this.table.playable && this.table.myTurn && !this.table.catchingUp && !this.table.film);
  ranges: Ranges = $derived(this.open ? (this.view.asked?.ranges ?? {}) : {});
  /** The free verb that is asked for; none where everything is listed. */
  verb: FreeVerb | null = $derived(FREE.find((verb) => this.ranges[verb]) ?? null);
  rooms: RoomShape[] = $derived.by(() => {
    const measures = measuresOf(this.table.speaker);
    const found = this.open ? (this.view.asked?.rooms ?? []) : [];
    const shapes = found.map((room) => {
      const corners = cornersIn(room.option);
      return { ...room, corners, space: roomSpace(corners, this.view, measures) };
    });
    return shapes.sort((a, b) => b.cubes.length - a.cubes.length || a.damage - b.damage); // the richest first
  });
  /** What may be the corner of a room: every Pillar and token, and what else is one in some room. */
  corners: Set<string> = $derived.by(() => {
    if (!this.rooms.length) return new Set();
    const pillars = this.view.cubes.map(([name]) => name).filter((name) => kindOf(name) === "pillar");
    return new Set([...this.view.tokens.map((_, n) => `${TOKEN}${n + 1}`), ...pillars, ...this.rooms.flatMap((room) => room.corners)]);
  });

  /** The rooms that have every corner that was picked. */
  listed: RoomShape[] = $derived(this.rooms.filter(({ corners }) => this.picked.length > 2 || this.picked.every((corner) => corners.includes(corner))));

  /** The cubes among which one is chosen first: of those beside the table that look alike, one is as good as another. */
  cubes: string[] = $derived.by(() => {
    const all = (this.ranges.flick ?? this.ranges.slide ?? this.ranges.place ?? this.ranges.prop)?.cubes ?? [];
    return all.filter((cube, n) => all.findIndex((other) => other === cube || this.alike(other, cube)) === n);
  });

  private alike(one: string, other: string): boolean {
    return kindOf(one) === kindOf(other) && sizeOf(one) === sizeOf(other) && !this.view.cubes.some(([name]) => name === one || name === other);
  }

  /** Whether a point on the table is part of the aim. */
  pointed: boolean = $derived(this.verb !== null && this.verb !== "height" && this.verb !== "flick");
  high: boolean = $derived(this.verb === "height" || this.verb === "drop");
  /** Where a point may lie, in hundredths; null: anywhere. */
  zone: Polygon | null = $derived.by(() => {
    const range = this.verb ? this.ranges[this.verb] : undefined;
    return range && "zone" in range ? range.zone : null;
  });
  /** A circle in which the point has to lie, or which lies around it. */
  reach: { at: Point; radius: number } | null = $derived.by(() => {
    const { slide, prop, pull, point } = this.ranges;
    const from = this.view.cubes.find(([name]) => name === this.cube);
    if (slide) return from ? { at: [from[1], from[2]], radius: slide.reach } : null;
    if (prop) return { at: prop.around, radius: prop.reach };
    const around = pull ?? point;
    return around ? { at: this.landing, radius: around.reach } : null;
  });
  heights: [low: number, high: number] = $derived(this.ranges.drop?.height ?? this.ranges.height?.height ?? [150, 300]);
  strengths: [low: number, high: number] = $derived(this.ranges.flick?.strength ?? [0, 100]);

  /** The aim, in hundredths, where it will count: a drop outside its zone is moved to the nearest point of it. */
  landing: Point = $derived.by(() => {
    const at: Point = [this.x * MM, this.y * MM];
    return this.verb === "drop" && this.zone ? nearestIn(this.zone, at) : at;
  });
  /** Whether the aim lies outside and is moved. */
  moved: boolean = $derived(this.verb === "drop" && distance(this.landing, [this.x * MM, this.y * MM]) > 1);

  /** The room that is looked at: under the pointer, else the one laid out. */
  shown: RoomShape | null = $derived.by(() => {
    const lit = this.table.highlighted?.verb === "room" ? this.table.highlighted.text : null;
    const wanted = this.hovered ?? lit ?? this.room;
    return this.rooms.find((room) => room.option === wanted) ?? null;
  });

  /** What would be sent; null while something is missing. */
  text: string | null = $derived.by(() => {
    const point = `${this.x} ${this.y}`;
    switch (this.verb) {
      case null:
        return null;
      case "height":
        return `height ${this.height}`;
      case "drop":
        return `drop ${point} ${this.height}`;
      case "flick":
        return this.cube && `flick ${this.cube} ${this.direction} ${this.strength}`;
      case "place":
      case "slide":
      case "prop":
        return this.cube && `${this.verb} ${this.cube} ${point}`;
      default:
        return `${this.verb} ${point}`;
    }
  });

  /** What stands in the room that was picked corner by corner. */
  blocking: Set<string> = $derived(new Set(this.because?.key === "room.blocked" ? String(this.because.facts["pillars"]).split(" ") : []));

  // -- pointing

  /** Begin anew when another question is put; call it in an effect. */
  follow(): void {
    const { asked_seq } = this.table.shown;
    const question = this.open ? `${asked_seq} ${this.view.asked?.prompt ?? ""} ${this.verb ?? ""}` : "";
    if (question === this.asked) return;
    this.asked = question;
    this.room = this.hovered = this.over = this.first = null;
    this.picked = [];
    this.because = null;
    this.keyed = false;
    this.cube = this.cubes.length === 1 ? (this.cubes[0] ?? null) : null;
    [this.x, this.y] = this.proposal();
    this.height = clamp(this.height, this.heights);
    this.strength = clamp(Math.min(50, this.strengths[1]), this.strengths);
    if (this.rooms.length === 1) this.room = this.rooms[0]?.option ?? null;
  }

  /** Point at what a hint advises, or a lesson wants, once: one may still aim elsewhere. Call it in an effect. */
  heed(): void {
    const option = this.table.advice?.lines[0]?.option ?? this.table.wanted;
    const mark = option && `${this.table.shown.asked_seq} ${option}`;
    if (mark === this.heeded || (option && !this.open)) return;
    this.heeded = mark;
    const [verb, ...words] = option.split(" ");
    if (verb === "room" && this.rooms.some((room) => room.option === option)) return this.layOut(option);
    if (verb !== this.verb) return;
    const named = this.pick(this.cubes.find((cube) => cube === words[0] || this.alike(cube, words[0] ?? "")) ?? "");
    const numbers = (named ? words.slice(1) : words).map(Number);
    if (verb === "flick") [this.direction, this.strength] = [numbers[0] ?? this.direction, numbers[1] ?? this.strength];
    else if (verb === "height") this.height = numbers[0] ?? this.height;
    else [this.x, this.y, this.height] = [numbers[0] ?? this.x, numbers[1] ?? this.y, numbers[2] ?? this.height];
  }

  /** Where an aim begins: the middle, or the listed spot that is nearest to it where not every spot will do. */
  private proposal(): [x: number, y: number] {
    const centre = this.zone?.length ? meanOf(this.zone) : (this.ranges.prop?.around ?? pawnAt(this.view) ?? [0, 0]);
    const middle: [number, number] = [Math.round(centre[0] / MM), Math.round(centre[1] / MM)];
    if (!this.pointed || this.verb === "drop") return middle;
    const spots = (this.view.asked?.options ?? [])
      .filter((option) => option.startsWith(`${this.verb} `))
      .map((option): [number, number] => option.split(" ").slice(-2).map(Number) as [number, number]);
    return spots.reduce((best, spot) => (distance(spot, middle) < distance(best, middle) ? spot : best), spots[0] ?? middle);
  }

  /** Aim at a point of the table, in hundredths. */
  at(x: number, y: number): void {
    if (!this.pointed) return;
    const { width, depth } = measuresOf(this.table.speaker).surface;
    this.x = clamp(Math.round(x / MM), [-width / 2 / MM, width / 2 / MM]);
    this.y = clamp(Math.round(y / MM), [-depth / 2 / MM, depth / 2 / MM]);
  }

  move(dx: number, dy: number): void {
    this.at((this.x + dx) * MM, (this.y + dy) * MM);
  }

  rise(by: number): void {
    this.height = clamp(this.height + by, this.heights);
  }

  /** Turn the flick towards a point of the table, in hundredths: the farther, the harder. */
  flickTo(x: number, y: number): void {
    const from = this.view.cubes.find(([name]) => name === this.cube);
    if (!from) return;
    const [dx, dy] = [x - from[1], y - from[2]];
    const far = Math.hypot(dx, dy);
    if (far < 400) return;
    this.turnTo((Math.atan2(dy, dx) * 180) / Math.PI);
    this.push(((far - 400) / FULL_FLICK) * 100);
  }

  turnTo(degrees: number): void {
    this.direction = ((Math.round(degrees) % 360) + 360) % 360;
  }

  push(strength: number): void {
    this.strength = clamp(Math.round(strength), this.strengths);
  }

  /** Choose a cube for this aim; a slide begins where it lies. */
  pick(cube: string): boolean {
    if (!this.cubes.includes(cube)) return false;
    this.cube = cube;
    const from = this.view.cubes.find(([name]) => name === cube);
    if (this.verb === "slide" && from) {
      this.x = Math.round(from[1] / MM);
      this.y = Math.round(from[2] / MM);
    }
    return true;
  }

  /** A cube or token by itself: taken for what is asked. False where it can only be looked at. */
  touch(name: string): boolean {
    if (this.corners.has(name)) {
      this.pickCorner(name);
      return true;
    }
    if (this.pick(name) || this.swapWith(name)) return true;
    const [offer, ...more] = this.table.offersOn(`card:${name}`);
    if (!offer || more.length) return false;
    void this.table.choose(offer);
    return true;
  }

  /** Two cubes change places: the first is remembered, the second decides. False where nothing is swapped. */
  swapWith(cube: string): boolean {
    const swaps = this.table.offers.filter((offer) => offer.verb === "swap" && offer.words.includes(cube));
    if (!swaps.length) return false;
    const both = swaps.find((offer) => this.first !== cube && offer.words.includes(this.first ?? ""));
    if (both) void this.table.choose(both);
    this.first = both || this.first === cube ? null : cube;
    return true;
  }

  /** Rooms at a point of the table, in hundredths, smallest first. */
  roomsAt(x: number, y: number): RoomShape[] {
    return this.listed.filter((room) => contains(room.space, [x, y])).sort((a, b) => areaOf(a.space) - areaOf(b.space));
  }

  /** Lay out a room to be confirmed; the list may stay as short as corners have made it. */
  layOut(option: string | null, among = false): void {
    this.room = option;
    if (!among) this.picked = [];
    this.because = null;
  }

  /** Pick one corner after another; of three that are no room the server says why. */
  pickCorner(name: string): void {
    const picked = this.picked.includes(name) ? this.picked.filter((one) => one !== name) : [...this.picked, name].slice(-3);
    this.layOut(null);
    this.picked = picked;
    if (picked.length < 3) return;
    const room = this.rooms.find(({ corners }) => corners.every((corner) => picked.includes(corner)));
    if (room) {
      this.room = room.option;
      return;
    }
    const text = `room ${inOrder(picked, bodyNames(this.table.speaker)).join(" ")}`;
    void this.table.live?.why(text).then((because) => {
      if (this.picked === picked) this.because = because ?? null;
    });
  }

  /** The room at a point; where several are one over another, each time the next. */
  cycle(x: number, y: number): void {
    const here = this.roomsAt(x, y);
    const now = here.findIndex((room) => room.option === this.room);
    this.layOut(here[(now + 1) % Math.max(1, here.length)]?.option ?? null, here.length > 0);
  }

  /** The next room of the list, or the one before. */
  next(by: number): void {
    const now = this.listed.findIndex((room) => room.option === this.room);
    const n = now < 0 && by < 0 ? this.listed.length - 1 : now + by;
    this.layOut(this.listed[(n + this.listed.length) % Math.max(1, this.listed.length)]?.option ?? null, true);
  }

  // -- deciding

  /** Ask the server, a moment after the aim has come to rest, why it will not do; call it in an effect. */
  check(): (() => void) | undefined {
    const { text, table } = this;
    if (!text || !table.live || this.high || this.verb === "flick") {
      if (!this.picked.length) this.because = null;
      this.checked = text ?? "";
      return undefined;
    }
    const timer = setTimeout(() => {
      void table.live?.why(text).then((because) => {
        if (this.text !== text) return;
        this.because = because ?? null;
        this.checked = text;
      });
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  async send(): Promise<void> {
    if (this.text) await this.table.chooseText(this.text);
  }

  /** Go into the room that is laid out. */
  async enter(): Promise<void> {
    const offer = this.table.offers.find((one) => one.text === this.room);
    if (offer) await this.table.choose(offer, true);
  }
}

const TOKEN = "pillar_token_";

/** Corners as they are written: cubes in the order of pieces, then tokens. */
export function inOrder(corners: string[], names: string[]): string[] {
  const rank = (name: string) => (name.startsWith(TOKEN) ? names.length + Number(name.slice(TOKEN.length)) : names.indexOf(name));
  return [...corners].sort((a, b) => rank(a) - rank(b));
}

export const FULL_FLICK = 15000; // how far, in hundredths, a flick of full strength is drawn

const clamp = (value: number, [low, high]: [number, number]): number => Math.min(high, Math.max(low, value));
