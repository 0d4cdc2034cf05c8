import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users, vendorMessages } from "#server/platform/db/schema.ts";
import { LESSONS, newFamily, playLesson, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { lengthFor } from "#tests/support/play-lessons.ts";
import { childrenCalls, startMeasuringServer } from "#tests/support/children-calls.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;

let server: TestServer;
let family: TestFamily;
let mia: string;
let ben: string;
beforeAll(async () => void (server = await startMeasuringServer()));
afterAll(() => server.stop());

const { ask, as, add, profileOf, move, play, eventsOf } = childrenCalls(
  () => server,
  () => family,
);

beforeEach(async () => {
  family = await newFamily(server, { agreed: { child_progress: true } });
  mia = (await ask("GET", "/me")).body.child_id;
  ben = await add("Ben", 4);
});

const feltBy = async (child: string) =>
  (await as(child, "PUT", `/me/lessons/${FIRST}/feedback`, { enjoyment: "super_fun" })).body;

describe("two children of a family", () => {
  it("each have their own progress, XP, streak, feedback, events and course map", async () => {
    await play(ben);
    await as(ben, "PUT", `/me/lessons/${FIRST}/feedback`, { difficulty: "just_right" });
    await move(mia, 0);
    expect(await profileOf(ben)).toMatchObject({
      parent_name: "Sam",
      kid_name: "Ben",
      kid_age: 4,
      lifetime_xp: 70,
      streak_count: 1,
      last_streak_date: "2026-11-20",
      xp_lessons: [FIRST],
      lesson_progress: {},
    });
    expect(await profileOf(mia)).toMatchObject({
      kid_name: "Mia",
      kid_age: 7,
      lifetime_xp: 0,
      streak_count: 0,
      xp_lessons: [],
      lesson_progress: { [FIRST]: { completed: false, furthest: 0 } },
    });
    expect(await feltBy(ben)).toEqual({ difficulty: "just_right", enjoyment: "super_fun" });
    expect(await feltBy(mia)).toEqual({ enjoyment: "super_fun" });
    expect((await as(ben, "GET", "/course-track")).body.current_lesson).toBe(SECOND);
    expect((await as(mia, "GET", "/course-track")).body.current_lesson).toBe(FIRST);
    expect((await as(mia, "GET", `/lessons/${SECOND}`)).body.code).toBe("lesson_locked");
    expect([await eventsOf(mia), await eventsOf(ben)]).toEqual([1, lengthFor("little", 1)]);
    expect((await as(mia, "POST", `/me/lessons/${FIRST}/xp`)).body.code).toBe(
      "lesson_not_completed",
    );
    expect((await as(mia, "POST", "/me/streak", {})).body.code).toBe("no_lesson_that_day");
  });

  it("a request without a child's id is about the first child", async () => {
    await playLesson(server, family.token, FIRST);
    expect((await ask("GET", "/me")).body).toMatchObject({
      child_id: mia,
      profile: { kid_name: "Mia", lifetime_xp: 70 },
      children: [
        { id: mia, name: "Mia", age: 7 },
        { id: ben, name: "Ben", age: 4 },
      ],
    });
    expect(await profileOf(ben)).toMatchObject({ lifetime_xp: 0, lesson_progress: {} });
  });

  it("two devices at once: nothing goes back, both moves count, and the reward once", async () => {
    await move(ben, 0);
    const moved = await Promise.all([move(ben, 1), move(ben, 1), move(mia, 0)]);
    expect(moved.map(({ status }) => status)).toEqual([200, 200, 200]);
    await play(ben);
    await Promise.all(Array.from({ length: 5 }, () => as(ben, "POST", `/me/lessons/${FIRST}/xp`)));
    expect((await profileOf(ben)).lifetime_xp).toBe(70);
  });

  it("events of each are kept, and sent to the product analytics, under that child's own id", async () => {
    server.clock.advance(1);
    await ask("PUT", "/me/consents", { child_progress: true, child_id: ben });
    const event = (name: string) => ({
      events: [
        {
          event_id: crypto.randomUUID(),
          name,
          lesson_id: FIRST,
          at: "2026-11-20T12:00:00Z",
        },
      ],
    });
    expect((await as(ben, "POST", "/events", event("lesson_started"))).body).toEqual({ kept: 1 });
    expect((await as(mia, "POST", "/events", event("lesson_started"))).body).toEqual({ kept: 1 });
    expect([await eventsOf(mia), await eventsOf(ben)]).toEqual([1, 1]);
    const sent = await server.context.db
      .select()
      .from(vendorMessages)
      .where(sql`user_id = ${family.userId} and kind = 'product_lesson'`);
    expect(new Set(sent.map(({ data }) => data["child"])).size).toBe(2);
  });

  it("what any of them plays keeps the family from being unused (T-1501)", async () => {
    for (const child of [mia, ben]) {
      server.clock.advance(600);
      await move(child, 0);
      const [row] = await server.context.db.select().from(users).where(eq(users.id, family.userId));
      expect(row?.last_active_at).toEqual(server.clock.now());
    }
  });

  it("what they play counts while their parent changes and removes children (T-1502)", async () => {
    await prove(server, family);
    const eve = await add("Eve", 6);
    const answers = await Promise.all([
      ...[mia, ben].flatMap((child) => [
        move(child, 0),
        ask("PATCH", `/me/children/${child}`, { name: "Kim" }),
        as(child, "PUT", `/me/lessons/${FIRST}/feedback`, { enjoyment: "super_fun" }),
        move(child, 0),
      ]),
      ask("DELETE", `/me/children/${eve}`),
      ask("PATCH", "/me", { kid_age: 8 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it("the first one is the same with and without its id, and who follows it begins at its own place (T-1503)", async () => {
    await move(ben, 0);
    await move(ben, 1);
    await ask("PUT", `/me/lessons/${FIRST}/progress`, { slide: 0, version: 1 });
    expect((await move(mia, 1)).body).toMatchObject({ slide: 1, furthest: 1 });
    const kept = await profileOf(ben);
    await prove(server, family);
    await ask("DELETE", `/me/children/${mia}`);
    expect((await move(mia, 2)).body.code).toBe("child_not_found");
    expect((await ask("GET", "/me")).body).toMatchObject({ child_id: ben, profile: kept });
  });

  it("an age that goes from 6 to 7 in mid-lesson leaves the place, and the lesson goes on", async () => {
    const eve = await add("Eve", 6);
    for (const slide of [0, 1, 2]) await move(eve, slide);
    await prove(server, family);
    expect((await ask("PATCH", `/me/children/${eve}`, { age: 7 })).body).toMatchObject({ age: 7 });
    expect(await profileOf(eve)).toMatchObject({
      kid_age: 7,
      lesson_progress: { [FIRST]: { slide: 2, furthest: 2 } },
    });
    expect((await move(eve, 3)).status).toBe(200);
  });
});

describe("siblings and strangers", () => {
  it("a child of another family can neither be read nor written, by any route", async () => {
    const stranger = await newFamily(server);
    const before = [await profileOf(mia), await profileOf(ben)];
    const tries: [string, string, unknown?][] = [
      ["GET", "/me"],
      ["GET", "/course-track"],
      ["GET", `/lessons/${FIRST}`],
      ["GET", `/lessons/${FIRST}/media`],
      ["PUT", `/me/lessons/${FIRST}/progress`, { slide: 0, version: 1 }],
      ["POST", `/me/lessons/${FIRST}/xp`],
      ["POST", "/me/streak", {}],
      ["PUT", `/me/lessons/${FIRST}/feedback`, { enjoyment: "fun" }],
      [
        "POST",
        "/events",
        {
          events: [{ event_id: crypto.randomUUID(), name: "heard", at: "2026-11-20T12:00:00Z" }],
        },
      ],
    ];
    for (const child of [mia, ben, "nobody", crypto.randomUUID()])
      for (const [method, path, body] of tries) {
        const reply = await as(child, method, path, body, stranger.token);
        expect([reply.status, reply.body.code]).toEqual([404, "child_not_found"]);
        expect((await as(child, method, path, body, "")).status).toBe(401);
      }
    await prove(server, stranger);
    for (const child of [mia, ben]) {
      const path = `/me/children/${child}`;
      for (const reply of [
        await ask("PATCH", path, { name: "Mallory" }, stranger.token),
        await ask("DELETE", path, undefined, stranger.token),
      ])
        expect([reply.status, reply.body.code]).toEqual([404, "child_not_found"]);
    }
    expect([await profileOf(mia), await profileOf(ben)]).toEqual(before);
    expect([await eventsOf(mia), await eventsOf(ben)]).toEqual([0, 0]);
  });

  it("only what is about one child can be asked for a child", async () => {
    for (const [method, path] of [
      ["DELETE", "/me"],
      ["PATCH", "/me"],
      ["GET", "/me/export"],
      ["GET", "/me/sessions"],
      ["POST", "/feedback-form"],
    ] as const)
      expect((await as(ben, method, path)).body.code).toBe("not_found");
  });
});
