const names = new Intl.DisplayNames("en", { type: "language" });

/** A name takes the browser half a millisecond, and the builder asks in every rendering. */
const known = new Map<string, string>();

/** 'German' for 'de'. */
export function languageName(tag: string): string {
  const name = known.get(tag) ?? names.of(tag) ?? tag;
  known.set(tag, name);
  return name;
}
