import { describe, expect, it } from "vitest";
import { ids, useAuthor } from "#tests/support/author.ts";

const { staff, slidesOf, newCourse, newLesson, newSlide } = useAuthor();

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
  it("are deleted together, and brought back to where each was", async () => {
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

  it("are moved to another lesson in their order", async () => {
    const { course, lesson, own } = await lessonOf(3);
    const [a = "", b = "", c = ""] = own;
    const other = await newLesson(course, "Other");
    const there = (await newSlide(other)).id;
    const moved = await batch(lesson, { action: "move", slides: [a, c], lesson: other });
    expect(await inLesson(lesson)).toEqual([b]);
    expect(await inLesson(other)).toEqual([there, ...moved.body.ids]);
    expect(moved.body.ids).toHaveLength(2);
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
