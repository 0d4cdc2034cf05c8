import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Vendor, VendorKind } from "#domain/wire/vendors.ts";
import { vendorMessages } from "#server/platform/db/schema.ts";
import { createLogger } from "#server/platform/log.ts";
import { LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { META_ENV, startMeta } from "#tools/vendor-stand-ins/marketing.ts";
import type { Vendor as StandIn } from "#tools/vendor-stand-ins/vendor.ts";

const [FIRST = ""] = LESSONS;
const DAY_S = 86_400;
const DOCS = join(import.meta.dirname, "../../docs");
let server: TestServer;
let meta: StandIn;
const log: string[] = [];
beforeAll(async () => {
  meta = await startMeta();
  server = await startTestServer({
    env: META_ENV(meta),
    log: createLogger("info", { write: (line) => void log.push(line) }),
    distDir: await builtWeb(),
  });
});
afterAll(async () => {
  await server.stop();
  await meta.stop();
});

/** As a build leaves it: four documents and one script. */
async function builtWeb(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-web-"));
  await mkdir(join(folder, "assets"));
  for (const name of [
    "home.html",
    "parent.html",
    "kid.html",
    "staff.html",
    "assets/kid-CT9EO9YF.js",
  ])
    await writeFile(join(folder, name), "");
  return folder;
}

const metrics = async (headers: Record<string, string> = {}) =>
  server.request("GET", "/metrics", { headers });
/** The statement of an alert in the runbook. */
function ofRunbook(alert: string): string {
  const [, section = ""] = readFileSync(join(DOCS, "runbook.md"), "utf8").split(`## ${alert}\n`);
  const statement = /^```sql\n([\s\S]+?)^```$/m.exec(section.split("\n## ")[0] ?? "")?.[1];
  if (statement === undefined) throw new Error(`no statement for ${alert}`);
  return statement;
}
/** Value of a sample, by its name with labels. */
const sample = async (name: string) => {
  const line = String((await metrics()).body)
    .split("\n")
    .find((each) => each.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length + 1));
};

describe("what Prometheus finds", () => {
  it("the product's own numbers", async () => {
    const { token } = await newFamily(server, { agreed: { ads: true } });
    await playLesson(server, token, FIRST);
    meta.trouble("down");
    server.clock.advance(60);
    await server.runDueWork();
    server.clock.advance(400);
    expect(await sample("treasure_families")).toBe(1);
    expect(await sample("treasure_lessons_finished")).toBe(1);
    // The sign-in mail, and what was agreed.
    expect(await sample('treasure_mails_total{result="ok"}')).toBe(2);
    expect(await sample('treasure_vendor_calls_total{vendor="meta",result="failed"}')).toBe(1);
    expect(await sample('treasure_jobs_total{queue="sign-in-mail",result="ok"}')).toBe(1);
    // The second try is due a minute after the first, so for 340 seconds by now.
    expect(await sample('treasure_due_work_seconds{work="meta"}')).toBe(340);
  });

  it("messages to vendors that were given up, which the runbook's statement queues again", async () => {
    const givenUp = 'treasure_vendor_messages_given_up{vendor="meta"}';
    expect([await sample(givenUp), await sample(givenUp.replace("meta", "ga4"))]).toEqual([0, 0]);
    await server.context.db.delete(vendorMessages);
    meta.trouble("down");
    await newFamily(server, { agreed: { ads: true } });
    for (const minutes of [0, 1, 5, 25, 125, 625]) await server.runDueWorkAfter(minutes * 60 + 2);
    server.clock.advance(31);
    const open = sql`vendor = 'meta' and failed_at is null and attempts = 0`;
    expect([await sample(givenUp), await server.context.db.$count(vendorMessages, open)]).toEqual([
      1, 0,
    ]);
    await server.context.db.execute(ofRunbook("VendorMessagesGivenUp").replace("mixpanel", "meta"));
    server.clock.advance(31);
    expect([await sample(givenUp), await server.context.db.$count(vendorMessages, open)]).toEqual([
      0, 1,
    ]);
  });

  it("how long the oldest erasure waits at each vendor; the runbook's statement tries it now", async () => {
    const waitOf = (vendor: Vendor) =>
      sample(`treasure_vendor_erasure_wait_seconds{vendor="${vendor}"}`);
    const at = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
    const message = {
      user_id: randomUUID(),
      happened_at: at(-2 * DAY_S),
      next_try_at: at(DAY_S),
      attempts: 7,
    };
    const row = (vendor: Vendor, kind: VendorKind, more: object = {}) => ({
      ...message,
      vendor,
      kind,
      event_id: randomUUID(),
      ...more,
    });
    const { db } = server.context;
    await db
      .insert(vendorMessages)
      .values([
        row("mixpanel", "product_forget"),
        row("mixpanel", "product_forget", { happened_at: at(-9 * DAY_S), delivered_at: at(0) }),
        row("mixpanel", "product_lesson", { happened_at: at(-9 * DAY_S) }),
        row("loops", "contact", { data: { erases: "email" }, happened_at: at(-3 * DAY_S) }),
        row("loops", "contact", { happened_at: at(-9 * DAY_S) }),
      ]);
    server.clock.advance(31);
    expect([await waitOf("mixpanel"), await waitOf("loops"), await waitOf("meta")]).toEqual([
      2 * DAY_S + 31,
      3 * DAY_S + 31,
      0,
    ]);
    const later = sql`user_id = ${message.user_id} and next_try_at = ${at(DAY_S - 31).toISOString()}`;
    expect(await db.$count(vendorMessages, later)).toBe(5);
    await db.execute(ofRunbook("VendorErasuresLate"));
    expect(await db.$count(vendorMessages, later)).toBe(4);
  });

  it("requests by the pattern of their route, never by what was asked for", async () => {
    await server.request("GET", "/api/lessons/somebody@example.com");
    await server.request("GET", "/nothing/here/somebody@example.com");
    const { body } = await metrics();
    expect(body).toMatch(
      /treasure_http_request_seconds_count\{method="GET",route="\/api\/lessons\/:id",status="40\d"\} 1/,
    );
    expect(body).not.toContain("example.com");
  });

  it("opens to this machine or to the token, and to nobody else (T-067)", async () => {
    expect((await metrics({ "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
    const guarded = await startTestServer({ env: { METRICS_TOKEN: "a-token-of-sixteen" } });
    const ask = (headers: Record<string, string>) =>
      guarded.request("GET", "/metrics", { headers }).then(({ status }) => status);
    expect(await ask({})).toBe(404);
    expect(await ask({ authorization: "Bearer wrong" })).toBe(404);
    expect(
      await ask({ authorization: "Bearer a-token-of-sixteen", "x-forwarded-for": "203.0.113.9" }),
    ).toBe(200);
    await guarded.stop();
  });
});

describe("a screen that breaks in a browser", () => {
  const reportCrash = (body: object) => server.request("POST", "/api/crashes", { body });
  const crash = { zone: "kid", name: "TypeError", frames: ["kid-CT9EO9YF.js:1:200"] };

  it("is counted and written down by its place in our files (T-088)", async () => {
    expect((await reportCrash(crash)).status).toBe(202);
    expect(await sample('treasure_page_crashes_total{zone="kid"}')).toBe(1);
    expect(JSON.parse(log.findLast((line) => line.includes("page crashed")) ?? "{}")).toMatchObject(
      crash,
    );
  });

  it("of a class or a file that is not ours is written down without their names", async () => {
    await reportCrash({
      ...crash,
      name: "MiaError",
      frames: ["mia.js:1:2", "kid-CT9EO9YF.js:3:4"],
    });
    const line = log.findLast((each) => each.includes("page crashed")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      name: "Other",
      frames: ["other.js:1:2", "kid-CT9EO9YF.js:3:4"],
    });
  });

  it.each([
    { message: "Mia is undefined" },
    { frames: ["/lesson/1?email=a@b.example"] },
    { name: "Mia's error" },
    { zone: "elsewhere" },
  ])("is not taken with %j: it may name somebody", async (more) =>
    expect((await reportCrash({ ...crash, ...more })).status).toBe(400),
  );
});

describe("the alarms", () => {
  const rules = readFileSync(join(DOCS, "alerts.yml"), "utf8");
  const alarms = [...rules.matchAll(/- alert: (\w+)[\s\S]*?expr: ([^\n]+)/g)].map(
    ([, name = "", expr = ""]) => ({ name, expr }),
  );

  it("ask for metrics that there are", async () => {
    const body = String((await metrics()).body);
    const known = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
    const process = /^treasure_(process|nodejs)_/;
    for (const { expr } of alarms)
      for (const [name] of expr.matchAll(/treasure_\w+/g))
        expect(
          process.test(name) || known.has(name.replace(/_(bucket|count|sum)$/, "")),
          name,
        ).toBe(true);
    expect(alarms.length).toBeGreaterThan(8);
  });

  it("each say in the runbook what they mean and what to do (T-089)", () => {
    const runbook = readFileSync(join(DOCS, "runbook.md"), "utf8");
    for (const { name } of alarms) expect(runbook).toMatch(new RegExp(`^## ${name}$`, "m"));
  });
});
