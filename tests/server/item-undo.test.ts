import { describe, expect, it } from "vitest";
import { ids, useAuthor } from "#tests/support/author.ts";

const { staff, outline, lessonsOf, slidesOf, newCourse, newLesson, newSlide, playable } =
  useAuthor();

type Kind = "course" | "lesson";
const undo = (kind: Kind, id: string, digest: string) =>
  staff("DELETE", `/unedited-items/${kind}/${id}?digest=${digest}`);
const putBack = (kind: Kind, id: string, place: number) =>
  staff("POST", `/items/${kind}/${id}/restore?place=${place}`);
const isEdited = { status: 409, body: { code: "edited_elsewhere" } };

async function addedLesson() {
  const course = await newCourse();
  const { body } = await staff("POST", `/courses/${course}/lessons`, { title: "New", tag: "" });
  return { course, lesson: body.id as string, digest: body.digest as string };
}

describe("undo of adding a lesson or course", () => {
  it("undo deletes an added item in which nothing was written, and does so again after redo (T-427)", async () => {
    const { course, lesson, digest } = await addedLesson();
    const first = await newLesson(course, "After it");
    expect((await undo("lesson", lesson, digest)).status).toBe(200);
    expect(ids(await lessonsOf(course))).toEqual([first]);
    const back = await putBack("lesson", lesson, 1);
    expect(ids(await lessonsOf(course))).toEqual([lesson, first]);
    expect((await undo("lesson", lesson, back.body.digest)).status).toBe(200);
    const added = await staff("POST", "/courses", { title: "New" });
    expect((await undo("course", added.body.id, added.body.digest)).status).toBe(200);
    expect(ids(await outline())).not.toContain(added.body.id);
  });

  it("undo deletes an added item if everything that was written in it was taken back", async () => {
    const { lesson, digest } = await addedLesson();
    await staff("PATCH", `/lessons/${lesson}`, { row_version: 1, title: "Other" });
    await staff("PATCH", `/lessons/${lesson}`, { row_version: 2, title: "New" });
    const slide = await newSlide(lesson);
    await staff("DELETE", `/items/slide/${slide.id}`);
    expect((await undo("lesson", lesson, digest)).status).toBe(200);
  });

  it.each<[what: string, edit: (lesson: string, slide: string) => Promise<{ status: number }>]>([
    ["its title", (lesson) => staff("PATCH", `/lessons/${lesson}`, { row_version: 1, title: "X" })],
    [
      "a slide",
      (_, slide) => staff("PATCH", `/slides/${slide}`, { row_version: 2, quiz_heading: "X" }),
    ],
    ["a new slide", (lesson) => staff("POST", `/lessons/${lesson}/slides`, { type: "quiz" })],
    [
      "a text in another language",
      (_, slide) =>
        staff("PUT", `/items/slide/${slide}/translations/de`, {
          path: "quiz_question",
          basis: "What is gold?",
          text: "Was ist Gold?",
          row_version: 1,
        }),
    ],
    ["its publication", (lesson) => staff("POST", `/lessons/${lesson}/publish`)],
  ])(
    "leaves a copied lesson, and its course, where it would take away: %s (T-428)",
    async (_, edit) => {
      const course = await newCourse();
      await staff("PATCH", `/courses/${course}`, { row_version: 1, languages: ["de"] });
      const { lesson } = await playable(course);
      const copiedCourse = await staff("POST", `/courses/${course}/duplicate`, { title: "Copy" });
      const copied = await staff("POST", `/lessons/${lesson}/duplicate`, { title: "Copy" });
      const [inCourse] = await lessonsOf(copiedCourse.body.id);
      for (const id of [copied.body.id, inCourse.id]) {
        const [slide] = await slidesOf(id);
        await staff("PATCH", `/slides/${slide.id}`, {
          row_version: 1,
          quiz_heading: slide.quiz_heading,
        });
        expect((await edit(id, slide.id)).status).toBeLessThan(300);
      }
      expect(await undo("lesson", copied.body.id, copied.body.digest)).toMatchObject(isEdited);
      const { id, digest } = copiedCourse.body;
      expect(await undo("course", id, digest)).toMatchObject(isEdited);
      expect(ids(await lessonsOf(course))).toContain(copied.body.id);
      expect(ids(await outline())).toContain(id);
    },
  );

  it("needs a digest of the right form, and says where it is gone already", async () => {
    const { course, lesson, digest } = await addedLesson();
    expect((await undo("lesson", lesson, "short")).status).toBe(400);
    await undo("lesson", lesson, digest);
    expect((await undo("lesson", lesson, digest)).status).toBe(200);
    expect((await undo("lesson", crypto.randomUUID(), digest)).status).toBe(404);
    const inTrash = await newLesson(course);
    await staff("DELETE", `/items/course/${course}`);
    expect((await undo("lesson", inTrash, digest)).status).toBe(404);
  });
});

describe("a slide as its editor gets it", () => {
  it("has another digest with each text in another language, and the one of before without it (T-437)", async () => {
    const course = await newCourse();
    await staff("PATCH", `/courses/${course}`, { row_version: 1, languages: ["de"] });
    const { lesson, slide } = await playable(course);
    const digest = async () => (await slidesOf(lesson))[0].translations_digest;
    const translate = (text: string | null, row_version: number) =>
      staff("PUT", `/items/slide/${slide}/translations/de`, {
        path: "quiz_question",
        basis: "What is gold?",
        text,
        row_version,
      });
    expect(await digest()).toBe(null);
    await translate("Was ist Gold?", 1);
    const first = await digest();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    await translate("Was?", 2);
    expect(await digest()).not.toBe(first);
    await translate("Was ist Gold?", 3);
    expect(await digest()).toBe(first);
    await translate(null, 4);
    expect(await digest()).toBe(null);
  });
});

it("a deletion that compares refuses what a colleague brought back before (T-460)", async () => {
  const { lesson, digest } = await addedLesson();
  expect((await undo("lesson", lesson, digest)).status).toBe(200);
  expect((await putBack("lesson", lesson, 1)).body.digest).toBe(digest);
  const again = await putBack("lesson", lesson, 1);
  expect(again).toMatchObject({ status: 200, body: { digest: null } });
});
