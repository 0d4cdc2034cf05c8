import type { LessonVersion } from "#domain/content/content.ts";
import { wordedFor } from "#domain/content/wording.ts";
import { BANDS, bandOf } from "#domain/slides/wording-bands.ts";
import type { WordingBand } from "#domain/slides/wording-bands.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { readChildAge } from "./queries.ts";

/** Versions by age band: always the same objects, because texts are cached by object. */
const known = new WeakMap<LessonVersion, ReadonlyMap<WordingBand, LessonVersion>>();

function versionsByBand(version: LessonVersion): ReadonlyMap<WordingBand, LessonVersion> {
  const found = known.get(version);
  if (found !== undefined) return found;
  const made = new Map(BANDS.map((band) => [band, wordedFor(version, band)]));
  known.set(version, made);
  return made;
}

/**
 * The lesson with its stories as they are worded for a child of this age. The age is read only where a
 * story has several wordings.
 */
export async function wordedForChild(
  db: Queryable,
  child: Child,
  lesson: PublishedLesson,
): Promise<PublishedLesson> {
  const byBand = versionsByBand(lesson.newest);
  if ([...byBand.values()].every((version) => version === lesson.newest)) return lesson;
  const age = await readChildAge(db, child);
  const newest = byBand.get(bandOf(age ?? Infinity)) ?? lesson.newest;
  return { ...lesson, newest };
}
