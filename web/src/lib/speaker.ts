// A speaker: one language, one game, and every sentence a table needs. The same Fluent files and the same rules as
// undercroft.texts in Python: facts come from the server, words are made here.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { MINUS, plain } from "./numbers";
import type { Because, Content, Facts, Standing, TableEvent } from "./types";

const LISTS = "*&|=";
const FORMS = ["the", "to"] as const;

/** A number below zero, with the sign that is printed and not the one that is typed. */
class Below extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", MINUS);
  }
}

type Forms = Record<string, string>;

/** What is known about the table while a sentence is made. */
export type Scene = {
  names: string[];
  spaces: Record<string, string>;
  score: string;
  /** Where cells are, told by what lies beside them, for whoever sees the map. Without it they are told as one types them. */
  places?: Record<string, string>;
};

export const NOWHERE: Scene = { names: [], spaces: {}, score: "" };

/** The message of a word: kind "prompt" and name "bane.swap_with" are `prompt-bane-swap-with`. */
export function messageOf(kind: string, name: string): string {
  return `${kind}-${name.replaceAll(".", "-").replaceAll("_", "-")}`;
}

/** The same text with longer words. */
export function lengthened(text: string, factor: number): string {
  return text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * (factor - 1))));
}

/** What the owner of a content calls his cards, in plain text: by message its attributes, and as `name` the message itself. */
export type OwnTexts = Record<string, Record<string, string>>;

/**
 * The messages of all these files; `over` are those of an expansion, whose messages take the place of others with their name.
 * What an owner says is text and nothing else: no sign in it is read.
 */
export function makeBundle(language: string, files: string[], stretch = 1, over: string[] = [], own: OwnTexts = {}): FluentBundle {
  const transform = stretch === 1 ? undefined : (text: string) => lengthened(text, stretch);
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  for (const file of files) bundle.addResource(new FluentResource(file));
  for (const file of over) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  const resource = new FluentResource("");
  for (const [id, { name, ...attributes }] of Object.entries(own)) {
    const ours = bundle.getMessage(id);
    resource.body.push({ id, value: name ?? ours?.value ?? null, attributes: { ...ours?.attributes, ...attributes } });
  }
  bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

export class Speaker {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly content: Content | null = null,
    private readonly missing: (message: string) => void = (message) => console.warn(`no text ${message}`),
  ) {}

  private edition = 0; // printed book of the table, where there are several
  private readonly others = new Map<number, this>();

  /** The same speaker at a table of another edition: of `icon-stop-edition-2` and `icon-stop` the former is said there. */
  ofEdition(edition: number): this {
    if (edition === this.edition) return this;
    const other = this.others.get(edition) ?? (Object.assign(Object.create(Object.getPrototypeOf(this) as object), this, { edition }) as this);
    this.others.set(edition, other);
    return other;
  }

  private inEdition(message: string): string {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(`${name}-edition-${this.edition}`);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    return pattern ? message.replace(name, `${name}-edition-${this.edition}`) : message;
  }

  // -- any message

  has(message: string): boolean {
    const [name = "", attribute] = message.split(".");
    const found = this.bundle.getMessage(name);
    return found !== undefined && (attribute === undefined || attribute in found.attributes);
  }

  say(message: string, words: Record<string, FluentVariable | undefined> = {}): string {
    const [name = "", attribute] = (this.edition ? this.inEdition(message) : message).split(".");
    const found = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!pattern) {
      this.missing(message);
      return message;
    }
    const given: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(words)) if (value !== undefined) given[key] = typeof value === "number" && value < 0 ? new Below(value) : value;
    return this.bundle.formatPattern(pattern, given, []);
  }

  // -- words

  /** A content id from the name of a copy: `dodge_1` is `dodge`, `s2_dodge_1` as well, and `gold_s1` is `gold`. */
  cardId(name: string): string {
    const cards = this.content?.cards ?? {};
    if (name in cards) return name;
    const owned = /^s\d+_(.+)$/.exec(name)?.[1] ?? name;
    return owned.replace(/_[slh]?\d+$/, "");
  }

  private cardMessage(name: string): string {
    const dot = name.indexOf(".");
    if (dot >= 0) return messageOf(name.slice(0, dot), name.slice(dot + 1));
    const message = messageOf("card", name);
    return this.has(message) ? message : messageOf("card", this.cardId(name));
  }

  card(name: string): string {
    return this.say(this.cardMessage(name));
  }

  cardText(name: string): string {
    const message = `${this.cardMessage(name)}.text`;
    return this.has(message) ? this.say(message) : "";
  }

  word(kind: string, name: string): string {
    return this.say(messageOf(kind, name));
  }

  seat(seat: number): string {
    return this.say("seat-number", { n: seat + 1 });
  }

  /** Somebody who has no seat but a number, where the game has such a one; else a seat. */
  private opponent(n: number): string {
    return this.has(`seat-${n}`) ? this.say(`seat-${n}`) : this.seat(n);
  }

  /** The name by which a hero is called at the table. */
  short(hero: string): string {
    const message = this.cardMessage(hero);
    return this.say(this.has(`${message}.short`) ? `${message}.short` : message);
  }

  /** Kin and calling of a hero; nothing for one of an owner who says nothing of it. */
  category(hero: string): string {
    const message = `${this.cardMessage(hero)}.category`;
    return this.has(message) ? this.say(message) : "";
  }

  power(hero: string): { name: string; text: string } {
    const power = this.content?.powers[this.cardId(hero)] ?? hero;
    const message = messageOf("power", power);
    return { name: this.say(message), text: this.say(`${message}.text`) };
  }

  /** A card in full: its name, what it is and costs, its text. */
  describe(name: string): string[] {
    const facts = this.content?.cards[this.cardId(name)];
    const lines = [this.card(name)];
    if (facts) {
      const powerful = this.cardId(name) in (this.content?.powers ?? {});
      if (powerful && this.category(name)) lines.push(this.category(name));
      lines.push(this.sentence(messageOf("details", facts.kind), facts, NOWHERE));
      if (powerful) {
        const power = this.power(name);
        lines.push(this.say("details-power", { power: power.name, text: power.text }));
      }
    }
    const text = this.cardText(name);
    return text ? [...lines, text] : lines;
  }

  // -- sentences

  prompt(prompt: string, facts: Facts, asked: number, seat: number | null, scene: Scene): string {
    const message = messageOf("prompt", prompt) + (asked === seat ? "" : ".other");
    return this.sentence(message, { ...facts, seat: asked }, scene);
  }

  option(option: string, facts: Facts, scene: Scene): string {
    const verb = option.split(" ")[0] ?? option;
    return this.sentence(messageOf("option", verb), facts, scene);
  }

  /** A log line; an attribute named after an argument is the sentence for those who were told it. */
  event(event: TableEvent, scene: Scene): string {
    let message = messageOf("event", event.kind);
    for (const argument of Object.keys(event)) {
      if (this.has(`${message}.${argument}`)) {
        message = `${message}.${argument}`;
        break;
      }
    }
    return this.sentence(message, event, scene);
  }

  reason(because: Because, scene: Scene): string {
    return this.sentence(messageOf("reason", because.key), { ...because.facts, rule: because.rule }, scene);
  }

  /** Why an option is good or bad; nothing where there is no sentence for it. */
  counsel(key: string, facts: Facts, scene: Scene): string {
    return this.has(key) ? this.sentence(key, facts, scene) : "";
  }

  place(place: Standing, scene: Scene): string {
    return this.sentence(messageOf("place", place.reason), { seat: place.seat, rank: place.rank, ...place.figures }, scene);
  }

  /** The lines of a combat or test in progress, each with every number and its source. */
  scene(shown: Facts & { scene: string }, scene: Scene): string[] {
    const message = messageOf("scene", shown.scene);
    const sides = Object.keys(shown).map((side) => `${message}.${side}`);
    return [message, ...sides.filter((line) => this.has(line))].map((line) => this.sentence(line, shown, scene));
  }

  /** A sum with its sources: "die 4 + Melee 3 + Runed Longsword 2 = 9". */
  total(parts: [string, number][], score: string): string {
    let text = "";
    for (const [source, n] of parts) {
      if (text || n < 0) text += ` ${n < 0 ? MINUS : "+"} `;
      text += `${this.part(source, score)} ${Math.abs(n)}`;
    }
    const end = parts.reduce((sum, [, n]) => sum + n, 0);
    return `${text.trimStart()} = ${plain(end)}`;
  }

  /** The word for one source of a sum. */
  part(source: string, score: string): string {
    const message = messageOf("part", source);
    return this.has(message) ? this.say(message, { score: score ? this.word("score", score) : "" }) : this.card(source);
  }

  // -- how facts become words

  /** Whoever sees the map is told places by their neighbours, where there is a `near-` message for it. */
  sentence(message: string, facts: Facts, scene: Scene): string {
    const near = scene.places && this.has(`near-${message}`);
    return this.say(near ? `near-${message}` : message, this.words(facts, { ...scene, score: (facts["score"] as string | undefined) ?? "" }));
  }

  words(facts: Facts, scene: Scene): Record<string, FluentVariable> {
    const kinds = this.content?.kinds ?? {};
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(facts)) {
      const kind = kinds[name];
      const lists = kind !== undefined && LISTS.includes(kind.at(-1) ?? " ");
      if (typeof value === "boolean") said[name] = value ? "yes" : "no";
      else if (value === null || value === undefined || (kind !== undefined && value === "")) said[name] = "none";
      else if (kind === undefined || (lists && typeof value === "number")) {
        if (typeof value === "number" || typeof value === "string") said[name] = value;
      } else if (lists) {
        const list = value as unknown[];
        said[name] = this.listed(kind, list, scene);
        said[`${name}_n`] = list.length;
      } else {
        for (const [form, text] of Object.entries(this.forms(kind, value, scene))) said[form ? `${form}_${name}` : name] = text;
      }
    }
    return said;
  }

  forms(kind: string, value: unknown, scene: Scene): Forms {
    [kind, value] = this.resolved(kind, value);
    switch (kind) {
      case "seat": {
        const name = scene.names[value as number] ?? this.opponent(value as number);
        return { "": name, the: name, at: name }; // nobody types @0 here
      }
      case "cell":
        return this.cellForms(value as string, scene);
      case "sum":
        return { "": this.total(value as [string, number][], scene.score) };
      case "cost": {
        const paid = Object.entries(value as Record<string, number>).filter(([, n]) => typeof n === "number" && n); // some cards list their effects by name
        return { "": paid.map(([what, n]) => this.say(messageOf("amount", what), { n })).join(", ") || this.say("amount-nothing") };
      }
    }
    if (Array.isArray(value)) {
      const [word, n] = value as [string, number];
      return { "": this.say(messageOf(kind, word), { n }) };
    }
    const message = kind === "card" ? this.cardMessage(String(value)) : messageOf(kind, String(value));
    const plain = this.say(message);
    const forms: Forms = { "": plain };
    for (const form of FORMS) forms[form] = this.has(`${message}.${form}`) ? this.say(`${message}.${form}`) : plain;
    return forms;
  }

  /** Which of several kinds a value is: a seat by its number, else the first for which there is a word, else the last. */
  private resolved(kind: string, value: unknown): [string, unknown] {
    const kinds = kind.split("/");
    for (const one of kinds.slice(0, -1)) {
      if (one === "seat") {
        if (typeof value === "number") return [one, value];
        if (String(value).startsWith("@")) return [one, Number(String(value).slice(1))];
      } else if (this.has(messageOf(one, String(value)))) return [one, value];
    }
    return [kinds.at(-1) ?? kind, value];
  }

  private cellForms(cell: string, scene: Scene): Forms {
    const at = this.say("space-at", { cell });
    const near = scene.places?.[cell] ?? at;
    const card = scene.spaces[cell];
    if (card === undefined) return { "": near, the: near, at, near };
    const words = this.forms("card", card, scene);
    const alike = Object.values(scene.spaces).filter((other) => this.cardId(other) === this.cardId(card)).length > 1;
    if (scene.places && !alike) return { "": words[""] ?? "", the: words["the"] ?? "", at, near };
    const where = scene.places ? `(${near})` : at;
    return {
      "": this.say("space-card", { card: words[""] ?? "", at: where }),
      the: this.say("space-card", { card: words["the"] ?? "", at: where }),
      at,
      near,
    };
  }

  private listed(kind: string, values: unknown[], scene: Scene): string {
    const sign = kind.at(-1);
    const one = kind.slice(0, -1);
    if (sign === "=") return (values as [unknown, unknown][]).map(([value, n]) => `${this.forms(one, value, scene)[""]} ${n}`).join(", ");
    const words = values.map((value) => this.forms(one, value, scene)[sign === "*" ? "" : "the"] ?? "");
    if (sign === "*" || words.length < 2) return words.join(", ");
    return this.say(sign === "&" ? "list-and" : "list-or", { most: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }
}
