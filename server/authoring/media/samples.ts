import { Damaged, findBox } from "./boxes.ts";
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

/** Throws Damaged where a box announces more entries than it holds. */
function readTable(index: Buffer, box: Box, countAt: number, width: number): Table {
  const count = index.readUInt32BE(box.start + countAt);
  const start = box.start + countAt + 4;
  if (start + count * width > box.end) throw new Damaged(`${box.type} is shorter than it says`);
  return { start, count };
}

/**
 * Where the data of a track lies in the file, by the tables of its index (stsz, stsc, stco, co64).
 * Throws Damaged where they are missing or contradict each other.
 */
export function chunksOf(index: Buffer, track: Box): Chunk[] {
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
  const perChunk = readTable(index, runs, 4, 12);
  const runAt = (run: number, field: number) =>
    index.readUInt32BE(perChunk.start + run * 12 + field * 4);

  const chunks: Chunk[] = [];
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
    chunks.push({ start, end: start + length });
  }
  if (sample !== samples.count) throw new Damaged("samples in no chunk");
  return chunks;
}
