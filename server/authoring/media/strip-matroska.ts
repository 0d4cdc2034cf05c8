import { open } from "node:fs/promises";
import { Damaged, TooHeavy } from "./boxes.ts";
import { CLUSTER, ElementReader, SEGMENT, voidHeader } from "./ebml.ts";
import type { Element } from "./ebml.ts";
import { overwrite } from "./overwrite.ts";
import type { Blank } from "./overwrite.ts";
import { refuseFile } from "./refuse.ts";

/**
 * What to do with an element: 'keep' it, 'blank' its content, or a table for the elements inside
 * it.
 */
type Needed = "keep" | "blank" | Table;
type Table = ReadonlyMap<number, Needed>;

const table = (kept: readonly number[], others: readonly (readonly [number, Needed])[] = []) =>
  new Map<number, Needed>([...kept.map((id) => [id, "keep"] as const), ...others]);

const VOID = 0xec;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const TRACK_TYPE = 0x83;
const CODEC_ID = 0x86;
const CODEC_PRIVATE = 0x63a2;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const PICTURE_AND_SOUND = [1, 2];

/* Names of the elements: RFC 9559. */
const EBML = table([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285]);
const SEEK_HEAD = table([], [[0x4dbb, table([0x53ab, 0x53ac])]]);
/** TimestampScale, Duration; MuxingApp and WritingApp must be there, and name a device or program. */
const INFO = table(
  [0x2ad7b1, 0x4489],
  [
    [0x4d80, "blank"],
    [0x5741, "blank"],
  ],
);
const MASTERING = table([
  0x55d1, 0x55d2, 0x55d3, 0x55d4, 0x55d5, 0x55d6, 0x55d7, 0x55d8, 0x55d9, 0x55da,
]);
const COLOUR = table(
  [
    0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba, 0x55bb, 0x55bc,
    0x55bd,
  ],
  [[0x55d0, MASTERING]],
);
/** How the picture is turned. */
const PROJECTION = table([0x7671, 0x7673, 0x7674, 0x7675]);
const VIDEO = table(
  [
    0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2,
    0x54b3, 0x2eb524,
  ],
  [
    [0x55b0, COLOUR],
    [0x7670, PROJECTION],
  ],
);
const AUDIO = table([0xb5, 0x78b5, 0x9f, 0x6264]);
const COMPRESSION = table([0x4254, 0x4255]);
const ENCODINGS = table([], [[0x6240, table([0x5031, 0x5032, 0x5033], [[0x5034, COMPRESSION]])]]);
const TRACK = table(
  [
    TRACK_NUMBER,
    0x73c5,
    TRACK_TYPE,
    0xb9,
    0x88,
    0x55aa,
    0x9c,
    0x6de7,
    0x6df8,
    0x23e383,
    0x234e7a,
    0x23314f,
    CODEC_ID,
    CODEC_PRIVATE,
    0x56aa,
    0x56bb,
  ],
  [
    [0xe0, VIDEO],
    [0xe1, AUDIO],
    [0x6d80, ENCODINGS],
  ],
);
const GROUP = table([BLOCK, 0x9b, 0xfa, 0xfb, 0xa4, 0x75a2]);
const CUES = table(
  [],
  [[0xbb, table([0xb3], [[0xb7, table([0xf7, 0xf1, 0xf0, 0xb2, 0x5378, 0xea])]])]],
);
/** What lies in a file, its segments and its clusters. */
const FILE = table(
  [SIMPLE_BLOCK, 0xe7, 0xa7, 0xab],
  [
    [0x1a45dfa3, EBML],
    [0x114d9b74, SEEK_HEAD],
    [0x1549a966, INFO],
    [TRACKS, table([], [[TRACK_ENTRY, TRACK]])],
    [BLOCK_GROUP, GROUP],
    [0x1c53bb6b, CUES],
  ],
);

/**
 * Overwrites what a Matroska or WebM file holds beside its pictures and sounds, so that its size and
 * all places in it stay as they are: elements become empty ones, and tracks that are neither
 * pictures nor sound go with their blocks (subtitles of a drone hold the place of each second).
 *
 * @returns whether there was anything. Throws upload_broken, upload_codec, upload_too_heavy.
 */
export async function stripMatroska(path: string): Promise<boolean> {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    return await overwrite(file, blanksOf(new ElementReader(file, size)));
  } catch (error) {
    if (error instanceof TooHeavy) throw refuseFile("too_heavy");
    if (error instanceof Damaged || error instanceof RangeError) throw refuseFile("damaged");
    throw error;
  } finally {
    await file.close();
  }
}

async function* blanksOf(reader: ElementReader): AsyncGenerator<Blank> {
  const tracks = new Set<number>();
  for (let at = 0; at < reader.size;) {
    const element = await reader.element(at, reader.size);
    if (element === null) return;
    const { id, start, end } = element;
    // Segments and clusters often have an unknown size, so the reader goes on with the elements
    // inside them as if they stood at the top level of the file.
    const isOpened = id === SEGMENT || id === CLUSTER;
    if (id === TRACKS) yield* blanksOfTracks(reader, element, tracks);
    else if (id === SIMPLE_BLOCK || id === BLOCK_GROUP)
      yield* blanksOfBlock(reader, element, tracks);
    else if (!isOpened) yield* blanksAt(reader, element, FILE);
    at = isOpened ? start : end;
  }
}

async function* blanksOfTracks(
  reader: ElementReader,
  within: Element,
  tracks: Set<number>,
): AsyncGenerator<Blank> {
  for await (const track of elementsOf(reader, within)) {
    if (track.id !== TRACK_ENTRY) {
      yield* blanksAt(reader, track, table([]));
      continue;
    }
    const fields = new Map<number, Element>();
    for await (const field of elementsOf(reader, track)) fields.set(field.id, field);
    const [number, type, codec] = [TRACK_NUMBER, TRACK_TYPE, CODEC_ID].map((id) => fields.get(id));
    if (!number || !type || !codec) throw new Damaged("a track without number, type or codec");
    if (!PICTURE_AND_SOUND.includes(await reader.unsigned(type))) {
      yield emptied(track);
      continue;
    }
    tracks.add(await reader.unsigned(number));
    const setup = fields.get(CODEC_PRIVATE);
    if (setup !== undefined) yield* blanksOfSetup(reader, await textOf(reader, codec), setup);
    yield* blanksIn(reader, track, TRACK);
  }
}

/** The set-up data of these codecs holds comments, and pictures of some MB. */
const NOTES_OF: ReadonlyMap<string, (bytes: Buffer, base: number) => Iterable<Blank>> = new Map([
  ["A_VORBIS", vorbisComments],
  ["A_FLAC", flacNotes],
]);
const SETUP_MAX_BYTES = 10_000_000;

/** The set-up data of a track's decoder; in some formats it can also hold comments. */
async function* blanksOfSetup(
  reader: ElementReader,
  codec: string,
  { start, end }: Element,
): AsyncGenerator<Blank> {
  // A description of QuickTime's, which may hold whatever a camera writes.
  if (codec.endsWith("_QUICKTIME")) throw refuseFile("codec", { found: codec });
  const notesOf = NOTES_OF.get(codec);
  if (notesOf === undefined) return;
  if (end - start > SETUP_MAX_BYTES) throw new TooHeavy();
  yield* notesOf(await reader.bytes(start, end - start), start);
}

/** Three packets: how many there are but the last, their lengths, and then the second has the comments. */
function* vorbisComments(bytes: Buffer, base: number): Generator<Blank> {
  let at = 1;
  const length = () => {
    let sum = 0;
    for (let part = 255; part === 255; sum += part) part = bytes.readUInt8(at++);
    return sum;
  };
  const [first] = [length(), length()];
  at += (first ?? 0) + "\x03vorbis".length;
  const text = function* (): Generator<Blank> {
    const start = at + 4;
    at = start + bytes.readUInt32LE(at);
    if (at > bytes.length) throw new Damaged("a comment is longer than what holds it");
    yield { start: base + start, end: base + at };
  };
  yield* text(); // the program
  const count = bytes.readUInt32LE(at);
  at += 4;
  for (let comment = 0; comment < count; comment++) yield* text();
}

/** Blocks after the letters 'fLaC': the first says what the sound is, all others are notes. */
function* flacNotes(bytes: Buffer, base: number): Generator<Blank> {
  const STREAM_INFO = 0;
  const PADDING = 1;
  const LAST = 0x80;
  for (let at = bytes.toString("latin1", 0, 4) === "fLaC" ? 4 : 0; at + 4 <= bytes.length;) {
    const first = bytes.readUInt8(at);
    const end = Math.min(at + 4 + bytes.readUIntBE(at + 1, 3), bytes.length);
    if ((first & ~LAST) !== STREAM_INFO)
      yield {
        start: base + at + 4,
        end: base + end,
        header: { at: base + at, bytes: Buffer.from([(first & LAST) | PADDING]) },
      };
    at = end;
  }
}

async function* blanksOfBlock(
  reader: ElementReader,
  element: Element,
  tracks: ReadonlySet<number>,
): AsyncGenerator<Blank> {
  if (tracks.size === 0) throw new Damaged("blocks in front of the tracks");
  let block: Element | null = element.id === SIMPLE_BLOCK ? element : null;
  if (block === null)
    for await (const part of elementsOf(reader, element)) if (part.id === BLOCK) block = part;
  const track = block && (await reader.number(block.start));
  if (track === null || !tracks.has(track)) yield emptied(element);
  else yield* blanksAt(reader, element, FILE);
}

async function* elementsOf(reader: ElementReader, within: Element): AsyncGenerator<Element> {
  for (let { start: at } = within; at < within.end;) {
    const element = await reader.element(at, within.end);
    if (element === null) return;
    yield element;
    at = element.end;
  }
}

async function* blanksIn(reader: ElementReader, within: Element, needed: Table) {
  for await (const element of elementsOf(reader, within)) yield* blanksAt(reader, element, needed);
}

async function* blanksAt(
  reader: ElementReader,
  element: Element,
  needed: Table,
): AsyncGenerator<Blank> {
  const what = element.id === VOID ? "blank" : (needed.get(element.id) ?? "empty");
  if (what === "keep") return;
  if (what === "empty") yield emptied(element);
  else if (what === "blank") yield { start: element.start, end: element.end };
  else yield* blanksIn(reader, element, what);
}

function emptied({ at, end }: Element): Blank {
  const bytes = voidHeader(end - at);
  return { start: at + bytes.length, end, header: { at, bytes } };
}

const textOf = async (reader: ElementReader, { start, end }: Element) =>
  (await reader.bytes(start, Math.min(100, end - start))).toString("latin1").replace(/\0+$/, "");
