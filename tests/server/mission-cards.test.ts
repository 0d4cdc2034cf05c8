import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { mediaUrls, partsOf } from "#domain/content/lesson-media.ts";
import { findInCard } from "#domain/content/mission-card.ts";
import { lessons, missionCardsDone, users } from "#server/platform/db/schema.ts";
import { publishLesson } from "#server/content/publish.ts";
import { LESSONS, newFamily, newStaff, playLesson, prove } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = "", , , LAST = ""] = LESSONS;

let server: TestServer;
let family: TestFamily;
let mia: string;
let ben: string;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: unknown, token = family.token) =>
  server.request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
const as = (child: string, method: string, path: string, token = family.token) =>
  ask(method, `/child/${child}${path}`, undefined, token);
const done = (child: string, lesson = FIRST, token = family.token) =>
  as(child, "PUT", `/me/mission-cards/${lesson}/done`, token);
const undo = (child: string, lesson = FIRST, token = family.token) =>
  as(child, "DELETE", `/me/mission-cards/${lesson}/done`, token);
const cardsOf = async (child: string) => (await as(child, "GET", "/me/mission-cards")).body.cards;
const mapOf = async (child: string) =>
  (await as(child, "GET", "/course-track")).body.lessons.map(({ card }: { card: string }) => card);
const finish = async (child: string, lesson = FIRST) => {
  const { body } = await as(child, "GET", `/lessons/${lesson}`);
  for (let slide = 0; slide < body.slides.length; slide++)
    await ask("PUT", `/child/${child}/me/lessons/${lesson}/progress`, {
      slide,
      version: body.version,
    });
};

beforeEach(async () => {
  family = await newFamily(server);
  mia = (await ask("GET", "/me")).body.child_id;
  ben = (await ask("POST", "/me/children", { name: "Ben", age: 4 })).body.id;
});

describe("mission cards", () => {
  it("every lesson of the shipped course has a whole one, whose recordings are public files", async () => {
    await playLesson(server, family.token, FIRST);
    const { body } = await ask("GET", `/lessons/${FIRST}`);
    expect(findInCard(body.mission_card)).toEqual([]);
    const urls: string[] = mediaUrls([body.mission_card]);
    expect(urls.length).toBeGreaterThan(5);
    expect(mediaUrls(partsOf(body))).toEqual(expect.arrayContaining(urls));
    for (const url of urls) expect((await server.request("HEAD", url)).status).toBe(200);
    expect(treasureTracker.lessons.map(({ mission_card }) => mission_card.title)).not.toContain("");
  });

  it("are there once the lesson is completed, and done once: a second tap leaves the first date", async () => {
    expect(await cardsOf(mia)).toEqual([]);
    expect((await done(mia)).body.code).toBe("lesson_not_completed");
    await finish(mia);
    expect(await cardsOf(mia)).toMatchObject([
      { lesson_id: FIRST, lesson_title: "Coins on the Map", order: 1, done_at: null },
    ]);
    expect(await mapOf(mia)).toEqual(["open", "open", "open", "open", "open"]);
    const taps = await Promise.all([done(mia), done(mia), done(mia)]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
    const first = taps[0]?.body.done_at;
    server.clock.advance(600);
    expect((await done(mia)).body.done_at).toBe(first);
    expect(await server.context.db.$count(missionCardsDone, eq(missionCardsDone.child, mia))).toBe(
      1,
    );
    expect(await mapOf(mia)).toEqual(["done", "open", "open", "open", "open"]);
    expect((await cardsOf(mia))[0].done_at).toBe(first);
  });

  it("are taken back by the same child's parent, as often as asked, and their treasure leaves the map (T-192)", async () => {
    for (const child of [mia, ben]) {
      await finish(child);
      await done(child);
    }
    const other = await newFamily(server);
    expect((await undo(ben, FIRST, other.token)).body.code).toBe("child_not_found");
    const taps = await Promise.all([undo(ben), undo(ben), undo(ben)]);
    for (const { status, body } of [...taps, await undo(ben), await undo(ben, SECOND)])
      expect([status, body]).toEqual([200, { done_at: null }]);
    expect([(await mapOf(mia))[0], (await mapOf(ben))[0]]).toEqual(["done", "open"]);
    expect((await cardsOf(ben))[0].done_at).toBeNull();
    server.clock.advance(600);
    const again = (await done(ben)).body.done_at;
    expect(again).toBe(server.clock.now().toISOString());
    expect((await mapOf(ben))[0]).toBe("done");
  });

  it("belong to one child: a sibling's stays open, and another family reaches none of them", async () => {
    await finish(mia);
    await finish(ben);
    await done(ben);
    expect([(await mapOf(mia))[0], (await mapOf(ben))[0]]).toEqual(["open", "done"]);
    const other = await newFamily(server);
    for (const answer of [
      await as(ben, "GET", "/me/mission-cards", other.token),
      await done(ben, FIRST, other.token),
      await done(mia, FIRST, other.token),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, "child_not_found"]);
    expect((await mapOf(mia))[0]).toBe("open");
    expect((await server.request("GET", "/api/me/mission-cards")).status).toBe(401);
  });

  it("without a child's id it is the first one's", async () => {
    await playLesson(server, family.token, FIRST);
    expect((await ask("PUT", `/me/mission-cards/${FIRST}/done`)).status).toBe(200);
    expect((await ask("GET", "/course-track")).body.lessons[0].card).toBe("done");
  });

  it("go along in the export, stay with a child that becomes the first, and go with the child", async () => {
    await finish(ben);
    await done(ben);
    const exported = async () => {
      await prove(server, family);
      return (await ask("GET", "/me/export")).body.children;
    };
    expect(await exported()).toMatchObject([
      { mission_cards_done: [] },
      { mission_cards_done: [{ lesson_id: FIRST }] },
    ]);
    await ask("DELETE", `/me/children/${mia}`);
    expect((await mapOf(ben))[0]).toBe("done");
    await server.context.db.delete(users).where(eq(users.id, family.userId));
    expect(await server.context.db.$count(missionCardsDone, eq(missionCardsDone.child, ben))).toBe(
      0,
    );
  });

  it("a lesson that does not exist or has no card is refused", async () => {
    await finish(mia);
    expect((await done(mia, crypto.randomUUID())).body.code).toBe("lesson_not_found");
    expect((await done(mia, "none")).status).toBe(400);
    expect((await done(mia, SECOND)).body.code).toBe("lesson_not_completed");
  });
});

describe("authors", () => {
  it("write a lesson's card: a draft until it is published, kept in its version, restored and copied with it", async () => {
    const staff = await newStaff(server);
    const staffAsk = (method: string, path: string, body?: unknown) =>
      ask(method, `/staff${path}`, body, staff.token);
    const lessonNow = async () =>
      (await staffAsk("GET", "/outline")).body
        .flatMap((course: { lessons: unknown[] }) => course.lessons)
        .find(({ id }: { id: string }) => id === LAST);
    const before = await lessonNow();
    const edit = async (mission_card: unknown) =>
      staffAsk("PATCH", `/lessons/${LAST}`, {
        row_version: (await lessonNow()).row_version,
        mission_card,
      });
    const mission_card = { ...before.mission_card, title: "Share a smile" };
    expect((await edit({ ...mission_card, title: "x".repeat(61) })).status).toBe(400);
    expect(
      (await edit({ ...mission_card, little_audio_url: "https://evil.example/a" })).status,
    ).toBe(400);
    expect((await edit(mission_card)).status).toBe(200);
    expect(await lessonNow()).toMatchObject({ has_changes: true, mission_card });
    expect((await edit({ ...mission_card, steps: [] })).status).toBe(200);
    expect((await staffAsk("POST", `/lessons/${LAST}/publish`)).body.code).toBe("lesson_not_ready");
    await edit(mission_card);
    const { version } = (await staffAsk("POST", `/lessons/${LAST}/publish`)).body;
    expect((await staffAsk("GET", `/lessons/${LAST}/versions/${version}`)).body).toMatchObject({
      mission_card,
    });
    expect((await staffAsk("GET", `/lessons/${LAST}/versions/1`)).body.mission_card).toEqual(
      before.mission_card,
    );
    const copy = (await staffAsk("POST", `/lessons/${LAST}/duplicate`, { title: "Copy" })).body.id;
    const [copied] = await server.context.db.select().from(lessons).where(eq(lessons.id, copy));
    expect(copied?.mission_card).toEqual(mission_card);
    await staffAsk("POST", `/lessons/${LAST}/versions/1/restore`);
    expect((await lessonNow()).mission_card).toEqual(before.mission_card);
  });

  it("a version without a card still plays, and its lesson has none on the map", async () => {
    const { db } = server.context;
    await db.update(lessons).set({ mission_card: null }).where(eq(lessons.id, FIRST));
    await db.transaction((tx) => publishLesson(tx, FIRST, null));
    server.clock.advance(3);
    await finish(mia);
    expect((await mapOf(mia))[0]).toBeNull();
    expect(await cardsOf(mia)).toEqual([]);
    expect((await done(mia)).body.code).toBe("lesson_not_found");
    expect((await ask("GET", `/lessons/${FIRST}`)).body.mission_card).toBeUndefined();
  });
});
