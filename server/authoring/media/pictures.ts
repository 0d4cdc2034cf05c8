import type { PictureEnding } from "#domain/content/uploads.ts";
import { NoSegment, segmentsOf, SOS } from "./jpeg.ts";
import { checkPng, sizeProblem } from "./png.ts";
import type { PictureProblem, PictureSize } from "./png.ts";

/**
 * Reads a picture of at most a few MB to its end, by its format. The size of a whole picture
 * that a device can show, in pixels as they are stored; else what is wrong.
 */
export async function checkPicture(
  bytes: Buffer,
  ending: PictureEnding,
): Promise<PictureSize | PictureProblem> {
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
    if (error instanceof NoSegment) return "damaged";
    throw error;
  }
}

/** Start of a frame, which holds the picture's size: all of C0 to CF but these three. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker);
/** Baseline, extended and progressive, which browsers show. */
const SHOWN_FRAMES = [0xc0, 0xc1, 0xc2];
/** Follows the segments of a JPEG file, through the data of each scan, to the end of the image. */
function checkJpeg(bytes: Buffer): PictureSize | PictureProblem {
  let shown: PictureSize | null = null;
  let hasData = false;
  for (const { marker, start } of segmentsOf(bytes)) {
    hasData ||= marker === SOS;
    if (!isFrame(marker)) continue;
    if (!SHOWN_FRAMES.includes(marker) || bytes.readUInt8(start + 4) !== 8) return "rare_jpeg";
    if (bytes.readUInt8(start + 9) === 4) return "print_colours";
    const size = { height: bytes.readUInt16BE(start + 5), width: bytes.readUInt16BE(start + 7) };
    const problem = sizeProblem(size);
    if (problem !== null) return problem;
    shown = size;
  }
  return shown !== null && hasData ? shown : "damaged";
}

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** An animation has a chunk for each frame. */
const MAX_CHUNKS = 10_000;

/** Follows the chunks of a WebP file to the end that its header announces. */
function checkWebp(bytes: Buffer): PictureSize | PictureProblem {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return "cut";
  let hasImage = false;
  let shown: PictureSize | null = null;
  let count = 0;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end;) {
    if (++count > MAX_CHUNKS) return "damaged";
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
