import { describe, expect, it } from "vitest";
import { courseFileChanges, replacesEdits } from "#domain/content/course-file-changes.ts";
import type { InstalledCourse, InstalledLesson } from "#domain/content/course-file-changes.ts";
import type { CourseFile, FileLesson, FileSlide } from "#domain/content/course-file.ts";
import { COURSE_FILE_REFUSALS } from "#domain/content/course-file-refusal.ts";
import { emptyCard } from "#domain/content/mission-card.ts";
import { courseFile as words } from "./course-file.ts";

const slide = (id: string, alt = ""): FileSlide => ({
  id,
  type: "video",
  video_seconds: null,
  alt,
});
const lesson = (id: string, given: Partial<FileLesson> = {}): FileLesson => ({
  id,
  title: `Lesson ${id}`,
  tag: "",
  mission_card: null,
  slides: [slide(`${id}1`), slide(`${id}2`)],
  ...given,
});
const file = (lessons: FileLesson[], course = { title: "Coins", description: "" }): CourseFile => ({
  format: "treasure-tracker-course",
  version: 3,
  course: { id: "c", ...course },
  lessons,
  media: [],
});
const here = (
  lessons: (FileLesson & Partial<InstalledLesson>)[],
  isEdited = false,
): InstalledCourse => ({
  title: "Coins",
  description: "",
  isEdited,
  lessons: lessons.map((one) => ({ isEdited: false, isPublished: false, ...one })),
});
const inWords = (from: InstalledCourse | null, to: CourseFile) =>
  courseFileChanges(from, to).map(words.change);

describe("what an import changes, in words", () => {
  it.each<[string, InstalledCourse | null, CourseFile, string[]]>([
    [
      "a new course",
      null,
      file([lesson("a"), lesson("b", { slides: [slide("b1")] })]),
      ['New course "Coins" with 2 lessons and 3 slides.'],
    ],
    ["the same course", here([lesson("a"), lesson("b")]), file([lesson("a"), lesson("b")]), []],
    [
      "title and description",
      here([]),
      file([], { title: "Gold", description: "More" }),
      ['The course\'s title becomes "Gold".', "The course's description changes."],
    ],
    [
      "a lesson more, and one fewer",
      here([lesson("a"), lesson("b")]),
      file([lesson("a"), lesson("c", { slides: [] })]),
      [
        'New lesson "Lesson c" with 0 slides.',
        'Lesson "Lesson b" is not in the file. It goes to the trash.',
      ],
    ],
    [
      "a lesson fewer that families see",
      here([lesson("a", {}), { ...lesson("b"), isPublished: true }]),
      file([lesson("a")]),
      ['Lesson "Lesson b" is not in the file. It stays, because families see it.'],
    ],
    [
      "another order, with a lesson between",
      here([lesson("a"), lesson("b")]),
      file([lesson("b"), lesson("c", { slides: [slide("c1")] }), lesson("a")]),
      ['New lesson "Lesson c" with 1 slide.', "The lessons are reordered."],
    ],
    [
      "all of a lesson",
      here([{ ...lesson("a"), isEdited: true }]),
      file([
        lesson("a", {
          title: "Gold",
          tag: "Saving",
          mission_card: emptyCard(),
          slides: [slide("a2", "Pocket waves"), slide("a3")],
        }),
      ]),
      [
        'Lesson "Lesson a": its title becomes "Gold", its topic on the map changes, its mission card changes, 1 slide added, 1 slide changed, 1 slide removed.',
      ],
    ],
    [
      "the order of slides",
      here([lesson("a")]),
      file([lesson("a", { slides: [slide("a2"), slide("a1")] })]),
      ['Lesson "Lesson a": its slides are reordered.'],
    ],
  ])("%s", (_name, from, to, expected) => expect(inWords(from, to)).toEqual(expected));

  it("says what becomes of cover and languages (T-542)", () => {
    const before: InstalledCourse = { ...here([]), cover_url: "/a.webp", languages: ["de", "fr"] };
    const withParts = (parts: Partial<CourseFile["course"]>): CourseFile => ({
      ...file([]),
      course: { ...file([]).course, ...parts },
    });
    expect(inWords(before, withParts({ languages: ["fr", "es"] }))).toEqual([
      "The course's cover is removed: families see a picture of its first lesson instead.",
      "The course gets Spanish and no longer has German.",
    ]);
    expect(inWords(before, withParts({ cover_url: "/b.webp", languages: ["fr", "de"] }))).toEqual([
      "The course gets another cover.",
      "The course's languages come in another order.",
    ]);
    const translations = { de: { title: { source: "Coins", text: "Geld" } } };
    const { cover_url, languages } = before;
    const same = { cover_url: cover_url ?? "", languages: languages ?? ["de" as const] };
    expect(inWords(before, withParts({ ...same, translations }))).toEqual([
      "The course's title or description changes in another language.",
    ]);
  });

  it("asks only about what was edited here and would change", () => {
    const edited = here([{ ...lesson("a"), isEdited: true }, lesson("b")], true);
    const isAsked = (to: CourseFile) => replacesEdits(courseFileChanges(edited, to));
    expect(isAsked(file([lesson("a"), lesson("b", { title: "New" })]))).toBe(false);
    expect(isAsked(file([lesson("a", { title: "New" }), lesson("b")]))).toBe(true);
    expect(isAsked(file([lesson("b")]))).toBe(true);
    expect(isAsked(file([lesson("a"), lesson("b")], { title: "New", description: "" }))).toBe(true);
  });

  it.each(COURSE_FILE_REFUSALS)("%s: the refusal names the file, slide or lesson", (reason) => {
    const text = words.refused({ reason, title: "First", slide: 2, file: "media/a/b.mp4" });
    expect(text).toMatch(/^["A-Za-z].*[.)]$/);
    expect(text).not.toMatch(/undefined|media\//);
  });
});
