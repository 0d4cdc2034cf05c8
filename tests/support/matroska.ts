/* Matroska and WebM files with what cameras, drones and programs write beside the pictures. */

/** An element (RFC 8794); no size stands for a live recording's. */
export function element(id: string, content: Buffer | null, hasSize = true): Buffer {
  const size = Buffer.alloc(8);
  size.writeUIntBE(content?.length ?? 0, 2, 6);
  size[0] = 1;
  return Buffer.concat([
    Buffer.from(id, "hex"),
    hasSize ? size : Buffer.from("01ffffffffffffff", "hex"),
    content ?? Buffer.alloc(0),
  ]);
}

const text = (value: string) => Buffer.from(value, "latin1");
const byte = (value: number) => Buffer.from([value]);
const join = (...parts: Buffer[]) => Buffer.concat(parts);
const counted = (value: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(value.length);
  return join(length, text(value));
};

/** Three packets of Vorbis, the second with comments. */
function vorbisSetup(note: string): Buffer {
  const comments = join(text("\x03vorbis"), counted(note), byte(1), Buffer.alloc(3), counted(note));
  return join(Buffer.from([2, 4, comments.length]), text("head"), comments, text("setup"));
}
/** A description of the sound of no length, and comments of FLAC. */
const flacSetup = (note: string) =>
  join(text("fLaC"), Buffer.from([0, 0, 0, 0, 0x84, 0, 0, note.length]), text(note));

interface Track {
  number: number;
  type: number;
  codec: string;
  setup?: Buffer;
}

/** A track and its fields, with `note` where programs write names and comments. */
export const track = ({ number, type, codec, setup }: Track, note: string) =>
  element(
    "ae",
    join(
      element("d7", byte(number)),
      element("83", byte(type)),
      element("86", text(codec)),
      element("536e", text(note)),
      element("258688", text(note)),
      ...(setup ? [element("63a2", setup)] : []),
      element("e0", join(element("b0", byte(7)), element("7ffe", text(note)))),
    ),
  );

const block = (number: number, content: string) =>
  join(byte(0x80 | number), text(`\0\0\x80${content}`));

/** What is left of a file that `matroska` makes. */
export const KEPT = ["PICTURE-1", "SOUND-1", "PICTURE-2"];

/**
 * A file with `note` at each place that cameras and programs use, pictures, sounds of Vorbis and
 * FLAC, and a track of subtitles.
 * @param isLive segment and clusters have no size
 */
export function matroska(note: string, { isLive = false, codec = "V_VP9" } = {}): Buffer {
  const tracks: Track[] = [
    { number: 1, type: 1, codec, setup: text("setup") },
    { number: 2, type: 2, codec: "A_VORBIS", setup: vorbisSetup(note) },
    { number: 3, type: 2, codec: "A_FLAC", setup: flacSetup(note) },
    { number: 4, type: 0x11, codec: "S_TEXT/UTF8", setup: text(note) },
  ];
  const clusters = [
    join(
      element("e7", byte(0)),
      element("a3", block(1, "PICTURE-1")),
      element("a3", block(4, note)),
      element("a0", join(element("a1", block(2, "SOUND-1")), element("75a1", text(note)))),
    ),
    join(
      element("a0", join(element("a1", block(4, note)), element("9b", byte(9)))),
      element("a3", block(1, "PICTURE-2")),
    ),
  ];
  const inSegment = join(
    element("ec", text(note)),
    element(
      "1549a966",
      join(
        element("2ad7b1", Buffer.from([0x0f, 0x42, 0x40])),
        element("4461", text(note)),
        element("7ba9", text(note)),
        element("4d80", text(note)),
        element("5741", text(note)),
      ),
    ),
    element("1654ae6b", join(...tracks.map((each) => track(each, note)))),
    ...clusters.map((content) =>
      isLive ? join(element("1f43b675", null, false), content) : element("1f43b675", content),
    ),
    element("1254c367", element("7373", element("67c8", element("4487", text(note))))),
    element("1941a469", element("61a7", text(note))),
    element("1043a770", text(note)),
  );
  return join(
    Buffer.from("1a45dfa3974286810142f7810142f2810442f381084282847765626d", "hex"),
    isLive ? join(element("18538067", null, false), inSegment) : element("18538067", inSegment),
    element("bf", text(note)),
  );
}
