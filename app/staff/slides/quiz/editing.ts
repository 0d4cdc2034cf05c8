import { lists as words } from "#app/copy/builder.ts";
import type { Editable, SlideEditing } from "../editor.ts";
import { lazyEditor } from "../lazyEditor.tsx";

export const quizEditing: SlideEditing<Editable<"quiz">> = {
  untitled: () => words.emptyQuiz,
  Editor: lazyEditor(async () => (await import("./QuizEditor.tsx")).QuizEditor),
};
