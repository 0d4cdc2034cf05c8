import type { BuilderWords } from "../words.ts";

export const quiz: BuilderWords<"quiz"> = {
  name: "Quiz",
  add: "Add Quiz Slide",
  hint: "A question with answers to choose from",
  part: (place) => `answer ${place}`,
  checks: {
    no_question: "There is no question.",
    too_few_answers: "There are fewer than two answers.",
    no_correct_answer: "No answer is marked as correct.",
    same_answer: "Two answers look the same: a child can't tell them apart.",
    review_of_check:
      "A check is asked in the lesson. Please untick that it is asked only in reviews.",
    review_beside_document:
      "A document stays open in the lesson alone. Please untick that it is asked only in reviews.",
    check_of_several: "A check takes one answer. Please untick that the child must find several.",
    all_correct: "Every answer is right: there is nothing to think about.",
    not_all_pictures: "Some answers have a picture and some have none.",
    length_tells: "The right answer is much longer or shorter than the others: it can be guessed.",
    no_hint_audio: "The hint of this answer is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_question_audio: "The question is not spoken.",
    no_answer_audio: "The answer is not spoken.",
    no_correct_quote: "There is no reply to a right answer.",
    no_correct_audio: "The reply to a right answer is not spoken.",
    no_wrong_quote: "There is no reply to a wrong answer.",
    no_wrong_audio: "The reply to a wrong answer is not spoken.",
    hard_words: "The question is hard to read. Shorter words and sentences help.",
  },
};
