import { readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { captionsEnd, readCaptions, writeVtt } from "#domain/content/captions.ts";
import type { CaptionsProblem } from "#domain/content/captions.ts";
import { isUpright } from "#domain/content/clip-rules.ts";
import {
  codecName,
  isEncrypted,
  isHeardEverywhere,
  isShownEverywhere,
} from "#domain/content/playable.ts";
import type { UploadRefusalReason } from "#domain/content/upload-refusal.ts";
import { isSound, UPLOAD_KINDS, VIDEO_MAX_S } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { inspectSound } from "./check-sound.ts";
import type { InspectedSound } from "./check-sound.ts";
import { readMp4 } from "./mp4.ts";
import type { Mp4Facts } from "./mp4.ts";
import { checkPicture } from "./pictures.ts";
import { sizeProblem } from "./png.ts";
import type { PictureSize } from "./png.ts";
import { refuseFile } from "./refuse.ts";
import { stripClip } from "./strip-clip.ts";
import { stripPicture } from "./strip-picture.ts";

export interface CheckedMedia {
  /** Decided by the content, whatever the file's name says. */
  ending: string;
  /** Length of a clip, or when the last caption ends. */
  seconds: number | null;
  /** What is kept instead of the file as it came; null: the file itself. */
  converted: Buffer | null;
  /** True if metadata was removed from the file itself, without a copy. */
  isEdited: boolean;
  /** Of a picture, as its pixels are stored. */
  size: PictureSize | null;
  /** Of a clip: is it 9:16, as phones are? Null for other files. */
  isUpright: boolean | null;
}

export interface InspectedMedia extends CheckedMedia {
  /** Of a sound: what is still to be done with it. */
  sound?: InspectedSound;
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
export async function inspectMedia(path: string, kind: UploadKind): Promise<InspectedMedia> {
  if (kind === "captions") return checkCaptions(path);
  const ending = (await fileTypeFromFile(path))?.ext;
  if (isSound(kind)) {
    const sound = await inspectSound(path, ending);
    return { ...UNKNOWN, ...sound, sound };
  }
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
    default:
      return checked;
  }
}

/** An MP4 file of which nothing is missing. Throws upload_broken. */
async function readWhole(path: string): Promise<Mp4Facts> {
  const facts = await readMp4(path);
  if (typeof facts === "string") throw refuseFile(facts);
  return facts;
}

async function checkVideo(path: string) {
  const { seconds, codecs, picture } = await readWhole(path);
  if (codecs.some(isEncrypted)) throw refuseFile("encrypted");
  const isPlayable = codecs.every((codec) => isShownEverywhere(codec) || isHeardEverywhere(codec));
  if (!isPlayable) throw refuseFile("codec", { found: codecs.map(codecName).join(", ") });
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
  note: "captions_note",
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
  const { captions } = read;
  return {
    ...UNKNOWN,
    ending: "vtt",
    seconds: captionsEnd(captions),
    converted: Buffer.from(writeVtt(captions)),
  };
}
