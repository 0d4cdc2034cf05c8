import * as v from "valibot";
import { CHILD_PICTURES, LOCK_PICTURES, toPictureLock } from "#domain/family/children.ts";
import type { FieldKind, KindValues } from "#domain/family/field-kinds.ts";
import {
  ASKED_FIELDS,
  CHILD_COLUMNS,
  CHILD_ROWS,
  FIELD_ROWS,
  PROFILE_COLUMNS,
} from "#domain/family/fields.ts";
import type {
  AskedField,
  ChildField,
  FieldName,
  FieldValue,
  NameOfChildField,
  ProfileField,
} from "#domain/family/fields.ts";
import { ChildAge, Name, TimeZone } from "#server/platform/http/fields.ts";

const LockPicture = v.picklist(LOCK_PICTURES);
const SCHEMAS: { [K in FieldKind]: v.GenericSchema<KindValues[K]> } = {
  name: Name,
  age: ChildAge,
  time_zone: TimeZone,
  picture: v.picklist(CHILD_PICTURES),
  picture_lock: v.pipe(
    v.strictTuple([LockPicture, LockPicture, LockPicture]),
    v.check((pictures) => toPictureLock(pictures) !== null, "needs three different pictures"),
  ),
};

function valueOf(field: FieldName): v.GenericSchema {
  const { kind, empty } = FIELD_ROWS[field];
  const schema: v.GenericSchema = SCHEMAS[kind];
  return empty === "any time" ? v.nullable(schema) : schema;
}

/** In a call that makes a family or a child. */
function whenNew(field: FieldName): v.GenericSchema {
  const { empty } = FIELD_ROWS[field];
  if (empty === "never") return valueOf(field);
  return empty === "any time" ? v.optional(valueOf(field), null) : v.optional(valueOf(field));
}

const whenChanged = (field: FieldName): v.GenericSchema => v.optional(valueOf(field));

type Value<F extends FieldName> = v.GenericSchema<FieldValue<F>>;
type WhenChanged<F extends FieldName> = v.OptionalSchema<Value<F>, undefined>;
type WhenNew<F extends FieldName> = {
  never: Value<F>;
  "at first": WhenChanged<F>;
  "any time": v.OptionalSchema<v.GenericSchema<FieldValue<F> | null>, null>;
}[(typeof FIELD_ROWS)[F]["empty"]];

const nameOfChild = (field: ChildField) => CHILD_ROWS[field].name;

/** The answers of a sign-up; where they wait in the database, too. */
export const Answers = v.object(
  Object.fromEntries(ASKED_FIELDS.map((field) => [field, whenNew(field)])) as {
    [F in AskedField]: WhenNew<F>;
  },
);

/** PATCH /api/me. */
export const ProfilePatch = v.strictObject(
  Object.fromEntries(PROFILE_COLUMNS.map((field) => [field, whenChanged(field)])) as {
    [F in ProfileField]: WhenChanged<F>;
  },
);

/** PATCH /api/me/children/<id>. */
export const ChildPatch = v.strictObject(
  Object.fromEntries(CHILD_COLUMNS.map((field) => [nameOfChild(field), whenChanged(field)])) as {
    [F in ChildField as NameOfChildField<F>]: WhenChanged<F>;
  },
);

// A picture lock is set later, in a form of its own.
type FieldOfNewChild = Exclude<ChildField, "picture_lock">;
/** POST /api/me/children. */
export const NewChild = v.strictObject(
  Object.fromEntries(
    CHILD_COLUMNS.filter((field) => field !== "picture_lock").map((field) => [
      nameOfChild(field),
      whenNew(field),
    ]),
  ) as { [F in FieldOfNewChild as NameOfChildField<F>]: WhenNew<F> },
);
