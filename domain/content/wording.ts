import { withFallbacks } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import type { LessonVersion } from "./content.ts";

/** The slide with the story's wording for this band or for its fallbacks, else with the default one. */
function slideWordedFor(slide: Slide, band: Band): Slide {
  if (slide.type !== "video" || !slide.story?.wordings) return slide;
  const { wordings, ...byDefault } = slide.story;
  const worded = withFallbacks(band).find((other) => wordings[other] !== undefined);
  const own = worded && wordings[worded];
  if (own === undefined) return { ...slide, story: byDefault };
  const { id, moments } = byDefault;
  return { ...slide, story: { id, ...own, ...(moments && { moments }), wording: worded } };
}

/**
 * The version as the children of a band get it, with the files of their wordings alone; the same
 * object where no story is in other words.
 */
export function wordedFor<T extends Pick<LessonVersion, "slides">>(version: T, band: Band): T {
  const slides = version.slides.map((slide) => slideWordedFor(slide, band));
  const isSame = slides.every((slide, index) => slide === version.slides[index]);
  return isSame ? version : { ...version, slides };
}

/** The band whose wording is in what a child gets; null where it has none of its own. */
export const wordingIn = ({ slides }: Pick<LessonVersion, "slides">): Band | null =>
  slides
    .flatMap((slide) => (slide.type === "video" ? [slide.story?.wording] : []))
    .find((band) => band !== undefined) ?? null;
