import type { Connection } from "./connect.ts";
import { tablesInOrder } from "./move-tables.ts";
import type { MovedTable } from "./move-tables.ts";

const BATCH = 500;

/** The target holds something else; the message is one line for the person who moves. */
class MoveError extends Error {}

type Rows = { row: string }[];
const ask = async (database: Connection, text: string, values?: unknown[]) =>
  (await database.executeSql(text, values)).rows as Rows;

/** A table's rows as JSON, in the order of its key, `BATCH` at a time. */
async function* rowsOf(database: Connection, { name, key }: MovedTable): AsyncGenerator<string[]> {
  const columns = key.map((column) => `t.${column}`).join(", ");
  const after = `(${columns}) > (select ${key.map((column) => `r.${column}`).join(", ")} from json_populate_record(null::${name}, $1::json) r)`;
  let last: string | null = null;
  for (;;) {
    const found = await ask(
      database,
      `select row_to_json(t)::text as row from ${name} t ${last === null ? "" : `where ${after}`} order by ${columns} limit ${BATCH}`,
      last === null ? undefined : [last],
    );
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < BATCH) return;
    last = found.at(-1)?.row ?? null;
  }
}

/**
 * Copies every table from one database to another, both at the newest migration, then compares them
 * row by row. Rows that are there already stay, so that it can be stopped and begun again. Throws
 * MoveError at the first difference.
 * @returns how many rows both hold.
 */
export async function moveDatabase(
  from: Connection,
  to: Connection,
  say: (line: string) => void,
): Promise<number> {
  for (const database of [from, to]) await database.executeSql("set time zone 'UTC'");
  const tables = tablesInOrder();
  for (const table of tables) {
    let copied = 0;
    for await (const rows of rowsOf(from, table)) {
      const columns = table.columns.join(", ");
      const insert = `insert into ${table.name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${table.name}, $1::json) on conflict do nothing`;
      await to.executeSql(insert, [`[${rows.join(",")}]`]);
      copied += rows.length;
    }
    for (const column of table.numbered)
      await to.executeSql(
        `select setval(pg_get_serial_sequence('${table.name}', '${column}'), greatest((select max("${column}") from ${table.name}), 1))`,
      );
    say(`${table.name}: ${copied} rows`);
  }
  let same = 0;
  for (const table of tables) same += await compare(from, to, table);
  return same;
}

async function compare(from: Connection, to: Connection, table: MovedTable): Promise<number> {
  const there = rowsOf(to, table);
  let count = 0;
  for await (const sourceRows of rowsOf(from, table)) {
    const theirs = (await there.next()).value ?? [];
    const at = sourceRows.findIndex((row, index) => row !== theirs[index]);
    if (at >= 0 || theirs.length > sourceRows.length)
      throw new MoveError(
        `${table.name}: row ${count + Math.max(at, 0) + 1} is not the same there. Is that database another installation's?`,
      );
    count += sourceRows.length;
  }
  if (!(await there.next()).done)
    throw new MoveError(
      `${table.name}: there are more rows there. Is that database another installation's?`,
    );
  return count;
}
