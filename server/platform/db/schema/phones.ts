import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { authUsers } from "./auth.ts";
import { instant } from "./instant.ts";

const account = () =>
  uuid("user_id")
    .notNull()
    .references(() => authUsers.id, { onDelete: "cascade" });

/** Phones, as keyed hashes, that an account has proved to hold with a texted code. */
export const phoneProofs = pgTable(
  "phone_proofs",
  {
    user_id: account(),
    phone_hash: text("phone_hash").notNull(),
    proved_at: instant("proved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.phone_hash] })],
);

/**
 * The newest texted code of a session; a new one voids it. It stays for a day when the session ends: the
 * account has asked for a text to this phone.
 */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    session_id: uuid("session_id").primaryKey(),
    user_id: account(),
    phone_hash: text("phone_hash").notNull(),
    /** HMAC of account, phone and code. */
    code_hash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    expires_at: instant("expires_at").notNull(),
  },
  (t) => [index("phone_codes_user").on(t.user_id)],
);
