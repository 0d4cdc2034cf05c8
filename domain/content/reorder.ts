/**
 * The list with the item at `from` moved to `to`; the same list when either place does not exist.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Do both lists hold the same ids, each once, in whatever order? */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const inA = new Set(a);
  return (
    a.length === b.length &&
    inA.size === a.length &&
    new Set(b).size === b.length &&
    b.every((id) => inA.has(id))
  );
}
