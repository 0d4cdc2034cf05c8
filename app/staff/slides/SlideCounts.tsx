import { isCheck } from "#domain/learning/check-forms.ts";
import { checkShares, shareOf } from "#domain/wire/insight.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import { lessonInsight as words } from "#app/copy/insight.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import styles from "./slides.module.css";

/** How children did with a slide: how many came, who was right at once, what was done wrong most. */
export function SlideCounts({ slide, insight }: { slide: EditableSlide; insight: LessonInsight }) {
  const counts = insight.slides[slide.id];
  if (counts === undefined || insight.started === 0) return null;
  // A check is answered once.
  const firstTry = isCheck(slide) ? null : shareOf(counts.first_try, counts.solved);
  const checked = counts.check && checkShares(counts.check);
  const wrong = counts.wrong.flatMap(({ what, count }) =>
    what === null ? [] : [words.wrongBy(what, count)],
  );
  return (
    <details className={styles.counts}>
      <summary>
        {words.reachedBy(shareOf(counts.reached, insight.started) ?? 0)}
        {firstTry !== null && words.rightAtOnce(firstTry)}
        {checked !== null &&
          words.beforeAfter(words.percent(checked.before), words.percent(checked.after))}
      </summary>
      <p>{words.ofSlide(counts.reached, insight.started)}</p>
      {firstTry !== null && <p>{words.ofAttempts(firstTry)}</p>}
      {wrong.length > 0 && <p>{words.wrong(wrong)}</p>}
    </details>
  );
}
