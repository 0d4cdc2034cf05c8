import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MOODS } from "#characters/pocket/mood.ts";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { partsOf } from "#stage/story/parts.ts";
import { allLines } from "../lines.ts";
import { allStories, allWordings } from "../render-story.ts";
import { toWave } from "../sound/wave.ts";
import { ToolError } from "../tool.ts";
import { CAST, CAST_MEMBERS, isCastMember } from "./cast/cast.ts";
import { SHEET_LINES } from "./cast/sheet-lines.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import { pieceOf } from "../score/pieces.ts";
import { melodyOf, secondsOfSong } from "../song/melody.ts";
import { singLines } from "../song/neural-sing.ts";
import { installVoice } from "./install/install.ts";
import { RATE } from "./model/tensors.ts";
import { openModel } from "./model/model.ts";
import { openNeuralVoice } from "./neural-voice.ts";
import { openDictionary } from "./phonemes/dictionary.ts";
import { phonemesOf } from "./phonemes/phonemes.ts";
import { isVoiceInstalled, voiceFolder } from "./voice-folder.ts";

const PEAK = 0.9;
const PAUSE_S = 0.6;

/** Runs `npm run course -- voice ...`. Throws ToolError with one line where it can't. */
export async function voiceCommand(args: readonly string[], usage: string): Promise<void> {
  const [command = "", ...rest] = args;
  const [first = "", by = "", text = "", mood = "talking"] = rest;
  if (command === "install") {
    installVoice();
    console.log(`The voice is installed in ${voiceFolder()}`);
  } else if (command === "say" && text !== "") await say(first, by, text, mood);
  else if (command === "sheet" && first !== "") await sheet(first);
  else if (command === "sing" && first !== "") await sing(first);
  else if (command === "words") words();
  else console.log(usage);
}

const isMood = (mood: string): mood is PocketMood => MOODS.some((name) => name === mood);

async function say(file: string, by: string, text: string, mood: string): Promise<void> {
  if (!isCastMember(by))
    throw new ToolError(`Nobody of that name speaks. Choose: ${CAST_MEMBERS.join(", ")}`);
  if (!isMood(mood)) throw new ToolError(`There is no such mood. Choose: ${MOODS.join(", ")}`);
  const voice = await openNeuralVoice();
  const { samples, speech } = await voice.speak(text, { by, mood, lead: 0.1, tail: 0.3 });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, toWave(samples, PEAK, RATE));
  console.log(`${file}: ${speech.duration.toFixed(2)} s`);
}

/** A sound file for each character, with the same ten lines. */
async function sheet(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const voice = await openNeuralVoice();
  for (const by of CAST_MEMBERS) {
    const parts: Float32Array[] = [];
    for (const { say: text, mood } of SHEET_LINES)
      parts.push((await voice.speak(text, { by, mood, lead: 0, tail: PAUSE_S })).samples);
    const all = Float32Array.from(parts.flatMap((part) => [...part]));
    writeFileSync(join(folder, `${by}.wav`), toWave(all, PEAK, RATE));
    console.log(`${by}: ${(all.length / RATE).toFixed(1)} s`);
  }
}

/** A sound file for each song: Pocket alone, without the music. */
async function sing(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const singer = {
    model: await openModel(voiceFolder()),
    dictionary: openDictionary(voiceFolder()),
  };
  for (const song of songs) {
    const piece = pieceOf(song.id);
    const lines = melodyOf(song, piece);
    const sung = await singLines(singer, CAST.pocket, lines, secondsOfSong(song, piece));
    const file = join(folder, `${song.id.replaceAll("/", "-")}.wav`);
    writeFileSync(file, toWave(sung, PEAK, RATE));
    console.log(file);
  }
}

/** Lists the words of the course that the voice can't read. */
function words(): void {
  if (!isVoiceInstalled())
    throw new ToolError("The voice is not installed: npm run course -- voice install");
  const dictionary = openDictionary(voiceFolder());
  const said = [...allStories(), ...allWordings()].flatMap((story) =>
    partsOf(story).flatMap(({ lines }) => lines.map((line) => line.say)),
  );
  const texts = [...allLines().map(({ text }) => text), ...said];
  const unknown = new Set(texts.flatMap((text) => phonemesOf(text, dictionary).unknown));
  for (const word of unknown) console.log(word);
  console.log(`${texts.length} lines, ${unknown.size} words that no dictionary holds.`);
  process.exitCode = unknown.size === 0 ? 0 : 1;
}
