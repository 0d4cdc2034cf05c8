import type { Clip } from "#course/clip.ts";
import { append } from "#stage/speech.ts";
import { tool } from "./tool.ts";
import type { Speech } from "#stage/speech.ts";
import type { Voice } from "./voice/speech.ts";

const LEAD_S = 0.6;
const AFTER_HOLD_S = 0.05;
const GAP_S = 0.3;
const END_S = 1.6;

/**
 * Records the voice of a clip: one recording between each two pauses for thinking, joined. Times
 * count from the start.
 */
export async function recordClip(
  clip: Clip,
  voice: Voice,
  folder: string,
  waveFile: string,
): Promise<Speech> {
  const whole: Speech = { duration: 0, sentences: [], words: [], phones: [] };
  const parts: string[] = [];
  let stretch: string[] = [];
  for (const [index, line] of clip.lines.entries()) {
    stretch.push(line.say);
    const isLast = index === clip.lines.length - 1;
    if (line.hold === undefined && !isLast) continue;
    const file = `${folder}/part-${parts.length}.wav`;
    const speech = await voice.speak(stretch.join(" "), file, {
      character: "pocket",
      lead: parts.length === 0 ? LEAD_S : AFTER_HOLD_S,
      gap: GAP_S,
      tail: line.hold ?? END_S,
    });
    append(whole, speech);
    parts.push(file);
    stretch = [];
  }
  tool("sox", "-R", "-D", ...parts, waveFile);
  whole.duration = Number(tool("soxi", "-D", waveFile));
  return whole;
}
