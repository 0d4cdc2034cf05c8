// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { QuizSlide } from "#domain/content/content.ts";
import { quiz as words } from "#app/copy/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { playEffect, playVoice } from "#app/ui/sound.ts";
import { effects } from "./effects.ts";
import { renderHook } from "./render-hook.ts";
import { useQuiz } from "./useQuiz.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playVoice: vi.fn(),
  playEffect: vi.fn(),
  prepareEffects: vi.fn(),
}));

const answer = (name: string, is_correct = false) => ({
  text: name,
  is_correct,
  image_url: null,
  alt: null,
  audio_url: `${name}.m4a`,
});
const QUIZ: QuizSlide = {
  id: "q",
  type: "quiz",
  quiz_heading: "",
  quiz_question: "",
  quiz_audio_url: "question.m4a",
  quiz_answers: [answer("red"), answer("gold", true), answer("blue"), answer("green")],
  quiz_correct_quote: "",
  quiz_correct_audio_url: "yes.m4a",
  quiz_wrong_quote: "",
  quiz_wrong_audio_url: "no.m4a",
};
const [RED, GOLD, BLUE, GREEN] = [0, 1, 2, 3] as const;
const [YOUNG, OLDER] = [5, 12];

const spoken = () => vi.mocked(playVoice).mock.calls.map(([lines]) => lines);
const onTried = vi.fn();
/** Until the frame with the verdict is painted; sound and focus come after it. */
const paint = () => vi.advanceTimersByTimeAsync(20);
const renderQuiz = (kidAge = OLDER) => renderHook(() => useQuiz(QUIZ, kidAge, onTried));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("a quiz is read aloud", () => {
  it("with its answers to young children, without them to older ones", () => {
    renderQuiz(YOUNG);
    renderQuiz(OLDER);
    expect(spoken()).toEqual([
      ["question.m4a", "red.m4a", "gold.m4a", "blue.m4a", "green.m4a"],
      ["question.m4a"],
    ]);
  });

  it("and shows which answer is being read", async () => {
    const quiz = renderQuiz(YOUNG);
    const onLine = vi.mocked(playVoice).mock.calls[0]?.[1]?.onLine;
    const shown: (number | null)[] = [];
    for (const line of [0, 1, 4, null]) {
      await quiz.run(() => onLine?.(line));
      shown.push(quiz.now().readAnswer);
    }
    expect(shown).toEqual([null, 0, 3, null]);
  });
});

describe("an answer", () => {
  it("that is right locks the quiz and is reported at once; after the verdict is painted come the effect, then the words", async () => {
    const quiz = renderQuiz(YOUNG);
    await quiz.run(() => quiz.now().choose(GOLD));
    await quiz.run(() => quiz.now().choose(RED));
    expect(quiz.now().state).toMatchObject({ kind: "correct", choice: GOLD });
    expect(onTried.mock.calls).toEqual([[{ answer: GOLD, correct: true, tries: 1 }]]);
    expect(playEffect).not.toHaveBeenCalled();
    await quiz.run(paint);
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.correct]]);
    expect(spoken()).toHaveLength(1);
    await quiz.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
    expect(spoken()[1]).toEqual([lineFor(words.correct), "yes.m4a", lineFor(words.continue)]);
  });

  it("that is wrong can be taken back; an older child's button is not read", async () => {
    const quiz = renderQuiz();
    await quiz.run(() => quiz.now().choose(RED));
    await quiz.run(paint);
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.oops]]);
    await quiz.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
    expect(spoken()[1]).toEqual([lineFor(words.oops), "no.m4a", null]);
    await quiz.run(() => quiz.now().tryAgain());
    expect(quiz.now().state).toMatchObject({ kind: "asking", choice: null, away: [] });
  });

  it("steps back after the second wrong try; after the third the mascot shows the way", async () => {
    const quiz = renderQuiz();
    for (const wrong of [RED, BLUE, GREEN]) {
      expect(quiz.now().guided).toBe(false);
      await quiz.run(() => quiz.now().choose(wrong));
      await quiz.run(() => quiz.now().tryAgain());
    }
    expect(quiz.now().guided).toBe(true);
    expect(quiz.now().state.away).toEqual([BLUE, GREEN]);
    expect(spoken().at(-1)).toBe(lineFor(words.guide));
    await quiz.run(() => quiz.now().choose(BLUE));
    expect(onTried.mock.calls.map(([tried]) => tried)).toEqual([
      { answer: RED, correct: false, tries: 1 },
      { answer: BLUE, correct: false, tries: 2 },
      { answer: GREEN, correct: false, tries: 3 },
    ]);
  });

  it("is not spoken of when the slide has gone before", async () => {
    const quiz = renderQuiz();
    await quiz.run(() => quiz.now().choose(GOLD));
    quiz.unmount();
    await vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS);
    expect(spoken()).toEqual([["question.m4a"]]);
  });
});
