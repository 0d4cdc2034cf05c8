import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UPLOAD_KINDS } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import {
  urlForAuthor,
  fileBytes,
  giveFile,
  silentWav,
  upload,
  uploader,
} from "#tests/support/authoring.ts";
import { readCount } from "#server/platform/http/stored-counters.ts";
import { LESSONS, newFamily, newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
let token: string;
let clip: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await newStaff(server));
  clip = await fileBytes("onboarding/welcome.mp4");
});
afterAll(() => server.stop());

const give = (kind: UploadKind, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  giveFile(server, token, FIRST, { kind, name, bytes });
const text = (content: string) => new Uint8Array(Buffer.from(content));

describe("a file for a slide", () => {
  it("goes into the lesson's folder, named by its own name and its content's hash, and is served to authors", async () => {
    const { status, body } = await give("video", "My first Clip!.MP4", clip);
    expect(status).toBe(200);
    expect(body.url).toMatch(
      new RegExp(
        `^/media/content/treasure-tracker-coins-on-the-map-${FIRST}/videos/my-first-clip-[0-9a-f]{32}\\.mp4$`,
      ),
    );
    expect(body.seconds).toBeGreaterThan(5);
    expect((await server.ask(body.url, {}, "::1")).status).toBe(403); // no version has it yet
    const served = await server.ask(await urlForAuthor(server, token, body.url), {}, "::1");
    expect(served.headers.get("content-type")).toBe("video/mp4");
    expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(clip))).toBe(true);
  });

  it.each<[UploadKind, string, string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ["captions", "a.vtt", "videos", () => fileBytes("onboarding/welcome.vtt")],
    ["poster", "a.jpg", "videos", () => fileBytes("onboarding/welcome.jpg")],
    ["question-audio", "a.wav", "quiz-audio", async () => silentWav()],
    ["correct-audio", "a.m4a", "quiz-correct-audio", () => fileBytes("sounds/correct.m4a")],
    ["wrong-audio", "a.wav", "quiz-wrong-audio", async () => silentWav()],
    ["answer-image", "a.jpg", "quiz-answer-images", () => fileBytes("onboarding/intro.jpg")],
  ])("%s: its folder is the specification's", async (kind, name, folder, bytes) => {
    const { status, body } = await give(kind, name, await bytes());
    expect([status, body.url?.split("/").at(-2)]).toEqual([200, folder]);
  });

  it("the same file uploaded twice is stored once", async () => {
    const [one, two] = [
      await give("video", "twice.mp4", clip),
      await give("video", "twice.mp4", clip),
    ];
    expect(one.body.url).toBe(two.body.url);
  });

  it("counts for its author when it is announced, and each time that it becomes a file; one that is refused counts once (T-1897)", async () => {
    const author = await newStaff(server);
    const { authContext, db } = server.context;
    const counted = () => readCount(authContext, db, "upload_megabytes_account", author.userId);
    const giveTo = async (lesson: string, id: unknown, kind: UploadKind) =>
      server.request("POST", `/api/staff/lessons/${lesson}/files`, {
        token: author.token,
        body: { upload: id, kind },
      });
    const megabytes = Math.ceil(clip.byteLength / 1_000_000);
    const id = await upload(server, author.token, { kind: "video", name: "a.mp4", bytes: clip });
    expect(await counted()).toBe(megabytes);
    const [one = "", two = ""] = LESSONS;
    for (const lesson of [one, two]) expect((await giveTo(lesson, id, "video")).status).toBe(200);
    expect(await counted()).toBe(3 * megabytes);
    const bytes = text("no picture");
    const bad = await upload(server, author.token, { kind: "poster", name: "a.jpg", bytes });
    expect((await giveTo(one, bad, "poster")).status).toBe(400);
    expect(await counted()).toBe(3 * megabytes + 1);
  });

  it("an upload in parts goes on where it was cut", async () => {
    const tus = uploader(server, token);
    const location =
      (await tus.create("video", "parts.mp4", clip.byteLength)).headers.get("location") ?? "";
    const half = Math.floor(clip.byteLength / 2);
    await tus.patch(location, 0, clip.slice(0, half));
    expect(await tus.offset(location)).toBe(half);
    const upload = location.slice(location.lastIndexOf("/") + 1);
    const early = await server.request("POST", `/api/staff/lessons/${FIRST}/files`, {
      token,
      body: { upload, kind: "video" },
    });
    expect(early.body.code).toBe("upload_unfinished");
    expect((await tus.patch(location, half - 1, clip.slice(half))).status).toBe(409);
    await tus.patch(location, half, clip.slice(half));
    for (let twice = 0; twice < 2; twice++) {
      const taken = await server.request("POST", `/api/staff/lessons/${FIRST}/files`, {
        token,
        body: { upload, kind: "video" },
      });
      expect(taken.status).toBe(200);
    }
  });

  it("can be cancelled, and its parts can't be read", async () => {
    const tus = uploader(server, token);
    const location = (await tus.create("video", "no.mp4", 100)).headers.get("location") ?? "";
    expect((await tus.read(location)).status).toBe(404);
    expect((await tus.cancel(location)).status).toBe(204);
    expect(await tus.offset(location)).toBe(0);
    const parent = uploader(server, (await newFamily(server)).token);
    expect((await parent.create("video", "theirs.mp4", 100)).status).toBe(403);
  });
});

const page = "<!doctype html><html><body><script>alert(1)</script></body></html>";
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const moovless = () => clip.slice(0, 40);

describe("what is refused", () => {
  it.each<[string, UploadKind, string, () => Uint8Array<ArrayBuffer>, string]>([
    ["a page as a video", "video", "clip.mp4", () => text(page), "upload_wrong_kind"],
    ["a page as a picture", "answer-image", "picture.png", () => text(page), "upload_wrong_kind"],
    [
      "a drawing with a script",
      "answer-image",
      "picture.svg",
      () => text(drawing),
      "upload_wrong_kind",
    ],
    ["a drawing as a poster", "poster", "poster.png", () => text(drawing), "upload_wrong_kind"],
    ["a page as captions", "captions", "captions.vtt", () => text(page), "upload_wrong_kind"],
    [
      "captions without a caption",
      "captions",
      "captions.vtt",
      () => text("WEBVTT\n\n"),
      "upload_broken",
    ],
    [
      "bytes that are no text as captions",
      "captions",
      "captions.vtt",
      () => new Uint8Array([0xff, 0xfe, 0xfd]),
      "upload_wrong_kind",
    ],
    ["a sound as a video", "video", "clip.mp4", () => silentWav(), "upload_wrong_kind"],
    ["a video as a picture", "answer-image", "clip.png", () => clip, "upload_wrong_kind"],
    ["a video that was cut off", "video", "clip.mp4", () => moovless(), "upload_broken"],
    ["a video whose index lies", "video", "clip.mp4", () => lying(), "upload_broken"],
  ])("%s", async (_what, kind, name, bytes, code) => {
    const { status, body } = await give(kind, name, bytes());
    expect([status, body.code]).toEqual([400, code]);
  });

  it("a video of ten minutes and a codec that not every browser plays (T-025)", async () => {
    expect((await give("video", "long.mp4", withDuration(3_600_000))).body.code).toBe(
      "upload_too_long",
    );
    const other = Buffer.from(clip);
    other.write("hvc1", other.indexOf("avc1", other.indexOf("stsd")), "latin1");
    expect((await give("video", "other.mp4", new Uint8Array(other))).body.code).toBe(
      "upload_codec",
    );
  });

  it.each(Object.entries(UPLOAD_KINDS))(
    "%s above its size, before a byte is sent",
    async (kind, { maxBytes }) => {
      const tus = uploader(server, token);
      expect((await tus.create(kind, "big", maxBytes + 1)).status).toBe(413);
      expect((await tus.create(kind, "empty", 0)).status).toBe(400);
    },
  );

  it("more bytes than were announced, and an unknown kind", async () => {
    const tus = uploader(server, token);
    const location = (await tus.create("captions", "a.vtt", 10)).headers.get("location") ?? "";
    expect((await tus.patch(location, 0, new Uint8Array(20))).status).toBe(413);
    expect((await tus.create("program", "a.exe", 10)).status).toBe(400);
    expect((await tus.create("__proto__", "a", 10)).status).toBe(400);
  });

  it.each([
    "../../../etc/passwd.vtt",
    "..\\..\\x.vtt",
    "/etc/x.vtt",
    ".vtt",
    "a\0b.vtt",
    "ü/../ö.vtt",
    `${"x".repeat(500)}.vtt`,
  ])("the path in a name like %j", async (name) => {
    const { body } = await give("captions", name, text("WEBVTT\n\n00:00.000 --> 00:01.000\nHi\n"));
    expect(body.url).toMatch(/\/videos\/[a-z0-9-]{1,94}\.vtt$/);
    expect(
      (await readdir(join(server.context.config.dataDir, "media"))).every((folder) =>
        folder.startsWith("treasure-tracker-"),
      ),
    ).toBe(true);
  });

  it.each(["../secrets.json", "..%2fsecrets.json", "secrets.json", "0".repeat(32)])(
    "an upload named %j",
    async (upload) => {
      const taken = await server.request("POST", `/api/staff/lessons/${FIRST}/files`, {
        token,
        body: { upload, kind: "captions" },
      });
      expect(taken.body.code).toBe("upload_unfinished");
      expect(await readFile(join(server.context.config.dataDir, "secrets.json"), "utf8")).toContain(
        "privateJwk",
      );
    },
  );
});

it("parts nobody finishes are removed, fresh ones stay", async () => {
  const tus = uploader(server, token);
  const location = (await tus.create("video", "fresh.mp4", 100)).headers.get("location") ?? "";
  await server.context.uploadParts.purge();
  expect(await tus.offset(location)).toBe(0);
  expect((await tus.patch(location, 0, new Uint8Array(10))).status).toBe(204);
});

/** The clip with another length in its index, in milliseconds. */
function withDuration(ms: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(clip);
  const header = bytes.indexOf("mvhd");
  bytes.writeUInt32BE(1000, header + 4 + 12);
  bytes.writeUInt32BE(ms, header + 4 + 16);
  return new Uint8Array(bytes);
}

/** The clip with boxes inside its index that claim to be longer than it. */
function lying(): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(clip);
  bytes.writeUInt32BE(0x7fffffff, bytes.indexOf("mvhd") - 4);
  return new Uint8Array(bytes);
}
