import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "./schema.ts";

export interface MovedTable {
  /** Quoted, with its schema. */
  name: string;
  /** Columns of the primary key, quoted. */
  key: string[];
  /** Columns that number themselves. */
  numbered: string[];
  /** Columns that can be written, quoted: all but those that the database computes. */
  columns: string[];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Every table of ours, those that others point at first. */
export function tablesInOrder(): MovedTable[] {
  const exported: unknown[] = Object.values(schema);
  const configs = exported
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => ({ table, config: getTableConfig(table) }));
  const done = new Set<PgTable>();
  const ordered: typeof configs = [];
  while (ordered.length < configs.length) {
    const next = configs.find(
      ({ table, config }) =>
        !done.has(table) &&
        config.foreignKeys.every(
          (key) => done.has(key.reference().foreignTable) || key.reference().foreignTable === table,
        ),
    );
    if (next === undefined) throw new Error("the tables point at each other in a circle");
    done.add(next.table);
    ordered.push(next);
  }
  return ordered.map(({ config }) => {
    const key = config.primaryKeys[0]?.columns ?? config.columns.filter(({ primary }) => primary);
    if (key.length === 0) throw new Error(`${config.name} has no primary key`);
    return {
      name: `${quoted(config.schema ?? "public")}.${quoted(config.name)}`,
      key: key.map(({ name }) => quoted(name)),
      numbered: config.columns
        .filter(({ generatedIdentity }) => generatedIdentity !== undefined)
        .map(({ name }) => name),
      columns: config.columns
        .filter(({ generated }) => generated === undefined)
        .map(({ name }) => quoted(name)),
    };
  });
}
