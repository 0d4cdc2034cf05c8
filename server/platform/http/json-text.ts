import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Context, TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";
import { acceptsBrotli } from "./accepts-brotli.ts";
import type { AppEnv } from "./env.ts";
import { matchesIfNoneMatch } from "./if-none-match.ts";
import { completeResponse } from "./security-headers.ts";

const compress = promisify(brotliCompress);
/** Of a text that is kept for long. 11 makes a lesson a tenth smaller and takes some 25 times as long. */
const QUALITY = 9;

/** A value that is JSON already, also compressed; remembers what it was. */
export interface JsonText<T> {
  text: string;
  brotli: Uint8Array<ArrayBuffer>;
  /** Never there: the type of what was written. */
  of?: T;
}

export async function stringify<T>(value: T, quality = QUALITY): Promise<JsonText<T>> {
  const text = JSON.stringify(value);
  const brotli = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { text, brotli: new Uint8Array(brotli) };
}

/**
 * Answers as `c.json(value)` does, without writing or compressing the value again for each request,
 * and with 304 to a browser that has it: it asks again each time. Without an ETag the browser's HTTP
 * cache keeps nothing.
 */
export function jsonText<T>(
  c: Context<AppEnv>,
  { text, brotli }: JsonText<T>,
  etag: string | null,
) {
  const caching =
    etag === null
      ? { "Cache-Control": "no-store" }
      : { ETag: etag, "Cache-Control": "private, no-cache" };
  const headers = { ...caching, Vary: "Accept-Encoding" };
  const json = { ...headers, "Content-Type": "application/json" };
  const write = () =>
    acceptsBrotli(c)
      ? completeResponse(c, brotli, 200, { ...json, "Content-Encoding": "br" })
      : completeResponse(c, text, 200, json);
  const response =
    etag !== null && matchesIfNoneMatch(c, etag)
      ? completeResponse(c, null, 304, headers)
      : write();
  return response as Response & TypedResponse<JSONParsed<T>, 200, "json">;
}
