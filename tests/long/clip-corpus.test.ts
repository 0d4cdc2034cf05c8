import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIP_HEIGHT, CLIP_WIDTH, LIGHT_BYTES_PER_S } from "#domain/content/clip-rules.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { fileBytes } from "#tests/support/authoring.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { startCorpusProduct } from "#tests/support/corpus-product.ts";
import type { CorpusProduct } from "#tests/support/corpus-product.ts";
import { needFfmpeg } from "#tests/support/ffmpeg.ts";
import { bytesOf, secondsOf } from "#tests/support/media-corpus.ts";
import { soundLength, played, read, shown } from "#tests/support/media-page.ts";
import { convertedOutcome, ODD_FILES, readGoodFiles } from "#tests/support/odd-files.ts";
import type { GoodFiles, OddFile } from "#tests/support/odd-files.ts";
import {
  GOOD_CLIP,
  plainOutcome,
  REAL_CAPTIONS,
  REAL_CLIPS,
  REAL_PICTURES,
} from "#tests/support/real-clips.ts";
import type { ClipOutcome, RealClip } from "#tests/support/real-clips.ts";

/*
 * The files of docs/media-corpus.md, given to the running product: with the ffmpeg of this machine,
 * and without one. What is taken is opened in Chromium.
 */

type Bytes = Uint8Array<ArrayBuffer>;
const SETTINGS = ["auto", "off"] as const;

let folder: string;
let ffmpeg: Awaited<ReturnType<typeof needFfmpeg>>;
let products: Record<(typeof SETTINGS)[number], { product: CorpusProduct; page: Page }>;
let browser: Browser;
let good: GoodFiles;

beforeAll(async () => {
  ffmpeg = await needFfmpeg();
  folder = await mkdtemp(join(tmpdir(), "treasure-corpus-"));
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  const start = async (setting: (typeof SETTINGS)[number]) => {
    const product = await startCorpusProduct(folder, setting);
    // The page of this test is none of the product's, whose policy allows no such page any file.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`${product.url}/robots.txt`);
    return { product, page };
  };
  products = { auto: await start("auto"), off: await start("off") };
  // A short one: it is converted many times.
  good = { ...(await readGoodFiles()), clip: await renderedBytes(GOOD_CLIP) };
});
afterAll(async () => {
  await browser.close();
  for (const setting of SETTINGS) await products[setting].product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The bytes of a clip; the file that ffmpeg wrote is removed. */
async function renderedBytes({ file, args, change = (clip) => clip, minBytes = 1 }: RealClip) {
  const bytes =
    args === null
      ? change(await fileBytes("onboarding/welcome.mp4"))
      : change(await wrote(file, args));
  expect(bytes.byteLength).toBeGreaterThanOrEqual(minBytes);
  return bytes;
}

async function wrote(file: string, args: string): Promise<Bytes> {
  const path = join(folder, `made.${file.split(".").at(-1)}`);
  await ffmpeg([...args.split(" "), path]);
  const bytes = new Uint8Array(await readFile(path));
  await rm(path);
  return bytes;
}

/** A clip is converted and plays whole, as phones need it, or there is none for the expected reason. */
async function expectConverted(file: string, bytes: Bytes, is: ClipOutcome, seconds: number) {
  const { product, page } = products.auto;
  const result = await product.convert(file, bytes);
  if (is !== "plays") return expect(result).toEqual(is);
  if (!("video_url" in result)) throw new Error(JSON.stringify(result));
  const { video_url, video_light_url, video_seconds, video_bytes, poster_url } = result;
  expect(Math.abs(video_seconds - seconds)).toBeLessThan(0.3);
  expect(await played(page, await product.urlOf(video_url))).toEqual({
    width: CLIP_WIDTH,
    height: CLIP_HEIGHT,
    seconds: expect.closeTo(seconds, 0),
    hasPictures: true,
    hasSound: true,
    isWhole: true,
  });
  if (video_light_url === null) expect(video_bytes).toBeLessThan(LIGHT_BYTES_PER_S * seconds);
  else
    expect(await played(page, await product.urlOf(video_light_url))).toMatchObject({
      hasPictures: true,
      hasSound: true,
      isWhole: true,
    });
  expect(await shown(page, await product.urlOf(poster_url))).toEqual([CLIP_WIDTH, CLIP_HEIGHT]);
}

/** Chromium opens what was taken. */
async function expectOpens(
  setting: (typeof SETTINGS)[number],
  kind: UploadKind,
  name: string,
  bytes: Bytes,
) {
  const { product, page } = products[setting];
  const result = await product.give(kind, name, bytes);
  if (result.url === undefined) throw new Error(JSON.stringify(result.refused));
  const url = await product.urlOf(result.url);
  if (kind === "video") return played(page, url);
  if (kind === "captions") return read(page, url);
  return kind === "answer-image" ? shown(page, url) : soundLength(page, url);
}

const lengthOf = ({ seconds = 2 }: RealClip, bytes: Bytes) => seconds ?? secondsOf(bytes);

describe("clips as they come from cameras and programs, with ffmpeg (R-STAFF-45) (T-291)", () => {
  it.each(REAL_CLIPS)("$what", async (clip) => {
    const bytes = await renderedBytes(clip);
    await expectConverted(clip.file, bytes, clip.is, lengthOf(clip, bytes));
  });
});

describe("the same without ffmpeg: taken as they are, or refused (R-STAFF-45) (T-312)", () => {
  it.each(REAL_CLIPS)("$what", async (clip) => {
    const bytes = await renderedBytes(clip);
    const is = plainOutcome(clip);
    if (typeof is !== "string")
      return expect(await products.off.product.give("video", clip.file, bytes)).toEqual({
        refused: is,
      });
    expect(await expectOpens("off", "video", clip.file, bytes)).toMatchObject({
      seconds: expect.closeTo(lengthOf(clip, bytes), 0),
      hasPictures: true,
      isWhole: is === "plays",
    });
  });
});

const isClip = ([, kind]: OddFile) => kind === "video";

describe("files with changed bytes (R-STAFF-45) (T-313)", () => {
  it.each(ODD_FILES.filter(isClip))("%s, with ffmpeg", async (...file) => {
    const [, , name, make] = file;
    await expectConverted(name, make(good), convertedOutcome(file), secondsOf(good.clip));
  });

  it.each(
    SETTINGS.flatMap((setting) =>
      ODD_FILES.filter((file) => setting === "off" || !isClip(file)).map(
        (file) => [file[0], setting, file] as const,
      ),
    ),
  )("%s, FFMPEG=%s", async (_what, setting, [, kind, name, make, is, decoded]) => {
    const bytes = make(good);
    const isDecoded = setting === "auto" && decoded !== undefined && decoded !== "plays";
    const refused = isDecoded && "refused" in decoded ? { reason: decoded.refused } : is;
    if (refused !== "taken")
      return expect(await products[setting].product.give(kind, name, bytes)).toEqual({ refused });
    const opened = await expectOpens(setting, kind, name, bytes);
    if (kind === "video") expect(opened).toMatchObject({ hasPictures: true, isWhole: true });
    else if (kind === "answer-image") expect(opened).not.toContain(0);
    else expect(opened).toBeGreaterThan(0);
  });
});

describe.each(SETTINGS)("pictures and captions, FFMPEG=%s (R-STAFF-45) (T-314)", (setting) => {
  it.each(REAL_PICTURES)("%s is shown", async (_what, file, args, width, resized) => {
    const opened = await expectOpens(setting, "answer-image", file, await wrote(file, args));
    expect(opened).toEqual([setting === "auto" ? resized : width, expect.any(Number)]);
  });

  it.each(REAL_CAPTIONS)("%s is read", async (_what, file, text, count) => {
    expect(await expectOpens(setting, "captions", file, bytesOf(text))).toBe(count);
  });
});
