// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import { quiz as words } from "#app/copy/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { playEffect, playVoice, prepareEffects } from "#app/ui/sound.ts";
import { effects } from "../../effects.ts";
import { renderHook } from "../../render-hook.ts";
import { memoryOfPage } from "../memory.ts";
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
  quiz_keeps_order: true,
  quiz_correct_quote: "",
  quiz_correct_audio_url: "yes.m4a",
  quiz_wrong_quote: "",
  quiz_wrong_audio_url: "no.m4a",
};
const [RED, GOLD, BLUE, GREEN] = [0, 1, 2, 3] as const;
const [YOUNG, OLDER] = [5, 12];

const spoken = () => vi.mocked(playVoice).mock.calls.map(([lines]) => lines);
const onAttempt = vi.fn();
/** Until the frame with the quiz or the verdict is painted; sound and focus come after it. */
const paint = () => vi.advanceTimersByTimeAsync(20);
const renderUnpainted = (childAge = OLDER, slide = QUIZ, memory = memoryOfPage("child")) =>
  renderHook(() => useQuiz({ slide, childAge, memory, onAttempt }));
async function renderQuiz(...given: Parameters<typeof renderUnpainted>) {
  const quiz = renderUnpainted(...given);
  await quiz.run(paint);
  return quiz;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe("a quiz is read aloud", () => {
  it("once its answers are painted: no sound is requested before (T-620)", async () => {
    const quiz = renderUnpainted();
    expect(prepareEffects).not.toHaveBeenCalled();
    expect(spoken()).toEqual([]);
    await quiz.run(paint);
    expect(prepareEffects).toHaveBeenCalledOnce();
    expect(spoken()).toEqual([["question.m4a"]]);
  });

  it("with its answers to young children, without them to older ones", async () => {
    await renderQuiz(YOUNG);
    await renderQuiz(OLDER);
    expect(spoken()).toEqual([
      ["question.m4a", "red.m4a", "gold.m4a", "blue.m4a", "green.m4a"],
      ["question.m4a"],
    ]);
  });

  it("question and answers on demand at any age, and after a choice the question alone (T-2088)", async () => {
    const quiz = await renderQuiz(OLDER);
    vi.mocked(playVoice).mockClear();
    await quiz.run(() => quiz.now().readAll());
    const onLine = vi.mocked(playVoice).mock.calls[0]?.[1]?.onLine;
    await quiz.run(() => onLine?.(2));
    expect(quiz.now().readAnswer).toBe(GOLD);
    await quiz.run(() => quiz.now().heardAlone());
    expect(quiz.now().readAnswer).toBe(null);
    await quiz.run(() => quiz.now().choose(GOLD));
    await quiz.run(() => quiz.now().readAll());
    expect(spoken()).toEqual([
      ["question.m4a", "red.m4a", "gold.m4a", "blue.m4a", "green.m4a"],
      ["question.m4a"],
    ]);
  });

  it("the answer that is being read is marked", async () => {
    const quiz = await renderQuiz(YOUNG);
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
    const quiz = await renderQuiz(YOUNG);
    await quiz.run(() => quiz.now().choose(GOLD));
    await quiz.run(() => quiz.now().choose(RED));
    expect(quiz.now().state).toMatchObject({ kind: "correct", choice: GOLD });
    expect(onAttempt.mock.calls).toEqual([[{ attempt: 1, correct: true, detail: "1" }]]);
    expect(playEffect).not.toHaveBeenCalled();
    await quiz.run(paint);
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.correct]]);
    expect(spoken()).toHaveLength(1);
    await quiz.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
    expect(spoken()[1]).toEqual([lineFor(words.correct), "yes.m4a", lineFor(words.continue)]);
  });

  it("that is wrong can be taken back; an older child's button is not read", async () => {
    const quiz = await renderQuiz();
    await quiz.run(() => quiz.now().choose(RED));
    await quiz.run(paint);
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.oops]]);
    await quiz.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
    expect(spoken()[1]).toEqual([lineFor(words.oops), "no.m4a", null]);
    await quiz.run(() => quiz.now().tryAgain());
    expect(quiz.now().state).toMatchObject({ kind: "asking", choice: null, away: [] });
  });

  it("disables an answer after the second wrong try; after the third the mascot points out the right one", async () => {
    const quiz = await renderQuiz();
    for (const wrong of [RED, BLUE, GREEN]) {
      expect(quiz.now().guided).toBe(false);
      await quiz.run(() => quiz.now().choose(wrong));
      await quiz.run(() => quiz.now().tryAgain());
    }
    expect(quiz.now().guided).toBe(true);
    expect(quiz.now().state.away).toEqual([BLUE, GREEN]);
    expect(spoken().at(-1)).toBe(lineFor(words.guide));
    await quiz.run(() => quiz.now().choose(BLUE));
    expect(onAttempt.mock.calls.map(([attempt]) => attempt)).toEqual([
      { attempt: 1, correct: false, detail: "0" },
      { attempt: 2, correct: false, detail: "2" },
      { attempt: 3, correct: false, detail: "3" },
    ]);
  });

  it("that is one of several right ones is followed by its effect, then by the words that there is more", async () => {
    const both = QUIZ.quiz_answers.map((one, index) => ({ ...one, is_correct: index <= GOLD }));
    const quiz = await renderQuiz(OLDER, { ...QUIZ, quiz_choice: "all", quiz_answers: both });
    await quiz.run(() => quiz.now().choose(GOLD));
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.correct]]);
    expect(spoken()).toHaveLength(1);
    await quiz.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
    expect(lineFor(words.findMore)).not.toBeNull();
    expect(spoken()[1]).toBe(lineFor(words.findMore));
    expect(onAttempt).not.toHaveBeenCalled();
  });

  it("the feedback on an answer is not spoken if the child has left the slide", async () => {
    const quiz = await renderQuiz();
    await quiz.run(() => quiz.now().choose(GOLD));
    quiz.unmount();
    await vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS);
    expect(spoken()).toEqual([["question.m4a"]]);
  });
});

describe("the answers", () => {
  const shuffled = { ...QUIZ, quiz_keeps_order: false };

  it("answers are read in the order in which they are shown", async () => {
    const quiz = await renderQuiz(YOUNG, shuffled);
    const names = quiz.now().order.map((index) => QUIZ.quiz_answers[index]?.audio_url);
    expect(spoken()).toEqual([["question.m4a", ...names]]);
  });

  it("stay in their order after a reload, and get another one in a later round", async () => {
    const memory = memoryOfPage("child");
    const first = renderUnpainted(OLDER, shuffled, memory).now().order;
    const reloaded = await renderQuiz(OLDER, shuffled, memory);
    expect(reloaded.now().order).toEqual(first);
    const rounds = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const quiz = await renderQuiz(OLDER, shuffled, memory);
      rounds.add(quiz.now().order.join());
      await quiz.run(() => quiz.now().finish());
    }
    expect(rounds.size).toBeGreaterThan(5);
  });
});

describe("a reload in the middle of a quiz", () => {
  it("keeps the attempts, and asks again after a wrong choice", async () => {
    const memory = memoryOfPage("child");
    const before = await renderQuiz(OLDER, QUIZ, memory);
    for (const _ of [1, 2]) {
      await before.run(() => before.now().choose(RED));
      await before.run(() => before.now().tryAgain());
    }
    await before.run(() => before.now().choose(BLUE));
    const after = await renderQuiz(OLDER, QUIZ, memory);
    expect(after.now().state).toEqual({
      kind: "asking",
      choice: null,
      tries: 3,
      away: [RED, BLUE],
      found: [],
    });
    expect(after.now().guided).toBe(true);
  });

  it("begins anew where the author has changed the answers", async () => {
    const memory = memoryOfPage("child");
    memory.write("q", { round: 0, state: { kind: "asking", tries: 2, away: [GOLD], found: [] } });
    expect(renderUnpainted(OLDER, QUIZ, memory).now().state).toMatchObject({ tries: 0, away: [] });
    for (const broken of ["", 7, null, [], { tries: "2", away: [], found: [] }]) {
      memory.write("q", { round: 0, state: broken });
      expect(renderUnpainted(OLDER, QUIZ, memory).now().state).toMatchObject({
        tries: 0,
        away: [],
      });
    }
  });
});

describe("a quiz where all that apply are wanted", () => {
  const all: QuizSlide = {
    ...QUIZ,
    quiz_choice: "all",
    quiz_answers: [answer("red"), answer("gold", true), answer("blue", true), answer("green")],
  };

  it("says 'Oops!' to no right answer, and is solved by the last of them", async () => {
    const quiz = await renderQuiz(OLDER, all);
    await quiz.run(() => quiz.now().choose(BLUE));
    expect(quiz.now().state).toMatchObject({ kind: "asking", found: [BLUE], tries: 0 });
    expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.correct]]);
    await quiz.run(() => quiz.now().choose(BLUE));
    await quiz.run(() => quiz.now().choose(RED));
    expect(quiz.now().state).toMatchObject({ kind: "wrong", found: [BLUE] });
    await quiz.run(() => quiz.now().tryAgain());
    await quiz.run(() => quiz.now().choose(GOLD));
    expect(quiz.now().state).toMatchObject({ kind: "correct", found: [BLUE, GOLD] });
    expect(onAttempt.mock.calls.map(([attempt]) => attempt)).toEqual([
      { attempt: 1, correct: false, detail: "0" },
      { attempt: 2, correct: true, detail: "1" },
    ]);
  });
});

describe("a wrong answer with a hint of its own", () => {
  it("says it instead of the general one, in text and sound", async () => {
    const [red, ...others] = QUIZ.quiz_answers;
    const why = { ...answer("red"), ...red, hint: "Red is no metal.", hint_audio_url: "why.m4a" };
    const quiz = await renderQuiz(OLDER, { ...QUIZ, quiz_answers: [why, ...others] });
    await quiz.run(() => quiz.now().choose(RED));
    expect(quiz.now().feedback).toEqual({ text: "Red is no metal.", url: "why.m4a" });
    await quiz.run(() => quiz.now().tryAgain());
    await quiz.run(() => quiz.now().choose(BLUE));
    expect(quiz.now().feedback).toEqual({ text: "", url: "no.m4a" });
  });
});
