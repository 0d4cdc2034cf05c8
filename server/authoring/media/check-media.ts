import { readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { captionsEnd, readCaptions, withoutMarks, writeVtt } from "#domain/content/captions.ts";
import type { CaptionsProblem } from "#domain/content/captions.ts";
import { isUpright } from "#domain/content/clip-rules.ts";
import type { UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import { UPLOAD_KINDS, VIDEO_MAX_S } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { readMp4 } from "./mp4.ts";
import type { Mp4Facts } from "./mp4.ts";
import { checkPicture } from "./pictures.ts";
import { sizeProblem } from "./png.ts";
import type { PictureSize } from "./png.ts";
import { refuseFile } from "./refuse.ts";
import { stripClip } from "./strip-clip.ts";
import { stripPicture } from "./strip-picture.ts";
import { stripSound } from "./strip-sound.ts";

export interface CheckedMedia {
  /** By content, whatever the file was called. */
  ending: string;
  /** Length of a clip, or when the last caption ends. */
  seconds: number | null;
  /** What is kept instead of the file as it came; null: the file itself. */
  converted: Buffer | null;
  /** The file itself was changed where it lies: it has lost its metadata. */
  isEdited: boolean;
  /** Of a picture, as its pixels are stored. */
  size: PictureSize | null;
  /** Of a clip: is it 9:16, as phones are? Null for other files. */
  isUpright: boolean | null;
}

const UNKNOWN = { seconds: null, converted: null, isEdited: false, size: null, isUpright: null };

/**
 * Looks into a file that an author gave: is it what its kind says, by its content, and whole?
 * Throws upload_wrong_kind, upload_broken, upload_codec, upload_too_long, upload_too_many_pixels,
 * each with the reason (UPLOAD_REFUSALS).
 *
 * Nothing is kept of the place, time, device, author and other metadata that a picture, clip or
 * sound came with. Clips, which are large, lose it in the file itself. Runs in the thread that parses
 * authors' files: elsewhere, use checkMedia (checked-media.ts).
 */
export async function inspectMedia(path: string, kind: UploadKind): Promise<CheckedMedia> {
  if (kind === "captions") return checkCaptions(path);
  const ending = (await fileTypeFromFile(path))?.ext;
  const taken: readonly string[] = UPLOAD_KINDS[kind].endings;
  if (ending === undefined) throw refuseFile("wrong_kind");
  if (!taken.includes(ending)) throw refuseFile("wrong_kind", { found: ending });
  const checked = { ...UNKNOWN, ending };
  switch (ending) {
    case "mp4": {
      const clip = await checkVideo(path);
      return { ...checked, ...clip, isEdited: await stripClip(path) };
    }
    case "jpg":
    case "png":
    case "webp": {
      const bytes = await readFile(path);
      const size = await checkPicture(bytes, ending);
      if (typeof size === "string") throw refuseFile(size);
      const stripped = stripPicture(bytes, ending);
      return { ...checked, size, converted: stripped.equals(bytes) ? null : stripped };
    }
    case "m4a":
      await readWhole(path);
      return { ...checked, isEdited: await stripClip(path) };
    case "mp3":
    case "wav": {
      const bytes = await readFile(path); // at most 20 MB, by its kinds' limit
      const stripped = stripSound(bytes, ending);
      if (stripped === null) throw refuseFile("damaged");
      return { ...checked, converted: stripped.equals(bytes) ? null : stripped };
    }
    default:
      return checked;
  }
}

/** H.264 is what every browser plays. */
const VIDEO_CODECS = /^avc[134]$/;
const AUDIO_CODECS = /^mp4a$/;

/** An MP4 file of which nothing is missing. Throws upload_broken. */
async function readWhole(path: string): Promise<Mp4Facts> {
  const facts = await readMp4(path);
  if (typeof facts === "string") throw refuseFile(facts);
  return facts;
}

async function checkVideo(path: string) {
  const { seconds, codecs, picture } = await readWhole(path);
  const isPlayable = codecs.every((codec) => VIDEO_CODECS.test(codec) || AUDIO_CODECS.test(codec));
  if (!isPlayable) throw refuseFile("codec", { found: codecs.join(", ") });
  if (picture === null) throw refuseFile("no_video_track");
  if (seconds <= 0) throw refuseFile("damaged");
  if (seconds > VIDEO_MAX_S) throw refuseFile("too_long");
  const problem = sizeProblem(picture);
  if (problem !== null) throw refuseFile(problem);
  return { seconds: Math.round(seconds * 100) / 100, isUpright: isUpright(picture) };
}

const CAPTIONS_REASONS = {
  format: "captions_format",
  empty: "captions_empty",
  time: "captions_time",
  end_first: "captions_end_first",
  too_many: "captions_too_many",
} as const satisfies Record<CaptionsProblem["problem"], UploadRefusalReason>;

/** Captions are kept as WebVTT that we wrote, whatever file they came in. */
async function checkCaptions(path: string): Promise<CheckedMedia> {
  const bytes = await readFile(path); // at most 1 MB, by its kind's limit
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseFile("captions_encoding");
  }
  const read = readCaptions(text);
  if ("problem" in read) throw refuseFile(CAPTIONS_REASONS[read.problem], { line: read.line });
  const captions = withoutMarks(read.captions);
  if (captions.length === 0) throw refuseFile("captions_empty");
  return {
    ...UNKNOWN,
    ending: "vtt",
    seconds: captionsEnd(captions),
    converted: Buffer.from(writeVtt(captions)),
  };
}
