import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { SOUNDS as DUNGEONEER } from "../src/games/dungeoneer/sounds";
import { SOUNDS as DUNGEONOLOGY } from "../src/games/dungeonology/sounds";
import { messageOf } from "../src/lib/speaker";
import { amplitude, lengthOf, partsOf, type Sound } from "../src/lib/sound";

const ALL: Sound[] = ["step", "door", "card", "die", "blow", "wound", "quest", "turn", "win", "talk", "refuse"];

/** How loud a part is at a moment at most, between its swelling and its end. */
function loudness(sound: Sound, time: number): number {
  const heard = partsOf(sound).filter((part) => part.at <= time && time < part.at + part.length);
  return heard.reduce((sum, part) => {
    const left = 1 - (time - part.at) / part.length;
    return sum + amplitude(part.level) ** left * 0.0001 ** (1 - left); // it dies away as start() makes it
  }, 0);
}

describe.each(ALL)("the sound of %s", (sound) => {
  const parts = partsOf(sound);

  it("is made of audible parts", () => {
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) for (const pitch of [part.pitch, part.to]) expect(pitch >= 40 && pitch <= 8000).toBe(true);
  });

  it("swells and dies away softly", () => {
    for (const part of parts) {
      expect(part.at).toBeGreaterThanOrEqual(0);
      expect(part.attack).toBeGreaterThanOrEqual(0.01);
      expect(part.length).toBeGreaterThan(2 * part.attack);
    }
  });

  it("is short", () => {
    expect(lengthOf(sound)).toBeLessThanOrEqual(sound === "win" ? 2 : 1.5);
  });

  it("is quiet, all its parts together", () => {
    for (const part of parts) expect(part.level).toBeLessThanOrEqual(-20);
    for (let time = 0; time < lengthOf(sound); time += 0.01) expect(loudness(sound, time)).toBeLessThan(amplitude(-16));
  });
});

it("lets a die rattle and then settle", () => {
  const hits = partsOf("die").filter((part) => part.wave !== "noise");
  const gaps = hits.slice(1).map((hit, n) => hit.at - (hits[n]?.at ?? 0));
  expect(hits.length).toBeGreaterThan(5);
  expect(gaps.at(-1)).toBe(Math.max(...gaps));
  expect(hits.at(-1)?.pitch).toBe(Math.min(...hits.map((hit) => hit.pitch)));
});

it("lets a Quest rise", () => {
  const notes = partsOf("quest").filter((_, n) => n % 3 === 0).map((part) => part.pitch);
  expect(notes).toEqual([...notes].sort((one, other) => one - other));
});

describe.each([
  ["dungeoneer", DUNGEONEER],
  ["dungeonology", DUNGEONOLOGY],
])("the sounds of %s", (game, sounds) => {
  const events = readFileSync(`${import.meta.dirname}/../../src/undercroft/games/${game}/texts/en/events.ftl`, "utf-8");
  const told = new Set([...events.matchAll(/^(event-[a-z-]+) =/gm)].map((found) => found[1]));

  it("are there", () => expect(Object.keys(sounds).length).toBeGreaterThan(20));

  it("are for events that have a text", () => {
    expect(Object.keys(sounds).filter((kind) => !told.has(messageOf("event", kind)))).toEqual([]);
  });

  it("are named as the server names them", () => {
    expect(Object.keys(sounds).filter((kind) => !/^[a-z]+(_[a-z]+)*$/.test(kind))).toEqual([]);
  });

  it("leave to the page what is no event", () => {
    expect(Object.values(sounds).filter((sound) => ["turn", "talk", "refuse"].includes(sound))).toEqual([]);
  });

  it("have one for the end", () => expect(Object.values(sounds)).toContain("win"));
});

// -- playing, on a stage without loudspeakers

class Param {
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn((value: number) => {
    if (value <= 0) throw new RangeError("nothing falls to zero exponentially");
  });
}

class Node {
  gain = new Param();
  frequency = new Param();
  connect = vi.fn();
  stop = vi.fn();
  constructor(private readonly started: number[]) {}
  start = (at: number) => this.started.push(at);
}

let made: Context[] = [];

class Context {
  state = "suspended";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  resume = vi.fn(() => Promise.resolve());
  constructor() {
    made.push(this);
  }
  createGain = () => new Node([]);
  createBiquadFilter = () => new Node([]);
  createOscillator = () => new Node(this.started);
  createBufferSource = () => new Node(this.started);
  createBuffer = (_: number, length: number, sampleRate: number) => ({ sampleRate, getChannelData: () => new Float32Array(length) });
}

/** A page just loaded, with what its browser can do. */
async function page(browser: { audio?: unknown; touched?: boolean; sound?: boolean }) {
  vi.resetModules();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (idle = work));
  vi.stubGlobal("AudioContext", "audio" in browser ? browser.audio : Context);
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: browser.touched ?? true } });
  const { settings } = await import("../src/lib/settings.svelte");
  settings.sound = browser.sound ?? true;
  const { play } = await import("../src/lib/sound");
  return { play };
}

let idle = (): void => undefined; // what waits until the browser has nothing else to do

/** The same, when the device has been opened by a sound. */
async function opened() {
  const { play } = await page({});
  play("refuse");
  idle();
  made.forEach((context) => {
    context.currentTime += 10;
    context.started.length = 0;
  });
  return { play };
}

describe("playing", () => {
  beforeEach(() => {
    made = [];
    idle = () => undefined;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("opens the device when the page is drawn, and then says what has waited", async () => {
    const { play } = await page({});
    play("turn");
    play("card");
    expect(made).toEqual([]);
    idle();
    expect(made.map((context) => context.started.length)).toEqual([partsOf("turn").length + partsOf("card").length]);
  });

  it("starts every part of a sound, once", async () => {
    const { play } = await opened();
    for (const sound of ALL) {
      made.forEach((context) => {
        context.currentTime += 10;
        context.started.length = 0;
      });
      play(sound);
      expect([sound, made[0]?.started.length]).toEqual([sound, partsOf(sound).length]);
    }
    expect(made.length).toBe(1);
    expect(made[0]?.resume).toHaveBeenCalled();
  });

  it("is not for those who do not want it", async () => {
    (await page({ sound: false })).play("step");
    expect(made).toEqual([]);
  });

  it("waits until somebody has touched the page", async () => {
    (await page({ touched: false })).play("step");
    expect(made).toEqual([]);
  });

  it("needs a sound", async () => {
    (await page({})).play(undefined);
    expect(made).toEqual([]);
  });

  it("does nothing where there is no audio", async () => {
    const { play } = await page({ audio: undefined });
    expect(() => play("step")).not.toThrow();
  });

  it("does nothing where audio fails", async () => {
    const broken = vi.fn(function () {
      throw new Error("no device");
    });
    const { play } = await page({ audio: broken });
    play("step");
    expect(() => idle()).not.toThrow();
    expect(broken).toHaveBeenCalled();
  });

  it("lets sounds follow one another and says the same thing once", async () => {
    const { play } = await opened();
    play("card");
    const first = made[0]?.started.length ?? 0;
    play("card");
    expect(made[0]?.started.length).toBe(first);
    play("step");
    expect(made[0]?.started[first]).toBeGreaterThan(10);
  });

  it("drops what would come too late", async () => {
    const { play } = await opened();
    for (const sound of ALL) play(sound);
    expect(Math.max(...(made[0]?.started ?? []))).toBeLessThan(10 + 0.9 + 2);
    expect(made[0]?.started.length).toBeLessThan(ALL.flatMap(partsOf).length);
  });
});
