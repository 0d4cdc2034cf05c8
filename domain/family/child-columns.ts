import { CHILD_COLUMNS, CHILD_ROWS } from "./fields.ts";
import type { ChildField, ChildValues, FieldValues } from "./fields.ts";

type Patch = { readonly [N in keyof ChildValues]?: ChildValues[N] | undefined };

/** The values that are given, by their columns. */
export const toGivenColumns = (patch: Patch) =>
  Object.fromEntries(
    CHILD_COLUMNS.map((column) => [column, patch[CHILD_ROWS[column].name]] as const).filter(
      ([, value]) => value !== undefined,
    ),
  ) as Partial<FieldValues<ChildField>>;

/** All values of a child, by their columns. */
export const toColumns = (child: ChildValues) => toGivenColumns(child) as FieldValues<ChildField>;
