import { createHash } from "node:crypto";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileCheckKind } from "#domain/content/course-file.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { removeUnreferencedFiles } from "#server/content/remove-files.ts";
import { checkPicture } from "#server/authoring/media/pictures.ts";
import { readProfile, withProfile } from "#server/authoring/media/colour-profile.ts";
import { isAnimated, readOrientation } from "#server/authoring/media/picture-facts.ts";
import { findFfmpeg } from "#server/platform/program.ts";
import { stripPicture } from "#server/authoring/media/strip-picture.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { giveFile } from "#tests/support/authoring.ts";
import { displayP3, jpegWithProfile, pngWithProfile } from "#tests/support/colour-profile.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const run = promisify(execFile);
const [FIRST = ""] = LESSONS;
let server: TestServer;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-pictures-"));
  server = await startTestServer({ env: { FFMPEG: "auto" } });
  ({ token } = await newStaff(server));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A JPEG with an Exif block that holds an orientation alone (Exif 2.3, 4.5.4). */
function turnedBy(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from(
    "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0",
    "latin1",
  );
  exif.writeUInt16BE(orientation, 6 + 8 + 2 + 8);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 4);
  return Buffer.concat([head, exif, jpeg.subarray(2)]);
}

/** Red on the left, blue on the right. */
const flag = (width: number, height: number) => {
  const half = (colour: string) => [
    "-f",
    "lavfi",
    "-i",
    `color=${colour}:s=${width / 2}x${height}`,
  ];
  return [...half("red"), ...half("blue"), "-filter_complex", "hstack", "-frames:v", "1"];
};
const noise = (width: number, height: number) =>
  `-f lavfi -i nullsrc=s=${width}x${height},geq=random(1)*255:128:128 -frames:v 1`.split(" ");
const film = "-f lavfi -i testsrc2=s=1200x900:r=5:d=1".split(" ");

async function make(name: string, args: readonly string[]): Promise<Buffer> {
  const path = join(folder, name);
  await run("ffmpeg", ["-v", "error", "-y", ...args, path]);
  return readFile(path);
}

async function give(name: string, bytes: Buffer, kind: UploadKind = "answer-image") {
  const given = { kind, name, bytes: new Uint8Array(bytes) };
  const { status, body } = await giveFile(server, token, FIRST, given);
  expect(status).toBe(200);
  return keyOfMediaUrl(body.url) ?? "";
}

const stored = async (key: string) => {
  const file = await server.context.files.open(key);
  if (file === null) return null;
  return Buffer.from(await new Response(await file.read(0, file.size - 1)).arrayBuffer());
};

/** Size of a stored picture, and the colours of its upper left and lower right corner. */
async function look(key: string) {
  const path = join(folder, "looked.webp");
  const bytes = (await stored(key)) ?? Buffer.alloc(0);
  await writeFile(path, bytes);
  const scaled = "-vf format=rgb24,scale=2:2:flags=area -f rawvideo -pix_fmt rgb24 -".split(" ");
  const { stdout } = await run("ffmpeg", ["-v", "error", "-i", path, ...scaled], {
    encoding: "buffer",
  });
  const colour = (at: number) =>
    (stdout[3 * at] ?? 0) > (stdout[3 * at + 2] ?? 0) ? "red" : "blue";
  return { size: await checkPicture(bytes, "webp"), corners: [0, 1, 2, 3].map(colour).join(" ") };
}

const sha256Of = (bytes: Buffer | null) =>
  createHash("sha256")
    .update(bytes ?? "")
    .digest("hex");
const originalOf = (key: string, original: Buffer, ending: string) =>
  key
    .replace("/quiz-answer-images/", "/picture-originals/quiz-answer-images.")
    .replace(".webp", `-${sha256Of(original).slice(0, 32)}.${ending}`);

describe("a picture that is larger than screens need, with the ffmpeg of this machine (T-209)", () => {
  const isThere = findFfmpeg("auto") !== null;

  it.each<[what: string, orientation: number | null, size: [number, number], corners: string]>([
    ["as it is", null, [1080, 810], "red blue red blue"],
    ["mirrored", 2, [1080, 810], "blue red blue red"],
    ["upside down", 3, [1080, 810], "blue red blue red"],
    ["turned clockwise", 6, [810, 1080], "red red blue blue"],
    ["turned counter-clockwise", 8, [810, 1080], "blue blue red red"],
    ["mirrored and turned", 7, [810, 1080], "blue blue red red"],
    ["mirrored along its diagonal", 5, [810, 1080], "red red blue blue"],
  ])("a JPEG %s becomes a small WebP that needs no turning", async (_what, turn, size, corners) => {
    if (!isThere) return expect(server.context.pictureResizer).toBeNull();
    const plain = await make("flag.jpg", flag(1600, 1200));
    const jpeg = turn === null ? plain : turnedBy(plain, turn);
    expect(readOrientation(jpeg, "jpg")).toBe(turn ?? 1);
    const key = await give("My flag.jpg", jpeg);
    expect(key).toMatch(/\/quiz-answer-images\/my-flag-[0-9a-f]{32}\.webp$/);
    expect(await look(key)).toEqual({ size: { width: size[0], height: size[1] }, corners });
    const original = stripPicture(jpeg, "jpg");
    expect(readOrientation(original, "jpg")).toBe(turn ?? 1);
    expect(await stored(originalOf(key, original, "jpg"))).toEqual(original);
    // As all names of files it carries the file's own hash: a course file with another is refused.
    const sha256 = sha256Of(await stored(key));
    expect(fileCheckKind({ path: key, bytes: 1, sha256 })).toBe("slide-image");
    expect(await give("My flag.jpg", jpeg)).toBe(key);
  });

  it("one that is heavy is compressed, one that is small stays; a poster may be as large as its clip", async () => {
    if (!isThere) return expect(server.context.pictureResizer).toBeNull();
    const heavy = await make("heavy.png", noise(800, 800));
    expect(heavy.length).toBeGreaterThan(300_000);
    const key = await give("heavy.png", heavy);
    expect((await look(key)).size).toEqual({ width: 800, height: 800 });
    expect((await stored(key))?.length).toBeLessThan(heavy.length);
    expect(await give("small.png", await make("small.png", flag(400, 400)))).toMatch(/\.png$/);
    const poster = await make("poster.jpg", flag(720, 1280));
    expect(await give("poster.jpg", poster, "poster")).toMatch(/\.jpg$/);
    expect(await give("poster.jpg", poster)).toMatch(/\.webp$/);
  });

  it.each<[string, string, (plain: Buffer) => Buffer]>([
    ["JPEG", "jpg", (plain) => jpegWithProfile(plain, displayP3())],
    ["JPEG, in pieces", "jpg", (plain) => jpegWithProfile(plain, displayP3(), 3)],
    ["JPEG, turned", "jpg", (plain) => turnedBy(jpegWithProfile(plain, displayP3()), 6)],
    ["PNG", "png", (plain) => pngWithProfile(plain, displayP3())],
    ["transparent PNG", "png", (plain) => pngWithProfile(plain, displayP3())],
    ["WebP", "webp", (plain) => withProfile(plain, displayP3())],
  ])(
    "keeps what its colours mean: a photo in Display P3 as %s (T-1254)",
    async (what, ending, change) => {
      if (!isThere) return expect(server.context.pictureResizer).toBeNull();
      const clear = what.startsWith("transparent")
        ? ["-vf", "format=rgba,colorchannelmixer=aa=0.5"]
        : [];
      const [chain = "", ...rest] = clear;
      const plain = await make(
        `photo.${ending}`,
        clear.length === 0
          ? flag(1600, 1200)
          : ["-f", "lavfi", "-i", "color=red:s=1600x1200", chain, ...rest, "-frames:v", "1"],
      );
      const key = await give(`photo.${ending}`, change(plain));
      const small = (await stored(key)) ?? Buffer.alloc(0);
      expect(key).toMatch(/\.webp$/);
      expect(readProfile(small, "webp")).toEqual(displayP3());
      expect(await checkPicture(small, "webp")).toEqual(
        what.endsWith("turned") ? { width: 810, height: 1080 } : { width: 1080, height: 810 },
      );
      expect(stripPicture(small, "webp")).toEqual(small);
    },
  );

  it("a profile for other colours than those of its pixels is left out (T-1255)", async () => {
    if (!isThere) return expect(server.context.pictureResizer).toBeNull();
    const grey = jpegWithProfile(await make("grey.jpg", flag(1600, 1200)), displayP3("GRAY"));
    const small = (await stored(await give("grey.jpg", grey))) ?? Buffer.alloc(0);
    expect(readProfile(small, "webp")).toBeNull();
  });

  it("one that moves stays as it came", async () => {
    if (!isThere) return expect(server.context.pictureResizer).toBeNull();
    const webp = await make("film.webp", [...film, "-c:v", "libwebp_anim"]);
    expect(isAnimated(webp, "webp")).toBe(true);
    expect(await stored(await give("film.webp", webp))).toEqual(webp);
  });

  it("keeps the author's file while a slide shows the smaller picture, and deletes both together", async () => {
    if (!isThere) return expect(server.context.pictureResizer).toBeNull();
    const [picture, left] = [
      await make("kept.png", flag(1200, 1200)),
      await make("left.png", flag(1300, 1300)),
    ];
    const [key, other] = [await give("kept.png", picture), await give("left.png", left)];
    const { id } = (
      await server.request("POST", `/api/staff/lessons/${FIRST}/slides`, {
        token,
        body: { type: "quiz" },
      })
    ).body;
    const answer = { text: "Coins", is_correct: true, alt: null, audio_url: null };
    const saved = await server.request("PATCH", `/api/staff/slides/${id}`, {
      token,
      body: { row_version: 1, quiz_answers: [{ ...answer, image_url: `/media/content/${key}` }] },
    });
    expect(saved.status).toBe(200);
    await removeUnreferencedFiles(server.context);
    server.clock.advance((RETENTION_DAYS.unreferencedFile + 1) * 86_400);
    await removeUnreferencedFiles(server.context);
    expect(await stored(originalOf(key, stripPicture(picture, "png"), "png"))).not.toBeNull();
    expect(await stored(other)).toBeNull();
    expect(await stored(originalOf(other, stripPicture(left, "png"), "png"))).toBeNull();
  });
});
