import type { TrackCodec } from "#domain/content/playable.ts";
import { boxesIn } from "./boxes.ts";
import type { Box } from "./boxes.ts";

/** Bytes of a sample entry before the boxes in it (ISO 14496-12, 12.1.3 and 12.2.3). */
const HEAD = { picture: 86, sound: 36 };
/** What QuickTime adds to the head of a sound, by its version. */
const QUICKTIME_BYTES: Readonly<Record<number, number>> = { 1: 16, 2: 36 };

/**
 * How a track is recorded, by the first entry of its description (stsd). Throws Damaged, and
 * RangeError for a place behind the end.
 */
export function readTrackCodec(index: Buffer, description: Box): TrackCodec {
  // The entry follows the version, the flags and the count.
  const entry = description.start + 8;
  const end = Math.min(description.end, entry + index.readUInt32BE(entry));
  const code = index.toString("latin1", entry + 4, entry + 8);
  const boxIn = (head: number, type: string) =>
    [...boxesIn(index, entry + head, end)].find((box) => box.type === type);
  if (code === "avc1" || code === "avc3") {
    const config = boxIn(HEAD.picture, "avcC");
    return { code, profile: config === undefined ? null : index.readUInt8(config.start + 1) };
  }
  if (code !== "mp4a") return { code, profile: null };
  const version = index.readUInt16BE(entry + 16);
  const stream = boxIn(HEAD.sound + (QUICKTIME_BYTES[version] ?? 0), "esds");
  const profile = stream === undefined ? null : aacTypeIn(index, stream);
  return { code, profile };
}

/** Tags of descriptors (ISO 14496-1, 7.2.2.1). */
const STREAM = 0x03;
const DECODER = 0x04;
const DECODER_CONFIG = 0x05;
const AAC = 0x40;
const AAC_LC_OF_MPEG2 = 0x67;
const AAC_LC = 2;

/** The object type of AAC; null for a sound of another format, such as MP3. */
function aacTypeIn(index: Buffer, { start }: Box): number | null {
  let at = start + 4;
  /** Goes behind the head of a descriptor; false where another one is there. */
  const enter = (tag: number) => {
    if (index.readUInt8(at++) !== tag) return false;
    while ((index.readUInt8(at++) & 0x80) !== 0);
    return true;
  };
  if (!enter(STREAM)) return null;
  const flags = index.readUInt8(at + 2);
  at += 3 + ((flags & 0x80) === 0 ? 0 : 2);
  if ((flags & 0x40) !== 0) at += 1 + index.readUInt8(at);
  if ((flags & 0x20) !== 0) at += 2;
  if (!enter(DECODER)) return null;
  const format = index.readUInt8(at);
  if (format === AAC_LC_OF_MPEG2) return AAC_LC;
  at += 13;
  if (format !== AAC || !enter(DECODER_CONFIG)) return null;
  const bits = index.readUInt16BE(at);
  const type = bits >>> 11;
  return type === 31 ? 32 + ((bits >>> 5) & 0x3f) : type;
}
