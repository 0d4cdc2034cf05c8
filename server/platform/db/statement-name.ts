import type { Config } from "#server/platform/config/config.ts";
import type { Queryable } from "./connect.ts";

/**
 * Name of a hot statement, for Drizzle's `prepare`. Postgres parses and plans a named statement
 * once per connection. The empty name makes an unnamed statement, which every pooler in transaction
 * mode supports.
 */
export const statementName = (config: Pick<Config, "preparedStatements">, name: string) =>
  config.preparedStatements ? name : "";

/**
 * A statement whose text is built once for each database or transaction that it runs in: Drizzle
 * takes longer to write the text than the driver takes to send it.
 */
export function builtOnce<Statement>(
  build: (db: Queryable) => Statement,
): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, { statement: Statement }>();
  return (db) => {
    const kept = built.get(db) ?? { statement: build(db) };
    built.set(db, kept);
    return kept.statement;
  };
}
