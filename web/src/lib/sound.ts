// Small sounds, made by the browser itself from tones and noise: no files, quiet, and not for those who want none.
// What a sound is stands in `partsOf` as data; the rest plays it.

import { settings } from "./settings.svelte";

export type Sound = "step" | "door" | "card" | "die" | "blow" | "wound" | "quest" | "turn" | "win" | "talk" | "refuse";

/** A tone or a burst of noise: how it swells, glides and dies away. */
export type Part = {
  wave: "sine" | "triangle" | "noise";
  pitch: number; // in hertz; of noise, the middle of its band
  to: number; // the pitch at the end
  at: number; // seconds after the sound begins
  attack: number; // seconds until it is loudest
  length: number; // seconds until it is silent
  level: number; // at its loudest, in decibels below the full volume
};

const SILENT = 0.0001;
const QUEUE = 0.9; // seconds a sound may wait for those before it; later it would be a lie
const GAP = 0.6; // seconds after which the next sound may begin, though a bell still rings

function tone(pitch: number, at: number, length: number, level: number, to = pitch, wave: Part["wave"] = "sine"): Part {
  return { wave, pitch, to, at, attack: Math.min(0.015, length / 4), length, level };
}

function noise(pitch: number, at: number, length: number, level: number, to = pitch): Part {
  return tone(pitch, at, length, level, to, "noise");
}

/** Something solid on wood or stone. */
function knock(pitch: number, at: number, level: number): Part[] {
  return [tone(pitch, at, 0.12, level, pitch / 2), noise(pitch * 5, at, 0.06, level)];
}

/** A bell: its partials are not quite harmonic, and the high ones die first. */
function bell(pitch: number, at: number, length: number, level: number): Part[] {
  return [tone(pitch, at, length, level), tone(pitch * 2.01, at, length * 0.6, level - 8), tone(pitch * 2.98, at, length * 0.35, level - 14)];
}

const RATTLE = [0, 0.05, 0.11, 0.15, 0.23, 0.3, 0.41]; // a die that jumps lower each time

const PARTS: Record<Sound, Part[]> = {
  step: [...knock(105, 0, -25), ...knock(90, 0.17, -28)],
  door: [tone(92, 0, 0.34, -28, 70, "triangle"), noise(420, 0, 0.36, -26, 170), ...knock(80, 0.34, -24)],
  card: [noise(2600, 0, 0.13, -20, 1300), noise(900, 0.08, 0.06, -23)],
  die: [...RATTLE.flatMap((at, n) => knock(320 - (n % 3) * 45, at, -25 - n)), ...knock(150, 0.56, -25)],
  blow: [tone(170, 0, 0.2, -22, 55), noise(1100, 0, 0.14, -24, 260)],
  wound: [tone(233, 0, 0.42, -24, 147, "triangle"), tone(117, 0.03, 0.5, -25, 82)],
  quest: [523, 659, 784, 1047].flatMap((pitch, n) => bell(pitch, n * 0.11, 0.55 + n * 0.1, -27)),
  turn: bell(587, 0, 1.4, -23),
  win: [tone(131, 0, 1.8, -29, 131, "triangle"), ...[392, 523, 659, 784, 1047].flatMap((pitch, n) => bell(pitch, n * 0.14, 1.2, -28))],
  talk: [tone(523, 0, 0.09, -26), tone(698, 0.1, 0.14, -26)],
  refuse: [tone(196, 0, 0.13, -26, 185, "triangle"), tone(156, 0.15, 0.2, -26, 147, "triangle")],
};

/** What a sound is made of. */
export function partsOf(sound: Sound): readonly Part[] {
  return PARTS[sound];
}

export function amplitude(level: number): number {
  return 10 ** (level / 20);
}

/** Seconds from the beginning to silence. */
export function lengthOf(sound: Sound): number {
  return Math.max(...partsOf(sound).map((part) => part.at + part.length));
}

// -- playing

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let free = 0; // when the next sound may begin, in the time of the audio
const ends = new Map<Sound, number>();
let waiting: Sound[] = []; // for the device: to open it takes a tenth of a second or three, and the page is drawn before that

/** Play a sound, if the settings want it and somebody has touched the page: browsers are silent before. Several at once
 * follow one another, the same one is not heard twice, and where nothing can be heard nothing happens.
 */
export function play(sound: Sound | undefined): void {
  if (!sound || !settings.sound || typeof AudioContext === "undefined") return;
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) return;
  if (!audio) {
    waiting.push(sound);
    if (waiting.length === 1) whenIdle(open);
    return;
  }
  try {
    if (audio.state === "suspended") audio.resume().catch(() => undefined);
    const begin = Math.max(audio.currentTime, free);
    if (begin > audio.currentTime + QUEUE || begin < (ends.get(sound) ?? 0)) return;
    for (const part of partsOf(sound)) start(audio, part, begin + part.at);
    free = begin + Math.min(0.8 * lengthOf(sound), GAP);
    ends.set(sound, begin + lengthOf(sound));
  } catch {
    audio = null; // too many tables are open; another context has another time
    free = 0;
    ends.clear();
  }
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
}

function open(): void {
  const sounds = waiting;
  waiting = [];
  try {
    audio = new AudioContext();
  } catch {
    return; // no device
  }
  sounds.forEach(play);
}

function start(context: AudioContext, part: Part, at: number): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(amplitude(part.level), at + part.attack);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + part.length);
  volume.connect(context.destination);
  const source = part.wave === "noise" ? rustle(context, part, at, volume) : oscillate(context, part, at, volume);
  source.start(at);
  source.stop(at + part.length);
}

function oscillate(context: AudioContext, part: Part, at: number, volume: GainNode): OscillatorNode {
  const source = context.createOscillator();
  source.type = part.wave as OscillatorType;
  glide(source.frequency, part, at);
  source.connect(volume);
  return source;
}

function rustle(context: AudioContext, part: Part, at: number, volume: GainNode): AudioBufferSourceNode {
  if (hiss?.sampleRate !== context.sampleRate) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  source.buffer = hiss;
  band.type = "bandpass";
  glide(band.frequency, part, at);
  source.connect(band);
  band.connect(volume);
  return source;
}

function glide(pitch: AudioParam, part: Part, at: number): void {
  pitch.setValueAtTime(part.pitch, at);
  pitch.exponentialRampToValueAtTime(part.to, at + part.length);
}
