// Falls on the page: recordings are read as the server writes them, played on one line of time, and heard.

import { describe, expect, it } from "vitest";

import { knocks } from "../src/games/dungeon_drop/clatter";
import { laidAt } from "../src/games/dungeon_drop/fall.svelte";
import { axes, BadRecording, decode, flat, outline, readRecording, type Pose } from "../src/games/dungeon_drop/recording";
import { Reel } from "../src/games/dungeon_drop/reel";
import type { DungeonDropView, Measures } from "../src/games/dungeon_drop/types";

// Made by undercroft.games.dungeon_drop.physics.settle. A small cube is flicked against a large one; a cube is dropped at
// the edge of the table and leaves it four times; a Pawn is dropped.
const FLICK = "eNpjZGRlEjnAo3GBn+ES00omdYYbLKcY7RsZ2Rm05fgYGGTYBRkXMDIAwQlGJmYmhl9cqSlMDNe4dNSZgezEGDaGd0w7mfqYdBh2MH5ges7EznCVy9CEEch7x/SYiRMou5WpjcmAAQB6ExgM";
const EDGE =
  "eNo1j01IVGEUhs97zvfd77t3fryDuYqhIAmahFJjjMFVP9SiVYs2tiiiVtWijWhGRiajDio0FklN0A9FRGUylkNGhRq0iCJzpjDBhRTSz6IkIojuDTqbszjved/nhVYwT6J/jh/mIxfQQnsn029RlJzOSy2tmYs3uVsW+BS4E+dlO2+LheJCW4aCqV+1ubl6Y2vDUSLGbylzAfeQlJL0NpYxIkUZlRFZckvaSV/mYex6xhsghHn1M3IxPqU+qnEU1LJZaz1rP+GBPOJXahE95jM/V9fgKMLr2Ozq77Vj7n03Z+96Y9HdsUSiakjdUi/4XaQonfqKkRDo8YluPsNfeYAHeSZdRgX9+IB5ZHXjpoq3ojrvWeOEwnNtOQSwfZjGDJjwBpP1ZYScRfkRmdBJZdlfdrX1vJoF0w3r8BAemn3GmB3+v6T206Dg8+QXJirhWMcgMtT6i4Ne3HI1OMwF0V04lEI28994VGZxMxHu25yq85m+xdfFfd9PVvSw3joVzamznCK6oXqhmLEoXbLTPsU0D+BghPLYT1D0Umf1uHPd3nEuBXak6D1WBiS0fg/JhCzJgQbwX0pgfaw=";
const PAWN = "eNpjZORljL3IbyjGwMDIxM7JyMDIwDCTMYUJyFO0ZGBgZ2Q4YnaVcSvzZuaNzFuZ/7Fu4dkKZO1hZpO5wM9AOgAAog8MqA==";

const SURFACE = { width: 80000, depth: 60000 };

const near = (pose: Pose | undefined, x: number, y: number, z: number) => expect([pose?.x, pose?.y, pose?.z].map((value) => Math.round(value ?? NaN))).toEqual([x, y, z]);

describe("a recording", () => {
  it("is read as it was written", async () => {
    const [clip, ...rest] = await readRecording(FLICK);
    expect(rest).toEqual([]);
    expect(clip?.tracks.map(({ body, side, cylinder }) => [body, side, cylinder])).toEqual([
      [20, 800, false],
      [40, 1000, false],
    ]);
    expect(clip?.length).toBe(5);
    near(clip?.tracks[0]?.frames[1], 169 * 5, -22 * 5, 80 * 5);
    near(clip?.tracks[1]?.frames[4], 474 * 5, 25 * 5, 100 * 5);
    expect(clip?.tracks[0]?.frames[1]?.q.map((part) => Math.round(part * 1000))).toEqual([650, 652, 276, 275]);
  });

  it("holds a clip for every time that something is dropped", async () => {
    const clips = await readRecording(EDGE);
    expect(clips.map(({ length }) => length)).toEqual([4, 13, 3, 6, 16]);
    near(clips[4]?.tracks[0]?.frames[15], 5926 * 5, -2641 * 5, 80 * 5);
  });

  it("knows what is round", async () => {
    const [clip] = await readRecording(PAWN);
    expect(clip?.tracks[0]).toMatchObject({ body: 93, side: 1000, cylinder: true });
  });

  it("of another version is refused, and one that is cut off", () => {
    expect(() => decode(Uint8Array.of(2, 0))).toThrow(BadRecording);
    expect(() => decode(Uint8Array.of(1, 1, 3, 1, 5))).toThrow(BadRecording);
  });
});

describe("a cube from above", () => {
  const at = (q: Pose["q"]): Pose => ({ x: 100, y: 200, z: 400, q });
  const area = (corners: [number, number][]) => corners.reduce((sum, [x, y], n) => sum + x * (corners[(n + 1) % corners.length]?.[1] ?? 0) - y * (corners[(n + 1) % corners.length]?.[0] ?? 0), 0) / 2;

  it("is a square when it lies flat, whichever face is up", () => {
    for (let face = 0; face < 6; face++) {
      const corners = outline(at(flat(300, face)), 800);
      expect(corners).toHaveLength(4);
      expect(area(corners)).toBeCloseTo(800 * 800, 3);
      expect(corners.reduce((sum, [x]) => sum + x, 0) / 4).toBeCloseTo(100, 6);
    }
  });

  it("shows the face that is told", () => {
    const up = (face: number) => axes(flat(0, face)).map(([, , z = 0]) => Math.round(z) + 0);
    expect([0, 1, 2, 3, 4, 5].map(up)).toEqual([[0, 0, 1], [1, 0, 0], [0, 1, 0], [0, -1, 0], [-1, 0, 0], [0, 0, -1]]);
  });

  it("is a hexagon when it stands on a corner", () => {
    const angle = Math.acos(1 / Math.sqrt(3)) / 2;
    const [s, c] = [Math.sin(angle) * Math.SQRT1_2, Math.cos(angle)];
    const corners = outline(at([c, s, -s, 0]), 1000);
    expect(corners).toHaveLength(6);
    expect(area(corners)).toBeCloseTo(Math.sqrt(3) * 1000 * 1000, 0);
  });
});

describe("a reel", () => {
  it("holds what falls, lets it fall, and rests where it came to lie", async () => {
    const reel = new Reel(await readRecording(PAWN), SURFACE);
    near(reel.at(0).get(93), -25 * 5, -77 * 5, 3490 * 5);
    near(reel.at(reel.length).get(93), 40 * 5, 226 * 5, 80 * 5);
    expect(reel.at(0.31).get(93)?.z).toBeLessThan(3490 * 5);
  });

  it("goes between frames", async () => {
    const clips = await readRecording(PAWN);
    const [a, b] = [clips[0]?.tracks[0]?.frames[4], clips[0]?.tracks[0]?.frames[5]];
    const half = new Reel(clips, SURFACE).at(0.3 + 4.5 / 30).get(93);
    expect(half?.z).toBeCloseTo(((a?.z ?? 0) + (b?.z ?? 0)) / 2, 3);
  });

  it("plays clips one after another; what left the table falls on until it is dropped again", async () => {
    const reel = new Reel(await readRecording(EDGE), SURFACE);
    const last = 0.3 + 3 / 30;
    near(reel.at(last).get(7), 8044 * 5, -169 * 5, 3057 * 5);
    expect(reel.at(last + 0.2).get(7)?.z).toBeLessThan(3057 * 5 - 20000);
    near(reel.at(last + 0.300001).get(7), 7759 * 5, 25 * 5, 3269 * 5);
    near(reel.at(reel.length).get(7), 5926 * 5, -2641 * 5, 80 * 5);
  });

  it("hears a blow when a cube is stopped, and nothing while it falls freely", async () => {
    const reel = new Reel(await readRecording(PAWN), SURFACE);
    const [first, ...later] = reel.impacts;
    const fall = Math.sqrt((2 * (3490 * 5 - 400)) / 981_000);
    expect(first?.body).toBe(93);
    expect(Math.abs((first?.at ?? 0) - 0.3 - fall)).toBeLessThan(0.05);
    expect(first?.speed).toBeGreaterThan(1);
    expect(later.every(({ speed }) => speed < (first?.speed ?? 0))).toBe(true);
  });

  it("is empty without clips", () => {
    expect([new Reel([]).length, new Reel([]).impacts, new Reel([]).at(1).size]).toEqual([0, [], 0]);
  });
});

it("gems ring higher than stone, the fastest blow is the loudest, and a roar has an end", () => {
  const [stone, gem, slow] = knocks([
    { at: 0.1, speed: 2, name: "pillar_s1" },
    { at: 0.2, speed: 2, name: "ruby_s1" },
    { at: 0.3, speed: 0.5, name: "ruby_s2" },
  ]);
  expect(gem?.pitch).toBeGreaterThan(2 * (stone?.pitch ?? Infinity));
  expect(slow?.level).toBeLessThan(gem?.level ?? 0);
  expect(knocks(Array.from({ length: 500 }, (_, n) => ({ at: n / 100, speed: 1, name: "gold_s1" }))).length).toBeLessThan(100);
});

describe("what lies on the table while something falls", () => {
  const measures = { sides: { small: 800, large: 1000, huge: 1200 }, pawn: { radius: 500, height: 800 }, meeple: { radius: 500, height: 800 } } as Measures;
  const view = (cubes: DungeonDropView["cubes"], more: Partial<DungeonDropView> = {}) => ({ seats: 1, seat: { 0: { meeple: null } }, cubes, tokens: [], pawn: null, ...more }) as unknown as DungeonDropView;
  const before = view([["gold_s1", 0, 0, 0, 0], ["ruby_l1", 5000, 0, 0, 0], ["troll_l1", 9000, 0, 0, 0]]);
  const after = view([["gold_s1", 700, 0, 0, 0], ["ruby_l1", 5000, 0, 0, 0], ["key_s1", 1000, 0, 0, 0], ["pillar_s1", 2000, 0, 0, 0]]);
  const pose: Pose = { x: 1, y: 2, z: 9000, q: [1, 0, 0, 0] };
  const laid = laidAt(after, measures, { before, poses: new Map([["key_s1", pose]]), fallers: new Set(["key_s1", "gold_s1", "pillar_s1"]) });

  it("falls where it is just now", () => expect(laid.cubes.get("key_s1")).toEqual(pose));
  it("lies where it lay, if it will be hit later", () => expect(laid.cubes.get("gold_s1")?.x).toBe(0));
  it("is in the hand and not seen, if it will be dropped later", () => expect(laid.cubes.has("pillar_s1")).toBe(false));
  it("lies still, if nothing hits it", () => expect(laid.cubes.get("ruby_l1")).toMatchObject({ x: 5000, z: 500 }));
  it("was taken away before, if it is gone afterwards", () => expect(laid.cubes.has("troll_l1")).toBe(false));
  it("lies where the view says, when nothing falls", () => expect([...laidAt(after, measures).cubes.keys()]).toEqual(["gold_s1", "ruby_l1", "key_s1", "pillar_s1"]));
  it("shows the old tokens only if they stay, and a Pawn between them", () => {
    const tokens: DungeonDropView["tokens"] = [[0, 0, 0, 800], [3000, 0, 0, 800], [0, 3000, 0, 800]];
    const falling = { before: view([], { tokens }), poses: new Map<string, Pose>(), fallers: new Set(["key_s1"]) };
    expect(laidAt(view([], { tokens }), measures, falling).pawn).toMatchObject({ x: 1000, y: 1000, z: 400 });
    expect(laidAt(view([], { tokens: [] }), measures, falling)).toMatchObject({ tokens: [], pawn: null });
  });
});
