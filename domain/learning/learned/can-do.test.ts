import { describe, expect, it } from "vitest";
import { emptyCard } from "../../content/mission-card.ts";
import { quiz } from "../../slides/quiz/quiz.ts";
import type { Slide } from "../../slides/registry.ts";
import type { AnsweredSlide } from "./answered-slide.ts";
import { ideasOf } from "./answers.ts";
import { canDosOf } from "./can-do.ts";
import { thisWeekOf } from "./this-week.ts";
import type { Learned } from "./learned.ts";

const asks = (id: string, idea: string | null, check: "A" | "B" | null = null) =>
  ({ id, type: "quiz", ...quiz.start(), quiz_question: `${id}?`, idea, check }) as unknown as Slide;
const NEEDS = "When coins are short, needs come first.";
const WANTS = "Wants are fine: choose one.";
const SLIDES = [
  asks("a", NEEDS, "A"),
  asks("n1", NEEDS),
  asks("w1", WANTS),
  asks("n2", NEEDS),
  asks("plain", null),
  asks("b", NEEDS, "B"),
];
/** Answers by slide, at the minute of their place: is the first try right? */
const answersOf = (given: readonly (readonly [slideId: string, isRight: boolean])[]) =>
  new Map(
    given.map(([slideId, isRight], minute): [string, AnsweredSlide] => [
      slideId,
      {
        slideId,
        wrong: isRight ? 0 : 1,
        isSolved: true,
        triesToSolve: isRight ? 1 : 2,
        lastWrong: null,
        first: { attempt: 1, isRight, at: new Date(Date.UTC(2026, 10, 20, 12, minute)) },
        lastAt: new Date(Date.UTC(2026, 10, 20, 12, minute)),
      },
    ]),
  );
const later = (isRight: boolean, id = "n1") => ({
  id,
  idea: NEEDS,
  situation: id,
  day: "2026-11-29",
  isRight,
});
const none = { right: 0, of: 0 };

describe("what a child showed of an idea", () => {
  it("is told by first tries: before the lesson, in it, after it and on later days (T-2046)", () => {
    const given = answersOf([
      ["a", false],
      ["n1", true],
      ["w1", false],
      ["n2", true],
      ["plain", true],
      ["b", true],
    ]);
    expect(canDosOf(SLIDES, given, [later(true), later(false, "n2")])).toEqual([
      {
        idea: NEEDS,
        before: { right: 0, of: 1 },
        lesson: { right: 2, of: 2 },
        after: { right: 1, of: 1 },
        later: { right: 1, of: 2 },
        is_shown: true,
      },
      {
        idea: WANTS,
        before: none,
        lesson: { right: 0, of: 1 },
        after: none,
        later: none,
        is_shown: false,
      },
    ]);
  });

  it("has the check that was answered first as the one before, whichever form it is; a skipped one is none (T-2047)", () => {
    const turned = answersOf([
      ["b", false],
      ["n1", true],
      ["a", true],
    ]);
    expect(canDosOf(SLIDES, turned, [])).toMatchObject([
      { before: { right: 0, of: 1 }, after: { right: 1, of: 1 } },
    ]);
    const skipped = answersOf([
      ["n1", true],
      ["b", true],
    ]);
    expect(canDosOf(SLIDES, skipped, [])).toMatchObject([
      { before: none, after: { right: 1, of: 1 } },
    ]);
  });

  it("has a check before the lesson's questions of its idea as before, also after those of other ideas (T-2273)", () => {
    const given = answersOf([
      ["w1", true],
      ["plain", true],
      ["a", false],
      ["n1", true],
      ["b", true],
    ]);
    expect(canDosOf(SLIDES, given, [])).toMatchObject([
      { idea: NEEDS, before: { right: 0, of: 1 }, after: { right: 1, of: 1 } },
      { idea: WANTS, before: none, after: none },
    ]);
  });

  it("of an idea that only checks ask has the one before the lesson's first question as before (T-2274)", () => {
    const slides = [asks("a", NEEDS, "A"), asks("w1", WANTS), asks("b", NEEDS, "B")];
    const given = answersOf([
      ["a", false],
      ["w1", true],
      ["b", true],
    ]);
    expect(canDosOf(slides, given, [])).toMatchObject([
      { idea: NEEDS, before: { right: 0, of: 1 }, after: { right: 1, of: 1 } },
      { idea: WANTS },
    ]);
  });

  it.each<[string, [string, boolean][], boolean]>([
    [
      "half right",
      [
        ["n1", true],
        ["n2", false],
      ],
      false,
    ],
    [
      "all right",
      [
        ["n1", true],
        ["n2", true],
      ],
      true,
    ],
    [
      "right before the lesson alone",
      [
        ["a", true],
        ["n1", false],
      ],
      false,
    ],
  ])(
    "is 'not yet' unless more than half was right since the lesson began: %s (T-2048)",
    (_, given, is) =>
      expect(canDosOf(SLIDES, answersOf(given), [])).toMatchObject([{ idea: NEEDS, is_shown: is }]),
  );

  it("is nothing while only the check before the lesson was answered (T-2049)", () =>
    expect(canDosOf(SLIDES, answersOf([["a", false]]), [])).toEqual([]));

  it("keeps checks out of the lesson's own figure, and comes with what to try at home (T-2050)", () => {
    const lesson = {
      id: "one",
      course_id: "c",
      order: 1,
      title: "One",
      tag: "",
      slides: SLIDES,
      mission_card: { ...emptyCard(), title: "The Need Hunt" },
    };
    const given = answersOf([
      ["a", false],
      ["n1", true],
      ["w1", false],
    ]);
    const ideas = ideasOf([lesson], given);
    expect(ideas).toMatchObject([{ right_first: 1, answered: 2, try_at_home: "The Need Hunt" }]);
    const week = thisWeekOf({
      weeks: [],
      finished: [],
      ideas,
      hard: [],
      cards_done: [],
    } as unknown as Learned);
    expect(week).toMatchObject({
      ideas: [{ words: NEEDS, first: { right: 1, of: 1 } }],
      notYet: [{ idea: WANTS, first: { right: 0, of: 1 }, card: "The Need Hunt" }],
    });
  });
});
