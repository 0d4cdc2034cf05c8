import type { Slide } from "#domain/slides/registry.ts";
import { viewOf } from "./slides/registry.ts";
import styles from "./LessonPlayer.module.css";

/**
 * Progress through the slides: bars for videos, dots for the others. Hidden from screen readers, whose
 * heading says it.
 */
export function SegmentBar({ slides, now }: { slides: readonly Slide[]; now: number }) {
  return (
    <div className={styles.segments} aria-hidden="true">
      {slides.map((slide, index) => (
        <span
          key={slide.id}
          className={styles.segment}
          data-shape={viewOf(slide).segment}
          data-reached={index <= now}
          data-now={index === now}
        />
      ))}
    </div>
  );
}
