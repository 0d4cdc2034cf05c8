import type { Context } from "hono";
import { parseRange } from "#domain/wire/byte-range.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { matchesIfNoneMatch } from "#server/platform/http/if-none-match.ts";

/** A stored file: its size, its type, and its bytes from `start` to `end` inclusive. */
export interface ReadableFile {
  size: number;
  contentType: string;
  etag: string;
  read(start: number, end: number): Promise<ReadableStream<Uint8Array>>;
}

/** A stored file, or one that is held in memory. */
export interface AnswerableFile extends Omit<ReadableFile, "read"> {
  read(start: number, end: number): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>>;
}

/** All bytes of a stored file that fits into memory. */
export const readWhole = async ({ size, read }: ReadableFile): Promise<Buffer> =>
  size === 0
    ? Buffer.alloc(0)
    : Buffer.from(await new Response(await read(0, size - 1)).arrayBuffer());

const FOR_GOOD = "public, max-age=31536000, immutable";

/**
 * Answers GET and HEAD, with ranges, for a file whose name changes with its content: by default
 * cached for good, by everybody.
 */
export async function answerFile(
  c: Context<AppEnv>,
  file: AnswerableFile,
  cacheControl = FOR_GOOD,
): Promise<Response> {
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Cache-Control": cacheControl,
    "Accept-Ranges": "bytes",
    ETag: file.etag,
  });
  if (matchesIfNoneMatch(c, file.etag)) return new Response(null, { status: 304, headers });
  // A picture may have lost its metadata since its first part was read (RFC 9110, 13.1.5).
  const isOther = (c.req.header("if-range") ?? file.etag) !== file.etag;
  const range = isOther ? null : parseRange(c.req.header("range"), file.size);
  if (range === "invalid") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range !== null) headers.set("Content-Range", `bytes ${start}-${end}/${file.size}`);
  const status = range === null ? 200 : 206;
  if (c.req.method === "HEAD" || file.size === 0) return new Response(null, { status, headers });
  return new Response(await file.read(start, end), { status, headers });
}
