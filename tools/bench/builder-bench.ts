import { randomUUID } from "node:crypto";
import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { STAFF_SESSION_KEY } from "#app/data/base/session-key.ts";
import { setAuthorPassword } from "#server/auth/staff.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";
import { clientAt } from "#tests/support/client.ts";
import { freePort, openBuilder } from "#tests/support/process.ts";
import { freshDatabase, MANY } from "#tests/support/test-server.ts";
import { median } from "./median.ts";

/*
 * One course with 200 lessons of 20 slides: how long it takes to open the builder's list and to
 * save a new order. Uses TEST_DATABASE_URL if it is set, else the embedded database. Fails above
 * twice a limit, because machines differ.
 */
const LESSONS = 200;
const SLIDES = 20;
const RUNS = 5;
const [, , distDir = "dist"] = process.argv;

let failed = false;
function report(what: string, valuesMs: number[], limitMs: number): void {
  const medianMs = median(valuesMs);
  const isOver = medianMs > 2 * limitMs;
  failed ||= isOver;
  console.log(
    `${isOver ? "OVER " : "ok   "} ${what}, median of ${valuesMs.length}: ${medianMs} of ${limitMs} ms`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
async function measure(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(work));
  return times;
}

const dataDir = await mkdtemp(join(tmpdir(), "treasure-bench-"));
const { connection, drop } = await freshDatabase();
const config = readConfig({ DATA_DIR: dataDir, PORT: String(await freePort()), ...MANY });
const running = await startServer(config, {
  connection,
  log: createLogger("silent"),
  distDir: resolve(distDir),
});
const { db } = running.context;
const course = randomUUID();
const lessonIds = Array.from({ length: LESSONS }, () => randomUUID());
await db.insert(courses).values({ id: course, title: "A long course", order: 2 });
await db.insert(lessons).values(
  lessonIds.map((id, index) => ({
    id,
    course_id: course,
    title: `Lesson ${index + 1}`,
    tag: "Saving",
    order: index + 1,
    media_folder: `long-${id}`,
  })),
);
for (const lesson_id of lessonIds) {
  await db.insert(slides).values(
    Array.from({ length: SLIDES }, (_, index) => ({
      lesson_id,
      type: "quiz" as const,
      order: index + 1,
      quiz_question: `Question ${index + 1}?`,
      quiz_answers: [],
    })),
  );
}

const password = await setAuthorPassword(running.context.authContext);
const { body: session } = await openBuilder(config.publicUrl, password);
const client = clientAt(config.publicUrl);
const staff = async (method: string, path: string, body?: unknown) => {
  const answer = await client.request(method, `/api/staff${path}`, {
    token: session.access_token,
    body,
  });
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.body;
};

console.log(`${LESSONS} lessons, ${LESSONS * SLIDES} slides, ${connection.kind}`);
report("the outline, read", await measure(() => staff("GET", "/outline")), 1_000);
let order = lessonIds;
const reverse = (kind: string, parent: string, ids: string[]) =>
  staff("PUT", "/order", { kind, parent, from: ids, to: ids.toReversed() });
report(
  "200 lessons, put in another order",
  await measure(async () => {
    await reverse("lesson", course, order);
    order = order.toReversed();
  }),
  300,
);
const [first = ""] = lessonIds;
let slideIds = ((await staff("GET", `/lessons/${first}/slides`)) as { id: string }[]).map(
  ({ id }) => id,
);
report(
  "20 slides, put in another order",
  await measure(async () => {
    await reverse("slide", first, slideIds);
    slideIds = slideIds.toReversed();
  }),
  300,
);

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${config.publicUrl}/robots.txt`);
await page.evaluate(
  ([key, kept]) => localStorage.setItem(key ?? "", kept ?? ""),
  [STAFF_SESSION_KEY, JSON.stringify(session)],
);
const open = async () => {
  await page.goto(`${config.publicUrl}/lesson-builder?course=${course}`);
  await page.getByRole("button", { name: /^Lesson 200/ }).waitFor();
};
report("the list of lessons, opened in the browser", await measure(open), 1_000);
await browser.close();
await running.stop();
await drop();
await rm(dataDir, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
