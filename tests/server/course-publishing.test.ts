import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { contentState, staffLog } from "#server/platform/db/schema.ts";
import { useAuthor } from "#tests/support/author.ts";
import { newFamily, playLesson } from "#tests/support/families.ts";

const { at, staff, lessonsOf, outline, newCourse, newLesson, playable } = useAuthor();

const publishLesson = (lesson: string) => staff("POST", `/lessons/${lesson}/publish`);
const publishCourse = (course: string) => staff("POST", `/courses/${course}/publish`);
const draft = async (course: string) =>
  (await outline()).find(({ id }: { id: string }) => id === course);

/** The course map of a new family. */
async function map(course: string) {
  at.server.clock.advance(3); // memory of the catalog
  const { token } = await newFamily(at.server);
  return at.server.request("GET", `/api/course-track?course=${course}`, { token });
}
const seenLessons = async (course: string) =>
  (await map(course)).body.lessons.map(({ title }: { title: string }) => title);

async function courseOf(...titles: string[]) {
  const course = await newCourse("Before");
  const lessons = [];
  for (const title of titles) {
    const { lesson } = await playable(course, title);
    await publishLesson(lesson);
    lessons.push(lesson);
  }
  return { course, lessons };
}

it("a course is nowhere before its first lesson is published, and then under its title", async () => {
  const course = await newCourse("Pirates");
  const { lesson } = await playable(course, "One");
  expect((await map(course)).body.code).toBe("course_unknown");
  expect((await publishCourse(course)).body.code).toBe("course_not_ready");
  expect((await draft(course)).published).toBe(null);
  await publishLesson(lesson);
  expect((await map(course)).body.course.title).toBe("Pirates");
  expect((await draft(course)).published).toMatchObject({ title: "Pirates", description: "" });
});

it("families see the old title until the course is published, whatever else is", async () => {
  const { course, lessons } = await courseOf("One");
  await staff("PATCH", `/courses/${course}`, { row_version: 1, title: "After" });
  await publishLesson(lessons[0] ?? "");
  expect((await map(course)).body.course.title).toBe("Before");
  expect(await draft(course)).toMatchObject({ title: "After", published: { title: "Before" } });
  expect((await publishCourse(course)).status).toBe(200);
  expect((await map(course)).body.course.title).toBe("After");
});

it("the order of lessons waits, also for what opens which lesson", async () => {
  const { course, lessons } = await courseOf("One", "Two", "Three");
  const [one = "", two = "", three = ""] = lessons;
  await staff("PUT", "/order", {
    kind: "lesson",
    parent: course,
    from: [one, two, three],
    to: [three, one, two],
  });
  expect(await seenLessons(course)).toEqual(["One", "Two", "Three"]);
  const open = async (lesson: string) => {
    const { token } = await newFamily(at.server);
    return (await at.server.request("GET", `/api/lessons/${lesson}`, { token })).status;
  };
  expect([await open(one), await open(three)]).toEqual([200, 403]);
  await publishCourse(course);
  expect(await seenLessons(course)).toEqual(["Three", "One", "Two"]);
  expect([await open(one), await open(three)]).toEqual([403, 200]);
  expect(
    (await lessonsOf(course)).map(
      ({ published_order }: Record<string, unknown>) => published_order,
    ),
  ).toEqual([1, 2, 3]);
});

it("a new lesson gets its place without the moves that wait", async () => {
  const { course, lessons } = await courseOf("One", "Two");
  const [one = "", two = ""] = lessons;
  const { lesson: late } = await playable(course, "Late");
  await newLesson(course, "Never published");
  const [, , , never = ""] = (await lessonsOf(course)).map(({ id }: { id: string }) => id);
  await staff("PUT", "/order", {
    kind: "lesson",
    parent: course,
    from: [one, two, late, never],
    to: [never, two, late, one],
  });
  await publishLesson(late);
  expect(await seenLessons(course)).toEqual(["One", "Two", "Late"]);
  await publishCourse(course);
  expect(await seenLessons(course)).toEqual(["Two", "Late", "One"]);
});

it("the order of courses waits for the course that moved, and two who publish at once both count", async () => {
  const [first, second] = [await courseOf("One"), await courseOf("Two")];
  const all = (await outline()).map(({ id }: { id: string }) => id);
  const others = all.filter((id: string) => id !== second.course);
  const place = async (course: string) => (await draft(course)).published.order;
  const [a, b] = [await place(first.course), await place(second.course)];
  expect(b).toBe(a + 1);
  const to = others.toSpliced(others.indexOf(first.course), 0, second.course);
  await staff("PUT", "/order", { kind: "course", parent: null, from: all, to });
  expect([await place(first.course), await place(second.course)]).toEqual([a, b]);
  const both = await Promise.all([publishCourse(second.course), publishCourse(first.course)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([await place(first.course), await place(second.course)]).toEqual([b, a]);
});

it("a course without a difference is published without a line of the log or a new revision (T-1882)", async () => {
  const { course } = await courseOf("One", "Two");
  const { db } = at.server.context;
  const rows = async () => [
    await db.$count(staffLog, eq(staffLog.action, "course_published")),
    (await db.select({ revision: contentState.revision }).from(contentState))[0]?.revision,
  ];
  const before = await rows();
  expect((await publishCourse(course)).status).toBe(200);
  expect(await rows()).toEqual(before);
  await staff("PATCH", `/courses/${course}`, { row_version: 1, title: "After" });
  await publishCourse(course);
  const [lines = 0, revision = 0] = before;
  expect(await rows()).toEqual([lines + 1, revision + 1]);
});

it("lessons that are put into the order that they have add no line to the log (T-1895)", async () => {
  const { course, lessons } = await courseOf("One", "Two");
  const { db } = at.server.context;
  const lines = () => db.$count(staffLog, eq(staffLog.action, "lessons_reordered"));
  const before = await lines();
  const order = (to: string[]) =>
    staff("PUT", "/order", { kind: "lesson", parent: course, from: lessons, to });
  expect([(await order(lessons)).status, await lines()]).toEqual([200, before]);
  expect([(await order(lessons.toReversed())).status, await lines()]).toEqual([200, before + 1]);
});

it("a course in the trash is not published", async () => {
  const { course } = await courseOf("One");
  await staff("DELETE", `/items/course/${course}`);
  expect((await publishCourse(course)).status).toBe(404);
});

it("only staff publish a course", async () => {
  const { course } = await courseOf("One");
  const { token } = await newFamily(at.server);
  const path = `/api/staff/courses/${course}/publish`;
  expect((await at.server.request("POST", path, { token })).status).toBe(403);
  expect((await at.server.request("POST", path)).status).toBe(401);
});

it("a child's shelf has the published courses under their published titles, and no draft", async () => {
  const { course, lessons } = await courseOf("One", "Two");
  const hidden = await newCourse("Not published");
  await playable(hidden);
  await staff("PATCH", `/courses/${course}`, { row_version: 1, title: "After" });
  at.server.clock.advance(3);
  const { token } = await newFamily(at.server);
  const shelf = async () =>
    (await at.server.request("GET", "/api/course-track", { token })).body.shelf;
  const own = async () => (await shelf()).find(({ id }: { id: string }) => id === course);
  expect(await own()).toEqual({
    id: course,
    title: "Before",
    cover_url: null,
    lessons: 2,
    open_lessons: lessons,
  });
  expect((await shelf()).map(({ id }: { id: string }) => id)).not.toContain(hidden);
  const [shipped] = await shelf();
  expect(shipped).toMatchObject({ title: "Treasure Tracker", lessons: 5 });
  expect((await at.server.request("GET", shipped.cover_url)).status).toBe(200);
  await playLesson(at.server, token, lessons[0] ?? "");
  expect((await own()).open_lessons).toEqual([lessons[1]]);
});
