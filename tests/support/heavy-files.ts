import { box } from "./clip-metadata.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const table = (type: string, ...values: number[]) =>
  box(type, word(0), ...values.map((value) => word(value)));

interface HeavyClip {
  /** Boxes of data. */
  boxes: number;
  /** Entries of the table of chunks, one byte of the last box each. */
  chunks: number;
  tracks?: number;
  /** 'vide', 'soun', or another one, whose data is removed. */
  handler?: string;
  /** Boxes in the index that players do not need, and the bytes of each. */
  notes?: number;
  noteBytes?: number;
}

/** A valid MP4 file with as many small parts as it says. */
export function heavyClip({
  boxes,
  chunks,
  tracks = 1,
  handler = "vide",
  notes = 0,
  noteBytes = 0,
}: HeavyClip): Bytes {
  const head = box("ftyp", Buffer.from("isom\0\0\0\0isom"));
  const empty = box("mdat", Buffer.from("."));
  const data = Buffer.concat([
    ...Array.from({ length: boxes - 1 }, () => empty),
    box("mdat", Buffer.alloc(64, 1)),
  ]);
  const at = head.length + data.length - 64;
  const entry = box("avc1", Buffer.alloc(78), box("avcC", Buffer.from([1, 77, 0, 30])));
  entry.writeUInt16BE(720, 32);
  entry.writeUInt16BE(1280, 34);
  const places = Buffer.alloc(chunks * 4);
  for (let n = 0; n < chunks; n++) places.writeUInt32BE(at + (n % 64), n * 4);
  const track = box(
    "trak",
    box(
      "mdia",
      box("hdlr", word(0), word(0), Buffer.from(handler), Buffer.alloc(13)),
      box(
        "minf",
        box(
          "stbl",
          box("stsd", word(0), word(1), entry),
          table("stsz", 1, chunks),
          table("stsc", 1, 1, 1, 1),
          box("stco", word(0), word(chunks), places),
        ),
      ),
    ),
  );
  const note = box("free", Buffer.alloc(noteBytes));
  const moov = box(
    "moov",
    table("mvhd", 0, 0, 1000, 10_000, 0),
    ...Array.from({ length: tracks }, () => track),
    Buffer.concat(Array.from({ length: notes }, () => note)),
  );
  return new Uint8Array(Buffer.concat([head, data, moov]));
}
