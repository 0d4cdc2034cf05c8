import { describe, expect, it } from "vitest";
import { emptyCard } from "../content/mission-card.ts";
import { SLIDE_KINDS, rulesOf, slideKinds } from "./registry.ts";
import type { DraftSlide, Slide } from "./registry.ts";
import {
  outdatedVoices,
  recordingKind,
  spokenLines,
  spokenLinesOfCard,
  textPath,
  withRecording,
} from "./spoken-lines.ts";

const quiz: Slide = {
  id: "q",
  type: "quiz",
  ...slideKinds.quiz.start(),
  quiz_question: "Which is [hl]gold[/hl]?",
  quiz_answers: [
    { text: "This", is_correct: true, image_url: null, alt: null },
    { text: "That", is_correct: false, image_url: null, alt: null, hint: "Look!" },
  ],
  quiz_correct_quote: "Yes!",
};

describe.each(SLIDE_KINDS)("the spoken lines of a %s slide", (kind) => {
  it("are what the checklist asks a voice for: with all of them recorded it asks for none (T-230)", () => {
    const slide = {
      id: "s",
      type: kind,
      ...slideKinds[kind].start(),
      video_seconds: null,
    } as DraftSlide;
    for (const line of spokenLines(slide))
      Object.assign(slide, withRecording(slide, spokenLines(slide), line, "/media/a.wav"));
    const silent = (rulesOf(kind)?.find(slide) ?? []).filter(
      ({ check }) => check.endsWith("_audio") && check !== "no_question_audio",
    );
    expect(silent).toEqual([]);
    expect(spokenLines(slide).filter(({ url }) => url === null)).toEqual([]);
  });
});

it("are listed in the order of the slide, without the marks of highlights and without empty ones", () => {
  expect(
    spokenLines(quiz).map(({ path, part, text }) => [path, part?.index ?? null, text]),
  ).toEqual([
    ["quiz_audio_url", null, "Which is gold?"],
    ["quiz_answers.0.audio_url", 0, "This"],
    ["quiz_answers.1.audio_url", 1, "That"],
    ["quiz_answers.1.hint_audio_url", 1, "Look!"],
    ["quiz_correct_audio_url", null, "Yes!"],
  ]);
  expect(spokenLines(quiz).map((line) => recordingKind("quiz", line))).toEqual([
    "question-audio",
    "answer-audio",
    "answer-audio",
    "wrong-audio",
    "correct-audio",
  ]);
});

it("leaves out the goods that a child does not see", () => {
  const pay = { id: "p", type: "pay", ...slideKinds.pay.start() } as Extract<
    Slide,
    { type: "pay" }
  >;
  const [good] = pay.goods;
  if (good === undefined) throw new Error("no good");
  const goods = [good, { ...good, name: "Hidden" }];
  const texts = (mode: typeof pay.mode) =>
    spokenLines({ ...pay, mode, goods }).map(({ text }) => text);
  expect(texts("price")).not.toContain("Hidden");
  expect(texts("budget")).toContain("Hidden");
});

it("puts a recording at its place and leaves the rest, unless the words were changed", () => {
  const line = { path: "quiz_answers.1.hint_audio_url", text: "Look!" };
  expect(withRecording(quiz, spokenLines(quiz), line, "/media/b.wav")).toEqual({
    quiz_answers: [
      quiz.quiz_answers[0],
      { ...quiz.quiz_answers[1], hint_audio_url: "/media/b.wav" },
    ],
  });
  const other = { ...line, text: "Think!" };
  expect(withRecording(quiz, spokenLines(quiz), other, "/media/b.wav")).toBeNull();
});

it("holds the lines of a mission card, but not the parent's question", () => {
  const card = {
    ...emptyCard(),
    title: "Shop",
    middle: "Go!",
    steps: [{ text: "Look", audio_url: "/media/c.wav" }],
    dinner: "What did you buy?",
  };
  expect(spokenLinesOfCard(card).map(({ path, url }) => [path, url])).toEqual([
    ["title_audio_url", null],
    ["middle_audio_url", null],
    ["steps.0.audio_url", "/media/c.wav"],
  ]);
});

const spoken = (question: string, voice: string | null, answers: [string, string | null][] = []) =>
  spokenLines({
    id: "q",
    type: "quiz",
    ...slideKinds.quiz.start(),
    quiz_question: question,
    quiz_audio_url: voice,
    quiz_answers: answers.map(([text, audio_url]) => ({
      text,
      is_correct: false,
      image_url: null,
      alt: null,
      audio_url,
    })),
  });

it.each<[string, ReturnType<typeof spoken>, ReturnType<typeof spoken>, string[]]>([
  ["other words", spoken("Who?", "/a"), spoken("Who is it?", "/a"), ["quiz_question"]],
  ["other words, recorded again", spoken("Who?", "/a"), spoken("Who is it?", "/b"), []],
  ["other words without a voice", spoken("Who?", null), spoken("Who is it?", null), []],
  [
    "marks, capitals and highlights",
    spoken("Who is it, then?", "/a"),
    spoken("[hl]who[/hl] is it then!", "/a"),
    [],
  ],
  [
    "an answer that moved, and one with other words",
    spoken("Who?", null, [
      ["Ann", "/ann"],
      ["Ben", "/ben"],
    ]),
    spoken("Who?", null, [
      ["Benny", "/ben"],
      ["Ann", "/ann"],
    ]),
    ["quiz_answers.0.text"],
  ],
  [
    "the words of another text with this recording",
    spoken("Yes?", "/yes", [["No", "/yes"]]),
    spoken("No", "/yes", [["Yes", "/yes"]]),
    [],
  ],
])("a voice may say other words than its text: %s (T-968)", (_name, before, now, paths) => {
  expect(outdatedVoices(before, now).map(textPath)).toEqual(paths);
});
