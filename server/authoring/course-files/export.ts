import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import {
  COURSE_FILE_LIMITS,
  MANIFEST_NAME,
  MEDIA_PREFIX,
  writeManifest,
} from "#domain/content/course-file.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { ReadableFile } from "#server/platform/files/file-response.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { markFiled, readCourse } from "./content.ts";
import type { CourseContent } from "./content.ts";
import { hashingStream } from "./hashing-stream.ts";
import { refuseCourseFile } from "./refuse.ts";

/** The same for every file, so that the same course makes the same zip file. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

/** Bounds connections to the store while sizes are asked. */
const FILES_AT_A_TIME = 16;

type StoredFile = ReadableFile & { key: string };

/**
 * The draft of a course as a zip file, which is streamed. Throws not_found, course_file_refused if
 * the store lacks a file or all are too large together.
 */
export async function exportCourse(
  server: AuthoringContext,
  actor: Actor,
  courseId: string,
): Promise<ReadableStream<Uint8Array>> {
  const content = await readCourse(server.db, courseId);
  if (content === null) throw new ApiError("not_found", errorDetails.itemGone);
  const files = await openFiles(server, content);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.on("close", () => gone.abort());
  // Whoever fetches it sees a cut connection, so that no half file looks whole.
  const fail = (error: unknown) => {
    if (gone.signal.aborted) return;
    server.log.error({ err: error }, "export of a course failed");
    output.destroy(error instanceof Error ? error : undefined);
  };
  zip.on("error", fail);
  const finish = () =>
    server.db.transaction(async (tx) => {
      await markFiled(tx, content);
      await note(tx, actor, "course_exported", content.course.title);
    });
  addAll(zip, content, files, gone.signal, finish).catch(fail);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** All files that the course names, by key. */
async function openFiles(
  { files }: AuthoringContext,
  { lessons }: CourseContent,
): Promise<StoredFile[]> {
  const opened: StoredFile[] = [];
  const lessonOfKey = new Map(
    lessons.flatMap(({ content: { title, slides, mission_card } }) =>
      mediaUrls(mission_card === null ? slides : [...slides, mission_card])
        .map(keyOfMediaUrl)
        .flatMap((key) => (key === null ? [] : [[key, title] as const])),
    ),
  );
  const keys = [...lessonOfKey.keys()].toSorted();
  for (let first = 0; first < keys.length; first += FILES_AT_A_TIME)
    opened.push(
      ...(await Promise.all(
        keys.slice(first, first + FILES_AT_A_TIME).map(async (key) => {
          const file = await files.open(key);
          const title = lessonOfKey.get(key) ?? "";
          if (file === null) throw refuseCourseFile({ reason: "missing", file: key, title });
          return { ...file, key };
        }),
      )),
    );
  const bytes = opened.reduce((sum, { size }) => sum + size, 0);
  if (bytes > COURSE_FILE_LIMITS.totalBytes) throw refuseCourseFile({ reason: "too_large" });
  if (opened.length > COURSE_FILE_LIMITS.files)
    throw refuseCourseFile({ reason: "too_many_files" });
  return opened;
}

/**
 * Adds one file after the other, and the list of them at the end, when their checksums are known.
 * `finish` runs before that.
 */
async function addAll(
  zip: ZipFile,
  { course, lessons }: CourseContent,
  files: readonly StoredFile[],
  signal: AbortSignal,
  finish: () => Promise<void>,
): Promise<void> {
  const media: FileMedia[] = [];
  for (const { key, size, read } of files) {
    const hashed = hashingStream();
    const bytes = Readable.fromWeb(
      (await read(0, size - 1)) as Parameters<typeof Readable.fromWeb>[0],
      { signal },
    );
    const sent = pipeline(bytes, hashed.stream, { signal });
    zip.addReadStream(hashed.stream, MEDIA_PREFIX + key, { ...ENTRY, compress: false, size });
    await sent;
    media.push({ path: key, bytes: size, sha256: hashed.digest() });
  }
  const { id, title, description } = course;
  const manifest = writeManifest({
    course: { id, title, description },
    lessons: lessons.map(({ content }) => content),
    media,
  });
  await finish();
  zip.addBuffer(Buffer.from(manifest), MANIFEST_NAME, ENTRY);
  zip.end();
}
