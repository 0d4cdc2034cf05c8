import { sentSlide } from "../questions/fields.ts";
import { BANDS, nearestTo, withFallbacks } from "../slides/bands.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import type { LessonVersion } from "./content.ts";
import { wordedFor } from "./wording.ts";

/*
 * The slides of a lesson that children of one band get: the band's path. A slide names its bands in
 * `for`; without it, it is in every path.
 */

type WithBands = Pick<Slide, "for">;

const isIn = ({ for: bands }: WithBands, band: Band) => bands?.includes(band) ?? true;
const hasOwn = (slides: readonly WithBands[], band: Band) =>
  slides.some(({ for: bands }) => bands?.includes(band) === true);

/** The bands that some slide names, youngest first: each has a path of its own. */
export const bandsWithOwnPath = (slides: readonly WithBands[]): Band[] =>
  BANDS.filter((band) => hasOwn(slides, band));

/**
 * The band whose path the children of a band get: the band itself, its first fallback with a path of
 * its own, or, where no slide at all would be left, the nearest band that has one.
 */
export function pathOf(slides: readonly WithBands[], band: Band): Band {
  const path = withFallbacks(band).find((other) => hasOwn(slides, other)) ?? band;
  if (slides.some((slide) => isIn(slide, path))) return path;
  return nearestTo(band).find((other) => hasOwn(slides, other)) ?? band;
}

/** The slides that children of a band get, in their order. */
export function slidesFor<S extends WithBands>(slides: readonly S[], band: Band): S[] {
  const path = pathOf(slides, band);
  return slides.filter((slide) => isIn(slide, path));
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
  const isSame = sent.every((slide, index) => slide === slides[index]);
  return wordedFor(isSame ? version : { ...version, slides: sent }, band);
}
