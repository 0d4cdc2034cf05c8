import {
  fileCheckKind,
  fileOwners,
  isLessonFile,
  MANIFEST_NAME,
  maxBytesOf,
  MEDIA_PREFIX,
  readManifest,
} from "#domain/content/course-file.ts";
import type { AnyFile, FileMedia } from "#domain/content/course-file.ts";
import { mediaUrls } from "#domain/content/lesson-media.ts";
import { keyOfMediaUrl } from "#server/platform/files/media-url.ts";
import { refuseCourseFile } from "./refuse.ts";

/** What is known of a course file without its content, which may have many small items. */
export interface FileSummary {
  of: "course" | "lesson";
  /** Of the course, or of the lesson where it is the file of one. */
  id: string;
  title: string;
  /** In their order, each with the ids of its slides. */
  lessons: { id: string; slides: string[] }[];
  media: FileMedia[];
}

/** A valid `course.json`. Its content stays a text (JSON of `AnyFile`) outside of the parser's thread. */
export interface CourseManifest {
  summary: FileSummary;
  content: string;
}

/**
 * Reads `course.json`, and compares it with the zip file that it is in. Throws course_file_refused.
 *
 * @param sizes unpacked bytes of all files of the zip file, by name
 */
export function readCourseManifest(
  bytes: Uint8Array,
  sizes: ReadonlyMap<string, number>,
): CourseManifest {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseCourseFile({ reason: "bad_manifest" });
  }
  const { file, refusal } = readManifest(text);
  if (refusal !== undefined) throw refuseCourseFile(refusal);
  refuseMisfit(file, sizes);
  const { id, title } = isLessonFile(file) ? file.lessons[0] : file.course;
  const lessons = file.lessons.map((lesson) => ({
    id: lesson.id,
    slides: lesson.slides.map((slide) => slide.id),
  }));
  const of = isLessonFile(file) ? "lesson" : "course";
  return {
    summary: { of, id, title, lessons, media: file.media },
    content: JSON.stringify(file),
  };
}

/** The zip file holds the listed files and no other, and the course and its lessons name no other. */
function refuseMisfit(content: AnyFile, sizes: ReadonlyMap<string, number>): void {
  const { lessons, media } = content;
  for (const item of media) {
    const file = item.path;
    const check = fileCheckKind(item);
    if (check === null) throw refuseCourseFile({ reason: "bad_name", file });
    if (item.bytes > maxBytesOf(check)) throw refuseCourseFile({ reason: "too_large", file });
    const size = sizes.get(MEDIA_PREFIX + file);
    if (size === undefined) throw refuseCourseFile({ reason: "missing", file });
    if (size !== item.bytes) throw refuseCourseFile({ reason: "checksum", file });
  }
  const listed = new Set(media.map(({ path }) => path));
  for (const name of sizes.keys())
    if (name !== MANIFEST_NAME && !listed.has(name.slice(MEDIA_PREFIX.length)))
      throw refuseCourseFile({ reason: "unlisted", file: name });
  const named = new Set<string>();
  for (const { title, parts } of fileOwners(isLessonFile(content) ? null : content.course, lessons))
    for (const url of mediaUrls(parts)) {
      const key = keyOfMediaUrl(url);
      if (key === null || !listed.has(key))
        throw refuseCourseFile({ reason: "missing", file: url.slice(0, 200), title });
      named.add(key);
    }
  for (const path of listed)
    if (!named.has(path)) throw refuseCourseFile({ reason: "unlisted", file: path });
}
