// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { QuizAnswer } from "#domain/slides/quiz/quiz.ts";
import { slide as words } from "#app/copy/slide-fields.ts";
import { quiz } from "#app/copy/child.ts";
import type { Edit } from "../editor.ts";
import type { Editable } from "../editor.ts";
import { QuizEditor } from "./QuizEditor.tsx";

afterEach(cleanup);

const answer = (text: string, is_correct = false): QuizAnswer => ({
  text,
  is_correct,
  image_url: null,
  alt: null,
  audio_url: null,
});

const threeAnswers = () =>
  ({
    id: "s",
    type: "quiz",
    row_version: 1,
    quiz_heading: "",
    quiz_question: "Which?",
    quiz_audio_url: null,
    quiz_answers: [answer("a"), answer("b"), answer("c", true)],
    quiz_correct_quote: "",
    quiz_correct_audio_url: null,
    quiz_wrong_quote: "",
    quiz_wrong_audio_url: null,
  }) as unknown as Editable<"quiz">;

/** A quiz that is edited, and the texts of its answers. */
function openQuiz() {
  const page = { slide: threeAnswers() };
  const edit: Edit = (change) => {
    const edits = typeof change === "function" ? change(page.slide) : change;
    page.slide = { ...page.slide, ...edits } as Editable<"quiz">;
    act(() => rerender(editor()));
  };
  const editor = () => <QuizEditor lessonId="l" slide={page.slide} edit={edit} />;
  const { rerender } = render(editor());
  return () => page.slide.quiz_answers.map(({ text, is_correct }) => [text, is_correct]);
}

it("an answer is moved up with all that belongs to it, from its menu, which keeps the focus (R-STAFF-48) (T-316)", () => {
  const answers = openQuiz();
  const menu = (place: number) => screen.getByRole("button", { name: words.answerOptions(place) });
  const item = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
  fireEvent.click(menu(1));
  expect(item(words.moveAnswerUp(1)).disabled).toBe(true);
  fireEvent.click(menu(1));
  fireEvent.click(menu(3));
  fireEvent.click(item(words.moveAnswerUp(3)));
  expect(answers()).toEqual([
    ["a", false],
    ["c", true],
    ["b", false],
  ]);
  expect(document.activeElement).toBe(menu(2));
});

it("the empty heading shows what children see instead (T-757)", () => {
  render(<QuizEditor lessonId="l" slide={threeAnswers()} edit={() => undefined} />);
  const heading = screen.getByLabelText<HTMLTextAreaElement>(words.heading);
  expect(heading.placeholder).toBe(quiz.defaultHeading);
});
