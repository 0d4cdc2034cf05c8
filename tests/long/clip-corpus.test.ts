import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIP_HEIGHT, CLIP_WIDTH, LIGHT_BYTES_PER_S } from "#domain/content/clip-rules.ts";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { AnyUploadKind } from "#domain/content/uploads.ts";
import { askServer } from "#server/platform/control/socket.ts";
import { fileBytes, uploader } from "#tests/support/authoring.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { needFfmpeg } from "#tests/support/ffmpeg.ts";
import { call, openBuilder, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { REAL_CAPTIONS, REAL_CLIPS, REAL_PICTURES } from "#tests/support/real-clips.ts";
import type { RealClip } from "#tests/support/real-clips.ts";

/* Files as authors have them, given to the running product with the ffmpeg of this machine. */

const CONVERTED_MS = 500_000;
let folder: string;
let server: ServerProcess;
let ffmpeg: Awaited<ReturnType<typeof needFfmpeg>>;
let browser: Browser;
let page: Page;
let token: string;
let lesson: string;
let slide: string;

const staff = (method: string, path: string, body?: unknown) =>
  call(server.url, method, `/api/staff${path}`, { token, body });

beforeAll(async () => {
  ffmpeg = await needFfmpeg();
  folder = await mkdtemp(join(tmpdir(), "treasure-corpus-"));
  server = await startProcess({ DATA_DIR: join(folder, "data") });
  const lines = (await askServer(join(folder, "data"), ["password"]))?.lines ?? [];
  const password = lines.find((line) => line.startsWith("  "))?.trim();
  token = (await openBuilder(server.url, password)).body.access_token;
  const { body: course } = await staff("POST", "/courses", { title: "Corpus" });
  ({ id: lesson } = (await staff("POST", `/courses/${course.id}/lessons`, { title: "One" })).body);
  ({ id: slide } = (await staff("POST", `/lessons/${lesson}/slides`, { type: "video" })).body);
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  // The page of this test is none of the product's, whose policy allows no such page any file.
  page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${server.url}/robots.txt`);
});
afterAll(async () => {
  await browser.close();
  await server.kill("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

/** The bytes of a clip; the file that ffmpeg wrote is removed. */
async function made({ file, args, change = (clip) => clip }: RealClip) {
  if (args === null) return change(await fileBytes("onboarding/welcome.mp4"));
  const path = join(folder, `made.${file.split(".").at(-1)}`);
  await ffmpeg([...args.split(" "), path]);
  const bytes = new Uint8Array(await readFile(path));
  await rm(path);
  return change(bytes);
}

async function uploaded(kind: AnyUploadKind, name: string, bytes: Uint8Array<ArrayBuffer>) {
  const tus = uploader({ ask: (path, init) => fetch(server.url + path, init) }, token);
  const { headers } = await tus.create(kind, name, bytes.byteLength);
  const location = headers.get("location") ?? "";
  await tus.patch(location, 0, bytes);
  return location.slice(location.lastIndexOf("/") + 1);
}

/** What becomes of a clip: its files, or why there are none. */
async function given(clip: RealClip, bytes: Uint8Array<ArrayBuffer>) {
  const upload = await uploaded("video", clip.file, bytes);
  const { status, body } = await staff("POST", `/lessons/${lesson}/clips`, { upload, slide });
  if (status !== 201) return { refused: body.facts?.reason };
  if (body.state === "choosing") {
    expect((await fetch(await addressOf(body.still_url))).status).toBe(200);
    await staff("POST", `/conversions/${body.id}/start`, { framing: "crop" });
  }
  const conversion = async () => {
    const { conversions } = (await staff("GET", `/lessons/${lesson}/conversions`)).body;
    return conversions.find(({ id }: ClipConversion) => id === body.id) as ClipConversion;
  };
  await expect
    .poll(async () => (await conversion()).state, { timeout: CONVERTED_MS, interval: 200 })
    .toMatch(/done|failed/);
  const { result, problem } = await conversion();
  await staff("DELETE", `/conversions/${body.id}`);
  if (result === null) return { fails: problem };
  return result;
}

async function addressOf(url: string): Promise<string> {
  const { addresses } = (await staff("POST", "/media-addresses", { urls: [url] })).body;
  return new URL(addresses[url], server.url).href;
}

/** Plays a clip to its end in Chromium. */
const played = async (url: string) =>
  page.evaluate(
    (src) =>
      new Promise<object>((resolve, reject) => {
        const video = document.createElement("video");
        const sound = video as unknown as { webkitAudioDecodedByteCount: number };
        video.muted = true;
        video.playbackRate = 4;
        video.addEventListener("error", () => reject(new Error(video.error?.message)));
        video.addEventListener("ended", () => {
          resolve({
            width: video.videoWidth,
            height: video.videoHeight,
            seconds: video.duration,
            hasPictures: video.getVideoPlaybackQuality().totalVideoFrames > 0,
            hasSound: sound.webkitAudioDecodedByteCount > 0,
          });
          video.remove();
        });
        document.body.append(video);
        video.src = src;
        video.play().catch(reject);
      }),
    await addressOf(url),
  );
/** The size of a picture that Chromium shows. */
const shown = async (url: string) =>
  page.evaluate(
    async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    },
    await addressOf(url),
  );

describe("an author's file, given to the product with a real ffmpeg (R-STAFF-45) (T-291)", () => {
  it.each(REAL_CLIPS)("$what", async (clip) => {
    const bytes = await made(clip);
    expect(bytes.byteLength).toBeGreaterThanOrEqual(clip.minBytes ?? 1);
    const result = await given(clip, bytes);
    if (clip.is !== "plays") return expect(result).toEqual(clip.is);
    if (!("video_url" in result)) throw new Error(JSON.stringify(result));
    const { video_url, video_light_url, video_seconds, video_bytes, poster_url } = result;
    const seconds = clip.seconds ?? 2;
    expect(Math.abs(video_seconds - seconds)).toBeLessThan(0.3);
    expect(await played(video_url)).toEqual({
      width: CLIP_WIDTH,
      height: CLIP_HEIGHT,
      seconds: expect.closeTo(seconds, 0),
      hasPictures: true,
      hasSound: true,
    });
    if (video_light_url === null) expect(video_bytes).toBeLessThan(LIGHT_BYTES_PER_S * seconds);
    else expect(await played(video_light_url)).toMatchObject({ hasPictures: true, hasSound: true });
    expect(await shown(poster_url)).toEqual([CLIP_WIDTH, CLIP_HEIGHT]);
  });

  it.each(REAL_PICTURES)("%s is shown, %#", async (_what, file, args, width) => {
    const path = join(folder, file);
    await ffmpeg([...args.split(" "), path]);
    const bytes = new Uint8Array(await readFile(path));
    const upload = await uploaded("answer-image", file, bytes);
    const body = { upload, kind: "answer-image" };
    const answer = await staff("POST", `/lessons/${lesson}/files`, body);
    expect([answer.status, answer.body.facts]).toEqual([200, undefined]);
    expect((await shown(answer.body.url))[0]).toBe(width);
  });

  it.each(REAL_CAPTIONS)("%s is read by Chromium", async (_what, file, text, count) => {
    const path = join(folder, file);
    await writeFile(path, text);
    expect((await stat(path)).size).toBeGreaterThan(0);
    const upload = await uploaded("captions", file, new Uint8Array(await readFile(path)));
    const body = { upload, kind: "captions" };
    const answer = await staff("POST", `/lessons/${lesson}/files`, body);
    expect(answer.status).toBe(200);
    const cues = await page.evaluate(
      (src) =>
        new Promise<number>((resolve, reject) => {
          const video = document.createElement("video");
          const track = document.createElement("track");
          track.addEventListener("load", () => resolve(track.track.cues?.length ?? 0));
          track.addEventListener("error", reject);
          track.src = src;
          video.append(track);
          document.body.append(video);
          track.track.mode = "hidden";
        }),
      await addressOf(answer.body.url),
    );
    expect(cues).toBe(count);
  });
});
