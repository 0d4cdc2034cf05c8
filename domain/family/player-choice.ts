import type { ListedChild } from "./fields.ts";

/**
 * Is 'Who is playing?' asked? In a family of several children, until a child was chosen on the
 * device, and in this tab (`opened`) if the child has a picture lock.
 */
export function isPlayerAsked(
  children: readonly Pick<ListedChild, "id" | "lock">[],
  chosen: string | undefined,
  opened: string | undefined,
): boolean {
  if (children.length < 2) return false;
  if (chosen === undefined) return true;
  return chosen !== opened && children.find(({ id }) => id === chosen)?.lock != null;
}
