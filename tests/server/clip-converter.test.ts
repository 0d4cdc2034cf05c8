import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIP_LUFS, LIGHT_BYTES_PER_S } from "#domain/content/clip-rules.ts";
import type { ClipFacts } from "#domain/content/clip-rules.ts";
import { measureArgs } from "#server/authoring/clips/arguments.ts";
import type { Container } from "#server/authoring/clips/arguments.ts";
import { createClipConverter, openClipConverter } from "#server/authoring/clips/converter.ts";
import type { ClipConverter } from "#server/authoring/clips/converter.ts";
import { readLoudness } from "#server/authoring/clips/probe.ts";
import { findFfmpeg, runProgram } from "#server/platform/program.ts";
import type { RunProgram, RunResult } from "#server/platform/program.ts";
import { readMp4 } from "#server/authoring/media/mp4.ts";
import { stripClip } from "#server/authoring/media/strip-clip.ts";
import { turnOf } from "#tests/support/turn.ts";
import { turned } from "#tests/support/media-corpus.ts";
import { createLogger } from "#server/platform/log.ts";

const log = createLogger("silent");
const never = new AbortController().signal;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "treasure-converter-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const PROGRAMS = { ffmpeg: "/bin/ffmpeg", ffprobe: "/bin/ffprobe" };
const ok: RunResult = { ended: "ok", output: "", messages: "" };
const LOUD =
  '[Parsed_loudnorm_0 @ 0x1]\n{"input_i":"-9.00","input_tp":"-0.1","input_lra":"1","input_thresh":"-20","target_offset":"0.1"}';

/** What the programs answer, in the place of ffmpeg; every call is kept. */
function programs({
  video = {},
  audio = { codec_name: "aac" },
  seconds = "10",
  resultSeconds = seconds,
  fails = () => null as RunResult["ended"] | null,
  probeMs = 0,
}: {
  video?: object;
  audio?: object | null;
  seconds?: string;
  resultSeconds?: string;
  fails?: (args: readonly string[]) => RunResult["ended"] | null;
  /** How long a look at a clip takes on this machine. */
  probeMs?: number;
}) {
  const calls: (readonly string[])[] = [];
  const right = {
    codec_type: "video",
    codec_name: "h264",
    pix_fmt: "yuv420p",
    width: 720,
    height: 1280,
    avg_frame_rate: "30/1",
  };
  const run: RunProgram = async (program, args, { onOutput, timeoutMs }) => {
    calls.push([program, ...args]);
    const ended = fails(args);
    if (ended !== null) return { ...ok, ended };
    if (program === PROGRAMS.ffprobe) {
      if (timeoutMs < probeMs) return { ...ok, ended: "late" };
      const isResult = args.some((arg) => arg.endsWith("main.mp4"));
      const streams = [{ ...right, ...video }];
      const sounds = audio === null ? [] : [{ codec_type: "audio", ...audio }];
      const duration = isResult ? resultSeconds : seconds;
      return {
        ...ok,
        output: JSON.stringify({ streams: [...streams, ...sounds], format: { duration } }),
      };
    }
    onOutput?.("out_time_us=2500000\n");
    for (const arg of args)
      if (/^file:.*\/(main|light|poster)\.\w+$/.test(arg))
        await writeFile(arg.slice(5), Buffer.alloc(arg.includes("main") ? 3_000_000 : 500_000));
    return { ...ok, messages: LOUD };
  };
  return { calls, converter: createClipConverter(PROGRAMS, log, run) };
}

async function convertWith(options: Parameters<typeof programs>[0], name = "a.mp4") {
  const { calls, converter } = programs(options);
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(1_000_000));
  const percents: number[] = [];
  const result = await converter.convert(
    { path, container: name.split(".")[1] as Container },
    { framing: "fit", folder, signal: never, onPercent: (percent) => percents.push(percent) },
  );
  const command = calls.find((args) => args.includes("-progress"))?.join(" ") ?? "";
  return { calls, result, percents, command };
}

describe("what the converter asks of the programs", () => {
  it("every call reads one file, by the reader of its container, and may open no URL", async () => {
    const { calls } = await convertWith({ video: { codec_name: "hevc" } });
    expect(calls.length).toBe(5);
    for (const args of calls) {
      const input = args.indexOf("-i");
      expect(args[input + 1]).toMatch(/^file:\//);
      expect(args.slice(args.indexOf("-f"), args.indexOf("-f") + 2)).toEqual(["-f", "mov"]);
      expect(args.slice(0, input).join(" ")).toContain("-protocol_whitelist file ");
      expect(args.join(" ")).toContain("-max_alloc ");
    }
  });

  it("a clip that is too loud is evened by what the first pass measured; its picture stays", async () => {
    const { command, result, percents } = await convertWith({});
    expect(command).toContain("loudnorm=I=-16:TP=-1.5:LRA=11:measured_I=-9:");
    expect(command).toContain("-c:v copy");
    expect(command).toContain("-movflags +faststart");
    expect(percents).toContain(25);
    expect(result).toMatchObject({
      seconds: 10,
      bytes: 3_000_000,
      light: join(folder, "light.mp4"),
    });
  });

  it("on a machine so busy that a look takes a minute a whole clip is converted all the same (T-769)", async () => {
    expect((await convertWith({ probeMs: 60_000 })).result).toMatchObject({ seconds: 10 });
  });

  it("a clip without sound gets a silent track as long as itself", async () => {
    const { command } = await convertWith({ audio: null });
    expect(command).toContain("-t 10 -f lavfi -i anullsrc");
    expect(command).not.toContain("loudnorm");
  });

  it("a landscape clip with too many pictures a second is put between bars, at 30", async () => {
    const { command } = await convertWith({
      video: { width: 1920, height: 1080, avg_frame_rate: "60/1" },
    });
    expect(command).toContain("pad=720:1280");
    expect(command).toContain("fps=30");
    expect(command).toContain("-c:v libx264");
  });

  it("H.264 in a Matroska file is encoded again, since its times may not fit an MP4", async () => {
    expect((await convertWith({}, "a.mkv")).command).toContain("-c:v libx264");
  });

  it.each<[string, Parameters<typeof programs>[0], string]>([
    [
      "a picture that can't be decoded",
      { fails: (a) => (a.includes("-progress") ? "failed" : null) },
      "undecodable",
    ],
    [
      "a clip that takes too long",
      { fails: (a) => (a.includes("-progress") ? "late" : null) },
      "too_slow",
    ],
    [
      "one that was cancelled",
      { fails: (a) => (a.includes("-progress") ? "stopped" : null) },
      "stopped",
    ],
    ["a result that is shorter than the clip", { resultSeconds: "7" }, "cut"],
    [
      "a picture that ends long before the silence beside it",
      { audio: null, video: { duration: "5" } },
      "cut",
    ],
    [
      "a file that can't be read",
      { fails: (a) => (a.includes("json") ? "failed" : null) },
      "undecodable",
    ],
  ])("%s is a problem by name", async (_what, options, problem) => {
    expect((await convertWith(options)).result).toBe(problem);
  });

  it("is not there where ffmpeg lacks an encoder", async () => {
    const program = join(folder, "ffmpeg");
    await writeFile(program, "", { mode: 0o700 });
    const encoders = (names: string) => async () => ({ ...ok, output: names });
    const all = [" V....D libx264 ", " A....D aac ", " V....D libwebp ", " V....D mjpeg "];
    const opened = (names: string[]) => openClipConverter(program, log, encoders(names.join("\n")));
    expect(await opened(all)).toBeNull(); // no ffprobe beside it
    await writeFile(join(folder, "ffprobe"), "", { mode: 0o700 });
    expect(await opened(all)).not.toBeNull();
    expect(await opened(all.slice(1))).toBeNull();
    expect(await openClipConverter("off", log)).toBeNull();
  });
});

describe("running a program", () => {
  // Programs have low priority: on a busy machine Node's start alone takes many seconds.
  const node = (script: string, more: object = {}) =>
    runProgram(process.execPath, ["-e", script, "$(id)"], { timeoutMs: 150_000, ...more });

  it("no shell reads its arguments, it sees no environment, and it has low priority", async () => {
    const { ended, output } = await node(
      "console.log(process.argv[1], Object.keys(process.env).length, os.getPriority())",
    );
    expect([ended, output.trim()]).toEqual(["ok", "$(id) 0 10"]);
  });

  it("it ends at its time limit, at a signal, and with a failure of its own", async () => {
    const forever = "setInterval(() => {}, 1000); console.log('on')";
    const stop = new AbortController();
    expect((await node(forever, { timeoutMs: 50 })).ended).toBe("late");
    const onOutput = () => stop.abort();
    expect((await node(forever, { signal: stop.signal, onOutput })).ended).toBe("stopped");
    expect((await node("process.exit(3)")).ended).toBe("failed");
    expect((await runProgram(join(folder, "none"), [], { timeoutMs: 150_000 })).ended).toBe(
      "failed",
    );
  });
});

const run = promisify(execFile);
const answers = (program: string, args: string[]) =>
  run(program, args).then(
    ({ stdout }) => stdout,
    () => "",
  );

/** A clip of one second, in ten pictures. */
const picture = (size: string) => ["-f", "lavfi", "-i", `testsrc2=s=${size}:r=10:d=1`];
const sine = (db: number) => ["-f", "lavfi", "-i", `sine=f=440:d=1,volume=${db}dB`];
const h264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p".split(" ");
type Corpus = [what: string, file: string, made: string[], facts: Partial<ClipFacts>];
const CORPUS: Corpus[] = [
  [
    "HEVC, landscape, too loud",
    "a.mp4",
    [
      ...picture("320x180"),
      ...sine(20),
      ..."-c:v libx265 -x265-params log-level=none -c:a aac".split(" "),
    ],
    { videoCodec: "hevc", width: 320, audioCodec: "aac" },
  ],
  [
    "VP9 in WebM, without sound",
    "b.webm",
    [...picture("180x320"), ..."-c:v libvpx-vp9 -deadline realtime -cpu-used 8".split(" ")],
    { videoCodec: "vp9", audioCodec: null },
  ],
  [
    "H.264 in a MOV file, turned on its side, too quiet",
    "c.mov",
    [...picture("320x180"), ...sine(-30), ...h264, ..."-c:a aac".split(" ")],
    { width: 180, height: 320, isTurned: true },
  ],
];

describe("with the ffmpeg of this machine", () => {
  let converter: ClipConverter | null;
  let isThere: boolean;
  beforeAll(async () => {
    const encoders = await answers("ffmpeg", ["-hide_banner", "-encoders"]);
    const hasAll = ["libx264", "libx265", "libvpx-vp9", "libwebp"].every((name) =>
      encoders.includes(name),
    );
    isThere = hasAll && (await answers("ffprobe", ["-version"])) !== "";
    converter = await openClipConverter("auto", log);
  });

  it("the converter is there exactly where ffmpeg and its encoders are", () => {
    expect(converter !== null).toBe(isThere);
  });

  it.each(process.env["LONG"] === undefined ? CORPUS.slice(0, 1) : CORPUS)(
    "%s becomes a clip that every phone plays, without what a camera wrote beside it, or there is no converter (T-698)",
    async (_what, file, args, facts) => {
      if (converter === null) return expect(isThere).toBe(false);
      const path = join(folder, file);
      const place = ["-metadata", "location=+52.5163+013.3777/", "-metadata", "title=At home"];
      await run("ffmpeg", ["-v", "error", "-y", ...args, ...place, path]);
      if (facts.isTurned) await writeFile(path, turned(new Uint8Array(await readFile(path))));
      const clip = { path, container: file.split(".")[1] as Container };
      expect(await converter.probe(clip, turnOf())).toMatchObject(facts);
      const own = join(folder, `made-${file}`);
      await mkdir(own);
      const converted = await converter.convert(clip, {
        framing: "crop",
        folder: own,
        signal: never,
        onPercent: () => undefined,
      });
      if (typeof converted === "string") throw new Error(converted);
      for (const [clipFile, size] of [
        [converted.main, { width: 720, height: 1280 }],
        [join(own, "light.mp4"), { width: 432, height: 768 }],
      ] as const) {
        const result = { path: clipFile, container: "mp4" } as const;
        expect(await readMp4(clipFile)).toMatchObject({
          codecs: [{ code: "avc1" }, { code: "mp4a" }],
          picture: size,
        });
        expect(await converter.probe(result, turnOf())).toMatchObject({
          videoCodec: "h264",
          pixelFormat: "yuv420p",
          audioCodec: "aac",
          isTurned: false,
          ...size,
        });
        const bytes = await readFile(clipFile);
        expect([bytes.includes("+52.5163"), bytes.includes("At home")]).toEqual([false, false]);
        // Like the shipped clips: what an upload would take out is not there.
        expect(await stripClip(clipFile)).toBe(false);
        expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
      }
      expect((await readFile(join(own, "light.mp4"))).length).toBeLessThan(
        LIGHT_BYTES_PER_S * converted.seconds,
      );
      expect((await readFile(converted.poster)).toString("latin1", 8, 12)).toBe("WEBP");
      const measured = await runProgram(
        findFfmpeg("auto") ?? "",
        measureArgs(converted.main, "mp4"),
        { timeoutMs: 150_000 },
      );
      const lufs = readLoudness(measured.messages)?.integrated ?? null;
      if (facts.audioCodec === null) expect(lufs).toBeNull();
      else expect(Math.abs((lufs ?? 0) - CLIP_LUFS)).toBeLessThan(1.5);
    },
  );

  it.each([
    [
      "an HLS playlist",
      "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n",
    ],
    ["a list of files", "ffconcat version 1.0\nfile /etc/passwd\n"],
    ["a text", "#EXTM3U\nhttp://127.0.0.1:9/a.ts\n"],
  ])("%s that is called MP4 is no clip, or there is no converter", async (_what, text) => {
    if (converter === null) return expect(isThere).toBe(false);
    const path = join(folder, "list.mp4");
    await writeFile(path, text);
    for (const container of ["mp4", "webm"] as const)
      expect(await converter.probe({ path, container }, turnOf())).toBeNull();
    expect(
      await converter.still({ path, container: "mp4" }, 1, join(folder, "s.jpg"), turnOf()),
    ).toBe(false);
  });
});
