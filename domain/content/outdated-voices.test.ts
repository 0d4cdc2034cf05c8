import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { emptyCard } from "./mission-card.ts";
import { outdatedVoicesIn } from "./outdated-voices.ts";

const quiz = (question: string, hint: string): Slide => ({
  id: "q",
  type: "quiz",
  ...slideKinds.quiz.start(),
  quiz_question: question,
  quiz_audio_url: "/media/question.m4a",
  quiz_answers: [
    { text: "This", is_correct: true, image_url: null, alt: null },
    {
      text: "That",
      is_correct: false,
      image_url: null,
      alt: null,
      hint,
      hint_audio_url: "/media/hint.m4a",
    },
  ],
});
const card = (title: string, step: string) => ({
  ...emptyCard(),
  title,
  title_audio_url: "/media/title.m4a",
  steps: [{ text: step, audio_url: "/media/step.m4a" }],
});
const lesson = (slides: Slide[], more: object = {}) => ({ title: "One", tag: "", slides, ...more });

it("names each recording of other words, by slide and answer, until the words are those again", () => {
  const version = lesson([quiz("Who?", "Look!")]);
  expect(outdatedVoicesIn(version, lesson([quiz("Who?", "Look!")]))).toEqual([]);
  expect(outdatedVoicesIn(version, lesson([quiz("Who is it?", "Listen!")]))).toEqual([
    { slideId: "q", path: "quiz_question", url: "/media/question.m4a" },
    { slideId: "q", path: "quiz_answers.1.hint", url: "/media/hint.m4a" },
  ]);
  expect(outdatedVoicesIn(version, lesson([quiz("Who?", "Look!")]))).toEqual([]);
});

it("compares a slide with each version anew", () => {
  const draft = lesson([quiz("Who is it?", "Look!")]);
  expect(outdatedVoicesIn(lesson([quiz("Who?", "Look!")]), draft)).toHaveLength(1);
  expect(outdatedVoicesIn(draft, draft)).toEqual([]);
});

it("names the recordings of the mission card", () =>
  expect(
    outdatedVoicesIn(
      lesson([], { mission_card: card("Look", "Go out") }),
      lesson([], { mission_card: card("Look around", "Go in") }),
    ),
  ).toEqual([
    { slideId: null, path: "mission_card.title", url: "/media/title.m4a" },
    { slideId: null, path: "mission_card.steps.0.text", url: "/media/step.m4a" },
  ]));
