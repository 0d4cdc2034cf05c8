/**
 * The path of the API for one child; without an id that of the family, which is about its first
 * child.
 */
export const apiBase = (childId: string | null | undefined) =>
  childId ? `/api/child/${childId}` : "/api";
