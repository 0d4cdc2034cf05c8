import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { VIDEO_MAX_S } from "#domain/content/uploads.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { ClientGone, createTurns, ONE_RUN } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";
import { readMp4 } from "./mp4.ts";
import { findFfmpeg, runProgram } from "#server/platform/program.ts";

/** ffmpeg's reader of each kind of file that may hold a sound, by the ending of its content. */
const SOUND_READERS = {
  m4a: "mov",
  m4b: "mov",
  mp4: "mov",
  mov: "mov",
  "3gp": "mov",
  "3g2": "mov",
  webm: "matroska",
  mkv: "matroska",
  ogg: "ogg",
  oga: "ogg",
  opus: "ogg",
  spx: "ogg",
  flac: "flac",
  aac: "aac",
  ac3: "ac3",
  amr: "amr",
  aif: "aiff",
  caf: "caf",
  asf: "asf",
  mp1: "mp3",
  mp2: "mp3",
  mp3: "mp3",
  wav: "wav",
} as const;
export type SoundEnding = keyof typeof SOUND_READERS;
export const isSoundEnding = (ending: string): ending is SoundEnding =>
  Object.hasOwn(SOUND_READERS, ending);

type SoundProblem = "no_sound_track" | "undecodable_sound";

/** Reads sounds with ffmpeg. */
export interface SoundConverter {
  /**
   * An M4A with AAC of one or two channels and no metadata, which every browser plays. Throws
   * uploads_busy.
   */
  convert(
    path: string,
    ending: SoundEnding,
    turn: Turn,
  ): Promise<{ bytes: Buffer; seconds: number } | SoundProblem>;
  /** Can it be decoded? Null also where that was not known in time. */
  check(path: string, ending: SoundEnding, turn: Turn): Promise<SoundProblem | null>;
}

/** An author waits for it; 20 MB take a few seconds. */
const TIMEOUT_MS = 30_000;
const MAX_ALLOCATION_BYTES = 64_000_000;
const DECODERS =
  "aac,mp3,mp3float,mp2,mp2float,mp1,mp1float,opus,libopus,vorbis,libvorbis,libspeex,ac3,eac3,alac,flac,amrnb,amrwb,wmav1,wmav2,adpcm_ms,adpcm_ima_wav,adpcm_ima_qt,gsm,gsm_ms,pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le,pcm_alaw,pcm_mulaw";

/**
 * The converter of this machine (FFMPEG); null where ffmpeg is off or not there.
 *
 * @throws ConfigError for a path without a program
 */
export function openSoundConverter(setting: string, log: Logger): SoundConverter | null {
  const program = findFfmpeg(setting);
  if (program === null) return null;
  const enqueue = createTurns(ONE_RUN);
  const run = async (
    path: string,
    ending: SoundEnding,
    gone: AbortSignal,
    output: readonly string[],
  ) => {
    const args = [
      ["-hide_banner", "-nostdin", "-v", "error", "-y", "-threads", "1"],
      ["-max_alloc", String(MAX_ALLOCATION_BYTES), "-protocol_whitelist", "file"],
      ["-codec_whitelist", DECODERS, "-f", SOUND_READERS[ending], "-i", `file:${path}`],
      ["-map", "0:a:0", "-t", String(VIDEO_MAX_S + 1), ...output],
    ].flat();
    const { ended, messages } = await runProgram(program, args, {
      timeoutMs: TIMEOUT_MS,
      signal: gone,
    });
    if (ended === "stopped") throw new ClientGone();
    if (ended === "ok") return null;
    log.warn({ ended, messages: messages.slice(-500) }, "an uploaded sound was not read");
    if (ended === "late") return "late";
    return messages.includes("matches no streams") ? "no_sound_track" : "undecodable_sound";
  };
  const convert: SoundConverter["convert"] = async (path, ending, { gone }) => {
    const folder = await mkdtemp(join(tmpdir(), "treasure-sound-"));
    try {
      const to = join(folder, "sound.m4a");
      const format = "-vn -sn -dn -map_metadata -1 -map_chapters -1 -c:a aac -b:a 128k -f ipod";
      const channels = ["-af", "aformat=channel_layouts=mono|stereo:sample_rates=48000|44100"];
      const problem = await run(path, ending, gone, [
        ...format.split(" "),
        ...channels,
        `file:${to}`,
      ]);
      if (problem !== null) return problem === "late" ? "undecodable_sound" : problem;
      const made = await readMp4(to);
      // A sound of which nothing could be decoded has no data.
      if (typeof made === "string") return "undecodable_sound";
      return { bytes: await readFile(to), seconds: made.seconds };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    convert: (path, ending, turn) =>
      enqueue(turn, () => convert(path, ending, turn)) ??
      Promise.reject(new ApiError("uploads_busy")),
    check: (path, ending, turn) =>
      enqueue(turn, async () => {
        const problem = await run(path, ending, turn.gone, ["-f", "null", "-"]);
        return problem === "late" ? null : problem;
      }) ?? Promise.resolve(null),
  };
}
