import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import {
  fileOwners,
  MANIFEST_NAME,
  MEDIA_PREFIX,
  writeManifest,
} from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS, isTooLong } from "#domain/content/course-file-limits.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { inBatches } from "#server/platform/files/in-batches.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { ReadableFile } from "#server/platform/files/file-response.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { note } from "#server/authoring/log.ts";
import type { Actor } from "#server/authoring/log.ts";
import { courseOf, saveFileDigests, readCourse, readLesson } from "./content.ts";
import type { CourseContent, LessonContent } from "./content.ts";
import { hashingStream } from "./hashing-stream.ts";
import { refuseCourseFile } from "./refuse.ts";

/** The same for every file, so that the same course makes the same zip file. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

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
  return streamZip(server, content, async (tx) => {
    await saveFileDigests(tx, content);
    await note(tx, actor, "course_exported", content.course.title);
  });
}

/** The draft of a single lesson as a zip file. Throws what exportCourse throws. */
export async function exportLesson(
  server: AuthoringContext,
  actor: Actor,
  lessonId: string,
): Promise<ReadableStream<Uint8Array>> {
  const lesson = await readLesson(server.db, lessonId);
  if (lesson === null) throw new ApiError("not_found", errorDetails.itemGone);
  const content = { lessons: [lesson] };
  return streamZip(server, content, async (tx) => {
    await saveFileDigests(tx, content);
    await note(tx, actor, "lesson_exported", lesson.content.title);
  });
}

/** The HTTP server prints the error of a stream as it is, so this one holds no values of a query. */
export const EXPORT_FAILED = "The export of a course or lesson failed.";

/** A course, or a lesson alone. */
type Exported = { lessons: LessonContent[] } | CourseContent;

async function streamZip(
  server: AuthoringContext,
  content: Exported,
  onComplete: (tx: Transaction) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  if (isTooLong({ lessons: content.lessons.map((lesson) => lesson.content) }))
    throw refuseCourseFile({ reason: "too_many_slides" });
  const files = await openFiles(server, content);
  // What is exported must be fit for an import.
  if (
    manifestOf(content, []).length + files.length * LISTED_BYTES >
    COURSE_FILE_LIMITS.manifestBytes
  )
    throw refuseCourseFile({ reason: "too_large" });
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  output.on("close", () => gone.abort());
  // Closes the connection, so that the client does not take half a file for a whole one.
  const fail = (error: unknown) => {
    if (gone.signal.aborted) return;
    server.log.error({ err: error }, "export of a course failed");
    output.destroy(new Error(EXPORT_FAILED));
  };
  zip.on("error", fail);
  const finish = () => server.db.transaction(onComplete);
  addAll(zip, content, files, gone.signal, finish).catch(fail);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** All files that the course names, by key. */
async function openFiles({ files }: AuthoringContext, content: Exported): Promise<StoredFile[]> {
  const owners = fileOwners(
    "course" in content ? courseOf(content.course) : null,
    content.lessons.map((lesson) => lesson.content),
  );
  const titleOfKey = new Map(
    owners.flatMap(({ title, parts }) =>
      mediaUrls(parts)
        .map(keyOfMediaUrl)
        .flatMap((key) => (key === null ? [] : [[key, title] as const])),
    ),
  );
  const keys = [...titleOfKey.keys()].toSorted();
  const opened = await inBatches(keys, async (key) => {
    const file = await files.open(key);
    const title = titleOfKey.get(key) ?? "";
    if (file === null) throw refuseCourseFile({ reason: "missing", file: key, title });
    return { ...file, key };
  });
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
  content: Exported,
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
  await finish();
  zip.addBuffer(manifestOf(content, media), MANIFEST_NAME, ENTRY);
  zip.end();
}

/** Of a file in the list of `course.json`: at most 512 bytes of its name, its checksum and size. */
const LISTED_BYTES = 700;

function manifestOf(content: Exported, media: FileMedia[]): Buffer {
  const [first, ...others] = content.lessons.map((lesson) => lesson.content);
  if ("course" in content)
    return Buffer.from(
      writeManifest({
        course: courseOf(content.course),
        lessons: first === undefined ? [] : [first, ...others],
        media,
      }),
    );
  if (first === undefined) throw new Error("The lesson was not read.");
  return Buffer.from(writeManifest({ lessons: [first], media }));
}
