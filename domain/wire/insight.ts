import { HOME_PAGE, CHILD_PAGES, NOT_FOUND_PAGE, STAFF_PAGES } from "../routing/routes.ts";
import type { Page } from "../routing/routes.ts";

/**
 * What is counted a day (UTC), and of what: a lesson's id, a slide's id, a slide's id with what was
 * done wrong ('<id>/3>1'), a page's name, or '' for the whole product.
 */
export const COMPUTED_MEASURES = [
  "family_made",
  "lesson_started",
  "lesson_finished",
  "slide_seen",
  "slide_left",
  "slide_solved",
  "slide_tries",
  "slide_first_try",
  "slide_wrong",
  "page_viewed",
] as const;
/** Counted as it happens, since nothing is kept that it could be counted from later. */
export type CountedMeasure =
  | "home_opened"
  | "page_opened"
  | "signup_sent"
  | `difficulty:${string}`
  | `enjoyment:${string}`;
export type ComputedMeasure = (typeof COMPUTED_MEASURES)[number];

/**
 * Pages that our own server counts: the start page, the children's and the authors'. Their names
 * are unlike each other.
 */
export const COUNTED_PAGES: readonly Page[] = [
  HOME_PAGE,
  ...new Map(Object.values(CHILD_PAGES).map((page) => [page.name, page])).values(),
  ...Object.values(STAFF_PAGES),
  NOT_FOUND_PAGE,
];

/** How far back the authors' page looks. */
export const INSIGHT_DAYS = 30;
/** Events of a device that was offline come this late (the outbox keeps them no longer). */
export const LATE_DAYS = 8;

/** The way from the start page through the first lesson, in order. */
export const FUNNEL = [
  "home_opened",
  "signup_sent",
  "family_made",
  "first_lesson_started",
  "first_lesson_finished",
] as const;
export type FunnelStep = (typeof FUNNEL)[number];

export interface SlideInsight {
  /** Children who saw it. */
  seen: number;
  /** Children who went on to nothing after it that day. */
  left: number;
  /** Children who found the right answer. */
  solved: number;
  /** Tries that they needed together. */
  tries: number;
  /** Children who found it at the first try. */
  firstTry: number;
  /** What was done wrong most often, as the attempts' detail, most frequent first. */
  wrong: { detail: string; count: number }[];
}

/** Wrong acts that authors see of one slide. */
export const WRONG_SHOWN = 3;
/** Wrong acts of one slide that are kept a day: of some kinds there are hundreds. */
export const WRONG_KEPT = 20;

/** Tries until right, on the average; null while nobody was right. */
export const triesUntilRight = ({ solved, tries }: SlideInsight) =>
  solved === 0 ? null : tries / solved;

/** Share of those who were right that were it at the first try; null while nobody was right. */
export const firstTryShare = ({ solved, firstTry }: SlideInsight) =>
  solved === 0 ? null : firstTry / solved;
