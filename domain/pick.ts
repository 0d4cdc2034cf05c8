/** The names of an object's properties. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** These properties of an object and no other. */
export const pick = <T extends object, const N extends keyof T>(
  object: T,
  names: readonly N[],
): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, object[name]])) as unknown as Pick<T, N>;

/** What `make` makes of each name. */
export const forEachName = <N extends string, Made>(names: readonly N[], make: (name: N) => Made) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, Made>;
