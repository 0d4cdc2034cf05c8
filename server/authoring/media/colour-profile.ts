import { inflateSync } from "node:zlib";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { APP2, ICC_NAME, SEGMENT_HEADER_BYTES, segmentsOf } from "./jpeg.ts";
import { webpChunks, webpOf } from "./riff.ts";
import type { RiffChunk } from "./riff.ts";

/** A profile of a screen has a few kB; one with tables up to 1 MB. */
const PROFILE_MAX_BYTES = 2_000_000;
/** Where a profile says which colours it is for (ICC.1, 7.2). */
const COLOURS_AT = 16;

/**
 * What the colours of a picture mean: an ICC profile, as phones and cameras write it (Display P3).
 * Null where there is none, where it can't be read, and where it is for other colours than red,
 * green and blue.
 *
 * @param bytes of a picture that checkPicture accepts
 */
export function readProfile(bytes: Buffer, ending: PictureEnding): Buffer | null {
  const profile = { jpg: ofJpeg, png: ofPng, webp: ofWebp }[ending](bytes);
  const isRgb = profile?.toString("latin1", COLOURS_AT, COLOURS_AT + 4) === "RGB ";
  return isRgb ? profile : null;
}

/** Segments hold at most 64 kB: a longer profile has several, each with its number. */
function ofJpeg(bytes: Buffer): Buffer | null {
  const parts: { place: number; content: Buffer }[] = [];
  for (const { marker, start, end } of segmentsOf(bytes)) {
    const content = bytes.subarray(start + SEGMENT_HEADER_BYTES, end);
    if (marker !== APP2 || !content.toString("latin1", 0, ICC_NAME.length).startsWith(ICC_NAME))
      continue;
    const numbers = ICC_NAME.length + 2;
    if (content.length < numbers) return null;
    parts.push({ place: content.readUInt8(numbers - 2), content: content.subarray(numbers) });
  }
  parts.sort((one, other) => one.place - other.place);
  return parts.length === 0 ? null : Buffer.concat(parts.map(({ content }) => content));
}

function ofPng(bytes: Buffer): Buffer | null {
  let type = "";
  for (let at = 8; type !== "IEND" && type !== "IDAT";) {
    const end = at + 12 + bytes.readUInt32BE(at);
    type = bytes.toString("latin1", at + 4, at + 8);
    if (type === "iCCP") {
      // A name, a zero, and how it is packed stand before it.
      const packed = bytes.subarray(bytes.indexOf(0, at + 8) + 2, end - 4);
      try {
        return inflateSync(packed, { maxOutputLength: PROFILE_MAX_BYTES });
      } catch {
        return null;
      }
    }
    at = end;
  }
  return null;
}

const ofWebp = (bytes: Buffer): Buffer | null =>
  webpChunks(bytes).find(({ type }) => type === "ICCP")?.content ?? null;

const SIDE = 0x3fff;
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;

/** A WebP that ffmpeg wrote, which knows no profiles, with one. */
export function withProfile(webp: Buffer, profile: Buffer): Buffer {
  const chunks = webpChunks(webp).filter(({ type }) => type !== "ICCP");
  const extended = chunks.find(({ type }) => type === "VP8X") ?? extendedOf(chunks);
  const header = Buffer.from(extended.content);
  header.writeUInt8(header.readUInt8(0) | HAS_PROFILE, 0);
  return webpOf([
    { type: "VP8X", content: header },
    { type: "ICCP", content: profile },
    ...chunks.filter(({ type }) => type !== "VP8X"),
  ]);
}

/** The header that a file with more than a picture has: flags, and the size less one. */
function extendedOf(chunks: readonly RiffChunk[]): RiffChunk {
  const lossy = chunks.find(({ type }) => type === "VP8 ")?.content;
  const lossless = chunks.find(({ type }) => type === "VP8L")?.content;
  const packed = lossless?.readUInt32LE(1) ?? 0;
  const content = Buffer.alloc(10);
  const [width, height] =
    lossy === undefined
      ? [(packed & SIDE) + 1, ((packed >>> 14) & SIDE) + 1]
      : [lossy.readUInt16LE(6) & SIDE, lossy.readUInt16LE(8) & SIDE];
  // A lossless picture says itself whether it is transparent.
  content.writeUInt8((packed & 0x1000_0000) === 0 ? 0 : HAS_ALPHA, 0);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return { type: "VP8X", content };
}
