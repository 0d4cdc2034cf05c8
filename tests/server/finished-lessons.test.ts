import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LessonProgress } from "#domain/learning/progress.ts";
import { touchContent } from "#server/content/publish.ts";
import { children, courses, xpGrants } from "#server/platform/db/schema.ts";
import { firstChildOf, LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
/** Bytes of an id in the list of rewarded lessons. */
const ID_SIZE = '"7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e5f01",'.length;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const get = (path: string, token: string) => server.request("GET", path, { token });
const profileOf = async (token: string) => (await get("/api/me", token)).body.profile;
const move = (token: string, lesson: string, slide: number) =>
  server.request("PUT", `/api/me/lessons/${lesson}/progress`, {
    token,
    body: { slide, version: 1 },
  });
const finishWithoutXp = async (token: string, lesson: string) => {
  const { body } = await get(`/api/lessons/${lesson}`, token);
  for (let slide = 0; slide < body.slides.length; slide++) await move(token, lesson, slide);
  return body.slides.length - 1;
};

/** The lesson is finished and rewarded, and so are as many more as are asked for. */
async function familyThatFinished(more: number) {
  const family = await newFamily(server);
  await playLesson(server, family.token, FIRST);
  const { db } = server.context;
  const row = await firstChildOf({ db }, family);
  const child = row?.id ?? "";
  const ids = Array.from({ length: more }, () => randomUUID());
  const finished = { slide: 8, slide_id: randomUUID(), furthest: 8, completed: true };
  const lesson_progress: LessonProgress = {
    ...row?.lesson_progress,
    ...Object.fromEntries(ids.map((id) => [id, finished])),
  };
  await db.update(children).set({ lesson_progress }).where(eq(children.id, child));
  if (more > 0)
    await db.insert(xpGrants).values(ids.map((lesson_id) => ({ child, lesson_id, xp: 70 })));
  return family;
}

describe("a child that finished many lessons", () => {
  it("gets with its profile the place in the lessons that it goes on with, and of the others the ids alone (T-450)", async () => {
    const few = await familyThatFinished(0);
    const many = await familyThatFinished(200);
    await move(many.token, SECOND, 0);
    await move(many.token, SECOND, 1);
    await move(few.token, SECOND, 0);
    await move(few.token, SECOND, 1);
    const profile = await profileOf(many.token);
    expect(profile.xp_lessons).toHaveLength(201);
    expect(profile.lesson_progress).toEqual({
      [SECOND]: expect.objectContaining({ slide: 1, furthest: 1, completed: false }),
    });
    const sizes = [profile, await profileOf(few.token)].map((of) => JSON.stringify(of).length);
    expect(sizes[0]! - sizes[1]!).toBe(200 * ID_SIZE);
  });

  it("goes on at the last slide of a lesson whose XP is not granted, until it is (R-LES-11, T-451)", async () => {
    const { token } = await familyThatFinished(200);
    const last = await finishWithoutXp(token, SECOND);
    expect((await profileOf(token)).lesson_progress).toEqual({
      [SECOND]: expect.objectContaining({ slide: last, completed: true }),
    });
    await server.request("POST", `/api/me/lessons/${SECOND}/xp`, { token });
    expect(await profileOf(token)).toMatchObject({ lesson_progress: {} });
    await move(token, SECOND, 2);
    expect((await profileOf(token)).lesson_progress).toEqual({});
  });
});

describe("the course map", () => {
  const mapOf = async (token: string, headers: Record<string, string> = {}) =>
    server.ask("/api/course-track", {
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  const statusesOf = async (token: string) =>
    (await get("/api/course-track", token)).body.lessons.map(
      ({ status }: { status: string }) => status,
    );

  it("shows what this child finished, also after a request of another child with the same lessons finished (T-452)", async () => {
    const one = await newFamily(server);
    const other = await newFamily(server);
    const before = await statusesOf(one.token);
    expect(before.slice(0, 2)).toEqual(["current", "upcoming"]);
    expect(await statusesOf(other.token)).toEqual(before);
    await playLesson(server, one.token, FIRST);
    expect((await statusesOf(one.token)).slice(0, 2)).toEqual(["done", "current"]);
    expect(await statusesOf(other.token)).toEqual(before);
    await server.request("PUT", `/api/me/mission-cards/${FIRST}/done`, { token: one.token });
    await playLesson(server, other.token, FIRST);
    const cards = await Promise.all(
      [one, other].map(
        async ({ token }) => (await get("/api/course-track", token)).body.lessons[0].card,
      ),
    );
    expect(cards).toEqual(["done", "open"]);
  });

  it("shows what is published meanwhile (T-453)", async () => {
    const { token } = await newFamily(server);
    const { db } = server.context;
    const { course } = (await get("/api/course-track", token)).body;
    await db.transaction(async (tx) => {
      await tx
        .update(courses)
        .set({ published_title: "Another title" })
        .where(eq(courses.id, course.id));
      await touchContent(tx);
    });
    server.clock.advance(3);
    expect((await get("/api/course-track", token)).body.course.title).toBe("Another title");
  });

  it("is compressed for browsers that take it, and kept by no HTTP cache (T-454)", async () => {
    const { token } = await newFamily(server);
    const plain = await mapOf(token);
    const compressed = await mapOf(token, { "accept-encoding": "gzip, br" });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    for (const answered of [plain, compressed])
      expect([answered.headers.get("cache-control"), answered.headers.get("etag")]).toEqual([
        "no-store",
        null,
      ]);
    const text = brotliDecompressSync(Buffer.from(await compressed.arrayBuffer())).toString();
    expect(text).toBe(await plain.text());
  });
});
