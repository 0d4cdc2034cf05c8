import { sql } from "drizzle-orm";
import { beliefBehind } from "#domain/questions/belief.ts";
import { rulesOf } from "#domain/slides/registry.ts";
import type { Slide } from "#domain/slides/registry.ts";
import type { SlideInsight } from "#domain/wire/insight.ts";
import { WRONG_SHOWN } from "#domain/wire/insight.ts";
import type { Queryable } from "#server/platform/db/connect.ts";

/** What was done wrong in a slide of a version, as the attempts' detail, and by how many children. */
export interface WrongCount {
  version: number;
  slideId: string;
  detail: string;
  count: number;
}

/**
 * What was done wrong in each slide, most frequent first, in the words that its version had: the same
 * answer may have stood at another place, and another answer at this one.
 */
export async function wrongActs(
  db: Queryable,
  lessonId: string,
  counts: readonly WrongCount[],
): Promise<Map<string, SlideInsight["wrong"]>> {
  const slides = await playedSlides(db, lessonId, counts);
  const playedIn = ({ version, slideId }: WrongCount) => slides.get(`${version} ${slideId}`);
  const what = (wrong: WrongCount) => {
    const slide = playedIn(wrong);
    const { detail } = wrong;
    return slide === undefined ? null : (rulesOf(slide.type)?.attempted?.(slide, detail) ?? null);
  };
  /** As it is noted in the newest version that has a note. */
  const beliefOf = (same: readonly WrongCount[]) => {
    const noted = same
      .toSorted((a, b) => b.version - a.version)
      .flatMap((wrong) => {
        const slide = playedIn(wrong);
        return slide === undefined ? [] : (beliefBehind(slide, wrong.detail) ?? []);
      });
    return noted[0] ?? null;
  };
  const bySlide = [...Map.groupBy(counts, ({ slideId }) => slideId)];
  return new Map(
    bySlide.map(([slideId, ofSlide]) => {
      const acts = [...Map.groupBy(ofSlide, what)].map(([text, same]) => ({
        what: text,
        count: same.reduce((sum, { count }) => sum + count, 0),
        belief: text === null ? null : beliefOf(same),
      }));
      const order = acts.toSorted(
        (a, b) => b.count - a.count || (a.what ?? "").localeCompare(b.what ?? ""),
      );
      return [slideId, order.slice(0, WRONG_SHOWN)];
    }),
  );
}

/** The slides that the counts are of, by '3 <id>' for one of version 3. */
async function playedSlides(
  db: Queryable,
  lessonId: string,
  counts: readonly WrongCount[],
): Promise<Map<string, Slide>> {
  if (counts.length === 0) return new Map();
  const versions = JSON.stringify([...new Set(counts.map(({ version }) => version))]);
  const ids = JSON.stringify([...new Set(counts.map(({ slideId }) => slideId))]);
  const found = await db.execute<{ version: number; slide: Slide }>(sql`
    select v.version, slide.value as slide
    from lesson_versions as v cross join lateral jsonb_array_elements(v.content -> 'slides') as slide(value)
    where v.lesson_id = ${lessonId}
      and v.version in (select n::int from jsonb_array_elements_text(${versions}::jsonb) as t(n))
      and slide.value ->> 'id' in (select id from jsonb_array_elements_text(${ids}::jsonb) as t(id))`);
  const { rows } = found as { rows: { version: number; slide: Slide }[] };
  return new Map(rows.map(({ version, slide }) => [`${version} ${slide.id}`, slide]));
}
