/* Clips and sounds with what phones, cameras and programs write beside the pictures and the sound. */

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string) => Buffer.from(value, "latin1");

export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...content]);
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

interface Part {
  type: string;
  content: Buffer;
}

function parts(bytes: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + bytes.readUInt32BE(at);
    found.push({
      type: bytes.toString("latin1", at + 4, at + 8),
      content: bytes.subarray(at + 8, end),
    });
    at = end;
  }
  return found;
}

/** The box with other boxes in it, wherever a box of this type is. */
const within = (bytes: Buffer, type: string, change: (inside: Buffer) => Buffer): Buffer =>
  Buffer.concat(
    parts(bytes).map((part) =>
      box(part.type, part.type === type ? change(part.content) : part.content),
    ),
  );

/** As Android, iTunes and Apple's phones write the place: user data, a list of items, keys. */
const notes = (place: string) => [
  box("udta", box("\xa9xyz", text(place)), box("\xa9mak", text(place))),
  box("meta", number(0), box("keys", text(place)), box("ilst", text(place))),
  box("uuid", text(`be7acfcb97a942e8${place}`)),
];

/** A track of data beside the sound, as phones write the place for each second. */
function dataTrack(place: string, dataAt: number): Buffer {
  const table = (type: string, ...values: number[]) =>
    box(type, number(0), ...values.map((value) => number(value)));
  return box(
    "trak",
    table("tkhd", 0, 0, 9, 0, 1),
    box(
      "mdia",
      table("mdhd", 0, 0, 1000, 1000, 0),
      box("hdlr", number(0), number(0), text("meta"), Buffer.alloc(12), text(`${place}\0`)),
      box(
        "minf",
        box("nmhd", number(0)),
        box(
          "stbl",
          table("stsd", 1, 16, text("mebx").readUInt32BE(), 0, 1),
          table("stts", 1, 1, 1000),
          table("stsc", 1, 1, 1, 1),
          table("stsz", place.length, 1),
          table("stco", 1, dataAt),
        ),
      ),
    ),
  );
}

interface ClipNotes {
  place: string;
  /** Beside the sound there is a track of data. */
  hasDataTrack?: boolean;
}

/** The clip or sound (MP4, M4A, MOV) with notes at all of its levels, times and names of a device. */
export function withClipNotes(plain: Bytes, { place, hasDataTrack = false }: ClipNotes): Bytes {
  const named = (track: Buffer) =>
    within(track, "mdia", (media) =>
      within(media, "hdlr", (handler) =>
        Buffer.concat([handler.subarray(0, 24), text(`${place}\0`)]),
      ),
    );
  const build = (dataAt: number) =>
    within(Buffer.from(plain), "moov", (moov) =>
      Buffer.concat([
        within(moov, "trak", (track) => Buffer.concat([named(track), ...notes(place)])),
        ...(hasDataTrack ? [dataTrack(place, dataAt)] : []),
        ...notes(place),
      ]),
    );
  const file = build(build(0).length + 8);
  const added = file.length - plain.length;
  const data = Buffer.from(plain).indexOf("mdat");
  for (let at = file.indexOf("stco"); at !== -1; at = file.indexOf("stco", at + 4))
    for (let n = 0; n < file.readUInt32BE(at + 8); n++) {
      const offset = file.readUInt32BE(at + 12 + n * 4);
      // The data lies behind the index, which has grown.
      if (offset > data && offset < plain.length)
        file.writeUInt32BE(offset + added, at + 12 + n * 4);
    }
  for (const type of ["mvhd", "tkhd", "mdhd"])
    file.writeUInt32BE(0xdeadbeef, file.indexOf(type) + 8);
  return new Uint8Array(
    Buffer.concat([
      file,
      ...(hasDataTrack ? [box("mdat", text(place))] : []),
      box("free", text(place)),
      ...notes(place),
    ]),
  );
}

/** MPEG audio: frames of silence (MPEG 1, layer III, 128 kbit/s, 44.1 kHz). */
export function mp3(frames = 20): Bytes {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return new Uint8Array(Buffer.concat(Array.from({ length: frames }, () => frame)));
}

const syncSafe = (size: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f));
const fixed = (value: string, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.write(value, "latin1");
  return bytes;
};

/** An ID3v2.4 tag with a title and room; behind a sound it ends with a footer. */
function id3v2(place: string, hasFooter = false): Buffer {
  const frame = Buffer.concat([
    text("TIT2"),
    syncSafe(place.length + 1),
    Buffer.alloc(3),
    text(place),
  ]);
  const content = Buffer.concat([frame, Buffer.alloc(40)]);
  const head = Buffer.concat([Buffer.from([4, 0, hasFooter ? 0x10 : 0]), syncSafe(content.length)]);
  return Buffer.concat([text("ID3"), head, content, ...(hasFooter ? [text("3DI"), head] : [])]);
}

function ape(place: string): Buffer {
  const item = Buffer.concat([number(0), number(0), text(`Title\0${place}`)]);
  const end = (flags: number) => {
    const bytes = Buffer.alloc(32);
    bytes.write("APETAGEX", "latin1");
    bytes.writeUInt32LE(2000, 8);
    bytes.writeUInt32LE(item.length + 32, 12);
    bytes.writeUInt32LE(1, 16);
    bytes.writeUInt32LE(flags, 20);
    return bytes;
  };
  return Buffer.concat([end(0xa0000000), item, end(0x80000000)]);
}

function lyrics3(place: string): Buffer {
  const content = `LYRICSBEGININD0000200${place}`;
  return text(`${content}${String(content.length).padStart(6, "0")}LYRICS200`);
}

const id3v1 = (place: string) => fixed(`TAG${place}`, 128);
const longId3v1 = (place: string) => fixed(`TAG+${place}`, 227);

/** MPEG audio with each kind of tag, and with all of them. */
export const MP3_TAGS: Record<string, (plain: Bytes, place: string) => Buffer> = {
  "ID3v2 in front": (plain, place) => Buffer.concat([id3v2(place), plain]),
  "two ID3v2 in front": (plain, place) => Buffer.concat([id3v2(place), id3v2(place), plain]),
  "ID3v2 behind": (plain, place) => Buffer.concat([plain, id3v2(place, true)]),
  ID3v1: (plain, place) => Buffer.concat([plain, id3v1(place)]),
  "the longer ID3v1": (plain, place) => Buffer.concat([plain, longId3v1(place), id3v1(place)]),
  APE: (plain, place) => Buffer.concat([plain, ape(place)]),
  Lyrics3: (plain, place) => Buffer.concat([plain, lyrics3(place), id3v1(place)]),
  "all of them": (plain, place) =>
    Buffer.concat([
      id3v2(place),
      plain,
      id3v2(place, true),
      ape(place),
      lyrics3(place),
      longId3v1(place),
      id3v1(place),
    ]),
};

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.concat([text(type), Buffer.alloc(4)]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The WAV sound with notes in front of its data and behind it. */
export function withWavNotes(plain: Bytes, place: string): Buffer {
  const data = Buffer.from(plain).indexOf("data");
  const file = Buffer.concat([
    plain.subarray(0, data),
    riffChunk("bext", text(place)),
    riffChunk("LIST", text(`INFOIART\x01\0\0\0${place}`)),
    plain.subarray(data),
    riffChunk("LIST", text(`INFOICMT${place}`)),
    riffChunk("id3 ", id3v2(place)),
    riffChunk("iXML", text(`<GPS>${place}</GPS>`)),
  ]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
