import { bandOf } from "#domain/slides/bands.ts";
import { isRecord } from "#app/data/base/guards.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/**
 * May a child play a lesson as the server answered it to a sibling? Where its slides differ by band,
 * only if they are those of the child's age.
 *
 * @param lesson the answer to the sibling
 * @param me the child's own profile as the server answered it; undefined where it is not kept
 */
export function isForChild(lesson: unknown, me: unknown): boolean {
  if (!isRecord(lesson)) return false;
  const { bands } = lesson;
  if (bands === undefined) return true;
  const profile = isRecord(me) ? me["profile"] : undefined;
  const age = isRecord(profile) ? profile["kid_age"] : undefined;
  return isList(bands) && typeof age === "number" && bands.includes(bandOf(age));
}
