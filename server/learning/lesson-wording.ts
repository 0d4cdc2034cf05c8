import type { LessonVersion } from "#domain/content/content.ts";
import { wordedFor } from "#domain/content/wording.ts";
import { BANDS, bandOf } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";

/** Versions by age band: always the same objects, because texts are cached by object. */
const known = new WeakMap<LessonVersion, ReadonlyMap<Band, LessonVersion>>();

function versionsByBand(version: LessonVersion): ReadonlyMap<Band, LessonVersion> {
  const found = known.get(version);
  if (found !== undefined) return found;
  const wordings = new Map(BANDS.map((band) => [band, wordedFor(version, band)]));
  known.set(version, wordings);
  return wordings;
}

/** The lesson with its stories as they are worded for a child of this age. */
export function wordedForAge(lesson: PublishedLesson, age: number): PublishedLesson {
  const newest = versionsByBand(lesson.newest).get(bandOf(age)) ?? lesson.newest;
  return newest === lesson.newest ? lesson : { ...lesson, newest };
}
