import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { EntryKind, EntryPicture } from "#domain/allowance/ledger.ts";
import type { Currency } from "#domain/allowance/money.ts";
import type { PlanState } from "#domain/allowance/plan.ts";
import { child } from "./children.ts";
import { instant } from "./instant.ts";

/** What a parent set for a child's allowance, and from which of the family's days on. */
export const allowancePlans = pgTable(
  "allowance_plans",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    child: child(),
    from_day: date("from_day", { mode: "string" }).notNull(),
    at: instant("at").notNull(),
    /** Minor units of the currency. */
    amount: integer("amount").notNull(),
    currency: text("currency").$type<Currency>().notNull(),
    /** 0 is Sunday. */
    weekday: smallint("weekday").notNull(),
    /** The usual split in percent. */
    save: smallint("save").notNull(),
    spend: smallint("spend").notNull(),
    share: smallint("share").notNull(),
    state: text("state").$type<PlanState>().notNull(),
  },
  (t) => [
    index("allowance_plans_child").on(t.child),
    // Twin: domain/allowance/plan.ts isAllowance
    check("allowance_plans_amount", sql`${t.amount} > 0`),
    check("allowance_plans_weekday", sql`${t.weekday} between 0 and 6`),
    check(
      "allowance_plans_split",
      sql`least(${t.save}, ${t.spend}, ${t.share}) >= 0 and ${t.save} + ${t.spend} + ${t.share} = 100`,
    ),
  ],
);

/** The ledger behind a child's jars: rows are added, never changed (domain/allowance/ledger.ts). */
export const jarEntries = pgTable(
  "jar_entries",
  {
    child: child(),
    /** Made on the device, so that an entry which is sent again is added once. */
    id: uuid("id").notNull(),
    kind: text("kind").$type<EntryKind>().notNull(),
    at: instant("at").notNull(),
    /** When the server took it, whatever its device says. */
    received_at: instant("received_at").notNull().defaultNow(),
    currency: text("currency").$type<Currency>().notNull(),
    /** Minor units of the currency. */
    save: integer("save").notNull(),
    spend: integer("spend").notNull(),
    share: integer("share").notNull(),
    picture: text("picture").$type<EntryPicture>(),
    week: date("week", { mode: "string" }),
    undoes: uuid("undoes"),
  },
  (t) => [
    primaryKey({ columns: [t.child, t.id] }),
    // Twin: domain/allowance/ledger.ts isEntry
    check(
      "jar_entries_amounts",
      sql`${t.kind} = 'adjusted' or least(${t.save}, ${t.spend}, ${t.share}) >= 0`,
    ),
    check("jar_entries_week", sql`(${t.kind} = 'divided') = (${t.week} is not null)`),
    check("jar_entries_undoes", sql`(${t.kind} = 'undone') = (${t.undoes} is not null)`),
  ],
);
