import { rulesOf } from "#domain/slides/registry.ts";
import { shareOf } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import { lessonInsight as words } from "#app/copy/insight.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import styles from "./slides.module.css";

/** How children did with a slide: how many came, who was right at once, what was done wrong most. */
export function SlideCounts({ slide, insight }: { slide: EditableSlide; insight: LessonInsight }) {
  const counts = insight.slides[slide.id];
  if (counts === undefined || insight.started === 0) return null;
  const firstTry = shareOf(counts.first_try, counts.solved);
  const rules = rulesOf(slide.type);
  const wrong = counts.wrong.flatMap(({ detail, count }) => {
    const what = rules?.attempted?.(slide, detail) ?? null;
    return what === null ? [] : [words.wrongBy(what, count)];
  });
  return (
    <p className={styles.counts}>
      <span>{words.ofSlide(counts.reached, insight.started)}</span>{" "}
      {firstTry !== null && <span>{words.ofAttempts(firstTry)}</span>}{" "}
      {wrong.length > 0 && <span>{words.wrong(wrong)}</span>}
    </p>
  );
}
