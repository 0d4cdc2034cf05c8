import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openS3Parts } from "#server/authoring/s3-upload-parts.ts";

const ID = "0123456789abcdef";
const INFO = { id: ID, size: 4, offset: 0, metadata: { kind: "question-audio" } };
/** How often the store's client asks before it gives up. */
const ATTEMPTS = 3;

let close = async () => {};
afterEach(() => close());

interface Store {
  /** So many questions for the upload's facts are cut off. */
  cuts: number;
  /** What the store says to whether there is an upload; null cuts the connection. */
  status: 200 | 404 | null;
}

/** An S3 store with one finished upload. */
async function openStore({ cuts, status }: Store) {
  let left = cuts;
  const server = createServer((request, response) => {
    const isInfo = request.url?.includes(`${ID}.info`) === true;
    if (isInfo && (request.method === "HEAD" ? status === null : left-- > 0))
      return void request.socket.destroy();
    if (!isInfo || status === 404) {
      response.writeHead(404, { "content-type": "application/xml" });
      const code = isInfo ? "NoSuchKey" : "NoSuchUpload";
      return void response.end(`<Error><Code>${code}</Code></Error>`);
    }
    response.setHeader("x-amz-meta-upload-id", "upload");
    response.end(JSON.stringify(INFO));
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  close = () => new Promise((closed) => void server.close(() => closed()));
  const { port } = server.address() as AddressInfo;
  return openS3Parts({
    bucket: "content",
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
}

it.each([
  ["answers at once", { cuts: 0, status: 200 }, 4],
  ["was cut and answers again", { cuts: ATTEMPTS, status: 200 }, 4],
  ["says that it is gone", { cuts: 0, status: 404 }, null],
] as const)("an upload in a store that %s", async (_what, store, offset) => {
  const found = await (await openStore(store)).find(ID);
  expect(found?.offset ?? null).toBe(offset);
});

it.each([
  ["stays cut", { cuts: Infinity, status: null }],
  ["is cut again", { cuts: Infinity, status: 200 }],
] as const)("an upload is not called gone while its store %s", async (_what, store) => {
  const parts = await openStore(store);
  await expect(parts.find(ID)).rejects.toThrow();
});
