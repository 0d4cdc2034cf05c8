import { describe, expect, it } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import { emptyCard } from "#domain/content/mission-card.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { missingLines, nextOpen } from "./studio-lines.ts";

const quiz = {
  id: "q",
  type: "quiz",
  row_version: 1,
  video_seconds: null,
  ...slideKinds.quiz.start(),
  quiz_question: "Which?",
  quiz_answers: [
    { text: "This", is_correct: true, image_url: null, alt: null, audio_url: "/media/a.wav" },
    { text: "That", is_correct: false, image_url: null, alt: null },
  ],
} as EditableSlide;
const sort = {
  id: "s",
  type: "sort",
  row_version: 1,
  video_seconds: null,
  ...slideKinds.sort.start(),
} as EditableSlide;
const lesson = {
  id: "l",
  mission_card: { ...emptyCard(), title: "Shop", steps: [{ text: "Look", audio_url: null }] },
} as OutlineLesson;

describe("the lines of the voice studio (R-STAFF-33)", () => {
  it("are those without a voice, slide by slide and then the card's, each with its place in words", () =>
    expect(
      missingLines(lesson, [quiz]).map(({ key, kind, place, role }) => [
        key,
        kind,
        `${place} · ${role}`,
      ]),
    ).toEqual([
      ["q/quiz_audio_url", "question-audio", "Slide 1, Quiz · Question"],
      ["q/quiz_answers.1.audio_url", "answer-audio", "Slide 1, Quiz · Answer 2"],
      ["l/title_audio_url", "slide-audio", "Mission card · Title"],
      ["l/steps.0.audio_url", "slide-audio", "Mission card · Step 1"],
    ]));

  it("are named by what they belong to, also where a slide has two lists", () => {
    const places = missingLines({ ...lesson, mission_card: null }, [quiz, sort]).map(
      ({ place, role }) => `${place} · ${role}`,
    );
    expect(places).toContain("Slide 2, Sort · Basket 2");
    expect(places).toContain("Slide 2, Sort · Thing 1 · Reason");
    expect(new Set(places).size).toBe(places.length);
  });

  it("follow each other: the next that is open, then the first that was skipped", () => {
    const lines = missingLines(lesson, [quiz]);
    const open =
      (...places: number[]) =>
      (line: object) =>
        places.some((place) => lines[place] === line);
    expect(nextOpen(lines, 0, open(0, 2, 3))).toBe(2);
    expect(nextOpen(lines, 3, open(1, 3))).toBe(1);
    expect(nextOpen(lines, 3, open(3))).toBeNull();
  });
});
