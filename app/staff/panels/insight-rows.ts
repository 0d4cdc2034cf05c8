import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { toCsv } from "#domain/wire/csv.ts";
import { shareOf } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import { lessonStatistics as words } from "#app/copy/insight.ts";
import { wordsOf } from "#app/copy/slides/registry.ts";

/** The figures of one slide; counts of children. */
export interface InsightRow {
  id: string;
  /** Position in the lesson, from 1. */
  place: number;
  kind: string;
  text: string;
  reached: number;
  solved: number;
  firstTry: number;
  wrong: { what: string; count: number }[];
  /** Does it ask something that can be right or wrong? */
  isMeasured: boolean;
}

/** The figures of a lesson's slides in their order. @param slides of the version that was played */
export const insightRows = (slides: readonly Slide[], insight: LessonInsight): InsightRow[] =>
  slides.map((slide, index) => {
    const counts = insight.slides[slide.id];
    const rules = rulesOf(slide.type);
    const kind = wordsOf(slide.type)?.name ?? slide.type;
    return {
      id: slide.id,
      place: index + 1,
      kind,
      text: rules?.summary(slide).trim() || kind,
      reached: counts?.reached ?? 0,
      solved: counts?.solved ?? 0,
      firstTry: counts?.first_try ?? 0,
      wrong: (counts?.wrong ?? []).map(({ what, count }) => ({
        what: what ?? words.earlierAnswer,
        count,
      })),
      isMeasured: rules?.attempted !== undefined && rules.mayAsk?.(slide) !== false,
    };
  });

/** So many slides with equal losses still stand out. */
const MOST_WORST = 2;
/** Below this share of right first tries, a question is worth a look. */
const HARD = 0.6;

/**
 * The slides on which most children left, who did not reach the next one, and how many left on
 * each; null where none did, or where none stands out.
 */
export function biggestLoss(
  rows: readonly InsightRow[],
  finished: number,
): { places: number[]; left: number } | null {
  const losses = rows.map(({ place, reached }, index) => ({
    place,
    left: reached - (rows[index + 1]?.reached ?? finished),
  }));
  const most = Math.max(0, ...losses.map(({ left }) => left));
  if (most === 0) return null;
  const worst = losses.filter(({ left }) => left === most);
  if (worst.length > MOST_WORST || worst.length === rows.length) return null;
  return { places: worst.map(({ place }) => place), left: most };
}

/** The question that the smallest share got right at the first try; null where none is hard. */
export function hardestQuestion(
  rows: readonly InsightRow[],
): { row: InsightRow; share: number } | null {
  const answered = rows.flatMap((row) => {
    const share = row.isMeasured ? shareOf(row.firstTry, row.solved) : null;
    return share === null || share >= HARD ? [] : [{ row, share }];
  });
  return answered.toSorted((a, b) => a.share - b.share)[0] ?? null;
}

/** CSV (RFC 4180) with a row for each slide, and one more for each further wrong answer. */
export function insightCsv(rows: readonly InsightRow[], started: number): string {
  const lines = rows.flatMap(({ place, kind, text, reached, solved, firstTry, wrong }) => {
    const share = shareOf(reached, started) ?? 0;
    const first = [place, kind, text, reached, share.toFixed(2), solved, firstTry];
    const [most, ...others] = wrong;
    return [
      [...first, most?.what ?? "", most?.count ?? ""],
      ...others.map(({ what, count }) => [place, kind, text, "", "", "", "", what, count]),
    ];
  });
  return toCsv([words.csvColumns, ...lines]);
}
