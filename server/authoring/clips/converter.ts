import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { isLight, keepsPicture, keepsSound } from "#domain/content/clip-rules.ts";
import type { ClipFacts, Framing } from "#domain/content/clip-rules.ts";
import type { ConversionProblem } from "#domain/content/clip-conversion.ts";
import { findFfmpeg, isExecutable, runProgram } from "#server/platform/program.ts";
import type { RunOptions, RunProgram } from "#server/platform/program.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { ClientGone, createTurns, ONE_RUN } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";
import {
  convertArgs,
  lengthArgs,
  measureArgs,
  posterArgs,
  probeArgs,
  stillArgs,
} from "./arguments.ts";
import type { Container } from "./arguments.ts";
import { readLoudness, readProbe, readSecondsDone } from "./probe.ts";

/** A file of an author, on this machine. */
export interface SourceClip {
  path: string;
  container: Container;
}

export interface ConvertOptions {
  framing: Framing;
  /** A folder of its own, for the files that are made. */
  folder: string;
  signal: AbortSignal;
  /** Called with 0 to 100 while it goes on. */
  onPercent: (percent: number) => void;
}

/** The files of a converted clip, on this machine. */
export interface Converted {
  main: string;
  bytes: number;
  seconds: number;
  /** Null where the clip itself is light. */
  light: string | null;
  poster: string;
}

/** Converts clips. Authors wait for its looks at a clip, which throw uploads_busy and ClientGone. */
export interface ClipConverter {
  /** Null for what is no clip, or can't be read. */
  probe(clip: SourceClip, turn: Turn): Promise<ClipFacts | null>;
  /** Writes a JPEG of one moment; false if no picture could be decoded. */
  still(clip: SourceClip, seconds: number, to: string, turn: Turn): Promise<boolean>;
  /** 'stopped': by the signal. */
  convert(
    clip: SourceClip,
    options: ConvertOptions,
  ): Promise<Converted | ConversionProblem | "stopped">;
}

const LOOK_MS = 20_000;
const LOOKS = { ...ONE_RUN, atOnce: 2 };
/** Ten minutes of 4K on a slow machine. */
export const CONVERT_MS = 30 * 60_000;
const NEEDED_ENCODERS = ["libx264", "aac", "libwebp", "mjpeg"];
/** A converted clip may be this much shorter than its header announced. */
const SHORTER_S = 1;
const SHORTER_SHARE = 0.03;

/**
 * The converter of this machine (FFMPEG). Null where ffmpeg is off, not there, or without the
 * programs and encoders that are needed; the builder then takes clips that are right already.
 *
 * @param run runs the programs; tests hand in their own
 */
export async function openClipConverter(
  setting: string,
  log: Logger,
  run: RunProgram = runProgram,
): Promise<ClipConverter | null> {
  const ffmpeg = findFfmpeg(setting);
  if (ffmpeg === null) return null;
  const ffprobe = join(ffmpeg, "../ffprobe");
  const { ended, output } = await run(ffmpeg, ["-hide_banner", "-encoders"], {
    timeoutMs: LOOK_MS,
  });
  const missing = NEEDED_ENCODERS.filter(
    (name) => !new RegExp(`^ \\S+ ${name} `, "m").test(output),
  );
  if (ended !== "ok" || missing.length > 0 || !isExecutable(ffprobe)) {
    log.warn({ missing, ffprobe }, "clips are not converted: ffmpeg lacks what is needed");
    return null;
  }
  return createClipConverter({ ffmpeg, ffprobe }, log, run);
}

interface Programs {
  ffmpeg: string;
  ffprobe: string;
}

/** The converter on programs that are known to be there. */
export function createClipConverter(
  { ffmpeg, ffprobe }: Programs,
  log: Logger,
  run: RunProgram,
): ClipConverter {
  const call = async (args: readonly string[], options: RunOptions) => {
    const result = await run(ffmpeg, args, options);
    // Messages hold paths of ours alone.
    if (result.ended === "failed")
      log.warn({ messages: result.messages.slice(-500) }, "ffmpeg could not convert a file");
    return result;
  };

  /** A conversion may take long, and a busy machine is no reason to call its clip damaged. */
  async function probe(
    { path, container }: SourceClip,
    options: RunOptions,
  ): Promise<ClipFacts | null> {
    const { ended, output } = await run(ffprobe, probeArgs(path, container), options);
    const facts = ended === "ok" ? readProbe(output) : null;
    if (facts === null || facts.seconds > 0) return facts;
    // Recordings of a browser hold no length in their header.
    const walked = await call(lengthArgs(path, container), options);
    const seconds = readSecondsDone(walked.output) ?? 0;
    return seconds > 0 ? { ...facts, seconds } : null;
  }

  async function convert(
    clip: SourceClip,
    { framing, folder, signal, onPercent }: ConvertOptions,
  ): Promise<Converted | ConversionProblem | "stopped"> {
    const { path, container } = clip;
    const until = Date.now() + CONVERT_MS;
    const options = () => ({ timeoutMs: Math.max(1, until - Date.now()), signal });
    const problemOf = (ended: "failed" | "late" | "stopped") =>
      ended === "stopped" ? ended : ended === "late" ? "too_slow" : "undecodable";
    const facts = await probe(clip, options());
    if (facts === null) return "undecodable";

    let loudness = null;
    if (facts.audioCodec !== null) {
      const measured = await call(measureArgs(path, container), options());
      if (measured.ended !== "ok") return problemOf(measured.ended);
      loudness = readLoudness(measured.messages);
    }
    const { size } = await stat(path);
    const plan = {
      facts,
      framing,
      loudness,
      keepsPicture: container !== "webm" && container !== "mkv" && keepsPicture(facts, size),
      keepsSound: keepsSound(facts, loudness?.integrated ?? null),
    };
    const main = join(folder, "main.mp4");
    const light = join(folder, "light.mp4");
    const ran = await call(convertArgs(path, container, plan, { main, light }), {
      ...options(),
      onOutput(text) {
        const seconds = readSecondsDone(text);
        if (seconds !== null) onPercent(Math.min(99, Math.floor((seconds / facts.seconds) * 100)));
      },
    });
    if (ran.ended !== "ok") return problemOf(ran.ended);

    const result = await probe({ path: main, container: "mp4" }, options());
    if (result === null) return "undecodable";
    const { seconds } = result;
    // A clip without sound gets a silent track of the length that its header states, so the length
    // of the picture is what was really converted.
    const convertedSeconds =
      facts.audioCodec === null ? (result.pictureSeconds ?? seconds) : seconds;
    if (convertedSeconds < facts.seconds - Math.max(SHORTER_S, facts.seconds * SHORTER_SHARE))
      return "cut";
    const poster = join(folder, "poster.webp");
    const drawn = await call(posterArgs(main, seconds, poster), options());
    if (drawn.ended !== "ok") return problemOf(drawn.ended);
    const { size: bytes } = await stat(main);
    const isLightItself = isLight(bytes, seconds) || (await stat(light)).size >= bytes;
    return { main, bytes, seconds, light: isLightItself ? null : light, poster };
  }

  const enqueue = createTurns(LOOKS);
  async function look<T>(turn: Turn, work: (options: RunOptions) => Promise<T>): Promise<T> {
    const { gone } = turn;
    const looked = enqueue(turn, () => work({ timeoutMs: LOOK_MS, signal: gone }));
    if (looked === null) throw new ApiError("uploads_busy");
    const seen = await looked;
    if (gone.aborted) throw new ClientGone();
    return seen;
  }

  return {
    probe: (clip, turn) => look(turn, (options) => probe(clip, options)),
    convert,
    still: ({ path, container }, seconds, to, turn) =>
      look(turn, async (options) => {
        const { ended } = await call(stillArgs(path, container, seconds, to), options);
        return ended === "ok" && (await hasBytes(to));
      }),
  };
}

const hasBytes = async (path: string) =>
  (await stat(path).then(
    ({ size }) => size,
    () => 0,
  )) > 0;
