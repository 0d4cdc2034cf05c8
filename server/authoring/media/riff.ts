const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** A chunk of a RIFF file, such as WebP. */
export interface RiffChunk {
  type: string;
  content: Buffer;
}

/** The chunks between two places of a file whose chunks fit into it. */
export function riffChunks(bytes: Buffer, from: number, end: number): RiffChunk[] {
  const chunks: RiffChunk[] = [];
  for (let at = from; at + CHUNK_HEADER_BYTES <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    chunks.push({
      type: bytes.toString("latin1", at, at + 4),
      content: bytes.subarray(start, start + length),
    });
    at = start + length + (length % 2); // chunks begin at even places
  }
  return chunks;
}

/** A chunk as a file holds it. */
export function riffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEADER_BYTES);
  head.write(type, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The chunks of a whole WebP file. */
export const webpChunks = (bytes: Buffer): RiffChunk[] =>
  riffChunks(bytes, RIFF_HEADER_BYTES, 8 + bytes.readUInt32LE(4));

/** A WebP file of these chunks. */
export const webpOf = (chunks: readonly RiffChunk[]): Buffer =>
  riffChunk(
    "RIFF",
    Buffer.concat([
      Buffer.from("WEBP", "latin1"),
      ...chunks.map(({ type, content }) => riffChunk(type, content)),
    ]),
  );
