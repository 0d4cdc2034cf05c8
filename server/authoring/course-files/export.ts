import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { MANIFEST_NAME, MEDIA_PREFIX } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import type { FileMedia } from "#domain/content/course-file.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { inBatches } from "#server/platform/files/in-batches.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { ReadableFile } from "#server/platform/files/file-response.ts";
import type { AuthoringContext } from "#server/authoring/context.ts";
import { note } from "#server/authoring/log.ts";
import type { Requester } from "#server/authoring/log.ts";
import { parse } from "#server/authoring/parser/parse.ts";
import { readCourseRows, readLessonRows } from "./content-rows.ts";
import type { ContentRows } from "./content-rows.ts";
import { saveFileDigests } from "./digests.ts";
import { withMedia } from "./export-content.ts";
import type { ExportContent } from "./export-content.ts";
import { hashingStream } from "./hashing-stream.ts";
import { refuseCourseFile } from "./refuse.ts";

/** The same for every file, so that the same course makes the same zip file. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

type StoredFile = ReadableFile & { key: string };

/**
 * The draft of a course as a zip file, which is streamed. Throws not_found, course_file_refused if
 * the store lacks a file or all are too large together, and what `parse` throws.
 */
export const exportCourse = async (
  server: AuthoringContext,
  actor: Requester,
  courseId: string,
): Promise<ReadableStream<Uint8Array>> =>
  streamZip(server, actor, courseId, await readCourseRows(server.db, courseId));

/** The draft of a single lesson as a zip file. Throws what exportCourse throws. */
export const exportLesson = async (
  server: AuthoringContext,
  actor: Requester,
  lessonId: string,
): Promise<ReadableStream<Uint8Array>> =>
  streamZip(server, actor, null, await readLessonRows(server.db, lessonId));

/** The HTTP server prints the error of a stream as it is, so this one holds no values of a query. */
export const EXPORT_FAILED = "The export of a course or lesson failed.";

/** @param courseId null for a lesson alone */
async function streamZip(
  server: AuthoringContext,
  actor: Requester,
  courseId: string | null,
  rows: ContentRows | null,
): Promise<ReadableStream<Uint8Array>> {
  if (rows === null) throw new ApiError("not_found", errorDetails.itemGone);
  const content = await parse(actor, "courseFileExport", rows);
  const files = await openFiles(server, content);
  // What is exported must be fit for an import.
  if (content.bytes + files.length * LISTED_BYTES > COURSE_FILE_LIMITS.manifestBytes)
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
  const finish = () =>
    server.db.transaction(async (tx) => {
      await saveFileDigests(tx, courseId, content.digests);
      await note(
        tx,
        actor,
        courseId === null ? "lesson_exported" : "course_exported",
        content.title,
      );
    });
  addAll(zip, content, files, gone.signal, finish).catch(fail);
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

/** All files that the course names, by key. */
async function openFiles(
  { files }: AuthoringContext,
  content: ExportContent,
): Promise<StoredFile[]> {
  const keys = [...content.titleOfKey.keys()].toSorted();
  const opened = await inBatches(keys, async (key) => {
    const file = await files.open(key);
    const title = content.titleOfKey.get(key) ?? "";
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
  content: ExportContent,
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
  zip.addBuffer(Buffer.from(withMedia(content.manifest, media)), MANIFEST_NAME, ENTRY);
  zip.end();
}

/** Of a file in the list of `course.json`: at most 512 bytes of its name, its checksum and size. */
const LISTED_BYTES = 700;
