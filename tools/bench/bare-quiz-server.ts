import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves the page of `buildBareQuiz` as the product serves its own: compressed with Brotli,
 * documents and data revalidated, all other files cached for good.
 */
export async function serveBareQuiz(folder: string) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const isRevalidated = /\.(html|json)$/.test(file);
    const etag = `"${statSync(file).mtimeMs}"`;
    const headers = {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": isRevalidated ? "no-cache" : "public, max-age=31536000, immutable",
      etag,
    };
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const isCompressed = existsSync(`${file}.br`);
    response
      .writeHead(200, { ...headers, ...(isCompressed && { "content-encoding": "br" }) })
      .end(readFileSync(isCompressed ? `${file}.br` : file));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
