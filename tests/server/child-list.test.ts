import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CHILD_PICTURES, MAX_CHILDREN } from "#domain/family/children.ts";
import {
  children,
  learningEvents,
  lessonDays,
  vendorMessages,
  xpGrants,
} from "#server/platform/db/schema.ts";
import { LESSONS, newFamily, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { FIRST_LENGTH, lengthFor } from "#tests/support/play-lessons.ts";
import { childrenCalls, startMeasuringServer } from "#tests/support/children-calls.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;

let server: TestServer;
let family: TestFamily;
let mia: string;
let ben: string;
beforeAll(async () => void (server = await startMeasuringServer()));
afterAll(() => server.stop());

const { ask, as, add, listed, profileOf, move, play, eventsOf } = childrenCalls(
  () => server,
  () => family,
);

beforeEach(async () => {
  family = await newFamily(server, { agreed: { child_progress: true } });
  mia = (await ask("GET", "/me")).body.child_id;
  ben = await add("Ben", 4);
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
    server.clock.advance(600);
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
      ).toMatchObject({ id: child, name: "Zo e", age: 9, picture, lock: null });
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
      await db.$count(xpGrants, eq(xpGrants.child, ben)),
      await db.$count(lessonDays, eq(lessonDays.child, ben)),
    ]).toEqual([FIRST_LENGTH, 0, 0, 0]);
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
    expect(await eventsOf(ben)).toBe(lengthFor("little", 1) + lengthFor("little", 2));
    expect(await server.context.db.$count(xpGrants, eq(xpGrants.child, ben))).toBe(2);
    expect(await server.context.db.$count(lessonDays, eq(lessonDays.child, ben))).toBe(1);
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
        daily_reviews: [],
        lesson_progress: { [FIRST]: { completed: true } },
      },
    ]);
    expect(body.children[1].learning_events).toHaveLength(lengthFor("little", 1));
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
    expect(await db.$count(xpGrants, eq(xpGrants.child, ben))).toBe(0);
    const [forgotten] = await db
      .select()
      .from(vendorMessages)
      .where(sql`user_id = ${family.userId} and kind = 'product_forget'`);
    expect(Object.values(forgotten?.data ?? {})).toEqual(
      expect.arrayContaining(rows.map(({ child_id }) => child_id)),
    );
  });
});
