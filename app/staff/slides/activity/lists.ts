/** The list with some fields of one item changed. */
export const changed = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((item, index) => (index === at ? { ...item, ...change } : item));

/** The list without one item. */
export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);
