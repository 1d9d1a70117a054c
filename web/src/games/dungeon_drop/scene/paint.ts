// What is painted on things: faces of cubes with their signs, felt, oak, tokens. Everything is drawn here on canvases.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

import { glyphOf, LOOKS, type Kind } from "../kinds";

const FACE = 128; // pixels of the face of a cube

export type Cloth = { felt: string; deep: string; line: string; wood: string };

function canvas(width: number, height: number): CanvasRenderingContext2D {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  return made.getContext("2d") as CanvasRenderingContext2D;
}

function textureOf(pen: CanvasRenderingContext2D): Texture {
  const texture = new CanvasTexture(pen.canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** The same random numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function rgba(colour: string, alpha: number): string {
  const number = parseInt(colour.slice(1), 16);
  return `rgb(${number >> 16} ${(number >> 8) & 255} ${number & 255} / ${alpha})`;
}

function sign(pen: CanvasRenderingContext2D, path: string, size: number, fill: string, x = FACE / 2, y = FACE / 2): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 11, size / 11);
  pen.fillStyle = fill;
  pen.fill(new Path2D(path), "evenodd");
  pen.restore();
}

/** One face of a cube: its body, a rim, the sign. Of glass, only rim and sign are dense. */
export function face(kind: Kind): Texture {
  const look = LOOKS[kind];
  const pen = canvas(FACE, FACE);
  const random = seeded(kind.length * 977 + kind.charCodeAt(0));
  const rim = look.edge !== look.colour && ["key", "chest", "stair"].includes(kind) ? 13 : 7;
  pen.fillStyle = look.translucent ? rgba(look.colour, kind === "diamond" ? 0.42 : 0.62) : look.colour;
  pen.fillRect(0, 0, FACE, FACE);
  if (!look.translucent) grain(pen, kind, random);
  pen.strokeStyle = look.translucent ? rgba(look.edge, 0.8) : look.edge;
  pen.lineWidth = rim;
  pen.globalAlpha = rim > 7 || look.translucent ? 1 : 0.55;
  pen.strokeRect(rim / 2, rim / 2, FACE - rim, FACE - rim);
  pen.globalAlpha = 1;
  if (look.translucent) {
    // the facets of a cut stone, faintly
    pen.strokeStyle = rgba("#ffffff", 0.28);
    pen.lineWidth = 1.5;
    pen.strokeRect(20, 20, FACE - 40, FACE - 40);
    for (const [x, y] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) {
      pen.beginPath();
      pen.moveTo(x * FACE, y * FACE);
      pen.lineTo(x ? FACE - 20 : 20, y ? FACE - 20 : 20);
      pen.stroke();
    }
  }
  const shade = look.ink === "#ffffff" || look.ink === "#ffdf86" ? rgba("#000000", 0.45) : rgba("#ffffff", 0.35);
  sign(pen, glyphOf(kind), 84, shade, FACE / 2 + 1.5, FACE / 2 + 2);
  sign(pen, glyphOf(kind), 84, look.ink);
  return textureOf(pen);
}

function grain(pen: CanvasRenderingContext2D, kind: Kind, random: () => number): void {
  const stone = kind === "pillar";
  for (let n = 0; n < (stone ? 900 : 260); n++) {
    pen.fillStyle = rgba(random() < 0.5 ? "#000000" : "#ffffff", random() * (stone ? 0.16 : 0.05));
    const size = 1 + random() * (stone ? 4 : 2);
    pen.fillRect(random() * FACE, random() * FACE, size, size);
  }
  if (kind !== "shield") return;
  for (let n = 0; n < 60; n++) {
    pen.fillStyle = rgba("#ffffff", 0.4 + random() * 0.5);
    pen.fillRect(random() * FACE, random() * FACE, 2, 2);
  }
}

/** An unknown cube, still in the hand. */
export function unknown(): Texture {
  const pen = canvas(FACE, FACE);
  pen.fillStyle = "#efe4cc";
  pen.fillRect(0, 0, FACE, FACE);
  pen.strokeStyle = "#8d7c5c";
  pen.lineWidth = 6;
  pen.setLineDash([14, 10]);
  pen.strokeRect(10, 10, FACE - 20, FACE - 20);
  return textureOf(pen);
}

/** The top of a Pillar token: a column on brass. */
export function tokenTop(): Texture {
  const pen = canvas(FACE, FACE);
  pen.fillStyle = "#d9b45c";
  pen.fillRect(0, 0, FACE, FACE);
  pen.strokeStyle = "#5e430e";
  for (const [radius, width] of [[58, 5], [50, 1.5]] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.arc(FACE / 2, FACE / 2, radius, 0, 7);
    pen.stroke();
  }
  sign(pen, glyphOf("pillar"), 66, "#3a2705");
  return textureOf(pen);
}

/** A sign on a disc of a colour: whose meeple it is. */
export function badge(path: string, colour: string): Texture {
  const pen = canvas(64, 64);
  pen.beginPath();
  pen.arc(32, 32, 30, 0, 7);
  pen.fillStyle = "#15110d";
  pen.fill();
  sign(pen, path, 26, colour, 32, 32);
  return textureOf(pen);
}

const FELT = { width: 1280, height: 960 };

/** Felt under a lamp: short fibres, brighter in the middle, a stitched line along the edge. */
export function felt(cloth: Cloth, plain: boolean): Texture {
  const { width, height } = FELT;
  const pen = canvas(width, height);
  pen.fillStyle = cloth.felt;
  pen.fillRect(0, 0, width, height);
  if (!plain) {
    for (const [colour, inner, outer, from, to] of [["#fff3d8", 0.1, 0, 40, 0.45], [cloth.deep, 0, 0.95, width * 0.22, 0.62]] as const) {
      const light = pen.createRadialGradient(width / 2, height / 2, from, width / 2, height / 2, width * to);
      light.addColorStop(0, rgba(colour, inner));
      light.addColorStop(1, rgba(colour, outer));
      pen.fillStyle = light;
      pen.fillRect(0, 0, width, height);
    }
    const random = seeded(7);
    pen.lineWidth = 0.8;
    for (const colour of ["#000000", "#ffffff"]) {
      for (let step = 1; step <= 3; step++) {
        pen.strokeStyle = rgba(colour, step * (colour === "#000000" ? 0.026 : 0.014));
        pen.beginPath();
        for (let n = 0; n < 16000; n++) {
          const [x, y, angle, size] = [random() * width, random() * height, random() * 6.3, 1 + random() * 1.8];
          pen.moveTo(x, y);
          pen.lineTo(x + size * Math.cos(angle), y + size * Math.sin(angle));
        }
        pen.stroke();
      }
    }
  }
  pen.strokeStyle = cloth.line;
  pen.lineWidth = plain ? 3 : 2;
  pen.setLineDash([11, 7]);
  pen.globalAlpha = plain ? 1 : 0.6;
  pen.beginPath();
  pen.roundRect(14, 14, width - 28, height - 28, 22);
  pen.stroke();
  return textureOf(pen);
}

/** Planks of dark oak. */
export function oak(colour: string, plain: boolean): Texture {
  const pen = canvas(512, 512);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 512, 512);
  if (!plain) {
    const random = seeded(11);
    for (let n = 0; n < 420; n++) {
      const y = random() * 512;
      const wave = 2 + random() * 6;
      pen.strokeStyle = rgba(random() < 0.6 ? "#000000" : "#ffd9a0", 0.03 + random() * 0.09);
      pen.lineWidth = 0.5 + random() * 1.8;
      pen.beginPath();
      for (let x = -16; x <= 528; x += 16) pen.lineTo(x, y + wave * Math.sin((x / 512) * 6.283 + n));
      pen.stroke();
    }
  }
  const texture = textureOf(pen);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** Nothing but white. */
export function white(): Texture {
  const pen = canvas(4, 4);
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, 4, 4);
  return textureOf(pen);
}

/** The dark under a thing that lies on the table. */
export function blot(): Texture {
  const pen = canvas(64, 64);
  const dark = pen.createRadialGradient(32, 32, 2, 32, 32, 32);
  for (const [at, alpha] of [[0, 0.85], [0.45, 0.68], [0.7, 0.24], [1, 0]] as const) dark.addColorStop(at, rgba("#000000", alpha));
  pen.fillStyle = dark;
  pen.fillRect(0, 0, 64, 64);
  return textureOf(pen);
}

export type Finish = "dull" | "smooth" | "metal" | "glass";

// A ball under the lamps, from the light to the dark side: how bright at which part of the way.
const LIGHTS: Record<Finish, readonly (readonly [at: number, light: number])[]> = {
  dull: [[0, 1], [0.45, 0.86], [0.8, 0.58], [1, 0.36]],
  smooth: [[0, 1], [0.16, 1], [0.24, 0.93], [0.55, 0.8], [0.85, 0.52], [1, 0.4]],
  metal: [[0, 1], [0.2, 1], [0.3, 0.78], [0.5, 0.98], [0.62, 0.62], [0.8, 0.46], [0.92, 0.72], [1, 0.4]],
  glass: [[0, 1], [0.2, 1], [0.26, 0.86], [0.6, 0.74], [0.85, 0.95], [1, 0.62]],
};

/** Light as a picture of a ball: how bright a face is that looks this way. */
export function ball(finish: Finish): Texture {
  const pen = canvas(128, 128);
  const light = pen.createRadialGradient(50, 34, 4, 64, 62, 74);
  for (const [at, bright] of LIGHTS[finish]) {
    const value = Math.round(bright * 255);
    light.addColorStop(at, `rgb(${value} ${Math.round(value * 0.985)} ${Math.round(value * 0.955)})`);
  }
  pen.fillStyle = light;
  pen.fillRect(0, 0, 128, 128);
  return textureOf(pen);
}
