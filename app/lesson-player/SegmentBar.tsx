import type { Slide } from "#domain/content.ts";
import styles from "./LessonPlayer.module.css";

/** Where the child is: bars for videos, dots for quizzes. The words are in the screen's heading. */
export function SegmentBar({ slides, now }: { slides: readonly Slide[]; now: number }) {
  return (
    <div className={styles["segments"]} aria-hidden="true">
      {slides.map((slide, index) => (
        <span key={slide.id} className={styles["segment"]} data-type={slide.type} data-reached={index <= now} data-now={index === now} />
      ))}
    </div>
  );
}
