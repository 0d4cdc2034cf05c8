import type { Purpose } from "../consent/consent.ts";
import { CHILD_ASKED, CHILD_COLUMNS, CHILD_ROWS, FAMILY_COLUMNS, FAMILY_ROWS } from "./fields.ts";
import type { ChildField, FamilyField, NameOfChildField, ProfileField } from "./fields.ts";
import { parseName } from "./names.ts";
import type { Proof, Rule } from "./proof.ts";

export type { Proof } from "./proof.ts";

const rule = <Needs extends string>(needs: Needs, why: string): Rule<Needs> => ({ needs, why });

type RuleOfFamily = `family.${FamilyField}`;
type RuleOfChild = `child.${NameOfChildField<ChildField>}`;
const ofFamily = (field: FamilyField): RuleOfFamily => `family.${field}`;
const ofChild = (field: ChildField): RuleOfChild => `child.${CHILD_ROWS[field].name}`;

/** The rules of rows of fields.ts. */
const rulesOf = <F extends string, Name extends string>(
  rows: Record<F, Rule<Proof>>,
  fields: readonly F[],
  named: (field: F) => Name,
) =>
  Object.fromEntries(
    fields.map((field) => [named(field), rule(rows[field].needs, rows[field].why)]),
  ) as Record<Name, Rule<Proof>>;

/**
 * What each thing that a signed-in session can change needs, whichever call changes it. A first value
 * is no change, and neither is a value that says the same as the one that is kept.
 */
export const FIELD_RULES = {
  ...rulesOf(FAMILY_ROWS, FAMILY_COLUMNS, ofFamily),
  "family.lesson_language": rule("session", "a child may choose the language that it reads"),
  "family.reminder": rule("session", "a mail to the account's own e-mail address, or to the phone"),
  "family.weekly_mail": rule("session", "goes to the account's own e-mail address alone"),
  "family.phone": rule("proof", "somebody else would be told when the family starts"),
  "family.refused": rule("proof", "deletes what was played before the first proof"),
  "child.added": rule("session", "nothing is shared about it yet, and a parent removes it"),
  ...rulesOf(CHILD_ROWS, CHILD_COLUMNS, ofChild),
  "account.email": rule("code", "whoever reads the mails of the account opens it"),
  "account.password": rule("proof", "it opens the account, and it ends other sessions and links"),
  "account.metadata": rule("session", "nothing reads it but the client that wrote it"),
  "account.this_session": rule("session", "whoever holds a device may sign it out"),
  "account.other_sessions": rule("proof", "it puts the parent's own devices out"),
} satisfies Record<string, Rule<Proof>>;

/** A yes to each purpose; a no never needs a proof. All of them tell others about a child. */
export const CONSENT_RULES = {
  analytics: rule("proof", "the measuring service gets the child's age group"),
  ads: rule("proof", "the advertising partner is told that the family signed up or bought"),
  news: rule("proof", "the mail service gets the child's progress"),
  child_name: rule("proof", "the voice and mail services get the child's name"),
  child_progress: rule("proof", "the measuring service is told which lessons the child plays"),
} as const satisfies Record<Purpose, Rule<Proof>>;

export type Field = keyof typeof FIELD_RULES;

/** The things behind the names that PATCH /api/me has for them. */
export const FAMILY_FIELDS = Object.fromEntries([
  ...FAMILY_COLUMNS.map((field) => [field, ofFamily(field)]),
  ...CHILD_ASKED.map((field) => [field, ofChild(field)]),
]) as Record<ProfileField, Field>;
/** The things behind the names that /api/me/children has for them. */
export const CHILD_FIELDS = Object.fromEntries(
  CHILD_COLUMNS.map((field) => [CHILD_ROWS[field].name, ofChild(field)]),
) as Record<NameOfChildField<ChildField>, Field>;

/** Spaces around a name and Unicode forms make no difference, as they make none where it is kept. */
const comparable = (value: unknown) =>
  typeof value === "string" ? (parseName(value) ?? value) : JSON.stringify(value);

/** The fields that a patch changes: those that it gives and that say something else than before. */
export const changedFields = <Name extends string>(
  fields: Record<Name, Field>,
  before: { [N in NoInfer<Name>]?: unknown },
  patch: { [N in NoInfer<Name>]?: unknown },
): Field[] =>
  (Object.keys(fields) as Name[])
    .filter((name) => patch[name] !== undefined)
    .filter((name) => comparable(patch[name]) !== comparable(before[name]))
    .map((name) => fields[name]);

/**
 * What a whole call needs, or which fields and consents it may change; then the rules above decide.
 * `nobody`: it is for visitors, or a secret of its own stands before it. `staff`: the role, in an
 * account of its own.
 */
type CallRule = Rule<Proof | "nobody" | "staff"> | { fields: readonly (Field | "consents")[] };

const play = rule("session", "what a child does when it plays");
const vendors = rule("session", "goes out only with a consent, which is looked up then");
const visitor = rule("nobody", "no account is changed");
const bySecret = rule("nobody", "a mailed, signed or random secret names what it changes");

/** Every call that writes; calls of the lesson builder have one row. */
export const CALL_RULES = {
  "POST /api/pending-signups": visitor,
  "PUT /api/pending-signups/:id/consents": rule(
    "nobody",
    "counts once the sign-up's mail is pressed",
  ),
  "POST /api/me/finish-signup": { fields: ["consents"] },
  "POST /api/me/family": { fields: ["family.refused"] },
  "PATCH /api/me": { fields: Object.values(FAMILY_FIELDS) },
  "POST /api/me/children": { fields: ["child.added"] },
  "PATCH /api/me/children/:id": { fields: Object.values(CHILD_FIELDS) },
  "DELETE /api/me/children/:id": rule("code", "can't be undone"),
  "PUT /api/me/children/:child/allowance": rule("code", "it decides what the child is owed"),
  "PUT /api/me/children/:child/jars/entries/:id": rule("code", "it corrects the child's money"),
  "PUT /api/me/consents": { fields: ["consents"] },
  "POST /api/me/proof": rule("session", "it takes the mailed code that is the proof"),
  "DELETE /api/me/sessions/:id": { fields: ["account.this_session", "account.other_sessions"] },
  "GET /api/me/export": rule("code", "takes everything out that is kept of the family"),
  "DELETE /api/me": rule("code", "can't be undone"),
  "PUT /api/me/lesson-language": { fields: ["family.lesson_language"] },
  "PUT /api/me/weekly-summary": { fields: ["family.weekly_mail"] },
  "DELETE /api/me/weekly-summary/offer": rule("session", "puts an offer away"),
  "POST /api/weekly-summary/unsubscribe": bySecret,
  "POST /api/unsubscribe": bySecret,
  "POST /api/reminders": { fields: ["family.reminder", "family.phone"] },
  "POST /functions/v1/send-reminder-webhook": { fields: ["family.reminder", "family.phone"] },
  "PUT /api/reminders/preference": { fields: ["family.reminder"] },
  "DELETE /api/reminders": { fields: ["family.reminder"] },
  "POST /api/reminders/phone-code": { fields: ["family.phone"] },
  "POST /api/reminders/phone-proof": rule("session", "it takes the texted code of the call above"),
  "POST /api/feedback-form": rule("session", "a mail to staff"),
  "PUT /api/me/lessons/:id/progress": play,
  "POST /api/me/lessons/:id/xp": play,
  "POST /api/me/streak": play,
  "POST /api/me/review": play,
  "PUT /api/me/lessons/:id/feedback": play,
  "POST /api/events": play,
  "PUT /api/me/jars/entries/:id": play,
  "PUT /api/me/mission-cards/:id/done": play,
  "DELETE /api/me/mission-cards/:id/done": play,
  "PUT /api/child/:child/me/lessons/:id/progress": play,
  "POST /api/child/:child/me/lessons/:id/xp": play,
  "POST /api/child/:child/me/streak": play,
  "POST /api/child/:child/me/review": play,
  "PUT /api/child/:child/me/lessons/:id/feedback": play,
  "POST /api/child/:child/events": play,
  "PUT /api/child/:child/me/jars/entries/:id": play,
  "PUT /api/child/:child/me/mission-cards/:id/done": play,
  "DELETE /api/child/:child/me/mission-cards/:id/done": play,
  "POST /api/checkout": vendors,
  "POST /api/page-views": vendors,
  "POST /functions/v1/meta-conversions-api": vendors,
  "POST /functions/v1/sync-loops-contact": vendors,
  "POST /functions/v1/welcome-audio": vendors,
  "POST /api/page-counts": visitor,
  "POST /api/crashes": visitor,
  "POST /api/lesson-previews": bySecret,
  "POST /functions/v1/setup-user-auth": bySecret,
  "POST /functions/v1/payment-webhook": bySecret,
  "POST /functions/v1/sms-inbound": bySecret,
  "POST /dev/checkout": rule("nobody", "the payment page of a local install"),
  "POST /auth/v1/otp": visitor,
  "POST /auth/v1/signup": visitor,
  "POST /auth/v1/recover": visitor,
  "POST /auth/v1/resend": visitor,
  "POST /auth/v1/peek": bySecret,
  "GET /auth/v1/verify": bySecret,
  "POST /auth/v1/verify": bySecret,
  "POST /auth/v1/token": bySecret,
  "GET /auth/v1/reauthenticate": rule("session", "mails the code to the account's own address"),
  "PUT /auth/v1/user": {
    fields: ["account.email", "account.password", "account.metadata"],
  },
  "POST /auth/v1/logout": { fields: ["account.this_session", "account.other_sessions"] },
  "* /api/staff/*": rule("staff", "authors change lessons and no family"),
} as const satisfies Record<string, CallRule>;

type Calls = typeof CALL_RULES;
/** Calls that need a proof whatever they are given. */
export type ProvenCall = {
  [Call in keyof Calls]: Calls[Call] extends Rule<"proof" | "code"> ? Call : never;
}[keyof Calls];
