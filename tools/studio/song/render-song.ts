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
import { PITCH_RATE } from "../voice/pitch.ts";
import { readSamples } from "../voice/samples.ts";
import { centsOff } from "./measure.ts";
import { melodyOf, secondsOfSong } from "./melody.ts";
import { sing } from "./sing.ts";

const scriptHash = (song: Song) => hashOf(["song", song, pieceOf(song.id)]);
const soundOf = ({ id }: Song) => `${id}.m4a`;

const isStale = (manifest: Manifest, song: Song) =>
  manifest[soundOf(song)]?.script !== scriptHash(song) ||
  [".json", ".m4a"].some((ending) => !existsSync(join(MEDIA, `${song.id}${ending}`)));

export const staleSongs = (manifest: Manifest) => songs.filter((song) => isStale(manifest, song));

/** Sings a song over its music, and writes its sound and the times of its words. */
export async function renderSong(song: Song, manifest: Manifest): Promise<void> {
  const piece = pieceOf(song.id);
  const lines = melodyOf(song, piece);
  const seconds = secondsOfSong(song, piece);
  const out = join(MEDIA, soundOf(song));
  mkdirSync(dirname(out), { recursive: true });
  await inFolder((folder) => {
    const file = (name: string) => join(folder, name);
    sing(lines, seconds, folder, file("voice.wav"));
    writeSongMusic(song, seconds, folder, file("music.wav"));
    mixSong(file("voice.wav"), file("music.wav"), file("song.wav"));
    encodeSong(file("song.wav"), out);
    const voice = readSamples(file("voice.wav"), PITCH_RATE, file("voice.raw"));
    manifest[soundOf(song)] = {
      script: scriptHash(song),
      duration: Math.round(seconds * 1000) / 1000,
      loudness: measureLoudness(out),
      centsOff: Math.round(centsOff(voice, lines.flat()) * 10) / 10,
    };
    return Promise.resolve();
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
