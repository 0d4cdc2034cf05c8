import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";

/** What a browser must know of a clip before it plays it. */
export interface Mp4Facts {
  seconds: number;
  /** Four-character codes of the tracks' codecs, such as 'avc1' and 'mp4a'. */
  codecs: string[];
  hasVideo: boolean;
}

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** The index of a clip; more than this is none of a clip that we take. */
const MAX_INDEX_BYTES = 32_000_000;

/**
 * Reads a file's index (ISO 14496-12: moov, mvhd, trak); null when it has none or is cut. Only the
 * index is in memory.
 */
export async function readMp4(path: string): Promise<Mp4Facts | null> {
  const file = await open(path);
  try {
    const index = await findIndex(file);
    return index === null ? null : readIndex(index);
  } catch (error) {
    if (error instanceof RangeError) return null; // an offset beyond the end: cut or made up
    throw error;
  } finally {
    await file.close();
  }
}

async function findIndex(file: FileHandle): Promise<Buffer | null> {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size;) {
    await file.read(head, 0, 16, at);
    const box = readBox(head, 0, at, size);
    if (box === null || box.end > size) return null;
    if (box.type === "moov") {
      const length = box.end - box.start;
      if (length > MAX_INDEX_BYTES) return null;
      const index = Buffer.alloc(length);
      await file.read(index, 0, length, box.start);
      return index;
    }
    at = box.end;
  }
  return null;
}

/** The box whose header lies at `at` of the buffer; its places are counted from `base`. */
function readBox(buffer: Buffer, at: number, base: number, size: number): Box | null {
  const short = buffer.readUInt32BE(at);
  const type = buffer.toString("latin1", at + 4, at + 8);
  const header = short === 1 ? 16 : 8;
  const length =
    short === 1 ? Number(buffer.readBigUInt64BE(at + 8)) : short === 0 ? size - base : short;
  return length < header ? null : { type, start: base + header, end: base + length };
}

function* boxesIn(buffer: Buffer, start: number, end: number): Generator<Box> {
  for (let at = start; at + 8 <= end;) {
    const box = readBox(buffer, at, at, end);
    if (box === null || box.end > end) return;
    yield box;
    at = box.end;
  }
}

/** The first box at the end of a path of types, such as 'mdia/minf/stbl'. */
function find(buffer: Buffer, within: { start: number; end: number }, path: string): Box | null {
  const [type, ...rest] = path.split("/");
  for (const box of boxesIn(buffer, within.start, within.end)) {
    if (box.type === type) return rest.length === 0 ? box : find(buffer, box, rest.join("/"));
  }
  return null;
}

function readIndex(index: Buffer): Mp4Facts | null {
  const whole = { start: 0, end: index.length };
  const header = find(index, whole, "mvhd");
  if (header === null) return null;
  const isLong = index.readUInt8(header.start) === 1;
  const at = header.start + (isLong ? 20 : 12);
  const timescale = index.readUInt32BE(at);
  const duration = isLong ? Number(index.readBigUInt64BE(at + 4)) : index.readUInt32BE(at + 4);
  const tracks = [...boxesIn(index, 0, index.length)].filter(({ type }) => type === "trak");
  const codecs = tracks.flatMap((track) => {
    const description = find(index, track, "mdia/minf/stbl/stsd");
    return description === null
      ? []
      : [index.toString("latin1", description.start + 12, description.start + 16)];
  });
  const hasVideo = tracks.some((track) => {
    const handler = find(index, track, "mdia/hdlr");
    return (
      handler !== null && index.toString("latin1", handler.start + 8, handler.start + 12) === "vide"
    );
  });
  return timescale === 0 ? null : { seconds: duration / timescale, codecs, hasVideo };
}
