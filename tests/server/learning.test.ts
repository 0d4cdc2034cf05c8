import { brotliDecompressSync } from "node:zlib";
import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  children,
  contentState,
  learningEvents,
  lessons,
  lessonVersions,
  slides,
} from "#server/platform/db/schema.ts";
import { publishLesson } from "#server/content/publish.ts";
import { firstChildOf, LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import { FIRST_LENGTH } from "#tests/support/play-lessons.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const LAST = FIRST_LENGTH - 1;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const me = async (token: string) =>
  (await server.request("GET", "/api/me", { token })).body.profile;
const move = (token: string, slide: number, version = 1, lesson = FIRST, played_on?: string) =>
  server.request("PUT", `/api/me/lessons/${lesson}/progress`, {
    token,
    body: { slide, version, played_on },
  });

describe("progress", () => {
  it("a skipped slide, one beyond the lesson and an unknown version are refused and change nothing (T-008)", async () => {
    const { token } = await newFamily(server);
    await move(token, 1);
    expect((await move(token, 3)).body.code).toBe("slide_skipped");
    expect((await move(token, 99)).body.code).toBe("slide_not_found");
    expect((await move(token, 2, 7)).body.code).toBe("version_unknown");
    expect((await move(token, -1)).status).toBe(400);
    expect((await me(token)).lesson_progress[FIRST]).toMatchObject({
      slide: 1,
      furthest: 1,
      completed: false,
    });
  });

  it.each<[what: string, moves: (token: string) => Promise<unknown>, rows: number]>([
    [
      "fifteen times the same",
      async (token) => {
        for (let n = 0; n < 15; n++) await move(token, 0);
      },
      1,
    ],
    [
      "fifteen at once",
      (token) => Promise.all(Array.from({ length: 15 }, () => move(token, 0))),
      1,
    ],
    [
      "with another day each",
      async (token) => {
        for (let day = 14; day < 22; day++)
          expect((await move(token, 0, 1, FIRST, `2026-11-${day}`)).status).toBe(200);
      },
      1,
    ],
    [
      "forth and back again and again",
      async (token) => {
        for (let n = 0; n < 15; n++) await move(token, n % 2);
      },
      2,
    ],
    [
      "the last slide",
      async (token) => {
        await playLesson(server, token, FIRST);
        for (let n = 0; n < 15; n++) await move(token, LAST);
      },
      FIRST_LENGTH,
    ],
    [
      "a quarter of an hour later",
      async (token) => {
        await move(token, 0);
        server.clock.advance(900);
        await move(token, 0);
      },
      2,
    ],
  ])("a move that is repeated is one row: %s (T-1625)", async (_what, moves, rows) => {
    const { token, userId } = await newFamily(server);
    // At the beginning of a quarter of an hour.
    server.clock.advance(900 - (Math.floor(server.clock.now().getTime() / 1000) % 900));
    await moves(token);
    const child = (await firstChildOf(server.context, { userId }))?.child_id ?? "";
    const isReached = and(
      eq(learningEvents.child_id, child),
      eq(learningEvents.name, "slide_reached"),
    );
    expect(await server.context.db.$count(learningEvents, isReached)).toBe(rows);
  });

  it("a lesson is locked until the one before it is completed", async () => {
    const { token } = await newFamily(server);
    expect((await server.request("GET", `/api/lessons/${SECOND}`, { token })).body.code).toBe(
      "lesson_locked",
    );
    expect((await move(token, 0, 1, SECOND)).body.code).toBe("lesson_locked");
    await playLesson(server, token, FIRST);
    expect((await server.request("GET", `/api/lessons/${SECOND}`, { token })).status).toBe(200);
  });

  it("a lesson that was begun stays open when another is put before it: to read, move, end, be rewarded and on the map (T-1753)", async () => {
    const { db } = server.context;
    const [, , THIRD = ""] = LESSONS;
    const { token } = await newFamily(server);
    await playLesson(server, token, FIRST);
    await move(token, 1, 1, SECOND);
    const ask = (method: string, path: string, body?: object) =>
      server.request(method, `/api${path}`, { token, ...(body && { body }) });
    const swap = async () => {
      await db
        .update(lessons)
        .set({ published_order: sql`5 - ${lessons.published_order}` })
        .where(inArray(lessons.id, [SECOND, THIRD]));
      await db.update(contentState).set({ revision: sql`${contentState.revision} + 1` });
      server.clock.advance(90);
    };
    await swap();
    expect((await ask("GET", "/course-track")).body.current_lesson).toBe(SECOND);
    expect((await ask("GET", `/lessons/${SECOND}`)).status).toBe(200);
    const { slides: ofSecond } = (await ask("GET", `/lessons/${SECOND}`)).body;
    for (let slide = 1; slide < ofSecond.length; slide++)
      expect((await move(token, slide, 1, SECOND)).status).toBe(200);
    expect((await ask("POST", `/me/lessons/${SECOND}/xp`)).body.granted).toBe(true);
    expect((await ask("POST", "/me/streak", {})).status).toBe(200);
    expect((await ask("GET", "/course-track")).body.current_lesson).toBe(THIRD);
    await swap();
  });

  it("a child can go back in a completed lesson, and it stays completed", async () => {
    const { token } = await newFamily(server);
    await playLesson(server, token, FIRST);
    expect((await move(token, 2)).body).toMatchObject({
      slide: 2,
      furthest: LAST,
      completed: true,
    });
  });

  it("a child on an older version goes on with it, and resumes at the same slide in the newer one", async () => {
    const { token } = await newFamily(server);
    await playLesson(server, token, FIRST);
    await move(token, 0, 1, SECOND);
    await server.context.db.transaction(async (tx) => {
      await tx.update(lessons).set({ tag: "Another topic" }).where(eq(lessons.id, SECOND));
      await publishLesson(tx, SECOND, null);
    });
    server.clock.advance(3);
    expect((await server.request("GET", `/api/lessons/${SECOND}`, { token })).body.version).toBe(2);
    expect((await move(token, 1, 1, SECOND)).body).toMatchObject({ slide: 1, completed: false });
    expect((await move(token, 2, 2, SECOND)).body).toMatchObject({ slide: 2 });
    expect(
      await server.context.db
        .select()
        .from(lessonVersions)
        .where(eq(lessonVersions.lesson_id, SECOND)),
    ).toHaveLength(2);
  });

  it("a family with many finished lessons: a slide move does not write all of them again, and every reader sees it", async () => {
    const { db } = server.context;
    const { token, userId } = await newFamily(server);
    const finished = { slide: 8, slide_id: randomUUID(), furthest: 8, completed: true };
    const many = Object.fromEntries(
      Array.from({ length: 200 }, () => [randomUUID(), { ...finished, slide_id: randomUUID() }]),
    );
    await db.update(children).set({ lesson_progress: many }).where(eq(children.family_id, userId));
    const stored = async () => (await firstChildOf({ db }, { userId }))?.lesson_progress;
    await move(token, 0);
    const begun = await stored();
    expect(Object.keys(begun ?? {})).toHaveLength(201);
    await move(token, 1);
    expect((await move(token, 3)).body.code).toBe("slide_skipped");
    await move(token, 2);
    expect(await stored()).toEqual(begun);
    expect((await me(token)).lesson_progress).toMatchObject({ [FIRST]: { slide: 2, furthest: 2 } });
    await playLesson(server, token, FIRST);
    expect((await stored())?.[FIRST]).toMatchObject({ slide: LAST, completed: true });
    await move(token, 1, 1, SECOND);
    expect((await me(token)).lesson_progress).toEqual({
      ...many,
      [SECOND]: expect.objectContaining({ slide: 1, completed: false }),
    });
    expect((await server.request("POST", `/api/me/lessons/${FIRST}/xp`, { token })).status).toBe(
      200,
    );
  });

  it("two devices at once: nothing goes back, both moves count", async () => {
    const { token } = await newFamily(server);
    await Promise.all(Array.from({ length: 6 }, () => move(token, 1)));
    await Promise.all([move(token, 2), move(token, 1), move(token, 2)]);
    expect((await me(token)).lesson_progress[FIRST].furthest).toBe(2);
  });
});

describe("rewards", () => {
  it("70 XP once for a completed lesson, also for ten requests at once", async () => {
    const { token } = await newFamily(server);
    expect((await server.request("POST", `/api/me/lessons/${FIRST}/xp`, { token })).body.code).toBe(
      "lesson_not_completed",
    );
    await playLesson(server, token, FIRST);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.request("POST", `/api/me/lessons/${FIRST}/xp`, { token }),
      ),
    );
    expect(answers.map(({ body }) => body.lifetime_xp)).toEqual(
      Array.from({ length: 10 }, () => 70),
    );
    expect((await me(token)).lifetime_xp).toBe(70);
  });

  it("three days in a row give a shield, which keeps one skipped day and is then used up", async () => {
    const { token, userId } = await newFamily(server);
    const { db } = server.context;
    await playLesson(server, token, FIRST);
    const before = { played: 3, kept: [] };
    await db
      .update(children)
      .set({ streak_count: 3, last_streak_date: "2026-11-18", streak_shield: before })
      .where(eq(children.family_id, userId));
    const { body } = await server.request("POST", "/api/me/streak", { token, body: {} });
    const after = { played: 1, kept: ["2026-11-19"] };
    expect(body).toMatchObject({ count: 4, last_date: "2026-11-20", shield: after });
    expect(await me(token)).toMatchObject({ streak_count: 4, streak_shield: after });
  });

  it("counts the family's own day and keeps yesterday's lesson for a streak sent after midnight", async () => {
    const { token } = await newFamily(server);
    await server.request("PATCH", "/api/me", { token, body: { time_zone: "Pacific/Kiritimati" } });
    await playLesson(server, token, FIRST);
    expect(
      (await server.request("POST", "/api/me/streak", { token, body: {} })).body.last_date,
    ).toBe("2026-11-21");
    await server.request("PATCH", "/api/me", { token, body: { time_zone: "Pacific/Honolulu" } });
    expect(
      (await server.request("POST", "/api/me/streak", { token, body: {} })).body,
    ).toMatchObject({ count: 1, last_date: "2026-11-21" });
    expect(
      (await server.request("POST", "/api/me/streak", { token, body: { played_on: "2026-11-01" } }))
        .body.code,
    ).toBe("no_lesson_that_day");
  });

  it("feedback keeps both answers side by side and refuses words it does not know", async () => {
    const { token } = await newFamily(server);
    const put = (body: unknown) =>
      server.request("PUT", `/api/me/lessons/${FIRST}/feedback`, { token, body });
    await Promise.all([put({ difficulty: "just_right" }), put({ enjoyment: "super_fun" })]);
    expect((await put({ enjoyment: "super_fun" })).body).toEqual({
      difficulty: "just_right",
      enjoyment: "super_fun",
    });
    expect((await put({ difficulty: "brutal" })).status).toBe(400);
    expect((await put({})).status).toBe(400);
  });

  // The last one of these, since it is the next day from here on.
  it("the streak grows only on a day with a finished lesson: the day after it is 2", async () => {
    const { token, refresh } = await newFamily(server);
    const streak = () => server.request("POST", "/api/me/streak", { token, body: {} });
    expect((await streak()).body.code).toBe("no_lesson_that_day");
    await playLesson(server, token, FIRST);
    expect((await streak()).body).toMatchObject({ count: 1, last_date: "2026-11-20" });
    expect((await streak()).body.count).toBe(1);
    server.clock.advanceTo("2026-11-21T11:00:00Z");
    const later = await server.request("POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: refresh },
    });
    const play = async () => {
      await playLesson(server, later.body.access_token, FIRST);
      return (
        await server.request("POST", "/api/me/streak", { token: later.body.access_token, body: {} })
      ).body;
    };
    expect(await play()).toMatchObject({ count: 2, last_date: "2026-11-21" });
    server.clock.advanceTo("2026-11-21T11:50:00Z");
    expect(await play()).toMatchObject({ count: 2 });
  });
});

describe("course", () => {
  it("five missions played to the end give 350 XP and no current lesson", async () => {
    const { token } = await newFamily(server);
    for (const lesson of LESSONS) await playLesson(server, token, lesson);
    expect((await me(token)).lifetime_xp).toBe(350);
    expect((await server.request("GET", "/api/course-track", { token })).body).toMatchObject({
      current_lesson: null,
      course: { title: "Treasure Tracker" },
    });
  });

  it("a lesson named in the query counts as done only if its end was really reached", async () => {
    const { token } = await newFamily(server);
    const { body } = await server.request("GET", `/api/course-track?lesson=${FIRST}`, { token });
    expect(body.lessons.map((lesson: { status: string }) => lesson.status)).toEqual([
      "current",
      "upcoming",
      "upcoming",
      "upcoming",
      "upcoming",
    ]);
    expect(
      (
        await server.request(
          "GET",
          "/api/course-track?course=7c0d6f1e-5a34-4b0e-9f0a-000000000000",
          { token },
        )
      ).body.code,
    ).toBe("course_unknown");
  });

  it("lessons answer 304 to a reader who has the version", async () => {
    const { token } = await newFamily(server);
    const first = await server.request("GET", `/api/lessons/${FIRST}`, { token });
    const tag = first.headers.get("etag") ?? "";
    const fetchLessonKnown = async (known: string) =>
      (
        await server.request("GET", `/api/lessons/${FIRST}`, {
          token,
          headers: { "if-none-match": known },
        })
      ).status;
    expect([
      first.status,
      await fetchLessonKnown(tag),
      await fetchLessonKnown(`"old", W/${tag}`),
      await fetchLessonKnown('"old"'),
    ]).toEqual([200, 304, 304, 200]);
  });

  it("a lesson is sent compressed to a browser that takes Brotli, and is the same lesson", async () => {
    const { token } = await newFamily(server);
    const path = `/api/lessons/${FIRST}`;
    const plain = await server.request("GET", path, { token });
    const headers = { authorization: `Bearer ${token}`, "accept-encoding": "gzip, br" };
    const packed = await server.ask(path, { headers });
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(plain.body);
    expect(bytes.length).toBeLessThan(JSON.stringify(plain.body).length / 4);
    const read = (answer: { headers: Headers }) =>
      ["content-encoding", "content-type", "etag", "vary"].map((name) => answer.headers.get(name));
    expect(read(packed)).toEqual(["br", ...read(plain).slice(1)]);
    expect(read(plain)[0]).toBe(null);
  });

  it("the database itself refuses an age, an answer list or a slide that the domain would (T-011)", async () => {
    const { db } = server.context;
    const { userId } = await newFamily(server);
    await expect(
      db.update(children).set({ kid_age: 2 }).where(eq(children.family_id, userId)),
    ).rejects.toThrow();
    const two = [
      { text: "a", is_correct: true, image_url: null, alt: null },
      { text: "b", is_correct: true, image_url: null, alt: null },
    ];
    await expect(
      db.update(slides).set({ quiz_answers: two }).where(eq(slides.lesson_id, FIRST)),
    ).rejects.toThrow();
  });
});
