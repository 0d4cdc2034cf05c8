import { randomUUID } from "node:crypto";
import type { CourseFile } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import { zipped } from "./course-files.ts";

const LESSONS = 100;

/** A valid course of as many slides as a file may hold, each with so many small translated texts. */
export function denseCourse(textsOfSlide: number): CourseFile {
  const fields = rulesOf("quiz")?.start() ?? {};
  const texts = Array.from({ length: textsOfSlide }, (_, n) => [
    `quiz_answers.${n}.text`,
    { source: "a", text: "b" },
  ]);
  return {
    format: "treasure-tracker-course",
    version: 3,
    course: { id: randomUUID(), title: "Dense", description: "", languages: ["de"] },
    lessons: Array.from({ length: LESSONS }, (_lesson, n) => ({
      id: randomUUID(),
      title: `Lesson ${n + 1}`,
      tag: "",
      mission_card: null,
      slides: Array.from({ length: COURSE_FILE_LIMITS.allSlides / LESSONS }, () => ({
        ...fields,
        id: randomUUID(),
        type: "quiz",
        video_seconds: null,
        translations: { de: Object.fromEntries(texts) },
      })),
    })),
    media: [],
  };
}

/** The same as a zip file, unpacked as packed, since small equal items would shrink too much. */
export const courseZip = (course: CourseFile) =>
  zipped([["course.json", Buffer.from(JSON.stringify(course))]], false);
