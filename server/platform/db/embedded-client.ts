import { parse, PGlite, protocol } from "@electric-sql/pglite";
import type { QueryOptions, Results, Transaction } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

const { serialize } = protocol;

/** Each keeps its parsed text, and soon its plan, in the database's memory. */
const MAX_PREPARED = 100;
/**
 * A plan fits the sizes that the tables had when it was made. After this many uses the
 * statement is prepared anew.
 */
const USES = 1_000;
/** DDL: after it, prepared statements may return other columns and must be prepared anew. */
const CHANGES_TABLES = /\b(?:alter|create|drop)\b/i;

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Prepared {
  name: string;
  parameterTypes: readonly number[];
  /** Describes the rows; none where the statement returns no rows. */
  description: Messages;
  changesTables: boolean;
  uses: number;
}

/**
 * The embedded database with its statements prepared. PGlite itself parses, describes and plans each
 * statement at each use and takes six calls for it; here one that was used before takes one call.
 */
export class EmbeddedClient extends PGlite {
  readonly #prepared = new LRUCache<string, Prepared>({
    max: MAX_PREPARED,
    dispose: ({ name }) => this.#dropped.push(name),
  });
  /** Names of evicted statements: the database closes them when the next one is prepared. */
  #dropped: string[] = [];
  #count = 0;

  override async query<T>(
    text: string,
    values: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.#run<T>(text, values, options));
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    const results = await super.exec(text, options);
    if (CHANGES_TABLES.test(text)) this.#prepared.clear();
    return results;
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) => {
      const query: Transaction["query"] = async (text, values, options) => {
        if (tx.closed) throw new Error("Transaction is closed");
        return this.#run(text, values ?? [], options);
      };
      return callback(Object.assign(Object.create(tx) as Transaction, { query }));
    });
  }

  #run<T>(text: string, values: readonly unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = await this.#prepare(text);
      const { name, parameterTypes, description } = statement;
      const bound = serialize.bind({
        statement: name,
        values: values.map((value, index) => this.#asText(value, parameterTypes[index] ?? 0)),
      });
      const answer = await this.#send(bound, serialize.execute({}), serialize.sync()).catch(
        (error: unknown) => {
          // Its plan may be of a table that a rollback has changed back: it is prepared anew next time.
          this.#prepared.delete(text);
          throw error;
        },
      );
      if (statement.changesTables) this.#prepared.clear();
      // Given as an option, these parsers would be copied together with the hundreds of others.
      const parsers = Object.assign(
        Object.create(this.parsers) as typeof this.parsers,
        options?.parsers,
      );
      const rowMode = options?.rowMode ?? "object";
      const [results] = parse.parseResults([...description, ...answer], parsers, { rowMode });
      return results as Results<T>;
    });
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known !== undefined && ++known.uses <= USES) return known;
    this.#prepared.delete(text);
    const name = `s${++this.#count}`;
    const closed = this.#dropped.map((dropped) => serialize.close({ type: "S", name: dropped }));
    this.#dropped = [];
    const described = await this.#send(
      ...closed,
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      description: described.filter((message) => message.name === "rowDescription"),
      changesTables: CHANGES_TABLES.test(text),
      uses: 1,
    };
    this.#prepared.set(text, statement);
    return statement;
  }

  /** Both file systems that we use write through, so there is nothing to write after it. */
  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat(messages), { syncToFs: false });
  }

  #asText(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const asText = this.serializers[type] ?? String;
    return asText(value);
  }
}
