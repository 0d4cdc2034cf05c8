import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readChildren } from "#server/platform/db/children.ts";
import { reminders } from "#server/platform/db/schema.ts";
import { pointsOf } from "#server/platform/http/counters.ts";
import type { StoredCounter } from "#server/platform/http/counters.ts";
import { readCount, takePoints } from "#server/platform/http/stored-counters.ts";
import { LESSONS, newFamily, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { newSource, seenFrom } from "#tests/support/strangers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { ALLOWANCE } from "./proof-cases.ts";

const [FIRST = ""] = LESSONS;
const PHONE = "(202) 555-0188";

let server: TestServer;
let family: TestFamily;
let child: string;
let from: string;
beforeAll(async () => {
  // Nothing listens there: what was taken is counted.
  const env = { PLAUSIBLE_DOMAIN: "treasure.example", PLAUSIBLE_URL: "http://127.0.0.1:9" };
  server = await startTestServer({ env });
});
afterAll(() => server.stop());
beforeEach(async () => {
  from = newSource();
  family = await newFamily(seenFrom(server));
  server.clock.advance(61);
  await prove(server, family);
  child = (await ask("GET", "/api/me")).body.child_id;
});

const ask = (method: string, path: string, body?: unknown) =>
  server.request(method, path, {
    token: family.token,
    from,
    ...(body !== undefined && { body }),
  });
const event = (event_id: string) => ({
  events: [{ event_id, name: "heard", lesson_id: FIRST, at: server.clock.now().toISOString() }],
});

interface Case {
  counter: StoredCounter;
  /** The same write each time. */
  write: () => ReturnType<typeof ask>;
  /** Makes the write another one. */
  change: () => ReturnType<typeof ask>;
}
const sms = () => ({
  reminder_type: "sms",
  reminder_datetime: "2027-01-24T18:30:00.000Z",
  phone_number: PHONE,
});
const spentOnce = (id: string) =>
  ask("PUT", `/api/me/jars/entries/${id}`, {
    kind: "spent",
    at: "2026-11-20T12:00:00.000Z",
    currency: "USD",
    save: 0,
    spend: 5,
    share: 0,
    picture: "ball",
    week: null,
    undoes: null,
  });
const ID = "00000000-0000-4000-8000-0000000000a1";
const OTHER = "00000000-0000-4000-8000-0000000000a2";
const setAllowance = (body: object = ALLOWANCE) =>
  ask("PUT", `/api/me/children/${child}/allowance`, body);
const CASES: Record<string, Case> = {
  "a yes that was given": {
    counter: "consents_account",
    write: () => ask("PUT", "/api/me/consents", { news: true }),
    change: () => ask("PUT", "/api/me/consents", { news: true, ads: true }),
  },
  "a yes about one child that was given": {
    counter: "consents_account",
    write: () => ask("PUT", "/api/me/consents", { child_id: child, child_name: true }),
    change: () => ask("PUT", "/api/me/consents", { child_progress: true }),
  },
  "the reminder of tonight": {
    counter: "reminders_account",
    write: () => ask("POST", "/api/reminders", { reminder_type: "tonight" }),
    change: () => ask("POST", "/api/reminders", { reminder_type: "weekend" }),
  },
  "the same text": {
    counter: "reminders_account",
    write: () => ask("POST", "/api/reminders", sms()),
    change: () =>
      ask("POST", "/api/reminders", { ...sms(), reminder_datetime: "2027-01-25T18:30:00.000Z" }),
  },
  "the same reminder by the function": {
    counter: "reminders_account",
    write: () => ask("POST", "/functions/v1/send-reminder-webhook", sms()),
    change: () => ask("POST", "/api/reminders", { reminder_type: "tonight" }),
  },
  "the allowance that is set": {
    counter: "jar_corrections_account",
    write: () => setAllowance(),
    change: () => setAllowance({ ...ALLOWANCE, amount: 600 }),
  },
  "an entry that is there": {
    counter: "jar_entries_child",
    write: () => spentOnce(ID),
    change: () => spentOnce(OTHER),
  },
  "the same answer about a lesson": {
    counter: "lesson_feedback_child",
    write: () => ask("PUT", `/api/me/lessons/${FIRST}/feedback`, { difficulty: "just_right" }),
    change: () => ask("PUT", `/api/me/lessons/${FIRST}/feedback`, { enjoyment: "fun" }),
  },
  "an event that is there": {
    counter: "events_child",
    write: () => ask("POST", "/api/events", event(ID)),
    change: () => ask("POST", "/api/events", event(OTHER)),
  },
  "a page view that is there": {
    counter: "page_views_account",
    write: () => ask("POST", "/api/page-views", { views: [{ event_id: ID, path: "/login" }] }),
    change: () => ask("POST", "/api/page-views", { views: [{ event_id: OTHER, path: "/login" }] }),
  },
};

it.each(Object.keys(CASES))(
  "a write that changes nothing takes nothing of the day's counter: %s (T-1456)",
  async (what) => {
    const one = CASES[what];
    if (one === undefined) throw new Error("no such case");
    const { authContext, db } = server.context;
    if (one.counter === "page_views_account")
      await ask("PUT", "/api/me/consents", { analytics: true });
    if (one.counter === "jar_entries_child") await setAllowance();
    if (what.startsWith("a yes about one child")) {
      await ask("PUT", "/api/me/consents", { child_name: true });
      await ask("PUT", "/api/me/consents", { child_id: child, child_name: false });
    }
    const [row] = await readChildren(db, family.userId);
    const owner = one.counter.endsWith("_child") ? (row?.id ?? "") : family.userId;
    const taken = () => readCount(authContext, db, one.counter, owner);
    const before = await taken();
    const limit = pointsOf(server.context.config.limits, one.counter);
    expect((await one.write()).status).toBeLessThan(300);
    expect(await taken()).toBe(before + 1);
    for (let n = 0; n < 5; n++) expect((await one.write()).status).toBeLessThan(300);
    expect(await taken()).toBe(before + 1);
    await takePoints(authContext, db, one.counter, owner, limit - before - 2);
    expect((await one.change()).status).toBeLessThan(300);
    expect(await taken()).toBe(limit);
  },
);

it("a reminder that is asked for again is the one that waits; one that was called off is set anew (T-1457)", async () => {
  const rows = () =>
    server.context.db.select().from(reminders).where(eq(reminders.user_id, family.userId));
  const set = () => ask("POST", "/api/reminders", { reminder_type: "tonight" });
  const first = (await set()).body.reminder.id;
  expect((await set()).body.reminder.id).toBe(first);
  expect(await rows()).toHaveLength(1);
  await ask("DELETE", "/api/reminders");
  const again = (await set()).body.reminder;
  expect([again.id === first, again.status]).toEqual([false, "waiting"]);
});
