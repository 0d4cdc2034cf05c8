import { expect, it } from "vitest";
import { slidesFor } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import { questionsIn } from "#domain/questions/judge-lesson.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { nameOfSlide } from "#course/treasure-tracker/build.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { ToolError } from "../tool.ts";
import { courseSheet, SHEET_FORMS, sheetKey, sheetOf, sheetText } from "./sheet.ts";

const slides = (mission: number) =>
  (missions[mission - 1]?.lesson.slides ?? []).map((slide) =>
    slideOfSeed(slide, ({ file }) => file),
  );

/** The same slide with other right answers, as many of them. */
const withOthersRight = (slide: Slide): Slide =>
  slide.type === "quiz"
    ? {
        ...slide,
        quiz_answers: slide.quiz_answers.map((answer, index, all) => ({
          ...answer,
          is_correct: all[(index + 1) % all.length]?.is_correct === true,
        })),
      }
    : slide;

it("a sheet does not tell which answer is right: with others right it is the same (T-2131)", () => {
  for (const band of BANDS)
    for (const form of SHEET_FORMS) {
      const sheet = sheetOf("Smart Spender", slides(4), band);
      const other = sheetOf("Smart Spender", slides(4).map(withOthersRight), band);
      expect(sheetText(sheet, form)).toBe(sheetText(other, form));
      expect(sheetKey(sheet)).not.toEqual(sheetKey(other));
    }
});

it("a sheet has each question of a path once, in the same order whenever it is made (T-2132)", () => {
  for (const band of BANDS) {
    const { items, ideas } = courseSheet("4", band);
    const asked = questionsIn(slidesFor(slides(4), band));
    const names = items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(asked.map(({ id }) => nameOfSlide(id)).toSorted());
    expect(names).not.toEqual(asked.map(({ id }) => nameOfSlide(id)));
    expect(courseSheet("4", band).items.map(({ name }) => name)).toEqual(names);
    expect(ideas).toHaveLength(5);
    for (const { options } of items)
      expect(new Set(options.map(({ letter }) => letter)).size).toBe(options.length);
  }
});

it("a wrong choice in the key has the belief that leads to it, in words (T-2133)", () => {
  const { items } = sheetKey(courseSheet("4", "middle"));
  const movie = items.find(({ name }) => name === "Q43");
  expect(movie?.options.map(({ misconception }) => misconception).toSorted()).toEqual([
    "I can have both; nothing is lost.",
    "Taps and gems are not money.",
    null,
  ]);
  expect(items.find(({ name }) => name === "A16")?.too_little).toEqual(expect.any(String));
});

it("a document stands on the sheet once, and each question beside it names it (T-2134)", () => {
  const text = sheetText(courseSheet("4", "teen"), "plain");
  expect(text.split("Dev's account: Nine days after payday")).toHaveLength(2);
  expect(text.split("[beside it: Dev's account]").length).toBeGreaterThan(2);
});

it.each([
  ["0", "little"],
  ["6", "little"],
  ["x", "little"],
  ["4", "baby"],
  ["", ""],
])("a sheet of mission '%s' for '%s' is refused with what can be asked for (T-2135)", (...of) =>
  expect(() => courseSheet(...of)).toThrow(ToolError),
);
