import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSecrets } from "#tests/support/copies.ts";
import { fileBytes, giveFile, uploader } from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
let token: string;
let postgres: PostgresProcess;
beforeAll(async () => {
  postgres = await needPostgres();
  s3 = await startS3();
  server = await startTestServer({ env: s3.env });
  ({ token } = await newStaff(server));
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
  postgres.stop();
});

const read = async (url: string, range?: string) => {
  const response = await server.ask(url, range === undefined ? {} : { headers: { range } });
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};

describe("media in an S3 store", () => {
  it("serves the shipped course's clips byte for byte, whole and in ranges", async () => {
    const { lessons } = await server.server.catalog.read();
    const clip = lessons.flatMap(({ newest }) => newest.slides).find(({ type }) => type === "video");
    const url = clip?.type === "video" ? (clip.video_url ?? "") : "";
    const whole = await read(url);
    expect(whole.status).toBe(200);
    expect(url).toContain(sha256(whole.bytes).slice(0, 8));
    const part = await read(url, "bytes=1000-200999");
    expect([part.status, sha256(part.bytes)]).toEqual([206, sha256(whole.bytes.slice(1000, 201_000))]);
  });

  it("resumes an interrupted upload and stores it byte for byte (R-STAFF-5)", async () => {
    const clip = await fileBytes("onboarding/welcome.mp4");
    // Larger than the store's minimum part size, so that the upload has several parts and a remainder.
    const box = new Uint8Array(12 * 1024 * 1024);
    new DataView(box.buffer).setUint32(0, box.byteLength);
    box.set(new TextEncoder().encode("free"), 4);
    const bytes = new Uint8Array([...clip, ...box]);
    const tus = uploader(server, token);
    const location = (await tus.create("video", "clip.mp4", bytes.byteLength)).headers.get("location") ?? "";
    const cut = 9_000_000;
    await tus.patch(location, 0, bytes.slice(0, cut));
    const offset = await tus.offset(location);
    expect(offset).toBeGreaterThan(0);
    await tus.patch(location, offset, bytes.slice(offset));
    const upload = location.slice(location.lastIndexOf("/") + 1);
    const assigned = await server.request("POST", `/api/staff/lessons/${FIRST}/files`, { token, body: { upload, kind: "video" } });
    expect(assigned.status).toBe(200);
    expect(sha256((await read(assigned.body.url)).bytes)).toBe(sha256(bytes));
    expect((await read(`/media/content/${upload}`)).status).toBe(404);
  });

  it("stores a picture unchanged", async () => {
    const bytes = await fileBytes("onboarding/welcome.jpg");
    const assigned = await giveFile(server, token, FIRST, { kind: "poster", name: "p.jpg", bytes });
    expect(sha256((await read((assigned.body as { url: string }).url)).bytes)).toBe(sha256(bytes));
  });
});

describe("two instances on one Postgres and one bucket", () => {
  it("an upload that started at one instance can be completed at the other", async () => {
    const database = postgres.url;
    const env = { ...s3.env, ...sharedSecrets() };
    const [one, other] = [await startTestServer({ env, database }), await startTestServer({ env, database })];
    const author = await newStaff(one);
    const bytes = await fileBytes("onboarding/welcome.mp4");
    const location = (await uploader(one, author.token).create("video", "clip.mp4", bytes.byteLength)).headers.get("location") ?? "";
    const half = Math.floor(bytes.byteLength / 2);
    await uploader(one, author.token).patch(location, 0, bytes.slice(0, half));
    expect(await uploader(other, author.token).offset(location)).toBe(half);
    await uploader(other, author.token).patch(location, half, bytes.slice(half));
    const upload = location.slice(location.lastIndexOf("/") + 1);
    const options = { token: author.token, body: { upload, kind: "video" } };
    expect((await one.request("POST", `/api/staff/lessons/${FIRST}/files`, options)).body.url).toMatch(/clip-[0-9a-f]{8}\.mp4$/);
    await one.stop();
    await other.stop();
  });
});
