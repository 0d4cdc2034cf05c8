import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LineSpeaker } from "#domain/slides/spoken-lines.ts";
import { findFfmpeg, findProgram, runProgram } from "./media/program.ts";
import type { RunProgram } from "./media/program.ts";
import { ClientGone, createTurns, ONE_RUN } from "#server/platform/jobs/turns.ts";
import type { Turn } from "#server/platform/jobs/turns.ts";

/** The voice that the shipped course is spoken with, on this machine; English only. */
export interface CourseVoice {
  /** The line as AAC, at -16 LUFS. Throws if a program fails or takes too long. */
  speak(text: string, by: LineSpeaker, turn: Turn): Promise<Buffer>;
}

export const HTS_VOICE =
  "/usr/share/festival/voices/us/cmu_us_slt_arctic_hts/hts/cmu_us_slt_arctic_hts.htsvoice";

/**
 * hts_engine's settings: -fm half tones up, -a all-pass, -b post-filter, -r rate, -jf liveliness of
 * the pitch.
 */
export const CHARACTERS = {
  pocket: ["-fm", 2.5, "-a", 0.45, "-b", 0.2, "-r", 0.93, "-jf", 2.2],
  glimm: ["-fm", 8.5, "-a", 0.44, "-b", 0, "-r", 0.97, "-jf", 2.2],
} as const satisfies Record<LineSpeaker, readonly (string | number)[]>;

/** An author waits for each line; the longest takes about 3 s. */
const TIMEOUT_MS = 10_000;

/** Less low and low-mid energy, more treble, light compression; with ffmpeg, as POLISH of the studio does with sox. */
const FILTERS = [
  "highpass=f=100,equalizer=f=350:t=q:w=1:g=-2,equalizer=f=3000:t=q:w=1:g=2",
  "equalizer=f=6500:t=q:w=0.9:g=2.5",
  "compand=attacks=0.01:decays=0.15:points=-60/-60|-36/-28|-16/-12|0/-5:soft-knee=6",
  "loudnorm=I=-16:TP=-1.5:LRA=11,adelay=80,apad=pad_dur=0.25",
].join(",");
const AAC = "-c:a aac -b:a 24k -ar 24000 -ac 1 -bitexact -movflags +faststart".split(" ");

interface Programs {
  festival: string;
  htsEngine: string;
  ffmpeg: string;
}

/**
 * The voice of this machine (COURSE_VOICE); null where it is off, or a program is missing (Debian:
 * festival, festvox-us-slt-hts, htsengine, ffmpeg).
 */
export function openCourseVoice(setting: "auto" | "off", ffmpegSetting: string) {
  const programs = setting === "off" ? null : findPrograms(ffmpegSetting);
  return programs === null ? null : createCourseVoice(programs);
}

function findPrograms(ffmpegSetting: string): Programs | null {
  const ffmpeg = findFfmpeg(ffmpegSetting);
  const festival = findProgram("festival");
  const htsEngine = findProgram("hts_engine");
  if (ffmpeg === null || festival === null || htsEngine === null || !existsSync(HTS_VOICE))
    return null;
  return { festival, htsEngine, ffmpeg };
}

const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/[\u2013\u2014]/g, ", "],
  [/\u2026/g, "..."],
  // Between numbers a sign is a word.
  [/(?<=\d)\s*<\s*(?=\d)/g, " is less than "],
  [/(?<=\d)\s*>\s*(?=\d)/g, " is more than "],
  [/(?<=\d)\s*=\s*(?=\d)/g, " equals "],
];

/**
 * The text in the characters that the front end reads. All others are left out, which also keeps a
 * text from ending the string of the front end's program: 'Caf\u00e9 "Star"' becomes 'Cafe Star'.
 */
export const readableText = (text: string): string =>
  SPELLED.reduce((spelled, [from, to]) => spelled.replaceAll(from, to), text)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9.,!?':;$%&+-]/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();

/** Has a text anything that the voice can speak? */
export const isReadable = (text: string): boolean => /[A-Za-z0-9]/.test(readableText(text));

/** One line at a time is spoken, at low priority: the server answers families meanwhile. */
export function createCourseVoice(programs: Programs, run: RunProgram = runProgram): CourseVoice {
  const enqueue = createTurns(ONE_RUN);
  const speak = async (text: string, by: LineSpeaker, gone: AbortSignal): Promise<Buffer> => {
    const folder = await mkdtemp(join(tmpdir(), "treasure-voice-"));
    const file = (name: string) => join(folder, name);
    const step = async (program: string, args: readonly (string | number)[]) => {
      const { ended, messages } = await run(program, args.map(String), {
        timeoutMs: TIMEOUT_MS,
        signal: gone,
      });
      if (ended === "stopped") throw new ClientGone();
      if (ended !== "ok") throw new Error(`${program} ${ended}: ${messages.slice(-500)}`);
    };
    try {
      await writeFile(file("line.scm"), labelProgram(readableText(text), file("line.lab")));
      await step(programs.festival, ["-b", file("line.scm")]);
      const engine = ["-m", HTS_VOICE, "-u", 0.5, ...CHARACTERS[by], "-g", -6];
      await step(programs.htsEngine, [...engine, "-ow", file("line.wav"), file("line.lab")]);
      const input = ["-v", "error", "-nostdin", "-y", "-i", file("line.wav")];
      await step(programs.ffmpeg, [...input, "-af", FILTERS, ...AAC, file("line.m4a")]);
      return await readFile(file("line.m4a"));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    async speak(text, by, turn) {
      const spoken = enqueue(turn, () => speak(text, by, turn.gone));
      if (spoken === null) throw new Error("too many lines wait for the course's voice");
      return spoken;
    },
  };
}

/** Festival's program that writes how a text is spoken, for the engine. */
const labelProgram = (text: string, labels: string) => `(voice_cmu_us_slt_arctic_hts)
(hts_dump_feats (utt.synth (Utterance Text "${text}")) hts_feats_list "${labels}")
`;
