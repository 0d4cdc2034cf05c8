import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

interface JobRow {
  state: string;
  data: unknown;
  output: { message?: string; stack?: string } | null;
}

const QUEUE = "test-mails";
const EMAIL = "canary.parent@example.com";
let server: TestServer;
let done: unknown[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  server = await startTestServer();
  await server.context.queue.work(QUEUE, async (data) => {
    if (failure !== null) throw failure;
    done.push(data);
  });
});
afterEach(async () => {
  [done, failure] = [[], null];
  await server.connection.executeSql(`delete from pgboss.job where name = '${QUEUE}'`);
});
afterAll(() => server.stop());

const jobs = async (name = QUEUE) =>
  (
    await server.connection.executeSql(
      `select state, data, output from pgboss.job where name = '${name}'`,
    )
  ).rows as JobRow[];
/** The one job, once it is in this state. */
const jobIn = async (state: string): Promise<JobRow> => {
  await expect
    .poll(async () => (await jobs()).map((job) => job.state), { timeout: 20_000 })
    .toEqual([state]);
  const [job] = await jobs();
  if (job === undefined) throw new Error("no job");
  return job;
};
const refused = () =>
  Object.assign(new Error(`550 5.1.1 <${EMAIL}> unknown`), {
    code: "EENVELOPE",
    responseCode: 550,
    response: `550 <${EMAIL}>`,
  });

describe("the job table", () => {
  it("the row of a finished job is deleted", async () => {
    await server.context.queue.send(QUEUE, { email: EMAIL });
    await expect.poll(() => done).toEqual([{ email: EMAIL }]);
    await expect.poll(() => jobs()).toEqual([]);
    await server.request("POST", "/auth/v1/otp", { body: { email: newEmail() } });
    await expect.poll(() => jobs("sign-in-mail")).toEqual([]);
  });

  it("holds a waiting job encrypted, and of its failure class, code and places (T-077)", async () => {
    failure = refused();
    await server.context.queue.send(QUEUE, { email: EMAIL, name: "Canary" });
    const job = await jobIn("retry");
    expect(JSON.stringify(job)).not.toMatch(/canary/i);
    expect(job.output?.message).toBe("Error EENVELOPE 550");
    expect(job.output?.stack).toMatch(/^ {4}at .*job-queue\.test\.ts/m);
    failure = null;
    await server.connection.executeSql(
      `update pgboss.job set start_after = now() where name = '${QUEUE}'`,
    );
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ email: EMAIL, name: "Canary" }]);
  });

  it("the row of a job that failed for good holds none of its data", async () => {
    failure = refused();
    await server.context.queue.send(QUEUE, { email: EMAIL });
    await jobIn("retry");
    await server.connection.executeSql(
      `update pgboss.job set retry_limit = retry_count + 1, start_after = now() where name = '${QUEUE}'`,
    );
    const job = await jobIn("failed");
    expect(job.data).toEqual({});
    expect(job.output?.message).toBe("Error EENVELOPE 550");
  });

  it.each(["completed", "cancelled", "failed"])(
    "is emptied of %s jobs that no worker ended",
    async (state) => {
      const left = JSON.stringify({ email: EMAIL });
      await server.connection.executeSql(
        `insert into pgboss.job (name, state, data, output, completed_on) values ('${QUEUE}', '${state}', $1, $1, now())`,
        [left],
      );
      server.clock.advance(60);
      await server.runDueWork();
      expect(await jobs()).toEqual([{ state, data: {}, output: null }]);
    },
  );
});
