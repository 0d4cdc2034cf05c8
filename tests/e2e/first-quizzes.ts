import { missions } from "#course/treasure-tracker/course.ts";
import { slidesFor } from "#domain/content/band-path.ts";
import { bandOf } from "#domain/slides/bands.ts";

/** The age of the children of these tests; their band decides which questions they get. */
export const CHILD_AGE = 6;

/** The slides of mission 1 that they get. The forms of its checks may come the other way round. */
export const firstMission = slidesFor(missions[0]?.lesson.slides ?? [], bandOf(CHILD_AGE));

const quizzes = firstMission.flatMap((slide) => (slide.type === "quiz" ? [slide] : []));
const [first, second] = quizzes;
if (first === undefined || second === undefined) throw new Error("mission 1 has no two quizzes");

const textOf = (isCorrect: boolean) =>
  first.quiz_answers.findLast(({ is_correct }) => is_correct === isCorrect)?.text ?? "";

/** The first question that a child meets: texts of its right answer and of a wrong one. */
export const firstQuiz = {
  slide: first,
  right: textOf(true),
  wrong: textOf(false),
  lastWords: first.quiz_correct_quote,
};

/** The question after it, and one of its answers. */
export const secondQuiz = { slide: second, answer: second.quiz_answers[0]?.text ?? "" };
