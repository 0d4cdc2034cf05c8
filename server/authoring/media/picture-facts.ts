import type { PictureEnding } from "#domain/content/uploads.ts";

/** How a picture is turned or mirrored before it is shown, 1 to 8 (Exif 2.3, 4.6.4); 1: not at all. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

const EXIF_MARKS: Record<PictureEnding, string> = { jpg: "Exif\0\0", png: "eXIf", webp: "EXIF" };
/** A bit of the flags of a WebP file. */
const ANIMATED = 0x02;
const ORIENTATION_TAG = 0x0112;

/** Reads the orientation from the first Exif block; 1 where there is none that can be read. */
export function readOrientation(bytes: Buffer, ending: PictureEnding): Orientation {
  const mark = bytes.indexOf(EXIF_MARKS[ending], 0, "latin1");
  if (mark === -1) return 1;
  try {
    const order = /(?:II\*\0|MM\0\*)/.exec(bytes.toString("latin1", mark, mark + 32));
    if (order === null) return 1;
    const tiff = mark + order.index;
    const isLittle = order[0].startsWith("I");
    const u16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
    const u32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
    const table = tiff + u32(tiff + 4);
    for (let entry = 0; entry < u16(table); entry++) {
      const at = table + 2 + 12 * entry;
      if (u16(at) === ORIENTATION_TAG)
        return ORIENTATIONS.find((known) => known === u16(at + 8)) ?? 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // a place behind the end of the file
  }
  return 1;
}

/** Has it several frames? Of a whole picture; an animated PNG is no PNG for an upload. */
export const isAnimated = (bytes: Buffer, ending: PictureEnding): boolean =>
  ending === "webp" &&
  bytes.toString("latin1", 12, 16) === "VP8X" &&
  (bytes.readUInt8(20) & ANIMATED) !== 0;
