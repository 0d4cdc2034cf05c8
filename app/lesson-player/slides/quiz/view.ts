import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import type { SlideView } from "../view.ts";

export const quizView: SlideView<QuizSlide> = {
  segment: "dot",
  isReusable: true,
  firstFiles: ({ quiz_audio_url, quiz_answers }) => [
    quiz_audio_url,
    ...quiz_answers.map(({ image_url }) => image_url),
  ],
  loadAhead: async ({ beside_document }) => {
    if (beside_document === true) await import("../document/BesideDocument.tsx");
  },
  load: async () => ({ Panel: (await import("./QuizPanel.tsx")).QuizPanel }),
};

/** A quiz that is a check. */
export const checkView: SlideView<QuizSlide> = {
  ...quizView,
  hidesResult: true,
  load: async () => ({ Panel: (await import("./CheckPanel.tsx")).CheckPanel }),
};
