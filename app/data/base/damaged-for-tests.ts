interface Damaged {
  value: unknown;
  /** 'source.referrer' where that field is missing. */
  missing?: string;
}

/** A value with each of its fields missing, and of a wrong type; also in the objects within it. */
function* damagedValues(value: unknown, path = ""): Generator<Damaged> {
  for (const other of [true, "text", 5, [5], { wrong: 1 }])
    if (typeof other !== typeof value) yield { value: other };
  if (typeof value !== "object" || value === null) return;
  for (const [field, inner] of Object.entries(value)) {
    const { [field]: _left, ...rest } = value as Record<string, unknown>;
    const missing = path + field;
    yield { value: rest, missing };
    for (const damaged of damagedValues(inner, `${missing}.`))
      yield { ...damaged, value: { ...value, [field]: damaged.value } };
  }
}

/**
 * Texts that a damaged entry of the browser's storage may hold instead of the JSON of `value`.
 * @param optional fields that may be missing, as 'source.referrer'
 */
export function damagedTexts(value: unknown, optional: readonly string[] = []): string[] {
  const values = [...damagedValues(value)].filter(
    ({ missing = "" }) => !optional.includes(missing),
  );
  const texts = values.map((damaged) => JSON.stringify(damaged.value));
  return ["", JSON.stringify(value).slice(0, -1), "null", ...texts];
}
