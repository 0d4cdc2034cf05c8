import { describe, expect, it } from "vitest";
import { SEARCH_MAX } from "#server/authoring/search.ts";
import type { Hit } from "#server/authoring/search.ts";
import { useAuthor } from "#tests/support/author.ts";

const { at, staff, newCourse, newLesson, newSlide } = useAuthor();

const find = async (text: string): Promise<Hit[]> =>
  (await staff("GET", `/search?q=${encodeURIComponent(text)}`)).body;

describe("the search", () => {
  it("finds courses, lessons and slides by their texts, whatever the letter case", async () => {
    const course = await newCourse("Zebra savings");
    const lesson = await newLesson(course, "The zebra bank");
    const slide = await newSlide(lesson);
    await staff("PATCH", `/slides/${slide.id}`, {
      row_version: 1,
      quiz_question: 'Who has the [hl]"golden" zebra[/hl] coin?',
      quiz_wrong_quote: "100 % of zebras know it.",
    });
    expect(await find("ZEBRA")).toMatchObject([
      { kind: "course", id: course, lesson_id: null, title: "Zebra savings" },
      { kind: "lesson", id: lesson, course_id: course, where: "Zebra savings" },
      {
        kind: "slide",
        id: slide.id,
        lesson_id: lesson,
        title: 'Who has the "golden" zebra coin?',
        where: "Zebra savings: The zebra bank, slide 1",
        excerpt: "",
      },
    ]);
    expect(await find('"golden" zebra coin')).toMatchObject([{ id: slide.id }]);
    expect(await find("100 % of zebras")).toMatchObject([
      { id: slide.id, excerpt: "100 % of zebras know it." },
    ]);
    expect(await find("100 _ of zebras")).toEqual([]);
  });

  it("finds neither names of fields, nor what is in the trash", async () => {
    const lesson = await newLesson(await newCourse("Quokka"));
    const { id } = await newSlide(lesson, "sort");
    expect(await find("quokka")).toHaveLength(1);
    expect((await find("audio_url")).map((hit) => hit.id)).not.toContain(id);
    expect((await find("toy robot")).map((hit) => hit.id)).toContain(id);
    await staff("DELETE", `/items/lesson/${lesson}`);
    expect((await find("toy robot")).map((hit) => hit.id)).not.toContain(id);
  });

  it("has a bounded result, and refuses a query that is too short or too long", async () => {
    const course = await newCourse("Many");
    for (let n = 0; n < SEARCH_MAX + 2; n++) await newLesson(course, `Wombat ${n}`);
    expect(await find("wombat")).toHaveLength(SEARCH_MAX);
    for (const q of ["", "x", " x ", "x".repeat(101)])
      expect((await staff("GET", `/search?q=${encodeURIComponent(q)}`)).status).toBe(400);
  });

  it("is for staff alone", async () => {
    expect((await at.server.request("GET", "/api/staff/search?q=coins", {})).status).toBe(401);
  });
});
