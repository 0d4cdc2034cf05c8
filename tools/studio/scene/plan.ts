import { sentencesOf } from "#course/clip.ts";
import type { Clip, ClipLine } from "#course/clip.ts";
import type { PropName } from "#stage/props/props.ts";
import type { SetName } from "#stage/sets/sets.ts";
import type { Speech } from "#stage/speech.ts";
import { WIDTH } from "#stage/size.ts";

/** A line with its start and end in the recording, in seconds. */
export interface PlannedLine extends ClipLine {
  start: number;
  end: number;
}

interface PlannedPicture {
  prop: PropName;
  /** Seconds at which the picture appears and disappears. */
  from: number;
  to: number;
  x: number;
  y: number;
  scale: number;
  tag: string | null;
}

export interface ClipPlan {
  lines: PlannedLine[];
  pictures: PlannedPicture[];
  coins: { into: PropName; at: number; count: number }[];
  sets: { name: SetName; from: number }[];
  glimmFrom: number | null;
  partyFrom: number | null;
}

/** The script does not match the spoken words. */
export class PlanError extends Error {}

const FOREVER = 1e9;
const SEEN_S = 1.3;
const MIDDLE_X = WIDTH / 2;
const plain = (word: string) => word.toLowerCase().replace(/[^a-z']/g, "");

/**
 * Times every picture of a clip by its word. Throws PlanError for a word that its line does not
 * contain.
 */
export function planClip(clip: Clip, speech: Speech): ClipPlan {
  let next = 0;
  const lines = clip.lines.map((line): PlannedLine => {
    const own = speech.sentences.slice(next, (next += sentencesOf(line.say).length));
    return { ...line, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
  });
  const wordAt = (line: PlannedLine, word: string): number => {
    const spoken = speech.words.find(
      (candidate) =>
        candidate.start >= line.start - 0.02 &&
        candidate.start < line.end &&
        plain(candidate.word) === word,
    );
    if (spoken === undefined)
      throw new PlanError(`${clip.id}: '${line.say}' does not contain the word '${word}'`);
    return spoken.start;
  };
  const clearedAfter = (index: number) =>
    lines.find((line, later) => later > index && line.clear)?.start ?? FOREVER;
  const pictures = lines.flatMap((line, index) =>
    (line.show ?? []).map((show) => ({
      prop: show.prop,
      from: wordAt(line, show.on),
      to: clearedAfter(index),
      x: MIDDLE_X,
      y: 330,
      scale: show.big ? 1.85 : 1.15,
      tag: show.tag ?? null,
      big: show.big === true,
    })),
  );
  for (const group of Map.groupBy(pictures, ({ to }) => to).values())
    place(
      group.filter(({ big }) => !big),
      group.some(({ tag }) => tag !== null),
    );
  linger(pictures);
  return {
    lines,
    pictures,
    coins: lines.flatMap((line) =>
      (line.coins ?? []).map(({ into, on, count }) => ({ into, at: wordAt(line, on), count })),
    ),
    sets: [
      { name: clip.set, from: 0 },
      ...lines.flatMap((line) =>
        line.set === undefined ? [] : [{ name: line.set, from: line.start - 0.15 }],
      ),
    ],
    glimmFrom: lines.find(({ glimm }) => glimm)?.start ?? null,
    partyFrom: lines.find(({ party }) => party)?.start ?? null,
  };
}

/**
 * Keeps a picture that appears just before it is cleared for a minimum time, unless the next
 * picture comes earlier.
 */
function linger(pictures: PlannedPicture[]): void {
  for (const picture of pictures) {
    const next = Math.min(...pictures.map(({ from }) => from).filter((from) => from > picture.to));
    picture.to = Math.max(picture.to, Math.min(picture.from + SEEN_S, next - 0.2));
  }
}

/** Longest time in seconds, before the confetti, without a change of picture, mood or set. */
export function longestStill(plan: ClipPlan, duration: number): number {
  const changes = [
    0,
    0.2,
    duration,
    ...plan.lines.map(({ start }) => start),
    ...plan.pictures.flatMap(({ from, to }) => [from, to]),
    ...plan.coins.map(({ at }) => at),
  ];
  const end = plan.partyFrom ?? duration;
  const times = changes.filter((at) => at <= end).toSorted((a, b) => a - b);
  return Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)));
}

/**
 * Up to three in a row, four and more in rows of two; inside the middle 80 % of the width, above
 * Glimm and Pocket.
 */
function place(pictures: PlannedPicture[], belowTag: boolean): void {
  const isTwoRows = pictures.length > 3;
  const perRow = isTwoRows ? 2 : Math.max(1, pictures.length);
  const gap = perRow === 3 ? 196 : 214;
  const top = (isTwoRows ? 272 : 300) + (belowTag ? 48 : 0);
  for (const [index, picture] of pictures.entries()) {
    picture.x = MIDDLE_X + ((index % perRow) - (perRow - 1) / 2) * gap;
    picture.y = top + Math.floor(index / perRow) * 184;
    if (isTwoRows) picture.scale = 1;
    else if (perRow === 3) picture.scale = 1.05;
  }
}
