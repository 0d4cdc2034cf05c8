import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { NoticeKind } from "#domain/family/notice-kind.ts";
import { instant } from "./instant.ts";

/** Tables of sign-in (R-AUTH-1). No secret is stored in clear. */
export const authSchema = pgSchema("auth");

export const authUsers = authSchema.table(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Lower case. */
    email: text("email").notNull(),
    /** argon2id PHC string, or null for people who sign in by mail. */
    encrypted_password: text("encrypted_password"),
    email_confirmed_at: instant("email_confirmed_at"),
    /** The e-mail address it is to become, until both e-mail addresses have confirmed. */
    email_change: text("email_change"),
    /** Which of the two has: 'current' or 'new'. */
    email_change_confirmed: text("email_change_confirmed"),
    raw_app_meta_data: jsonb("raw_app_meta_data")
      .$type<Record<string, unknown>>()
      .notNull()
      .default({ provider: "email", providers: ["email"] }),
    raw_user_meta_data: jsonb("raw_user_meta_data")
      .$type<Record<string, unknown>>()
      .notNull()
      .default({}),
    banned_until: instant("banned_until"),
    /**
     * Unproven sessions made the family of this account, and its owner has not said yet whether it
     * is theirs.
     */
    family_unconfirmed: boolean("family_unconfirmed").notNull().default(false),
    last_sign_in_at: instant("last_sign_in_at"),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("auth_users_email").on(t.email),
    // The job that deletes unproven accounts looks every hour; others are not in the index.
    index("auth_users_unproven")
      .on(t.created_at)
      .where(sql`${t.email_confirmed_at} is null`),
  ],
);

export const identities = authSchema.table(
  "identities",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    provider_id: text("provider_id").notNull(),
    last_sign_in_at: instant("last_sign_in_at"),
    created_at: instant("created_at").notNull(),
    updated_at: instant("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("identities_provider").on(t.provider, t.provider_id),
    index("identities_user").on(t.user_id),
  ],
);

export type AmrEntry = { method: string; timestamp: number };

export const sessions = authSchema.table(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    created_at: instant("created_at").notNull(),
    refreshed_at: instant("refreshed_at").notNull(),
    not_after: instant("not_after"),
    aal: text("aal").notNull().default("aal1"),
    amr: jsonb("amr").$type<AmrEntry[]>().notNull(),
    user_agent: text("user_agent"),
    /** Counter of the refresh token that is active now; tokens are derived, not stored. */
    refresh_counter: integer("refresh_counter").notNull().default(0),
    /** Counters used within the reuse interval, with the time of use in epoch ms. */
    recent_uses: jsonb("recent_uses")
      .$type<[counter: number, atMs: number][]>()
      .notNull()
      .default([]),
    /** When a mailed code proved that its owner is here. */
    proof_at: instant("proof_at"),
    /** The pending sign-up named by the mail token that began this session. */
    signup_id: uuid("signup_id"),
  },
  (t) => [index("sessions_user").on(t.user_id), index("sessions_refreshed").on(t.refreshed_at)],
);

export const oneTimeTokens = authSchema.table(
  "one_time_tokens",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    /** sha256 of the link's token. */
    token_hash: text("token_hash").notNull(),
    /** HMAC of e-mail address and code. */
    code_hash: text("code_hash").notNull(),
    relates_to: text("relates_to").notNull(),
    purpose: text("purpose").notNull(),
    code_challenge: text("code_challenge"),
    redirect_to: text("redirect_to").notNull(),
    /**
     * The row of account_requests that this mail confirms; gone when a newer request has replaced
     * it.
     */
    request_id: uuid("request_id"),
    data: jsonb("data").$type<Record<string, unknown>>().notNull().default({}),
    device: text("device").notNull(),
    /** The session that asked for a proof: the code is its own. Null for all other kinds. */
    session_id: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    attempts: integer("attempts").notNull().default(0),
    expires_at: instant("expires_at").notNull(),
    created_at: instant("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("one_time_tokens_hash").on(t.token_hash),
    uniqueIndex("one_time_tokens_user_kind")
      .on(t.user_id, t.kind)
      .where(sql`${t.session_id} is null`),
    uniqueIndex("one_time_tokens_session_kind").on(t.session_id, t.kind),
    index("one_time_tokens_relates_to").on(t.relates_to),
    index("one_time_tokens_expires").on(t.expires_at),
  ],
);

/**
 * What a /signup or /otp wants a new account to begin with. Kept for every e-mail address, whether
 * it has an account or not; the newest request of an e-mail address and kind replaces the one
 * before. Only the mail of that very request applies it.
 */
export const accountRequests = authSchema.table(
  "account_requests",
  {
    address_hash: text("address_hash").notNull(),
    kind: text("kind").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    /** argon2id PHC string; null for requests without a password. */
    password_hash: text("password_hash"),
    metadata: jsonb("metadata").$type<Record<string, unknown>>().notNull().default({}),
    /** False if a mail of another kind was requested for this e-mail address later. */
    is_newest: boolean("is_newest").notNull().default(true),
    asked_at: instant("asked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.address_hash, t.kind] }),
    uniqueIndex("account_requests_id").on(t.id),
    index("account_requests_asked").on(t.asked_at),
  ],
);

export const flowStates = authSchema.table(
  "flow_states",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    code_hash: text("code_hash").notNull(),
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    code_challenge: text("code_challenge").notNull(),
    amr_method: text("amr_method").notNull(),
    signup_id: uuid("signup_id"),
    issued_at: instant("issued_at").notNull(),
  },
  (t) => [
    uniqueIndex("flow_states_code").on(t.code_hash),
    index("flow_states_issued").on(t.issued_at),
  ],
);

/** Notices that wait, since their account had its mails of the kind today; one mail stands for all. */
export const heldNotices = authSchema.table(
  "held_notices",
  {
    user_id: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    /** Where the account has it no more; else ''. */
    email: text("email").notNull().default(""),
    due_at: instant("due_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind, t.email] }),
    index("held_notices_due").on(t.due_at),
  ],
);

export const auditLog = authSchema.table(
  "audit_log",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    user_id: uuid("user_id"),
    event: text("event").notNull(),
    critical: boolean("critical").notNull().default(false),
    at: instant("at").notNull(),
  },
  (t) => [index("audit_log_user").on(t.user_id, t.at), index("audit_log_at").on(t.at)],
);
