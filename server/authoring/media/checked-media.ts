import type { UploadKind } from "#domain/content/uploads.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import type { CheckedMedia } from "./check-media.ts";
import type { ClipDecoder } from "./decode.ts";
import { refuseFile } from "./refuse.ts";

/**
 * Looks into a file that an author gave, in a thread of its own, and lets ffmpeg decode a clip or
 * JPEG picture. Throws what inspectMedia throws.
 *
 * @param decoder null on a machine without ffmpeg
 */
export async function checkMedia(
  path: string,
  kind: UploadKind,
  decoder: ClipDecoder | null,
): Promise<CheckedMedia> {
  const { converted, ...checked } = await parse("media", path, kind);
  if (checked.ending === "jpg" && (await decoder?.decodeJpeg(path)) === "none")
    throw refuseFile("damaged");
  // A clip that could not be decoded in time may be a good one.
  if (checked.ending === "mp4" && (await decoder?.decode(path)) === "none")
    throw refuseFile("undecodable");
  // A Buffer is copied from one thread to the other as the array of bytes that it is.
  return {
    ...checked,
    converted:
      converted && Buffer.from(converted.buffer, converted.byteOffset, converted.byteLength),
  };
}
