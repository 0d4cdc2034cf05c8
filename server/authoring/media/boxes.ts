import type { FileHandle } from "node:fs/promises";

/**
 * A box of an MP4 file (ISO 14496-12): its type and the place of it, and where its content begins
 * and ends.
 */
export interface Box {
  type: string;
  typeAt: number;
  start: number;
  end: number;
}

/** Thrown where boxes contradict each other or the file. */
export class Damaged extends Error {}
/** Thrown where the file ends before a box does. */
export class Cut extends Error {}
/** Thrown where a file has far more, or larger, parts than a clip or sound of ten minutes needs. */
export class TooHeavy extends Error {}

/** No clip has more side by side; at the top level each is a read of the file. */
const MAX_BOXES = 10_000;
const LARGE_HEADER = 16;
/** Less than a header at the end of a file is padding. */
const HEADER = 8;

/** The box whose header lies at `at` of the buffer; its places are counted from `base`. */
function readBox(buffer: Buffer, at: number, base: number, size: number): Box {
  const short = buffer.readUInt32BE(at);
  const type = buffer.toString("latin1", at + 4, at + 8);
  const header = short === 1 ? LARGE_HEADER : HEADER;
  const length =
    short === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : short === 0 ? size - base : short;
  if (length < header) throw new Damaged(`a box of ${length} bytes`);
  return { type, typeAt: base + 4, start: base + header, end: base + length };
}

/** All boxes at the top level of a file, one behind the other. Throws Cut, Damaged, TooHeavy. */
export async function topBoxes(file: FileHandle): Promise<Box[]> {
  const { size } = await file.stat();
  const head = Buffer.alloc(LARGE_HEADER);
  const boxes: Box[] = [];
  for (let at = 0; at + HEADER <= size;) {
    await file.read(head, 0, LARGE_HEADER, at);
    const box = readBox(head, 0, at, size);
    // Scrambled bytes in the place of a header are no letters.
    if (!/^[\x20-\x7e\xa9]{4}$/.test(box.type)) throw new Damaged("a box without a type");
    if (box.end > size) throw new Cut(box.type);
    if (boxes.push(box) > MAX_BOXES) throw new TooHeavy();
    at = box.end;
  }
  return boxes;
}

/** The boxes that lie side by side between two places. Throws Damaged, TooHeavy. */
export function* boxesIn(buffer: Buffer, start: number, end: number): Generator<Box> {
  let count = 0;
  for (let at = start; at + HEADER <= end;) {
    if (++count > MAX_BOXES) throw new TooHeavy();
    const box = readBox(buffer, at, at, end);
    if (box.end > end) throw new Damaged(`${box.type} is longer than what holds it`);
    yield box;
    at = box.end;
  }
}

/** The first box at the end of a path of types, such as 'mdia/minf/stbl'. Throws as boxesIn does. */
export function findBox(
  buffer: Buffer,
  within: { start: number; end: number },
  path: string,
): Box | null {
  const [type, ...rest] = path.split("/");
  for (const box of boxesIn(buffer, within.start, within.end)) {
    if (box.type === type) return rest.length === 0 ? box : findBox(buffer, box, rest.join("/"));
  }
  return null;
}
