/** Where the API is asked about one child; without an id about the family, and its first child. */
export const apiBase = (childId: string | null | undefined) =>
  childId ? `/api/child/${childId}` : "/api";
