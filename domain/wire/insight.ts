import { HOME_PAGE, CHILD_PAGES, NOT_FOUND_PAGE, STAFF_PAGES } from "../routing/routes.ts";
import type { Page } from "../routing/routes.ts";
import type { Day } from "../days.ts";
import type { AgeBand } from "../family/age.ts";
import type { Misconception, Slip } from "../questions/misconceptions.ts";

/** Counted once for each ended week (UTC). The subject is a page's name, or '' for the product. */
export const WEEKLY_MEASURES = ["families_made", "pages_viewed"] as const;
export type WeeklyMeasure = (typeof WEEKLY_MEASURES)[number];
/**
 * Counted per day (UTC) as it happens: stored data can't give the count later. The subject is a
 * lesson's id, a page's name, or '' for the product. Shown only as sums of whole weeks.
 */
export type CountedMeasure =
  | "home_opened"
  | "page_opened"
  | "signup_sent"
  | `difficulty:${string}`
  | `enjoyment:${string}`;

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

/** How many weeks that have ended the overview of all lessons shows. */
export const OVERVIEW_WEEKS = 4;

/** The way from the start page through the first lesson, in order. */
export const FUNNEL = [
  "home_opened",
  "signup_sent",
  "family_made",
  "first_lesson_started",
  "first_lesson_finished",
] as const;
export type FunnelStep = (typeof FUNNEL)[number];

/** How far back the figures of one lesson go. */
export const INSIGHT_WEEKS = 26;
/** Wrong acts that authors see of one slide. */
export const WRONG_SHOWN = 5;

/** Which children the figures of a lesson are of; null: all. Weeks by their Mondays, both inclusive. */
export interface InsightFilter {
  version: number | null;
  age: AgeBand | null;
  from: Day | null;
  to: Day | null;
}

export const ALL_CHILDREN: InsightFilter = { version: null, age: null, from: null, to: null };

export interface SlideInsight {
  /** Children who saw it. */
  reached: number;
  /** Children who found the right answer, and those who did at the first try. */
  solved: number;
  first_try: number;
  /**
   * What was done wrong by most children, most frequent first, in the words of the version in which it
   * was done; null where they are not known any more. `belief`: what leads to it, as the author noted it.
   */
  wrong: { what: string | null; count: number; belief: Misconception | Slip | null }[];
  /** Of a check; null where nobody answered it as one. */
  check: CheckInsight | null;
}

/** Children who answered a check, by whether they were right. */
export interface CheckTally {
  right: number;
  wrong: number;
}

/**
 * How a check was answered before the lesson by the children who got its form first, and after it by the
 * others. First answers alone.
 */
export interface CheckInsight {
  before: CheckTally;
  after: CheckTally;
}

/** The share that was right, 0 to 1; null where fewer than five children answered. */
export const rightShare = ({ right, wrong }: CheckTally): number | null =>
  shareOf(right, right + wrong);

/** The shares that were right before and after the lesson; null where one of the two is not known. */
export function checkShares(check: CheckInsight): { before: number; after: number } | null {
  const [before, after] = [rightShare(check.before), rightShare(check.after)];
  return before === null || after === null ? null : { before, after };
}

/** Were no more right after the lesson than before it? False where one of the two is not known. */
export function isNotBetter(check: CheckInsight): boolean {
  const shares = checkShares(check);
  return shares !== null && shares.after <= shares.before;
}

/** Counts of children, each a sum of groups (child-groups.ts). */
export interface LessonInsight {
  /** What there are figures of, whatever the filter: weeks oldest first. */
  weeks: Day[];
  versions: number[];
  ages: AgeBand[];
  started: number;
  finished: number;
  /** By the slide's id. */
  slides: Record<string, SlideInsight>;
}

/** Share of those who began a lesson, 0 to 1; null while there is none. Rounding can exceed 1. */
export const shareOf = (children: number, started: number): number | null =>
  started === 0 ? null : Math.min(1, children / started);
