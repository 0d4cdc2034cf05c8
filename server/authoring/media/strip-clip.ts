import { open } from "node:fs/promises";
import { boxesIn, Cut, Damaged, findBox, TooHeavy, topBoxes } from "./boxes.ts";
import type { Box } from "./boxes.ts";
import { readIndex } from "./mp4.ts";
import { overwrite } from "./overwrite.ts";
import type { Blank } from "./overwrite.ts";
import { refuseFile } from "./refuse.ts";
import { chunksOf, joined } from "./samples.ts";
import type { Chunk } from "./samples.ts";

/** Boxes that players need. All others may hold a place, a device, a name or a comment. */
const NEEDED = {
  file: ["ftyp", "moov", "mdat", "styp", "sidx", "moof", "mfra"],
  moov: ["mvhd", "trak", "iods", "mvex"],
  trak: ["tkhd", "edts", "mdia", "tref", "tapt"],
  mdia: ["mdhd", "hdlr", "minf", "elng"],
} as const satisfies Record<string, readonly string[]>;

/**
 * What the encoder of the shipped course and of converted clips writes: its own name. It says
 * nothing about anybody, and those files keep the bytes that their names carry the hash of.
 */
const OF_ENCODER = {
  udta: /^.{4}meta\0{4}.{4}hdlr\0{8}mdirappl\0{9}.{4}ilst(?:.{4}\xa9too.{4}data\0{3}.\0{4}Lavf[\d.]*)?$/s,
  handler: /^(?:Sound|Video)Handler\0$/,
  compressor: /^.Lavc[\d.]* libx264\0*$/s,
};

const FREE = Buffer.from("free");

/**
 * Overwrites what an MP4, M4A or MOV file holds beside its pictures and sounds, so that its size and
 * all places in it stay as they are: boxes become empty ones, times and names of its parts zeros,
 * and tracks that are neither pictures nor sound go with their data.
 *
 * @param path of a file that readMp4 accepts, or of one in pieces
 * @returns whether there was anything. Throws upload_broken, upload_too_heavy.
 */
export async function stripClip(path: string): Promise<boolean> {
  const file = await open(path, "r+");
  try {
    const boxes = await topBoxes(file);
    const moov = boxes.find(({ type }) => type === "moov");
    const index = await readIndex(file, boxes);
    if (moov === undefined || index === null) return false;
    const stripped = Buffer.from(index);
    const { blanks, data } = blanksIn(index);
    for (const blank of blanks) fill(stripped, blank);
    const isIndexChanged = !stripped.equals(index);
    if (isIndexChanged) await file.write(stripped, 0, stripped.length, moov.start);
    const others = [...othersIn(boxes, NEEDED.file).map(emptied), ...data];
    return (await overwrite(file, others)) || isIndexChanged;
  } catch (error) {
    if (error instanceof TooHeavy) throw refuseFile("too_heavy");
    // A RangeError is a place outside of the index.
    if (error instanceof Cut || error instanceof Damaged || error instanceof RangeError)
      throw refuseFile("damaged");
    throw error;
  } finally {
    await file.close();
  }
}

function fill(index: Buffer, { start, end, header }: Blank): void {
  index.fill(0, start, end);
  header?.bytes.copy(index, header.at);
}

/**
 * What to overwrite in an index, and the data in the file that goes with it. Throws Damaged,
 * TooHeavy.
 */
function blanksIn(index: Buffer): { blanks: Blank[]; data: Chunk[] } {
  const boxes = [...boxesIn(index, 0, index.length)];
  const notes = othersIn(boxes, NEEDED.moov).filter((box) => !isOfEncoder(index, box, box.type));
  const blanks = [...notes.map(emptied), ...timesOf(index, boxes, "mvhd")];
  const data: Chunk[] = [];
  // The data of a file in pieces is named elsewhere.
  const isInPieces = boxes.some(({ type }) => type === "mvex");
  for (const track of boxes.filter(({ type }) => type === "trak")) {
    const handler = findBox(index, track, "mdia/hdlr");
    const kind = handler && index.toString("latin1", handler.start + 8, handler.start + 12);
    if (kind === "vide" || kind === "soun") {
      blanks.push(...blanksInTrack(index, track));
      continue;
    }
    if (!isInPieces) for (const chunk of chunksOf(index, track)) data.push(chunk);
    blanks.push(emptied(track));
  }
  return { blanks, data: joined(data) };
}

function blanksInTrack(index: Buffer, track: Box): Blank[] {
  const boxes = [...boxesIn(index, track.start, track.end)];
  const blanks = [...othersIn(boxes, NEEDED.trak).map(emptied), ...timesOf(index, boxes, "tkhd")];
  const names: [keyof typeof OF_ENCODER, Blank][] = [];
  for (const media of boxes.filter(({ type }) => type === "mdia")) {
    const inMedia = [...boxesIn(index, media.start, media.end)];
    blanks.push(...othersIn(inMedia, NEEDED.mdia).map(emptied), ...timesOf(index, inMedia, "mdhd"));
    // The name of a handler follows its type and 12 reserved bytes: 'Core Media Video', a camera.
    for (const { type, start, end } of inMedia)
      if (type === "hdlr") names.push(["handler", { start: Math.min(start + 24, end), end }]);
  }
  const description = findBox(index, track, "mdia/minf/stbl/stsd");
  const isPicture = findBox(index, track, "mdia/minf/vmhd") !== null;
  // The first sample entry of a picture names its compressor: often the camera.
  if (description !== null && isPicture) {
    const name = description.start + 8 + 50;
    if (name + 32 <= description.end) names.push(["compressor", { start: name, end: name + 32 }]);
  }
  for (const [kind, name] of names) if (!isOfEncoder(index, name, kind)) blanks.push(name);
  return blanks;
}

const isOfEncoder = (index: Buffer, { start, end }: Blank, kind: string) =>
  Object.hasOwn(OF_ENCODER, kind) &&
  OF_ENCODER[kind as keyof typeof OF_ENCODER].test(index.toString("latin1", start, end));

const othersIn = (boxes: readonly Box[], needed: readonly string[]): Box[] =>
  boxes.filter(({ type }) => !needed.includes(type));

/** Turns the box into an empty one of the same size. */
const emptied = ({ start, end, typeAt }: Box): Blank => ({
  start,
  end,
  header: { at: typeAt, bytes: FREE },
});

/** The times of creation and change, in a header whose version says how many bytes a time has. */
const timesOf = (index: Buffer, boxes: readonly Box[], type: "mvhd" | "tkhd" | "mdhd"): Blank[] =>
  boxes
    .filter((box) => box.type === type)
    .map(({ start, end }) => ({
      start: Math.min(start + 4, end),
      end: Math.min(start + 4 + (index.readUInt8(start) === 1 ? 16 : 8), end),
    }));
