import type { Speaker } from "#characters/speakers.ts";
import type { Line } from "#stage/story/story.ts";
import { deviation, halfTones, median } from "./pitch.ts";
import { rises } from "./sentences.ts";

/** A sentence as it was recorded. */
export interface SpokenSentence {
  text: string;
  mood: Line["mood"];
  by: Speaker;
  /** Hz; the median. */
  pitch: number;
  /** Half tones by which its last tenth of a second is above the part before; negative: falls. */
  rise: number;
  /** Seconds of silence after it; null after the last one. */
  gap: number | null;
}

/** What the voices of stories should reach. */
export const AIMS = { span: 4, deviation: 1.8, gap: [0.15, 0.7], sameGap: 0.5, rise: 0.5 } as const;

const grouped = (sentences: readonly SpokenSentence[]) =>
  [...Map.groupBy(sentences, ({ by, mood }) => `${by}, ${mood}`)].map(([name, own]) => ({
    name,
    count: own.length,
    pitch: median(own.map((one) => one.pitch)),
  }));

/** Measures of the voices: their pitch by mood, the pauses between sentences, and questions. */
export function figuresOf(sentences: readonly SpokenSentence[]) {
  const own = sentences.filter(({ by, pitch }) => by === "pocket" && pitch > 0);
  const pitches = own.map(({ pitch }) => pitch);
  const middle = median(pitches);
  const moods = grouped(own).map(({ pitch }) => pitch);
  const gaps = sentences.flatMap(({ gap }) => (gap === null ? [] : [Math.round(gap * 100) / 100]));
  const [least, most] = AIMS.gap;
  const counts = [...Map.groupBy(gaps, String).values()].map((same) => same.length);
  const questions = sentences.filter(({ text }) => rises(text));
  return {
    moods: grouped(sentences.filter(({ pitch }) => pitch > 0)),
    /** Half tones from the lowest mood of Pocket to the highest. */
    span: halfTones(Math.max(...moods), Math.min(...moods)),
    /** Of the sentences' pitches, in half tones. */
    deviation: deviation(pitches.map((pitch) => halfTones(pitch, middle))),
    gaps: gaps.length,
    /** Shares of the pauses: those in the range, and those of the most frequent length. */
    gapsInRange: gaps.filter((gap) => gap >= least && gap <= most).length / gaps.length,
    sameGap: Math.max(...counts) / gaps.length,
    /** Questions that should rise and don't. */
    falling: questions.filter(({ rise }) => !(rise > AIMS.rise)).map(({ text }) => text),
    questions: questions.length,
  };
}
