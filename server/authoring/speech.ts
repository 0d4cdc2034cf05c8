import { fileTypeFromBuffer } from "file-type";
import { fileStem, UPLOAD_KINDS } from "#domain/content/uploads.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import type { LineSpeaker } from "#domain/slides/spoken-lines.ts";
import { mediaKey, mediaUrl } from "#server/platform/files/media-url.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { invalid } from "#server/platform/http/validate.ts";
import { putOnce } from "#server/platform/files/put-once.ts";
import { ClientGone } from "#server/platform/jobs/turns.ts";
import { UnknownWords } from "#server/voice/course-voice.ts";
import { speak } from "#server/voice/speak.ts";
import type { AuthoringContext } from "./context.ts";
import { keepOrRefuse } from "./kept-files.ts";
import { note, turnOf } from "./log.ts";
import type { Requester } from "./log.ts";

interface Line {
  lesson: { title: string; media_folder: string };
  text: string;
  kind: UploadKind;
  by: LineSpeaker;
}

/** What speaks lines here: the configured service, else the course's own voice; null for nothing. */
export const voiceOf = ({
  config,
  courseVoice,
}: Pick<AuthoringContext, "config" | "courseVoice">): "service" | "course" | null =>
  config.voice !== null ? "service" : courseVoice !== null ? "course" : null;

/**
 * Lets the voice service or the course's own voice speak a line, and puts the recording into the
 * lesson's folder. Throws not_found where there is neither, words_unreadable with the words where the
 * course's own voice can't read them, and unavailable where it fails.
 */
export async function speakLine(
  server: AuthoringContext,
  actor: Requester,
  { lesson, text, kind, by }: Line,
): Promise<{ url: string }> {
  const audio = await spokenOrRefuse(server, actor, text, by);
  if (audio === null) throw new ApiError("not_found", errorDetails.noVoice);
  const { folder, endings } = UPLOAD_KINDS[kind];
  const ending = (await fileTypeFromBuffer(audio))?.ext ?? "";
  if (!endings.some((taken) => taken === ending)) {
    server.log.warn({ ending }, "the voice service sent a file type that is not supported");
    throw new ApiError("unavailable");
  }
  const hash = sha256Hex(audio);
  const stem = fileStem(`spoken ${text.slice(0, 40).replaceAll(".", " ")}`);
  const key = mediaKey(lesson.media_folder, folder, stem, hash, ending);
  await keepOrRefuse(server.db, [key]);
  await putOnce(server.files, key, audio);
  const name = key.slice(key.lastIndexOf("/") + 1);
  await server.db.transaction((tx) => note(tx, actor, "file_added", `${lesson.title}, ${name}`));
  return { url: mediaUrl(key) };
}

const HAS_WORDS = /[\p{L}\p{N}]/u;

async function spokenOrRefuse(
  server: AuthoringContext,
  actor: Requester,
  text: string,
  by: LineSpeaker,
): Promise<Buffer | null> {
  const voice = voiceOf(server);
  if (voice === "course" && !HAS_WORDS.test(text)) throw invalid("text", "has nothing to speak");
  try {
    return voice === "course"
      ? ((await server.courseVoice?.speak({ text, by }, turnOf(actor))) ?? null)
      : ((await speak(server, text))?.audio ?? null);
  } catch (error) {
    if (error instanceof ClientGone) throw error;
    if (error instanceof UnknownWords)
      throw new ApiError("words_unreadable", undefined, { words: error.words });
    server.log.warn({ err: error }, "a line could not be spoken");
    throw new ApiError("unavailable");
  }
}
