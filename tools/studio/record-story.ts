import type { Part } from "#stage/story/parts.ts";
import { append, silence } from "#stage/story/speech.ts";
import type { Speech } from "#stage/story/speech.ts";
import { tool } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";

const LEAD_S = 0.6;
/** A part that comes after another one begins at once. */
const REPLY_LEAD_S = 0.06;
/** Silence that the last line has at least. */
const END_S = 1.6;

/** Records a part of a story line by line, each in its mood and with its own pause. */
export async function recordPart(
  { name, lines }: Part,
  isLast: boolean,
  voice: Voice,
  folder: string,
): Promise<{ speech: Speech; waveFile: string }> {
  const whole = silence(0);
  const waves: string[] = [];
  for (const [index, { say, by, mood, pause }] of lines.entries()) {
    const file = `${folder}/line${name}-${index}.wav`;
    const speech = await voice.speak(say, file, {
      by: by ?? "pocket",
      mood,
      lead: index > 0 ? 0 : name === "" ? LEAD_S : REPLY_LEAD_S,
      tail: isLast && index === lines.length - 1 ? Math.max(pause, END_S) : pause,
    });
    append(whole, speech);
    waves.push(file);
  }
  const waveFile = `${folder}/voice${name}.wav`;
  tool("sox", "-R", "-D", ...waves, waveFile);
  whole.duration = Number(tool("soxi", "-D", waveFile));
  return { speech: whole, waveFile };
}
