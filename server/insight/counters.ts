import { sql } from "drizzle-orm";
import { dayIn } from "#domain/days.ts";
import type { CountedMeasure } from "#domain/insight.ts";
import type { Database, Queryable } from "#server/db/connect.ts";
import { learningDaily } from "#server/db/schema.ts";

/** Adds to a day's count. */
export async function addCount(db: Queryable, now: Date, measure: CountedMeasure, subject = "", n = 1): Promise<void> {
  await db
    .insert(learningDaily)
    .values({ day: dayIn(now, null), measure, subject, count: n })
    .onConflictDoUpdate({
      target: [learningDaily.day, learningDaily.measure, learningDaily.subject],
      set: { count: sql`${learningDaily.count} + ${n}` },
    });
}

/**
 * Counts how often the start page is opened, with nothing about who did: in memory, written every few seconds, so that
 * a page that is only shown costs no write.
 */
export class OpenedPages {
  #opened = 0;

  count(): void {
    this.#opened++;
  }

  async write({ db, now }: { db: Database; now(): Date }): Promise<void> {
    const opened = this.#opened;
    if (opened === 0) return;
    this.#opened = 0;
    await addCount(db, now(), "home_opened", "", opened).catch((error: unknown) => {
      this.#opened += opened;
      throw error;
    });
  }
}
