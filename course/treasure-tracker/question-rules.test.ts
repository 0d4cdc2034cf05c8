import { describe, expect, it } from "vitest";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { judgeLesson } from "#domain/questions/judge-lesson.ts";
import { QUESTION_TYPES } from "#domain/questions/question-type.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { missions } from "./course.ts";

const slideOf = (slide: SeedSlide) => slideOfSeed(slide, ({ file }) => file);

const paths = missions.flatMap(({ lesson }) =>
  judgeLesson(lesson.slides.map(slideOf)).map((judged) => ({ title: lesson.title, ...judged })),
);

/** 'R 1, C 2, T 5' and how many new situations each idea has. */
const inWords = ({ ofType, situations }: (typeof paths)[number]["counts"]) =>
  [
    Object.entries(QUESTION_TYPES)
      .map(([type, letter]) => `${letter} ${Reflect.get(ofType, type)}`)
      .join(", "),
    ...[...situations].map(([idea, count]) => `${idea} ${count}`),
  ].join("; ");

describe("the questions of the course follow the rules (docs/questions.md)", () => {
  for (const { title, band, counts, ofQuestions, ofPath } of paths)
    it(`${title}, ${band}: ${inWords(counts)}`, () =>
      expect({ ofQuestions, ofPath }).toEqual({ ofQuestions: [], ofPath: [] }));

  it("a mission is judged for the bands that it has a path of its own for, and for no other (T-1939)", () => {
    const judged = paths.map(({ title, band }) => `${title}, ${band}`);
    const own = missions.flatMap(({ lesson }) =>
      BANDS.filter((band) =>
        lesson.slides.some(({ for: bands }) => bands?.includes(band) === true),
      ).map((band) => `${lesson.title}, ${band}`),
    );
    expect(judged).toEqual(own);
  });
});

it("a path of the course that breaks a rule is found", () => {
  const [mission] = missions;
  const quizzes = (mission?.lesson.slides ?? [])
    .filter(({ type }) => type === "quiz")
    .map((slide): Slide => ({ ...slideOf(slide), for: ["middle"] }));
  const [judged, ...others] = judgeLesson(quizzes);
  expect([judged?.band, others]).toEqual(["middle", []]);
  expect(judged?.ofQuestions.map(({ fault }) => fault)).toContain("no_idea");
  expect(judged?.ofPath.map(({ fault }) => fault)).toContain("no_decision");
});
