import { describe, expect, it } from "vitest";
import type { CourseFile, FileLesson, FileTranslations, LessonFile } from "./course-file.ts";
import { withPartsFromHere } from "./older-course-file.ts";

const german = (text: string): FileTranslations => ({ de: { title: { source: "First", text } } });
const slide = (id: string, translations?: FileTranslations) => ({
  id,
  type: "video",
  video_seconds: null,
  ...(translations && { translations }),
});
const lesson = (id: string, translations?: FileTranslations): FileLesson => ({
  id,
  title: "First",
  tag: "",
  mission_card: null,
  slides: [slide(`${id}1`, translations), slide(`${id}2`)],
  ...(translations && { translations }),
});
const course = { id: "c", title: "Coins", description: "" };
const fileOf = (version: 1 | 2 | 3): CourseFile => ({
  format: "treasure-tracker-course",
  version,
  course,
  lessons: [lesson("a"), lesson("new")],
  media: [],
});
const here = {
  cover_url: "/media/content/c/course-covers/sea.webp",
  languages: ["de" as const],
  translations: german("Muenzen"),
  lessons: [lesson("a", german("Erste"))],
};

describe("the import of a file of an older version (R-STAFF-22)", () => {
  it.each([
    [1, { ...course, ...here, lessons: undefined }, here.lessons],
    [2, { ...course, cover_url: here.cover_url }, [lesson("a")]],
    [3, course, [lesson("a")]],
  ] as const)(
    "leaves what version %i could not hold as it is here (T-541)",
    (version, wanted, [old]) => {
      const file = withPartsFromHere(fileOf(version), here);
      expect(file.course).toEqual(wanted);
      expect(file.lessons).toEqual([old, lesson("new")]);
    },
  );

  it("leaves the translations of a single lesson, and needs none here", () => {
    const file: LessonFile = {
      format: "treasure-tracker-lesson",
      version: 1,
      lessons: [lesson("a")],
      media: [],
    };
    expect(withPartsFromHere(file, here).lessons).toEqual(here.lessons);
    expect(withPartsFromHere(file, null)).toBe(file);
  });
});
