import { sentSlide } from "../questions/fields.ts";
import { BANDS, nearestTo, withFallbacks } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import type { LessonVersion } from "./content.ts";
import { wordedFor } from "./wording.ts";

/*
 * The slides of a lesson that children of one band get: the band's path. A slide names its bands in
 * `for`; without it, it is in every path. A bank question is in no path: it is asked in reviews alone.
 */

type WithBands = Pick<Slide, "for"> & { for_review?: boolean | undefined };

/** Is it asked only in reviews, never in its lesson? */
export const isBankQuestion = ({ for_review }: WithBands): boolean => for_review === true;

const isIn = ({ for: bands }: WithBands, band: Band) => bands?.includes(band) ?? true;
const hasOwn = (slides: readonly WithBands[], band: Band) =>
  slides.some((slide) => !isBankQuestion(slide) && slide.for?.includes(band) === true);
const isPlayedIn = (slide: WithBands, path: Band) => !isBankQuestion(slide) && isIn(slide, path);

/** The bands that some slide of the lesson's paths names, youngest first: each has a path of its own. */
export const bandsWithOwnPath = (slides: readonly WithBands[]): Band[] =>
  BANDS.filter((band) => hasOwn(slides, band));

/**
 * The band whose path the children of a band get: the band itself, its first fallback with a path of
 * its own, or, where no slide at all would be left, the nearest band that has one.
 */
export function pathOf(slides: readonly WithBands[], band: Band): Band {
  const path = withFallbacks(band).find((other) => hasOwn(slides, other)) ?? band;
  if (slides.some((slide) => isPlayedIn(slide, path))) return path;
  return nearestTo(band).find((other) => hasOwn(slides, other)) ?? band;
}

/** The slides that children of a band get in the lesson, in their order. */
export function slidesFor<S extends WithBands>(slides: readonly S[], band: Band): S[] {
  const path = pathOf(slides, band);
  return slides.filter((slide) => isPlayedIn(slide, path));
}

/** The bank questions for children of a band: those for it, and those for the band whose path they get. */
export function bankFor<S extends WithBands>(slides: readonly S[], band: Band): S[] {
  const path = pathOf(slides, band);
  return slides.filter(
    (slide) => isBankQuestion(slide) && (isIn(slide, band) || isIn(slide, path)),
  );
}

/** The version with one of its slides alone, as a review asks it; null where it has no such slide. */
export function versionOfSlide<T extends Pick<LessonVersion, "slides">>(
  version: T,
  slideId: string,
): T | null {
  const slide = version.slides.find(({ id }) => id === slideId);
  return slide === undefined ? null : { ...version, slides: [sentSlide(slide)] };
}

const idsOf = (slides: readonly Pick<Slide, "id">[]) => slides.map(({ id }) => id).join();

/**
 * The version as the children of a band get it: the slides of their path alone, in their wording,
 * without what authors noted.
 * The same object where it is the same for all.
 */
export function versionFor<T extends Pick<LessonVersion, "slides" | "bands">>(
  version: T,
  band: Band,
): T {
  const { slides } = version;
  const path = slidesFor(slides, band);
  const sent = path.map(sentSlide);
  if (bandsWithOwnPath(slides).length > 0) {
    const bands = BANDS.filter((other) => idsOf(slidesFor(slides, other)) === idsOf(path));
    return wordedFor({ ...version, bands, slides: sent }, band);
  }
  const isSame =
    sent.length === slides.length && sent.every((slide, index) => slide === slides[index]);
  return wordedFor(isSame ? version : { ...version, slides: sent }, band);
}
