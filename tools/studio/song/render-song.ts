import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { SongFile } from "#domain/content/song.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import type { Song } from "#course/treasure-tracker/songs.ts";
import { hashOf, inFolder, MEDIA } from "../manifest.ts";
import type { Manifest } from "../manifest.ts";
import { pieceOf } from "../score/pieces.ts";
import { encodeSong, measureLoudness, mixSong } from "../sound/mix.ts";
import { writeSongMusic } from "../sound/music.ts";
import { toWave } from "../sound/wave.ts";
import { listen } from "../voice/listener/listen.ts";
import { RATE } from "../voice/model/tensors.ts";
import { PITCH_RATE } from "../voice/pitch.ts";
import { readSamples } from "../voice/samples.ts";
import { mixVoices, singSong } from "./choir.ts";
import { centsOff } from "./measure.ts";
import { melodyOf, secondsOfSong } from "./melody.ts";
import type { Singer } from "./neural-sing.ts";

const scriptHash = (song: Song) => hashOf(["song", song, pieceOf(song.id)]);
const PEAK = 0.8;
const wordsOf = ({ lines }: Song) => lines.map(({ words }) => words.replaceAll("-", "")).join(" ");
const soundOf = ({ id }: Song) => `${id}.m4a`;

const isStale = (manifest: Manifest, song: Song) =>
  manifest[soundOf(song)]?.script !== scriptHash(song) ||
  [".json", ".m4a"].some((ending) => !existsSync(join(MEDIA, `${song.id}${ending}`)));

export const staleSongs = (manifest: Manifest) => songs.filter((song) => isStale(manifest, song));

/** Sings a song over its music, and writes its sound and the times of its words. */
export async function renderSong(song: Song, singer: Singer, manifest: Manifest): Promise<void> {
  const piece = pieceOf(song.id);
  const lines = melodyOf(song, piece);
  const seconds = secondsOfSong(song, piece);
  const out = join(MEDIA, soundOf(song));
  mkdirSync(dirname(out), { recursive: true });
  await inFolder(async (folder) => {
    const file = (name: string) => join(folder, name);
    const voices = await singSong(singer, song, lines, seconds);
    writeFileSync(file("voice.wav"), toWave(mixVoices(voices), PEAK, RATE));
    writeSongMusic(song, seconds, folder, file("music.wav"));
    mixSong(file("voice.wav"), file("music.wav"), file("song.wav"));
    encodeSong(file("song.wav"), out);
    const off = voices.map(({ samples, notes }, index) => {
      const wave = file(`voice-${index}.wav`);
      writeFileSync(wave, toWave(samples, PEAK, RATE));
      return centsOff(readSamples(wave, PITCH_RATE, `${wave}.raw`), notes);
    });
    const [heard] = listen([{ file: file("voice.wav"), text: wordsOf(song) }]);
    manifest[soundOf(song)] = {
      script: scriptHash(song),
      duration: Math.round(seconds * 1000) / 1000,
      loudness: measureLoudness(out),
      centsOff: Math.round(Math.max(...off) * 10) / 10,
      heard: 1 - (heard?.missed.length ?? 0) / (heard?.words ?? 1),
    };
  });
  const written = v.parse(SongFile, {
    format: 1,
    lang: "en",
    title: song.title,
    lines: lines.map((line) =>
      line.map(({ syllable, isWordEnd, start, end }) => ({
        text: syllable,
        isWordEnd,
        start: Math.round(start * 1000) / 1000,
        end: Math.round(end * 1000) / 1000,
      })),
    ),
  });
  writeFileSync(join(MEDIA, `${song.id}.json`), JSON.stringify(written));
}
