import { answer, apiOf } from "../wire/api.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { lessonOf } from "./lessons.ts";
import type { Lesson } from "./lessons.ts";

/** The questions with which a lesson begins, each in a lesson that holds it alone. Throws AppError. */
export async function fetchWarmUp(lessonId: string): Promise<Lesson[]> {
  const { questions } = await answer(
    apiOf(chosenChild()).lessons[":id"]["warm-up"].$get({ param: { id: lessonId } }),
    "questions",
  );
  return Promise.all(questions.map(lessonOf));
}
