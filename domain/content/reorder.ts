/**
 * The list with the item at `from` moved to `to`; the same list when either place does not exist.
 */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/**
 * The list with these items moved one place up or down together, as one block at the place of the
 * first or last of them. The same list where the block is at that end already.
 */
export function moveBlock<T extends { id: string }>(
  items: readonly T[],
  ids: ReadonlySet<string>,
  step: -1 | 1,
): readonly T[] {
  const block = items.filter(({ id }) => ids.has(id));
  const rest = items.filter(({ id }) => !ids.has(id));
  const first = items.findIndex(({ id }) => ids.has(id));
  const last = items.findLastIndex(({ id }) => ids.has(id));
  if (first === -1) return items;
  const place = step === -1 ? first - 1 : last + 2 - block.length;
  const moved = rest.toSpliced(Math.max(0, Math.min(rest.length, place)), 0, ...block);
  return moved.every((item, index) => item === items[index]) ? items : moved;
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

/**
 * A list of ids with those in `moved` put where `wanted` has them: each after the id that stands
 * before it there. The others keep their order, also ids that `wanted` does not name.
 */
export function placedAs(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  wanted: readonly string[],
): string[] {
  const placed = ids.filter((id) => !moved.has(id));
  for (const [index, id] of wanted.entries()) {
    if (!moved.has(id) || !ids.includes(id)) continue;
    const before = wanted.slice(0, index).findLast((other) => placed.includes(other));
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }
  return placed;
}
