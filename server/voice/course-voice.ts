import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFfmpeg, lowerPriority, runProgram } from "#server/platform/program.ts";
import type { RunProgram } from "#server/platform/program.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";
import { SPEECH_LUFS, speechAac, toSpeechLoudness } from "./line-sound.ts";
import { isVoiceInstalled, voiceFolder } from "./voice-folder.ts";
import type { WorkerLine } from "./worker-messages.ts";
import { createWorkerProcess } from "./worker-process.ts";
import type { WorkerProcess } from "./worker-process.ts";

/** The voices of the shipped course, spoken on this machine; English only. */
export interface CourseVoice {
  /**
   * The line as AAC, at -16 LUFS. Throws UnknownWords; ClientGone; another error where too many lines
   * wait, and where the worker or ffmpeg fails or takes too long.
   */
  speak(line: WorkerLine, turn: Turn): Promise<Buffer>;
  /** Ends the worker. */
  stop(): void;
}

/** No dictionary holds these words of a line. */
export class UnknownWords extends Error {
  readonly words: readonly string[];
  constructor(words: readonly string[]) {
    // Words of a family's name may be among them, so the message has none.
    super("The line has words that no dictionary holds.");
    this.words = words;
  }
}

const LIMITS = { waiting: 20, waitingOfOwner: 5, deadlineMs: 30_000, idleMs: 300_000 };
const ENCODE_TIMEOUT_MS = 10_000;
const AAC = speechAac("24k");

/**
 * The voice of this machine (COURSE_VOICE); null where it is off, not installed
 * (`npm run course -- voice install`), or ffmpeg is missing.
 * @param root folder of the repository, which has the worker's program
 */
export function openCourseVoice(
  setting: "auto" | "off",
  ffmpegSetting: string,
  root: string,
): CourseVoice | null {
  const folder = voiceFolder();
  const program = join(root, "tools/studio/voice");
  const ffmpeg = findFfmpeg(ffmpegSetting);
  const isInstalled =
    isVoiceInstalled(folder) && existsSync(join(program, "packages/node_modules"));
  if (setting === "off" || ffmpeg === null || !isInstalled) return null;
  return createCourseVoice(startWorker(join(program, "worker.ts"), folder), ffmpeg);
}

/** @param program gets `folder` as its only argument */
const startWorker = (program: string, folder: string, limits = LIMITS): WorkerProcess =>
  createWorkerProcess(
    () => {
      const child = fork(program, [folder], {
        env: {},
        execArgv: [],
        serialization: "advanced",
        // What it writes could quote a line.
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      lowerPriority(child);
      return child;
    },
    limits,
    (ms, run) => {
      const timer = setTimeout(run, ms).unref();
      return () => clearTimeout(timer);
    },
  );

export function createCourseVoice(
  worker: WorkerProcess,
  ffmpeg: string,
  run: RunProgram = runProgram,
): CourseVoice {
  return {
    async speak(line, turn) {
      const answer = await worker.ask(line, turn);
      if ("unknown" in answer) throw new UnknownWords(answer.unknown);
      if ("failure" in answer) throw new Error(`The voice worker failed: ${answer.failure}`);
      return encode(answer.wave, ffmpeg, run, turn.gone);
    },
    stop: () => worker.stop(),
  };
}

async function encode(
  wave: Uint8Array,
  ffmpeg: string,
  run: RunProgram,
  signal: AbortSignal,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-voice-"));
  const [from, to] = [join(folder, "line.wav"), join(folder, "line.m4a")];
  const convert = async (args: readonly string[]) => {
    const input = ["-hide_banner", "-nostats", "-nostdin", "-y", "-i", from];
    const options = { timeoutMs: ENCODE_TIMEOUT_MS, signal };
    const { ended, messages } = await run(ffmpeg, [...input, ...args], options);
    if (ended === "stopped") throw new ClientGone();
    if (ended !== "ok") throw new Error(`ffmpeg ${ended}: ${messages.slice(-500)}`);
    return messages;
  };
  try {
    await writeFile(from, wave);
    const measured = await convert(["-af", "loudnorm=print_format=json", "-f", "null", "-"]);
    const loudness = Number(/"input_i" : "(-?[\d.]+)"/.exec(measured)?.[1] ?? SPEECH_LUFS);
    await convert(["-af", toSpeechLoudness(loudness), ...AAC, to]);
    return await readFile(to);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
