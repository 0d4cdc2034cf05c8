import { crc32 } from "node:zlib";
import type { PictureEnding } from "#domain/content/uploads.ts";
import { APP2, endOfScan, ICC_NAME, SEGMENT_HEADER_BYTES, segmentsOf, SOS } from "./jpeg.ts";
import { readOrientation } from "./picture-facts.ts";
import type { Orientation } from "./picture-facts.ts";
import { riffChunk, riffChunks, webpChunks, webpOf } from "./riff.ts";

/**
 * The picture with its pixels, its colours and its orientation, and nothing else: no place, time,
 * camera, name, comment or preview. What is not known to be needed for showing it is left out.
 *
 * @param bytes of a picture that checkPicture accepts
 */
export function stripPicture(bytes: Buffer, ending: PictureEnding): Buffer {
  const orientation = readOrientation(bytes, ending);
  switch (ending) {
    case "jpg":
      return stripJpeg(bytes, orientation);
    case "png":
      return stripPng(bytes, orientation);
    case "webp":
      return stripWebp(bytes, orientation);
  }
}

/** An Exif block of the orientation alone (Exif 2.3, 4.5.4), without the marks of its container. */
function exifOf(orientation: Orientation): Buffer {
  const exif = Buffer.from(
    "MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0",
    "latin1",
  );
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Identifiers of the application segments that decoders need: pixel shape, colours. */
const NEEDED_SEGMENTS: Readonly<Record<number, string>> = {
  [APP0]: "JFIF\0",
  [APP2]: ICC_NAME,
  [APP14]: "Adobe",
};
/** A JFIF segment without the preview that may follow. */
const JFIF_BYTES = 14;

function stripJpeg(bytes: Buffer, orientation: Orientation): Buffer {
  const kept = [bytes.subarray(0, 2)];
  let exif = orientation === 1 ? null : exifSegment(orientation);
  for (const { marker, start, end } of segmentsOf(bytes)) {
    if (marker === COMMENT) continue;
    if (marker >= APP0 && marker <= APP15) {
      const content = bytes.subarray(start + SEGMENT_HEADER_BYTES, end);
      const name = NEEDED_SEGMENTS[marker];
      if (name === undefined || !content.toString("latin1", 0, name.length).startsWith(name))
        continue;
      kept.push(
        marker === APP0 ? segment(APP0, withoutPreview(content)) : bytes.subarray(start, end),
      );
      continue;
    }
    // Behind JFIF, which has to be the first segment.
    if (exif !== null) kept.push(exif);
    exif = null;
    kept.push(bytes.subarray(start, marker === SOS ? endOfScan(bytes, end) : end));
  }
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const exifSegment = (orientation: Orientation) =>
  segment(APP1, Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exifOf(orientation)]));

function withoutPreview(jfif: Buffer): Buffer {
  const plain = Buffer.alloc(JFIF_BYTES);
  jfif.copy(plain, 0, 0, JFIF_BYTES - 2); // the last two are the preview's width and height
  return plain;
}

const PNG_SIGNATURE_BYTES = 8;
const PNG_FRAME_BYTES = 12;
const PNG_NEEDED = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs".split(" "),
);

function stripPng(bytes: Buffer, orientation: Orientation): Buffer {
  const kept = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  let type = "";
  for (let at = PNG_SIGNATURE_BYTES; type !== "IEND";) {
    const end = at + PNG_FRAME_BYTES + bytes.readUInt32BE(at);
    type = bytes.toString("latin1", at + 4, at + 8);
    if (PNG_NEEDED.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IHDR" && orientation !== 1) kept.push(pngChunk("eXIf", exifOf(orientation)));
    at = end;
  }
  return Buffer.concat(kept);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Of a frame, before the chunks of its image. */
const FRAME_HEADER_BYTES = 16;
const WEBP_IMAGE = ["VP8 ", "VP8L", "ALPH"];
const WEBP_NEEDED = new Set([...WEBP_IMAGE, "VP8X", "ICCP", "ANIM", "ANMF"]);
const FRAME_NEEDED = new Set(WEBP_IMAGE);
/** Bits of the flags of VP8X. */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function stripWebp(bytes: Buffer, orientation: Orientation): Buffer {
  const chunks = webpChunks(bytes).filter(({ type }) => WEBP_NEEDED.has(type));
  // A file without VP8X has no place for an orientation: no browser turns it.
  const isTurned = orientation !== 1 && chunks.some(({ type }) => type === "VP8X");
  const kept = chunks.map(({ type, content }) => {
    if (type === "VP8X" && content.length > 0) {
      const plain = Buffer.from(content);
      const flags = plain.readUInt8(0) & ~(HAS_EXIF | HAS_XMP);
      plain.writeUInt8(isTurned ? flags | HAS_EXIF : flags, 0);
      return { type, content: plain };
    }
    if (type !== "ANMF") return { type, content };
    const image = riffChunks(content, FRAME_HEADER_BYTES, content.length)
      .filter((chunk) => FRAME_NEEDED.has(chunk.type))
      .map((chunk) => riffChunk(chunk.type, chunk.content));
    return { type, content: Buffer.concat([content.subarray(0, FRAME_HEADER_BYTES), ...image]) };
  });
  if (isTurned) kept.push({ type: "EXIF", content: exifOf(orientation) });
  return webpOf(kept);
}
