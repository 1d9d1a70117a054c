// What stands and lies on the table: cubes, tokens, the Pawn, meeples, and the table itself. Centimetres; z is up.

import { BoxGeometry, BufferGeometry, Color, CylinderGeometry, DoubleSide, ExtrudeGeometry, Group, LatheGeometry, Mesh, MeshBasicMaterial, MeshLambertMaterial, MeshMatcapMaterial, MeshPhysicalMaterial, MeshStandardMaterial, PlaneGeometry, Shape, ShapeGeometry, Vector2, type Material, type Texture } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";

import { SEAT_MARKS } from "../../../art/heroes";
import { kindOf, LOOKS, type Kind } from "../kinds";
import { badge, ball, face, felt, oak, tokenTop, unknown, white, type Cloth, type Finish } from "./paint";
import type { Quality } from "./quality";

export const TABLE = { width: 80, depth: 60, thick: 3, rim: 1.8 };

type Surface = { color?: string; map?: Texture; metal?: number; rough?: number; shine?: number };

const BEVEL = 0.1; // of the side of a cube

export class Workshop {
  readonly cube: BufferGeometry;
  private readonly materials = new Map<Kind, Material>();
  private readonly textures: Texture[] = [];
  private readonly balls = new Map<Finish, Texture>();
  private mystery: Material | null = null;
  private readonly mirrors: MeshStandardMaterial[] = [];
  private room: Texture | null = null;
  readonly white: Texture;

  constructor(private readonly quality: Quality) {
    this.white = this.keep(white());
    this.cube = new RoundedBoxGeometry(1, 1, 1, quality === "full" ? 4 : 2, BEVEL);
  }

  /** Sharp at a slant, too, where that costs nothing. */
  private keep(texture: Texture): Texture {
    texture.anisotropy = this.quality === "full" ? 8 : 1;
    this.textures.push(texture);
    return texture;
  }

  /** What metal, glass and varnish mirror; felt mirrors nothing. */
  mirror(room: Texture): void {
    this.room = room;
    for (const material of this.mirrors) material.envMap = room;
  }

  private mirroring<T extends MeshStandardMaterial>(material: T): T {
    material.envMap = this.room;
    this.mirrors.push(material);
    return material;
  }

  material(kind: Kind): Material {
    const known = this.materials.get(kind);
    if (known) return known;
    const made = LOOKS[kind].translucent ? this.glass(kind) : this.solid(kind);
    this.materials.set(kind, made);
    return made;
  }

  /** What a thing is made of. Where the processor draws, light is a painted ball: that costs a tenth. */
  private made(look: Surface): Material {
    const { color = "#ffffff", map = null, metal = 0, rough = 0.5, shine = 0.7 } = look;
    if (this.quality === "full") return this.mirroring(new MeshStandardMaterial({ color, map, metalness: metal, roughness: rough, envMapIntensity: shine }));
    return new MeshMatcapMaterial({ color, map: map ?? this.white, matcap: this.ball(metal > 0.3 ? "metal" : rough > 0.7 ? "dull" : "smooth") });
  }

  private ball(finish: Finish): Texture {
    const known = this.balls.get(finish) ?? this.keep(ball(finish));
    this.balls.set(finish, known);
    return known;
  }

  private solid(kind: Kind): Material {
    const look = LOOKS[kind];
    const rough = { pillar: 0.92, gold: 0.28, shield: 0.3, potion: 0.35, chest: 0.45, key: 0.45, goblin: 0.75, troll: 0.75, dragon: 0.6, stair: 0.5 }[kind as string] ?? 0.6;
    return this.made({ map: this.keep(face(kind)), metal: look.metal, rough, shine: look.metal ? 1.3 : 0.7 });
  }

  /** Gems: on a good machine light is bent in them, elsewhere one sees through their faces. */
  private glass(kind: Kind): Material {
    const look = LOOKS[kind];
    const map = this.keep(face(kind));
    if (this.quality === "plain") return new MeshMatcapMaterial({ map, matcap: this.ball("glass"), transparent: true, side: DoubleSide });
    return this.mirroring(new MeshPhysicalMaterial({
      ...{ map, roughness: 0.08, metalness: 0, envMapIntensity: 1.6, emissive: new Color(look.colour), emissiveIntensity: kind === "diamond" ? 0.05 : 0.22 },
      ...{ transparent: true, side: DoubleSide, clearcoat: 1, clearcoatRoughness: 0.05, iridescence: kind === "diamond" ? 0.9 : 0.25, iridescenceIOR: 1.6 },
      ...{ specularIntensity: 1, ior: kind === "diamond" ? 2.2 : 1.7 },
    }));
  }

  /** A cube of side 1 that is called by its name; unknown ones have none. */
  make(name: string | null): Mesh {
    const kind = name === null ? null : kindOf(name);
    this.mystery ??= this.made({ map: this.keep(unknown()), rough: 0.7 });
    const mesh = new Mesh(this.cube, kind ? this.material(kind) : this.mystery);
    mesh.castShadow = true;
    mesh.receiveShadow = kind === null || !LOOKS[kind].translucent;
    if (name) mesh.userData["cube"] = name;
    return mesh;
  }

  /** A flat disc of brass that stands for a Pillar. */
  token(radius: number): Group {
    const group = new Group();
    const top = this.made({ map: this.keep(tokenTop()), metal: 0.55, rough: 0.38 });
    const side = this.made({ color: "#a67c2c", metal: 0.7, rough: 0.35 });
    const disc = new Mesh(new CylinderGeometry(radius, radius * 1.04, 0.22, 40), [side, top, side]);
    disc.rotation.x = Math.PI / 2;
    disc.rotation.y = Math.PI / 2;
    disc.position.z = 0.11;
    disc.castShadow = disc.receiveShadow = true;
    group.add(disc);
    return group;
  }

  /** The Pawn: a turned figure whose foot is as wide as the rules say. */
  pawn(radius: number): Group {
    const outline = [[0, 0], [1, 0], [1, 0.16], [0.9, 0.28], [0.66, 0.4], [0.5, 0.72], [0.36, 1.3], [0.32, 1.62], [0.56, 1.74], [0.56, 1.84], [0.34, 1.9]];
    const head = Array.from({ length: 13 }, (_, n) => [0.52 * Math.sin(0.45 + (n / 12) * 2.69), 2.32 - 0.52 * Math.cos(0.45 + (n / 12) * 2.69)]);
    const points = [...outline, ...head].map(([x = 0, y = 0]) => new Vector2(Math.max(0, x) * radius, y * radius));
    const body = new Mesh(new LatheGeometry(points, this.quality === "full" ? 48 : 24), this.made({ color: "#f4e7c8", rough: 0.38 }));
    const belt = new Mesh(new CylinderGeometry(radius * 0.585, radius * 0.585, radius * 0.1, 32), this.made({ color: "#c9a24b", metal: 0.9, rough: 0.25 }));
    body.rotation.x = belt.rotation.x = Math.PI / 2;
    belt.position.z = radius * 1.79;
    return cast(body, belt);
  }

  /** A meeple of a seat, with its sign on chest and back. */
  meeple(seat: number, radius: number, colour: string): Group {
    const shape = new Shape();
    shape.moveTo(-0.98, 0);
    shape.lineTo(-0.3, 0);
    shape.quadraticCurveTo(-0.22, 0.42, 0, 0.46);
    shape.quadraticCurveTo(0.22, 0.42, 0.3, 0);
    shape.lineTo(0.98, 0);
    shape.quadraticCurveTo(0.9, 0.55, 0.62, 0.98);
    shape.quadraticCurveTo(1.25, 1.12, 1.22, 1.36);
    shape.quadraticCurveTo(1.1, 1.62, 0.42, 1.6);
    shape.quadraticCurveTo(0.66, 2.3, 0, 2.36);
    shape.quadraticCurveTo(-0.66, 2.3, -0.42, 1.6);
    shape.quadraticCurveTo(-1.1, 1.62, -1.22, 1.36);
    shape.quadraticCurveTo(-1.25, 1.12, -0.62, 0.98);
    shape.quadraticCurveTo(-0.9, 0.55, -0.98, 0);
    const solid = new ExtrudeGeometry(shape, { depth: 0.7, bevelEnabled: true, bevelSize: 0.06, bevelThickness: 0.08, bevelSegments: 2, curveSegments: 8 });
    solid.translate(0, 0.06, -0.35);
    const body = new Mesh(solid, this.made({ color: colour, rough: 0.42 }));
    body.rotation.x = Math.PI / 2;
    body.scale.setScalar(radius * 0.85);
    const sign = new MeshBasicMaterial({ map: this.keep(badge(SEAT_MARKS[seat % 4] ?? "", colour)), transparent: true });
    const signs = [0, Math.PI].map((turn) => {
      const plate = new Mesh(new PlaneGeometry(0.62, 0.62), sign);
      plate.rotation.order = "ZXY";
      plate.rotation.set(Math.PI / 2, 0, turn);
      plate.scale.setScalar(radius);
      plate.position.set(0, (turn ? 1 : -1) * radius * 0.41, radius * 1.02);
      return plate;
    });
    return cast(body, ...signs);
  }

  /** The table: a slab of oak with felt on it. */
  table(cloth: Cloth, flat: boolean): Group {
    const { width, depth, thick, rim } = TABLE;
    const group = new Group();
    const wood = this.keep(oak(cloth.wood, flat));
    wood.repeat.set(1 / 26, 1 / 26);
    const slab = new ExtrudeGeometry(rounded(width - 0.6, depth - 0.6, 2), { depth: thick - 0.6, bevelEnabled: true, bevelSize: 0.3, bevelThickness: 0.3, bevelSegments: 3 });
    const frame = new Mesh(slab, this.wood(wood));
    frame.position.z = -thick + 0.3 - 0.02;
    frame.receiveShadow = true;
    const cover = new ShapeGeometry(rounded(width - 2 * rim, depth - 2 * rim, 1.4), 6);
    const at = cover.getAttribute("position");
    const uv = cover.getAttribute("uv");
    for (let n = 0; n < at.count; n++) uv.setXY(n, at.getX(n) / (width - 2 * rim) + 0.5, at.getY(n) / (depth - 2 * rim) + 0.5);
    const cloths = new Mesh(cover, this.cloth(this.keep(felt(cloth, flat))));
    cloths.receiveShadow = true;
    group.add(frame, cloths);
    return group;
  }

  /** Felt. Where the processor draws, its light is painted on it. */
  private cloth(map: Texture): Material {
    return this.quality === "full" ? new MeshLambertMaterial({ map }) : new MeshBasicMaterial({ map });
  }

  private wood(map: Texture): Material {
    return this.quality === "full" ? this.mirroring(new MeshStandardMaterial({ map, roughness: 0.45, envMapIntensity: 0.3 })) : new MeshBasicMaterial({ map });
  }

  dispose(): void {
    for (const texture of this.textures) texture.dispose();
    for (const material of this.materials.values()) material.dispose();
    this.mystery?.dispose();
    this.cube.dispose();
  }
}

function cast(...meshes: Mesh[]): Group {
  const group = new Group();
  for (const mesh of meshes) mesh.castShadow = mesh.receiveShadow = true;
  group.add(...meshes);
  return group;
}

function rounded(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2];
  const shape = new Shape();
  shape.absarc(x - radius, y - radius, radius, 0, Math.PI / 2);
  shape.absarc(-x + radius, y - radius, radius, Math.PI / 2, Math.PI);
  shape.absarc(-x + radius, -y + radius, radius, Math.PI, 1.5 * Math.PI);
  shape.absarc(x - radius, -y + radius, radius, 1.5 * Math.PI, 2 * Math.PI);
  return shape;
}

/** Lamps around a dark room, as metal and glass mirror them. */
export function lamps(): Group {
  const room = new Group();
  const lamp = (x: number, y: number, z: number, width: number, height: number, colour: string, strength: number) => {
    const mesh = new Mesh(new PlaneGeometry(width, height), new MeshStandardMaterial({ color: "#000000", emissive: colour, emissiveIntensity: strength, side: DoubleSide }));
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  const walls = new Mesh(new BoxGeometry(20, 20, 20), new MeshStandardMaterial({ color: "#000000", emissive: "#5a4a44", emissiveIntensity: 0.55, side: DoubleSide }));
  room.add(walls);
  lamp(0, 0, 9, 7, 7, "#fff1d6", 9);
  lamp(-8, -5, 5, 3, 5, "#ffcf94", 5);
  lamp(8, 3, 5, 2, 6, "#bcd0ff", 3.5);
  lamp(0, 9, 3, 8, 1.2, "#ffe2b8", 4);
  return room;
}
