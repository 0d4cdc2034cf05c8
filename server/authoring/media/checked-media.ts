import type { UploadKind } from "#domain/content/uploads.ts";
import type { Requester } from "#server/authoring/log.ts";
import { turnOf } from "#server/authoring/log.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import type { CheckedMedia } from "./check-media.ts";
import type { SoundConverter } from "./convert-sound.ts";
import type { ClipDecoder } from "./decode.ts";
import { finishSound } from "./finish-sound.ts";
import { refuseFile } from "./refuse.ts";

/**
 * Looks into a file that an author gave, in a thread of its own; then ffmpeg decodes a clip or JPEG
 * picture, and converts a sound that not every browser plays. Throws what inspectMedia and
 * finishSound throw.
 *
 * @param decoder null on a machine without ffmpeg
 * @param sounds null on a machine without ffmpeg
 */
export async function checkMedia(
  by: Requester,
  path: string,
  kind: UploadKind,
  decoder: ClipDecoder | null,
  sounds: SoundConverter | null,
): Promise<CheckedMedia> {
  const { sound, ...inspected } = await parse(by, "media", path, kind);
  const checked = { ...inspected, converted: asBuffer(inspected.converted) };
  if (sound !== undefined) {
    const { converted } = checked;
    return {
      ...checked,
      ...(await finishSound(turnOf(by), path, { ...sound, converted }, sounds)),
    };
  }
  if (checked.ending === "jpg" && (await decoder?.decodeJpeg(path, turnOf(by))) === "none")
    throw refuseFile("damaged");
  // A clip that could not be decoded within the time limit may still be a good one.
  if (checked.ending === "mp4" && (await decoder?.decode(path, turnOf(by))) === "none")
    throw refuseFile("undecodable");
  return checked;
}

/** A Buffer is copied from one thread to the other as the array of bytes that it is. */
const asBuffer = (bytes: Buffer | null): Buffer | null =>
  bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
