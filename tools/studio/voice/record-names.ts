import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packNames } from "#server/voice/names-file.ts";
import { voiceFolder } from "#server/voice/voice-folder.ts";
import { MEDIA } from "../manifest.ts";
import { encodeLine } from "../sound/mix.ts";
import { spokenPeak, toWave } from "../sound/wave.ts";
import { directed } from "./cast/cast.ts";
import { openModel } from "./model/model.ts";
import { RATE } from "./model/tensors.ts";
import { createNeuralVoice, requireVoice } from "./neural-voice.ts";
import { openDictionary } from "./phonemes/dictionary.ts";
import { NAME_SOUNDS, RECORDED_NAMES } from "./phonemes/names.ts";

const FILE = join(MEDIA, "names", "ahoy.bin");
const SILENCE = { lead: 0.08, tail: 0.15 };
const MOOD = "wave";

/**
 * Records 'Ahoy, NAME!' for each name in Pocket's voice, and packs them into one file. What was recorded
 * already, by the same voice, is taken from the cache: a run that was interrupted goes on. Throws
 * ToolError where the voice is not installed, or can't read a name.
 */
export async function recordNames(names: readonly string[] = RECORDED_NAMES): Promise<void> {
  const folder = voiceFolder();
  requireVoice(folder);
  const cache = join(folder, "..", "names");
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(MEDIA, "names"), { recursive: true });
  const voice = createNeuralVoice(await openModel(folder, 1), openDictionary(folder));
  const recordings = new Map<string, Uint8Array>();
  for (const [index, name] of names.entries()) {
    const said = JSON.stringify([name, NAME_SOUNDS[name], directed("pocket", MOOD), SILENCE]);
    const kept = join(cache, createHash("sha256").update(said).digest("hex"));
    if (!existsSync(`${kept}.m4a`)) {
      const { samples } = await voice.speak(`Ahoy, ${name}!`, {
        by: "pocket",
        mood: MOOD,
        ...SILENCE,
      });
      writeFileSync(`${kept}.wav`, toWave(samples, spokenPeak(samples), RATE));
      encodeLine(`${kept}.wav`, `${kept}-new.m4a`);
      rmSync(`${kept}.wav`);
      renameSync(`${kept}-new.m4a`, `${kept}.m4a`);
    }
    recordings.set(name, readFileSync(`${kept}.m4a`));
    process.stdout.write(`\r${index + 1} of ${names.length} names`);
  }
  writeFileSync(FILE, packNames(recordings));
  process.stdout.write("\n");
}
