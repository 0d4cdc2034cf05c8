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

/** A lesson's draft in a language. */
export function lessonIn(
  lang: string,
  lesson: TranslatedLesson,
  slides: readonly TranslatedSlide[],
) {
  const ofLesson = translatedParts(LESSON_TEXTS, lesson, lesson.translations[lang] ?? {});
  const ofSlides = slides.map(({ slide, translations }) => {
    const parts = translatedParts(slideTexts(slide.type), slide, translations[lang] ?? {});
    return { slide, parts, shown: withOverlay(slide, overlayOf(parts)) };
  });
  const parts = [...ofLesson, ...ofSlides.flatMap((one) => one.parts)];
  const count = (state: TranslatedPart["state"]) =>
    parts.filter((part) => isToDo(part) && part.state === state).length;
  const progress: Progress = {
    texts: parts.filter(({ kind, state }) => kind === "text" && state !== "none").length,
    missing: count("missing"),
    outdated: count("outdated"),
  };
  /** Blocking findings of the slides as they are shown in this language. */
  const findings = checkLesson(
    ofSlides.map(({ shown }) => ({ ...shown, video_seconds: null })),
  ).filter(isBlocking);
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
