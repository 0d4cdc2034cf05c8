import { readFile } from "node:fs/promises";
import { codecName, isEncrypted, isHeardEverywhere, isPlainWav } from "#domain/content/playable.ts";
import type { WavFormat } from "#domain/content/playable.ts";
import { VIDEO_MAX_S } from "#domain/content/uploads.ts";
import { isSoundEnding } from "./convert-sound.ts";
import type { SoundConverter, SoundEnding } from "./convert-sound.ts";
import { readMp4 } from "./mp4.ts";
import { refuseFile } from "./refuse.ts";
import { stripClip } from "./strip-clip.ts";
import { stripSound } from "./strip-sound.ts";

/** What becomes of a sound that an author gave. */
interface CheckedSound {
  ending: "m4a" | "mp3" | "wav";
  /** What is kept instead of the file as it came; null: the file itself. */
  converted: Buffer | null;
  /** The file itself was changed where it lies: it has lost its metadata. */
  isEdited: boolean;
}

/**
 * Looks into a sound by its content: one that every supported browser plays is kept without its
 * metadata, any other one is converted, or refused with its format where there is no converter.
 * Throws upload_wrong_kind, upload_broken, upload_codec, upload_too_long with the reason.
 *
 * @param ending of the file's content; undefined for one that nobody knows
 */
export async function checkSound(
  path: string,
  ending: string | undefined,
  sounds: SoundConverter | null,
): Promise<CheckedSound> {
  if (ending === undefined) throw refuseFile("wrong_kind");
  if (!isSoundEnding(ending)) throw refuseFile("wrong_kind", { found: ending });
  if (ending === "mp3" || ending === "wav") {
    const bytes = await readFile(path); // at most 20 MB, by its kinds' limit
    const format = ending === "wav" ? readWavFormat(bytes) : null;
    if (format !== null && !isPlainWav(format))
      return convert(path, ending, sounds, wavName(format));
    const stripped = stripSound(bytes, ending);
    if (stripped === null) throw refuseFile("damaged");
    if (ending === "mp3") await refuseUndecodable(path, ending, sounds);
    return { ending, converted: stripped.equals(bytes) ? null : stripped, isEdited: false };
  }
  if (SOUND_IN_BOXES.includes(ending)) {
    const facts = await readMp4(path);
    // What comes in pieces, as browsers record it, is whole once it is converted.
    if (typeof facts === "string" && facts !== "fragmented") throw refuseFile(facts);
    if (typeof facts !== "string") {
      const { codecs, picture } = facts;
      if (codecs.some(isEncrypted)) throw refuseFile("encrypted");
      // A video stays one, whatever field it is given to.
      if (picture !== null) throw refuseFile("wrong_kind", { found: ending });
      if (codecs.length === 0) throw refuseFile("no_sound_track");
      const found = codecs.map(codecName).join(", ");
      if (ending !== "m4a" || !codecs.every(isHeardEverywhere))
        return convert(path, ending, sounds, found);
      await refuseUndecodable(path, ending, sounds);
      return { ending, converted: null, isEdited: await stripClip(path) };
    }
  }
  return convert(path, ending, sounds, null);
}

const SOUND_IN_BOXES: readonly string[] = ["m4a", "m4b", "mp4", "mov", "3gp", "3g2"];
/** Kinds that are taken as they are where their format is right. */
const KEPT: readonly string[] = ["m4a", "mp3", "wav"];

async function refuseUndecodable(path: string, ending: SoundEnding, sounds: SoundConverter | null) {
  const problem = await sounds?.check(path, ending);
  if (problem) throw refuseFile(problem);
}

/** @param found the format in the file, as its refusal names it; null where its kind says it */
async function convert(
  path: string,
  ending: SoundEnding,
  sounds: SoundConverter | null,
  found: string | null,
): Promise<CheckedSound> {
  if (sounds === null)
    throw found !== null && KEPT.includes(ending)
      ? refuseFile("sound_codec", { found })
      : refuseFile("wrong_kind", { found: ending });
  const made = await sounds.convert(path, ending);
  if (typeof made === "string") throw refuseFile(made);
  if (made.seconds > VIDEO_MAX_S) throw refuseFile("too_long");
  return { ending: "m4a", converted: made.bytes, isEdited: false };
}

const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;
/** The format stands in the first bytes of a longer name instead. */
const EXTENSIBLE = 0xfffe;

/** What the head of a WAV file says; null where there is none. */
function readWavFormat(bytes: Buffer): WavFormat | null {
  for (let at = RIFF_HEAD; at + CHUNK_HEAD + 16 <= bytes.length;) {
    const start = at + CHUNK_HEAD;
    if (bytes.toString("latin1", at, at + 4) === "fmt ") {
      const tag = bytes.readUInt16LE(start);
      const isLong = tag === EXTENSIBLE && start + 26 <= bytes.length;
      return {
        tag: isLong ? bytes.readUInt16LE(start + 24) : tag,
        channels: bytes.readUInt16LE(start + 2),
        rate: bytes.readUInt32LE(start + 4),
        bits: bytes.readUInt16LE(start + 14),
      };
    }
    const size = bytes.readUInt32LE(at + 4);
    at = start + size + (size % 2);
  }
  return null;
}

const wavName = ({ tag, bits, channels, rate }: WavFormat): string =>
  tag === 1 ? `wav.${bits}.${channels}.${rate}` : `wav.${tag}`;
