import type { CheckOf, SlideKind } from "#domain/slides/registry.ts";

/** What the lesson builder says of one kind of slide. */
export interface BuilderWords<K extends SlideKind> {
  name: string;
  /** Button that adds a slide of this kind. */
  add: string;
  /** What the child does, for authors who do not know the name. */
  hint: string;
  /** Name of the parts that a check may be about, such as answers; the first place is 1. */
  part?: (place: number) => string;
  checks: Readonly<Record<CheckOf<K>, string>>;
}
