/*
 * Bodies of requests that hold as much as their route takes, and nothing that it can use. They are
 * made from the route's schema in the OpenAPI document, so that a new route gets its own.
 */

/** The part of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export interface Junk {
  /** Where it is, and what: 'events.0.data: a list'. */
  what: string;
  text: string;
}

/** A place in the sample of a body, as a chain of names, and the schema of what belongs there. */
interface Place {
  names: string[];
  schema: Schema;
}

const choices = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/** A small value of the schema's types; it need not be right in every respect. */
function sampleOf(schema: Schema | undefined): unknown {
  if (schema === undefined) return "junk";
  const [first = schema] = choices(schema);
  if (first !== schema) return sampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case "object": {
      const names = schema.required ?? [];
      return Object.fromEntries(names.map((name) => [name, sampleOf(schema.properties?.[name])]));
    }
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items));
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return schema.format === "uuid"
        ? "5b1c1fd5-4d3c-4f6b-9a8e-0d1f6f2f7c11"
        : "2026-11-20T12:00:00Z";
  }
}

function* placesOf(schema: Schema, names: string[] = []): Generator<Place> {
  for (const choice of choices(schema)) {
    if (names.length > 0) yield { names, schema: choice };
    for (const [name, inner] of Object.entries(choice.properties ?? {}))
      yield* placesOf(inner, [...names, name]);
    if (choice.items !== undefined) yield* placesOf(choice.items, [...names, "0"]);
  }
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A copy of the body with another value in one place. */
function withValue(body: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy: Record<string, unknown> | unknown[] =
    name === "0" ? [] : isContainer(body) && !Array.isArray(body) ? { ...body } : {};
  const before: unknown = isContainer(body) ? body[name] : undefined;
  Object.assign(copy, { [name]: withValue(before, rest, value) });
  return copy;
}

const UNKNOWN = "nobody_knows_this";
/** Stands for the junk while the JSON around it is written. */
const MARK = "__junk__";

const KINDS = {
  "a list of numbers": (bytes: number) => `[${"1,".repeat(Math.max(0, bytes / 2 - 2))}1]`,
  "a list of empty lists": (bytes: number) => `[${"[],".repeat(Math.max(0, bytes / 3 - 2))}[]]`,
  "a list of objects": (bytes: number) => `[${'{"a":1},'.repeat(Math.max(0, bytes / 8 - 2))}{}]`,
  "fields that nobody knows": (bytes: number) => {
    const fields: string[] = [];
    for (let size = 0; size < bytes - 20; size += (fields.at(-1) ?? "").length + 1)
      fields.push(`"f${fields.length}":1`);
    return `{${fields.join(",")}}`;
  },
  "deep lists": (bytes: number) =>
    "[".repeat(Math.floor(bytes / 2)) + "]".repeat(Math.floor(bytes / 2)),
  "deep objects": (bytes: number) =>
    `${'{"a":'.repeat(Math.floor(bytes / 6) - 1)}1${"}".repeat(Math.floor(bytes / 6) - 1)}`,
  "a long text": (bytes: number) => JSON.stringify("x".repeat(bytes - 2)),
  "a long text of one character that has to be escaped": (bytes: number) =>
    `"${"\\n".repeat(Math.floor(bytes / 2) - 1)}"`,
} satisfies Record<string, (bytes: number) => string>;

/**
 * All junk for one route.
 *
 * @param schema of the body in the OpenAPI document; null where it says nothing
 * @param maxBytes of a body whose whole, or a field that nobody knows, is junk
 * @param known names of fields that the route knows besides
 * @param fieldBytes of a body with junk in a field that the route knows
 */
export function* junkFor(
  schema: Schema | null,
  maxBytes: number,
  known: readonly string[] = [],
  fieldBytes = maxBytes,
): Generator<Junk> {
  const body = sampleOf(schema ?? { type: "object" });
  const places: Place[] = [
    { names: [], schema: schema ?? {} },
    { names: [UNKNOWN], schema: {} },
    ...known.map((name) => ({ names: [name], schema: {} })),
    ...(schema === null ? [] : placesOf(schema)),
  ];
  const seen = new Set<string>();
  for (const { names, schema: there } of places) {
    const around = JSON.stringify(withValue(body, names, MARK));
    const put = (junk: string) => around.replace(JSON.stringify(MARK), () => junk);
    const isField = names.length > 0 && names[0] !== UNKNOWN;
    const space = (isField ? Math.min(fieldBytes, maxBytes) : maxBytes) - around.length;
    const where = names.join(".") || "the body";
    if (there.maxItems !== undefined) {
      const item = JSON.stringify(sampleOf(there.items));
      yield {
        what: `${where}: as many as it takes, none of them right`,
        text: put(`[${Array(there.maxItems).fill("[1]").join(",")}]`),
      };
      const fitting = Math.floor((space - 2) / (item.length + 1));
      if (fitting > there.maxItems)
        yield {
          what: `${where}: more than it takes`,
          text: put(`[${Array(fitting).fill(item).join(",")}]`),
        };
    }
    if (seen.has(where)) continue;
    seen.add(where);
    for (const [kind, write] of Object.entries(KINDS))
      yield { what: `${where}: ${kind}`, text: put(write(space)) };
  }
}

/** How often a value's items and fields were read, at any depth. */
export interface Reads {
  count: number;
}

/** The JSON value, which counts each read of an item or field in it. */
export function counted<T>(value: T, reads: Reads): T {
  if (!isContainer(value)) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const inner: unknown = Reflect.get(target, name, receiver);
      if (typeof name === "symbol" || !Object.hasOwn(target, name) || name === "length")
        return inner;
      reads.count++;
      return counted(inner, reads);
    },
  });
}
