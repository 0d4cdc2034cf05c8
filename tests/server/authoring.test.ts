import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { loadCourse } from "#server/content/load-course.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { ANSWERS, ids, orders, useAuthor } from "#tests/support/author.ts";
import { giveFile, media, silentWav } from "#tests/support/authoring.ts";
import { LESSONS, newStaff } from "#tests/support/families.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const {
  at,
  staff,
  outline,
  slidesOf,
  lessonsOf,
  newCourse,
  newLesson,
  newSlide,
  anySlide,
  playable,
  signInAgain,
} = useAuthor();

describe("courses, lessons and slides", () => {
  it("a new item becomes the last of its list", async () => {
    const course = await newCourse();
    expect((await outline()).at(-1)).toMatchObject({
      id: course,
      order: (await outline()).length,
      lessons: [],
    });
    await newLesson(course, "One");
    const two = await newLesson(course, "Two");
    expect(orders(await lessonsOf(course))).toEqual([1, 2]);
    await newSlide(two, "video");
    await newSlide(two);
    expect(await lessonsOf(course)).toMatchObject([
      { title: "One", slides: 0, version: null, has_changes: true },
      { title: "Two", slides: 2, version: null, has_changes: true },
    ]);
    expect((await slidesOf(two)).map(({ type }: { type: string }) => type)).toEqual([
      "video",
      "quiz",
    ]);
    const [row] = await at.server.context.db.select().from(lessons).where(eq(lessons.id, two));
    expect(row?.media_folder).toBe(`pirate-banking-two-${two}`);
  });

  it("many at once get different places", async () => {
    const lesson = await newLesson(await newCourse());
    await Promise.all(Array.from({ length: 8 }, () => newSlide(lesson)));
    const rows = await at.server.context.db
      .select()
      .from(slides)
      .where(eq(slides.lesson_id, lesson));
    expect(orders(rows).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each<[string, string, () => Promise<string> | string, object]>([
    ["a course without a title", "POST", () => "/courses", { title: "  " }],
    [
      "a lesson without a title",
      "POST",
      async () => `/courses/${await newCourse()}/lessons`,
      { title: "" },
    ],
    ["a slide of another type", "POST", () => `/lessons/${FIRST}/slides`, { type: "song" }],
    [
      "a slide with a field of its own",
      "PATCH",
      async () => `/slides/${await anySlide()}`,
      { row_version: 1, order: 3 },
    ],
    [
      "an answer without text",
      "PATCH",
      async () => `/slides/${await anySlide()}`,
      withAnswers([{ ...ANSWERS[0], text: " " }]),
    ],
    [
      "two right answers",
      "PATCH",
      async () => `/slides/${await anySlide()}`,
      withAnswers([ANSWERS[0], ANSWERS[0]]),
    ],
    [
      "a file of another host",
      "PATCH",
      async () => `/slides/${await anySlide()}`,
      { row_version: 1, video_url: "https://else.example/x.mp4" },
    ],
    [
      "a path that climbs",
      "PATCH",
      async () => `/slides/${await anySlide()}`,
      { row_version: 1, video_url: "/media/content/../secrets.json" },
    ],
  ])("%s is refused", async (_what, method, path, body) => {
    expect((await staff(method, await path(), body)).status).toBe(400);
  });

  it("nothing can be added to what was deleted", async () => {
    const course = await newCourse();
    const lesson = await newLesson(course);
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await staff("POST", `/lessons/${lesson}/slides`, { type: "quiz" })).status).toBe(404);
    await staff("DELETE", `/items/course/${course}`);
    expect((await staff("POST", `/courses/${course}/lessons`, { title: "Late" })).status).toBe(404);
    expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(404);
  });
});

function withAnswers(quiz_answers: unknown[]) {
  return { row_version: 1, quiz_answers };
}

describe("another order", () => {
  it("any permutation is kept and numbered from 1", async () => {
    const lesson = await newLesson(await newCourse());
    for (let n = 0; n < 5; n++) await newSlide(lesson);
    const all = ids(await slidesOf(lesson));
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(all, { minLength: 5 }), async (to) => {
        const from = ids(await slidesOf(lesson));
        expect(
          (await staff("PUT", "/order", { kind: "slide", parent: lesson, from, to })).status,
        ).toBe(200);
        const rows = await at.server.context.db
          .select()
          .from(slides)
          .where(eq(slides.lesson_id, lesson))
          .orderBy(slides.order);
        expect([ids(rows), orders(rows)]).toEqual([to, [1, 2, 3, 4, 5]]);
      }),
      { numRuns: 15 },
    );
  });

  it("shows two authors their conflict instead of overwriting", async () => {
    const course = await newCourse();
    const [a, b, c] = [
      await newLesson(course, "A"),
      await newLesson(course, "B"),
      await newLesson(course, "C"),
    ];
    const seen = [a, b, c];
    expect(
      (await staff("PUT", "/order", { kind: "lesson", parent: course, from: seen, to: [c, a, b] }))
        .status,
    ).toBe(200);
    const late = await staff("PUT", "/order", {
      kind: "lesson",
      parent: course,
      from: seen,
      to: [b, a, c],
    });
    expect([late.status, late.body.code]).toEqual([409, "edited_elsewhere"]);
    expect(ids(await lessonsOf(course))).toEqual([c, a, b]);
  });

  it("a list with another's items, or with one twice, is refused", async () => {
    const course = await newCourse();
    const [a, b] = [await newLesson(course, "A"), await newLesson(course, "B")];
    for (const to of [[a, FIRST], [a, a], [a]])
      expect(
        (await staff("PUT", "/order", { kind: "lesson", parent: course, from: [a, b], to })).status,
      ).toBe(400);
  });

  it("of courses", async () => {
    const from = ids(await outline());
    const to = from.toReversed();
    await staff("PUT", "/order", { kind: "course", parent: null, from, to });
    expect([ids(await outline()), orders(await outline())]).toEqual([
      to,
      to.map((_, index) => index + 1),
    ]);
    await staff("PUT", "/order", { kind: "course", parent: null, from: to, to: from });
  });
});

describe("two authors on one slide", () => {
  it("the second gets an error, and nothing of the first is lost", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    expect(
      (await staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_question: "First?" })).body,
    ).toMatchObject({ row_version: 2 });
    const second = await staff("PATCH", `/slides/${id}`, {
      row_version: 1,
      quiz_question: "Second?",
    });
    expect([second.status, second.body.code]).toEqual([409, "edited_elsewhere"]);
    const [row] = await at.server.context.db.select().from(slides).where(eq(slides.id, id));
    expect(row?.quiz_question).toBe("First?");
  });

  it("ten at once: one of each round wins", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_heading: `Number ${n}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe("the trash", () => {
  it("a deleted slide leaves no hole and comes back to its place", async () => {
    const lesson = await newLesson(await newCourse());
    const [a, b, c] = [await newSlide(lesson), await newSlide(lesson), await newSlide(lesson)];
    await staff("DELETE", `/items/slide/${b.id}`);
    expect(ids(await slidesOf(lesson))).toEqual([a.id, c.id]);
    expect((await staff("GET", "/trash")).body).toContainEqual(
      expect.objectContaining({ kind: "slide", id: b.id, waits: false }),
    );
    await staff("POST", `/items/slide/${b.id}/restore`);
    expect(ids(await slidesOf(lesson))).toEqual([a.id, b.id, c.id]);
  });

  it("a course takes its lessons along and brings them back, but not what was deleted before it", async () => {
    const course = await newCourse();
    const { lesson } = await playable(course);
    const gone = await newLesson(course, "Gone before");
    await staff("DELETE", `/items/lesson/${gone}`);
    await staff("DELETE", `/items/course/${course}`);
    expect(ids(await outline())).not.toContain(course);
    const waiting = (await staff("GET", "/trash")).body.find(
      ({ id }: { id: string }) => id === gone,
    );
    expect(waiting).toMatchObject({ kind: "lesson", waits: true });
    expect((await staff("POST", `/items/lesson/${gone}/restore`)).status).toBe(404);
    await staff("POST", `/items/course/${course}/restore`);
    expect(ids(await lessonsOf(course))).toEqual([lesson]);
  });

  it("an item is gone from the trash after 30 days", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    await staff("DELETE", `/items/slide/${id}`);
    const rowOf = async () => at.server.context.db.select().from(slides).where(eq(slides.id, id));
    at.server.clock.advance(29 * 86_400);
    await at.server.runDueWork();
    expect(await rowOf()).toHaveLength(1);
    at.server.clock.advance(2 * 86_400);
    await at.server.runDueWork();
    expect(await rowOf()).toHaveLength(0);
    await signInAgain(); // the session is over by now
  });
});

describe("the shipped course", () => {
  const everything = async () =>
    ids((await outline()).flatMap(({ lessons: all }: { lessons: { id: string }[] }) => all));
  const load = () =>
    loadCourse(at.server.context.db, at.server.context.files, treasureTracker, media(""));

  it("a lesson of it that was deleted is not loaded again, even when the trash is empty", async () => {
    const last = LESSONS.at(-1) ?? "";
    await staff("DELETE", `/items/lesson/${last}`);
    at.server.clock.advance(31 * 86_400);
    await at.server.runDueWork();
    await signInAgain();
    expect(await load()).toEqual({ loaded: [], leftAlone: [] });
    expect(await everything()).not.toContain(last);
    expect(ids((await staff("GET", "/trash")).body)).not.toContain(last);
  });
});

describe("the log", () => {
  it("says who did what to what; saves while typing are one line", async () => {
    const author = await newStaff(at.server);
    const asAuthor = (method: string, path: string, body?: unknown) =>
      at.server.request(method, `/api/staff${path}`, {
        token: author.token,
        ...(body === undefined ? {} : { body }),
      });
    const { id: course } = (await asAuthor("POST", "/courses", { title: "Logged" })).body;
    for (let version = 1; version < 4; version++)
      await asAuthor("PATCH", `/courses/${course}`, {
        row_version: version,
        description: `d${version}`,
      });
    await giveFile(at.server, author.token, SECOND, {
      kind: "question-audio",
      name: "q.wav",
      bytes: silentWav(),
    });
    await asAuthor("DELETE", `/items/course/${course}`);
    const { body } = await asAuthor("GET", "/log");
    const lines = body.filter(({ who }: { who: string }) => who === author.email);
    expect(
      lines.map(({ action, subject }: Record<string, string>) => [
        action,
        subject?.replace(/-[0-9a-f]{32}\.wav/, ".wav"),
      ]),
    ).toEqual([
      ["course_deleted", "Logged"],
      ["file_added", "Need or Want?, q.wav"],
      ["course_changed", "Logged"],
      ["course_added", "Logged"],
    ]);
    const older = await asAuthor("GET", `/log?before=${lines[0].id}`);
    expect(older.body.every(({ id }: { id: number }) => id < lines[0].id)).toBe(true);
  });
});
