import { sql } from "drizzle-orm";
import { dayIn } from "#domain/days.ts";
import type { CountedMeasure } from "#domain/wire/insight.ts";
import { HOME_PAGE } from "#domain/routing/routes.ts";
import type { Database, Queryable } from "#server/platform/db/connect.ts";
import { learningDaily } from "#server/platform/db/schema.ts";

/** Adds to a day's count. */
export async function addCount(
  db: Queryable,
  now: Date,
  measure: CountedMeasure,
  subject = "",
  n = 1,
): Promise<void> {
  await db
    .insert(learningDaily)
    .values({ day: dayIn(now, null), measure, subject, count: n })
    .onConflictDoUpdate({
      target: [learningDaily.day, learningDaily.measure, learningDaily.subject],
      set: { count: sql`${learningDaily.count} + ${n}` },
    });
}

/**
 * Counts how often pages are opened, with nothing about who did: in memory, written every few
 * seconds, so that a page that is only shown costs no write.
 */
export class OpenedPages {
  #opened = new Map<string, number>();

  /** @param page its name, as in COUNTED_PAGES */
  count(page: string, n = 1): void {
    this.#opened.set(page, (this.#opened.get(page) ?? 0) + n);
  }

  async write({ db, now }: { db: Database; now(): Date }): Promise<void> {
    const opened = [...this.#opened];
    this.#opened.clear();
    for (const [page, n] of opened) {
      // The start page has a measure of its own: the way in begins there.
      const [measure, subject] =
        page === HOME_PAGE.name ? (["home_opened", ""] as const) : (["page_opened", page] as const);
      await addCount(db, now(), measure, subject, n).catch((error: unknown) => {
        this.count(page, n);
        throw error;
      });
    }
  }
}
