import { readFile } from "node:fs/promises";
import { checkPng, sizeProblem } from "./png.ts";
import type { PictureProblem, PictureSize } from "./png.ts";

/**
 * Reads a picture of at most a few MB to its end, by its format. The size of a whole picture
 * that a device can show, in pixels as they are stored; else what is wrong.
 */
export async function checkPicture(
  path: string,
  ending: "jpg" | "png" | "webp",
): Promise<PictureSize | PictureProblem> {
  const bytes = await readFile(path);
  try {
    switch (ending) {
      case "png":
        return await checkPng(bytes);
      case "jpg":
        return checkJpeg(bytes);
      case "webp":
        return checkWebp(bytes);
    }
  } catch (error) {
    if (error instanceof RangeError) return "cut"; // a place behind the end of the file
    throw error;
  }
}

const SOS = 0xda;
const EOI = 0xd9;
/** Start of a frame, which holds the picture's size: all of C0 to CF but these three. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker);
/** Markers that ISO 10918-1 leaves undefined in the place of a segment. */
const isReserved = (marker: number) => marker < 0xc0 || (marker > 0xef && marker !== 0xfe);
/** Inside image data: an escaped FF, a restart, or padding. */
const isInData = (next: number) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);

/** Follows the segments of a JPEG file, through the data of each scan, to the end of the image. */
function checkJpeg(bytes: Buffer): PictureSize | PictureProblem {
  let shown: PictureSize | null = null;
  let hasData = false;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return "damaged";
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return shown !== null && hasData ? shown : "damaged";
    if (isReserved(marker)) return "damaged";
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return "damaged";
    if (isFrame(marker)) {
      const size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
      const problem = sizeProblem(size);
      if (problem !== null) return problem;
      shown = size;
    }
    at += 2 + length;
    if (marker === SOS) {
      hasData = true;
      at = endOfData(bytes, at);
    }
  }
}

/** Place of the next marker behind the data of a scan. Throws RangeError if there is none. */
function endOfData(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError("no end of the image");
    const next = bytes.readUInt8(at + 1);
    if (!isInData(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** Follows the chunks of a WebP file to the end that its header announces. */
function checkWebp(bytes: Buffer): PictureSize | PictureProblem {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return "cut";
  let hasImage = false;
  let shown: PictureSize | null = null;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end;) {
    const type = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const content = at + CHUNK_HEADER_BYTES;
    if (content + length > end) return "damaged";
    const size = webpSize(bytes, type, content);
    if (size === "damaged") return size;
    const problem = size === null ? null : sizeProblem(size);
    if (problem !== null) return problem;
    // The canvas comes first, in VP8X.
    shown ??= size;
    hasImage ||= ["VP8 ", "VP8L", "ANMF"].includes(type);
    at = content + length + (length % 2); // chunks begin at even places
  }
  return hasImage && shown !== null ? shown : "damaged";
}

/** Size of the picture or canvas that a chunk holds; null for chunks without one. */
function webpSize(bytes: Buffer, type: string, at: number): PictureSize | "damaged" | null {
  const SIDE = 0x3fff;
  if (type === "VP8X")
    return { width: bytes.readUIntLE(at + 4, 3) + 1, height: bytes.readUIntLE(at + 7, 3) + 1 };
  if (type === "VP8L") {
    if (bytes.readUInt8(at) !== 0x2f) return "damaged";
    const packed = bytes.readUInt32LE(at + 1);
    return { width: (packed & SIDE) + 1, height: ((packed >>> 14) & SIDE) + 1 };
  }
  if (type === "VP8 ") {
    if (bytes.readUIntBE(at + 3, 3) !== 0x9d012a) return "damaged"; // the code of a key frame
    return { width: bytes.readUInt16LE(at + 6) & SIDE, height: bytes.readUInt16LE(at + 8) & SIDE };
  }
  return null;
}
