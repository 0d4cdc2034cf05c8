import { describe, expect, it } from "vitest";
import { courseTrack, feedback, gameOver, lessonIntro, player, quiz, rewards } from "#app/copy/kid.ts";
import { fixedLines } from "#course/treasure-tracker/fixed-lines.ts";

const plain = (text: string) => text.toLowerCase().replace(/[^a-z' ]/g, "");

describe("the spoken fixed lines", () => {
  it("say what the child's screens show, all of it", () => {
    const shown = [
      lessonIntro.getStarted,
      player.next,
      quiz.continue,
      quiz.select,
      quiz.tryAgain,
      quiz.correct,
      quiz.oops,
      rewards.mission,
      rewards.streakText,
      rewards.committed,
      feedback.difficulty.heading,
      ...Object.values(feedback.difficulty.choices),
      feedback.enjoyment.heading,
      ...Object.values(feedback.enjoyment.choices),
      courseTrack.heading,
      gameOver.heading,
    ];
    expect(fixedLines.map(({ text }) => plain(text)).toSorted()).toEqual(shown.map(plain).toSorted());
  });
});
