import { and, count, gt, isNotNull, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { PgTable } from "drizzle-orm/pg-core";
import { Gauge } from "prom-client";
import { DAY_MS } from "#domain/days.ts";
import { VENDORS } from "#domain/wire/vendors.ts";
import type { Vendor } from "#domain/wire/vendors.ts";
import type { Connection, Database } from "#server/platform/db/connect.ts";
import {
  purchases,
  reminders,
  users,
  vendorMessages,
  xpGrants,
} from "#server/platform/db/schema.ts";
import { isErasureRow, isUndelivered } from "#server/platform/db/vendor-messages.ts";
import { PREFIX } from "./metrics.ts";
import type { Metrics } from "./metrics.ts";

/** Whole tables are not counted at every scrape. */
const FRESH_MS = 30_000;

interface Numbers {
  families: number;
  lessons: number;
  /** Payments that wait for a person. */
  heldPayments: number;
  /** Seconds that the oldest of a kind has been due. */
  lag: { work: string; seconds: number }[];
  vendors: VendorNumbers[];
}

interface VendorNumbers {
  vendor: Vendor;
  /** Messages that were given up within the last day. */
  givenUp: number;
  /** Seconds since the oldest erasure was requested that the vendor has not carried out. */
  erasureSeconds: number;
}

/** The product's own numbers, read from the database when somebody looks. */
export function addProductGauges(
  { registry }: Metrics,
  connection: Connection,
  now: () => Date,
): void {
  let kept: { at: number; numbers: Promise<Numbers> } | null = null;
  const numbers = () => {
    const at = now().getTime();
    if (kept === null || Math.abs(at - kept.at) >= FRESH_MS)
      kept = { at, numbers: readNumbers(connection, now()) };
    return kept.numbers;
  };
  const gauge = (name: string, help: string, read: (found: Numbers) => number) =>
    new Gauge({
      name: PREFIX + name,
      help,
      registers: [registry],
      async collect() {
        this.set(read(await numbers()));
      },
    });
  gauge("families", "Families", ({ families }) => families);
  gauge(
    "lessons_finished",
    "Lessons that families have finished, each once",
    ({ lessons }) => lessons,
  );
  gauge(
    "payments_held",
    "Payments that wait for a person (npm run payments)",
    ({ heldPayments }) => heldPayments,
  );
  const vendorGauge = (name: string, help: string, read: (found: VendorNumbers) => number) =>
    new Gauge({
      name: PREFIX + name,
      help,
      labelNames: ["vendor"] as const,
      registers: [registry],
      async collect() {
        for (const found of (await numbers()).vendors)
          this.set({ vendor: found.vendor }, read(found));
      },
    });
  vendorGauge(
    "vendor_messages_given_up",
    "Messages to a vendor that were given up within the last day",
    ({ givenUp }) => givenUp,
  );
  vendorGauge(
    "vendor_erasure_wait_seconds",
    "How long ago the oldest erasure was asked for that a vendor has not carried out",
    ({ erasureSeconds }) => erasureSeconds,
  );
  const lag = new Gauge({
    name: `${PREFIX}due_work_seconds`,
    help: "How long the oldest work of a kind has been due",
    labelNames: ["work"] as const,
    registers: [],
    async collect() {
      this.reset();
      for (const { work, seconds } of (await numbers()).lag) this.set({ work }, seconds);
    },
  });
  registry.registerMetric(lag);
}

/** The queue's own clock is the database's. */
const WAITING_JOBS = `select name as work, greatest(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`;

/** What Postgres's own statistics say where counting would take long. */
const COUNTED_ROWS = 100_000;
async function countUpTo(db: Database, table: PgTable): Promise<number> {
  const { schema = "public", name } = getTableConfig(table);
  const found = await db.execute(sql`
    with counted as (select count(*) as rows from (select 1 from ${table} limit ${COUNTED_ROWS}) as counted)
    select case when rows < ${COUNTED_ROWS} then rows
      else greatest(rows, (select reltuples from pg_class where oid = ${`${schema}.${name}`}::regclass)) end::float8 as rows
    from counted`);
  const [row] = (found as { rows: unknown[] }).rows as { rows: number }[];
  return row?.rows ?? 0;
}

async function readNumbers(connection: Connection, now: Date): Promise<Numbers> {
  const { db } = connection;
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = (due: unknown) =>
    sql<number>`coalesce(greatest(extract(epoch from ${at} - min(${due})), 0), 0)::float8`;
  const families = await countUpTo(db, users);
  const lessons = await countUpTo(db, xpGrants);
  const r = reminders;
  const v = vendorMessages;
  const [reminding] = await db
    .select({ seconds: since(r.next_try_at) })
    .from(r)
    .where(
      sql`${r.next_try_at} <= ${at} and ${r.delivered_at} is null and ${r.failed_at} is null and ${r.cancelled_at} is null`,
    );
  const vendorLag = await db
    .select({ work: v.vendor, seconds: since(v.next_try_at) })
    .from(v)
    .where(sql`${v.next_try_at} <= ${at} and ${v.delivered_at} is null and ${v.failed_at} is null`)
    .groupBy(v.vendor);
  const jobs = await connection.executeSql(WAITING_JOBS);
  const lag = [
    { work: "reminders", seconds: reminding?.seconds ?? 0 },
    ...vendorLag,
    ...(jobs.rows as Numbers["lag"]),
  ];
  const heldPayments = await db.$count(purchases, isNotNull(purchases.held_at));
  return { families, lessons, heldPayments, lag, vendors: await readVendorNumbers(db, now) };
}

/** Of each vendor, also one without messages: an alert compares with 0. */
async function readVendorNumbers(db: Database, now: Date): Promise<VendorNumbers[]> {
  const v = vendorMessages;
  const at = sql`${now.toISOString()}::timestamptz`;
  const givenUp = await db
    .select({ vendor: v.vendor, count: count() })
    .from(v)
    .where(gt(v.failed_at, new Date(now.getTime() - DAY_MS)))
    .groupBy(v.vendor);
  const waiting = await db
    .select({
      vendor: v.vendor,
      seconds: sql<number>`greatest(extract(epoch from ${at} - min(${v.happened_at})), 0)::float8`,
    })
    .from(v)
    .where(and(isUndelivered, isErasureRow))
    .groupBy(v.vendor);
  return VENDORS.map((vendor) => ({
    vendor,
    givenUp: givenUp.find((row) => row.vendor === vendor)?.count ?? 0,
    erasureSeconds: waiting.find((row) => row.vendor === vendor)?.seconds ?? 0,
  }));
}
