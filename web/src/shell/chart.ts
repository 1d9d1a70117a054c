// The figures of all seats, round by round, as lines of a drawing.

import type { Story } from "../lib/story";

const [WIDTH, HEIGHT, TALL, LEFT, EDGE] = [600, 150, 330, 34, 10];

export type Chart = { width: number; height: number; left: number; grid: { y: number; label: number }[]; lines: { path: string; x: number; y: number }[] };

/** Nothing where there is nothing to be seen: too few rounds, or figures that never changed. It is tall beside the moments. */
export function chartOf(story: Story, tall = false): Chart | null {
  const height = tall ? TALL : HEIGHT;
  const values = story.lines.flat();
  if (story.rounds.length < 3 || values.every((value) => value === values[0])) return null;
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (n: number) => LEFT + (n / Math.max(1, story.rounds.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (value: number) => EDGE + ((high - value) / (high - low)) * (height - 2 * EDGE);
  const round = (n: number) => Math.round(n * 10) / 10;
  return {
    width: WIDTH,
    height,
    left: LEFT,
    grid: [...new Set([low, Math.round((low + high) / 2), high])].map((label) => ({ label, y: round(y(label)) })),
    lines: story.lines.map((line) => ({
      path: line.map((value, n) => `${n ? "L" : "M"}${round(x(n))} ${round(y(value))}`).join(""),
      x: round(x(line.length - 1)),
      y: round(y(line.at(-1) ?? 0)),
    })),
  };
}
