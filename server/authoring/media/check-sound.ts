import { readFile } from "node:fs/promises";
import { codecName, isEncrypted, isHeardEverywhere, isPlainWav } from "#domain/content/playable.ts";
import type { WavFormat } from "#domain/content/playable.ts";
import { isSoundEnding } from "./convert-sound.ts";
import type { SoundEnding } from "./convert-sound.ts";
import { readMp4 } from "./mp4.ts";
import { refuseFile } from "./refuse.ts";
import { stripClip } from "./strip-clip.ts";
import { stripSound } from "./strip-sound.ts";

/** What was found in a sound that an author gave. */
export interface InspectedSound {
  ending: SoundEnding;
  /** What is kept instead of the file as it came; null: the file itself. */
  converted: Buffer | null;
  /** The file itself was changed where it lies: it has lost its metadata. */
  isEdited: boolean;
  /**
   * Of a sound that not every browser plays: how it is recorded, for its refusal; '' where the kind
   * of file says it. Null for one that can be kept.
   */
  unplayable: string | null;
}

/**
 * Looks into a sound by its content: one that every supported browser plays loses its metadata, any
 * other one has to be converted (finishSound). Throws upload_wrong_kind, upload_broken and
 * upload_codec with the reason.
 *
 * @param ending of the file's content; undefined for one that nobody knows
 */
export async function inspectSound(
  path: string,
  ending: string | undefined,
): Promise<InspectedSound> {
  if (ending === undefined) throw refuseFile("wrong_kind");
  if (!isSoundEnding(ending)) throw refuseFile("wrong_kind", { found: ending });
  const sound = { ending, converted: null, isEdited: false, unplayable: null };
  if (ending === "mp3" || ending === "wav") {
    const bytes = await readFile(path); // at most 20 MB, by its kinds' limit
    const format = ending === "wav" ? readWavFormat(bytes) : null;
    if (format !== null && !isPlainWav(format)) return { ...sound, unplayable: wavName(format) };
    const stripped = stripSound(bytes, ending);
    if (stripped === null) throw refuseFile("damaged");
    return { ...sound, converted: stripped.equals(bytes) ? null : stripped };
  }
  if (!SOUND_IN_BOXES.includes(ending)) return { ...sound, unplayable: "" };
  const facts = await readMp4(path);
  // A sound in pieces, as browsers record it, becomes whole when it is converted.
  if (facts === "fragmented") return { ...sound, unplayable: "" };
  if (typeof facts === "string") throw refuseFile(facts);
  const { codecs, picture } = facts;
  if (codecs.some(isEncrypted)) throw refuseFile("encrypted");
  // A video counts as a video, whatever field it is uploaded to.
  if (picture !== null) throw refuseFile("wrong_kind", { found: ending });
  if (codecs.length === 0) throw refuseFile("no_sound_track");
  if (ending !== "m4a" || !codecs.every(isHeardEverywhere))
    return { ...sound, unplayable: codecs.map(codecName).join(", ") };
  return { ...sound, isEdited: await stripClip(path) };
}

const SOUND_IN_BOXES: readonly string[] = ["m4a", "m4b", "mp4", "mov", "3gp", "3g2"];
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
