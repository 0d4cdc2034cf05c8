import { once } from "node:events";
import { crc32, createInflate } from "node:zlib";

export interface PictureSize {
  width: number;
  height: number;
}
export type PictureProblem =
  | "cut"
  | "damaged"
  | "too_many_pixels"
  /** A JPEG without loss, with more than 8 bits, or of another kind that browsers do not show. */
  | "rare_jpeg"
  /** Its colours are those of printing (CMYK): each browser would show others. */
  | "print_colours";

/** Most pixels of a picture: a photo of a good camera. A device holds four bytes for each. */
const MAX_PIXELS = 25_000_000;
const MAX_SIDE = 10_000;

/** Null for a picture of a size that a device can show. */
export function sizeProblem({ width, height }: PictureSize): PictureProblem | null {
  if (width === 0 || height === 0) return "damaged";
  return width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS
    ? "too_many_pixels"
    : null;
}

const SIGNATURE_BYTES = 8;
const CHUNK_FRAME_BYTES = 12;
/** Values of one pixel and the bits that each may have, by the colour type (PNG, 11.2.1). */
const COLOURS: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
/** First column and row of the passes of an interlaced picture, and the steps to the next. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Reads a PNG file to its end: every chunk with its checksum, and as much image data as the header
 * announces. The data is unpacked outside of the event loop, piece by piece.
 */
export async function checkPng(bytes: Buffer): Promise<PictureSize | PictureProblem> {
  let header: Buffer | null = null;
  const data: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; ;) {
    if (at + CHUNK_FRAME_BYTES > bytes.length) return "cut";
    const length = bytes.readUInt32BE(at);
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) return "cut";
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return "damaged";
    const type = bytes.toString("latin1", at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (type === "IEND") break;
    if (type === "IHDR") header = content;
    if (type === "IDAT") data.push(content);
    at = end;
  }
  if (header === null || header.length !== 13 || data.length === 0) return "damaged";
  const size = { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  const problem = sizeProblem(size);
  if (problem !== null) return problem;
  const wanted = dataBytes(size, header);
  return wanted !== null && (await unpacksTo(data, wanted)) ? size : "damaged";
}

/** Bytes of the unpacked image data; null for a header that means nothing. */
function dataBytes({ width, height }: PictureSize, header: Buffer): number | null {
  const colours = COLOURS[header.readUInt8(9)];
  const depth = header.readUInt8(8);
  if (!colours?.depths.includes(depth)) return null;
  const bits = colours.channels * depth;
  const rows = (columns: number, count: number) =>
    columns === 0 ? 0 : count * (1 + Math.ceil((columns * bits) / 8));
  if (header.readUInt8(12) === 0) return rows(width, height);
  const left = (side: number, from: number, step: number) =>
    Math.max(0, Math.ceil((side - from) / step));
  return ADAM7.reduce(
    (sum, [x, y, stepX, stepY]) => sum + rows(left(width, x, stepX), left(height, y, stepY)),
    0,
  );
}

/** True if the data unpacks, to this many bytes. Stops as soon as there are more. */
async function unpacksTo(data: readonly Buffer[], wanted: number): Promise<boolean> {
  const inflate = createInflate();
  let length = 0;
  inflate.on("data", (piece: Buffer) => {
    length += piece.length;
    if (length > wanted) inflate.destroy();
  });
  const ended = once(inflate, "close");
  let isWhole = false;
  inflate.on("end", () => (isWhole = true));
  inflate.on("error", () => undefined);
  inflate.end(Buffer.concat(data));
  await ended.catch(() => undefined);
  return isWhole && length === wanted;
}
