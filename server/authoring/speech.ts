import { fileTypeFromBuffer } from "file-type";
import { fileStem, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { speak } from "#server/voice/speak.ts";
import type { Spoken } from "#server/voice/speak.ts";
import type { AuthoringContext } from "./context.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { note } from "./log.ts";
import type { Actor } from "./log.ts";

interface Line {
  lesson: { title: string; media_folder: string };
  text: string;
  kind: UploadKind;
}

/**
 * Lets the voice service speak a line, and puts the recording into the lesson's folder. Throws
 * not_found where no service is configured, and unavailable where it fails.
 */
export async function speakLine(
  server: AuthoringContext,
  actor: Actor,
  { lesson, text, kind }: Line,
): Promise<{ url: string }> {
  const spoken = await spokenOrRefuse(server, text);
  if (spoken === null) throw new ApiError("not_found", errorDetails.noVoice);
  const { folder, endings } = UPLOAD_KINDS[kind];
  const ending = (await fileTypeFromBuffer(spoken.audio))?.ext ?? "";
  if (!endings.some((taken) => taken === ending)) {
    server.log.warn({ ending }, "the voice service sent a file type that is not supported");
    throw new ApiError("unavailable");
  }
  const hash = sha256Hex(spoken.audio);
  const stem = fileStem(`spoken ${text.slice(0, 40).replaceAll(".", " ")}`);
  const key = mediaKey(lesson.media_folder, folder, stem, hash, ending);
  await keepOrRefuse(server.db, [key]);
  if (!(await server.files.has(key))) await server.files.put(key, spoken.audio);
  const name = key.slice(key.lastIndexOf("/") + 1);
  await server.db.transaction((tx) => note(tx, actor, "file_added", `${lesson.title}, ${name}`));
  return { url: mediaUrl(key) };
}

async function spokenOrRefuse(server: AuthoringContext, text: string): Promise<Spoken | null> {
  try {
    return await speak(server, text);
  } catch (error) {
    server.log.warn({ err: error }, "a line could not be spoken");
    throw new ApiError("unavailable");
  }
}
