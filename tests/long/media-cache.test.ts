import { createHash } from "node:crypto";
import { request } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import type { RunningServer } from "#server/main.ts";
import { startCachingNginx } from "#tests/support/balancer.ts";
import type { Balancer } from "#tests/support/balancer.ts";
import { FakeClock } from "#tests/support/clock.ts";
import { freePort } from "#tests/support/process.ts";
import { freshDatabase, MANY } from "#tests/support/test-server.ts";

/* nginx with deploy/nginx.conf before an instance with a paywall (docs/deploy.md, 'Media and a CDN'). */

const clock = new FakeClock("2026-11-20T12:10:00Z");
let folder: string;
let running: RunningServer;
let isDown = false;
let drop: () => Promise<void>;
let nginx: Balancer;
let origin: string;
/** URLs without a signature: of a lesson that everybody may see, of one behind the paywall. */
let free: string;
let paid: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-media-cache-"));
  const database = await freshDatabase();
  ({ drop } = database);
  const port = await freePort();
  const config = readConfig({
    DATA_DIR: folder,
    PORT: String(port),
    PAYWALL: "after-first-lesson",
    PAYMENT_URL: "https://pay.example/",
    TRUSTED_PROXIES: "127.0.0.1",
    ...MANY,
  });
  running = await startServer(config, {
    now: clock.now,
    log: createLogger("silent"),
    connection: database.connection,
    distDir: null,
  });
  origin = `http://127.0.0.1:${port}`;
  nginx = await startCachingNginx([origin]);
  [free, paid] = [await clipOf(0), await clipOf(1)];
});
afterAll(async () => {
  await nginx.stop();
  if (!isDown) await running.stop();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** The first clip of a lesson, by its plain URL. */
async function clipOf(place: number): Promise<string> {
  const { lessons } = await running.context.catalog.read();
  const id = treasureTracker.lessons[place]?.id;
  const slides = lessons.find((lesson) => lesson.id === id)?.newest.slides ?? [];
  const clip = slides.find((slide) => slide.type === "video");
  if (clip?.type !== "video" || clip.video_url === null) throw new Error("no clip");
  return clip.video_url;
}

const signed = async (url: string) =>
  (await running.context.media.signedUrlsOf([url])).addresses[url] ?? "";

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(nginx.url + path, { method, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    cache: response.headers.get("x-cache"),
    keeps: response.headers.get("cache-control"),
    etag: response.headers.get("etag") ?? "",
    range: response.headers.get("content-range"),
    bytes,
    hash: createHash("sha256").update(bytes).digest("hex"),
  };
}

/** The file as the store has it. */
async function stored(url: string): Promise<Buffer> {
  const file = await running.context.files.open(url.slice("/media/content/".length));
  return Buffer.from(await new Response(await file?.read(0, file.size - 1)).arrayBuffer());
}

/** Checks that a file, public or paid, comes whole, from the cache, and in ranges. */
async function answersAsTheInstance(path: string, whole: Buffer) {
  const first = await get(path);
  expect([first.status, first.bytes.equals(whole)]).toEqual([200, true]);
  const again = await get(path);
  expect([again.status, again.cache, again.bytes.equals(whole)]).toEqual([200, "HIT", true]);
  for (const [from, to] of [
    [0, 0],
    [0, 99_999],
    [100_000, 1_200_000],
    [whole.length - 50, whole.length - 1],
  ] as const) {
    const end = Math.min(to, whole.length - 1);
    const part = await get(path, { range: `bytes=${from}-${to}` });
    expect([part.status, part.range]).toEqual([206, `bytes ${from}-${end}/${whole.length}`]);
    expect(part.bytes.equals(whole.subarray(from, end + 1))).toBe(true);
  }
  const last = await get(path, { range: "bytes=-100" });
  expect([last.status, last.bytes.equals(whole.subarray(-100))]).toEqual([206, true]);
  const open = await get(path, { range: "bytes=1000-" });
  expect([open.status, open.bytes.equals(whole.subarray(1000))]).toEqual([206, true]);
  expect((await get(path, { range: `bytes=${whole.length}-` })).status).toBe(416);
  const unchanged = await get(path, { "if-none-match": first.etag });
  expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
  expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  const head = await get(path, {}, "HEAD");
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(first.etag).toBe((await fetch(origin + path)).headers.get("etag"));
}

describe("nginx with deploy/nginx.conf", () => {
  it("keeps a file that everybody may see, with ranges and If-None-Match", async () => {
    await answersAsTheInstance(free, await stored(free));
    expect((await get(free)).keeps).toBe("public, max-age=31536000, immutable");
  });

  it("keeps a file with a signed URL, and answers with each URL's own seconds", async () => {
    const signedUrl = await signed(paid);
    expect(signedUrl).not.toBe(paid);
    await answersAsTheInstance(signedUrl, await stored(paid));
    const left = Number(
      /^private, max-age=(\d+), immutable$/.exec((await get(signedUrl)).keeps ?? "")?.[1],
    );
    clock.advance(600);
    const later = Number(/max-age=(\d+)/.exec((await get(signedUrl)).keeps ?? "")?.[1]);
    expect(left - later).toBe(600);
  });

  it("lets nothing of a kept file through to a URL that is unsigned, tampered, expired or of another file", async () => {
    const signedUrl = await signed(paid);
    expect((await get(signedUrl)).cache).toBe("HIT");
    const other = await clipOf(2);
    const bad = [
      paid,
      `${paid}?`,
      `${paid}?x=1`,
      signedUrl.replace(/signature=../, "signature=AA"),
      signedUrl.replace(/expires=(\d+)/, (_all, end: string) => `expires=${Number(end) + 3600}`),
      paid + (await signed(other)).slice(other.length),
      paid.replace("/media/content/", "/_signed_media/"),
      `/_signed_media?${signedUrl.split("?")[1]}`,
      "/_media_check",
      // Paths that nginx and the instance could read differently.
      `${free}/../../../${paid.slice("/media/content/".length)}`,
      `${free}%2f..%2f..%2f..%2f${paid.slice("/media/content/".length)}`,
      paid.replace("/videos/", "//videos/"),
      paid.replace("/videos/", "%2fvideos%2f"),
      paid.replace("/videos/", "/./videos/"),
    ];
    for (const path of bad)
      for (const headers of [{}, { range: "bytes=0-99" }, { "if-none-match": "*" }]) {
        const { status, bytes } = await rawGet(path, headers);
        expect([path, status < 300 || status === 304]).toEqual([path, false]);
        expect(bytes.length).toBeLessThan(2000);
      }
    const refused = await get(paid);
    expect([refused.status, JSON.parse(refused.bytes.toString()).code, refused.keeps]).toEqual([
      403,
      "media_signature_needed",
      "no-store",
    ]);

    clock.advance(2 * 3600);
    expect((await get(signedUrl)).status).toBe(403);
    const fresh = await get(await signed(paid));
    expect([fresh.status, fresh.cache]).toEqual([200, "HIT"]);
    expect((await get(paid)).status).toBe(403);
  });

  it("hands on that a file is not there", async () => {
    const missing = paid.replace(/[0-9a-f]{8}\.mp4$/, "00000000.mp4");
    expect((await get(await signed(missing))).status).toBe(404);
    expect((await get(missing)).status).toBe(403);
  });

  it("serves cached public files while the instance is down, and no signed ones", async () => {
    const whole = await stored(free);
    const signedUrl = await signed(paid);
    expect((await get(free)).cache).toBe("HIT");
    isDown = true;
    await running.stop();
    const kept = await get(free);
    expect([kept.status, kept.bytes.equals(whole)]).toEqual([200, true]);
    const { status, bytes } = await get(signedUrl);
    expect([status >= 500, bytes.length < 2000]).toEqual([true, true]);
  });
});

/** A request whose path is sent as it is written: fetch would tidy it up. */
async function rawGet(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; bytes: Buffer }>((resolve, reject) => {
    const sent = request(nginx.url, { path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => void pieces.push(piece));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) }),
      );
    });
    sent.on("error", reject).end();
  });
}
