import { keysOf } from "../pick.ts";
import { TYPED_KINDS } from "./field-kinds.ts";
import type { ProblemOf, TypedKind } from "./field-kinds.ts";
import { ASKED_FIELDS, CHILD_COLUMNS, CHILD_ROWS, FAMILY_COLUMNS, FIELD_ROWS } from "./fields.ts";
import type {
  AskedField,
  ChildField,
  ChildValues,
  FamilyField,
  FieldName,
  FieldValues,
  Signup,
  TypedField,
} from "./fields.ts";

type Texts<F extends TypedField> = { readonly [X in F]: string };
type OfFamily = FamilyField & TypedField;
type OfChild = ChildField & TypedField;
type Value = string | number | null;

const isTyped = (field: FieldName): field is TypedField => FIELD_ROWS[field].kind in TYPED_KINDS;
/** What a parent types in a form. */
export const FAMILY_TYPED = FAMILY_COLUMNS.filter((field) => isTyped(field));
export const CHILD_TYPED = CHILD_COLUMNS.filter((field) => isTyped(field));

/** Reads what was typed into a field: its value, or what is wrong with the text. */
export function readTyped(
  field: TypedField,
  text: string,
): { value: Value } | { problem: ProblemOf<TypedKind> } {
  const { kind, empty }: { kind: TypedKind; empty: string } = FIELD_ROWS[field];
  if (empty === "any time" && text.trim() === "") return { value: null };
  const { read, problem } = TYPED_KINDS[kind];
  const value = read(text);
  return value === null ? { problem: problem(text) ?? "empty" } : { value };
}

/** The values of the fields under the names that a call has for them; null where a text is none. */
function readAll<F extends TypedField>(
  fields: readonly F[],
  texts: Partial<Texts<F>>,
  named: (field: F) => string,
): Record<string, Value> | null {
  const values: Record<string, Value> = {};
  for (const field of fields) {
    const read = readTyped(field, texts[field] ?? "");
    if ("problem" in read) return null;
    values[named(field)] = read.value;
  }
  return values;
}

const nameOfChild = (field: OfChild) => CHILD_ROWS[field].name;

/** What was typed of a family, for PATCH /api/me; null where a text is no value. */
export const readFamilyTexts = (texts: Partial<Texts<OfFamily>>) =>
  readAll(keysOf(texts), texts, (field) => field) as Partial<FieldValues<OfFamily>> | null;

/** What was typed of a child, by its names in /api/me/children; null where a text is no value. */
export const readChildTexts = (texts: Partial<Texts<OfChild>>) =>
  readAll(keysOf(texts), texts, nameOfChild) as Partial<ChildValues<OfChild>> | null;

/** As `readChildTexts`, of a form that has all of them. */
export const readWholeChild = (texts: Texts<OfChild>) =>
  readAll(CHILD_TYPED, texts, nameOfChild) as ChildValues<OfChild> | null;

/** The answers of a sign-up; null where one is missing or no value. */
export const readSignup = (answers: Texts<AskedField>) =>
  readAll(ASKED_FIELDS, answers, (field) => field) as Signup | null;
