import type { Connection } from "#server/platform/db/connect.ts";
import { LESSONS } from "./families.ts";

const [FIRST = ""] = LESSONS;

/** A JSON schema, as OpenAPI has it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
}

/** What is planted, and may be found where personal data belongs and nowhere else. */
export interface Canary {
  /** A person's name. */
  name: string;
  /** Beginning of every e-mail address. */
  email: string;
  /** Ten digits. */
  phone: string;
  token: string;
  password: string;
}

export const FAMILY: Canary = {
  name: "Quentalla",
  email: "zqparent",
  phone: "2128675309",
  token: "zqtoken0family0zqtoken0family0zqtoken0family0zqtoken",
  password: "zqPassword-family",
};
export const STAFF: Canary = {
  name: "Vortimer",
  email: "zqauthor",
  phone: "3128675309",
  token: "zqtoken0author0zqtoken0author0zqtoken0author0zqtoken",
  password: "zqPassword-author",
};

let count = 0;
/** An e-mail address that nobody has used, so that no limit of an e-mail address ends the walk. */
export const canaryEmail = (canary: Canary) => `${canary.email}${count++}@canary.example`;

/** Which of these a text holds, in any case, also percent-encoded or as base64. */
export function found(text: string, marks: readonly string[]): string[] {
  const searched = text.toLowerCase();
  const forms = (mark: string) => [
    mark.toLowerCase(),
    encodeURIComponent(mark).toLowerCase(),
    Buffer.from(mark).toString("hex"),
  ];
  return marks.filter((mark) => forms(mark).some((form) => searched.includes(form)));
}

/**
 * Values that let a request get far, by the name of their field; a field without one holds a name.
 */
function byName(name: string, canary: Canary, variant: number): string[] {
  if (/e-?mail|^em$/i.test(name)) return [canaryEmail(canary)];
  if (/phone|^from$/i.test(name)) return [canary.phone];
  if (/password/i.test(name)) return [canary.password];
  if (/date|(^|_)at$|_time$|played_on/.test(name))
    return [variant === 0 ? "2026-11-25T18:00:00Z" : "+200000-01-01T00:00:00Z", "2026-11-20"];
  if (/token|code|nonce|verifier|signature|secret|session_id|^t$/.test(name))
    return [canary.token, `cs_${canary.token}`, "123456"];
  if (name.endsWith("_url")) return [`/media/content/${canary.name}/videos/${canary.name}.mp4`];
  const known: Record<string, string[]> = {
    time_zone: ["America/New_York"],
    preference: ["SMS 24 November 18:30"],
    reminder_type: [["sms", "tonight"][variant] ?? "weekend"],
    version: ["1"],
    referrer: [`https://${canary.name}.example`],
    frames: [`${canary.name}.js:1:1`],
  };
  return known[name] ?? [];
}

/**
 * What a browser says of itself: its name, its ids of events, the public half of PKCE. It names no
 * person; `BROWSER_TABLES` says which tables keep it in clear.
 */
export const BROWSER = {
  agent: "zqagent",
  event: "zqevent:1",
  challenge: `zqchallenge-${"0".repeat(40)}`,
};
export const BROWSER_TABLES: Record<string, string[]> = {
  "auth.sessions": [BROWSER.agent],
  "public.vendor_messages": [BROWSER.agent, BROWSER.event],
  "auth.one_time_tokens": [BROWSER.challenge],
};

const BROWSER_FIELDS: Record<string, string> = {
  client_user_agent: `Mozilla/5.0 (${BROWSER.agent})`,
  event_id: BROWSER.event,
  code_challenge: BROWSER.challenge,
  // The one method that is taken; the wide walk plants what is refused.
  code_challenge_method: "s256",
};

/** A body that the schema takes, as far as that can be known, with canaries in all its texts. */
export function fill(schema: Schema, canary: Canary, variant: number, name = ""): unknown {
  const ofBrowser = BROWSER_FIELDS[name];
  if (ofBrowser !== undefined && schema.format !== "uuid") return ofBrowser;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined)
    return fill(choices[variant % choices.length] ?? {}, canary, variant, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[variant % schema.enum.length];
  const [type] = [schema.type ?? (schema.properties === undefined ? "string" : "object")].flat();
  if (type === "array")
    return schema.items === undefined ? [] : [fill(schema.items, canary, variant, name)];
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "number" || type === "integer") return schema.minimum ?? 7;
  if (type === "object") {
    const properties = Object.entries(schema.properties ?? {}).map(([key, each]) => [
      key,
      fill(each, canary, variant, key),
    ]);
    if (schema.properties === undefined) {
      const key =
        schema.propertyNames === undefined
          ? "parent_name"
          : String(fill(schema.propertyNames, canary, variant));
      properties.push([key, canary.name]);
    }
    return Object.fromEntries(properties);
  }
  return fillText(schema, canary, variant, name);
}

function fillText(
  { format, pattern, minLength = 0, maxLength = 10_000 }: Schema,
  canary: Canary,
  variant: number,
  name: string,
): string {
  if (format === "uuid") return FIRST;
  const fits = (value: string) =>
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(value));
  const values = [
    ...byName(name, canary, variant),
    canary.name,
    canary.token,
    canary.phone,
    "000000",
    "1",
  ];
  return values.find(fits) ?? canary.name;
}

/** Everything at once, for a field of whatever type. */
export const everything = (canary: Canary) =>
  `${canary.name} <${canaryEmail(canary)}> ${canary.phone} ${canary.token} ${canary.password}\n    at ${canary.name} (/${canary.email}:1:1)`;

/**
 * Where what a person is called, and how they are reached, belongs. Every other table must be free
 * of it.
 */
const PERSONAL_TABLES = new Set([
  "auth.users",
  "auth.identities",
  "auth.one_time_tokens",
  "auth.account_requests",
  "public.users",
  "public.children",
  "public.family_drafts",
  "public.pending_signups",
  "public.reminders",
  "public.purchases",
]);
/** What authors write is content, not a family's data. */
const CONTENT_TABLES = new Set([
  "public.courses",
  "public.lessons",
  "public.slides",
  "public.lesson_versions",
  "public.staff_log",
]);

export const SECRET = [FAMILY.token, FAMILY.password, STAFF.token, STAFF.password];
export const PERSON = [FAMILY.name, FAMILY.email, FAMILY.phone];
export const AUTHOR = [STAFF.name, STAFF.email, STAFF.phone];

/** The canaries that a table may hold. */
export const keptIn = (table: string): string[] => [
  ...(PERSONAL_TABLES.has(table) ? PERSON : []),
  ...(PERSONAL_TABLES.has(table) || CONTENT_TABLES.has(table) ? AUTHOR : []),
  ...(BROWSER_TABLES[table] ?? []),
];

/** Texts of all rows, by table. */
export async function tablesOf(connection: Connection): Promise<Map<string, string>> {
  const names = await connection.executeSql(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const texts = new Map<string, string>();
  for (const { name } of names.rows as { name: string }[]) {
    const { rows } = await connection.executeSql(`select t::text as row from ${name} t`);
    texts.set(name, (rows as { row: string }[]).map(({ row }) => row).join("\n"));
  }
  return texts;
}

/** The browsers' canaries that the tables hold which may keep them. */
export const browserCanariesIn = (texts: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.keys(BROWSER_TABLES).map((name) => [
      name,
      found(texts.get(name) ?? "", Object.values(BROWSER)),
    ]),
  );
