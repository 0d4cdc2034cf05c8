import { versionFor } from "#domain/content/band-path.ts";
import type { LessonVersion } from "#domain/content/content.ts";
import { versionWithFirstForm } from "#domain/learning/check-forms.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";
import { CHECK_FORMS } from "#domain/slides/quiz/quiz.ts";
import type { CheckForm } from "#domain/slides/quiz/quiz.ts";
import type { PublishedLesson } from "#server/content/catalog.ts";

type Variants = ReadonlyMap<Band, Readonly<Record<CheckForm, LessonVersion>>>;

/** Versions by band and first check: always the same objects, because texts are cached by object. */
const known = new WeakMap<LessonVersion, Variants>();

function variantsOf(version: LessonVersion): Variants {
  const found = known.get(version);
  if (found !== undefined) return found;
  const variants = new Map(
    BANDS.map((band) => {
      const [a, b] = CHECK_FORMS;
      const ofBand = versionFor(version, band);
      return [
        band,
        { [a]: versionWithFirstForm(ofBand, a), [b]: versionWithFirstForm(ofBand, b) },
      ] as const;
    }),
  );
  known.set(version, variants);
  return variants;
}

/**
 * The lesson with the slides of a band's path, its stories in the wording of the band, and its checks
 * in the order in which the child gets them.
 */
export function lessonFor(
  lesson: PublishedLesson,
  band: Band,
  firstCheck: CheckForm,
): PublishedLesson {
  const newest = variantsOf(lesson.newest).get(band)?.[firstCheck] ?? lesson.newest;
  return newest === lesson.newest ? lesson : { ...lesson, newest };
}
