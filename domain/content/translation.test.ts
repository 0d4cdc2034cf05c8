import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { Name } from "../slides/fields.ts";
import { quiz } from "../slides/quiz/quiz.ts";
import type { QuizSlide } from "../slides/quiz/quiz.ts";
import type { VideoSlide } from "../slides/video/video.ts";
import type { LessonVersion } from "./content.ts";
import { lessonIn, progressIn } from "./lesson-translation.ts";
import { emptyCard } from "./mission-card.ts";
import {
  LESSON_TEXTS,
  slideTexts,
  textProblem,
  Title,
  translatedParts,
  mapTranslatedFiles,
  withText,
} from "./translation.ts";
import type { Entries } from "./translation.ts";
import { entriesOf, overlayOf, translatedVersion, withOverlay } from "./translation-overlay.ts";

it.each([
  ["a title", Title],
  ["the name of a thing", Name],
])("%s is judged by its length before its characters (T-1345)", (_what, schema) => {
  const marks = "a" + "\u200B\u0301".repeat(1_000);
  const { issues } = v.safeParse(schema, marks, { abortEarly: true });
  expect(issues?.map(({ type }) => type)).toEqual(["max_length"]);
});

const answer = (text: string, is_correct = false) => ({
  text,
  is_correct,
  image_url: null,
  alt: null,
  audio_url: null,
});
const QUIZ: QuizSlide = {
  id: "q",
  type: "quiz",
  ...quiz.start(),
  quiz_question: "What is gold?",
  quiz_audio_url: "/en.wav",
  quiz_answers: [answer("Coins", true), answer("Leaves")],
};
const FIELDS = slideTexts("quiz");
const parts = (entries: Entries, slide: object = QUIZ) => translatedParts(FIELDS, slide, entries);
const stateAt = (entries: Entries, path: string, slide: object = QUIZ) =>
  parts(entries, slide).find((part) => part.path === path)?.state;
/** Entries after some texts were typed, one after the other. */
function typed(texts: Record<string, string>, slide: object = QUIZ, before: Entries = {}): Entries {
  return Object.entries(texts).reduce((entries, [path, text]) => {
    const now = parts(entries, slide);
    const basis = now.find((part) => part.path === path)?.basis ?? "";
    return withText(now, entries, path, { basis, text });
  }, before);
}
const GERMAN = {
  quiz_question: "Was ist Gold?",
  "quiz_answers.0.text": "Münzen",
  "quiz_answers.1.text": "Blätter",
};

describe("texts of a slide in a language", () => {
  it("are all texts that say something, in the order of the slide's fields", () => {
    const todo = parts({}).filter(({ state }) => state === "missing");
    expect(todo.map(({ path }) => path)).toEqual([
      "quiz_question",
      "quiz_answers.0.text",
      "quiz_answers.1.text",
    ]);
  });

  it("are done, and outdated once the source changes", () => {
    const entries = typed(GERMAN);
    expect(stateAt(entries, "quiz_question")).toBe("done");
    const changed = { ...QUIZ, quiz_question: "What shines?" };
    expect(parts(entries, changed)[1]).toMatchObject({
      state: "outdated",
      text: "Was ist Gold?",
      was: "What is gold?",
    });
    // The author looked at it again, and left it as it is.
    const agreed = typed({ quiz_question: "Was ist Gold?" }, changed, entries);
    expect(stateAt(agreed, "quiz_question", changed)).toBe("done");
  });

  it("stay with their answers when these change places, also after one is edited", () => {
    const swapped = { ...QUIZ, quiz_answers: [answer("Leaves"), answer("Coins", true)] };
    const entries = typed({ "quiz_answers.0.text": "Laub" }, swapped, typed(GERMAN));
    const shown = withOverlay(swapped, overlayOf(parts(entries, swapped)));
    expect(shown.quiz_answers).toMatchObject([
      { text: "Laub", is_correct: false },
      { text: "Münzen", is_correct: true },
    ]);
  });

  it("that do not fit the field are refused, and count as missing where they came by a file", () => {
    expect(textProblem(FIELDS, QUIZ, "quiz_answers.0.text", "x".repeat(121))).toMatch(/120/);
    expect(textProblem(FIELDS, QUIZ, "quiz_answers.0.text", "Münzen")).toBeNull();
    expect(textProblem(FIELDS, QUIZ, "quiz_answers.0.is_correct", "true")).not.toBeNull();
    expect(textProblem(FIELDS, QUIZ, "quiz_answers.7.text", "Gold")).not.toBeNull();
    const long = typed({ "quiz_answers.0.text": "x".repeat(121) });
    expect(stateAt(long, "quiz_answers.0.text")).toBe("missing");
  });
});

describe("an overlay", () => {
  it("replaces texts and leaves the rules of the slide as they are", () => {
    const overlay = overlayOf(parts(typed(GERMAN)));
    expect(withOverlay(QUIZ, overlay)).toEqual({
      ...QUIZ,
      quiz_question: "Was ist Gold?",
      quiz_audio_url: null,
      quiz_answers: [answer("Münzen", true), answer("Blätter")],
    });
    const hostile = {
      id: "other",
      type: "video",
      "quiz_answers.0.is_correct": "false",
      "quiz_answers.5.text": "More",
      "quiz_answers.length": "0",
      "__proto__.polluted": "yes",
      unknown: "x",
    };
    expect(withOverlay(QUIZ, hostile)).toEqual(QUIZ);
    expect({}).not.toHaveProperty("polluted");
  });

  it("shares a recording only where its words are the same", () => {
    const same = typed({ ...GERMAN, quiz_question: "What is gold?" });
    expect(overlayOf(parts(same))).not.toHaveProperty("quiz_audio_url");
    expect(overlayOf(parts(typed(GERMAN)))).toHaveProperty("quiz_audio_url", null);
    const spoken = typed({ ...GERMAN, quiz_audio_url: "/de.wav" });
    expect(overlayOf(parts(spoken))).toHaveProperty("quiz_audio_url", "/de.wav");
    // Other words: the recording is left out until it is made again.
    const reworded = typed({ quiz_question: "Gold ist was?" }, QUIZ, spoken);
    expect(stateAt(reworded, "quiz_audio_url")).toBe("outdated");
    expect(overlayOf(parts(reworded))).toHaveProperty("quiz_audio_url", null);
  });

  it("leaves out what was made of the source's clip where that is replaced", () => {
    const clip: VideoSlide = {
      id: "v",
      type: "video",
      video_url: "/en.mp4",
      video_light_url: "/en-light.mp4",
      video_bytes: 9_000_000,
      video_upright: false,
      captions_url: null,
      poster_url: "/en.webp",
      alt: "Pocket waves",
      story: { id: "missions/3/v1", script_url: "/s.json", sound_url: "/s.m4a" },
    };
    expect(withOverlay(clip, { alt: "Pocket winkt" })).toEqual({ ...clip, alt: "Pocket winkt" });
    expect(withOverlay(clip, { video_url: "/de.mp4" })).toMatchObject({
      video_url: "/de.mp4",
      video_light_url: null,
      video_bytes: null,
      video_upright: null,
      story: null,
      poster_url: "/en.webp",
    });
  });

  it("can be made the draft again", () => {
    const entries = typed({ ...GERMAN, quiz_audio_url: "/de.wav" });
    const overlay = overlayOf(parts(entries));
    const again = entriesOf(FIELDS, QUIZ, overlay, {});
    expect(overlayOf(parts(again))).toEqual(overlay);
    expect(parts(again).filter(({ state }) => state === "missing")).toEqual([]);
  });
});

describe("a lesson in a language", () => {
  const lesson = { title: "Gold", tag: "", mission_card: null, translations: {} };
  const inGerman = (entries: Entries, title: Entries) =>
    lessonIn("de", { ...lesson, translations: { de: title } }, [
      { slide: QUIZ, translations: { de: entries } },
    ]);

  it("is done when nothing is missing or outdated", () => {
    const title = { title: { source: "Gold", text: "Gold", n: 1 } };
    expect(inGerman(typed(GERMAN), {})).toMatchObject({
      isDone: false,
      progress: { texts: 4, missing: 1, outdated: 0 },
    });
    expect(inGerman(typed(GERMAN), title)).toMatchObject({ isDone: true });
    const old = { title: { source: "Silver", text: "Silber", n: 1 } };
    expect(inGerman(typed(GERMAN), old)).toMatchObject({
      isDone: false,
      progress: { missing: 0, outdated: 1 },
    });
  });

  const gold = { title: { source: "Gold", text: "Gold", n: 1 } };
  const done = { slide: QUIZ, translations: { de: typed(GERMAN) } };
  const toDo = { slide: QUIZ, translations: {} };
  const unplayable = { slide: { ...QUIZ, quiz_answers: [] }, translations: done.translations };
  it.each([
    ["no slide", gold, []],
    ["all done", gold, [done, done]],
    ["a title to do", {}, [done]],
    ["the last slide to do", gold, [done, toDo]],
    ["the first slide to do", gold, [toDo, done]],
    ["a slide that can't be played", gold, [done, unplayable, done]],
  ])("counts the same slide by slide as at once: %s (T-1615)", (_what, title, slides) => {
    const of = { ...lesson, translations: { de: title } };
    const { progress, isDone } = lessonIn("de", of, slides);
    const pieces = progressIn("de", of, slides);
    let steps = 0;
    let step = pieces.next();
    for (; step.done !== true; step = pieces.next()) steps++;
    expect([steps, step.value]).toEqual([slides.length, { ...progress, done: isDone }]);
  });
});

it("renames a translation's file and the file that it replaces, and no text", () =>
  expect(
    mapTranslatedFiles(
      {
        de: {
          picture_url: { source: "/media/a.png", text: "/media/b.png" },
          title: { source: "/media/a.png", text: "/media/b.png" },
        },
      },
      (url) => url.replace("/media/", "/media/new-"),
    ),
  ).toEqual({
    de: {
      picture_url: { source: "/media/new-a.png", text: "/media/new-b.png" },
      title: { source: "/media/a.png", text: "/media/b.png" },
    },
  }));

describe("the song of a lesson", () => {
  const song = { script_url: "/song.json", sound_url: "/song.m4a" };
  const card = { ...emptyCard(), title: "Jars", song };
  const version = { title: "Gold", tag: "", order: 1, version: 1, slides: [], mission_card: card };

  it("is nothing to translate, and is left out in another language (T-323)", () => {
    const found = translatedParts(LESSON_TEXTS, { title: "Gold", tag: "", mission_card: card }, {});
    expect(found.map(({ path }) => path)).toContain("mission_card.title");
    expect(found.filter(({ path }) => path.includes("song"))).toEqual([]);
    const translation = { lesson: { "mission_card.title": "Gläser" }, slides: {} };
    const shown = translatedVersion(version as unknown as LessonVersion, "de", translation);
    expect(shown.mission_card).toMatchObject({ title: "Gläser", song: null });
  });
});
