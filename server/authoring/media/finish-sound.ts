import type { Turn } from "#server/platform/jobs/turns.ts";
import { UPLOAD_KINDS, VIDEO_MAX_S } from "#domain/content/uploads.ts";
import type { InspectedSound } from "./check-sound.ts";
import type { SoundConverter } from "./convert-sound.ts";
import { refuseFile } from "./refuse.ts";

const KEPT: readonly string[] = UPLOAD_KINDS["slide-audio"].endings;

/**
 * Converts a sound that not every browser plays, and decodes one that is kept. Throws
 * upload_wrong_kind or upload_codec with its format where there is no converter, and upload_broken
 * and upload_too_long with the reason, uploads_busy where too many of this author's sounds wait.
 *
 * @param sounds null on a machine without ffmpeg
 */
export async function finishSound(
  turn: Turn,
  path: string,
  sound: InspectedSound,
  sounds: SoundConverter | null,
): Promise<Pick<InspectedSound, "ending" | "converted" | "isEdited">> {
  const { ending, converted, isEdited, unplayable } = sound;
  if (unplayable === null) {
    // A WAV that is not compressed holds numbers alone: any are a sound.
    const problem = ending === "wav" ? null : await sounds?.check(path, ending, turn);
    if (problem) throw refuseFile(problem);
    return { ending, converted, isEdited };
  }
  if (sounds === null)
    throw unplayable !== "" && KEPT.includes(ending)
      ? refuseFile("sound_codec", { found: unplayable })
      : refuseFile("wrong_kind", { found: ending });
  const made = await sounds.convert(path, ending, turn);
  if (typeof made === "string") throw refuseFile(made);
  if (made.seconds > VIDEO_MAX_S) throw refuseFile("too_long");
  return { ending: "m4a", converted: made.bytes, isEdited: false };
}
