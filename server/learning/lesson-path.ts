import { versionFor } from "#domain/content/band-path.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";

/** Versions by band: always the same objects, because texts are cached by object. */
const known = new WeakMap<LessonVersion, ReadonlyMap<Band, LessonVersion>>();

function versionsByBand(version: LessonVersion): ReadonlyMap<Band, LessonVersion> {
  const found = known.get(version);
  if (found !== undefined) return found;
  const versions = new Map(BANDS.map((band) => [band, versionFor(version, band)]));
  known.set(version, versions);
  return versions;
}

/** The lesson with the slides of a band's path, its stories in the wording of the band. */
export function lessonFor(lesson: PublishedLesson, band: Band): PublishedLesson {
  const newest = versionsByBand(lesson.newest).get(band) ?? lesson.newest;
  return newest === lesson.newest ? lesson : { ...lesson, newest };
}
