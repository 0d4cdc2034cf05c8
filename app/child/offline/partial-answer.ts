import { parseRange } from "#domain/wire/byte-range.ts";

/** The part of a kept file that a request asks for, as the server would answer it; else the whole. */
export async function partialAnswer(request: Request, whole: Response): Promise<Response> {
  const bytes = await whole.blob();
  const range = parseRange(request.headers.get("range"), bytes.size);
  const headers = new Headers(whole.headers);
  if (range === "invalid") {
    headers.set("Content-Range", `bytes */${bytes.size}`);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes.size - 1 };
  headers.set("Content-Length", String(end - start + 1));
  if (range !== null) headers.set("Content-Range", `bytes ${start}-${end}/${bytes.size}`);
  const status = range === null ? 200 : 206;
  return new Response(bytes.slice(start, end + 1, bytes.type), { status, headers });
}
