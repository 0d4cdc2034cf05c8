import { describe, expect, it } from "vitest";
import { quiz } from "../slides/quiz/quiz.ts";
import type { Slide } from "../slides/registry.ts";
import { sort } from "../slides/sort/sort.ts";
import { givenAnswers, reviewBank, reviewQuestions } from "./review-bank.ts";

const slideOf = (id: string, type: "quiz" | "sort", noted: object = {}) =>
  ({ id, type, ...(type === "quiz" ? quiz : sort).start(), ...noted }) as unknown as Slide;

describe("the questions of a lesson that can come back", () => {
  it("are those of which the author noted the idea, of whichever kind (T-2032)", () => {
    const slides = [
      slideOf("q", "quiz"),
      slideOf("s", "sort", { idea: "Needs come first.", situation: "rain" }),
      slideOf("t", "quiz", { idea: "Needs come first." }),
    ];
    expect(reviewQuestions("lesson", slides)).toEqual([
      { id: "s", lessonId: "lesson", idea: "Needs come first.", situation: "rain" },
      { id: "t", lessonId: "lesson", idea: "Needs come first.", situation: "t" },
    ]);
  });

  it.each<[string, object]>([
    ["of a check", { check: "A" }],
    ["beside a document", { beside_document: true }],
    ["about what happened in the story", { question_type: "recall" }],
  ])("are none %s (T-2053)", (_name, noted) => {
    const other = slideOf("other", "sort", { idea: "Save." });
    const slides = [slideOf("q", "quiz", { idea: "Save.", ...noted }), other];
    expect(reviewQuestions("lesson", slides).map(({ id }) => id)).toEqual(["other"]);
  });

  it("are its quizzes where none is noted, each for itself (T-2033)", () =>
    expect(reviewQuestions("lesson", [slideOf("q", "quiz"), slideOf("s", "sort")])).toEqual([
      { id: "q", lessonId: "lesson", idea: "q", situation: "q" },
    ]));
});

describe("the bank questions of a lesson", () => {
  const noted = (id: string, idea: string | null, of: object = {}) =>
    slideOf(id, "quiz", { idea, situation: `case of ${id}`, ...of });
  const kept = (id: string, idea: string | null, of: object = {}) =>
    noted(id, idea, { for_review: true, ...of });
  const path = [noted("p", "Save."), noted("q", null)];
  const idsOf = (slides: Slide[], band: "middle" | "teen" = "middle") =>
    reviewBank("lesson", slides, band).map(({ id }) => id);

  it.each<[string, Slide[], string[]]>([
    ["come before those of the path, of ideas that it asks", [kept("x", "Save.")], ["x", "p"]],
    ["of another idea never come", [kept("x", "Share.")], ["p"]],
    ["without an idea never come", [kept("x", null)], ["p"]],
    ["about what happened never come", [kept("x", "Save.", { question_type: "recall" })], ["p"]],
    ["of other bands never come", [kept("x", "Save.", { for: ["little"] })], ["p"]],
    ["of a check never come", [kept("x", "Save.", { check: "A" })], ["p"]],
    ["beside a document never come", [kept("x", "Save.", { beside_document: true })], ["p"]],
  ])("%s (T-2093)", (_name, bank, ids) => expect(idsOf([...path, ...bank])).toEqual(ids));

  it("of ideas that a check alone asks about come, too (T-2094)", () =>
    expect(idsOf([noted("c", "Give.", { check: "A" }), ...path, kept("x", "Give.")])).toEqual([
      "x",
      "p",
    ]));

  it("leave a lesson without notes its quizzes (T-2095)", () =>
    expect(idsOf([slideOf("q", "quiz"), kept("x", "Save.")])).toEqual(["q"]));
});

describe("the answers of a child", () => {
  const questions = [{ id: "q", idea: "save", situation: "kite" }];
  const tried = (at: string, isRight: boolean, slideId = "q") => ({
    slideId,
    at: new Date(at),
    isRight,
  });

  it("are the earliest first attempt of each question and family's day, in any order (T-2034)", () => {
    const attempts = [
      tried("2026-11-21T12:00:00Z", true),
      tried("2026-11-20T13:00:00Z", true),
      tried("2026-11-20T12:00:00Z", false),
      tried("2026-11-20T12:00:00Z", false, "gone"),
    ];
    const expected = [
      { idea: "save", situation: "kite", day: "2026-11-20", isRight: false },
      { idea: "save", situation: "kite", day: "2026-11-21", isRight: true },
    ];
    expect(givenAnswers(attempts, questions, null)).toMatchObject(expected);
    expect(givenAnswers(attempts.toReversed(), questions, null)).toMatchObject(expected);
    expect(givenAnswers(attempts, questions, "Pacific/Auckland").map(({ day }) => day)).toEqual([
      "2026-11-21",
      "2026-11-22",
    ]);
  });
});
