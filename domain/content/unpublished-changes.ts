import { rulesOf } from "../slides/registry.ts";
import type { Slide } from "../slides/registry.ts";
import { spokenLinesOfCard } from "../slides/spoken-lines.ts";
import type { LessonVersion } from "./content.ts";
import { fewestMoves } from "./course-changes.ts";
import { isSame } from "./merge.ts";
import { isBlankCard } from "./mission-card.ts";
import type { MissionCard } from "./mission-card.ts";
import { partChanges } from "./part-changes.ts";
import type { PartChange } from "./part-changes.ts";
import { LESSON_TEXTS, slideTexts } from "./translation.ts";

/** A published version of a lesson, or its draft. */
export interface LessonContent extends Pick<LessonVersion, "title" | "tag"> {
  mission_card?: MissionCard | null | undefined;
  slides: readonly Slide[];
}

/** What is changed in a slide or mission card. */
interface ChangedContent {
  parts: PartChange[];
}

/**
 * One thing that children see after the draft is published. Places start at 1; `place` is the one in
 * the draft, `from` the one in the version.
 */
export type UnpublishedChange =
  | { what: "title"; to: string }
  | { what: "topic"; to: string }
  | ({ what: "card" } & ChangedContent)
  | { what: "slide_added"; place: number; slide: Slide }
  | ({ what: "slide_changed"; place: number; slide: Slide } & ChangedContent)
  | { what: "slide_moved"; place: number; from: number; slide: Slide }
  | { what: "slide_removed"; from: number; slide: Slide };

/** What differs between the version that children see and the draft, slide by slide. */
export function unpublishedChanges(
  version: LessonContent,
  draft: LessonContent,
): UnpublishedChange[] {
  const places = new Map(version.slides.map(({ id }, index) => [id, index + 1]));
  const kept = draft.slides.flatMap((slide, index) => {
    const from = places.get(slide.id);
    return from === undefined ? [] : [{ slide, from, to: index + 1 }];
  });
  const moved = new Map(fewestMoves(kept).map(({ slide, from }) => [slide, from]));
  const ofDraft = draft.slides.flatMap((slide, index): UnpublishedChange[] => {
    const place = index + 1;
    const before = version.slides[(places.get(slide.id) ?? 0) - 1];
    if (before === undefined) return [{ what: "slide_added", place, slide }];
    const from = moved.get(slide);
    return [
      ...(from === undefined ? [] : [{ what: "slide_moved" as const, place, from, slide }]),
      ...(isSameSlide(before, slide)
        ? []
        : [{ what: "slide_changed" as const, place, slide, ...changedIn(before, slide) }]),
    ];
  });
  const inDraft = new Set(draft.slides.map(({ id }) => id));
  const removed = version.slides.flatMap((slide, index) =>
    inDraft.has(slide.id) ? [] : [{ what: "slide_removed" as const, from: index + 1, slide }],
  );
  return [...ofSettings(version, draft), ...ofDraft, ...removed];
}

function ofSettings(version: LessonContent, draft: LessonContent): UnpublishedChange[] {
  return [
    ...(isSame(version.title, draft.title) ? [] : [{ what: "title" as const, to: draft.title }]),
    ...(isSame(version.tag, draft.tag) ? [] : [{ what: "topic" as const, to: draft.tag }]),
    ...(isSame(cardOf(version), cardOf(draft))
      ? []
      : [
          {
            what: "card" as const,
            parts: partChanges(CARD, cardIn(version), cardIn(draft)),
          },
        ]),
  ];
}

/** A card without words is not published. */
const cardOf = ({ mission_card: card = null }: LessonContent) =>
  card === null || isBlankCard(card) ? null : card;

const CARD = { mission_card: LESSON_TEXTS.mission_card };
const cardIn = (lesson: LessonContent) => ({ mission_card: cardOf(lesson) });

/** What children hear of a lesson's mission card. */
export function linesOfCard(lesson: LessonContent) {
  const card = cardOf(lesson);
  return card === null ? [] : spokenLinesOfCard(card);
}

const changedIn = (before: Slide, now: Slide): ChangedContent => ({
  parts: partChanges(slideTexts(now.type), withStart(before), withStart(now)),
});

const withStart = (slide: Slide): object => ({ ...rulesOf(slide.type)?.start(), ...slide });

/** A field that a kind got after the version was published has its first value there. */
function isSameSlide(before: Slide, now: Slide): boolean {
  const names = Object.keys(rulesOf(now.type)?.fields ?? before);
  const [old, draft] = [before, now].map(withStart);
  return names.every((name) => isSame(valueIn(old, name), valueIn(draft, name)));
}

const valueIn = (slide: object | undefined, name: string): unknown =>
  slide === undefined ? null : (Reflect.get(slide, name) ?? null);
