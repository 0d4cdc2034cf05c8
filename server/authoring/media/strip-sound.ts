/**
 * Sounds whose tags can be cut out, because nothing in these formats refers to positions in the
 * file.
 */
type TaggedSound = "mp3" | "wav";

/**
 * The sound without what is written beside it: title, author, place, picture, comment. Null where
 * nothing would be left that plays.
 */
export function stripSound(bytes: Buffer, ending: TaggedSound): Buffer | null {
  return ending === "wav" ? stripWav(bytes) : stripMp3(bytes);
}

/** Chunks that players need; all others are notes (LIST, id3, bext, iXML, _PMX and so on). */
const NEEDED = ["fmt ", "fact", "data"];
const RIFF_HEAD = 12;
const CHUNK_HEAD = 8;

function stripWav(bytes: Buffer): Buffer | null {
  const kept = new Map<string, Buffer>();
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= bytes.length;) {
    const type = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    // A program that writes a stream does not know how long it gets.
    const isToEnd = type === "data" && (size === 0 || size === 0xffffffff);
    const end = isToEnd ? bytes.length : Math.min(at + CHUNK_HEAD + size, bytes.length);
    if (NEEDED.includes(type) && !kept.has(type))
      kept.set(type, bytes.subarray(at + CHUNK_HEAD, end));
    at = end + (end % 2);
  }
  if (!kept.has("fmt ") || !kept.has("data")) return null;
  const chunks = [...kept].flatMap(([type, content]) => {
    const head = Buffer.from(`${type}\0\0\0\0`, "latin1");
    head.writeUInt32LE(content.length, 4);
    return [head, content, Buffer.alloc(content.length % 2)];
  });
  const wave = Buffer.concat([bytes.subarray(0, RIFF_HEAD), ...chunks]);
  wave.writeUInt32LE(wave.length - CHUNK_HEAD, 4);
  return wave;
}

/** MPEG audio is frames one after another; tags lie in front of them and behind them alone. */
function stripMp3(bytes: Buffer): Buffer | null {
  let start = 0;
  while (textAt(bytes, start, 3) === "ID3") {
    const hasFooter = ((bytes[start + 5] ?? 0) & 0x10) !== 0;
    start += 10 + syncSafe(bytes, start + 6) + (hasFooter ? 10 : 0);
  }
  let end = bytes.length;
  for (let last = -1; last !== end;) {
    last = end;
    end -= tagBefore(bytes, end);
  }
  return start < end ? bytes.subarray(start, end) : null;
}

/** The length of the tag that ends at this position; 0 if none does. */
function tagBefore(bytes: Buffer, end: number): number {
  // ID3v1, with its longer form in front of it.
  if (textAt(bytes, end - 128, 3) === "TAG")
    return textAt(bytes, end - 128 - 227, 4) === "TAG+" ? 128 + 227 : 128;
  // APE: a size that leaves its header out, and a flag for the header.
  if (textAt(bytes, end - 32, 8) === "APETAGEX") {
    const hasHeader = ((bytes[end - 32 + 23] ?? 0) & 0x80) !== 0;
    return bytes.readUInt32LE(end - 32 + 12) + (hasHeader ? 32 : 0);
  }
  // ID3v2.4 behind the sound.
  if (textAt(bytes, end - 10, 3) === "3DI") return 20 + syncSafe(bytes, end - 10 + 6);
  // Lyrics3: six digits say how long it is without them and its last word.
  const digits = /^\d{6}$/.exec(textAt(bytes, end - 15, 6))?.[0];
  if (textAt(bytes, end - 9, 9) === "LYRICS200" && digits !== undefined) return Number(digits) + 15;
  return 0;
}

const textAt = (bytes: Buffer, at: number, length: number) =>
  at < 0 ? "" : bytes.toString("latin1", at, at + length);

/** Four bytes of seven bits each. */
const syncSafe = (bytes: Buffer, at: number) =>
  [0, 1, 2, 3].reduce((size, n) => size * 128 + ((bytes[at + n] ?? 0) & 0x7f), 0);
