import { vi } from "vitest";
import type { Connection } from "#server/platform/db/connect.ts";

const EACH_TABLE = (statement: string) => `do $$ declare t record; begin
  for t in select schemaname, tablename from pg_tables where schemaname in ('public', 'auth') loop ${statement} end loop;
end $$`;

/**
 * From now on every row that is written violates a constraint; the driver's error quotes the row.
 * Returns what ends it.
 */
export async function refuseWrites({ executeSql }: Connection): Promise<() => Promise<unknown>> {
  await executeSql(
    EACH_TABLE(
      "execute format('alter table %I.%I add constraint canary_refuses check (false) not valid', t.schemaname, t.tablename);",
    ),
  );
  return () =>
    executeSql(
      EACH_TABLE(
        "execute format('alter table %I.%I drop constraint canary_refuses', t.schemaname, t.tablename);",
      ),
    );
}

/**
 * From now on every row that is written fails as a date does that the database can't hold; the
 * message quotes the row.
 */
export async function refuseDates({ executeSql }: Connection): Promise<() => Promise<unknown>> {
  await executeSql(`create function refuse_dates() returns trigger language plpgsql as $$ begin
    raise exception 'date/time field value out of range: %', new using errcode = '22008';
  end $$`);
  await executeSql(
    EACH_TABLE(
      "execute format('create trigger refuse_dates before insert or update on %I.%I for each row execute function refuse_dates()', t.schemaname, t.tablename);",
    ),
  );
  return () => executeSql("drop function refuse_dates cascade");
}

/**
 * From now on the driver fails as it does when the database ends; Drizzle's error quotes statement
 * and values.
 */
export function breakDatabase({ db }: Connection): () => void {
  const { $client } = db as unknown as {
    $client: Record<string, (...args: unknown[]) => Promise<unknown>>;
  };
  const gone = () =>
    Promise.reject(
      Object.assign(new Error("terminating connection due to administrator command"), {
        code: "57P01",
      }),
    );
  const spies = ["query", "exec", "transaction", "connect"]
    .filter((method) => typeof $client[method] === "function")
    .map((method) => vi.spyOn($client, method).mockImplementation(gone));
  return () => spies.forEach((spy) => spy.mockRestore());
}
