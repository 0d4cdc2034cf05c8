import { describe, expect, it } from "vitest";
import { isBankQuestion } from "#domain/content/band-path.ts";
import { slideOfSeed } from "#domain/content/course-seed.ts";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { checkQuestions } from "#domain/questions/author-checks.ts";
import { judgeLesson } from "#domain/questions/judge-lesson.ts";
import { QUESTION_TYPES } from "#domain/questions/question-type.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { missions } from "./course.ts";

const slideOf = (slide: SeedSlide) => slideOfSeed(slide, ({ file }) => file);

const paths = missions.flatMap(({ lesson }) =>
  judgeLesson(lesson.slides.map(slideOf)).map((judged) => ({ title: lesson.title, ...judged })),
);

/** 'R 1, C 2, T 5' and how many new situations each idea has, in the mission and for reviews: '2 + 1'. */
const inWords = ({
  counts: { ofType, situations },
  later,
}: Pick<(typeof paths)[number], "counts" | "later">) =>
  [
    Object.entries(QUESTION_TYPES)
      .map(([type, letter]) => `${letter} ${Reflect.get(ofType, type)}`)
      .join(", "),
    ...[...situations].map(([idea, count]) => `${idea} ${count} + ${later.get(idea) ?? 0}`),
  ].join("; ");

describe("the questions of the course follow the rules (docs/questions.md)", () => {
  for (const { title, band, counts, later, ofQuestions, ofPath } of paths)
    it(`${title}, ${band}: ${inWords({ counts, later })}`, () =>
      expect({ ofQuestions, ofPath }).toEqual({ ofQuestions: [], ofPath: [] }));

  it("each question that is kept for reviews comes to some child (T-2099)", () => {
    const never = missions.flatMap(({ lesson }) =>
      checkQuestions(lesson.slides.map(slideOf)).filter(({ check }) => check === "never_asked"),
    );
    expect(never).toEqual([]);
  });

  it("a mission is judged for the bands that it has a path of its own for, and for no other (T-1939)", () => {
    const judged = paths.map(({ title, band }) => `${title}, ${band}`);
    const own = missions.flatMap(({ lesson }) =>
      BANDS.filter((band) =>
        lesson.slides.some((slide) => !isBankQuestion(slide) && slide.for?.includes(band) === true),
      ).map((band) => `${lesson.title}, ${band}`),
    );
    expect(judged).toEqual(own);
  });
});

it("a path of the course that breaks a rule is found", () => {
  const [mission] = missions;
  const quizzes = (mission?.lesson.slides ?? []).flatMap((slide): Slide[] => {
    const made = slideOf(slide);
    return made.type === "quiz" ? [{ ...made, for: ["middle"], idea: null }] : [];
  });
  const [judged, ...others] = judgeLesson(quizzes);
  expect([judged?.band, others]).toEqual(["middle", []]);
  expect(judged?.ofQuestions.map(({ fault }) => fault)).toContain("no_idea");
  expect(judged?.ofPath.map(({ fault }) => fault)).toContain("no_decision");
});
