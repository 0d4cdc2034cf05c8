/** Deeper JSON than this is no client's of ours, and would end recursion here and in the database with an error. */
const MAX_LEVELS = 50;

/** Can Postgres keep this JSON value? It stores neither NUL nor lone surrogates; nested too deeply it is refused as well. */
export function isStorable(value: unknown, levels = MAX_LEVELS): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, levels - 1));
}
