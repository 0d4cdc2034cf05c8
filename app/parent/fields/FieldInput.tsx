import type { ComponentProps } from "react";
import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "#domain/constants.ts";
import type { TypedKind } from "#domain/family/field-kinds.ts";
import { FIELD_ROWS } from "#domain/family/fields.ts";
import type { TypedField } from "#domain/family/fields.ts";
import { readTyped } from "#domain/family/typed-fields.ts";
import { fieldProblems, fieldWords } from "#app/copy/fields.ts";
import { Field } from "#app/ui/Field.tsx";

const INPUTS: Record<TypedKind, ComponentProps<"input">> = {
  name: { autoCapitalize: "words" },
  age: {
    type: "number",
    inputMode: "numeric",
    min: CHILD_AGE_MIN_YEARS,
    max: CHILD_AGE_MAX_YEARS,
    step: 1,
  },
};

interface Props {
  field: TypedField;
  text: string;
  /** A new field that is empty is no mistake yet. */
  isNew?: boolean;
  /** What the server says of the value. */
  problem?: string | null;
  disabled: boolean;
  autoFocus?: boolean;
  onType: (text: string) => void;
}

/** The input of a field of a family or a child, with what is wrong with its text. */
export function FieldInput({ field, text, isNew, problem = null, onType, ...input }: Props) {
  const row = FIELD_ROWS[field];
  const read = readTyped(field, text);
  const isQuiet = isNew && text.trim() === "";
  const own = "problem" in read && !isQuiet ? fieldProblems[read.problem] : null;
  return (
    <Field
      label={fieldWords[field].label}
      autoComplete={"fill" in row ? row.fill : "off"}
      value={text}
      problem={problem ?? own}
      onChange={(event) => onType(event.target.value)}
      {...INPUTS[row.kind]}
      {...input}
    />
  );
}
