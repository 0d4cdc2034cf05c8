/*
 * Two authors changed one row. What only one of them changed is merged without a question; what
 * both changed is a clash, which the author decides (docs/decisions/037-two-authors.md).
 */

/**
 * True if two JSON values are the same for an author. The order of an object's keys does not
 * matter (`jsonb` does not keep it), nor do blanks around a text (the routes trim titles and tags).
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

export interface Merged {
  value: unknown;
  /** Both changed the same part of it; `value` has this author's part there. */
  isClash: boolean;
}

type Parts = Readonly<Record<string, unknown>>;

/**
 * The parts that are merged one by one: the keys of an object, and the items of lists of objects
 * that are all as long as this one, since items have no id. Null for what is merged as a whole.
 */
export function partsOf(value: unknown, like: unknown): Parts | null {
  if (typeof value !== "object" || value === null) return null;
  if (!Array.isArray(value)) return Array.isArray(like) ? null : (value as Parts);
  const isList = Array.isArray(like) && like.length === value.length;
  return isList && value.every((item) => typeof item === "object" && item !== null)
    ? (value as unknown as Parts)
    : null;
}

const itemsOf = (value: unknown): readonly unknown[] | null =>
  Array.isArray(value) && partsOf(value, value) !== null ? value : null;

/** Texts and files of an item, where there are any. */
const wordsOf = (item: unknown) => leavesOf(item).filter((leaf) => leaf !== TRUE);

/**
 * True if an item stands where another one stood: one that was moved there, perhaps changed, or one
 * that was written in its place. A single text that was written anew is the same item.
 */
function isMoved(base: readonly unknown[], list: readonly unknown[]): boolean {
  return list.some((item, at) => {
    if (isSame(item, base[at])) return false;
    const others = base.filter((_other, from) => from !== at);
    if (others.some((other) => isSame(item, other))) return true;
    const [before, now] = [wordsOf(base[at]), wordsOf(item)];
    if (before.length === 0 || before.some((word) => now.includes(word))) return false;
    const isOfAnother = others.flatMap(wordsOf).some((word) => now.includes(word));
    return isOfAnother || (before.length > 1 && now.length > 0);
  });
}

/**
 * True if the items of a list can't be merged by their place: one author moved some, and the other
 * changed what stands at such a place.
 */
function isOutOfStep(base: unknown, own: unknown, theirs: unknown): boolean {
  const [first, ours, other] = [itemsOf(base), itemsOf(own), itemsOf(theirs)];
  if (first === null || ours === null || other === null) return false;
  if (!isMoved(first, ours) && !isMoved(first, other)) return false;
  return first.some(
    (item, at) =>
      !hasChangesOf(ours[at], item, other[at]) && !hasChangesOf(other[at], item, ours[at]),
  );
}

/** True if a value has every part that another value changed, as after a merge with it. */
function hasChangesOf(value: unknown, base: unknown, changed: unknown): boolean {
  if (isSame(base, changed) || isSame(value, changed)) return true;
  const [parts, before, after] = [value, base, changed].map((one) => partsOf(one, value));
  if (parts == null || before == null || after == null) return false;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => hasChangesOf(parts[name], before[name], after[name]));
}

/**
 * True if a merged value keeps what an edit wrote: a text is not replaced while its author types. An
 * edit of another length adds or removes an item.
 */
export const keepsEdit = (merged: unknown, before: unknown, edited: unknown): boolean =>
  itemsOf(before)?.length !== itemsOf(edited)?.length || hasChangesOf(merged, before, edited);

/** How one field is merged. */
interface MergeOptions {
  /** Whose part the value has where both changed it. */
  prefers?: "mine" | "theirs";
  /**
   * Did this author save the row last, as far as is known? Then what it has of `sent` is this
   * author's. Otherwise only texts are: a colleague may have set the same switch or number.
   */
  isOwn?: boolean;
}

/**
 * Merges one field.
 *
 * @param bases what both authors began with, then whatever else this author may have saved already
 *   without learning of it
 */
export function mergeField(
  bases: readonly [unknown, ...unknown[]],
  own: unknown,
  theirs: unknown,
  { prefers = "mine", isOwn = true }: MergeOptions = {},
): Merged {
  const [base, ...sent] = bases;
  if (isSame(own, theirs)) return { value: theirs, isClash: false };
  if (isSame(base, theirs)) return { value: own, isClash: false };
  const wasSent = sent.some((one) => isSame(one, theirs));
  if (wasSent && (isOwn || typeof theirs === "string")) return { value: own, isClash: false };
  if (!wasSent && isSame(base, own)) return { value: theirs, isClash: false };
  const [first, ...rest] = bases.map((one) => partsOf(one, own));
  const [ours, other] = [partsOf(own, own), partsOf(theirs, own)];
  if (
    first == null ||
    ours === null ||
    other === null ||
    bases.every((one) => isOutOfStep(one, own, theirs))
  )
    return { value: prefers === "mine" ? own : theirs, isClash: true };
  const names = [...new Set([...Object.keys(ours), ...Object.keys(other)])];
  const merged = names.map((name) => {
    const known = rest.flatMap((parts) => (parts == null ? [] : [parts[name]]));
    const part = mergeField([first[name], ...known], ours[name], other[name], { prefers, isOwn });
    return [name, part] as const;
  });
  const entries = merged.flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    value: Array.isArray(own) ? entries.map(([, value]) => value) : Object.fromEntries(entries),
    isClash: merged.some(([, { isClash }]) => isClash),
  };
}

/**
 * Fields that one upload sets together: where one of them clashes all do, so that no clip gets the
 * length or the lighter file of another.
 */
const CLIP_FIELDS = [
  "video_url",
  "video_light_url",
  "video_bytes",
  "video_seconds",
  "video_upright",
  "story",
];

/** Does the field follow from the file of a clip, such as its length? An author decides about the file. */
export const isClipFact = (name: string): boolean =>
  CLIP_FIELDS.includes(name) && name !== "video_url" && name !== "story";

/** The fields that are decided together with this one. */
export const decidedWith = (name: string): readonly string[] =>
  CLIP_FIELDS.includes(name) ? CLIP_FIELDS : [name];

/** A text that differs in two values. */
export interface Difference {
  /** Where it is in the value: '1.text' in a list; '' for the whole value. */
  path: string;
  mine: string;
  theirs: string;
}

/** Texts in which two values differ, each beside the other's; files by their name. */
export function differences(own: unknown, theirs: unknown, path = ""): Difference[] {
  if (isSame(own, theirs)) return [];
  const [ours, other] = [partsOf(own, own), partsOf(theirs, own)];
  if (ours === null || other === null) return [{ path, mine: textOf(own), theirs: textOf(theirs) }];
  return [...new Set([...Object.keys(ours), ...Object.keys(other)])].flatMap((name) =>
    differences(ours[name], other[name], path === "" ? name : `${path}.${name}`),
  );
}

/** A value as its author would read it: its texts, numbers and ticks, and the names of its files. */
const textOf = (value: unknown): string =>
  leavesOf(value)
    .map((leaf) => (isFile(leaf) ? leaf.slice(leaf.lastIndexOf("/") + 1) : leaf))
    .join(" · ");

const isFile = (text: string) => text.startsWith("/media/") || /^https?:\/\/\S+$/.test(text);

/** What is shown for a switch that is on. */
const TRUE = "✓";

function leavesOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value];
  if (typeof value === "number") return [String(value)];
  if (value === true) return [TRUE];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}
