import { expect } from "vitest";
import { lockAccount } from "#server/auth/account-changes.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import type { TestServer } from "./test-server.ts";

/** The last look before a write, as the statement begins that takes it. */
const LOOKS = {
  /** The guards of our own API and of the sign-in protocol. */
  session: /from "auth"\."sessions" inner join "auth"\."users"/,
  /** The guard of what needs a mailed code. */
  proof: /^select "proof_at", .* from "auth"\."sessions"/,
  /** A mailed code is compared. */
  code: /^update "auth"\."one_time_tokens" set "attempts"/,
};

interface Meanwhile {
  userId: string;
  change: (tx: Transaction) => Promise<unknown>;
  /** The look after which the change is committed on the embedded database. */
  after: keyof typeof LOOKS;
}

/**
 * Makes a request whose session is found alive, and commits an account change before the request
 * writes. On Postgres the request then waits for the account's lock. The embedded database has one
 * connection, on which the change comes between the request's statements: the answer to its last
 * look is held back until the change is committed.
 */
export const requestDuring = (
  server: TestServer,
  meanwhile: Meanwhile,
  request: () => ReturnType<TestServer["request"]>,
): ReturnType<TestServer["request"]> =>
  server.connection.kind === "pglite"
    ? betweenStatements(server, meanwhile, request)
    : whileLocked(server, meanwhile, request);

async function whileLocked(
  ...[server, { userId, change }, request]: Parameters<typeof requestDuring>
) {
  const { answer } = await server.context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    let isAnswered = false;
    const answer = request().finally(() => (isAnswered = true));
    await expect
      .poll(async () => isAnswered || (await isAnyWaiting(server)), { interval: 5 })
      .toBe(true);
    await change(tx);
    // In an object: the request is answered once this transaction is committed.
    return { answer };
  });
  return answer;
}

async function isAnyWaiting({ connection }: TestServer): Promise<boolean> {
  const { rows } = await connection.executeSql(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

type Query = (text: string, ...others: unknown[]) => Promise<unknown>;

async function betweenStatements(
  ...[server, { userId, change, after }, request]: Parameters<typeof requestDuring>
) {
  const client = (server.context.db as unknown as { $client: { query: Query } }).$client;
  const query = client.query.bind(client);
  let changes = 0;
  client.query = async (text, ...others) => {
    const answer = await query(text, ...others);
    if (changes === 0 && LOOKS[after].test(text)) {
      changes++;
      await server.context.db.transaction(async (tx) => {
        await lockAccount(tx, userId);
        await change(tx);
      });
    }
    return answer;
  };
  try {
    const answer = await request();
    expect(changes).toBe(1);
    return answer;
  } finally {
    client.query = query;
  }
}
