import type { Config } from "#server/platform/config/config.ts";

/**
 * Name of a hot statement, for Drizzle's `prepare`. Postgres parses and plans a named statement
 * once per connection. The empty name makes an unnamed statement, which every pooler in transaction
 * mode supports.
 */
export const statementName = (config: Pick<Config, "preparedStatements">, name: string) =>
  config.preparedStatements ? name : "";
