import { useState } from "react";
import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { paths } from "#domain/routing/child-paths.ts";
import { feedback } from "#app/copy/child.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { isPaymentDue } from "#app/data/family/family.ts";
import { mapOfLesson } from "#app/data/learning/lessons.ts";
import { saveFeedback } from "#app/data/learning/rewards.ts";
import { isId } from "#app/data/base/ids.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { navigate } from "../router.tsx";

export type Feedback<T> =
  | { state: "no-lesson" }
  | {
      state: "asking";
      chosen: T | null;
      onChoose: (value: T) => void;
      isBusy: boolean;
      problem: string | null;
      onContinue: () => void;
    };

export function useFeedback<T extends Difficulty | Enjoyment>(
  toFeedback: (value: T) => { difficulty: Difficulty } | { enjoyment: Enjoyment },
  then: "feedback-2" | "course-map",
): Feedback<T> {
  const lesson = publicParam("lesson");
  const [chosen, onChoose] = useState<T | null>(null);
  const save = useAction(
    async (lesson: string, value: T) => {
      await saveFeedback(lesson, toFeedback(value));
      if (then === "feedback-2") navigate(paths.feedback2(lesson));
      // A full page load, so that the course map starts fresh after each lesson (R-REW-4).
      else window.location.assign((await isPaymentDue()) ? paths.paywall() : mapOfLesson(lesson));
    },
    { leaves: true },
  );
  if (!lesson || !isId(lesson)) return { state: "no-lesson" };

  return {
    state: "asking",
    chosen,
    onChoose,
    isBusy: save.busy,
    problem: save.error === null ? null : feedback.failed,
    onContinue: () => chosen !== null && save.run(lesson, chosen),
  };
}
