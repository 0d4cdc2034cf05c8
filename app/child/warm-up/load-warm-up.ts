import { fetchWarmUp } from "#app/data/learning/warm-up.ts";
import { WarmUpScreen } from "./WarmUpScreen.tsx";

/** The questions that come before a lesson, with their screen; null where nothing is due. Throws AppError. */
export async function loadWarmUp(lessonId: string) {
  const questions = await fetchWarmUp(lessonId);
  return questions.length === 0 ? null : { questions, Screen: WarmUpScreen };
}
