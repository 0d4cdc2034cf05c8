import { lists as words } from "#app/copy/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { QuizEditor } from "./QuizEditor.tsx";

export const quizEditing: SlideEditing<Editable<"quiz">> = {
  untitled: () => words.emptyQuiz,
  Editor: QuizEditor,
};
