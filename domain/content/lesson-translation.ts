import type { Slide } from "../slides/registry.ts";
import type { PublishedTranslation } from "./content.ts";
import type { MissionCard } from "./mission-card.ts";
import { checkLesson, isBlocking } from "./publish-check.ts";
import { isToDo } from "./translated-part.ts";
import { LESSON_TEXTS, slideTexts, translatedParts } from "./translation.ts";
import type { TranslatedPart } from "./translated-part.ts";
import type { Translations } from "./translation.ts";
import { overlayOf, withOverlay } from "./translation-overlay.ts";

/** A slide's draft with its translations. */
export interface TranslatedSlide {
  slide: Slide;
  translations: Translations;
}

/** A lesson's draft with the translations of its title, tag and mission card. */
export interface TranslatedLesson {
  title: string;
  tag: string;
  mission_card: MissionCard | null;
  translations: Translations;
}

/** How far a lesson is in a language. */
export interface Progress {
  /** Texts, and what of them is still to do. */
  texts: number;
  missing: number;
  outdated: number;
}

function progressOf(parts: readonly TranslatedPart[]): Progress {
  const count = (state: TranslatedPart["state"]) =>
    parts.filter((part) => isToDo(part) && part.state === state).length;
  return {
    texts: parts.filter(({ kind, state }) => kind === "text" && state !== "none").length,
    missing: count("missing"),
    outdated: count("outdated"),
  };
}

const partsOfLesson = (lang: string, lesson: TranslatedLesson) =>
  translatedParts(LESSON_TEXTS, lesson, lesson.translations[lang] ?? {});
const partsOfSlide = (lang: string, { slide, translations }: TranslatedSlide) =>
  translatedParts(slideTexts(slide.type), slide, translations[lang] ?? {});

/** Blocking findings of slides as they are shown in a language. */
const findingsIn = (shown: readonly Slide[]) =>
  checkLesson(shown.map((slide) => ({ ...slide, video_seconds: null }))).filter(isBlocking);

/**
 * How far a lesson is in a language, as `lessonIn` says it: yields after each slide, since a lesson may
 * have many long ones. `done`: it can be published.
 */
export function* progressIn(
  lang: string,
  lesson: TranslatedLesson,
  slides: Iterable<TranslatedSlide>,
): Generator<void, Progress & { done: boolean }> {
  const sum = progressOf(partsOfLesson(lang, lesson));
  let isPlayable = false;
  let count = 0;
  for (const one of slides) {
    const parts = partsOfSlide(lang, one);
    const { texts, missing, outdated } = progressOf(parts);
    sum.texts += texts;
    sum.missing += missing;
    sum.outdated += outdated;
    // Looked at only where it decides.
    if (sum.missing + sum.outdated === 0 && (count === 0 || isPlayable))
      isPlayable = findingsIn([withOverlay(one.slide, overlayOf(parts))]).length === 0;
    count++;
    yield;
  }
  return { ...sum, done: isPlayable && sum.missing + sum.outdated === 0 };
}

/** A lesson's draft in a language. */
export function lessonIn(
  lang: string,
  lesson: TranslatedLesson,
  slides: readonly TranslatedSlide[],
) {
  const ofLesson = partsOfLesson(lang, lesson);
  const ofSlides = slides.map((one) => {
    const parts = partsOfSlide(lang, one);
    return { slide: one.slide, parts, shown: withOverlay(one.slide, overlayOf(parts)) };
  });
  const progress = progressOf([...ofLesson, ...ofSlides.flatMap((one) => one.parts)]);
  const findings = findingsIn(ofSlides.map(({ shown }) => shown));
  const published: PublishedTranslation = {
    lesson: overlayOf(ofLesson),
    slides: Object.fromEntries(
      ofSlides
        .map((one) => [one.slide.id, overlayOf(one.parts)] as const)
        .filter(([, overlay]) => Object.keys(overlay).length > 0),
    ),
  };
  const isDone = progress.missing + progress.outdated === 0 && findings.length === 0;
  return { ofLesson, ofSlides, progress, findings, isDone, published };
}
