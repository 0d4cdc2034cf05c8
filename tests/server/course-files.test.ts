import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { CourseFile } from "#domain/content/course-file.ts";
import { ids, useAuthor } from "#tests/support/author.ts";
import {
  CARD,
  changed,
  courseFiles,
  manifestOf,
  newFullCourse,
  unzip,
} from "#tests/support/course-files.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const author = useAuthor();
const { at, staff, outline, slidesOf, newCourse, newLesson, newSlide, playable } = author;
/** An author of another installation, which has the shipped course alone. */
const { at: other, staff: onOther, outline: outlineThere } = useAuthor();

const here = () => courseFiles(at.server, at.token);
const there = () => courseFiles(other.server, other.token);
const courseThere = async (id: string) =>
  (await outlineThere()).find((course: { id: string }) => course.id === id);
const slidesThere = async (lesson: string) =>
  (await onOther("GET", `/lessons/${lesson}/slides`)).body;

let full: Awaited<ReturnType<typeof newFullCourse>>;
let file: Bytes;
beforeAll(async () => {
  full = await newFullCourse(author);
  file = await here().exported(full.course);
});

describe("a course file", () => {
  it("lists the draft, and each of its files with size and checksum", async () => {
    const files = await unzip(file);
    const manifest: CourseFile = JSON.parse(await manifestOf(file));
    expect(manifest).toMatchObject({
      format: "treasure-tracker-course",
      version: 3,
      course: { id: full.course, title: "Pirates & gold" },
      lessons: [
        { id: full.lesson, title: "First", mission_card: CARD },
        { id: full.second, slides: [{ type: "sort" }, { type: "jars" }, { type: "order" }] },
      ],
    });
    expect(manifest.media).toHaveLength(2);
    for (const { path, bytes, sha256 } of manifest.media) {
      const content = files.get(`media/${path}`) ?? Buffer.alloc(0);
      expect(content.length).toBe(bytes);
      expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    }
    expect(files.size).toBe(3);
    expect(Buffer.from(await here().exported(full.course)).equals(Buffer.from(file))).toBe(true);
  });

  it("imported by another installation and exported there is the same, and not published (T-201)", async () => {
    const imported = await there().imported(file);
    expect(imported).toMatchObject({
      status: 200,
      body: { course: full.course },
      changes: [{ what: "course_new", title: "Pirates & gold", lessons: 2, slides: 5 }],
    });
    expect(await manifestOf(await there().exported(full.course))).toBe(await manifestOf(file));
    expect(await courseThere(full.course)).toMatchObject({
      published: null,
      lessons: [
        { version: null, has_changes: true },
        { version: null, has_changes: true },
      ],
    });
    expect((await there().plan(file)).body.changes).toEqual([]);
    expect((await imported.again()).body.code).toBe("edited_elsewhere");
  });

  it("of the shipped course is what every installation has", async () => {
    const [shipped] = await outline();
    const exported = await here().exported(shipped.id);
    const { body } = await there().plan(exported);
    expect(body.changes).toEqual([]);
  });

  it("updates the course when it is imported again: ids stay, nothing is doubled (T-202)", async () => {
    const course = await newCourse("Growing");
    const { lesson, slide } = await playable(course, "One");
    const dropped = await newSlide(lesson, "sort");
    const gone = await newLesson(course, "Gone later");
    await there().imported(await here().exported(course));
    await onOther("POST", `/lessons/${lesson}/publish`);

    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "What shines?" });
    await staff("DELETE", `/items/slide/${dropped.id}`);
    const added = await newLesson(course, "Two");
    await staff("DELETE", `/items/lesson/${gone}`);
    const newer = await here().exported(course);
    const imported = await there().imported(newer);
    expect(imported.changes).toEqual([
      expect.objectContaining({
        what: "lesson_changed",
        title: "One",
        changed: 1,
        removed: 1,
        edited: false,
      }),
      { what: "lesson_new", title: "Two", slides: 0 },
      { what: "lesson_removed", title: "Gone later", edited: false },
    ]);
    expect(imported.status).toBe(200);
    const { lessons } = await courseThere(course);
    expect(ids(lessons)).toEqual([lesson, added]);
    expect(lessons[0]).toMatchObject({ version: 1, has_changes: true });
    expect(await slidesThere(lesson)).toMatchObject([{ id: slide, quiz_question: "What shines?" }]);
    const version = (await onOther("GET", `/lessons/${lesson}/versions/1`)).body;
    expect(version.slides).toMatchObject([{ quiz_question: "What is gold?" }, { type: "sort" }]);
    const trash = (await onOther("GET", "/trash")).body;
    expect(ids(trash)).toEqual(expect.arrayContaining([dropped.id, gone]));
    expect(await manifestOf(await there().exported(course))).toBe(await manifestOf(newer));

    // The trash comes back where it was, and the published version can be the draft again.
    await onOther("POST", `/lessons/${lesson}/versions/1/restore`);
    expect(ids(await slidesThere(lesson))).toEqual([slide, dropped.id]);
  });

  it("a lesson that families see is kept, even if the file does not hold it", async () => {
    const course = await newCourse("Seen");
    const { lesson } = await playable(course, "Shown");
    const without = await newLesson(course, "Other");
    const exported = await here().exported(course);
    await there().imported(exported);
    await onOther("POST", `/lessons/${lesson}/publish`);
    const shorter = await changed(exported, (manifest) => void manifest.lessons.shift());
    const { changes } = await there().imported(shorter);
    expect(changes).toEqual([{ what: "lesson_stays", title: "Shown" }]);
    expect(ids((await courseThere(course)).lessons)).toEqual([without, lesson]);
  });

  it("asks before it replaces what was edited here since, and takes no plan that is out of date (T-203)", async () => {
    const course = await newCourse("Edited");
    const { lesson, slide } = await playable(course, "Mine");
    const exported = await here().exported(course);
    await staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_question: "Edited since?" });
    const refused = await here().imported(exported);
    expect(refused.changes).toMatchObject([
      { what: "lesson_changed", title: "Mine", edited: true },
    ]);
    expect([refused.status, refused.body.code]).toEqual([409, "course_file_edited"]);
    expect(await slidesOf(lesson)).toMatchObject([{ quiz_question: "Edited since?" }]);
    const agreed = await here().imported(exported, true);
    expect(agreed.status).toBe(200);
    expect(await slidesOf(lesson)).toMatchObject([
      { id: slide, quiz_question: "What is gold?", row_version: 4 },
    ]);
    expect((await agreed.again()).body.code).toBe("edited_elsewhere");
  });
});

describe("an export", () => {
  it("is refused while a file of the course is missing, which it names; and in the trash", async () => {
    const { course } = await newFullCourse(author);
    const manifest: CourseFile = JSON.parse(await manifestOf(await here().exported(course)));
    const [item] = manifest.media;
    await at.server.context.files.delete(item?.path ?? "");
    const refused = await staff("POST", `/courses/${course}/file`);
    expect([refused.status, refused.body.facts]).toEqual([
      400,
      { reason: "missing", file: item?.path, title: "First" },
    ]);
    await staff("DELETE", `/items/course/${course}`);
    expect((await staff("POST", `/courses/${course}/file`)).status).toBe(404);
  });
});
