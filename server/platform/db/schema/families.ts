import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Purpose } from "#domain/consent/consent.ts";
import type { Signup } from "#domain/family/fields.ts";
import type { Vendor, VendorKind } from "#domain/wire/vendors.ts";
import type { ReminderType } from "#domain/reminders/reminder.ts";
import { authUsers } from "./auth.ts";
import { instant } from "./instant.ts";

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => Buffer.from(value),
});

/**
 * A family: keyed by the signed-in user's id. Names and fields are the specified ones (R-DATA-1); those
 * that are about a child are in `children`.
 */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    parent_name: text("parent_name").notNull(),
    reminder_preference: text("reminder_preference"),
    payment: text("payment"),
    phone_number: text("phone_number"),
    last_active_at: instant("last_active_at").notNull().defaultNow(),
    /** The UTC day of last_active_at: an index on it changes once a day, not at every slide. */
    last_active_on: date("last_active_on", { mode: "string" })
      .notNull()
      .generatedAlwaysAs(sql`((last_active_at at time zone 'UTC')::date)`),
    /** IANA zone of the family, from the browser; null means UTC. */
    time_zone: text("time_zone"),
    /** The zone that counted when time_zone was changed, and when that was (domain/family/family-day.ts). */
    zone_before: text("zone_before"),
    zone_changed_at: instant("zone_changed_at"),
    /** The language that the family chose for lessons; null: each device's own. */
    lesson_language: text("lesson_language"),
    /** When the e-mail about what was agreed is sent ('e-mail plus'); null when none waits. */
    consent_letter_due: instant("consent_letter_due"),
    /** Notices sent before an unused family is deleted. */
    inactive_notices: integer("inactive_notices").notNull().default(0),
    created_at: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    // The job that sends consent e-mails looks every few seconds; only rows that wait are in the
    // index.
    index("users_consent_letter_due")
      .on(t.consent_letter_due)
      .where(sql`${t.consent_letter_due} is not null`),
    // Both hourly jobs about unused families, and the daily count of new ones.
    index("users_unused").on(t.inactive_notices, t.last_active_on, t.id),
    index("users_created").on(t.created_at),
  ],
);

/**
 * What a signed-in parent entered before the names and the age made a family: a buyer's name, when
 * to be reminded.
 */
export const familyDrafts = pgTable("family_drafts", {
  user_id: uuid("user_id")
    .primaryKey()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  parent_name: text("parent_name"),
  reminder_preference: text("reminder_preference"),
  phone_number: text("phone_number"),
});

export const pendingSignups = pgTable(
  "pending_signups",
  {
    signup_id: uuid("signup_id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    /** Judged by `Answers` (server/families/field-schemas.ts) where they are kept and where read. */
    answers: jsonb("answers").$type<Signup>().notNull(),
    // The specified columns, for whoever reads the table; a further answer needs none.
    parent_name: text("parent_name")
      .notNull()
      .generatedAlwaysAs(sql`(answers ->> 'parent_name')`),
    kid_name: text("kid_name")
      .notNull()
      .generatedAlwaysAs(sql`(answers ->> 'kid_name')`),
    kid_age: integer("kid_age")
      .notNull()
      .generatedAlwaysAs(sql`((answers ->> 'kid_age')::integer)`),
    /** Keyed hash of the source, so that too many sign-ups delete those of the same source. */
    source_hash: text("source_hash"),
    created_at: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("pending_signups_email").on(t.email),
    index("pending_signups_created").on(t.created_at),
    check("pending_signups_kid_age", sql`${t.kid_age} between 3 and 18`), // twin: domain/family/age.ts isChildAge
  ],
);

/**
 * Ledger of an account: rows are added, never changed. Before sign-up the rows belong to its signup_id, one
 * a purpose, and the newest word takes the place of the one before.
 */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The account: a buyer may agree before there is a family. */
    user_id: uuid("user_id").references(() => authUsers.id, { onDelete: "cascade" }),
    signup_id: uuid("signup_id"),
    /** The one child that the row is about, by its `child_id`; null: the family. */
    child_id: uuid("child_id"),
    purpose: text("purpose").$type<Purpose>().notNull(),
    granted: boolean("granted").notNull(),
    text_version: text("text_version").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [
    // The newest row of each purpose, for the family and for each child.
    index("consents_user").on(t.user_id, t.child_id, t.purpose, t.at),
    uniqueIndex("consents_signup")
      .on(t.signup_id, t.purpose)
      .where(sql`${t.signup_id} is not null`),
    index("consents_before_sign_up")
      .on(t.at)
      .where(sql`${t.user_id} is null`),
    check(
      "consents_purpose",
      sql`${t.purpose} in ('analytics', 'ads', 'news', 'child_name', 'child_progress')`,
    ),
    check("consents_owner", sql`${t.user_id} is not null or ${t.signup_id} is not null`),
  ],
);

export const reminders = pgTable(
  "reminders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    reminder_type: text("reminder_type").$type<ReminderType>().notNull(),
    reminder_datetime: instant("reminder_datetime").notNull(),
    /** International form. */
    phone_number: text("phone_number"),
    /** When the next delivery is tried; also keeps two instances from delivering at once. */
    next_try_at: instant("next_try_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /**
     * When the scheduler behind REMINDER_WEBHOOK_URL took it; what it took is never delivered here.
     */
    handed_over_at: instant("handed_over_at"),
    delivered_at: instant("delivered_at"),
    /** A cancelled one is due at once (next_try_at): a scheduler that holds it must cancel it. */
    cancelled_at: instant("cancelled_at"),
    failed_at: instant("failed_at"),
    created_at: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    // Only what waits: the job looks every few seconds, and the other rows stay for a month.
    index("reminders_waiting")
      .on(t.next_try_at)
      .where(
        sql`${t.delivered_at} is null and ${t.cancelled_at} is null and ${t.failed_at} is null`,
      ),
    index("reminders_user").on(t.user_id),
    index("reminders_datetime").on(t.reminder_datetime),
    check("reminders_type", sql`${t.reminder_type} in ('sms', 'tonight', 'weekend')`), // twin: domain/reminders/reminder.ts REMINDER_TYPES
  ],
);

/** When a family wants its weekly summary; no row while it has not answered the offer. */
export const weeklySummaries = pgTable(
  "weekly_summaries",
  {
    user_id: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** 0 is Sunday. */
    weekday: smallint("weekday").notNull(),
    hour: smallint("hour").notNull(),
    /** The zone of weekday and hour that the parent chose; null: the family's. */
    time_zone: text("time_zone"),
    /** When the next mail is tried, and the Monday of its week; both null while it is off. */
    next_try_at: instant("next_try_at"),
    week: date("week", { mode: "string" }),
    /** Failed tries of that mail. */
    attempts: integer("attempts").notNull().default(0),
    /** The Monday of the last week whose mail was sent: a week has one mail at most. */
    sent_week: date("sent_week", { mode: "string" }),
    changed_at: instant("changed_at").notNull(),
  },
  (t) => [
    index("weekly_summaries_due")
      .on(t.next_try_at)
      .where(sql`${t.next_try_at} is not null`),
    check("weekly_summaries_weekday", sql`${t.weekday} between 0 and 6`),
    check("weekly_summaries_hour", sql`${t.hour} between 0 and 23`),
    check("weekly_summaries_week", sql`(${t.next_try_at} is null) = (${t.week} is null)`),
  ],
);

/** Phones that answered STOP, as keyed hashes. */
export const phoneStops = pgTable("phone_stops", {
  phone_hash: text("phone_hash").primaryKey(),
  at: instant("at").notNull(),
});

/** Kept without the person after deletion: amount, date, provider's id. */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The family, once it is known. */
    user_id: uuid("user_id"),
    /** The buyer's e-mail address until a family with it exists. */
    email: text("email"),
    provider: text("provider").notNull(),
    provider_id: text("provider_id").notNull(),
    amount_cents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    /** Null while only the message of a refund has arrived: messages come in any order. */
    paid_at: instant("paid_at"),
    /** Given back, or refused by `npm run payments`. */
    refunded_at: instant("refunded_at"),
    /** A checkout that a person has to judge came; null once one did. */
    held_at: instant("held_at"),
    /** The time of the newest message about the end of a dispute, and whether it took the money back. */
    dispute_ended_at: instant("dispute_ended_at"),
    is_dispute_lost: boolean("is_dispute_lost").notNull().default(false),
    /** The purchase opened a new account; it does so once. */
    setup_used_at: instant("setup_used_at"),
  },
  (t) => [
    uniqueIndex("purchases_provider_id").on(t.provider, t.provider_id),
    index("purchases_user").on(t.user_id),
    index("purchases_email").on(t.email),
    index("purchases_held")
      .on(t.held_at)
      .where(sql`${t.held_at} is not null`),
  ],
);

/** Spoken greetings, for a day, under a keyed hash of what was said. */
export const welcomeAudio = pgTable(
  "welcome_audio",
  {
    key_hash: text("key_hash").primaryKey(),
    /**
     * Keyed hash of the account, or of the sign-up's e-mail address and source, for the day's cap.
     */
    address_hash: text("address_hash").notNull(),
    audio: bytes("audio").notNull(),
    content_type: text("content_type").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (t) => [
    index("welcome_audio_address").on(t.address_hash, t.created_at),
    index("welcome_audio_created").on(t.created_at),
  ],
);

export const seenWebhookEvents = pgTable(
  "seen_webhook_events",
  {
    provider: text("provider").notNull(),
    event_id: text("event_id").notNull(),
    seen_at: instant("seen_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.event_id] }),
    index("seen_webhook_events_seen").on(t.seen_at),
  ],
);

/** Which families got the mail about a lesson's version, so that each gets it once. */
export const lessonAnnouncements = pgTable(
  "lesson_announcements",
  {
    lesson_id: uuid("lesson_id").notNull(),
    version: integer("version").notNull().default(1),
    user_id: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.lesson_id, t.version, t.user_id] })],
);

/**
 * What is to be sent to a vendor, and what was: one row an event and vendor, so that nothing is
 * sent twice. It names the family by its id alone; what a vendor gets beside it is read when it is
 * sent.
 */
export const vendorMessages = pgTable(
  "vendor_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    vendor: text("vendor").$type<Vendor>().notNull(),
    kind: text("kind").$type<VendorKind>().notNull(),
    /** The event's own id; the browser's pixel names it too. */
    event_id: text("event_id").notNull(),
    user_id: uuid("user_id").notNull(),
    data: jsonb("data").$type<Record<string, string | number>>().notNull().default({}),
    happened_at: instant("happened_at").notNull(),
    next_try_at: instant("next_try_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    delivered_at: instant("delivered_at"),
    failed_at: instant("failed_at"),
  },
  (t) => [
    uniqueIndex("vendor_messages_event").on(t.vendor, t.event_id),
    index("vendor_messages_due")
      .on(t.next_try_at)
      .where(sql`delivered_at is null and failed_at is null`),
    index("vendor_messages_given_up")
      .on(t.failed_at)
      .where(sql`failed_at is not null`),
    index("vendor_messages_user").on(t.user_id),
    index("vendor_messages_happened").on(t.happened_at),
  ],
);
