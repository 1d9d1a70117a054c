// Names that must fit: of a Zone, between the plate of its floor and the shield, in two lines if it is long; of a card, as
// large as its longest word lets it be, for words are not broken.

const [ROOM, WIDE, LARGEST, LONG] = [72, 0.45, 7.6, 19]; // units, the width of a letter to its height, the size, letters in a line

export function titleOf(name: string): { lines: string[]; size: number } {
  const middle = name.length / 2;
  const gaps = [...name].flatMap((letter, n) => (letter === " " ? [n] : []));
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines = name.length > LONG && gap !== undefined ? [name.slice(0, gap + 1), name.slice(gap + 1)] : [name];
  const longest = Math.max(1, ...lines.map((line) => line.trim().length));
  return { lines, size: Math.min(lines.length > 1 ? 6.6 : LARGEST, ROOM / (WIDE * longest)) };
}

/** How many letters the longest word of a name has. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
