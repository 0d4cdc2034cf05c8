import * as v from "valibot";
import type { ErrorCode } from "../wire/error-codes.ts";

/** Why an uploaded file is refused, each with the code of the refusal. */
export const UPLOAD_REFUSALS = {
  /** By its content it is another kind of file than the field takes. */
  wrong_kind: "upload_wrong_kind",
  /** It ends before what its own index or header announces. */
  cut: "upload_broken",
  /** Its parts contradict each other or can't be read. */
  damaged: "upload_broken",
  /** A video without an index (moov), such as a recording that was never finished. */
  no_index: "upload_broken",
  /** A video without picture or sound data (mdat). */
  no_data: "upload_broken",
  /** A video in pieces, as players stream it: its length is unknown. */
  fragmented: "upload_broken",
  no_video_track: "upload_broken",
  /** Its first or last frames can't be decoded. */
  undecodable: "upload_broken",
  codec: "upload_codec",
  /** A sound that not every browser plays, where it can't be converted. */
  sound_codec: "upload_codec",
  too_long: "upload_too_long",
  too_many_pixels: "upload_too_many_pixels",
  /** A JPEG of a kind that browsers do not show. */
  rare_jpeg: "upload_codec",
  /** Colours of printing, which each browser shows differently. */
  print_colours: "upload_codec",
  /** It is protected against copying. */
  encrypted: "upload_codec",
  /** A sound or video without sound, where it is needed. */
  no_sound_track: "upload_broken",
  undecodable_sound: "upload_broken",
  /** Captions that are no text in UTF-8. */
  captions_encoding: "upload_wrong_kind",
  /** A text that is neither WebVTT nor SRT. */
  captions_format: "upload_wrong_kind",
  captions_empty: "upload_broken",
  captions_time: "upload_broken",
  captions_end_first: "upload_broken",
  /** Times inside a note: a caption that was left out, or one that is meant. */
  captions_note: "upload_broken",
  captions_too_many: "upload_broken",
  /** A video or sound with more parts than ten minutes need: reading them would take too long. */
  too_heavy: "upload_too_heavy",
} as const satisfies Record<string, ErrorCode>;

export type UploadRefusalReason = keyof typeof UPLOAD_REFUSALS;

const REASONS = Object.keys(UPLOAD_REFUSALS) as [UploadRefusalReason, ...UploadRefusalReason[]];
const MAX_CHARACTERS = 200;

/** Why a file was refused, as the server answers it beside the code. */
export const UploadRefusal = v.object({
  reason: v.picklist(REASONS),
  /** What was found instead: a file ending, or codecs. */
  found: v.optional(v.pipe(v.string(), v.maxLength(MAX_CHARACTERS))),
  /** Line of a text file, starting at 1. */
  line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type UploadRefusal = v.InferOutput<typeof UploadRefusal>;
