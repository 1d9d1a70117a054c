// What a fall sounds like: every blow of a cube at its moment, louder the faster, and each kind after what it is made of.
// Made by the browser itself, quiet, and only for those who want it.

import { settings } from "../../lib/settings.svelte";
import { kindOf, lookOf, sizeOf } from "./kinds";

/** A blow, seconds from now: its speed in m/s, and the name of the cube. */
export type Blow = { at: number; speed: number; name: string };

/** What a blow is made of: a pitch that dies away, and the rustle of the felt. */
export type Knock = { at: number; pitch: number; length: number; level: number };

const LOUDEST = 0.1; // of one blow
const FASTEST = 2.2; // m/s, from the highest hand
const MOST = 90; // blows in one fall; more are a roar
const SIZES = { s: 1.25, l: 1, h: 0.8 };

/** Stone is dull, wood a little brighter, metal rings, gems are glass. */
function voice(name: string): { pitch: number; length: number } {
  const look = name.includes("_") ? lookOf(name) : null;
  if (!look) return { pitch: 480, length: 0.05 };
  if (look.translucent) return { pitch: 2300, length: 0.11 };
  if (look.metal > 0.5) return { pitch: 1500, length: 0.14 };
  return kindOf(name) === "pillar" ? { pitch: 520, length: 0.04 } : { pitch: 820, length: 0.05 };
}

/** The loudest blows of a fall. */
export function knocks(blows: Blow[]): Knock[] {
  const loud = [...blows].sort((a, b) => b.speed - a.speed).slice(0, MOST);
  const share = 1 / Math.max(1, Math.sqrt(loud.length / 12));
  return loud
    .sort((a, b) => a.at - b.at)
    .map(({ at, speed, name }, n) => {
      const { pitch, length } = voice(name);
      const wobble = 1 + 0.06 * Math.sin(n * 2.4); // no two sound alike
      return { at, pitch: pitch * SIZES[sizeOf(name)] * wobble, length, level: LOUDEST * share * Math.min(1, speed / FASTEST) };
    });
}

let audio: AudioContext | null = null;
let rustle: AudioBuffer | null = null;
let out: GainNode | null = null;

/** Play the blows of a fall that begins now. */
export function clatter(blows: Blow[]): void {
  if (!settings.sound || typeof AudioContext === "undefined" || globalThis.navigator?.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => undefined);
    hush();
    out = audio.createGain();
    out.connect(audio.destination);
    for (const knock of knocks(blows)) sound(audio, out, knock);
  } catch {
    audio = out = null; // no device
  }
}

/** Silence, when a fall is skipped. */
export function hush(): void {
  out?.disconnect();
  out = null;
}

function sound(context: AudioContext, to: AudioNode, { at, pitch, length, level }: Knock): void {
  const begin = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(level, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  volume.connect(to);
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
  tone.connect(volume);
  tone.start(begin);
  tone.stop(begin + length);
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch * 1.8;
  const noise = context.createBufferSource();
  noise.buffer = hiss(context);
  noise.connect(band);
  band.connect(volume);
  noise.start(begin, (at * 7.3) % 0.5);
  noise.stop(begin + Math.min(length, 0.03));
}

function hiss(context: AudioContext): AudioBuffer {
  if (rustle?.sampleRate === context.sampleRate) return rustle;
  rustle = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = rustle.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return rustle;
}
