// The table in space. It is drawn when something has changed and at no other time. Inside, lengths are centimetres.

import { AmbientLight, DirectionalLight, Group, Mesh, MeshBasicMaterial, NoToneMapping, PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry, PMREMGenerator, Raycaster, Scene, Vector2, Vector3, WebGLRenderer, type Material, type Object3D, type Texture } from "three";

import type { Pose } from "../recording";
import { lamps, Workshop } from "./figures";
import { heap, Marks, shellMaterial, type Drawn, type Flat, type Tone, type Tones } from "./marks";
import type { Inset } from "../../../lib/table.svelte";
import { fitted, front, Orbit, seat, WIDTH, type Spot } from "./orbit";
import { blot, type Cloth } from "./paint";
import type { Quality } from "./quality";

export const CM = 1000; // hundredths of a millimetre

/** What is to be seen. Lengths are hundredths, as in the view. */
export type Sight = {
  cubes: ReadonlyMap<string, Pose>;
  tokens: readonly [x: number, y: number, turn: number, side: number][];
  pawn: Pose | null;
  meeples: ReadonlyMap<number, Pose>;
};

/** What is pointed at, and what is in the hand. */
export type Pointed = {
  drawn: Drawn[];
  shells: ReadonlyMap<string, Tone>; // by cube
  hand: { names: (string | null)[]; at: Flat; height: number } | null;
  ghost: { name: string; at: Flat } | null;
};

export type Look = { tones: Tones; cloth: Cloth; seats: string[]; scheme: string };
export type Sizes = { side: (name: string) => number; token: number; pawn: { radius: number; height: number }; meeple: { radius: number; height: number } };
export type Found = { cube: string | null; at: Flat | null };

const FINGER = 24; // pixels beside a cube at which a finger still means it
const SLOW = 40; // milliseconds of a frame above which fewer pixels are drawn while something moves
const ROUGHEST = 0.6;
const FINE = 1.5; // pixels for a pixel when nothing moves and the processor draws, instead of smoothed edges
const FAINT = [1, 0.6, 0.32, 0.16]; // shadows of what lies, and of what is higher and higher
const SLANT = { x: 0.6, y: -0.42 }; // how far light goes sideways on its way down
const SHELL = 0.13; // centimetres around a cube that is meant
const TURN = 1.3; // how much nearer things must come
const CLOSE = 6; // at least so many centimetres around the middle are shown

export class Stage {
  readonly orbit = new Orbit();

  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera((WIDTH * 180) / Math.PI, 1, 2, 400);
  private readonly lamp = new DirectionalLight("#ffeed4", 2.9);
  private readonly back = new DirectionalLight("#b9c4ff", 0.7);
  private readonly sky = new AmbientLight("#fff4e8", 0.8);
  private readonly workshop: Workshop;
  private readonly marks: Marks;
  private readonly inHand = new Group();
  private readonly cubes = new Map<string, Mesh>();
  private readonly blots = new Map<string, Mesh>();
  private readonly shadow: { texture: Texture; materials: MeshBasicMaterial[]; plane: PlaneGeometry }; // the higher, the fainter
  private readonly inks = new Map<string, MeshBasicMaterial>();
  private room: Texture | null = null; // what is mirrored
  private tokens: Object3D[] = [];
  private meeples = new Map<number, Object3D>();
  private pawn: Object3D | null = null;
  private table: Object3D | null = null;
  private look: Look | null = null;
  private sight: Sight = { cubes: new Map(), tokens: [], pawn: null, meeples: new Map() };
  private shells: ReadonlyMap<string, Tone> = new Map();
  private readonly rays = new Raycaster();
  private width = 1;
  private height = 1;
  private ratio = 1;

  private frame = 0;
  private running = false; // one frame follows another
  private last = 0; // when the last frame was drawn, while something moves
  private share: number; // of the pixels that are drawn while something moves
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly sizes: Sizes,
    private readonly quality: Quality,
    private readonly still: () => boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: quality === "full", powerPreference: "high-performance" });
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.shadowMap.enabled = quality === "full";
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.workshop = new Workshop(quality);
    this.marks = new Marks(this.workshop.white);
    this.share = quality === "full" ? 1 : 0.8;
    const texture = blot();
    const materials = FAINT.map((opacity) => new MeshBasicMaterial({ map: texture, opacity, transparent: true, depthWrite: false }));
    this.shadow = { texture, materials, plane: new PlaneGeometry(1, 1) };
    this.light();
    this.scene.add(this.marks.group, this.inHand);
    canvas.addEventListener("webglcontextrestored", this.again);
  }

  /** Lamps; where the processor draws, light and shadow are painted instead. */
  private light(): void {
    if (this.quality === "plain") return;
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(2048, 2048);
    this.lamp.shadow.radius = 3.5;
    this.lamp.shadow.bias = -0.0004;
    this.lamp.shadow.normalBias = 0.02;
    this.lamp.shadow.intensity = 0.9;
    this.back.position.set(20, -40, 30);
    this.scene.add(this.lamp, this.lamp.target, this.back, this.sky);
    this.mirror();
  }

  /** What metal and glass mirror. */
  private mirror(): void {
    if (this.quality === "plain") return;
    const maker = new PMREMGenerator(this.renderer);
    const room = new Scene();
    room.add(lamps());
    this.room?.dispose();
    this.room = maker.fromScene(room, 0.03, 0.1, 60).texture;
    this.workshop.mirror(this.room);
    maker.dispose();
  }

  /** The machine slept, or another page took what draws: everything is drawn anew. */
  private readonly again = (): void => {
    this.mirror();
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  };

  // -- what is seen

  /** Colours of a scheme. */
  dress(look: Look): void {
    const changed = JSON.stringify(look) !== JSON.stringify(this.look);
    if (!changed) return;
    this.look = look;
    for (const ink of this.inks.values()) ink.dispose();
    this.inks.clear();
    if (this.table) this.scene.remove(this.table);
    this.table = this.workshop.table(look.cloth, look.scheme === "contrast");
    this.scene.add(this.table);
    this.sky.intensity = look.scheme === "light" ? 1.1 : 0.8;
    for (const meeple of this.meeples.values()) this.scene.remove(meeple);
    this.meeples.clear();
    this.show(this.sight);
  }

  show(sight: Sight): void {
    this.sight = sight;
    for (const [name, mesh] of this.cubes) if (!sight.cubes.has(name)) this.takeAway(name, mesh);
    for (const [name, pose] of sight.cubes) this.place(name, pose);
    sight.tokens.forEach(([x, y, turn], n) => {
      const token = (this.tokens[n] ??= this.added(this.grounded(this.workshop.token(this.sizes.token / CM), this.sizes.token / CM, 0.1)));
      token.position.set(x / CM, y / CM, 0);
      token.rotation.z = (turn * Math.PI) / 1800;
    });
    this.tokens.forEach((token, n) => (token.visible = n < sight.tokens.length));
    if (sight.pawn) this.pawn ??= this.added(this.grounded(this.workshop.pawn(this.sizes.pawn.radius / CM), this.sizes.pawn.radius / CM, 0.5));
    if (this.pawn) this.pawn.visible = sight.pawn !== null;
    if (this.pawn && sight.pawn) stand(this.pawn, sight.pawn, this.sizes.pawn.height);
    for (const [n, meeple] of this.meeples) meeple.visible = sight.meeples.has(n);
    for (const [n, pose] of sight.meeples) stand(this.meeple(n), pose, this.sizes.meeple.height);
    this.aimLamp();
    this.paintShells();
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  private added<T extends Object3D>(thing: T): T {
    this.scene.add(thing);
    return thing;
  }

  /** A figure with the dark under it, where no shadows are cast. */
  private grounded<T extends Object3D>(figure: T, radius: number, away: number): T {
    if (this.quality === "full") return figure;
    const below = new Mesh(this.shadow.plane, this.shadow.materials[0]);
    below.scale.setScalar(radius * 3);
    below.position.set(SLANT.x * away, SLANT.y * away, 0.006);
    below.renderOrder = -200;
    figure.add(below);
    return figure;
  }

  private meeple(seat: number): Object3D {
    const known = this.meeples.get(seat);
    if (known) return known;
    const radius = this.sizes.meeple.radius / CM;
    const made = this.added(this.grounded(this.workshop.meeple(seat, radius, this.look?.seats[seat % 4] ?? "#e0a03a"), radius, 0.5));
    this.meeples.set(seat, made);
    return made;
  }

  private place(name: string, { x, y, z, q }: Pose): void {
    const side = this.sizes.side(name) / CM;
    let mesh = this.cubes.get(name);
    if (!mesh) {
      mesh = this.added(this.workshop.make(name));
      mesh.scale.setScalar(side);
      this.cubes.set(name, mesh);
      const below = this.added(new Mesh(this.shadow.plane, this.shadow.materials[0]));
      below.renderOrder = -200;
      this.blots.set(name, below);
    }
    mesh.position.set(x / CM, y / CM, z / CM);
    mesh.quaternion.set(q[1], q[2], q[3], q[0]);
    this.shade(this.blots.get(name), mesh, side);
  }

  /** The dark under a cube. Where no shadows are cast it is the shadow itself, which wanders off as the cube rises. */
  private shade(below: Mesh | undefined, { position: { x, y, z }, quaternion }: Mesh, side: number): void {
    if (!below) return;
    const up = Math.max(0, z - side / 2);
    const plain = this.quality === "plain";
    below.visible = z > 0 && (plain || up < side * 0.3);
    below.material = this.shadow.materials[Math.min(FAINT.length - 1, Math.ceil(up / 4))] as MeshBasicMaterial;
    const away = plain ? up + side * 0.38 : 0;
    below.position.set(x + SLANT.x * away, y + SLANT.y * away, 0.005);
    below.rotation.z = 2 * Math.atan2(quaternion.z, quaternion.w);
    below.scale.setScalar(side * (plain ? 1.9 : 2) + up * 0.08);
  }

  private takeAway(name: string, mesh: Mesh): void {
    this.scene.remove(mesh);
    this.cubes.delete(name);
    const below = this.blots.get(name);
    if (below) this.scene.remove(below);
    this.blots.delete(name);
  }

  /** What is pointed at. */
  point({ drawn, shells, hand, ghost }: Pointed): void {
    if (!this.look) return;
    this.marks.draw(drawn, this.look.tones);
    this.shells = shells;
    this.paintShells();
    this.inHand.clear();
    if (hand) this.hold(hand);
    if (ghost) this.propose(ghost);
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  private hold({ names, at, height }: NonNullable<Pointed["hand"]>): void {
    const side = Math.max(...names.map((name) => (name ? this.sizes.side(name) : 900))) / CM;
    const spots = heap(names.length, { x: at[0], y: at[1], z: height }, side);
    names.forEach((name, n) => {
      const mesh = this.workshop.make(name);
      const spot = spots[n] as Spot;
      mesh.scale.setScalar((name ? this.sizes.side(name) : 900) / CM);
      mesh.position.set(spot.x, spot.y, spot.z);
      mesh.rotation.set(0.6 + n * 1.3, 0.4 + n * 0.9, n * 2.1);
      this.inHand.add(mesh);
    });
  }

  private propose({ name, at }: NonNullable<Pointed["ghost"]>): void {
    const mesh = this.workshop.make(name);
    const side = this.sizes.side(name) / CM;
    mesh.scale.setScalar(side);
    mesh.position.set(at[0], at[1], side / 2);
    const lying = this.cubes.get(name);
    if (lying) mesh.quaternion.copy(lying.quaternion);
    mesh.add(this.shell(side, "lit"));
    this.inHand.add(mesh);
  }

  private shell(side: number, tone: Tone | "plain"): Mesh {
    const colour = tone === "plain" ? "#ffffff" : (this.look?.tones[tone] ?? "#ffffff");
    const ink = this.inks.get(colour) ?? shellMaterial(colour);
    this.inks.set(colour, ink);
    const shell = new Mesh(this.workshop.cube, ink);
    shell.scale.setScalar((side + (tone === "plain" || tone === "open" ? SHELL * 0.7 : SHELL * 1.3)) / side);
    return shell;
  }

  private paintShells(): void {
    for (const [name, mesh] of this.cubes) {
      const tone = this.shells.get(name) ?? (this.look?.scheme === "contrast" ? "plain" : null);
      if (mesh.userData["tone"] === tone) continue;
      mesh.userData["tone"] = tone;
      mesh.clear();
      if (tone) mesh.add(this.shell(mesh.scale.x, tone));
    }
  }

  /** The lamp hangs over what lies there, so that shadows are as fine as can be. */
  private aimLamp(): void {
    const spots = this.spots();
    const x = middle(spots.map((spot) => spot.x));
    const y = middle(spots.map((spot) => spot.y));
    const wide = Math.min(46, Math.max(14, ...spots.map((spot) => Math.hypot(spot.x - x, spot.y - y))) + 5);
    this.lamp.target.position.set(x, y, 0);
    this.lamp.position.set(x - 46 * SLANT.x, y - 46 * SLANT.y, 46);
    Object.assign(this.lamp.shadow.camera, { left: -wide, right: wide, top: wide, bottom: -wide, near: 5, far: 100 });
    this.lamp.shadow.camera.updateProjectionMatrix();
  }

  private spots(): Spot[] {
    const found = [...this.sight.cubes.values(), ...this.sight.meeples.values(), ...(this.sight.pawn ? [this.sight.pawn] : [])].filter(({ z }) => z > 0);
    return [...found.map(({ x, y, z }) => ({ x: x / CM, y: y / CM, z: z / CM })), ...this.sight.tokens.map(([x, y]) => ({ x: x / CM, y: y / CM, z: 0 }))];
  }

  // -- the eye

  /** See these spots; in a narrow picture rather from above, and from the side if they are much nearer then. */
  fit(seen: Spot[], from: "front" | "above" = "front"): void {
    const aspect = this.camera.aspect;
    const eye = front();
    if (from === "above") eye.tilt = 0;
    else if (aspect < 0.8) eye.tilt *= 0.75;
    const x = middle(seen.map((spot) => spot.x));
    const y = middle(seen.map((spot) => spot.y));
    const least = [[CLOSE, 0], [-CLOSE, 0], [0, CLOSE], [0, -CLOSE]].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, z: 0 }));
    const straight = fitted({ ...eye, x, y }, [...seen, ...least], aspect);
    const turned = fitted({ ...eye, x, y, turn: Math.PI / 2 }, [...seen, ...least], aspect);
    const aside = aspect < 0.8 && turned.far * TURN < straight.far;
    this.orbit.go(aside ? turned : straight, this.still() || this.last === 0);
    this.draw();
  }

  /** Look at a spot from near by. */
  seek(at: Flat): void {
    this.orbit.moved = true;
    this.orbit.go({ ...this.orbit.goal, x: at[0], y: at[1], far: Math.min(this.orbit.goal.far, 34) }, this.still());
    this.draw();
  }

  /** The picture fills its frame; what shall be seen keeps to what nothing lies over. */
  resize(width: number, height: number, ratio: number, inset: Inset): void {
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.ratio = Math.min(ratio, this.quality === "full" ? 2 : 1);
    const [wide, high] = [Math.max(80, this.width - inset.left - inset.right), Math.max(80, this.height - inset.top - inset.bottom)];
    this.camera.aspect = wide / high;
    this.camera.setViewOffset(wide, high, -inset.left, -inset.top, this.width, this.height);
    this.renderer.setSize(this.width, this.height, false);
    this.draw();
  }

  /** What is at a place of the picture: a cube, and the point of the table. */
  find(x: number, y: number, coarse = false): Found {
    const place = new Vector2((x / this.width) * 2 - 1, 1 - (y / this.height) * 2);
    this.aimCamera();
    this.rays.setFromCamera(place, this.camera);
    const hit = this.rays.intersectObjects([...this.cubes.values()], false)[0];
    const on = this.rays.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    const cube = (hit?.object.userData["cube"] as string | undefined) ?? (coarse ? this.nearest(x, y) : null);
    return { cube, at: on ? [on.x * CM, on.y * CM] : null };
  }

  /** The cube beside which a finger came down. */
  private nearest(x: number, y: number): string | null {
    let best: string | null = null;
    let least = FINGER;
    for (const [name, mesh] of this.cubes) {
      const at = this.project(mesh.position);
      const far = Math.hypot(at.x - x, at.y - y);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  private project(spot: Vector3): { x: number; y: number } {
    const at = spot.clone().project(this.camera);
    return { x: ((at.x + 1) / 2) * this.width, y: ((1 - at.y) / 2) * this.height };
  }

  private aimCamera(): void {
    const { x, y, z } = seat(this.orbit.now);
    this.camera.position.set(x, y, z);
    // from right above, up is where the eye is turned to
    this.camera.up.set(-Math.sin(this.orbit.now.turn), Math.cos(this.orbit.now.turn), 0.0001);
    this.camera.lookAt(this.orbit.now.x, this.orbit.now.y, this.orbit.now.z);
    this.camera.updateMatrixWorld();
  }

  // -- drawing

  /** Draw soon: once, or until the eye has come to rest. */
  draw(): void {
    this.frame ||= requestAnimationFrame(this.step);
  }

  private readonly step = (now: number): void => {
    this.frame = 0;
    const passed = now - this.last;
    const moving = passed < 2500 && this.running; // one frame after another
    this.last = now;
    if (moving) this.adaptResolution(passed);
    const more = this.orbit.follow(this.still() ? 10 : Math.min(passed, 100) / 1000);
    this.render(this.ratio * (moving ? this.share : 1));
    this.running = true;
    if (more) this.draw();
    clearTimeout(this.quiet);
    this.quiet = setTimeout(this.finish, 260);
  };

  /** Draw fewer pixels where frames take long, more where there is time. */
  private adaptResolution(passed: number): void {
    if (passed > SLOW) this.share = Math.max(ROUGHEST, this.share * 0.86);
    else if (passed < SLOW / 2) this.share = Math.min(1, this.share * 1.04);
  }

  /** Nothing moves any more: now as fine as can be. */
  private readonly finish = (): void => {
    this.running = false;
    if (this.frame) return;
    const fine = this.quality === "plain" ? FINE : 1;
    if (this.share < 1 || fine > 1) this.render(this.ratio * fine);
  };

  private render(ratio: number): void {
    if (Math.abs(this.renderer.getPixelRatio() - ratio) > 0.02) this.renderer.setPixelRatio(ratio);
    this.aimCamera();
    this.renderer.render(this.scene, this.camera);
    this.canvas.dataset["drawn"] = String(this.renderer.info.render.frame);
  }

  dispose(): void {
    this.canvas.removeEventListener("webglcontextrestored", this.again);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.quiet);
    this.marks.clear();
    this.workshop.dispose();
    this.shadow.texture.dispose();
    for (const material of this.shadow.materials) material.dispose();
    this.scene.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      thing.geometry.dispose();
      for (const material of [thing.material as Material | Material[]].flat()) material.dispose();
    });
    this.room?.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss(); // a browser has only so many of them
  }
}

/** A figure whose body is a cylinder of this height around the pose. */
function stand(figure: Object3D, { x, y, z, q }: Pose, height: number): void {
  figure.quaternion.set(q[1], q[2], q[3], q[0]);
  const down = new Vector3(0, 0, -height / 2 / CM).applyQuaternion(figure.quaternion);
  figure.position.set(x / CM + down.x, y / CM + down.y, z / CM + down.z);
}

const middle = (values: number[]): number => (values.length ? (Math.min(...values) + Math.max(...values)) / 2 : 0);
