import * as v from "valibot";
import { rulesOf } from "./registry.ts";
import type { Slide } from "./registry.ts";

/**
 * Names of the fields among some edits of a slide that its kind does not allow: a text that is too
 * long, an answer without words, or a field that does not fit the others. The other edits can be
 * saved without them.
 */
export function unfitFields(slide: Slide, edits: object): string[] {
  const rules = rulesOf(slide.type);
  if (rules === null) return [];
  const isFit = ([name, value]: [string, unknown]) => {
    const schema = rules.fields[name];
    return schema === undefined || v.is(schema, value);
  };
  let fit = Object.entries(edits).filter(isFit);
  for (;;) {
    const misfit = rules.misfit?.({ ...slide, ...Object.fromEntries(fit) }) ?? null;
    if (misfit === null || fit.length === 0) break;
    const [blamed] = misfit.path.split(".");
    const others = fit.filter(([name]) => name !== blamed);
    // If another field is to blame, it is not known which of the edits does not fit it.
    fit = others.length < fit.length ? others : [];
  }
  const names = new Set(fit.map(([name]) => name));
  return Object.keys(edits).filter((name) => !names.has(name));
}
