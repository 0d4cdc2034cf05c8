import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Speech } from "#stage/story/speech.ts";
import { hashOf } from "../manifest.ts";
import { SAMPLE_RATE } from "../sound/instruments.ts";
import { spokenPeak, toWave } from "../sound/wave.ts";
import { tool } from "../tool.ts";
import { directed } from "./cast/cast.ts";
import { RATE } from "./model/tensors.ts";
import { openNeuralVoice } from "./neural-voice.ts";
import type { NeuralVoice } from "./neural-voice.ts";
import type { SpeakOptions, Voice } from "./speech.ts";
import { voiceFolder } from "#server/voice/voice-folder.ts";

/**
 * The voice of the course, which is opened with the first line. What it spoke is kept beside the
 * model, so that a story whose cues changed is not spoken again.
 */
export function courseVoice(): Voice {
  let opened: Promise<NeuralVoice> | null = null;
  return {
    // Another name makes every recording stale.
    name: "kokoro-82m",
    async speak(text, waveFile, options) {
      const kept = keptFiles(text, options);
      if (!existsSync(kept.speech)) {
        opened ??= openNeuralVoice();
        const { samples, speech } = await (await opened).speak(text, options);
        const dry = `${waveFile}.dry.wav`;
        writeFileSync(dry, toWave(samples, spokenPeak(samples), RATE));
        tool("sox", "-R", "-D", dry, "-r", SAMPLE_RATE, "-b", 16, kept.wave);
        rmSync(dry);
        writeFileSync(kept.speech, JSON.stringify(speech));
      }
      copyFileSync(kept.wave, waveFile);
      return JSON.parse(readFileSync(kept.speech, "utf8")) as Speech;
    },
  };
}

/** Where a line is kept, by all that it depends on; its times are written last. */
function keptFiles(text: string, { by, mood, lead, tail }: SpeakOptions) {
  const folder = join(voiceFolder(), "spoken");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, hashOf([text, directed(by, mood), mood, lead, tail]));
  return { wave: `${file}.wav`, speech: `${file}.json` };
}
