import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UploadKind } from "#domain/content/uploads.ts";
import { openClipDecoder } from "#server/authoring/media/decode.ts";
import type { ClipDecoder } from "#server/authoring/media/decode.ts";
import { createLogger } from "#server/platform/log.ts";
import { urlForAuthor, giveFile, media } from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import { bytesOf, turned, withPicture } from "#tests/support/media-corpus.ts";
import { ODD_FILES, readGoodFiles, SRT } from "#tests/support/odd-files.ts";
import type { GoodFiles } from "#tests/support/odd-files.ts";
import { turnOf } from "#tests/support/turn.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
let good: GoodFiles;
let server: TestServer;
let token: string;
beforeAll(async () => {
  good = await readGoodFiles();
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());

const give = (kind: UploadKind, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  giveFile(server, token, FIRST, { kind, name, bytes });

describe("a file that an author gives is taken, or refused with its reason (R-STAFF-10)", () => {
  it.each(ODD_FILES)("%s", async (_what, kind, name, bytesFrom, is) => {
    const { status, body } = await give(kind, name, bytesFrom(good));
    if (is === "taken") expect([status, body.url]).toEqual([200, expect.any(String)]);
    else expect([status, body.facts]).toEqual([400, is]);
  });

  it.each([
    ["9:16", () => good.clip, true],
    ["16:9", () => withPicture(good.clip, 1280, 720), false],
    ["16:9, turned by a phone", () => turned(withPicture(good.clip, 1280, 720)), true],
    ["9:16, turned by a phone", () => turned(good.clip), false],
  ])("a clip of %s says whether it is upright", async (_what, clip, isUpright) => {
    const { body } = await give("video", "clip.mp4", clip());
    expect(body.isUpright).toBe(isUpright);
  });

  it.each<[string, number, string]>([
    ["10 bits", 110, "avc1.110"],
    ["4:2:2 colours", 122, "avc1.122"],
    ["4:4:4 colours", 244, "avc1.244"],
  ])(
    "H.264 with %s is refused where it can't be converted (T-1264)",
    async (_what, profile, found) => {
      const clip = good.clip.slice();
      clip.set([profile], Buffer.from(clip).indexOf("avcC") + 5);
      const { body } = await give("video", "clip.mp4", clip);
      expect(body.facts).toMatchObject({ reason: "codec", found: expect.stringContaining(found) });
    },
  );

  it.each<[string, (jpeg: Buffer, frame: number) => void, string]>([
    ["of a rare process", (jpeg, frame) => jpeg.writeUInt8(0xc9, frame + 1), "rare_jpeg"],
    ["with 12 bits", (jpeg, frame) => jpeg.writeUInt8(12, frame + 4), "rare_jpeg"],
    ["with colours of printing", (jpeg, frame) => jpeg.writeUInt8(4, frame + 9), "print_colours"],
  ])(
    "a JPEG %s is refused: browsers show it differently or not (T-1265)",
    async (_what, change, reason) => {
      const jpeg = Buffer.from(good.jpeg);
      const frame = [0xc0, 0xc2]
        .map((marker) => jpeg.indexOf(Buffer.from([0xff, marker])))
        .find((at) => at > 0);
      change(jpeg, frame ?? 0);
      const { body } = await give("answer-image", "a.jpg", new Uint8Array(jpeg));
      expect(body.facts).toEqual({ reason });
    },
  );

  it("captions are kept as WebVTT, with when the last one ends", async () => {
    const { body } = await give("captions", "Clip one.srt", bytesOf(SRT));
    expect([body.url, body.seconds]).toEqual([
      expect.stringMatching(/\/clip-one-[0-9a-f]{32}\.vtt$/),
      4,
    ]);
    const kept = await server.ask(await urlForAuthor(server, token, body.url), {}, "::1");
    expect(kept.headers.get("content-type")).toContain("text/vtt");
    expect(await kept.text()).toBe(
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n\n00:00:03.000 --> 00:00:04.000\nBye\n",
    );
  });
});

const decoderOf = (decoded: Awaited<ReturnType<ClipDecoder["decode"]>>): ClipDecoder => ({
  decode: async () => decoded,
  decodeJpeg: async () => decoded,
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
    expect(await decoder?.decode(media("onboarding/welcome.mp4"), turnOf())).toBe(is);
  });

  it.each([
    ["frames", 200, undefined],
    ["none", 400, "undecodable"],
    ["unknown", 200, undefined],
  ] as const)("what it answers decides: %s", async (decoded, status, reason) => {
    server.context.clipDecoder = decoderOf(decoded);
    const answer = await give("video", "clip.mp4", good.clip);
    server.context.clipDecoder = null;
    expect([answer.status, answer.body.facts?.reason]).toEqual([status, reason]);
  });

  it.each([
    ["frames", 200, undefined],
    ["none", 400, "damaged"],
    ["unknown", 200, undefined],
  ] as const)(
    "it decides about the data of a JPEG file: %s (T-957)",
    async (decoded, status, reason) => {
      server.context.clipDecoder = decoderOf(decoded);
      const answer = await give("answer-image", "picture.jpg", good.jpeg);
      server.context.clipDecoder = null;
      expect([answer.status, answer.body.facts?.reason]).toEqual([status, reason]);
    },
  );

  it("is configured: off, or a path without a program, which stops the start", () => {
    expect(openClipDecoder("off", createLogger("silent"))).toBeNull();
    expect(() => openClipDecoder(join(folder, "none"), createLogger("silent"))).toThrow(
      "FFMPEG: there is no program",
    );
  });
});
