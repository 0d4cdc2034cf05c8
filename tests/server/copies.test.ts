import { describe, expect, it } from "vitest";
import { readCount } from "#server/platform/http/stored-counters.ts";
import { ids, orders, useAuthor } from "#tests/support/author.ts";
import { fileBytes, giveFile } from "#tests/support/authoring.ts";
import { LESSONS } from "#tests/support/families.ts";

const [FIRST = ""] = LESSONS;
const { at, staff, outline, slidesOf, lessonsOf, newCourse, newLesson, newSlide, playable } =
  useAuthor();

type Row = Record<string, unknown> & { id: string };
const move = (lesson: string, slide: string, to: string, action = "move") =>
  staff("POST", `/lessons/${lesson}/slide-batches`, {
    action,
    slides: [slide],
    lesson: to,
  });
const contentOf = ({ id: _id, row_version: _version, ...content }: Row) => content;

it("whatever an author adds is counted by its courses, lessons and slides; what is refused is not (T-1885)", async () => {
  const course = await newCourse();
  const [one, two] = [await newLesson(course), await newLesson(course)];
  const { id: slide } = await newSlide(one);
  const { authContext, db } = at.server.context;
  const counted = () => readCount(authContext, db, "new_items_account", at.userId);
  const gone = crypto.randomUUID();
  const { lesson } = await playable(await newCourse());
  for (const [what, items, add] of [
    ["a course", 1, () => newCourse()],
    ["a lesson", 1, () => newLesson(course)],
    ["a slide", 1, () => newSlide(one)],
    ["a copy of a slide", 1, () => staff("POST", `/slides/${slide}/duplicate`)],
    ["a copy in another lesson", 1, () => move(one, slide, two, "copy")],
    // Three slides: the first one, the second one and its copy.
    ["a copy of a lesson", 4, () => staff("POST", `/lessons/${one}/duplicate`, { title: "B" })],
    // Four lessons with 3, 1, 0 and 3 slides.
    ["a copy of a course", 12, () => staff("POST", `/courses/${course}/duplicate`, { title: "B" })],
    ["a version of a lesson", 2, () => staff("POST", `/lessons/${lesson}/publish`)],
    ["the same draft again", 0, () => staff("POST", `/lessons/${lesson}/publish`)],
    ["a copy of nothing", 0, () => staff("POST", `/courses/${gone}/duplicate`, { title: "B" })],
    ["a slide of no lesson", 0, () => newSlide(gone).catch(() => undefined)],
  ] as const) {
    const before = await counted();
    await add();
    expect([what, (await counted()) - before]).toEqual([what, items]);
  }
});

describe("a duplicated slide", () => {
  it("stands after the original, has the same content and files, and a life of its own", async () => {
    const lesson = await newLesson(await newCourse());
    const slide = await newSlide(lesson, "video");
    const last = await newSlide(lesson);
    const bytes = await fileBytes("onboarding/welcome.mp4");
    const given = await giveFile(at.server, at.token, lesson, {
      kind: "video",
      name: "w.mp4",
      bytes,
    });
    await staff("PATCH", `/slides/${slide.id}`, {
      row_version: 1,
      alt: "Pocket waves",
      video_url: given.body.url,
      video_seconds: 4,
    });
    const copy = await staff("POST", `/slides/${slide.id}/duplicate`);
    expect(copy.status).toBe(201);
    const [first, second, third] = await slidesOf(lesson);
    expect([first.id, second.id, third.id]).toEqual([slide.id, copy.body.id, last.id]);
    expect(contentOf(second)).toEqual(contentOf(first));
    expect(second).toMatchObject({ row_version: 1, video_url: given.body.url });
    await staff("PATCH", `/slides/${second.id}`, { row_version: 1, alt: "Another" });
    expect((await slidesOf(lesson))[0].alt).toBe("Pocket waves");
  });

  it("of a slide in the trash is refused", async () => {
    const { id } = await newSlide(await newLesson(await newCourse()));
    await staff("DELETE", `/items/slide/${id}`);
    expect((await staff("POST", `/slides/${id}/duplicate`)).status).toBe(404);
  });
});

describe("a duplicated lesson", () => {
  it("is a draft after the original with slides of its own; the published one stays as it is", async () => {
    const course = await newCourse();
    const { lesson } = await playable(course);
    await newLesson(course, "After");
    await staff("POST", `/lessons/${lesson}/publish`);
    const { id } = (await staff("POST", `/lessons/${lesson}/duplicate`, { title: "Quick (copy)" }))
      .body;
    const lessons = await lessonsOf(course);
    expect(lessons.map(({ title }: { title: string }) => title)).toEqual([
      "Quick",
      "Quick (copy)",
      "After",
    ]);
    expect(orders(lessons)).toEqual([1, 2, 3]);
    expect(lessons).toMatchObject([
      { version: 1, has_changes: false },
      { id, version: null, has_changes: true, slides: 1, tag: "Saving" },
      {},
    ]);
    const [[original], [copy]] = [await slidesOf(lesson), await slidesOf(id)];
    expect(copy.id).not.toBe(original.id);
    expect(contentOf(copy)).toEqual(contentOf(original));
  });

  it("of the shipped course is the author's own lesson", async () => {
    const copy = await staff("POST", `/lessons/${FIRST}/duplicate`, { title: "Mine" });
    expect(await slidesOf(copy.body.id)).toHaveLength((await slidesOf(FIRST)).length);
    await staff("DELETE", `/items/lesson/${copy.body.id}`);
  });
});

describe("a duplicated course", () => {
  it("stands after the original with lessons and slides of its own, and is not published (T-200)", async () => {
    const course = await newCourse("Banking");
    const after = await newCourse("After it");
    const { lesson, slide } = await playable(course);
    await newLesson(course, "Second");
    const gone = await newLesson(course, "In the trash");
    await staff("DELETE", `/items/lesson/${gone}`);
    await staff("POST", `/lessons/${lesson}/publish`);
    const copy = await staff("POST", `/courses/${course}/duplicate`, { title: "Banking (copy)" });
    expect(copy.status).toBe(201);
    const courses = await outline();
    const place = ids(courses).indexOf(course);
    expect(ids(courses).slice(place, place + 3)).toEqual([course, copy.body.id, after]);
    expect(orders(courses)).toEqual(courses.map((_: unknown, index: number) => index + 1));
    const copied = courses[place + 1];
    expect(copied).toMatchObject({ title: "Banking (copy)", published: null });
    expect(copied.lessons).toMatchObject([
      { title: "Quick", tag: "Saving", version: null, has_changes: true, slides: 1 },
      { title: "Second", version: null, slides: 0 },
    ]);
    const [[original], [slideCopy]] = [
      await slidesOf(lesson),
      await slidesOf(copied.lessons[0].id),
    ];
    expect(slideCopy.id).not.toBe(slide);
    expect(contentOf(slideCopy)).toEqual(contentOf(original));
    expect(await lessonsOf(course)).toMatchObject([{ id: lesson, version: 1 }, {}]);
  });

  it("in the trash is refused", async () => {
    const course = await newCourse();
    await staff("DELETE", `/items/course/${course}`);
    const copy = await staff("POST", `/courses/${course}/duplicate`, { title: "Copy" });
    expect(copy.status).toBe(404);
  });
});

describe("a slide that is moved to another lesson", () => {
  it("is the last there and in the trash here, so that a published version can be restored", async () => {
    const course = await newCourse();
    const from = await playable(course, "From");
    const to = await playable(course, "To");
    await staff("POST", `/lessons/${from.lesson}/publish`);
    const moved = await move(from.lesson, from.slide, to.lesson);
    expect(moved.status).toBe(200);
    expect(await slidesOf(from.lesson)).toEqual([]);
    expect(ids(await slidesOf(to.lesson))).toEqual([to.slide, moved.body.ids[0]]);
    expect(await lessonsOf(course)).toMatchObject([{ has_changes: true }, { has_changes: true }]);
    await staff("POST", `/lessons/${from.lesson}/versions/1/restore`);
    expect(ids(await slidesOf(from.lesson))).toEqual([from.slide]);
    expect(ids(await slidesOf(to.lesson))).toEqual([to.slide, moved.body.ids[0]]);
  });

  it("a copied slide becomes the last of the other lesson, and the original stays in its own (T-934)", async () => {
    const course = await newCourse();
    const from = await playable(course, "From");
    const to = await playable(course, "To");
    const copied = await move(from.lesson, from.slide, to.lesson, "copy");
    expect(copied.status).toBe(200);
    const [original] = await slidesOf(from.lesson);
    const [, copy] = await slidesOf(to.lesson);
    expect([original.id, copy.id]).toEqual([from.slide, copied.body.ids[0]]);
    expect(contentOf(copy)).toEqual(contentOf(original));
    expect((await move(from.lesson, from.slide, from.lesson, "copy")).status).toBe(400);
  });

  it("cannot go to its own lesson, or to one in the trash", async () => {
    const course = await newCourse();
    const { lesson, slide } = await playable(course);
    const gone = await newLesson(course);
    await staff("DELETE", `/items/lesson/${gone}`);
    expect((await move(lesson, slide, lesson)).status).toBe(400);
    expect((await move(lesson, slide, gone)).status).toBe(404);
    expect(ids(await slidesOf(lesson))).toEqual([slide]);
  });
});

describe("a place in the list", () => {
  it("is where a slide is inserted, and where one comes back to from the trash", async () => {
    const lesson = await newLesson(await newCourse());
    const [a, b] = [(await newSlide(lesson)).id, (await newSlide(lesson)).id];
    const inserted = await staff("POST", `/lessons/${lesson}/slides`, { type: "quiz", place: 2 });
    const all = [a, inserted.body.id, b];
    expect(ids(await slidesOf(lesson))).toEqual(all);
    await staff("DELETE", `/items/slide/${a}`);
    await staff("POST", `/items/slide/${a}/restore?place=1`);
    expect(ids(await slidesOf(lesson))).toEqual(all);
    await staff("DELETE", `/items/slide/${a}`);
    await staff("POST", `/items/slide/${a}/restore?place=99`);
    expect(ids(await slidesOf(lesson))).toEqual([...all.slice(1), a]);
    expect((await staff("POST", `/items/slide/${a}/restore?place=0`)).status).toBe(400);
  });
});
