import type * as v from "valibot";

/** 'must': a child would be stuck; 'should': some children would have less of it. */
export type Weight = "must" | "should";

/** Something that is missing in a slide. */
export interface Found<Check extends string = string> {
  check: Check;
  /** Index of the answer or thing it is about; null when it is about the slide. */
  part: number | null;
}

/** A slide of one kind in the form children get it. */
export type SlideOf<Type extends string, Fields extends v.ObjectEntries> = {
  id: string;
  type: Type;
} & v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** A slide as authors see it: what children get, and what only the checklist looks at. */
export type DraftOf<Slide> = Slide & { video_seconds: number | null };

/**
 * What server and builder need to know of one kind of slide. The rules of playing it are in
 * `play.ts` beside it.
 */
export interface SlideRules<Slide> {
  /**
   * The fields that an author gives, each with its schema. Names that end in `_url` hold files. A
   * field that a kind gets later is optional: published lessons are never rewritten.
   */
  readonly fields: v.ObjectEntries;
  /** The fields of a new slide. */
  start(): object;
  /** What can be missing; its words are in `app/copy/slides`. */
  readonly checks: Readonly<Record<string, Weight>>;
  /** What is missing in this slide. */
  find(slide: DraftOf<Slide>): Found[];
  /** What the fields must not be together, by the field to blame; null while they fit. */
  misfit?(slide: Slide): { path: string; problem: string } | null;
  /** List fields, cut to the items that a child sees with these settings; indexes stay. */
  played?(slide: Slide): Partial<Slide>;
  /** The slide in one line of plain text, for lists and the trash; '' while it says nothing. */
  summary(slide: Slide): string;
  /**
   * True if the slide asks something that a child can skip: it then counts as a question only where
   * it was answered. Without this function every slide of a kind with `attempted` counts as one.
   */
  mayAsk?(slide: Slide): boolean;
  /**
   * What is asked, where the summary is something else.
   *
   * @param detail of an attempt, in a slide that asks several things
   */
  question?(slide: Slide, detail: string | null): string;
  /** What was done in an attempt, in words; null if the slide has changed since. */
  attempted?(slide: Slide, detail: string): string | null;
  /** What helps after such a wrong attempt, in the author's words; '' where there are none. */
  hint?(slide: Slide, detail: string): string;
  /** The words that follow a right answer; '' where the author wrote nothing. */
  solvedWords?(slide: Slide): string;
}

/** The indexes and numbers in an attempt's detail (ATTEMPT_DETAIL): 3 and 1 in '3>1'. */
export const numbersIn = (detail: string): number[] => detail.split(/[>:.]/).map(Number);

/** 'Water → Need'; null where one of the two is not there any more. */
export const putInto = (thing: string | undefined, place: string | undefined): string | null =>
  thing === undefined || place === undefined ? null : `${thing} → ${place}`;

/** The checks that are true, as findings of the slide or of one of its parts. */
export const findings = <Check extends string>(
  checks: readonly (readonly [check: Check, isSo: boolean])[],
  part: number | null = null,
): Found<Check>[] => checks.flatMap(([check, isSo]) => (isSo ? [{ check, part }] : []));
