import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/**
 * Limits that must survive a restart: one row a counter (server/platform/http/counters.ts) and key,
 * for as long as its window.
 */
export const counters = pgTable(
  "counters",
  {
    name: text("name").notNull(),
    /** Keyed hash of what it counts for: an e-mail address, a phone, an account, a source. */
    key_hash: text("key_hash").notNull(),
    started_at: instant("started_at").notNull(),
    last_at: instant("last_at").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.key_hash] }), index("counters_last").on(t.last_at)],
);
