import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

let distDir: string;
let server: TestServer;
const write = (name: string, text: string) => writeFile(join(distDir, "assets", name), text);
const ask = (name: string, headers: Record<string, string> = { "accept-encoding": "br" }) =>
  server.ask(`/assets/${name}`, { headers });

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), "treasure-assets-"));
  await mkdir(join(distDir, "assets"));
  for (const zone of ["home", "parent", "kid", "staff"])
    await writeFile(join(distDir, `${zone}.html`), zone);
  await write("a-1.js", "plain");
  await write("a-1.js.br", "packed");
  server = await startTestServer({ distDir });
});
afterAll(async () => {
  await server.stop();
  await rm(distDir, { recursive: true });
});

it("a compressed script is read from the disk once; ranges, ETag and type are those of the file (T-837)", async () => {
  const first = await ask("a-1.js");
  expect([first.status, await first.text()]).toEqual([200, "packed"]);
  expect(
    ["content-encoding", "content-type", "content-length", "vary"].map((name) =>
      first.headers.get(name),
    ),
  ).toEqual(["br", "text/javascript; charset=utf-8", "6", "Accept-Encoding"]);
  await write("a-1.js.br", "another text");
  expect(await (await ask("a-1.js")).text()).toBe("packed");
  const part = await ask("a-1.js", { "accept-encoding": "br", range: "bytes=1-3" });
  expect([part.status, await part.text()]).toEqual([206, "ack"]);
  const known = { "accept-encoding": "br", "if-none-match": first.headers.get("etag") ?? "" };
  expect((await ask("a-1.js", known)).status).toBe(304);
  expect(await (await ask("a-1.js", {})).text()).toBe("plain");
});

it("a name without a file is not remembered (T-838)", async () => {
  expect((await ask("b-2.js")).status).toBe(404);
  await write("b-2.js.br", "later");
  expect(await (await ask("b-2.js")).text()).toBe("later");
});
