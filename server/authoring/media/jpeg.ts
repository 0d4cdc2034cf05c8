export const SOS = 0xda;
export const APP2 = 0xe2;
/** The marker, and the length of what follows. */
export const SEGMENT_HEADER_BYTES = 4;
/** A segment of this name holds a colour profile. */
export const ICC_NAME = "ICC_PROFILE\0";
const EOI = 0xd9;
/** Markers that ISO 10918-1 leaves undefined in the place of a segment. */
const isReserved = (marker: number) => marker < 0xc0 || (marker > 0xef && marker !== 0xfe);
/** Inside image data: an escaped FF, a restart, or padding. */
const isInData = (next: number) => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);

/** A segment of a JPEG file: from its marker to the byte behind it, without the data of a scan. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** A picture has some tens, a large colour profile some hundreds. */
const MAX_SEGMENTS = 10_000;

/** Thrown where there is no segment in the place of one, and for too many. */
export class NoSegment extends Error {}

/**
 * The segments of a JPEG file up to the end of the image; the data of scans is passed over. Throws
 * NoSegment, and RangeError where the file ends before the image.
 */
export function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let count = 0;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) throw new NoSegment();
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) return;
    if (isReserved(marker) || ++count > MAX_SEGMENTS) throw new NoSegment();
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) throw new NoSegment();
    const end = at + 2 + length;
    yield { marker, start: at, end };
    at = marker === SOS ? endOfScan(bytes, end) : end;
  }
}

/** Place of the next marker behind the data of a scan. Throws RangeError if there is none. */
export function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    at = bytes.indexOf(0xff, at);
    if (at === -1) throw new RangeError("no end of the image");
    const next = bytes.readUInt8(at + 1);
    if (!isInData(next)) return at;
    at += next === 0xff ? 1 : 2;
  }
}
