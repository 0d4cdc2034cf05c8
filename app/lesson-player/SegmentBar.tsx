import type { Slide } from "#domain/content/content.ts";
import styles from "./LessonPlayer.module.css";

/**
 * Progress through the slides: bars for videos, dots for quizzes. Hidden from screen readers, whose
 * heading says it.
 */
export function SegmentBar({ slides, now }: { slides: readonly Slide[]; now: number }) {
  return (
    <div className={styles.segments} aria-hidden="true">
      {slides.map((slide, index) => (
        <span
          key={slide.id}
          className={styles.segment}
          data-type={slide.type}
          data-reached={index <= now}
          data-now={index === now}
        />
      ))}
    </div>
  );
}
