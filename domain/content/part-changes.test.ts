import { expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import { emptyCard, MissionCardSchema } from "./mission-card.ts";
import { partChanges } from "./part-changes.ts";

const answer = (text: string, isCorrect = false, audio: string | null = null) => ({
  text,
  is_correct: isCorrect,
  image_url: null,
  alt: null,
  audio_url: audio,
});
const quiz = (fields: object) => ({
  ...slideKinds.quiz.start(),
  quiz_answers: [answer("Coins", true), answer("Leaves")],
  ...fields,
});
const video = (fields: object) => ({ ...slideKinds.video.start(), ...fields });
const said = (...of: Parameters<typeof partChanges>) =>
  partChanges(...of).map(
    ({ path, kind, before, now }) => `${kind} ${path}: ${before || "-"} > ${now || "-"}`,
  );

it.each<[string, object, object, string[]]>([
  ["nothing", {}, {}, []],
  ["blanks around a text", { quiz_question: "Who?" }, { quiz_question: "Who? " }, []],
  [
    "a text",
    { quiz_question: "Who?" },
    { quiz_question: "Who is it?" },
    ["text quiz_question: Who? > Who is it?"],
  ],
  [
    "the voice of an answer, and which is right",
    {},
    { quiz_answers: [answer("Coins", false, "/media/c.m4a"), answer("Leaves", true)] },
    [
      "file quiz_answers.0.audio_url: - > /media/c.m4a",
      "setting quiz_answers.0.is_correct: ✓ > -",
      "setting quiz_answers.1.is_correct: - > ✓",
    ],
  ],
  [
    "an answer more",
    {},
    { quiz_answers: [answer("Coins", true), answer("Leaves"), answer("Shells")] },
    ["text quiz_answers.2.text: - > Shells"],
  ],
  [
    "an answer less",
    {},
    { quiz_answers: [answer("Coins", true)] },
    ["text quiz_answers.1.text: Leaves > -"],
  ],
])("between two states of a quiz, %s (T-954)", (_name, before, now, changes) => {
  expect(said(slideKinds.quiz.fields, quiz(before), quiz(now))).toEqual(changes);
});

it("another clip is one change, with what was read from it", () => {
  const before = video({ video_url: "/media/a.mp4", video_light_url: "/media/a-light.mp4" });
  const now = video({ video_url: "/media/b.mp4", video_light_url: null, alt: "A boat" });
  expect(said(slideKinds.video.fields, before, now).toSorted()).toEqual([
    "file video_url: /media/a.mp4 > /media/b.mp4",
    "text alt: - > A boat",
  ]);
});

it("a mission card that is new is the texts that it has", () => {
  const fields = { mission_card: MissionCardSchema };
  const card = { ...emptyCard(), title: "Look", steps: [{ text: "Count", audio_url: null }] };
  expect(said(fields, { mission_card: null }, { mission_card: card })).toEqual([
    "text mission_card.title: - > Look",
    "text mission_card.steps.0.text: - > Count",
  ]);
});
