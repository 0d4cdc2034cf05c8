import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFfmpeg } from "#server/platform/program.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { fileBytes, giveFile, silentWav } from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const run = promisify(execFile);
const [FIRST = ""] = LESSONS;
const isThere = findFfmpeg("auto") !== null;
let server: TestServer;
let token: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-sounds-"));
  server = await startTestServer({ env: { FFMPEG: "auto" } });
  ({ token } = await newStaff(server));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const give = (name: string, bytes: Uint8Array) =>
  giveFile(server, token, FIRST, { kind: "question-audio", name, bytes: new Uint8Array(bytes) });
const withoutConverter = async <T>(work: () => Promise<T>): Promise<T> => {
  const { soundConverter } = server.context;
  server.context.soundConverter = null;
  try {
    return await work();
  } finally {
    server.context.soundConverter = soundConverter;
  }
};

/** A tone in a file of this name, as ffmpeg makes it. */
async function tone(name: string, args: string): Promise<Buffer> {
  const path = join(folder, name);
  const made = args.split(" ").filter((one) => one !== "");
  await run("ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "sine=440:d=1", ...made, path]);
  return readFile(path);
}

/** The streams of a stored file: codec, profile and channels of each. */
async function streamsOf(url: string): Promise<string[]> {
  const file = await server.context.files.open(keyOfMediaUrl(url) ?? "");
  if (file === null) throw new Error("not stored");
  const path = join(folder, "stored");
  await writeFile(path, await new Response(await file.read(0, file.size - 1)).bytes());
  const shown = "-v error -show_entries stream=codec_name,profile,channels -of csv=p=0".split(" ");
  const { stdout } = await run("ffprobe", [...shown, path]);
  return stdout.trim().split("\n");
}

const amr = () =>
  Buffer.concat([
    Buffer.from("#!AMR\n"),
    ...Array<Buffer>(50).fill(Buffer.alloc(13, "\x04", "latin1")),
  ]);

describe("a sound that not every browser plays", () => {
  it.each<[what: string, name: string, args: string, found: object]>([
    ["ALAC", "a.m4a", "-c:a alac", { reason: "sound_codec", found: "alac" }],
    ["AC-3 in M4A", "b.m4a", "-c:a ac3", { reason: "sound_codec", found: "ac-3" }],
    ["FLAC", "c.flac", "", { reason: "wrong_kind", found: "flac" }],
    ["FLAC in MP4", "d.mp4", "-c:a flac -strict -2", { reason: "wrong_kind", found: "mp4" }],
    ["Opus in MP4", "e.mp4", "-c:a libopus", { reason: "wrong_kind", found: "mp4" }],
    ["Opus in Ogg", "f.ogg", "-c:a libopus", { reason: "wrong_kind", found: "opus" }],
    ["Vorbis in Ogg", "g.ogg", "-c:a libvorbis", { reason: "wrong_kind", found: "ogg" }],
    [
      "Opus in WebM, as browsers record",
      "h.webm",
      "-c:a libopus",
      { reason: "wrong_kind", found: "webm" },
    ],
    [
      "AAC in pieces, as Safari records",
      "i.mp4",
      "-c:a aac -movflags empty_moov+frag_keyframe",
      { reason: "wrong_kind", found: "mp4" },
    ],
    ["AAC without a container", "j.aac", "-c:a aac", { reason: "wrong_kind", found: "aac" }],
    ["AC-3", "k.ac3", "", { reason: "wrong_kind", found: "ac3" }],
    ["AIFF", "l.aiff", "", { reason: "wrong_kind", found: "aif" }],
    ["WMA", "m.wma", "-c:a wmav2", { reason: "wrong_kind", found: "asf" }],
    ["WAV with ADPCM", "n.wav", "-c:a adpcm_ms", { reason: "sound_codec", found: "wav.2" }],
    ["WAV with MP3", "o.wav", "-c:a libmp3lame", { reason: "sound_codec", found: "wav.85" }],
    ["WAV with decimals", "p.wav", "-c:a pcm_f32le", { reason: "sound_codec", found: "wav.3" }],
    [
      "WAV with 32 bits",
      "q.wav",
      "-c:a pcm_s32le",
      { reason: "sound_codec", found: "wav.32.1.44100" },
    ],
    ["WAV with six channels", "r.wav", "-ac 6", { reason: "sound_codec", found: "wav.16.6.44100" }],
    ["ALAC called MP3", "s.mp3", "-c:a alac -f ipod", { reason: "sound_codec", found: "alac" }],
  ])("%s is converted, or refused with its format (T-1259)", async (_what, name, args, found) => {
    if (!isThere) return expect(server.context.soundConverter).toBeNull();
    const bytes = await tone(name, args);
    const { status, body } = await give(name, bytes);
    expect([status, body.url]).toEqual([200, expect.stringMatching(/\.m4a$/)]);
    const [stream, ...more] = await streamsOf(body.url);
    expect([stream, more]).toEqual([expect.stringMatching(/^aac,LC,[12]$/), []]);
    const refused = await withoutConverter(() => give(name, bytes));
    expect([refused.status, refused.body.facts]).toEqual([400, found]);
  });

  it("AMR of a phone is converted, or refused with its format (T-1260)", async () => {
    const refused = await withoutConverter(() => give("a.amr", amr()));
    expect(refused.body.facts).toEqual({ reason: "wrong_kind", found: "amr" });
    if (!isThere) return;
    expect(await streamsOf((await give("a.amr", amr())).body.url)).toEqual(["aac,LC,1"]);
  });
});

describe("a sound that every browser plays", () => {
  it.each<[what: string, name: string, args: string]>([
    ["AAC", "a.m4a", "-c:a aac"],
    ["MP3", "b.mp3", ""],
    ["WAV", "c.wav", ""],
    ["WAV with 24 bits", "d.wav", "-c:a pcm_s24le"],
    ["WAV with two channels", "e.wav", "-ac 2"],
  ])("%s stays what it is (T-1261)", async (_what, name, args) => {
    if (!isThere) return expect(server.context.soundConverter).toBeNull();
    const bytes = await tone(name, args);
    const { body } = await give(name, bytes);
    expect(body.url.slice(-4)).toBe(name.slice(-4));
    expect((await withoutConverter(() => give(name, bytes))).body.url).toBe(body.url);
  });

  it("a recording of the builder is not touched, with a converter or without (T-1262)", async () => {
    expect((await give("line.wav", silentWav())).body.url).toMatch(/\.wav$/);
    const sound = await fileBytes("sounds/correct.m4a");
    expect((await withoutConverter(() => give("a.m4a", sound))).body.url).toMatch(/\.m4a$/);
  });
});

describe("why a sound is refused is told as it is (T-1263)", () => {
  it("protected against copying", async () => {
    const bytes = Buffer.from(await fileBytes("sounds/correct.m4a"));
    bytes.write("enca", bytes.indexOf("mp4a"), "latin1");
    expect((await give("a.m4a", bytes)).body.facts).toEqual({ reason: "encrypted" });
  });

  it("not decodable", async () => {
    if (!isThere) return;
    const bytes = Buffer.from(await fileBytes("sounds/correct.m4a"));
    const data = bytes.indexOf("mdat") + 4;
    bytes.fill(0xff, data, data + bytes.readUInt32BE(data - 8) - 8);
    expect((await give("a.m4a", bytes)).body.facts).toEqual({ reason: "undecodable_sound" });
  });

  it("no sound in it, and a video in the place of a sound", async () => {
    if (!isThere) return;
    const path = join(folder, "mute.webm");
    const mute = "-f lavfi -i color=red:s=64x64:d=1 -c:v libvpx".split(" ");
    await run("ffmpeg", ["-v", "error", "-y", ...mute, path]);
    expect((await give("a.webm", await readFile(path))).body.facts).toEqual({
      reason: "no_sound_track",
    });
    const clip = await fileBytes("onboarding/welcome.mp4");
    expect((await give("a.m4a", clip)).body.facts).toEqual({ reason: "wrong_kind", found: "mp4" });
  });
});
