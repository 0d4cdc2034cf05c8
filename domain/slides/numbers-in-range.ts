import * as v from "valibot";
import { rulesOf } from "./registry.ts";
import type { Slide } from "./registry.ts";

/** The value with another one at a path in it. */
function withAt(value: unknown, [key, ...path]: readonly string[], wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withAt(item, path, wanted) : item));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withAt(fields[key], path, wanted) };
}

/**
 * The fields of a slide that hold a number out of range, with the nearest numbers in range: an
 * author's draft keeps what was typed, which is not saved.
 */
export function numbersInRange<S extends Slide>(slide: S): Partial<S> {
  const schemas = rulesOf(slide.type)?.fields ?? {};
  const changed = Object.entries(slide).flatMap(([name, value]) => {
    const schema = schemas[name];
    const { issues = [] } = schema === undefined ? {} : v.safeParse(schema, value);
    const found = issues.filter(({ type }) => type === "min_value" || type === "max_value");
    const fitting = found.reduce(
      (now: unknown, issue) =>
        withAt(now, v.getDotPath(issue)?.split(".") ?? [], issue.requirement),
      value,
    );
    return found.length === 0 ? [] : [[name, fitting]];
  });
  return Object.fromEntries(changed) as Partial<S>;
}
