import type { Speech, Timed } from "#stage/speech.ts";
import type { Story } from "#stage/story.ts";
import { tool } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";

const LEAD_S = 0.6;
/** Silence that the last line has at least. */
const END_S = 1.6;

/** Adds a part of a recording at its end; times count from the start of the whole. */
export function append(whole: Speech, part: Speech): void {
  const shift = whole.duration;
  const later = <T extends Timed>(timed: T): T => ({
    ...timed,
    start: timed.start + shift,
    end: timed.end + shift,
  });
  whole.sentences.push(...part.sentences.map(later));
  whole.words.push(...part.words.map(later));
  whole.phones.push(...part.phones.map(later));
  whole.duration += part.duration;
}

/** Records a story line by line, each in its mood and with its own pause. */
export async function recordStory(
  { lines }: Story,
  voice: Voice,
  folder: string,
  waveFile: string,
): Promise<Speech> {
  const whole: Speech = { duration: 0, sentences: [], words: [], phones: [] };
  const parts: string[] = [];
  for (const [index, { say, mood, pause }] of lines.entries()) {
    const file = `${folder}/line-${index}.wav`;
    const isLast = index === lines.length - 1;
    const speech = await voice.speak(say, file, {
      character: "pocket",
      mood,
      lead: index === 0 ? LEAD_S : 0,
      gap: 0.2,
      tail: isLast ? Math.max(pause, END_S) : pause,
    });
    append(whole, speech);
    parts.push(file);
  }
  tool("sox", "-R", "-D", ...parts, waveFile);
  whole.duration = Number(tool("soxi", "-D", waveFile));
  return whole;
}
