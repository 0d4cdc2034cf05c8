import type { SongPlace } from "#domain/content/song.ts";

/** A syllable's box on the page. */
export interface Box {
  left: number;
  top: number;
  width: number;
}

/** Height of a hop, as a share of its width, and at least and at most in pixels. */
const HOP = 0.4;
const HOP_PX = [14, 34] as const;

/** Where the coin touches: the middle of a syllable's upper edge. */
const touch = ({ left, top, width }: Box): [x: number, y: number] => [left + width / 2, top];

/** The coin's lowest point at a place: it hops from syllable to syllable of the line. */
export function coinAt(line: readonly Box[], { syllable, share }: SongPlace): [number, number] {
  const from = line[syllable];
  if (from === undefined) return [0, 0];
  const [x, y] = touch(from);
  const [nextX, nextY] = touch(line[syllable + 1] ?? from);
  const [least, most] = HOP_PX;
  const hop = Math.max(least, Math.min(most, HOP * Math.abs(nextX - x)));
  return [x + (nextX - x) * share, y + (nextY - y) * share - hop * 4 * share * (1 - share)];
}
