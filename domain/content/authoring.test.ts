import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slideKinds } from "../slides/registry.ts";
import type { QuizAnswer, QuizSlide } from "../slides/quiz/quiz.ts";
import type { DraftSlide } from "../slides/registry.ts";
import { checkLesson, isBlocking, LESSON_CHECKS } from "./publish-check.ts";
import { isSameSet, moveBlock, moveItem } from "./reorder.ts";
import { fileStem } from "./uploads.ts";

const video: DraftSlide = {
  id: "v",
  type: "video",
  video_url: "/v.mp4",
  captions_url: "/v.vtt",
  poster_url: "/v.jpg",
  alt: "Pocket waves",
  video_seconds: 24,
};
const quiz: DraftSlide & QuizSlide = {
  id: "q",
  type: "quiz",
  quiz_heading: "Think",
  quiz_question: "Which one is [hl]gold[/hl]?",
  quiz_audio_url: "/q.wav",
  quiz_answers: [
    { text: "This", is_correct: true, image_url: "/a.png", alt: "A coin", audio_url: "/a.wav" },
    { text: "That", is_correct: false, image_url: "/b.png", alt: "A leaf", audio_url: "/b.wav" },
  ],
  quiz_correct_quote: "Yes!",
  quiz_correct_audio_url: "/c.wav",
  quiz_wrong_quote: "Look again.",
  quiz_wrong_audio_url: "/w.wav",
  video_seconds: null,
};
const withAnswer = (place: number, changed: Partial<QuizAnswer>): typeof quiz => ({
  ...quiz,
  quiz_answers: quiz.quiz_answers.map((answer, index) =>
    index === place ? { ...answer, ...changed } : answer,
  ),
});
const found = (slide: DraftSlide) => checkLesson([slide]).map(({ check }) => check);

describe("the checklist", () => {
  it("says nothing about a whole lesson", () => expect(checkLesson([video, quiz])).toEqual([]));

  it.each<[string, DraftSlide, string[]]>([
    ["no video", { ...video, video_url: null }, ["no_video"]],
    ["no captions", { ...video, captions_url: null }, ["no_captions"]],
    ["no poster", { ...video, poster_url: null }, ["no_poster"]],
    ["no description", { ...video, alt: " " }, ["no_video_alt"]],
    ["a short clip", { ...video, video_seconds: 17.9 }, ["clip_length"]],
    ["a long clip", { ...video, video_seconds: 34.1 }, ["clip_length"]],
    ["a clip of 8 MB", { ...video, video_bytes: 8_000_000 }, []],
    ["a clip as tall as a phone", { ...video, video_upright: true }, []],
    ["a landscape clip", { ...video, video_upright: false }, ["clip_shape"]],
    ["a heavy clip", { ...video, video_bytes: 8_000_001 }, ["clip_weight"]],
    ["captions to the end", { ...video, video_seconds: 20, captions_seconds: 20.5 }, []],
    [
      "captions beyond the end",
      { ...video, video_seconds: 20, captions_seconds: 110 },
      ["captions_too_long"],
    ],
    ["a clip nobody measured", { ...video, video_seconds: null }, []],
    ["no question", { ...quiz, quiz_question: "[hl][/hl] " }, ["no_question"]],
    ["one answer", { ...quiz, quiz_answers: quiz.quiz_answers.slice(0, 1) }, ["too_few_answers"]],
    [
      "none is right",
      { ...quiz, quiz_answers: quiz.quiz_answers.map((a) => ({ ...a, is_correct: false })) },
      ["no_correct_answer"],
    ],
    [
      "a check of several answers",
      { ...quiz, check: "A", quiz_choice: "all" },
      ["check_of_several"],
    ],
    [
      "a check that is asked only in reviews",
      { ...quiz, check: "A", for_review: true },
      ["no_played_slide", "review_of_check", "never_asked"],
    ],
    [
      "a quiz beside a document that is asked only in reviews",
      { ...quiz, beside_document: true, for_review: true },
      ["no_played_slide", "review_beside_document", "never_asked"],
    ],
    [
      "a check without replies",
      { ...quiz, check: "B", quiz_correct_quote: "", quiz_wrong_quote: "" },
      [],
    ],
    [
      "a picture without words",
      { ...quiz, quiz_answers: quiz.quiz_answers.map((a) => ({ ...a, alt: null })) },
      ["no_picture_alt", "no_picture_alt"],
    ],
    ["a picture on one answer alone", withAnswer(1, { image_url: null }), ["not_all_pictures"]],
    [
      "the right answer much longer than the others",
      withAnswer(0, { text: "This one here, since it is gold" }),
      ["length_tells"],
    ],
    ["a right answer that is a little shorter", withAnswer(1, { text: "That leaf" }), []],
    [
      "the right answer much shorter than the others",
      withAnswer(1, { text: "That leaf which fell into the sea" }),
      ["length_tells"],
    ],
    [
      "every answer right",
      { ...withAnswer(1, { is_correct: true }), quiz_choice: "all" },
      ["all_correct"],
    ],
    ["a hint that is not spoken", withAnswer(1, { hint: "A leaf is no coin." }), ["no_hint_audio"]],
    ["a hint of nothing", withAnswer(1, { hint: " " }), []],
    [
      "answers without a voice",
      { ...quiz, quiz_answers: quiz.quiz_answers.map((a) => ({ ...a, audio_url: null })) },
      ["no_answer_audio", "no_answer_audio"],
    ],
    ["a question without a voice", { ...quiz, quiz_audio_url: null }, ["no_question_audio"]],
    [
      "quotes without a voice",
      { ...quiz, quiz_correct_audio_url: null, quiz_wrong_audio_url: null },
      ["no_correct_audio", "no_wrong_audio"],
    ],
    [
      "no quotes",
      { ...quiz, quiz_correct_quote: "", quiz_wrong_quote: "" },
      ["no_correct_quote", "no_wrong_quote"],
    ],
    ["highlighted words", { ...quiz, quiz_heading: "Find the [hl]gold[/hl] coin" }, []],
    [
      "hard words",
      { ...quiz, quiz_question: "Which institution administers international remuneration?" },
      ["hard_words"],
    ],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("names the ages for which a lesson with paths by age has nothing of its own (T-1945)", () => {
    expect(checkLesson([{ ...video, for: null }, quiz])).toEqual([]);
    const own = { ...quiz, for: ["little" as const, "middle" as const] };
    expect(checkLesson([video, own]).map(({ check, weight }) => [check, weight])).toEqual([
      ["nothing_for_older", "should"],
      ["nothing_for_teen", "should"],
    ]);
  });

  it.each<[string, DraftSlide[], [string, number | null][]]>([
    [
      "a reply that admits that the choice is right",
      [withAnswer(1, { hint: "A leaf is nice, too.", hint_audio_url: "/h.m4a" })],
      [["reply_concedes", 1]],
    ],
    [
      "a wrong choice without a misconception, where the question type is set",
      [{ ...quiz, question_type: "practice" }],
      [["no_misconception", 1]],
    ],
    [
      "a word of the story in a new case",
      [
        { ...video, story_words: "spoon, gold" },
        { ...withAnswer(1, { misconception: "shiny_is_better" }), question_type: "transfer" },
      ],
      [["story_words", null]],
    ],
    [
      "a right answer that is the longest one, again and again",
      ["a", "b", "c", "d"].map((id) => ({ ...withAnswer(0, { text: "This one" }), id })),
      [["right_is_longest", null]],
    ],
  ])("recommends to mend %s (T-1946)", (_what, slides, expected) => {
    const findings = checkLesson(slides);
    expect(findings.map(({ check, part }) => [check, part])).toEqual(expected);
    expect(findings.some(isBlocking)).toBe(false);
  });

  it("a lesson needs a slide that is played, and a question for reviews an idea that the lesson asks (T-2096)", () => {
    const bank = { ...quiz, id: "b", for_review: true, idea: "Save." };
    const found = (...slides: DraftSlide[]) =>
      checkLesson(slides).map(({ check, weight, slideId }) => [check, weight, slideId]);
    expect(found(video, { ...quiz, idea: "Save." }, bank)).toEqual([]);
    expect(found(video, quiz, bank)).toEqual([["never_asked", "should", "b"]]);
    expect(found(bank)).toEqual([
      ["no_played_slide", "must", null],
      ["never_asked", "should", "b"],
    ]);
  });

  it("an empty lesson is one finding, and it blocks", () => {
    const findings = checkLesson([]);
    expect(findings).toEqual([{ check: "no_slides", weight: "must", slideId: null, part: null }]);
    expect(findings.every(isBlocking)).toBe(true);
  });

  it("a slide of a kind that this version does not know is one finding, and it blocks", () => {
    const ofNewerVersion = { ...quiz, type: "poll" } as unknown as DraftSlide;
    const findings = checkLesson([video, ofNewerVersion]);
    expect(findings).toEqual([{ check: "unknown_kind", weight: "must", slideId: "q", part: null }]);
    expect(findings.every(isBlocking)).toBe(true);
  });

  it("of videos and quizzes, only what a child would be stuck in blocks", () =>
    expect(
      [LESSON_CHECKS, slideKinds.video.checks, slideKinds.quiz.checks]
        .flatMap((checks) => Object.entries(checks))
        .flatMap(([check, weight]) => (weight === "must" ? [check] : [])),
    ).toEqual([
      "no_slides",
      "no_played_slide",
      "unknown_kind",
      "choose_framing",
      "video_coming",
      "no_card_title",
      "no_card_wording",
      "no_card_steps",
      "no_video",
      "no_question",
      "too_few_answers",
      "no_correct_answer",
      "same_answer",
      "check_of_several",
      "review_of_check",
      "review_beside_document",
    ]));
});

describe("reordering", () => {
  it.each<[string, string, -1 | 1, string]>([
    ["abcde", "c", -1, "acbde"],
    ["abcde", "cd", -1, "acdbe"],
    ["abcde", "cd", 1, "abecd"],
    ["abcde", "bd", -1, "bdace"],
    ["abcde", "bd", 1, "acebd"],
    ["abcde", "ab", -1, "abcde"],
    ["abcde", "ac", -1, "acbde"],
    ["abcde", "de", 1, "abcde"],
    ["abcde", "ce", 1, "abdce"],
    ["abc", "abc", 1, "abc"],
    ["abc", "", 1, "abc"],
  ])("%s with %s moved by %i is %s", (list, chosen, step, moved) => {
    const items = [...list].map((id) => ({ id }));
    const result = moveBlock(items, new Set(chosen), step);
    expect(result.map(({ id }) => id).join("")).toBe(moved);
    expect(result === items).toBe(list === moved);
  });

  it("moves one thing, loses none, and moving it back undoes it", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 9 }),
        fc.nat(9),
        fc.nat(9),
        (list, from, to) => {
          const moved = moveItem(list, from, to);
          expect(moved.toSorted()).toEqual(list.toSorted());
          if (from < list.length && to < list.length) {
            expect(moved[to]).toBe(list[from]);
            expect(moveItem(moved, to, from)).toEqual(list);
          } else expect(moved).toEqual(list);
        },
      ),
    ));

  it.each([
    [["a", "b"], ["b", "a"], true],
    [["a", "b"], ["a", "a"], false],
    [["a", "b"], ["a"], false],
    [["a", "b"], ["a", "c"], false],
    [[], [], true],
  ])("%j and %j hold the same: %s", (a, b, same) => expect(isSameSet(a, b)).toBe(same));
});

it("a file's name is plain letters whatever it was", () =>
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) =>
      /^[a-z0-9][a-z0-9-]{0,59}$/.test(fileStem(name)),
    ),
  ));
