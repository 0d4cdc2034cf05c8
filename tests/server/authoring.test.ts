import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { loadCourse } from "#server/content/load-course.ts";
import { contentState, courses, lessonAnnouncements, lessons, slides } from "#server/db/schema.ts";
import { fileBytes, giveFile, media, silentWav } from "#tests/support/authoring.ts";
import { LESSONS, newFamily, newStaff, playLesson } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await newStaff(server));
});
afterAll(() => server.stop());

const staff = (method: string, path: string, body?: unknown) =>
  server.request(method, `/api/staff${path}`, { token, ...(body === undefined ? {} : { body }) });
const outline = async () => (await staff("GET", "/outline")).body;
const slidesOf = async (lesson: string) => (await staff("GET", `/lessons/${lesson}/slides`)).body;
const ids = (items: { id: string }[]) => items.map(({ id }) => id);
const orders = (items: { order: number }[]) => items.map(({ order }) => order);
const lessonsOf = async (course: string) => (await outline()).find(({ id }: { id: string }) => id === course).lessons;

async function newCourse(title = "Pirate Banking") {
  return (await staff("POST", "/courses", { title })).body.id as string;
}
async function newLesson(course: string, title = "A lesson") {
  return (await staff("POST", `/courses/${course}/lessons`, { title, tag: "Saving" })).body.id as string;
}
const newSlide = async (lesson: string, type: "video" | "quiz" = "quiz") =>
  (await staff("POST", `/lessons/${lesson}/slides`, { type })).body as { id: string; row_version: number };

const ANSWERS = [
  { text: "Coins", is_correct: true, image_url: null, alt: null, audio_url: null },
  { text: "Leaves", is_correct: false, image_url: null, alt: null, audio_url: null },
];
const anySlide = async () => (await newSlide(await newLesson(await newCourse()))).id;
/** A lesson of one quiz that a child can play. */
async function playable(course: string, title = "Quick") {
  const lesson = await newLesson(course, title);
  const slide = await newSlide(lesson);
  await staff("PATCH", `/slides/${slide.id}`, { row_version: 1, quiz_question: "What is gold?", quiz_answers: ANSWERS });
  return { lesson, slide: slide.id };
}

describe("courses, lessons and slides", () => {
  it("are added as the last of their list, with count + 1", async () => {
    const course = await newCourse();
    expect((await outline()).at(-1)).toMatchObject({ id: course, order: (await outline()).length, lessons: [] });
    await newLesson(course, "One");
    const two = await newLesson(course, "Two");
    expect(orders(await lessonsOf(course))).toEqual([1, 2]);
    await newSlide(two, "video");
    await newSlide(two);
    expect(await lessonsOf(course)).toMatchObject([
      { title: "One", slides: 0, version: null, has_changes: true },
      { title: "Two", slides: 2, version: null, has_changes: true },
    ]);
    expect((await slidesOf(two)).map(({ type }: { type: string }) => type)).toEqual(["video", "quiz"]);
    const [row] = await server.server.db.select().from(lessons).where(eq(lessons.id, two));
    expect(row?.media_folder).toBe(`pirate-banking-two-${two}`);
  });

  it("many at once get different places", async () => {
    const lesson = await newLesson(await newCourse());
    await Promise.all(Array.from({ length: 8 }, () => newSlide(lesson)));
    const rows = await server.server.db.select().from(slides).where(eq(slides.lesson_id, lesson));
    expect(orders(rows).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each<[string, string, () => Promise<string> | string, object]>([
    ["a course without a title", "POST", () => "/courses", { title: "  " }],
    ["a lesson without a title", "POST", async () => `/courses/${await newCourse()}/lessons`, { title: "" }],
    ["a slide of another type", "POST", () => `/lessons/${FIRST}/slides`, { type: "song" }],
    ["a slide with a field of its own", "PATCH", async () => `/slides/${await anySlide()}`, { row_version: 1, order: 3 }],
    ["an answer without text", "PATCH", async () => `/slides/${await anySlide()}`, withAnswers([{ ...ANSWERS[0], text: " " }])],
    ["two right answers", "PATCH", async () => `/slides/${await anySlide()}`, withAnswers([ANSWERS[0], ANSWERS[0]])],
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
        expect((await staff("PUT", "/order", { kind: "slide", parent: lesson, from, to })).status).toBe(200);
        const rows = await server.server.db.select().from(slides).where(eq(slides.lesson_id, lesson)).orderBy(slides.order);
        expect([ids(rows), orders(rows)]).toEqual([to, [1, 2, 3, 4, 5]]);
      }),
      { numRuns: 15 },
    );
  });

  it("tells two authors of each other instead of overwriting", async () => {
    const course = await newCourse();
    const [a, b, c] = [await newLesson(course, "A"), await newLesson(course, "B"), await newLesson(course, "C")];
    const seen = [a, b, c];
    expect((await staff("PUT", "/order", { kind: "lesson", parent: course, from: seen, to: [c, a, b] })).status).toBe(200);
    const late = await staff("PUT", "/order", { kind: "lesson", parent: course, from: seen, to: [b, a, c] });
    expect([late.status, late.body.code]).toEqual([409, "edited_elsewhere"]);
    expect(ids(await lessonsOf(course))).toEqual([c, a, b]);
  });

  it("a list with another's items, or with one twice, is refused", async () => {
    const course = await newCourse();
    const [a, b] = [await newLesson(course, "A"), await newLesson(course, "B")];
    for (const to of [[a, FIRST], [a, a], [a]])
      expect((await staff("PUT", "/order", { kind: "lesson", parent: course, from: [a, b], to })).status).toBe(400);
  });

  it("of courses", async () => {
    const from = ids(await outline());
    const to = from.toReversed();
    await staff("PUT", "/order", { kind: "course", parent: null, from, to });
    expect([ids(await outline()), orders(await outline())]).toEqual([to, to.map((_, index) => index + 1)]);
    await staff("PUT", "/order", { kind: "course", parent: null, from: to, to: from });
  });
});

describe("two authors on one slide", () => {
  it("the second is told, and nothing of the first is lost", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    expect((await staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_question: "First?" })).body).toMatchObject({ row_version: 2 });
    const second = await staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_question: "Second?" });
    expect([second.status, second.body.code]).toEqual([409, "edited_elsewhere"]);
    const [row] = await server.server.db.select().from(slides).where(eq(slides.id, id));
    expect(row?.quiz_question).toBe("First?");
  });

  it("ten at once: one of each round wins", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, n) => staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_heading: `Number ${n}` })),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe("the trash", () => {
  it("a deleted slide leaves no hole and comes back as the last", async () => {
    const lesson = await newLesson(await newCourse());
    const [a, b, c] = [await newSlide(lesson), await newSlide(lesson), await newSlide(lesson)];
    await staff("DELETE", `/items/slide/${a.id}`);
    expect(ids(await slidesOf(lesson))).toEqual([b.id, c.id]);
    expect((await staff("GET", "/trash")).body).toContainEqual(expect.objectContaining({ kind: "slide", id: a.id, waits: false }));
    await staff("POST", `/items/slide/${a.id}/restore`);
    expect(ids(await slidesOf(lesson))).toEqual([b.id, c.id, a.id]);
  });

  it("a course takes its lessons along and brings them back, but not what was deleted before it", async () => {
    const course = await newCourse();
    const { lesson } = await playable(course);
    const gone = await newLesson(course, "Gone before");
    await staff("DELETE", `/items/lesson/${gone}`);
    await staff("DELETE", `/items/course/${course}`);
    expect(ids(await outline())).not.toContain(course);
    const waiting = (await staff("GET", "/trash")).body.find(({ id }: { id: string }) => id === gone);
    expect(waiting).toMatchObject({ kind: "lesson", waits: true });
    expect((await staff("POST", `/items/lesson/${gone}/restore`)).status).toBe(404);
    await staff("POST", `/items/course/${course}/restore`);
    expect(ids(await lessonsOf(course))).toEqual([lesson]);
  });

  it("is empty after 30 days", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    await staff("DELETE", `/items/slide/${id}`);
    const rowOf = async () => server.server.db.select().from(slides).where(eq(slides.id, id));
    server.clock.advance(29 * 86_400);
    await server.runDueWork();
    expect(await rowOf()).toHaveLength(1);
    server.clock.advance(2 * 86_400);
    await server.runDueWork();
    expect(await rowOf()).toHaveLength(0);
    ({ token } = await newStaff(server)); // the session is over by now
  });
});

describe("the shipped course", () => {
  const everything = async () => ids((await outline()).flatMap(({ lessons: all }: { lessons: { id: string }[] }) => all));
  const load = () => loadCourse(server.server.db, server.server.files, treasureTracker, media(""));

  it("a lesson of it that was deleted is not loaded again, even when the trash is empty", async () => {
    const last = LESSONS.at(-1) ?? "";
    await staff("DELETE", `/items/lesson/${last}`);
    server.clock.advance(31 * 86_400);
    await server.runDueWork();
    ({ token } = await newStaff(server));
    expect(await load()).toEqual({ loaded: [], leftAlone: [] });
    expect(await everything()).not.toContain(last);
    expect(ids((await staff("GET", "/trash")).body)).not.toContain(last);
  });
});

describe("draft and publication", () => {
  const child = async (lesson: string, family: string) => {
    server.clock.advance(3); // memory of the catalog
    return server.request("GET", `/api/lessons/${lesson}`, { token: family });
  };

  it("children see nothing of a lesson before it is published, and nothing of a draft after it", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course);
    const family = await newFamily(server);
    expect((await child(lesson, family.token)).status).toBe(404);
    expect((await staff("POST", `/lessons/${lesson}/publish`)).body).toEqual({ version: 1 });
    expect((await child(lesson, family.token)).body).toMatchObject({ version: 1, order: 1, slides: [{ quiz_question: "What is gold?" }] });
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "And silver?" });
    expect((await lessonsOf(course))[0]).toMatchObject({ has_changes: true, version: 1 });
    expect((await child(lesson, family.token)).body.slides[0].quiz_question).toBe("What is gold?");
    await staff("POST", `/lessons/${lesson}/publish`);
    expect((await lessonsOf(course))[0]).toMatchObject({ has_changes: false, version: 2 });
    expect((await child(lesson, family.token)).body).toMatchObject({ version: 2, slides: [{ quiz_question: "And silver?" }] });
  });

  it("what a child would be stuck in is not published", async () => {
    const course = await newCourse();
    const empty = await newLesson(course, "Empty");
    expect((await staff("POST", `/lessons/${empty}/publish`)).body.code).toBe("lesson_not_ready");
    await newSlide(empty, "video");
    expect((await staff("POST", `/lessons/${empty}/publish`)).body.message).toContain("no_video");
    const { lesson, slide } = await playable(course);
    await staff(
      "PATCH",
      `/slides/${slide}`,
      withVersion(
        2,
        ANSWERS.map((answer) => ({ ...answer, is_correct: false })),
      ),
    );
    expect((await staff("POST", `/lessons/${lesson}/publish`)).body.message).toContain("no_correct_answer");
  });

  it("two who publish at once make two versions, whole ones", async () => {
    const { lesson } = await playable(await newCourse());
    const both = await Promise.all([staff("POST", `/lessons/${lesson}/publish`), staff("POST", `/lessons/${lesson}/publish`)]);
    expect(both.map(({ body }) => body.version).toSorted()).toEqual([1, 2]);
  });

  it("a child in mid-lesson ends the version it began, and resumes rightly in the new one", async () => {
    const { body: begun } = await server.request("GET", `/api/lessons/${FIRST}`, { token: (await newFamily(server)).token });
    const family = await newFamily(server);
    const move = (slide: number, version: number) =>
      server.request("PUT", `/api/me/lessons/${FIRST}/progress`, { token: family.token, body: { slide, version } });
    await move(0, begun.version);
    await move(1, begun.version);
    const [removed, ...kept] = ids(await slidesOf(FIRST));
    await staff("DELETE", `/items/slide/${removed}`);
    const { body: published } = await staff("POST", `/lessons/${FIRST}/publish`);
    server.clock.advance(3);
    for (let slide = 2; slide < begun.slides.length; slide++) expect((await move(slide, begun.version)).status).toBe(200);
    const me = (await server.request("GET", "/api/me", { token: family.token })).body.profile.lesson_progress[FIRST];
    expect(me).toMatchObject({ completed: true, slide_id: begun.slides.at(-1).id });
    const newest = (await child(FIRST, family.token)).body;
    expect([newest.version, ids(newest.slides)]).toEqual([published.version, kept]);
    await staff("POST", `/items/slide/${removed}/restore`);
  });

  it("a version is looked at and restored into the draft; slides it did not have go to the trash", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course, "Versions");
    await staff("POST", `/lessons/${lesson}/publish`);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "Changed?" });
    const extra = await newSlide(lesson);
    const [listed] = (await staff("GET", `/lessons/${lesson}/versions`)).body;
    expect(listed).toMatchObject({ version: 1, title: "Versions", slides: 1, by: expect.stringContaining("@") });
    expect((await staff("GET", `/lessons/${lesson}/versions/1`)).body.slides[0].quiz_question).toBe("What is gold?");
    expect((await staff("GET", `/lessons/${lesson}/versions/9`)).status).toBe(404);
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(await slidesOf(lesson)).toMatchObject([{ id: slide, quiz_question: "What is gold?", row_version: 4 }]);
    expect(ids((await staff("GET", "/trash")).body)).toContain(extra.id);
    expect((await staff("PATCH", `/slides/${slide}`, { row_version: 3, quiz_question: "Mine" })).status).toBe(409);
  });

  it("a slide that is gone for good comes back with its version", async () => {
    const { lesson, slide } = await playable(await newCourse());
    await staff("POST", `/lessons/${lesson}/publish`);
    await server.server.db.delete(slides).where(eq(slides.id, slide));
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(await slidesOf(lesson)).toMatchObject([{ id: slide, quiz_answers: ANSWERS }]);
  });

  it("a lesson that waits for publication leaves no hole in the children's order", async () => {
    const course = await newCourse();
    await newLesson(course, "Waits");
    const { lesson } = await playable(course);
    await staff("POST", `/lessons/${lesson}/publish`);
    const family = await newFamily(server);
    expect((await child(lesson, family.token)).body.order).toBe(1);
    await playLesson(server, family.token, lesson);
    const track = await server.request("GET", `/api/course-track?course=${course}`, { token: family.token });
    expect(track.body.lessons).toMatchObject([{ id: lesson, status: "done", order: 1 }]);
  });

  it("deleting a lesson hides it from children at once, restoring shows it again", async () => {
    const course = await newCourse();
    const { lesson } = await playable(course);
    await staff("POST", `/lessons/${lesson}/publish`);
    const family = await newFamily(server);
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await child(lesson, family.token)).status).toBe(404);
    await staff("POST", `/items/lesson/${lesson}/restore`);
    expect((await child(lesson, family.token)).status).toBe(200);
  });

  it("a course's title is live", async () => {
    const course = await newCourse("Before");
    const before = (await server.server.db.select().from(contentState))[0]?.revision ?? 0;
    expect((await staff("PATCH", `/courses/${course}`, { row_version: 1, title: "After" })).body.title).toBe("After");
    expect((await server.server.db.select().from(contentState))[0]?.revision).toBe(before + 1);
    expect((await server.server.db.select().from(courses).where(eq(courses.id, course)))[0]?.title).toBe("After");
  });
});

function withVersion(row_version: number, quiz_answers: unknown[]) {
  return { row_version, quiz_answers };
}

describe("news of a new lesson", () => {
  it("goes to families who agreed, once each, and never for a second version", async () => {
    const [yes, no, took] = [await newFamily(server), await newFamily(server), await newFamily(server)];
    for (const { token: mine } of [yes, took]) await server.request("PUT", "/api/me/consents", { token: mine, body: { news: true } });
    await server.request("PUT", "/api/me/consents", { token: took.token, body: { news: false } });
    const { lesson } = await playable(await newCourse(), "Sharks and Shares");
    await staff("POST", `/lessons/${lesson}/publish`);
    const news = async (email: string) =>
      (await server.server.mailbox.list(email)).filter(({ subject }) => subject === "A new mission is here");
    await expect.poll(() => news(yes.email)).toHaveLength(1);
    const [letter] = await news(yes.email);
    expect(letter?.text).toContain("Sharks and Shares");
    expect(letter?.text).toContain("/api/unsubscribe?t=");
    await staff("POST", `/lessons/${lesson}/publish`);
    expect([await news(yes.email), await news(no.email), await news(took.email)].map(({ length }) => length)).toEqual([1, 0, 0]);
    const told = await server.server.db.select().from(lessonAnnouncements).where(eq(lessonAnnouncements.lesson_id, lesson));
    expect(told.map(({ user_id }) => user_id)).toEqual([yes.userId]);
  });
});

describe("'Fix Video URLs'", () => {
  it("fills what can only be meant, leaves what it would have to guess, and says which", async () => {
    const clip = await fileBytes("onboarding/welcome.mp4");
    const put = (lesson: string, name: string) => giveFile(server, token, lesson, { kind: "video", name, bytes: clip });
    const course = await newCourse("Fixing");
    const [one, named, unclear, none] = [
      await newLesson(course, "One"),
      await newLesson(course, "Named"),
      await newLesson(course, "Unclear"),
      await newLesson(course, "None"),
    ];
    await newSlide(one, "video");
    await put(one, "whatever.mp4");
    await newSlide(named);
    await newSlide(named, "video");
    await newSlide(named, "video");
    await put(named, "2-second.mp4");
    await put(named, "3-third.mp4");
    await newSlide(unclear, "video");
    await put(unclear, "left.mp4");
    await put(unclear, "right.mp4");
    await newSlide(none, "video");
    const report = (await staff("POST", "/fix-video-urls")).body.filter(({ lesson }: { lesson: string }) =>
      ["One", "Named", "Unclear", "None"].includes(lesson),
    );
    expect(
      report.map(({ lesson, slide, file, reason }: Record<string, unknown>) => [lesson, slide, typeof file === "string", reason]),
    ).toEqual([
      ["One", 1, true, "filled"],
      ["Named", 2, true, "filled"],
      ["Named", 3, true, "filled"],
      ["Unclear", 1, false, "several_files"],
      ["None", 1, false, "no_file"],
    ]);
    expect((await slidesOf(named)).map(({ video_url }: { video_url?: string }) => video_url?.split("/").at(-1)?.slice(0, 2))).toEqual([
      undefined,
      "2-",
      "3-",
    ]);
    const again = (await staff("POST", "/fix-video-urls")).body.filter(({ reason }: { reason: string }) => reason === "filled");
    expect(again).toEqual([]);
  });

  it("a video whose file is gone counts as missing", async () => {
    const lesson = await newLesson(await newCourse("Gone"), "Gone file");
    const { id } = await newSlide(lesson, "video");
    await staff("PATCH", `/slides/${id}`, { row_version: 1, video_url: "/media/content/nowhere/videos/x.mp4" });
    const report = (await staff("POST", "/fix-video-urls")).body;
    expect(report).toContainEqual(expect.objectContaining({ slide_id: id, reason: "no_file" }));
  });
});

describe("the log", () => {
  it("says who did what to what; saves while typing are one line", async () => {
    const author = await newStaff(server);
    const mine = (method: string, path: string, body?: unknown) =>
      server.request(method, `/api/staff${path}`, { token: author.token, ...(body === undefined ? {} : { body }) });
    const { id: course } = (await mine("POST", "/courses", { title: "Logged" })).body;
    for (let version = 1; version < 4; version++)
      await mine("PATCH", `/courses/${course}`, { row_version: version, description: `d${version}` });
    await giveFile(server, author.token, SECOND, { kind: "question-audio", name: "q.wav", bytes: silentWav() });
    await mine("DELETE", `/items/course/${course}`);
    const { body } = await mine("GET", "/log");
    const lines = body.filter(({ who }: { who: string }) => who === author.email);
    expect(lines.map(({ action, subject }: Record<string, string>) => [action, subject?.replace(/-[0-9a-f]{8}\.wav/, ".wav")])).toEqual([
      ["course_deleted", "Logged"],
      ["file_added", "Need or Want?, q.wav"],
      ["course_changed", "Logged"],
      ["course_added", "Logged"],
    ]);
    const older = await mine("GET", `/log?before=${lines[0].id}`);
    expect(older.body.every(({ id }: { id: number }) => id < lines[0].id)).toBe(true);
  });
});
