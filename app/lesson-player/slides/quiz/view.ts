import type { QuizSlide } from "#domain/slides/quiz/quiz.ts";
import type { SlideView } from "../view.ts";

export const quizView: SlideView<QuizSlide> = {
  segment: "dot",
  isReusable: true,
  firstFiles: ({ quiz_audio_url, quiz_answers }) => [
    quiz_audio_url,
    ...quiz_answers.map(({ image_url }) => image_url),
  ],
  load: async () => ({ Panel: (await import("./QuizPanel.tsx")).QuizPanel }),
};
