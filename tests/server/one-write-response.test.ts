import { createServer, request } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ONE_WRITE_MAX_BYTES, OneWriteResponse } from "#server/platform/http/one-write-response.ts";

/** Every byte, again and again. */
const bytes = (length: number) => Uint8Array.from({ length }, (_, index) => index % 256);
const BODIES: Record<string, Uint8Array | string> = {
  "/none": bytes(0),
  "/small": bytes(6_000),
  // A part of a larger buffer.
  "/part": bytes(2_000).subarray(500, 1_500),
  "/limit": bytes(ONE_WRITE_MAX_BYTES),
  "/large": bytes(ONE_WRITE_MAX_BYTES + 1),
  "/text": "Grüße, 🦦",
};

let server: Server<typeof IncomingMessage, typeof OneWriteResponse>;
let writes = 0;

const bodyOf = (path: string) => Buffer.from(BODIES[path] ?? "");

async function ask(path: string, method = "GET") {
  writes = 0;
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path, method, agent: false }, resolve).once("error", reject).end(),
  );
  return { length: answer.headers["content-length"], body: await buffer(answer) };
}

beforeAll(async () => {
  server = createServer({ ServerResponse: OneWriteResponse }, (incoming, outgoing) => {
    const body = BODIES[incoming.url ?? ""] ?? "";
    outgoing.writeHead(200, { "content-length": Buffer.byteLength(body) });
    outgoing.end(body);
  });
  server.on("connection", (socket: Socket) => {
    const write = socket.write.bind(socket);
    vi.spyOn(socket, "write").mockImplementation((...args: Parameters<typeof write>) => {
      writes++;
      return write(...args);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe("a response of bytes", () => {
  it.each(Object.keys(BODIES))("%s arrives as it was, with its length", async (path) => {
    const { length, body } = await ask(path);
    expect(body.equals(bodyOf(path))).toBe(true);
    expect(length).toBe(String(bodyOf(path).length));
  });

  it.each(["/small", "/part", "/limit"])("%s is sent with one write", async (path) => {
    await ask(path);
    expect(writes).toBe(1);
  });

  it("has no body for HEAD", async () => {
    expect(await ask("/small", "HEAD")).toEqual({ length: "6000", body: Buffer.alloc(0) });
  });
});
