import type { ListedChild } from "#domain/family/fields.ts";
import { fetchMe } from "../family/family.ts";
import { answer, api } from "../wire/api.ts";

/** What a child of the family learned. Throws AppError. */
export const fetchLearned = (childId: string) =>
  answer(api.me.children[":child"].learned.$get({ param: { child: childId } }));
export type Learned = Awaited<ReturnType<typeof fetchLearned>>;

export interface LearnedOfChild {
  /** The family's children, in its order. */
  family: ListedChild[];
  child: ListedChild;
  learned: Learned;
}

/**
 * What one child learned: the child with this id, else the family's first. Null where there is no
 * family. Throws AppError.
 */
export async function fetchLearnedOf(childId: string | null): Promise<LearnedOfChild | null> {
  const { children: family } = await fetchMe();
  const child = family.find(({ id }) => id === childId) ?? family[0];
  return child === undefined ? null : { family, child, learned: await fetchLearned(child.id) };
}
