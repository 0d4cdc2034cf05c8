import { readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { UPLOAD_KINDS, VIDEO_MAX_S } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { readMp4 } from "./mp4.ts";

export interface CheckedMedia {
  /** By content, whatever the file was called. */
  ending: string;
  /** Length of a clip. */
  seconds: number | null;
}

/**
 * Looks into a file that an author gave: is it what its kind says, by its content? Throws
 * upload_wrong_kind, upload_broken, upload_codec, upload_too_long.
 */
export async function checkMedia(path: string, kind: UploadKind): Promise<CheckedMedia> {
  if (kind === "captions") return checkCaptions(path);
  const ending = (await fileTypeFromFile(path))?.ext;
  const taken: readonly string[] = UPLOAD_KINDS[kind].endings;
  if (ending === undefined || !taken.includes(ending))
    throw new ApiError("upload_wrong_kind", errorDetails.takesKinds(taken));
  return { ending, seconds: kind === "video" ? await checkVideo(path) : null };
}

/** H.264 is what every browser plays. */
const VIDEO_CODECS = /^avc[134]$/;
const AUDIO_CODECS = /^mp4a$/;

async function checkVideo(path: string): Promise<number> {
  const facts = await readMp4(path);
  if (facts === null || !facts.hasVideo || facts.seconds <= 0) throw new ApiError("upload_broken");
  const isPlayable = facts.codecs.every(
    (codec) => VIDEO_CODECS.test(codec) || AUDIO_CODECS.test(codec),
  );
  if (!isPlayable) throw new ApiError("upload_codec", errorDetails.wrongCodecs(facts.codecs));
  if (facts.seconds > VIDEO_MAX_S)
    throw new ApiError("upload_too_long", errorDetails.longerThan(VIDEO_MAX_S));
  return Math.round(facts.seconds * 100) / 100;
}

async function checkCaptions(path: string): Promise<CheckedMedia> {
  const bytes = await readFile(path); // at most 1 MB, by its kind's limit
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError("upload_wrong_kind", errorDetails.captionsEncoding);
  }
  if (!/^WEBVTT(\s|$)/.test(text))
    throw new ApiError("upload_wrong_kind", errorDetails.captionsHeader);
  if (!/^(\d\d:)?\d\d:\d\d\.\d{3} +--> +(\d\d:)?\d\d:\d\d\.\d{3}/m.test(text))
    throw new ApiError("upload_broken", errorDetails.noCaption);
  return { ending: "vtt", seconds: null };
}
