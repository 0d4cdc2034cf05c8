import { spawn } from "node:child_process";
import type { Logger } from "pino";
import { findFfmpeg, lowerPriority } from "#server/platform/program.ts";
import { READERS } from "./resize-picture.ts";
import { ClientGone, createTurns, ONE_RUN } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";

/**
 * 'frames': frames were decoded. 'none': ffmpeg could decode nothing. 'unknown': nothing was
 * decoded within the time limit.
 */
type Decoded = "frames" | "none" | "unknown";

export interface ClipDecoder {
  /** Decodes the beginning and the end of a clip. */
  decode(path: string, turn: Turn): Promise<Decoded>;
  /** Decodes a JPEG file, whose data has no checksums: damage shows when it is decoded. */
  decodeJpeg(path: string, turn: Turn): Promise<Decoded>;
}

/** An author waits for it. What was decoded without an error by then is enough. */
const TIMEOUT_MS = 6_000;
/** One allocation inside ffmpeg. */
const MAX_ALLOCATION_BYTES = 128_000_000;
/** So much is decoded at the beginning: all of a clip as lessons have them. */
const BEGINNING_S = 45;
const END_S = 2;

/**
 * The decoder that is configured (FFMPEG). Null where it is off or not on this machine: clips are
 * then checked by their structure alone.
 *
 * @throws ConfigError for a path without a program
 */
export function openClipDecoder(ffmpeg: string, log: Logger): ClipDecoder | null {
  const program = findFfmpeg(ffmpeg);
  return program === null ? null : ffmpegDecoder(program, log);
}

/**
 * Decodes with ffmpeg, one file at a time: with one thread, low priority and a time limit, in a
 * process of its own, which sees no environment and opens no URL.
 */
function ffmpegDecoder(program: string, log: Logger): ClipDecoder {
  const enqueue = createTurns(ONE_RUN);
  const decode = async (path: string, gone: AbortSignal): Promise<Decoded> => {
    for (const place of [
      ["-t", String(BEGINNING_S)],
      ["-sseof", String(-END_S)],
    ]) {
      const decoded = await run(program, gone, ["-f", "mov", ...place, "-i", `file:${path}`]);
      if (decoded !== "frames") {
        log.warn({ decoded, place }, "an uploaded clip was not decoded");
        return decoded;
      }
    }
    return "frames";
  };
  return {
    decode: (path, turn) =>
      enqueue(turn, () => decode(path, turn.gone)) ?? Promise.resolve("unknown"),
    decodeJpeg: (path, turn) =>
      enqueue(turn, () => run(program, turn.gone, [...READERS.jpg, "-i", `file:${path}`])) ??
      Promise.resolve("unknown"),
  };
}

const OPTIONS =
  `-hide_banner -nostdin -v error -xerror -err_detect explode -max_alloc ${MAX_ALLOCATION_BYTES} -threads 1 -skip_loop_filter all -protocol_whitelist file`.split(
    " ",
  );
/** Writes one line for each decoded frame, behind comments. */
const OUTPUT = ["-map", "0:v:0", "-threads", "1", "-f", "framecrc", "pipe:1"];

/** Throws ClientGone. */
function run(program: string, gone: AbortSignal, input: readonly string[]): Promise<Decoded> {
  const child = spawn(program, [...OPTIONS, ...input, ...OUTPUT], {
    stdio: ["ignore", "pipe", "ignore"],
    env: {},
  });
  lowerPriority(child);
  let hasFrame = false;
  let isLate = false;
  child.stdout.on("data", (text: Buffer) => (hasFrame ||= /^\d/m.test(text.toString("latin1"))));
  return new Promise((resolve, reject) => {
    const kill = () => child.kill("SIGKILL");
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, TIMEOUT_MS);
    if (gone.aborted) kill();
    gone.addEventListener("abort", kill);
    const end = (decoded: Decoded) => {
      clearTimeout(timer);
      gone.removeEventListener("abort", kill);
      if (gone.aborted) reject(new ClientGone());
      else resolve(decoded);
    };
    child.on("error", () => end("unknown"));
    child.on("close", (code) => {
      if (hasFrame && (isLate || code === 0)) end("frames");
      else end(isLate || code === null ? "unknown" : "none");
    });
  });
}
