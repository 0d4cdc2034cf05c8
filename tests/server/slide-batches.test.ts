import { describe, expect, it } from "vitest";
import type { EditableSlide } from "#server/authoring/drafts.ts";
import { ids, useAuthor } from "#tests/support/author.ts";

const { staff, slidesOf, lessonsOf, newCourse, newLesson, newSlide } = useAuthor();

interface Row {
  id: string;
  row_version: number;
}
interface Change {
  lesson_id: string;
  lesson: object;
  slides: Row[];
  made: Row[];
}

async function lessonOf(slides: number) {
  const course = await newCourse();
  const lesson = await newLesson(course);
  const own: string[] = [];
  for (let n = 0; n < slides; n++) own.push((await newSlide(lesson)).id);
  return { course, lesson, own };
}
const batch = (lesson: string, body: object) =>
  staff("POST", `/lessons/${lesson}/slide-batches`, body);
const inLesson = async (lesson: string) => ids(await slidesOf(lesson));

describe("several slides at once", () => {
  it("several slides are deleted together, and each is restored to its place", async () => {
    const { lesson, own } = await lessonOf(5);
    const [a = "", b = "", c = "", d = "", e = ""] = own;
    expect((await batch(lesson, { action: "delete", slides: [d, b] })).status).toBe(200);
    expect(await inLesson(lesson)).toEqual([a, c, e]);
    const slides = [
      { id: d, place: 4 },
      { id: b, place: 2 },
    ];
    expect((await batch(lesson, { action: "restore", slides })).status).toBe(200);
    expect(await inLesson(lesson)).toEqual(own);
  });

  it("several slides are moved to another lesson in their order", async () => {
    const { course, lesson, own } = await lessonOf(3);
    const [a = "", b = "", c = ""] = own;
    const other = await newLesson(course, "Other");
    const there = (await newSlide(other)).id;
    const moved = await batch(lesson, { action: "move", slides: [a, c], lesson: other });
    expect(await inLesson(lesson)).toEqual([b]);
    expect(await inLesson(other)).toEqual([there, ...moved.body.ids]);
    expect(moved.body.ids).toHaveLength(2);
  });

  it("are deleted by an undo only if nothing was written in any of them since, in any language (T-461)", async () => {
    const { course, lesson, own } = await lessonOf(2);
    const [a = "", b = ""] = own;
    await staff("PATCH", `/courses/${course}`, { row_version: 1, languages: ["de"] });
    const compared = async () =>
      (await slidesOf(lesson)).map(({ id, row_version, translations_digest }: EditableSlide) => ({
        id,
        row_version,
        translations_digest,
      }));
    const undo = (slides: object[]) => batch(lesson, { action: "delete-unedited", slides });
    let before = await compared();
    for (const id of own)
      await staff("PATCH", `/slides/${id}`, { row_version: 1, quiz_question: "What is gold?" });
    expect(await undo(before)).toMatchObject({ status: 409, body: { code: "edited_elsewhere" } });
    before = await compared();
    const written = await staff("PUT", `/items/slide/${a}/translations/de`, {
      row_version: 1,
      path: "quiz_question",
      text: "Was ist Gold?",
      basis: "What is gold?",
    });
    expect(written.status).toBe(200);
    expect(await undo(before)).toMatchObject({ status: 409, body: { code: "edited_elsewhere" } });
    expect(await inLesson(lesson)).toEqual([a, b]);
    // A colleague deleted one of them before.
    before = await compared();
    await staff("DELETE", `/items/slide/${b}`);
    expect((await undo(before)).status).toBe(200);
    expect(await inLesson(lesson)).toEqual([]);
  });

  it("change together or not at all", async () => {
    const { lesson, own } = await lessonOf(2);
    const [a = "", b = ""] = own;
    const foreign = (await lessonOf(1)).own[0] ?? "";
    for (const [body, status] of [
      [{ action: "delete", slides: [a, foreign] }, 404],
      [{ action: "move", slides: [a, b], lesson: crypto.randomUUID() }, 404],
      [{ action: "move", slides: [a], lesson }, 400],
      [{ action: "delete", slides: [] }, 400],
      [{ action: "restore", slides: [{ id: a, place: 0 }] }, 400],
      [{ action: "publish", slides: [a] }, 400],
    ] as const)
      expect((await batch(lesson, body)).status).toBe(status);
    expect(await inLesson(lesson)).toEqual([a, b]);
  });
});

describe("the answer to a change of a lesson's slides", () => {
  const changesOf = ({ body }: { body: { changes: Change[] } }) => body.changes;

  it("the answer holds the same outline and slides as a new read would", async () => {
    const { course, lesson, own } = await lessonOf(3);
    const [a = "", b = "", c = ""] = own;
    const other = await newLesson(course, "Other");
    await newSlide(other);
    const order = { kind: "slide", parent: lesson, from: own, to: [c, a, b] };
    const restore = { action: "restore", slides: [{ id: b, place: 1 }] };
    for (const [method, path, body, newSlides] of [
      ["PUT", "/order", order, 0],
      ["POST", `/lessons/${lesson}/slides`, { type: "sort", place: 1 }, 1],
      ["POST", `/slides/${a}/duplicate`, undefined, 1],
      ["DELETE", `/items/slide/${a}`, undefined, 0],
      ["POST", `/items/slide/${a}/restore?place=2`, undefined, 1],
      ["POST", `/lessons/${lesson}/slide-batches`, { action: "delete", slides: [b, c] }, 0],
      ["POST", `/lessons/${lesson}/slide-batches`, restore, 1],
      [
        "POST",
        `/lessons/${lesson}/slide-batches`,
        { action: "move", slides: [a], lesson: other },
        1,
      ],
    ] as const) {
      const changes = changesOf(await staff(method, path, body));
      for (const change of changes) {
        const rows = await slidesOf(change.lesson_id);
        const lessons = await lessonsOf(course);
        expect(change.lesson).toEqual(lessons.find(({ id }: Row) => id === change.lesson_id));
        expect(change.slides).toEqual(
          rows.map(({ id, row_version }: Row) => ({ id, row_version })),
        );
        for (const row of change.made) expect(rows).toContainEqual(row);
      }
      expect(changes.flatMap((change) => change.made)).toHaveLength(newSlides);
    }
  });

  it("names no lesson where a list of lessons or courses changed", async () => {
    const { course, lesson } = await lessonOf(1);
    for (const [kind, id] of [
      ["lesson", lesson],
      ["course", course],
    ])
      expect(changesOf(await staff("DELETE", `/items/${kind}/${id}`))).toEqual([]);
  });

  it("to a saved slide holds its line of the outline", async () => {
    const { course, lesson, own } = await lessonOf(1);
    const edit = { row_version: 1, quiz_question: "How many?" };
    const { body } = await staff("PATCH", `/slides/${own[0]}`, edit);
    expect(body.lesson).toEqual((await lessonsOf(course))[0]);
    expect(body.lesson).toMatchObject({ id: lesson, slides: 1, has_changes: true });
  });
});
