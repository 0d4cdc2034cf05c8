/** Name of the index or check that a statement violated; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("constraint" in each && typeof each.constraint === "string") return each.constraint;
  return null;
}
