import type { Slide } from "#domain/slides/registry.ts";
import { segmentGroups } from "./segment-groups.ts";
import { viewOf } from "./slides/registry.ts";
import styles from "./LessonPlayer.module.css";

/** More segments than this are drawn closer together, so that they fit a phone of 320 px. */
const WIDE_MAX = 10;
/** More slides than this are shown in groups. */
const SEGMENTS_MAX = 20;

/**
 * Progress through the slides: bars for videos, dots for the others, which become coins when they are
 * won; in a long lesson one bar for a group of slides. Hidden from screen readers, whose heading says it.
 */
export function SegmentBar({
  slides,
  now,
  isWon,
}: {
  slides: readonly Slide[];
  now: number;
  /** The slide of now is solved. */
  isWon: boolean;
}) {
  return (
    <div
      className={styles.segments}
      data-dense={slides.length > WIDE_MAX}
      data-progress=""
      aria-hidden="true"
    >
      {slides.length > SEGMENTS_MAX
        ? segmentGroups(slides.length, now).map(({ first, share, isNow }) => (
            <span key={first} className={styles.segment} data-shape="group" data-now={isNow}>
              <span className={styles.share} style={{ width: `${share * 100}%` }} />
            </span>
          ))
        : slides.map((slide, index) => (
            <span
              key={slide.id}
              className={styles.segment}
              data-shape={viewOf(slide).segment}
              data-reached={index <= now}
              data-now={index === now}
              data-won={index < now || (index === now && isWon)}
            />
          ))}
    </div>
  );
}
