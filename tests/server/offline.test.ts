import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { children, learningEvents } from "#server/platform/db/schema.ts";
import { firstChildOf, LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = ""] = LESSONS;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const eventOf = (change: Record<string, unknown> = {}) => ({
  event_id: crypto.randomUUID(),
  name: "answer_tried",
  lesson_id: FIRST,
  at: "2026-11-20T11:59:00.000Z",
  data: { attempt: 1, correct: false, detail: "1" },
  ...change,
});

describe("first-party events", () => {
  const kept = async (userId: string) => {
    const child = await firstChildOf(server.context, { userId });
    return (await server.context.db.select().from(learningEvents)).filter(
      ({ child_id, event_id }) => child_id === child?.child_id && event_id !== null,
    );
  };

  it("are kept under the child's random id, once, however often they come", async () => {
    const { token, userId } = await newFamily(server);
    const events = [eventOf(), eventOf({ name: "heard", data: undefined })];
    expect((await server.request("POST", "/api/events", { token, body: { events } })).body).toEqual(
      { kept: 2 },
    );
    expect(
      (
        await server.request("POST", "/api/events", {
          token,
          body: { events: [...events, eventOf()] },
        })
      ).body,
    ).toEqual({ kept: 1 });
    const rows = await kept(userId);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain(userId);
    expect(rows[0]?.data).toEqual({ attempt: 1, correct: false, detail: "1" });
  });

  it("of a wrong clock are set between a week ago and now", async () => {
    const { token, userId } = await newFamily(server);
    const created_at = new Date("2026-10-01T12:00:00Z");
    await server.context.db
      .update(children)
      .set({ created_at })
      .where(eq(children.family_id, userId));
    const events = [
      eventOf({ at: "2031-01-01T00:00:00Z" }),
      eventOf({ at: "1999-01-01T00:00:00Z" }),
    ];
    await server.request("POST", "/api/events", { token, body: { events } });
    expect((await kept(userId)).map(({ at }) => at.toISOString())).toEqual([
      "2026-11-20T12:00:00.000Z",
      "2026-11-13T12:00:00.000Z",
    ]);
  });

  it.each([
    ["too many", { events: Array.from({ length: 51 }, () => eventOf()) }],
    ["none", { events: [] }],
    ["an unknown name", { events: [eventOf({ name: "purchase" })] }],
    ["free text", { events: [eventOf({ data: { answer: "Mia" } })] }],
    ["more fields", { events: [eventOf({ data: { name: "Mia" } })] }],
  ])("%s: refused", async (_what, body) => {
    const { token } = await newFamily(server);
    expect((await server.request("POST", "/api/events", { token, body })).status).toBe(400);
  });
});

describe("a lesson that was played where nobody could be reached", () => {
  const finish = async (token: string, played_on: string) => {
    const { body } = await server.request("GET", `/api/lessons/${FIRST}`, { token });
    for (let slide = 0; slide < body.slides.length; slide++)
      await server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
        token,
        body: { slide, version: body.version, played_on },
      });
    return server.request("POST", "/api/me/streak", { token, body: { played_on } });
  };

  it("a lesson that was played offline counts for the day on which it was played", async () => {
    const { token, userId } = await newFamily(server);
    const aWeekAgo = { created_at: new Date("2026-11-13T12:00:00Z") };
    await server.context.db.update(children).set(aWeekAgo).where(eq(children.family_id, userId));
    expect((await finish(token, "2026-11-18")).body).toMatchObject({
      count: 1,
      last_date: "2026-11-18",
    });
  });

  it("sent more than a week late counts for the day it is sent, and no later day can be invented", async () => {
    const { token } = await newFamily(server);
    expect((await finish(token, "2026-10-01")).body.code).toBe("no_lesson_that_day");
    expect(
      (await server.request("POST", "/api/me/streak", { token, body: {} })).body.last_date,
    ).toBe("2026-11-20");
    const other = await newFamily(server);
    expect((await finish(other.token, "2027-01-01")).body.code).toBe("no_lesson_that_day");
  });
});

it("two devices that play one child at once: progress never goes back from completed, XP once (T-010)", async () => {
  const { token } = await newFamily(server);
  await Promise.all([playLesson(server, token, FIRST), playLesson(server, token, FIRST)]);
  await server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
    token,
    body: { slide: 0, version: 1 },
  });
  const { body } = await server.request("GET", "/api/me", { token });
  expect(body.profile).toMatchObject({ xp_lessons: [FIRST], lifetime_xp: 70 });
  const courseMap = (await server.request("GET", "/api/course-track", { token })).body;
  expect(courseMap.lessons[0]).toMatchObject({ id: FIRST, status: "done" });
});

it("a parent's words reach staff, and nothing else of the family does", async () => {
  const { token, email } = await newFamily(server);
  await server.request("POST", "/api/feedback-form", {
    token,
    body: { text: "More <b>otters</b>!" },
  });
  const to = server.context.config.supportEmail;
  await expect.poll(async () => (await server.context.mailbox.list(to)).length).toBe(1);
  const [mail] = await server.context.mailbox.list(to);
  expect(mail?.text).toContain("More <b>otters</b>!");
  expect(mail?.html).toContain("More &lt;b&gt;otters&lt;/b&gt;!");
  expect(JSON.stringify(mail)).not.toContain(email);
});
