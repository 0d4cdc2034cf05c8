import { ServerResponse } from "node:http";

/** Larger bodies are written as they are: copying them would cost more than a second write. */
export const ONE_WRITE_MAX_BYTES = 65_536;

/**
 * A response that Node sends with one write. Node puts the head before a body that is text, and
 * writes head and bytes apart: for a compressed lesson the second write was an eighth of the
 * request's processor time.
 */
export class OneWriteResponse extends ServerResponse {
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    const isSmall = chunk instanceof Uint8Array && chunk.byteLength <= ONE_WRITE_MAX_BYTES;
    if (!isSmall || encoding !== undefined)
      return super.end(chunk, encoding as BufferEncoding, callback as () => void);
    // Each byte is a character of Latin-1, so the text has the same bytes again.
    const { buffer, byteOffset, byteLength } = chunk;
    return super.end(Buffer.from(buffer, byteOffset, byteLength).toString("latin1"), "latin1");
  }
}
