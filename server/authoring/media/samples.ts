import { Damaged, findBox, TooHeavy } from "./boxes.ts";
import type { Box } from "./boxes.ts";

/** A piece of a track's data in the file: its first byte, and the byte behind its last. */
export interface Chunk {
  start: number;
  end: number;
}

/** A table of a box: `count` entries of `width` bytes from `start` on. */
interface Table {
  start: number;
  count: number;
}

/** Of one track. Ten minutes at 240 pictures a second, each in a chunk of its own, are 144,000. */
const MAX_CHUNKS = 500_000;

/** Throws Damaged where a box announces more entries than it holds. */
function readTable(index: Buffer, box: Box, countAt: number, width: number): Table {
  const count = index.readUInt32BE(box.start + countAt);
  const start = box.start + countAt + 4;
  if (start + count * width > box.end) throw new Damaged(`${box.type} is shorter than it says`);
  return { start, count };
}

/**
 * Where the data of a track lies in the file, chunk by chunk, by the tables of its index (stsz, stsc,
 * stco, co64). Throws Damaged where they are missing or contradict each other, TooHeavy.
 */
export function* chunksOf(index: Buffer, track: Box): Generator<Chunk> {
  const tables = findBox(index, track, "mdia/minf/stbl");
  const table = (type: string) => (tables === null ? null : findBox(index, tables, type));
  const sizes = table("stsz");
  const runs = table("stsc");
  const short = table("stco");
  const long = table("co64");
  const offsets = short ?? long;
  if (sizes === null || runs === null || offsets === null) throw new Damaged("no sample tables");

  const sameSize = index.readUInt32BE(sizes.start + 4);
  const samples = readTable(index, sizes, 8, sameSize === 0 ? 4 : 0);
  const places = readTable(index, offsets, 4, short === null ? 8 : 4);
  if (places.count > MAX_CHUNKS) throw new TooHeavy();
  const perChunk = readTable(index, runs, 4, 12);
  const runAt = (run: number, field: number) =>
    index.readUInt32BE(perChunk.start + run * 12 + field * 4);

  let sample = 0;
  let run = -1;
  for (let chunk = 0; chunk < places.count; chunk++) {
    // A run holds for all chunks from its first one (counted from 1) to the next run's.
    while (run + 1 < perChunk.count && runAt(run + 1, 0) === chunk + 1) run++;
    if (run === -1) throw new Damaged("a chunk without a run");
    const last = sample + runAt(run, 1);
    if (last > samples.count) throw new Damaged("chunks hold more samples than there are");
    let length = sameSize * (last - sample);
    if (sameSize === 0)
      for (let at = sample; at < last; at++) length += index.readUInt32BE(samples.start + at * 4);
    sample = last;
    const start =
      short === null
        ? Number(index.readBigUInt64BE(places.start + chunk * 8))
        : index.readUInt32BE(places.start + chunk * 4);
    yield { start, end: start + length };
  }
  if (sample !== samples.count) throw new Damaged("samples in no chunk");
}

/**
 * Says of a chunk whether it lies in one of the boxes of data, which lie one behind the other.
 */
export function createDataFinder(data: readonly Box[]): (chunk: Chunk) => boolean {
  return ({ start, end }) => {
    let [low, high] = [0, data.length];
    // The boxes before `low` begin at the chunk or before it, those from `high` on behind it.
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((data[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const last = data[low - 1];
    return last !== undefined && end <= last.end;
  };
}

/** The same pieces in the order of the file, without what lies in two of them. */
export function joined(chunks: readonly Chunk[]): Chunk[] {
  const all: Chunk[] = [];
  for (const { start, end } of chunks.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last === undefined || start > last.end) all.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return all;
}
