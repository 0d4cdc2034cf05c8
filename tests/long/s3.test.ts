import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import { stripPicture } from "#server/authoring/media/strip-picture.ts";
import { keysIn } from "#server/content/file-references.ts";
import { unreferencedFiles } from "#server/platform/db/schema.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { mediaUrls, withoutSignature } from "#domain/content/lesson-media.ts";
import { SIGNED_MEDIA_URL_SECONDS } from "#domain/constants.ts";
import { urlForAuthor, fileBytes, giveFile, uploader } from "#tests/support/authoring.ts";
import { LESSONS, newFamily, newStaff, playLesson } from "#tests/support/families.ts";
import { buyCourse } from "#tests/support/payments.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { startS3 } from "#tests/support/s3.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
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
    const { lessons } = await server.context.catalog.read();
    const clip = lessons
      .flatMap(({ newest }) => newest.slides)
      .find(({ type }) => type === "video");
    const url = clip?.type === "video" ? (clip.video_url ?? "") : "";
    const whole = await read(url);
    expect(whole.status).toBe(200);
    expect(url).toContain(sha256(whole.bytes).slice(0, 32));
    const part = await read(url, "bytes=1000-200999");
    expect([part.status, sha256(part.bytes)]).toEqual([
      206,
      sha256(whole.bytes.slice(1000, 201_000)),
    ]);
  });

  it("resumes an interrupted upload and stores it byte for byte (R-STAFF-5)", async () => {
    const clip = await fileBytes("onboarding/welcome.mp4");
    // Larger than the store's minimum part size, so that the upload has several parts and a
    // remainder.
    const box = new Uint8Array(12 * 1024 * 1024);
    new DataView(box.buffer).setUint32(0, box.byteLength);
    box.set(new TextEncoder().encode("free"), 4);
    const bytes = new Uint8Array([...clip, ...box]);
    const tus = uploader(server, token);
    const location =
      (await tus.create("video", "clip.mp4", bytes.byteLength)).headers.get("location") ?? "";
    const cut = 9_000_000;
    await tus.patch(location, 0, bytes.slice(0, cut));
    const offset = await tus.offset(location);
    expect(offset).toBeGreaterThan(0);
    await tus.patch(location, offset, bytes.slice(offset));
    const upload = location.slice(location.lastIndexOf("/") + 1);
    const taken = await server.request("POST", `/api/staff/lessons/${FIRST}/files`, {
      token,
      body: { upload, kind: "video" },
    });
    expect(taken.status).toBe(200);
    expect(sha256((await read(await urlForAuthor(server, token, taken.body.url))).bytes)).toBe(
      sha256(bytes),
    );
    expect((await read(`/media/content/${upload}`)).status).toBe(404);
  });

  it("stores a picture byte for byte, but for its metadata", async () => {
    const bytes = await fileBytes("onboarding/welcome.jpg");
    const taken = await giveFile(server, token, FIRST, { kind: "poster", name: "p.jpg", bytes });
    const { url } = taken.body as { url: string };
    expect(sha256((await read(await urlForAuthor(server, token, url))).bytes)).toBe(
      sha256(new Uint8Array(stripPicture(Buffer.from(bytes), "jpg"))),
    );
  });
});

describe("paid clips in an S3 store", () => {
  it("carry the store's own signature of an hour, which the server and the store accept, whole and in ranges", async () => {
    // The store has its own clock.
    const paid = await startTestServer({
      env: { ...s3.env, PAYWALL: "after-first-lesson" },
      at: new Date().toISOString(),
    });
    const ask = async (url: string, init: RequestInit = {}) => {
      const response = await paid.ask(url, init);
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    };
    const family = await newFamily(paid);
    await playLesson(paid, family.token, FIRST);
    await buyCourse(paid.context, family.userId);
    const { body } = await paid.request("GET", `/api/lessons/${SECOND}`, { token: family.token });
    const [url = "", other = ""] = mediaUrls(body.slides).filter((url) =>
      withoutSignature(url).endsWith(".mp4"),
    );
    const bare = withoutSignature(url);
    const query = new URL(url, paid.context.config.publicUrl).searchParams;
    expect([query.get("X-Amz-Algorithm"), query.get("X-Amz-Expires")]).toEqual([
      "AWS4-HMAC-SHA256",
      String(SIGNED_MEDIA_URL_SECONDS),
    ]);

    const whole = await ask(url);
    expect(bare).toContain(sha256(whole.bytes).slice(0, 32));
    const part = await ask(url, { headers: { range: "bytes=1000-1999" } });
    expect([part.status, sha256(part.bytes)]).toEqual([206, sha256(whole.bytes.slice(1000, 2000))]);
    expect((await ask(url, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
    const head = await ask(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([
      200,
      String(whole.bytes.byteLength),
    ]);
    expect(whole.headers.get("cache-control")).toMatch(/^private, max-age=\d+, immutable$/);

    const atStore = `${s3.env.S3_ENDPOINT}/${s3.env.S3_BUCKET}/${bare.replace("/media/content/", "")}`;
    const direct = await fetch(atStore + url.slice(bare.length), {
      headers: { range: "bytes=1000-1999" },
    });
    expect([direct.status, sha256(new Uint8Array(await direct.arrayBuffer()))]).toEqual([
      206,
      sha256(part.bytes),
    ]);

    for (const refused of [
      bare,
      bare + other.slice(withoutSignature(other).length),
      url.replace(
        /(X-Amz-Signature=)(.)/,
        (_all, name, digit) => `${name}${digit === "0" ? "1" : "0"}`,
      ),
      url.replace("X-Amz-Expires=3600", "X-Amz-Expires=7200").replace(/X-Amz-Signature=\w+/, ""),
      `${bare}?expires=9999999999&key=00000000&signature=none`,
    ])
      expect([refused, (await ask(refused)).status]).toEqual([refused, 403]);
    paid.clock.advance(SIGNED_MEDIA_URL_SECONDS);
    expect((await ask(url)).status).toBe(403);
    await paid.stop();
  });
});

describe("what nothing refers to", () => {
  const later = async (days: number) => {
    server.clock.advance((days * DAY_MS) / 1000);
    await server.runDueWork();
  };

  it("is removed a grace period after it was found, over all pages of the listing; what is referred to stays", async () => {
    const { files } = server.context;
    const { lessons } = await server.context.catalog.read();
    const referred = keysIn(lessons.map(({ newest }) => newest.slides));
    const { body } = await giveFile(server, token, FIRST, {
      kind: "poster",
      name: "unused.jpg",
      bytes: await fileBytes("onboarding/intro.jpg"),
    });
    const unused = keyOfMediaUrl((body as { url: string }).url) ?? "";
    // The store lists a thousand keys a page; these come after the shipped course's, so on the
    // second page.
    const folder = `zz-${crypto.randomUUID()}`;
    const keys = Array.from(
      { length: 1050 },
      (_, index) => `${folder}/videos/clip-${String(index).padStart(4, "0")}.mp4`,
    );
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(
        keys.slice(from, from + 50).map((key) => files.put(key, new Uint8Array([1]))),
      );

    await later(0);
    expect(await server.context.db.$count(unreferencedFiles)).toBeGreaterThan(keys.length);
    expect([await files.has(unused), (await files.list(folder)).length]).toEqual([
      true,
      keys.length,
    ]);
    await later(RETENTION_DAYS.unreferencedFile);
    for (let run = 0; run < 11; run++) await later(1 / 24);
    expect([await files.has(unused), await files.list(folder)]).toEqual([false, []]);
    expect(referred.length).toBeGreaterThan(100);
    for (const key of referred) expect(await files.has(key), key).toBe(true);
    expect(await server.context.db.$count(unreferencedFiles)).toBe(0);
    ({ token } = await newStaff(server));
  });
});

describe("two instances on one Postgres and one bucket", () => {
  it("an upload that started at one instance can be completed at the other", async () => {
    const database = postgres.url;
    const env = { ...s3.env, ...sharedSecrets() };
    const [one, other] = [
      await startTestServer({ env, database }),
      await startTestServer({ env, database }),
    ];
    const author = await newStaff(one);
    const bytes = await fileBytes("onboarding/welcome.mp4");
    const location =
      (await uploader(one, author.token).create("video", "clip.mp4", bytes.byteLength)).headers.get(
        "location",
      ) ?? "";
    const half = Math.floor(bytes.byteLength / 2);
    await uploader(one, author.token).patch(location, 0, bytes.slice(0, half));
    expect(await uploader(other, author.token).offset(location)).toBe(half);
    await uploader(other, author.token).patch(location, half, bytes.slice(half));
    const upload = location.slice(location.lastIndexOf("/") + 1);
    const options = { token: author.token, body: { upload, kind: "video" } };
    expect(
      (await one.request("POST", `/api/staff/lessons/${FIRST}/files`, options)).body.url,
    ).toMatch(/clip-[0-9a-f]{32}\.mp4$/);
    await one.stop();
    await other.stop();
  });
});
