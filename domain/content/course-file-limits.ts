import { COURSE_FILE_UPLOAD } from "./uploads.ts";

const MB = 1_000_000;

/**
 * What a course file holds at most, against zip bombs and long locks. Sizes are bytes. The shipped
 * course has 5 lessons of about 15 slides.
 */
export const COURSE_FILE_LIMITS = {
  /** Of course.json: the shipped course has a third of a MB. */
  manifestBytes: 6 * MB,
  /** All files, unpacked: what is exported must fit an upload. */
  totalBytes: COURSE_FILE_UPLOAD.maxBytes - 50 * MB,
  files: 5000,
  /** Folders, and files that programs leave beside others; they are not unpacked. */
  litter: 10_000,
  lessons: 100,
  /** Of one lesson. */
  slides: 200,
  /** Of one slide: more than any kind has. */
  fieldsOfSlide: 100,
  /** Of all lessons together. */
  allSlides: 2000,
  /** Translated texts and files of a slide, lesson or course in one language. */
  textsOfPart: 300,
  /**
   * Files that all instances together check or import at once: each takes up to 2 GB of disk and
   * tens of MB of memory. An author has one.
   */
  atOnce: 2,
  /** A file's unpacked size by its packed one; course.json stays far below. */
  ratio: 100,
  /** A smaller file may be packed tighter, such as a silent recording. */
  ratioFromBytes: MB,
} as const;

const listIn = (value: unknown, name: "lessons" | "slides"): readonly unknown[] => {
  if (typeof value !== "object" || value === null || !(name in value)) return [];
  const list: unknown = (value as Record<typeof name, unknown>)[name];
  return Array.isArray(list) ? list : [];
};

/** Has a course, or what is in the place of one, more lessons or slides than a file may hold? */
export function isTooLong(course: unknown): boolean {
  const lessons = listIn(course, "lessons");
  const counts = lessons.map((lesson) => listIn(lesson, "slides").length);
  return (
    lessons.length > COURSE_FILE_LIMITS.lessons ||
    counts.some((count) => count > COURSE_FILE_LIMITS.slides) ||
    counts.reduce((sum, count) => sum + count, 0) > COURSE_FILE_LIMITS.allSlides
  );
}
