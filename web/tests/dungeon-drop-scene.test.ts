// The table in space: where the eye goes, and what is drawn on the felt.

import { describe, expect, it } from "vitest";

import { circle, dashes, heap, strip, type Flat } from "../src/games/dungeon_drop/scene/marks";
import { facing, fitted, front, Orbit, seat, WIDTH, type Eye, type Spot } from "../src/games/dungeon_drop/scene/orbit";

const dot = (a: Spot, b: Spot) => a.x * b.x + a.y * b.y + a.z * b.z;

/** Where a spot is in the picture: from -1 to 1 both ways. */
function inPicture(eye: Eye, spot: Spot, aspect: number): [number, number] {
  const { right, up, ahead } = facing(eye);
  const from = seat(eye);
  const way = { x: spot.x - from.x, y: spot.y - from.y, z: spot.z - from.z };
  const high = Math.tan(WIDTH / 2) * dot(way, ahead);
  return [dot(way, right) / (high * aspect), dot(way, up) / high];
}

describe("the eye", () => {
  it("looks from the front, from above the table", () => {
    const at = seat(front());
    expect(at.y).toBeLessThan(-20);
    expect(at.z).toBeGreaterThan(20);
    expect(Math.abs(at.x)).toBeLessThan(1e-9);
  });

  it.each([2, 1, 0.5])("sees everything and wastes little, at an aspect of %s", (aspect) => {
    const spots = [{ x: -20, y: -8, z: 0 }, { x: 14, y: 11, z: 0 }, { x: 3, y: -12, z: 0 }, { x: 2, y: 3, z: 20 }];
    const eye = fitted(front(), spots, aspect);
    const seen = spots.map((spot) => inPicture(eye, spot, aspect));
    for (const [x, y] of seen) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.95);
    expect(Math.max(...seen.flat().map(Math.abs))).toBeGreaterThan(0.8);
  });

  it("follows its goal and comes to rest", () => {
    const orbit = new Orbit();
    orbit.turn(0.5, 0.1);
    let frames = 0;
    while (orbit.follow(1 / 60)) frames++;
    expect(frames).toBeGreaterThan(5);
    expect(frames).toBeLessThan(120);
    expect(orbit.now).toEqual(orbit.goal);
    expect(orbit.moved).toBe(true);
  });

  it("never goes below the table, nor away from it", () => {
    const orbit = new Orbit();
    orbit.turn(0, 9);
    orbit.zoom(1000);
    orbit.pan(50, 50);
    const at = seat(orbit.goal);
    expect(at.z).toBeGreaterThan(0);
    expect(orbit.goal.far).toBeLessThan(200);
    expect(Math.abs(orbit.goal.x)).toBeLessThan(45);
    orbit.zoom(0.0001);
    expect(orbit.goal.far).toBeGreaterThan(5);
  });

  it("zooms to where one points", () => {
    const orbit = new Orbit();
    const spot = { x: 8, y: -5, z: 0 };
    const before = inPicture(orbit.goal, spot, 1);
    orbit.zoom(0.5, spot);
    const after = inPicture(orbit.goal, spot, 1);
    expect(after[0]).toBeCloseTo(before[0], 1);
    expect(after[1]).toBeCloseTo(before[1], 1);
  });
});

describe("what is drawn on the felt", () => {
  const area = (corners: number[]) => {
    let sum = 0;
    for (let n = 0; n + 8 < corners.length; n += 9) {
      const [ax = 0, ay = 0, , bx = 0, by = 0, , cx = 0, cy = 0] = corners.slice(n, n + 9);
      sum += ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
    }
    return sum;
  };

  it("is a strip that is seen from above", () => {
    expect(area(strip([[0, 0], [10, 0]], 1, false))).toBeCloseTo(11, 9); // half a width beyond both ends
    expect(area(strip([[0, 0], [0, -10]], 1, false))).toBeCloseTo(11, 9);
  });

  it("is closed or open", () => {
    const corners: Flat[] = [[0, 0], [4, 0], [0, 3]];
    expect(strip(corners, 1, true).length).toBe(3 * 18);
    expect(strip(corners, 1, false).length).toBe(2 * 18);
  });

  it("is dashed evenly around corners", () => {
    const found = dashes([[0, 0], [10, 0], [10, 10], [0, 10]], true, 1);
    const drawn = found.reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
    expect(drawn).toBeCloseTo(20, 6);
  });

  it("is round", () => {
    for (const [x, y] of circle([1, 2], 3)) expect(Math.hypot(x - 1, y - 2)).toBeCloseTo(3, 9);
  });
});

it("cubes in the hand are apart from each other", () => {
  const spots = heap(12, { x: 1, y: 2, z: 20 }, 1);
  expect(spots).toHaveLength(12);
  for (const [n, a] of spots.entries()) for (const b of spots.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)).toBeGreaterThan(0.85);
  expect(heap(1, { x: 1, y: 2, z: 20 }, 1)).toEqual([{ x: 1, y: 2, z: 20 }]);
});
