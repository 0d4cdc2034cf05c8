import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { boxesIn, Cut, Damaged, findBox, TooHeavy, topBoxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import type { TrackCodec } from "#domain/content/playable.ts";
import { chunksOf, createDataFinder } from "./samples.ts";
import { readTrackCodec } from "./track-codec.ts";

/** What a browser must know of a clip before it plays it. */
export interface Mp4Facts {
  seconds: number;
  /** How the pictures and sounds are recorded; other tracks, such as times, are not played. */
  codecs: TrackCodec[];
  /** Size of the picture in pixels, turned as players turn it; null for a file without video. */
  picture: { width: number; height: number } | null;
}

/** Why a file can't be played, in the terms of an author. */
export type Mp4Problem = "cut" | "damaged" | "no_index" | "no_data" | "fragmented" | "too_heavy";

/** Ten minutes at 60 frames a second need less than one. */
const MAX_INDEX_BYTES = 8_000_000;
/** A phone's clip has some five; one with sound in many languages some tens. */
const MAX_TRACKS = 100;

/**
 * Reads a file's index (ISO 14496-12: moov, mvhd, trak) and checks the file against it: every box
 * ends within the file, and so does every chunk of data that the index names. Only the index is in
 * memory.
 */
export async function readMp4(path: string): Promise<Mp4Facts | Mp4Problem> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await topBoxes(file);
    const index = await readIndex(file, boxes);
    if (index === null) return "no_index";
    const tracks = tracksOf(index);
    const facts = readFacts(index, tracks);
    if (findBox(index, whole(index), "mvex") !== null) return "fragmented";
    const data = boxes.filter(({ type }) => type === "mdat");
    if (data.every(({ start, end }) => start === end)) return "no_data";
    const isInData = createDataFinder(data);
    for (const track of tracks)
      for (const chunk of chunksOf(index, track)) {
        if (chunk.end > size) return "cut";
        if (!isInData(chunk)) return "damaged";
      }
    return facts;
  } catch (error) {
    if (error instanceof Cut) return "cut";
    if (error instanceof TooHeavy) return "too_heavy";
    // A RangeError is a place outside of the index.
    if (error instanceof Damaged || error instanceof RangeError) return "damaged";
    throw error;
  } finally {
    await file.close();
  }
}

/** The content of `moov`; null for a file without it. Throws TooHeavy. */
export async function readIndex(file: FileHandle, boxes: readonly Box[]): Promise<Buffer | null> {
  const box = boxes.find(({ type }) => type === "moov");
  if (box === undefined) return null;
  const length = box.end - box.start;
  if (length > MAX_INDEX_BYTES) throw new TooHeavy();
  const index = Buffer.alloc(length);
  await file.read(index, 0, length, box.start);
  return index;
}

const whole = (index: Buffer) => ({ start: 0, end: index.length });

/** Throws Damaged, TooHeavy. */
function tracksOf(index: Buffer): Box[] {
  const tracks = [...boxesIn(index, 0, index.length)].filter(({ type }) => type === "trak");
  if (tracks.length > MAX_TRACKS) throw new TooHeavy();
  return tracks;
}

function readFacts(index: Buffer, tracks: readonly Box[]): Mp4Facts {
  const header = findBox(index, whole(index), "mvhd");
  if (header === null) throw new Damaged("no movie header");
  const isLong = index.readUInt8(header.start) === 1;
  const at = header.start + (isLong ? 20 : 12);
  const timescale = index.readUInt32BE(at);
  const duration = isLong ? Number(index.readBigUInt64BE(at + 4)) : index.readUInt32BE(at + 4);
  if (timescale === 0) throw new Damaged("no time scale");
  const codecs: TrackCodec[] = [];
  let picture: Mp4Facts["picture"] = null;
  for (const track of tracks) {
    const description = findBox(index, track, "mdia/minf/stbl/stsd");
    if (description === null) throw new Damaged("a track without a description");
    // The first sample entry follows the version, flags and count.
    const entry = description.start + 8;
    const handler = findBox(index, track, "mdia/hdlr");
    const kind = handler && index.toString("latin1", handler.start + 8, handler.start + 12);
    if (kind === "vide" || kind === "soun") codecs.push(readTrackCodec(index, description));
    if (kind === "vide" && picture === null) {
      const [stored, other] = [index.readUInt16BE(entry + 32), index.readUInt16BE(entry + 34)];
      const [width, height] = isOnItsSide(index, track) ? [other, stored] : [stored, other];
      picture = { width, height };
    }
  }
  return { seconds: duration / timescale, codecs, picture };
}

/** Is the picture shown turned by a quarter? Phones record so, and the track's matrix says it. */
function isOnItsSide(index: Buffer, track: Box): boolean {
  const header = findBox(index, track, "tkhd");
  if (header === null) return false;
  const matrix = header.start + (index.readUInt8(header.start) === 1 ? 52 : 40);
  // Its first row: how much of x stays x, and how much becomes y.
  return index.readInt32BE(matrix) === 0 && index.readInt32BE(matrix + 4) !== 0;
}
