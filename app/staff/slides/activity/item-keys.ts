import { isSame } from "#domain/content/merge.ts";

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** True if one of the two can be the other after an edit: one field differs, or a text is shared. */
function isEdited<T extends object>(one: T, other: T): boolean {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const pairs = keys.map((key) => [Reflect.get(one, key), Reflect.get(other, key)] as const);
  const differ = pairs.filter(([a, b]) => !(isBlank(a) && isBlank(b)) && !isSame(a, b));
  const shares = pairs.some(([a, b]) => typeof a === "string" && !isBlank(a) && isSame(a, b));
  return differ.length <= 1 || shares;
}

/**
 * For each item of `after` its index in `before`, null if it was not there. Items have no id: one is
 * the same if all its fields are, first at its own index, then anywhere; else if it was only edited
 * at its index.
 */
export function formerIndexes<T extends object>(
  before: readonly T[],
  after: readonly T[],
): (number | null)[] {
  const free = new Set(before.keys());
  const found = after.map((): number | null => null);
  const match = (is: (item: T, was: T, at: number, from: number) => boolean) => {
    for (const [at, item] of after.entries()) {
      if (found[at] !== null) continue;
      const from = [...free].find((index) => is(item, before[index] as T, at, index));
      if (from === undefined) continue;
      found[at] = from;
      free.delete(from);
    }
  };
  match((item, was, at, from) => at === from && isSame(item, was));
  match((item, was) => isSame(item, was));
  match((item, was, at, from) => at === from && isEdited(item, was));
  return found;
}

/** Keys for the items of a list, which stay with them while items move, come and go. */
export class ItemKeys<T extends object> {
  #list: readonly T[];
  #keys: readonly number[];
  #next: number;

  constructor(list: readonly T[]) {
    this.#list = list;
    this.#keys = [...list.keys()];
    this.#next = list.length;
  }

  /** The keys of the items of a newer list. */
  follow(list: readonly T[]): readonly number[] {
    if (list === this.#list) return this.#keys;
    const keys = formerIndexes(this.#list, list).map((from) => this.#keys[from ?? -1]);
    this.#keys = keys.map((key) => key ?? this.#next++);
    this.#list = list;
    return this.#keys;
  }

  /** The list with one item changed, which keeps its key; null if it is no longer there. */
  changed(list: readonly T[], key: number, change: Partial<T>): T[] | null {
    const at = this.follow(list).indexOf(key);
    if (at < 0) return null;
    this.#list = list.map((item, index) => (index === at ? { ...item, ...change } : item));
    return [...this.#list];
  }

  /** The list with the same items in another order, or fewer of them, by their keys. */
  arranged(list: readonly T[], arrange: (keys: readonly number[]) => number[]): T[] {
    const before = this.follow(list);
    this.#keys = arrange(before);
    this.#list = this.#keys.flatMap((key) => list[before.indexOf(key)] ?? []);
    return [...this.#list];
  }
}
