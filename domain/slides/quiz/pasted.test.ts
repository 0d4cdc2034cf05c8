import { describe, expect, it } from "vitest";
import { readPastedQuiz } from "./pasted.ts";

const answersOf = (text: string) => {
  const quiz = readPastedQuiz(text);
  return quiz !== null && "answers" in quiz
    ? quiz.answers.map(({ text: words, isCorrect }) => (isCorrect ? `*${words}` : words))
    : quiz;
};

describe("a quiz that is pasted as lines (T-235)", () => {
  it("is a question, its answers with a star at the right one, and what the friends say", () =>
    expect(
      readPastedQuiz(
        "What keeps coins safe?\n* A bank\nA hole\r\n\nA shoe\nRight: Yes!\nWrong: Look again.",
      ),
    ).toEqual({
      question: "What keeps coins safe?",
      answers: [
        { text: "A bank", isCorrect: true },
        { text: "A hole", isCorrect: false },
        { text: "A shoe", isCorrect: false },
      ],
      correctQuote: "Yes!",
      wrongQuote: "Look again.",
    }));

  it.each([
    ["Which?\na) One\nb) Two *\nc) Three", ["One", "*Two", "Three"]],
    ["Which?\n- [x] One\n- [ ] Two", ["*One", "Two"]],
    ["Which?\n1. One (correct)\n2. Two", ["*One", "Two"]],
    ["Which?\n• One\n• 2 coins", ["One", "2 coins"]],
    ["How much?\n5 coins\n+ 10 coins", ["5 coins", "*10 coins"]],
  ])("is read as lists are written: %j", (text, answers) =>
    expect(answersOf(text)).toEqual(answers),
  );

  it("is no quiz with fewer than two answers", () => {
    expect(readPastedQuiz("A question\nof two lines")).toBeNull();
    expect(readPastedQuiz("")).toBeNull();
  });

  it("is refused with more than six answers, or one that is too long", () => {
    expect(readPastedQuiz(`Q?\n${"answer\n".repeat(7)}`)).toEqual({ problem: "too_many" });
    expect(readPastedQuiz(`Q?\nshort\n${"a".repeat(121)}`)).toEqual({ problem: "too_long" });
  });
});
