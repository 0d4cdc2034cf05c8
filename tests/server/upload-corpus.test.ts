import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UploadKind } from "#domain/content/uploads.ts";
import type { UploadRefusal } from "#domain/content/upload-refusal.ts";
import { openClipDecoder } from "#server/authoring/media/decode.ts";
import { createLogger } from "#server/platform/log.ts";
import {
  addressForAuthor,
  fileBytes,
  giveFile,
  media,
  silentWav,
} from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
type Bytes = Uint8Array<ArrayBuffer>;
interface Good {
  clip: Bytes;
  jpeg: Bytes;
  sound: Bytes;
}
let good: Good;
let server: TestServer;
let token: string;
beforeAll(async () => {
  good = {
    clip: await fileBytes("onboarding/welcome.mp4"),
    jpeg: await fileBytes("onboarding/intro.jpg"),
    sound: await fileBytes("sounds/correct.m4a"),
  };
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());

const give = (kind: UploadKind, name: string, bytes: Bytes) =>
  giveFile(server, token, FIRST, { kind, name, bytes });

/** 'taken', or why not. */
type Outcome = "taken" | UploadRefusal;
type Row = [what: string, kind: UploadKind, name: string, made: (from: Good) => Bytes, is: Outcome];

const video = (what: string, made: (clip: Bytes) => Bytes, is: Outcome, name = "clip.mp4"): Row => [
  what,
  "video",
  name,
  ({ clip }) => made(clip),
  is,
];
const picture = (what: string, name: string, made: (jpeg: Bytes) => Bytes, is: Outcome): Row => [
  what,
  "answer-image",
  name,
  ({ jpeg }) => made(jpeg),
  is,
];
const captions = (what: string, text: string | Bytes, is: Outcome, name = "a.vtt"): Row => [
  what,
  "captions",
  name,
  () => (typeof text === "string" ? odd.bytesOf(text) : text),
  is,
];

const SRT =
  "1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n";

const CORPUS: Row[] = [
  video("a good clip", (clip) => clip, "taken"),
  video("a clip cut in its data", (clip) => odd.cutAt(clip, 0.5), { reason: "cut" }),
  video("a clip cut in its last byte", (clip) => clip.slice(0, -1), { reason: "cut" }),
  video("a clip cut in its index", (clip) => clip.slice(0, 400), { reason: "cut" }),
  video("a clip without an index", (clip) => odd.withoutBox(clip, "moov"), { reason: "no_index" }),
  video("a clip without data", (clip) => odd.withoutBox(clip, "mdat"), { reason: "no_data" }),
  video("a clip with a scrambled index", odd.scrambledIndex, { reason: "damaged" }),
  video(
    "a clip whose index names data behind its end",
    (clip) => odd.movedChunks(clip, 0x7fffffff),
    {
      reason: "cut",
    },
  ),
  video("a clip whose index names its own index as data", (clip) => odd.movedChunks(clip, 100), {
    reason: "damaged",
  }),
  video("a clip in pieces", odd.fragmented, { reason: "fragmented" }),
  video("a clip with HEVC", (clip) => odd.withCodec(clip, "hvc1"), {
    reason: "codec",
    found: "hvc1, mp4a",
  }),
  video("a clip with VP9", (clip) => odd.withCodec(clip, "vp09"), {
    reason: "codec",
    found: "vp09, mp4a",
  }),
  video("a MOV file", odd.asMov, { reason: "wrong_kind", found: "mov" }, "clip.mov"),
  video("a MOV file called MP4", odd.asMov, { reason: "wrong_kind", found: "mov" }),
  video("a WebM file", odd.webm, { reason: "wrong_kind", found: "webm" }, "clip.webm"),
  video("a text called MP4", () => odd.bytesOf("This is no clip."), { reason: "wrong_kind" }),
  video("a clip without a picture", (clip) => odd.withoutTrack(clip, "vide"), {
    reason: "no_video_track",
  }),
  video("a clip without sound", (clip) => odd.withoutTrack(clip, "soun"), "taken"),
  video("a landscape clip", (clip) => odd.withPicture(clip, 1920, 1080), "taken"),
  video("a 4K clip", (clip) => odd.withPicture(clip, 2160, 3840), "taken"),
  video("a clip of a huge size", (clip) => odd.withPicture(clip, 16_000, 16_000), {
    reason: "too_many_pixels",
  }),
  [
    "a cut sound",
    "question-audio",
    "a.m4a",
    ({ sound }) => odd.cutAt(sound, 0.7),
    { reason: "cut" },
  ],

  picture("a good JPEG", "a.jpg", (jpeg) => jpeg, "taken"),
  picture("a cut JPEG", "a.jpg", (jpeg) => odd.cutAt(jpeg, 0.6), { reason: "cut" }),
  picture(
    "a JPEG with scrambled tables",
    "a.jpg",
    (jpeg) => odd.scrambled(jpeg, 0, 20).fill(0xff, 0, 1).fill(0xd8, 1, 2).fill(0xff, 2, 3),
    {
      reason: "damaged",
    },
  ),
  picture("a JPEG of 24 megapixels", "a.jpg", (jpeg) => odd.jpegOfSize(jpeg, 6000, 4000), "taken"),
  picture(
    "a JPEG of 65 thousand pixels a side",
    "a.jpg",
    (jpeg) => odd.jpegOfSize(jpeg, 65_000, 65_000),
    {
      reason: "too_many_pixels",
    },
  ),
  picture(
    "a JPEG of more segments than any picture has",
    "a.jpg",
    (jpeg) => odd.withEmptySegments(jpeg, 10_001),
    { reason: "damaged" },
  ),
  picture(
    "a WebP of more chunks than any picture has",
    "a.webp",
    () => odd.withEmptyChunks(odd.webp(), 10_001),
    { reason: "damaged" },
  ),
  picture("a good PNG", "a.png", () => odd.png({ width: 20, height: 10 }), "taken"),
  picture("a cut PNG", "a.png", () => odd.png({ width: 20, height: 10 }).slice(0, -12), {
    reason: "cut",
  }),
  picture(
    "a PNG with one changed byte",
    "a.png",
    () => odd.scrambled(odd.png({ width: 20, height: 10 }), 0.6, 1),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG with less data than its size",
    "a.png",
    () => odd.png({ width: 20, height: 10, dataBytes: 50 }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG with far more data than its size",
    "a.png",
    () => odd.png({ width: 20, height: 10, dataBytes: 50_000_000 }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "an interlaced PNG with the data of a plain one",
    "a.png",
    () => odd.png({ width: 20, height: 10, isInterlaced: true }),
    {
      reason: "damaged",
    },
  ),
  picture(
    "a PNG of 400 megapixels in a few bytes",
    "a.png",
    () => odd.png({ width: 20_000, height: 20_000, dataBytes: 1 }),
    {
      reason: "too_many_pixels",
    },
  ),
  picture("a good WebP", "a.webp", () => odd.webp(), "taken"),
  picture("a cut WebP", "a.webp", () => odd.webp().slice(0, -4), { reason: "cut" }),
  picture("a WebP of 268 megapixels", "a.webp", () => odd.webp(16_384, 16_384), {
    reason: "too_many_pixels",
  }),
  picture("a WAV called JPEG", "a.jpg", () => silentWav(), { reason: "wrong_kind", found: "wav" }),

  captions("good captions", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n", "taken"),
  captions("SRT with CRLF", SRT, "taken", "a.srt"),
  captions("SRT with a byte order mark, called VTT", `\uFEFF${SRT}`, "taken"),
  captions(
    "overlapping captions",
    "WEBVTT\n\n00:01.000 --> 00:04.000\nOne\n\n00:02.000 --> 00:03.000\nTwo\n",
    "taken",
  ),
  captions(
    "a negative time",
    "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n-00:03.000 --> 00:04.000\nTwo\n",
    {
      reason: "captions_time",
      line: 6,
    },
  ),
  captions(
    "an end before its start",
    "1\n00:00:05,000 --> 00:00:04,000\nOne\n",
    {
      reason: "captions_end_first",
      line: 2,
    },
    "a.srt",
  ),
  captions("words without a time", "WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\nTwo\n", {
    reason: "captions_time",
    line: 6,
  }),
  captions("captions without a caption", "WEBVTT\n\nNOTE nothing yet\n", {
    reason: "captions_empty",
    line: 1,
  }),
  captions("a text that is no captions", "Hello there", { reason: "captions_format", line: 1 }),
  captions(
    "captions in UTF-16",
    odd.bytesOf("\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nHi\n", "utf16le"),
    {
      reason: "captions_encoding",
    },
  ),
];

describe("a file that an author gives is taken, or refused with its reason (R-STAFF-10)", () => {
  it.each(CORPUS)("%s", async (_what, kind, name, made, is) => {
    const { status, body } = await give(kind, name, made(good));
    if (is === "taken") expect([status, body.url]).toEqual([200, expect.any(String)]);
    else expect([status, body.facts]).toEqual([400, is]);
  });

  it("captions are kept as WebVTT, with when the last one ends", async () => {
    const { body } = await give("captions", "Clip one.srt", odd.bytesOf(SRT));
    expect([body.url, body.seconds]).toEqual([
      expect.stringMatching(/\/clip-one-[0-9a-f]{32}\.vtt$/),
      4,
    ]);
    const kept = await server.ask(await addressForAuthor(server, token, body.url), {}, "::1");
    expect(kept.headers.get("content-type")).toContain("text/vtt");
    expect(await kept.text()).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n\n00:00:03.000 --> 00:00:04.000\nBye\n",
    );
  });
});

describe("a machine with a program that decodes", () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "treasure-decoder-"))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const FRAME = `echo "0, 0, 0, 1, 2, 0x1"`;
  it.each([
    ["frames at the beginning and the end", FRAME, "frames"],
    ["no frame at the end", `case "$*" in *-sseof*) exit 0;; *) ${FRAME};; esac`, "none"],
    ["an error at the beginning", "exit 1", "none"],
    ["an error behind a frame", `${FRAME}; exit 1`, "none"],
    ["a program that is killed", "kill -9 $$", "unknown"],
  ])("%s", async (what, script, is) => {
    // A program in the place of ffmpeg.
    const program = join(folder, what.replaceAll(" ", "-"));
    await writeFile(program, `#!/bin/sh\n${script}\n`);
    await chmod(program, 0o700);
    const decoder = openClipDecoder(program, createLogger("silent"));
    expect(await decoder?.decode(media("onboarding/welcome.mp4"))).toBe(is);
  });

  it.each([
    ["frames", 200, undefined],
    ["none", 400, "undecodable"],
    ["unknown", 200, undefined],
  ] as const)("what it answers decides: %s", async (decoded, status, reason) => {
    server.context.clipDecoder = { decode: async () => decoded };
    const answer = await give("video", "clip.mp4", good.clip);
    server.context.clipDecoder = null;
    expect([answer.status, answer.body.facts?.reason]).toEqual([status, reason]);
  });

  it("is configured: off, or a path without a program, which stops the start", () => {
    expect(openClipDecoder("off", createLogger("silent"))).toBeNull();
    expect(() => openClipDecoder(join(folder, "none"), createLogger("silent"))).toThrow(
      "FFMPEG: there is no program",
    );
  });
});
