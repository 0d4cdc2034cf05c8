import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { MOODS } from "#characters/pocket/mood.ts";
import type { PocketMood } from "#characters/pocket/mood.ts";
import { isSpeaker, SPEAKER_IDS } from "#characters/speakers.ts";
import { partsOf } from "#stage/story/parts.ts";
import { allLines } from "../lines.ts";
import { allStories, allWordings } from "../render-story.ts";
import { toWave } from "../sound/wave.ts";
import { ToolError } from "../tool.ts";
import { SHEET_LINES } from "./cast/sheet-lines.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import { pieceOf } from "../score/pieces.ts";
import { melodyOf, secondsOfSong } from "../song/melody.ts";
import { mixVoices, singSong } from "../song/choir.ts";
import { openSinger } from "../song/neural-sing.ts";
import { installVoice } from "./install/install.ts";
import { RATE } from "./model/tensors.ts";
import { castTable } from "./listener/cast-table.ts";
import { unheardWords } from "./listener/unheard.ts";
import { openNeuralVoice, requireVoice } from "./neural-voice.ts";
import { openDictionary } from "./phonemes/dictionary.ts";
import { phonemesOf } from "./phonemes/phonemes.ts";
import { recordNames } from "./record-names.ts";
import { voiceFolder } from "#server/voice/voice-folder.ts";

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
  else if (command === "table" && first !== "") await table(first, rest.slice(1));
  else if (command === "heard") console.log((await unheardWords(first)).join("\n"));
  else if (command === "words") words();
  else if (command === "names") await recordNames(rest.length === 0 ? undefined : rest);
  else console.log(usage);
}

const isMood = (mood: string): mood is PocketMood => MOODS.some((name) => name === mood);

async function say(file: string, by: string, text: string, mood: string): Promise<void> {
  if (!isSpeaker(by))
    throw new ToolError(`Nobody of that name speaks. Choose: ${SPEAKER_IDS.join(", ")}`);
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
  for (const by of SPEAKER_IDS) {
    const parts: Float32Array[] = [];
    for (const { say: text, mood } of SHEET_LINES)
      parts.push((await voice.speak(text, { by, mood, lead: 0, tail: PAUSE_S })).samples);
    const all = Float32Array.from(parts.flatMap((part) => [...part]));
    writeFileSync(join(folder, `${by}.wav`), toWave(all, PEAK, RATE));
    console.log(`${by}: ${(all.length / RATE).toFixed(1)} s`);
  }
}

/** A sound file for each song: the voices without the music. */
async function sing(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const singer = await openSinger();
  for (const song of songs) {
    const piece = pieceOf(song.id);
    const lines = melodyOf(song, piece);
    const voices = await singSong(singer, song, lines, secondsOfSong(song, piece));
    const file = join(folder, `${song.id.replaceAll("/", "-")}.wav`);
    writeFileSync(file, toWave(mixVoices(voices), PEAK, RATE));
    console.log(file);
  }
}

/** Measures the cast, or those of it who are named. */
async function table(folder: string, names: readonly string[]): Promise<void> {
  const members = names.length > 0 ? names.filter(isSpeaker) : SPEAKER_IDS;
  await castTable(await openNeuralVoice(), members, folder, console.log);
}

/** Lists the words of the course that the voice can't read. */
function words(): void {
  requireVoice(voiceFolder());
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
