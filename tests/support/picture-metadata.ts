import { crc32 } from "node:zlib";
import type { PictureEnding } from "#domain/content/uploads.ts";

/* Pictures with what cameras and programs write beside the pixels. */

/** The block of Exif 2.3, with an orientation and a text where the place would be. */
function exif(orientation: number, place: string): Buffer {
  const head = Buffer.alloc(38);
  head.write("II*\0", "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  };
  entry(10, 0x010e, 2, place.length, head.length);
  entry(22, 0x0112, 3, 1, orientation);
  return Buffer.concat([head, Buffer.from(place)]);
}

const text = (value: string) => Buffer.from(value, "latin1");

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([text(type), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.concat([text(type), Buffer.alloc(4)]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const PNG_HEAD_BYTES = 8 + 25;

const MAKERS: Record<PictureEnding, (plain: Buffer, block: Buffer, place: string) => Buffer> = {
  jpg: (plain, block, place) =>
    Buffer.concat([
      plain.subarray(0, 2),
      segment(0xe1, Buffer.concat([text("Exif\0\0"), block])),
      segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${place}`)),
      segment(0xe2, text(`MPF\0${place}`)),
      segment(0xed, text(`Photoshop 3.0\0${place}`)),
      segment(0xfe, text(place)),
      plain.subarray(2),
      text(`a film behind the picture ${place}`),
    ]),
  png: (plain, block, place) =>
    Buffer.concat([
      plain.subarray(0, PNG_HEAD_BYTES),
      pngChunk("eXIf", block),
      pngChunk("tEXt", text(`Comment\0${place}`)),
      pngChunk("iTXt", text(`XML:com.adobe.xmp\0\0\0\0\0${place}`)),
      pngChunk("zzZz", text(place)),
      plain.subarray(PNG_HEAD_BYTES),
      text(place),
    ]),
  webp(plain, block, place) {
    const extended = Buffer.alloc(10);
    extended.writeUInt8(0x0c); // it has Exif and XMP
    return riffChunk(
      "RIFF",
      Buffer.concat([
        text("WEBP"),
        riffChunk("VP8X", extended),
        plain.subarray(12),
        riffChunk("EXIF", block),
        riffChunk("XMP ", text(place)),
        riffChunk("zzzz", text(place)),
      ]),
    );
  },
};

/** The picture with Exif, XMP, comments and more, which all name a place. */
export const withMetadata = (
  plain: Uint8Array,
  ending: PictureEnding,
  orientation: number,
  place: string,
): Uint8Array<ArrayBuffer> =>
  new Uint8Array(MAKERS[ending](Buffer.from(plain), exif(orientation, place), place));
