import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { setAuthorPassword } from "#server/auth/staff.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { countWeeks } from "#server/insight/weekly.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import { freePort, openBuilder } from "#tests/support/process.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { freshDatabase, MANY } from "#tests/support/test-server.ts";

/*
 * Five million events of 90 days: how long the statistics ('Statistics') and the counts of weeks
 * take, and how many events per second the API accepts. Needs TEST_DATABASE_URL. Fails above twice
 * a limit, because machines differ.
 */
const EVENTS = 5_000_000;
const CHILDREN = 50_000;
const ANSWER_MS = 500;
const RUNS = 5;
const INGEST_S = 5;
const BATCH = 50;

if (process.env["TEST_DATABASE_URL"] === undefined) {
  console.log("No Postgres on this machine: nothing was measured.");
  process.exit(0);
}
const dataDir = await mkdtemp(join(tmpdir(), "treasure-insight-"));
const { connection, drop } = await freshDatabase();
const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), ...MANY });
const running = await startServer(config, {
  connection,
  log: createLogger("silent"),
  distDir: null,
});
const { context } = running;
const client = clientAt(config.publicUrl);
const { token } = await newFamily(client, { email: "bench@example.com" });
const { body: lesson } = await client.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, {
  token,
});
const slideIds = (lesson.slides as { id: string }[]).map(({ id }) => id);

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};
const insertSeconds = await seconds(() =>
  context.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into learning_events (child_id, event_id, name, lesson_id, slide_id, data, at)
      select md5((n % ${CHILDREN})::text)::uuid, md5('event' || n)::uuid,
        (array['slide_viewed','slide_viewed','slide_viewed','answer_tried','lesson_started','lesson_completed'])[1 + n % 6],
        ${FIRST_LESSON_ID}::uuid, (${sql.raw(`array[${slideIds.map((id) => `'${id}'`).join(",")}]::uuid[]`)})[1 + n % ${slideIds.length}],
        '{"correct": true, "tries": 2}'::jsonb, now() - (n::float8 / ${EVENTS}) * interval '90 days'
      from generate_series(1, ${EVENTS}) as n`);
  }),
);
await context.db.execute(sql`analyze learning_events`);
console.log(
  `${EVENTS.toLocaleString("en")} events, ${connection.kind}, inserted in ${insertSeconds.toFixed(0)} s`,
);
console.log(`all weeks counted in ${(await seconds(() => countWeeks(context))).toFixed(1)} s`);

const password = await setAuthorPassword(context.authContext);
const { body: session } = await openBuilder(config.publicUrl, password);
const times: number[] = [];
for (let run = 0; run < RUNS; run++) {
  times.push(
    1000 *
      (await seconds(() =>
        client.request("GET", "/api/staff/insight", {
          token: session.access_token,
        }),
      )),
  );
  times.push(
    1000 *
      (await seconds(() =>
        client.request("GET", `/api/staff/lessons/${FIRST_LESSON_ID}/insight`, {
          token: session.access_token,
        }),
      )),
  );
}
const slowest = Math.round(Math.max(...times));
console.log(
  `${slowest > 2 * ANSWER_MS ? "OVER " : "ok   "} 'Statistics', slowest of ${times.length}: ${slowest} of ${ANSWER_MS} ms`,
);

let accepted = 0;
const until = performance.now() + INGEST_S * 1000;
const sender = async () => {
  while (performance.now() < until) {
    const events = Array.from({ length: BATCH }, () => ({
      event_id: crypto.randomUUID(),
      name: "slide_viewed",
      lesson_id: FIRST_LESSON_ID,
      slide_id: slideIds[0],
      at: new Date().toISOString(),
    }));
    const { body } = await client.request("POST", "/api/events", {
      token,
      body: { events },
    });
    accepted += body.kept;
  }
};
await Promise.all(Array.from({ length: 8 }, sender));
console.log(
  `events accepted by the API, in batches of ${BATCH}: ${Math.round(accepted / INGEST_S).toLocaleString("en")} per second`,
);
await running.stop();
await drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(slowest > 2 * ANSWER_MS ? 1 : 0);
