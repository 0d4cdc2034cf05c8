import * as v from "valibot";

/*
 * Schemas of lists, and of objects whose names are free. How much they hold is judged before
 * anything in them: half a million items are refused without a look at the first one. A bare
 * `v.array`, `v.record` or `v.looseObject` judges all items first; the linter refuses it.
 */

type Judge = v.GenericSchema["~run"];
/** Returns the refusal of a value that is over the limit, null for any other. */
type Limit = (value: unknown, config: Parameters<Judge>[1]) => ReturnType<Judge> | null;

/** The schema, which a value over the limit never reaches. */
function limited<S extends v.GenericSchema>(schema: S, limit: Limit): S {
  const judge: Judge = schema["~run"].bind(schema);
  const limitFirst: Judge = (dataset, config) =>
    limit(dataset.value, config) ?? judge(dataset, config);
  return Object.assign(schema, { "~run": limitFirst });
}

/** What a step that has refused says of the value; nothing in it is judged. */
const refusal = ({ value, issues }: ReturnType<Judge>): ReturnType<Judge> | null =>
  issues === undefined ? null : { typed: false, value, issues };

/** A list of `min` to `max` items. */
export function listOf<const I extends v.GenericSchema>(item: I, max: number, min = 0) {
  const length = v.maxLength<unknown[], number>(max);
  return limited(v.pipe(v.array(item), v.minLength(min), v.maxLength(max)), (value, config) =>
    Array.isArray(value) ? refusal(length["~run"]({ typed: true, value }, config)) : null,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function entriesLimit(max: number): Limit {
  const entries = v.maxEntries<Record<string, unknown>, number>(max);
  return (value, config) =>
    isObject(value) ? refusal(entries["~run"]({ typed: true, value }, config)) : null;
}

/** An object with at most `max` names of one kind, each with a value of one kind. */
export const recordOf = <
  const K extends v.GenericSchema<string, string>,
  const V extends v.GenericSchema,
>(
  name: K,
  value: V,
  max: number,
) => limited(v.pipe(v.record(name, value), v.maxEntries(max)), entriesLimit(max));

/** An object with these fields, and with others that are judged later; with at most `max` in all. */
export const openObject = <const E extends v.ObjectEntries>(entries: E, max: number) =>
  limited(v.pipe(v.looseObject(entries), v.maxEntries(max)), entriesLimit(max));
