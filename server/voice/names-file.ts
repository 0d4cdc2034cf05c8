import { open } from "node:fs/promises";
import * as v from "valibot";
import { recordOf } from "#domain/bounded.ts";
import { foldedName } from "#domain/family/spoken-name.ts";

/*
 * One file with a recording for each of many names: the length of its index (4 bytes, big-endian), the
 * index as JSON, the recordings (AAC) one after the other. No URL leads to it.
 */

const LENGTH_BYTES = 4;
const MOST_NAMES = 20_000;
const Place = v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.number(), v.integer())]);
const Index = recordOf(v.string(), Place, MOST_NAMES);

export interface RecordedNames {
  /** 'Ahoy, NAME!' as AAC; null where this name was not recorded. Throws where the file can't be read. */
  find(name: string): Promise<Buffer | null>;
}

/** @param recordings by folded name */
export function packNames(recordings: ReadonlyMap<string, Uint8Array>): Buffer {
  let end = 0;
  const places = [...recordings].map(([name, { length }]) => {
    const place = [end, length];
    end += length;
    return [name, place] as const;
  });
  const index = Buffer.from(JSON.stringify(Object.fromEntries(places)));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(index.length);
  return Buffer.concat([length, index, ...recordings.values()]);
}

/**
 * Reads the index of such a file; null where there is none. The recordings stay in the file. Throws
 * where it has another form.
 */
export async function openRecordedNames(file: string): Promise<RecordedNames | null> {
  const index = await read(file, async (at) => {
    const length = (await at(0, LENGTH_BYTES)).readUInt32BE();
    const places = v.parse(Index, JSON.parse(String(await at(LENGTH_BYTES, length))));
    return { places: new Map(Object.entries(places)), start: LENGTH_BYTES + length };
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (index === null) return null;
  return {
    async find(name) {
      const place = index.places.get(foldedName(name));
      if (place === undefined) return null;
      const [from, length] = place;
      return read(file, (at) => at(index.start + from, length));
    },
  };
}

type ReadAt = (from: number, length: number) => Promise<Buffer>;

async function read<T>(file: string, use: (at: ReadAt) => Promise<T>): Promise<T> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return await use(async (from, length) => {
      if (from + length > size) throw new Error("The file of recorded names is cut off.");
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer;
    });
  } finally {
    await handle.close();
  }
}
