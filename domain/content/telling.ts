import type { AgeBand } from "../slides/age-bands.ts";
import type { Slide } from "../slides/registry.ts";
import type { LessonVersion } from "./content.ts";

/** The slide with its story as it is told to these children: by default where they have no telling. */
function slideToldTo(slide: Slide, band: AgeBand): Slide {
  if (slide.type !== "video" || !slide.story?.tellings) return slide;
  const { tellings, ...byDefault } = slide.story;
  const own = tellings[band];
  if (own === undefined) return { ...slide, story: byDefault };
  const { moments } = byDefault;
  return { ...slide, story: { ...own, ...(moments && { moments }), telling: band } };
}

/**
 * The version as the children of a band get it, with the files of their tellings alone; the same
 * object where no story is told in other words.
 */
export function toldTo<T extends Pick<LessonVersion, "slides">>(version: T, band: AgeBand): T {
  const slides = version.slides.map((slide) => slideToldTo(slide, band));
  const isSame = slides.every((slide, index) => slide === version.slides[index]);
  return isSame ? version : { ...version, slides };
}

/** The band whose telling is in what a child gets; null where it has none of its own. */
export const tellingIn = ({ slides }: Pick<LessonVersion, "slides">): AgeBand | null =>
  slides
    .flatMap((slide) => (slide.type === "video" ? [slide.story?.telling] : []))
    .find((band) => band !== undefined) ?? null;
