import { rulesOf } from "#domain/slides/registry.ts";
import { firstTryShare, triesUntilRight } from "#domain/wire/insight.ts";
import type { SlideInsight } from "#domain/wire/insight.ts";
import { insight as words } from "#app/copy/insight.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import styles from "./slides.module.css";

/** How children did with a slide: who saw it, who was right at once, what was done wrong most. */
export function SlideCounts({ slide, counts }: { slide: EditableSlide; counts: SlideInsight }) {
  const firstTry = firstTryShare(counts);
  const tries = triesUntilRight(counts);
  const rules = rulesOf(slide.type);
  const wrong = counts.wrong.flatMap(({ detail, count }) => {
    const what = rules?.attempted?.(slide, detail) ?? null;
    return what === null ? [] : [{ detail, text: words.wrongTimes(what, count) }];
  });
  return (
    <div className={styles.counts}>
      <p>{words.ofSlide(counts.seen, counts.left)}</p>
      {firstTry !== null && tries !== null && <p>{words.ofAttempts(firstTry, tries)}</p>}
      {wrong.length > 0 && (
        <>
          <p>{words.wrong}</p>
          <ul>
            {wrong.map(({ detail, text }) => (
              <li key={detail}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
