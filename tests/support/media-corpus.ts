import { crc32, deflateSync } from "node:zlib";

/*
 * Bad and odd files as authors have them, made from good ones: bytes are changed, so that no
 * encoder is needed.
 */

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (text: string, encoding: BufferEncoding = "utf8"): Bytes =>
  new Uint8Array(Buffer.from(text, encoding));

/** The file with changes at places that are found by name. */
function changed(file: Bytes, change: (copy: Buffer) => void): Bytes {
  const copy = Buffer.from(file);
  change(copy);
  return new Uint8Array(copy);
}

/** The first part of a file. */
export const cutAt = (file: Bytes, share: number): Bytes =>
  file.slice(0, Math.floor(file.length * share));

/** The file with other bytes from a share of it on. */
export const scrambled = (file: Bytes, from: number, length: number): Bytes =>
  changed(file, (copy) => {
    const start = Math.floor(file.length * from);
    for (let at = 0; at < length; at++) copy[start + at] = (at * 197 + 31) % 256;
  });

interface TopBox {
  type: string;
  bytes: Buffer;
}

function topBoxes(clip: Bytes): TopBox[] {
  const file = Buffer.from(clip);
  const boxes: TopBox[] = [];
  for (let at = 0; at < file.length;) {
    const length = file.readUInt32BE(at);
    boxes.push({
      type: file.toString("latin1", at + 4, at + 8),
      bytes: file.subarray(at, at + length),
    });
    at += length;
  }
  return boxes;
}

/** The clip without the boxes of this type; what follows them keeps its place. */
export const withoutBox = (clip: Bytes, type: string): Bytes =>
  new Uint8Array(
    Buffer.concat(
      topBoxes(clip).map((box) => {
        if (box.type !== type) return box.bytes;
        const free = Buffer.alloc(box.bytes.length);
        free.writeUInt32BE(box.bytes.length);
        free.write("free", 4, "latin1");
        return free;
      }),
    ),
  );

/** The clip with other bytes inside its index. */
export const scrambledIndex = (clip: Bytes): Bytes =>
  changed(clip, (copy) => {
    const start = copy.indexOf("moov") + 4;
    for (let at = 200; at < 400; at++) copy[start + at] = (at * 197 + 31) % 256;
  });

/** The clip with its chunks at places where no data is. */
export const movedChunks = (clip: Bytes, offset: number): Bytes =>
  changed(clip, (copy) => copy.writeUInt32BE(offset, copy.indexOf("stco") + 12));

/** The clip with another four-character code of the video's codec. */
export const withCodec = (clip: Bytes, codec: string): Bytes =>
  changed(clip, (copy) => copy.write(codec, copy.indexOf("avc1", copy.indexOf("stsd")), "latin1"));

/** The clip with a first track that players turn by 90 degrees, as phones record it. */
export const turned = (clip: Bytes): Bytes =>
  changed(clip, (copy) => {
    const matrix = copy.indexOf("tkhd") + 4 + 40;
    const values = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];
    for (const [index, value] of values.entries()) copy.writeInt32BE(value, matrix + index * 4);
  });

/** The clip as QuickTime names its files (.mov). */
export const asMov = (clip: Bytes): Bytes =>
  changed(clip, (copy) => copy.write("qt  ", copy.indexOf("ftyp") + 4, "latin1"));

/** The length that the index of the clip says. */
export function secondsOf(clip: Bytes): number {
  const file = Buffer.from(clip);
  const header = file.indexOf("mvhd") + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

/** The clip with a picture of this size in its index. */
export const withPicture = (clip: Bytes, width: number, height: number): Bytes =>
  changed(clip, (copy) => {
    const entry = copy.indexOf("avc1", copy.indexOf("stsd")) - 4;
    copy.writeUInt16BE(width, entry + 32);
    copy.writeUInt16BE(height, entry + 34);
  });

/** The clip with only one of its tracks: 'vide' or 'soun'. */
export const withoutTrack = (clip: Bytes, handler: string): Bytes =>
  changed(clip, (copy) => {
    const named = copy.indexOf(handler, copy.indexOf("hdlr"));
    copy.write("free", copy.lastIndexOf("trak", named), "latin1");
  });

/** The clip with an index that says that its data comes in pieces. */
export const fragmented = (clip: Bytes): Bytes =>
  changed(clip, (copy) => copy.write("mvex", copy.indexOf("udta", copy.indexOf("moov")), "latin1"));

/** The beginning of a WebM file. */
export const webm = (): Bytes =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from("1a45dfa3974286810142f7810142f2810442f381084282847765626d", "hex"),
      // An empty element of 200 bytes.
      Buffer.from("ec40c8", "hex"),
      Buffer.alloc(200),
    ]),
  );

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

interface Png {
  width: number;
  height: number;
  /** Bytes of image data; left out: as many as the size needs. */
  dataBytes?: number;
  isInterlaced?: boolean;
  /** The kind of its colours, and the bits of each value. */
  colours?: number;
  depth?: number;
}

/** A PNG picture, grey if not said otherwise. */
export function png(picture: Png): Bytes {
  const { width, height, dataBytes, isInterlaced = false, colours = 0, depth = 8 } = picture;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colours;
  header[12] = isInterlaced ? 1 : 0;
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a", "hex"),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(Buffer.alloc(dataBytes ?? height * (width + 1)))),
      chunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** The JPEG picture with another size in its frame. */
export const jpegOfSize = (jpeg: Bytes, width: number, height: number): Bytes =>
  changed(jpeg, (copy) => {
    const frame =
      [0xc0, 0xc2]
        .map((marker) => copy.indexOf(Buffer.from([0xff, marker])))
        .find((at) => at !== -1) ?? 0;
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
  });

/** The JPEG picture with other bytes in the middle of its data, among which is no marker. */
export const withScrambledData = (jpeg: Bytes): Bytes =>
  changed(jpeg, (copy) => {
    const [from, to] = [Math.floor(copy.length / 3), Math.floor(copy.length / 3) + 400];
    copy.fill(0xff, from, to).fill(0, to, to + 1);
  });

/** The JPEG picture with so many empty restart segments (DRI) at its start. */
export const withEmptySegments = (jpeg: Bytes, count: number): Bytes =>
  new Uint8Array(
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from("ffdd0002".repeat(count), "hex"),
      jpeg.subarray(2),
    ]),
  );

/** The WebP picture with so many empty chunks at its end. */
export function withEmptyChunks(picture: Bytes, count: number): Bytes {
  const file = Buffer.concat([picture, Buffer.from("5858585800000000".repeat(count), "hex")]);
  file.writeUInt32LE(file.length - 8, 4);
  return new Uint8Array(file);
}

/** A WebP picture without losses (VP8L): one grey pixel, or the header of a larger one. */
export function webp(width = 1, height = 1): Bytes {
  const file = Buffer.from(
    "524946461a000000574542505650384c0d0000002f00000010071011118888fe0700",
    "hex",
  );
  file.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  return new Uint8Array(file);
}
