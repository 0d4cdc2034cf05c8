/** What publishing a lesson's draft comes to. */
export interface Publication {
  /** The version that children see after it. */
  version: number;
  /** Did this publication make it? If not, nothing is written, mailed or noted. */
  isNew: boolean;
}

/**
 * A draft that is the same as the newest version makes no other one.
 * @param newest null: the lesson was never published
 */
export function publicationOf(newest: { version: number; isSame: boolean } | null): Publication {
  if (newest?.isSame) return { version: newest.version, isNew: false };
  return { version: (newest?.version ?? 0) + 1, isNew: true };
}
