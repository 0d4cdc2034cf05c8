import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PocketMood } from "#characters/pocket/mood.ts";
import type { Speaker } from "#characters/speakers.ts";
import { partsOf } from "#stage/story/parts.ts";
import { allStories } from "../../render-story.ts";
import { encodeLine } from "../../sound/mix.ts";
import { toWave } from "../../sound/wave.ts";
import { ffmpeg } from "../../tool.ts";
import { RATE } from "../model/tensors.ts";
import type { NeuralVoice } from "../neural-voice.ts";
import { listen } from "./listen.ts";
import type { Heard } from "./listen.ts";

const LINES = 30;
const LEAST_WORDS = 5;
const PEAK = 0.9;

/** Lines of the stories in their moods, spread evenly over the course. */
function sampleLines(): { say: string; mood: PocketMood }[] {
  const all = allStories()
    .flatMap((story) => partsOf(story).flatMap(({ lines }) => lines))
    .filter(({ say }) => say.split(" ").length >= LEAST_WORDS && !/\d/.test(say));
  return Array.from({ length: LINES }, (_, index) => {
    const line = all[Math.floor((index * all.length) / LINES)];
    return { say: line?.say ?? "", mood: line?.mood ?? "talking" };
  });
}

/** The mean of what was measured. */
const summaryOf = (heard: readonly Heard[]) => {
  const sum = (of: (one: Heard) => number) => heard.reduce((total, one) => total + of(one), 0);
  return {
    overall: sum(({ overall }) => overall) / heard.length,
    speech: sum(({ speech }) => speech) / heard.length,
    /** Share of the words that the recogniser gets wrong. */
    wordErrors: sum(({ errors }) => errors) / sum(({ words }) => words),
  };
};

/**
 * Speaks the same lines as each character, as children hear them (AAC), and measures them. A
 * Markdown row each is handed to `onRow`.
 */
export async function castTable(
  voice: NeuralVoice,
  members: readonly Speaker[],
  folder: string,
  onRow: (row: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  onRow("| character | DNSMOS overall | P.808 | word errors | words not heard |");
  onRow("| --- | --- | --- | --- | --- |");
  for (const by of members) {
    const recordings = [];
    for (const [index, { say, mood }] of sampleLines().entries()) {
      const file = join(folder, `${by}-${index}`);
      const { samples } = await voice.speak(say, { by, mood, lead: 0.08, tail: 0.25 });
      writeFileSync(`${file}.wav`, toWave(samples, PEAK, RATE));
      encodeLine(`${file}.wav`, `${file}.m4a`);
      ffmpeg("-i", `${file}.m4a`, "-ar", 16_000, `${file}.wav`);
      recordings.push({ file: `${file}.wav`, text: say });
    }
    const heard = listen(recordings);
    const { overall, speech, wordErrors } = summaryOf(heard);
    const missed = heard.flatMap((one) => one.missed).join(" ");
    onRow(
      `| ${by} | ${overall.toFixed(2)} | ${speech.toFixed(2)} | ${(wordErrors * 100).toFixed(1)} % | ${missed} |`,
    );
  }
}
