import type { ProblemOf, TypedKind } from "#domain/family/field-kinds.ts";
import { CHILD_COLUMNS, FAMILY_COLUMNS } from "#domain/family/fields.ts";
import type { AskedField, ChildField, FieldName, TypedField } from "#domain/family/fields.ts";

type Words<F extends FieldName> = {
  /** What we keep, in the sentence of the privacy page. */
  kept: string;
} & (F extends TypedField ? { label: string } : unknown) &
  (F extends AskedField
    ? {
        title: string;
        heading: string;
        /** Beside the answer of another browser, which the parent confirms. */
        confirmed: string;
      }
    : unknown) &
  // In a family of several: which of them it is about.
  (F extends AskedField & ChildField ? { headingOf: (child: string) => string } : unknown);

/** The words of the fields of a family and of a child (domain/family/fields.ts). */
export const fieldWords: { [F in FieldName]: Words<F> } = {
  parent_name: {
    label: "Parent Name",
    title: "Your name",
    heading: "How can I call you?",
    confirmed: "You",
    kept: "the name you want to be called by",
  },
  time_zone: { kept: "your time zone" },
  kid_name: {
    label: "Child Name",
    title: "Your child's name",
    heading: "What can I call your child?",
    headingOf: (child) => `What can I call ${child}?`,
    confirmed: "Your child",
    kept: "first name",
  },
  kid_age: {
    label: "Child Age",
    title: "Your child's age",
    heading: "What's their age?",
    headingOf: (child) => `What's ${child}'s age?`,
    confirmed: "Age",
    kept: "age",
  },
  picture: { kept: "picture" },
  picture_lock: { kept: "picture lock" },
};

/** What is wrong with a text that was typed; null where no message is shown. */
export const fieldProblems: Record<ProblemOf<TypedKind>, string | null> = {
  empty: null,
  too_long: "Please use at most 80 characters.",
  odd_characters: "Please use letters only, without invisible characters.",
  not_an_age: "Please type a whole number from 3 to 18.",
};

const listed = (fields: readonly FieldName[]) => fields.map((field) => fieldWords[field].kept);
/** What we keep of a family: 'the name you want to be called by, ..., your child's first name, ...'. */
export const keptOfFamily = [
  ...listed(FAMILY_COLUMNS),
  `your child's ${new Intl.ListFormat("en-GB").format(listed(CHILD_COLUMNS))}`,
].join(", ");
