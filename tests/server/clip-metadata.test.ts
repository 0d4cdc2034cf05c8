import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findFfmpeg } from "#server/platform/program.ts";
import { readMp4 } from "#server/authoring/media/mp4.ts";
import { stripClip } from "#server/authoring/media/strip-clip.ts";
import { stripSound } from "#server/authoring/media/strip-sound.ts";
import { readWhole } from "#server/platform/files/file-response.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { fileBytes, giveFile, silentWav } from "#tests/support/authoring.ts";
import { box, mp3, MP3_TAGS, withClipNotes, withWavNotes } from "#tests/support/clip-metadata.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import * as odd from "#tests/support/media-corpus.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const PLACE = "+52.5163+013.3777/";
const [FIRST = ""] = LESSONS;
let server: TestServer;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-clip-metadata-"));
  server = await startTestServer();
});
beforeEach(async () => void ({ token } = await newStaff(server)));
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const clip = () => fileBytes("onboarding/welcome.mp4");
const sound = () => fileBytes("sounds/correct.m4a");

async function stripped(bytes: Uint8Array) {
  const path = join(folder, "clip");
  await writeFile(path, bytes);
  const isChanged = await stripClip(path);
  return { path, isChanged, bytes: await readFile(path) };
}

/** All pictures and all sound, as a reader that is not ours finds them. */
const packets = (path: string) =>
  execFileSync(
    findFfmpeg("auto") ?? "",
    `-v error -i ${path} -map 0:v? -map 0:a -c copy -f md5 -`.split(" "),
  ).toString();

const stored = async (key: string) => {
  const file = await server.context.files.open(key);
  return file === null ? Buffer.alloc(0) : readWhole(file);
};

async function given(kind: "video" | "question-audio", name: string, bytes: Uint8Array) {
  const { status, body } = await giveFile(server, token, FIRST, {
    kind,
    name,
    bytes: new Uint8Array(bytes),
  });
  expect(status).toBe(200);
  return stored(keyOfMediaUrl(body.url) ?? "");
}

describe("a clip or sound of an author", () => {
  it.each<["video" | "question-audio", string, () => Promise<Uint8Array>]>([
    ["video", "clip.mp4", async () => withClipNotes(await clip(), { place: PLACE })],
    [
      "question-audio",
      "sound.m4a",
      async () => withClipNotes(await sound(), { place: PLACE, hasDataTrack: true }),
    ],
    ["question-audio", "sound.mp3", async () => MP3_TAGS["all of them"]?.(mp3(), PLACE) as Buffer],
    ["question-audio", "sound.wav", async () => withWavNotes(silentWav(), PLACE)],
  ])(
    "is stored without place, device, author and comment: %s %s (T-681)",
    async (kind, name, make) => {
      const before = Buffer.from(await make());
      expect(before.includes(PLACE)).toBe(true);
      const kept = await given(kind, name, before);
      expect(kept.length).toBeGreaterThan(1000);
      expect(kept.includes(PLACE)).toBe(false);
    },
  );
});

describe("a clip without what was written beside it", () => {
  it.each([
    ["a clip", clip, false],
    ["a sound", sound, false],
    ["a sound with a track of data", sound, true],
  ])(
    "%s keeps its length, its places, its pictures and its sound (T-682)",
    async (_name, plain, hasDataTrack) => {
      const original = await plain();
      const noted = withClipNotes(original, { place: PLACE, hasDataTrack });
      const facts = await readMp4((await stripped(original)).path);
      const after = await stripped(noted);
      expect([after.isChanged, after.bytes.length]).toEqual([true, noted.length]);
      expect(after.bytes.includes(PLACE)).toBe(false);
      expect(after.bytes.includes(Buffer.from("deadbeef", "hex"))).toBe(false);
      expect(await readMp4(after.path)).toEqual(facts);
      expect((await stripped(after.bytes)).isChanged).toBe(false);
      if (findFfmpeg("auto") === null) return;
      const before = join(folder, "plain");
      await writeFile(before, original);
      expect(packets(after.path)).toBe(packets(before));
    },
  );

  it.each([
    ["a shipped clip", clip],
    ["a shipped sound", sound],
  ])("%s is left as it is, so that its name stays its content's (T-683)", async (_name, plain) => {
    const bytes = await plain();
    const after = await stripped(bytes);
    expect([after.isChanged, after.bytes.equals(bytes)]).toEqual([false, true]);
  });

  it.each<[string, (plain: Uint8Array<ArrayBuffer>) => Uint8Array]>([
    ["a box of XMP at its end", (plain) => Buffer.concat([plain, box("uuid", Buffer.from(PLACE))])],
    [
      "a box that no player knows",
      (plain) => Buffer.concat([plain, box("gps0", Buffer.from(PLACE))]),
    ],
    ["room with text in it", (plain) => Buffer.concat([plain, box("skip", Buffer.from(PLACE))])],
    ["a file of QuickTime", (plain) => odd.asMov(withClipNotes(plain, { place: PLACE }))],
    ["a file in pieces", (plain) => odd.fragmented(withClipNotes(plain, { place: PLACE }))],
  ])("%s has none left (T-688)", async (_name, change) => {
    const after = await stripped(change(await clip()));
    expect([after.isChanged, after.bytes.includes(PLACE)]).toEqual([true, false]);
  });
});

describe("a sound without what was written beside it", () => {
  it.each(Object.entries(MP3_TAGS))(
    "%s: every frame is left, and nothing else (T-684)",
    (_name, tag) => {
      const plain = mp3();
      expect(stripSound(tag(plain, PLACE), "mp3")).toEqual(Buffer.from(plain));
      expect(stripSound(Buffer.from(plain), "mp3")).toEqual(Buffer.from(plain));
    },
  );

  it("WAV: its form and its data are left, whatever its header says about their length (T-689)", () => {
    const plain = Buffer.from(silentWav());
    expect(stripSound(withWavNotes(silentWav(), PLACE), "wav")).toEqual(plain);
    for (const length of [0, 0xffffffff]) {
      const streamed = Buffer.from(plain);
      streamed.writeUInt32LE(length, plain.indexOf("data") + 4);
      expect(stripSound(streamed, "wav")).toEqual(plain);
    }
  });

  it.each<["mp3" | "wav", Buffer]>([
    ["mp3", Buffer.concat([Buffer.from("ID3\x04\0\0\x7f\x7f\x7f\x7f", "latin1"), mp3()])],
    ["mp3", Buffer.alloc(0)],
    ["wav", Buffer.from("RIFF\x04\0\0\0WAVE", "latin1")],
  ])("%s of tags alone is no sound (T-690)", (ending, bytes) => {
    expect(stripSound(bytes, ending)).toBeNull();
  });
});
