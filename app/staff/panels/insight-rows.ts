import { isBankQuestion } from "#domain/content/band-path.ts";
import { isCheck } from "#domain/learning/check-forms.ts";
import { questionOf } from "#domain/questions/question.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { toCsv } from "#domain/wire/csv.ts";
import { checkShares, isNotBetter, shareOf } from "#domain/wire/insight.ts";
import type { CheckInsight, CheckTally, LessonInsight } from "#domain/wire/insight.ts";
import { beliefWords, lessonStatistics as words } from "#app/copy/insight.ts";
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
  /** `belief`: why a child does it, in words. */
  wrong: { what: string; count: number; belief: string | null }[];
  /** Does it ask something that can be right or wrong? */
  isMeasured: boolean;
  /** Is it asked without a verdict, before or after the lesson? */
  isCheck: boolean;
  /** Of a check that was answered. */
  check: CheckInsight | null;
  /** Of a check: what a child understands who is right, as the author noted it. */
  idea: string | null;
}

/**
 * The figures of a lesson's slides in their order, without what is asked only in reviews.
 * @param slides of the version that was played
 */
export const insightRows = (slides: readonly Slide[], insight: LessonInsight): InsightRow[] =>
  slides.flatMap((slide, index) => {
    if (isBankQuestion(slide)) return [];
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
      wrong: (counts?.wrong ?? []).map(({ what, count, belief }) => ({
        what: what ?? words.earlierAnswer,
        count,
        belief: belief && beliefWords(belief),
      })),
      isMeasured: rules?.attempted !== undefined && rules.mayAsk?.(slide) !== false,
      isCheck: isCheck(slide),
      check: isCheck(slide) ? (counts?.check ?? null) : null,
      idea: isCheck(slide) ? (questionOf(slide)?.idea ?? null) : null,
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
    const share = row.isMeasured && !row.isCheck ? shareOf(row.firstTry, row.solved) : null;
    return share === null || share >= HARD ? [] : [{ row, share }];
  });
  return answered.toSorted((a, b) => a.share - b.share)[0] ?? null;
}

/**
 * The check that was answered right by no larger share after the lesson than before it, and of those the one
 * with the greatest loss; null where each was answered better, or by too few.
 */
export function leastHelped(
  rows: readonly InsightRow[],
): { row: InsightRow; before: number; after: number } | null {
  const found = rows.flatMap((row) => {
    const shares = row.check !== null && isNotBetter(row.check) ? checkShares(row.check) : null;
    return shares === null ? [] : [{ row, ...shares }];
  });
  return found.toSorted((a, b) => a.after - a.before - (b.after - b.before))[0] ?? null;
}

const tallyCells = (tally: CheckTally | undefined) =>
  tally === undefined ? ["", ""] : [tally.right, tally.right + tally.wrong];

/** Cells of figures, in the rows of further wrong answers. */
const NOT_REPEATED = Array.from({ length: 8 }, () => "");

/** CSV (RFC 4180) with a row for each slide, and one more for each further wrong answer. */
export function insightCsv(rows: readonly InsightRow[], started: number): string {
  const lines = rows.flatMap(({ place, kind, text, reached, solved, firstTry, wrong, check }) => {
    const share = shareOf(reached, started) ?? 0;
    const first = [place, kind, text, reached, share.toFixed(2), solved, firstTry];
    const checked = [...tallyCells(check?.before), ...tallyCells(check?.after)];
    const [most, ...others] = wrong;
    return [
      [...first, ...checked, most?.what ?? "", most?.count ?? "", most?.belief ?? ""],
      ...others.map(({ what, count, belief }) => [
        place,
        kind,
        text,
        ...NOT_REPEATED,
        what,
        count,
        belief ?? "",
      ]),
    ];
  });
  return toCsv([words.csvColumns, ...lines]);
}
