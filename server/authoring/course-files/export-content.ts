import {
  canonicalJson,
  fileOwners,
  sortMedia,
  writeManifest,
} from "#domain/content/course-file.ts";
import type { FileLesson, FileMedia } from "#domain/content/course-file.ts";
import { isTooLong } from "#domain/content/course-file-limits.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import type { ContentRows } from "./content-rows.ts";
import { courseDigest, courseOf, lessonDigest, readRows } from "./content.ts";
import { refuseCourseFile } from "./refuse.ts";
import type { CourseFileWrites } from "./writes.ts";

/** What an export packs. */
export interface ExportContent {
  title: string;
  /** The text of `course.json` with an empty list of files; `withMedia` fills it in. */
  manifest: string;
  /** Of the manifest in UTF-8. */
  bytes: number;
  /** Keys of the files that the course names, each with the title of the part that does. */
  titleOfKey: Map<string, string>;
  digests: CourseFileWrites["digests"];
}

/**
 * Writes a course, or a lesson alone, as a course file holds it. Runs in the thread of the parser.
 * Throws course_file_refused if it is too long.
 */
export function exportContent(rows: ContentRows): ExportContent {
  const { course: row, lessons: found } = readRows(rows);
  const lessons = found.map(({ content }) => content);
  if (isTooLong({ lessons })) throw refuseCourseFile({ reason: "too_many_slides" });
  const course = row && courseOf(row);
  const [first] = lessons;
  const manifest =
    course === null ? lessonManifest(first) : writeManifest({ course, lessons, media: [] });
  const titles = fileOwners(course, lessons).flatMap(({ title, parts }) =>
    mediaUrls(parts)
      .map(keyOfMediaUrl)
      .flatMap((key) => (key === null ? [] : [[key, title] as const])),
  );
  return {
    title: course?.title ?? first?.title ?? "",
    manifest,
    bytes: Buffer.byteLength(manifest),
    titleOfKey: new Map(titles),
    digests: {
      course: row && courseDigest(row),
      lessons: lessons.map((lesson) => ({ id: lesson.id, digest: lessonDigest(lesson) })),
    },
  };
}

function lessonManifest(lesson: FileLesson | undefined): string {
  if (lesson === undefined) throw new Error("The lesson was not read.");
  return writeManifest({ lessons: [lesson], media: [] });
}

/**
 * The text of `course.json` with its list of files, which is known when all are packed. Only the
 * outermost names stand after one space, and texts hold no line break, so there is one such place.
 */
export const withMedia = (manifest: string, media: readonly FileMedia[]): string =>
  manifest.replace(
    '\n "media": []',
    () => `\n "media": ${canonicalJson(sortMedia(media), 1).replaceAll("\n", "\n ")}`,
  );
