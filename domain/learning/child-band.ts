import { slidesFor } from "../content/band-path.ts";
import { bandOf, nearestTo } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import type { SlideProgress } from "./progress.ts";

/**
 * The band in which a child plays a lesson: that of its age, in years. In the middle of a lesson whose
 * slide the path of its age lacks, that of the path with the slide, so that after a birthday the child
 * goes on at the same place; the next lesson, and this one played again, are those of its age.
 *
 * @param slides all slides of the lesson
 */
export function childBand(
  slides: readonly Pick<Slide, "id" | "for">[],
  age: number,
  progress: Pick<SlideProgress, "slide_id" | "completed"> | null,
): Band {
  const band = bandOf(age);
  if (progress === null || progress.completed) return band;
  const stands = nearestTo(band).find((other) =>
    slidesFor(slides, other).some(({ id }) => id === progress.slide_id),
  );
  return stands ?? band;
}
