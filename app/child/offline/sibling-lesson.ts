import { firstFormOf, withFirstForm } from "#domain/learning/check-forms.ts";
import { bandOf } from "#domain/slides/bands.ts";
import type { Slide } from "#domain/slides/registry.ts";
import { isRecord } from "#app/data/base/guards.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Are the slides of these bands those of the child's age? */
function isOfAge(bands: unknown, me: unknown): boolean {
  const profile = isRecord(me) ? me["profile"] : undefined;
  const age = isRecord(profile) ? profile["kid_age"] : undefined;
  return isList(bands) && typeof age === "number" && bands.includes(bandOf(age));
}

/**
 * A lesson as the server answered it to a sibling, as this child gets it: its checks in the child's
 * order. Null where the child may not play it: where its slides differ by band and are those of another
 * age, or where the child's order is unknown.
 *
 * @param lesson the answer to the sibling
 * @param me the child's own profile as the server answered it; undefined where it is not kept
 * @param childId null where the request names none
 */
export function lessonOfSibling(lesson: unknown, me: unknown, childId: string | null): unknown {
  if (!isRecord(lesson)) return null;
  const { bands, first_check, slides } = lesson;
  if (bands !== undefined && !isOfAge(bands, me)) return null;
  if (first_check === undefined) return lesson;
  if (childId === null) return null;
  const first = firstFormOf(childId);
  if (first === first_check) return lesson;
  // Our server's own answer, kept as it came.
  return isList(slides)
    ? { ...lesson, first_check: first, slides: withFirstForm(slides as Slide[], first) }
    : null;
}
