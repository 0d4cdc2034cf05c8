import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CHILD_PICTURES, MAX_CHILDREN } from "#domain/family/children.ts";
import {
  childLessonDays,
  children,
  childXpGrants,
  learningEvents,
  lessonDays,
  users,
  vendorMessages,
  xpGrants,
} from "#server/platform/db/schema.ts";
import { LESSONS, newFamily, playLesson, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;

let server: TestServer;
let family: TestFamily;
let mia: string;
let ben: string;
beforeAll(async () => {
  server = await startTestServer({
    env: { MIXPANEL_TOKEN: "t", MIXPANEL_DELETION_TOKEN: "d", PRODUCTION_HOST: "localhost:5173" },
  });
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown, token = family.token) =>
  server.request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const as = (child: string, method: string, path: string, body?: unknown, token = family.token) =>
  ask(method, `/child/${child}${path}`, body, token);
const add = async (name: string, age: number) =>
  (await ask("POST", "/me/children", { name, age })).body.id as string;
const listed = async () => (await ask("GET", "/me/children")).body.children;
const profileOf = async (child: string) => (await as(child, "GET", "/me")).body.profile;
const move = (child: string, slide: number, lesson = FIRST) =>
  as(child, "PUT", `/me/lessons/${lesson}/progress`, { slide, version: 1 });
/** Plays a lesson to its end as one child: every slide, the XP, the streak. */
async function play(child: string, lesson = FIRST): Promise<void> {
  const { body } = await as(child, "GET", `/lessons/${lesson}`);
  for (let slide = 0; slide < body.slides.length; slide++)
    expect((await move(child, slide, lesson)).status).toBe(200);
  await as(child, "POST", `/me/lessons/${lesson}/xp`);
  await as(child, "POST", "/me/streak", {});
}
const eventsOf = async (child: string) => {
  const { db } = server.context;
  const [row] = await db.select().from(children).where(eq(children.id, child));
  return db.$count(learningEvents, eq(learningEvents.child_id, row?.child_id ?? child));
};

beforeEach(async () => {
  family = await newFamily(server, { agreed: { child_progress: true } });
  mia = (await ask("GET", "/me")).body.child_id;
  ben = await add("Ben", 4);
});

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
      lesson_feedback: { [FIRST]: { difficulty: "just_right" } },
      lesson_progress: { [FIRST]: { completed: true } },
    });
    expect(await profileOf(mia)).toMatchObject({
      kid_name: "Mia",
      kid_age: 7,
      lifetime_xp: 0,
      streak_count: 0,
      xp_lessons: [],
      lesson_feedback: {},
      lesson_progress: { [FIRST]: { completed: false, furthest: 0 } },
    });
    expect((await as(ben, "GET", "/course-track")).body.current_lesson).toBe(SECOND);
    expect((await as(mia, "GET", "/course-track")).body.current_lesson).toBe(FIRST);
    expect((await as(mia, "GET", `/lessons/${SECOND}`)).body.code).toBe("lesson_locked");
    expect([await eventsOf(mia), await eventsOf(ben)]).toEqual([1, 9]);
    expect((await as(mia, "POST", `/me/lessons/${FIRST}/xp`)).body.code).toBe(
      "lesson_not_completed",
    );
    expect((await as(mia, "POST", "/me/streak", {})).body.code).toBe("no_lesson_that_day");
  });

  it("without an id the first one plays, as apps of an earlier release ask", async () => {
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

  it("what one of them plays keeps the family from being unused", async () => {
    server.clock.advance(600);
    await move(ben, 0);
    const [row] = await server.context.db.select().from(users).where(eq(users.id, family.userId));
    expect(row?.last_active_at).toEqual(server.clock.now());
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

describe("the list of children", () => {
  it("starts with the first, gives each a picture of its own, and takes eight", async () => {
    for (let child = 2; child < MAX_CHILDREN; child++) await add(`Child ${child}`, 3 + child);
    const all = await listed();
    expect(all).toHaveLength(MAX_CHILDREN);
    expect(new Set(all.map(({ picture }: { picture: string }) => picture)).size).toBe(MAX_CHILDREN);
    const ninth = await ask("POST", "/me/children", { name: "Nina", age: 9 });
    expect([ninth.status, ninth.body.code]).toEqual([409, "too_many_children"]);
    expect(await listed()).toEqual(all);
  });

  it("takes eight of nine that are added at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        ask("POST", "/me/children", { name: `Child ${index}`, age: 9 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201, 201, 201, 201, 201, 201, 409,
    ]);
    expect(await listed()).toHaveLength(MAX_CHILDREN);
  });

  it.each([
    ["an empty name", { name: "  ", age: 5 }],
    ["a name of 81 characters", { name: "x".repeat(81), age: 5 }],
    ["a name that reorders text", { name: "Mia\u202Enoom", age: 5 }],
    ["a name with NUL", { name: "Mi\0a", age: 5 }],
    ["too young", { name: "Eve", age: 2 }],
    ["too old", { name: "Eve", age: 19 }],
    ["half a year", { name: "Eve", age: 5.5 }],
    ["an age as text", { name: "Eve", age: "5" }],
    ["a picture we do not have", { name: "Eve", age: 5, picture: "dragon" }],
    ["what the server decides", { name: "Eve", age: 5, lifetime_xp: 900 }],
  ])("refuses %s and changes nothing", async (_what, body) => {
    const before = await listed();
    await prove(server, family);
    for (const [method, path] of [
      ["POST", "/me/children"],
      ["PATCH", `/me/children/${ben}`],
    ] as const) {
      const reply = await ask(method, path, body);
      expect([reply.status, reply.body.code]).toEqual([400, "validation_failed"]);
    }
    expect(await listed()).toEqual(before);
  });

  it("an edit or a removal needs the code of a fresh mail, and counts for each kind of row", async () => {
    for (const child of [mia, ben]) {
      const path = `/me/children/${child}`;
      expect((await ask("PATCH", path, { name: "Zoe" })).body.code).toBe("proof_needed");
      expect((await ask("DELETE", path)).body.code).toBe("proof_needed");
    }
    await prove(server, family);
    const [, , picture] = CHILD_PICTURES;
    for (const child of [mia, ben])
      expect(
        (await ask("PATCH", `/me/children/${child}`, { name: " Zo  e ", age: 9, picture })).body,
      ).toEqual({ id: child, name: "Zo e", age: 9, picture, lock: null });
    expect((await ask("GET", "/me")).body.profile).toMatchObject({ kid_name: "Zo e", kid_age: 9 });
    expect((await ask("PATCH", `/me/children/${ben}`, {})).body).toMatchObject({ name: "Zo e" });
  });

  it("a picture lock is set, changed and removed with a fresh proof, is in the export, and stays when a sibling goes (T-191)", async () => {
    const lock = ["turtle", "star", "shell"];
    const change = (child: string, pictures: unknown) =>
      ask("PATCH", `/me/children/${child}`, { lock: pictures });
    expect((await change(ben, lock)).body.code).toBe("proof_needed");
    await prove(server, family);
    for (const wrong of [
      [],
      ["turtle", "star"],
      ["turtle", "star", "turtle"],
      ["turtle", "star", "shell", "crab"],
      ["turtle", "star", "dragon"],
      ["turtle", "star", "compass"],
      "turtle",
    ]) {
      const refused = await change(ben, wrong);
      expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
    }
    for (const child of [mia, ben])
      expect((await change(child, lock)).body).toMatchObject({ id: child, lock });
    await change(mia, ["crab", "whale", "coin"]);
    expect(await listed()).toMatchObject([{ lock: ["crab", "whale", "coin"] }, { lock }]);
    expect((await ask("PATCH", `/me/children/${ben}`, { name: "Leo" })).body).toMatchObject({
      name: "Leo",
      lock,
    });
    expect((await as(ben, "GET", "/me")).body.children).toMatchObject([{}, { lock }]);
    expect((await ask("GET", "/me/export")).body.children).toMatchObject([
      {},
      { picture_lock: lock },
    ]);
    await ask("DELETE", `/me/children/${mia}`);
    expect(await listed()).toMatchObject([{ id: ben, lock }]);
    expect((await change(ben, null)).body.lock).toBeNull();
  });

  it("a family that an instance of an earlier release made has its child, once", async () => {
    await server.context.db.delete(children).where(eq(children.family_id, family.userId));
    const seen = await Promise.all(Array.from({ length: 5 }, () => ask("GET", "/me")));
    expect(new Set(seen.map(({ body }) => body.child_id)).size).toBe(1);
    expect(await listed()).toMatchObject([{ name: "Mia", age: 7 }]);
  });
});

describe("removing a child", () => {
  it("takes its progress and events, and leaves its sibling's", async () => {
    await play(mia);
    await play(ben);
    const kept = await profileOf(mia);
    const { db } = server.context;
    const [row] = await db.select().from(children).where(eq(children.id, ben));
    await prove(server, family);
    expect((await ask("DELETE", `/me/children/${ben}`)).body).toEqual({ removed: true });
    expect(await listed()).toMatchObject([{ id: mia }]);
    expect(await profileOf(mia)).toEqual(kept);
    expect((await as(ben, "GET", "/me")).body.code).toBe("child_not_found");
    expect((await move(ben, 0)).body.code).toBe("child_not_found");
    expect([
      await eventsOf(mia),
      await db.$count(learningEvents, eq(learningEvents.child_id, row?.child_id ?? "")),
      await db.$count(childXpGrants, eq(childXpGrants.child, ben)),
      await db.$count(childLessonDays, eq(childLessonDays.child, ben)),
    ]).toEqual([9, 0, 0, 0]);
    const forgotten = await db
      .select()
      .from(vendorMessages)
      .where(sql`user_id = ${family.userId} and kind = 'product_forget'`);
    expect(forgotten.map(({ data }) => data)).toEqual([{ child: row?.child_id }]);
  });

  it("the first one: its sibling keeps all it has under its own id, and is the first now", async () => {
    await play(mia);
    await play(ben);
    await play(ben, SECOND);
    const kept = await profileOf(ben);
    await prove(server, family);
    expect((await ask("DELETE", `/me/children/${mia}`)).status).toBe(200);
    expect(await profileOf(ben)).toEqual(kept);
    expect((await ask("GET", "/me")).body).toMatchObject({ child_id: ben, profile: kept });
    expect(await eventsOf(ben)).toBe(18);
    expect(await server.context.db.$count(xpGrants, eq(xpGrants.user_id, family.userId))).toBe(2);
    expect(await server.context.db.$count(lessonDays, eq(lessonDays.user_id, family.userId))).toBe(
      1,
    );
    expect((await as(ben, "POST", `/me/lessons/${FIRST}/xp`)).body.granted).toBe(false);
    expect((await move(ben, 0, LESSONS[2])).status).toBe(200);
    // And a new child is a new one.
    const eve = await add("Eve", 3);
    expect(await profileOf(eve)).toMatchObject({ lifetime_xp: 0, lesson_progress: {} });
  });

  it("is refused for the last one", async () => {
    await prove(server, family);
    await ask("DELETE", `/me/children/${mia}`);
    const last = await ask("DELETE", `/me/children/${ben}`);
    expect([last.status, last.body.code]).toEqual([409, "last_child"]);
    expect(await listed()).toMatchObject([{ id: ben, name: "Ben" }]);
  });
});

describe("the whole family", () => {
  it("the export holds each child with all it did", async () => {
    await play(ben);
    await prove(server, family);
    const { body } = await ask("GET", "/me/export");
    expect(body.children).toMatchObject([
      { id: mia, kid_name: "Mia", lifetime_xp: 0, xp_grants: [], learning_events: [] },
      {
        id: ben,
        kid_name: "Ben",
        kid_age: 4,
        lifetime_xp: 70,
        xp_grants: [{ lesson_id: FIRST, xp: 70 }],
        lesson_days: ["2026-11-20"],
        lesson_progress: { [FIRST]: { completed: true } },
      },
    ]);
    expect(body.children[1].learning_events).toHaveLength(9);
  });

  it("the account's deletion leaves nothing of any child, and vendors forget all of them", async () => {
    await play(mia);
    await play(ben);
    const { db } = server.context;
    const rows = await db.select().from(children).where(eq(children.family_id, family.userId));
    await prove(server, family);
    expect((await ask("DELETE", "/me")).status).toBe(200);
    for (const { child_id } of rows)
      expect(await db.$count(learningEvents, eq(learningEvents.child_id, child_id))).toBe(0);
    expect(await db.$count(children, eq(children.family_id, family.userId))).toBe(0);
    expect(await db.$count(childXpGrants, eq(childXpGrants.child, ben))).toBe(0);
    const [forgotten] = await db
      .select()
      .from(vendorMessages)
      .where(sql`user_id = ${family.userId} and kind = 'product_forget'`);
    expect(Object.values(forgotten?.data ?? {})).toEqual(
      expect.arrayContaining(rows.map(({ child_id }) => child_id)),
    );
  });
});
