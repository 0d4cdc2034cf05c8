import type { KindValues } from "#domain/family/field-kinds.ts";
import { CHILD_COLUMNS, CHILD_ROWS, FAMILY_COLUMNS, FAMILY_ROWS } from "#domain/family/fields.ts";
import type { CALL_RULES, CONSENT_RULES, FIELD_RULES } from "#domain/family/proof-rules.ts";
import { LESSONS } from "#tests/support/families.ts";

const [FIRST = ""] = LESSONS;

/** The family that a case is tried on: children Mia of 7, whose row is the family's, and Bén of 4. */
export interface Tried {
  mia: string;
  ben: string;
  thisSession: string;
  otherSession: string;
}

export interface Case {
  route: keyof typeof CALL_RULES;
  /** What the request changes; `none` says what the family says already, `no` takes back. */
  changes:
    | keyof typeof FIELD_RULES
    | `yes to ${keyof typeof CONSENT_RULES}`
    | "the whole call"
    | "none"
    | "no";
  body?: unknown;
  /** Of what the family has; replaces `:id`, `:child` and the like, too. */
  made?: (family: Tried) => { path?: string; body?: unknown };
}

const SMS = { reminder_type: "sms", reminder_datetime: "2027-01-24T18:30:00.000Z" };
/** Set before each case is tried. */
export const FIRST_PHONE = "(202) 555-0143";
const OTHER_PHONE = "(202) 555-0177";
export const ALLOWANCE = {
  amount: 500,
  currency: "USD",
  weekday: 0,
  split: { save: 40, spend: 40, share: 20 },
  state: "on",
};
const entry = {
  at: "2026-11-20T12:00:00.000Z",
  currency: "USD",
  save: 100,
  spend: 0,
  share: 0,
  picture: null,
  week: null,
  undoes: null,
};

const child = (which: "mia" | "ben", body: unknown) => (family: Tried) => ({
  path: `/api/me/children/${family[which]}`,
  body,
});
const PATCH_CHILD = "PATCH /api/me/children/:id";

/** What a child does when it plays: the first child, and the one that the URL names. */
const PLAY: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ["PUT", "/me/lessons/:id/progress", { slide: 0, version: 1 }],
  ["POST", "/me/lessons/:id/xp"],
  ["POST", "/me/streak", {}],
  ["POST", "/me/review", { played_on: "2026-11-20" }],
  ["PUT", "/me/lessons/:id/feedback", { difficulty: "just_right" }],
  ["POST", "/events", { events: [] }],
  [
    "PUT",
    "/me/jars/entries/:id",
    { ...entry, kind: "spent", save: 0, spend: 100, picture: "ball" },
  ],
  ["PUT", "/me/mission-cards/:id/done"],
  ["DELETE", "/me/mission-cards/:id/done"],
];

const OWN_CASES: readonly Case[] = [
  { route: "PATCH /api/me", changes: "child.name", body: { kid_name: "Zoe" } },
  { route: "PATCH /api/me", changes: "child.name", body: { kid_name: "mia" } },
  { route: "PATCH /api/me", changes: "child.name", body: { kid_name: "Mi\u00E1", kid_age: 7 } },
  { route: "PATCH /api/me", changes: "child.age", body: { kid_age: 17 } },
  {
    route: "PATCH /api/me",
    changes: "child.age",
    body: { parent_name: "Sam", kid_name: "Mia", kid_age: 8 },
  },
  { route: "PATCH /api/me", changes: "none", body: { kid_name: "  Mia ", kid_age: 7 } },
  {
    route: "PATCH /api/me",
    changes: "none",
    body: { parent_name: "Sam", kid_name: "Mia", kid_age: 7 },
  },
  { route: "PATCH /api/me", changes: "family.parent_name", body: { parent_name: "Alex" } },
  { route: "PATCH /api/me", changes: "family.time_zone", body: { time_zone: "Asia/Tokyo" } },
  { route: PATCH_CHILD, changes: "child.name", made: child("mia", { name: "Zoe" }) },
  { route: PATCH_CHILD, changes: "child.name", made: child("ben", { name: "Ben", age: 4 }) },
  // The same name in another Unicode form, and with other spaces.
  { route: PATCH_CHILD, changes: "none", made: child("ben", { name: " Be\u0301n ", age: 4 }) },
  { route: PATCH_CHILD, changes: "child.age", made: child("ben", { age: 5 }) },
  { route: PATCH_CHILD, changes: "child.picture", made: child("ben", { picture: "whale" }) },
  {
    route: PATCH_CHILD,
    changes: "child.lock",
    made: child("ben", { lock: ["turtle", "star", "coin"] }),
  },
  { route: PATCH_CHILD, changes: "none", made: child("ben", { lock: null }) },
  { route: "POST /api/me/children", changes: "child.added", body: { name: "Eve", age: 9 } },
  {
    route: "DELETE /api/me/children/:id",
    changes: "the whole call",
    made: ({ ben }) => ({ path: `/api/me/children/${ben}` }),
  },
  {
    route: "PUT /api/me/children/:child/allowance",
    changes: "the whole call",
    made: ({ ben }) => ({ path: `/api/me/children/${ben}/allowance`, body: ALLOWANCE }),
  },
  {
    route: "PUT /api/me/children/:child/jars/entries/:id",
    changes: "the whole call",
    made: ({ ben }) => ({
      path: `/api/me/children/${ben}/jars/entries/${crypto.randomUUID()}`,
      body: { ...entry, kind: "adjusted" },
    }),
  },
  ...(["analytics", "ads", "news", "child_name", "child_progress"] as const).flatMap(
    (purpose): Case[] => [
      { route: "PUT /api/me/consents", changes: `yes to ${purpose}`, body: { [purpose]: true } },
      { route: "PUT /api/me/consents", changes: "no", body: { [purpose]: false } },
    ],
  ),
  {
    route: "PUT /api/me/consents",
    changes: "no",
    made: ({ mia }) => ({ body: { child_name: false, child_id: mia } }),
  },
  { route: "POST /api/me/proof", changes: "the whole call", body: { code: "000000" } },
  {
    route: "DELETE /api/me/sessions/:id",
    changes: "account.other_sessions",
    made: ({ otherSession }) => ({ path: `/api/me/sessions/${otherSession}` }),
  },
  {
    route: "DELETE /api/me/sessions/:id",
    changes: "account.this_session",
    made: ({ thisSession }) => ({ path: `/api/me/sessions/${thisSession}` }),
  },
  { route: "GET /api/me/export", changes: "the whole call" },
  { route: "DELETE /api/me", changes: "the whole call" },
  { route: "POST /api/me/finish-signup", changes: "none", body: {} },
  { route: "POST /api/me/family", changes: "none", body: { is_ours: false } },
  {
    route: "PUT /api/me/lesson-language",
    changes: "family.lesson_language",
    body: { language: null },
  },
  {
    route: "PUT /api/me/weekly-summary",
    changes: "family.weekly_mail",
    body: { is_on: true, weekday: 0, hour: 18 },
  },
  { route: "DELETE /api/me/weekly-summary/offer", changes: "the whole call" },
  { route: "POST /api/reminders", changes: "family.reminder", body: { reminder_type: "tonight" } },
  {
    route: "POST /api/reminders",
    changes: "none",
    body: { ...SMS, phone_number: "+1 202 555 0143" },
  },
  {
    route: "POST /api/reminders",
    changes: "family.phone",
    body: { ...SMS, phone_number: OTHER_PHONE },
  },
  {
    route: "POST /functions/v1/send-reminder-webhook",
    changes: "family.phone",
    body: { ...SMS, phone_number: OTHER_PHONE },
  },
  {
    route: "POST /functions/v1/send-reminder-webhook",
    changes: "family.reminder",
    body: { reminder_type: "weekend" },
  },
  {
    route: "PUT /api/reminders/preference",
    changes: "family.reminder",
    body: { preference: "now" },
  },
  { route: "DELETE /api/reminders", changes: "family.reminder" },
  {
    route: "POST /api/reminders/phone-code",
    changes: "family.phone",
    body: { phone_number: OTHER_PHONE },
  },
  { route: "POST /api/reminders/phone-code", changes: "none", body: { phone_number: FIRST_PHONE } },
  {
    route: "POST /api/reminders/phone-proof",
    changes: "the whole call",
    body: { phone_number: FIRST_PHONE, code: "000000" },
  },
  { route: "POST /api/feedback-form", changes: "the whole call", body: { text: "Lovely" } },
  ...PLAY.flatMap(([method, path, body]) =>
    ["/api", "/api/child/:child"].map(
      (prefix) =>
        ({
          route: `${method} ${prefix}${path}`,
          changes: "the whole call",
          made: ({ ben }: Tried) => ({
            path: `${prefix}${path}`.replace(":child", ben).replace(":id", FIRST),
          }),
          ...(body !== undefined && { body }),
        }) as Case,
    ),
  ),
  { route: "POST /api/checkout", changes: "the whole call" },
  { route: "POST /api/page-views", changes: "the whole call", body: { views: [] } },
  {
    route: "POST /functions/v1/meta-conversions-api",
    changes: "the whole call",
    body: { event_name: "InitiateCheckout", event_id: "a0000000-0000-4000-8000-000000000000" },
  },
  {
    route: "POST /functions/v1/sync-loops-contact",
    changes: "the whole call",
    body: { operation: "update" },
  },
  { route: "POST /functions/v1/welcome-audio", changes: "the whole call", body: {} },
  { route: "GET /auth/v1/reauthenticate", changes: "the whole call" },
  { route: "PUT /auth/v1/user", changes: "account.metadata", body: { data: { colour: "teal" } } },
  { route: "PUT /auth/v1/user", changes: "account.password", body: { password: "correct horse" } },
  { route: "PUT /auth/v1/user", changes: "account.email", body: { email: "next@example.com" } },
  {
    route: "POST /auth/v1/logout",
    changes: "account.this_session",
    made: () => ({ path: "/auth/v1/logout?scope=local" }),
  },
  ...(["?scope=others", "?scope=global", ""] as const).map((query): Case => ({
    route: "POST /auth/v1/logout",
    changes: "account.other_sessions",
    made: () => ({ path: `/auth/v1/logout${query}` }),
  })),
];

const EXAMPLES: KindValues = {
  name: "Zoe",
  age: 5,
  time_zone: "Asia/Tokyo",
  picture: "whale",
  picture_lock: ["turtle", "star", "coin"],
};

/** Every field of a family and of a child that has no case above. */
const FIELD_CASES = [
  ...FAMILY_COLUMNS.map((field): Case => {
    const body = { [field]: EXAMPLES[FAMILY_ROWS[field].kind] };
    return { route: "PATCH /api/me", changes: `family.${field}`, body };
  }),
  ...CHILD_COLUMNS.map((field): Case => {
    const { name, kind } = CHILD_ROWS[field];
    const made = child("ben", { [name]: EXAMPLES[kind] });
    return { route: PATCH_CHILD, changes: `child.${name}`, made };
  }),
].filter(({ changes }) => !OWN_CASES.some((own) => own.changes === changes));

/** At least one for each call that a session can make, and one for each thing that it changes. */
export const CASES: readonly Case[] = [...OWN_CASES, ...FIELD_CASES];
