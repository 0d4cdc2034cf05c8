import { describe, expect, it, vi } from "vitest";
import { SEARCH_MAX, SLIDES_AT_ONCE } from "#server/authoring/search.ts";
import type { Hit } from "#server/authoring/search.ts";
import { slides } from "#server/platform/db/schema.ts";
import { useAuthor } from "#tests/support/author.ts";
import { translator } from "#tests/support/translations.ts";

const author = useAuthor();
const { at, staff, newCourse, newLesson, newSlide, playable } = author;
const { save, part, setLanguages } = translator(author);

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
        where: "The zebra bank (Zebra savings)",
        place: 1,
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

  it("finds a translated text of a course, lesson or slide and names its language, and the source before it (R-STAFF-46) (T-293)", async () => {
    const course = await newCourse("Marsupials");
    const { lesson, slide } = await playable(course, "Pouches");
    await setLanguages(course, ["de", "fr"]);
    const write = async (
      kind: "lesson" | "slide",
      id: string,
      lang: string,
      path: string,
      text: string,
    ) => save(kind, id, lang, await part(lesson, lang, id, path), text);
    await write("lesson", lesson, "de", "title", "Wer hat einen Känguru-Beutel?");
    await write("slide", slide, "de", "quiz_question", 'Was spart "das [hl]Känguru[/hl]"?');
    await write("slide", slide, "fr", "quiz_answers.0.text", "Le kangourou");
    const { parts } = (await staff("GET", `/courses/${course}/translations/de`)).body;
    const title = parts.find(({ path }: { path: string }) => path === "title");
    await save("course", course, "de", title, "Kängurus");

    expect(await find("KÄNGURU")).toMatchObject([
      { kind: "course", id: course, lang: "de", title: "Marsupials", excerpt: "Kängurus" },
      { kind: "lesson", id: lesson, lang: "de", title: "Pouches" },
      { kind: "slide", id: slide, lang: "de", excerpt: 'Was spart "das Känguru"?' },
    ]);
    expect(await find('"das Känguru"')).toMatchObject([{ id: slide, lang: "de" }]);
    expect(await find("kangourou")).toMatchObject([{ id: slide, lang: "fr" }]);
    expect(await find("Marsupials")).toMatchObject([{ id: course, lang: null }]);
    // The names of paths and what a translation was made of are no texts.
    expect(await find("quiz_answers.0")).toEqual([]);
    // A language that was taken from the course has no desk.
    await setLanguages(course, ["fr"]);
    expect(await find("Känguru")).toEqual([]);
  });

  it("finds a later text behind hundreds of rows that match by a name or a former language only", async () => {
    const early = await newLesson(await newCourse("Early"));
    const entry = { source: "A numbat", text: "Ein Numbat", n: 1 };
    await at.server.context.db.insert(slides).values(
      Array.from({ length: 201 }, (_, index) => ({
        lesson_id: early,
        type: "quiz",
        order: index + 1,
        quiz_answers: [{ text: "Yes", is_correct: true, image_url: "/media/dingo.webp" }] as never,
        // Its course has no German any more.
        translations: { de: { quiz_question: entry } },
      })),
    );
    const late = await newLesson(await newCourse("Late"));
    const slide = await newSlide(late);
    await staff("PATCH", `/slides/${slide.id}`, {
      row_version: 1,
      quiz_question: "The source of a dingo is_correct, says Ein Numbat",
    });
    for (const text of ["source", "dingo", "is_correct", "ein numbat"])
      expect((await find(text)).map(({ id }) => id)).toContain(slide.id);
  });

  it("reads few slides at a time, lesson by lesson in order, until there are enough hits (T-1616)", async () => {
    const { db } = at.server.context;
    const course = await newCourse("Long");
    const each = 100;
    const lessons: string[] = [];
    while (lessons.length * each <= 2 * SLIDES_AT_ONCE)
      lessons.push(await newLesson(course, `Part ${lessons.length}`));
    const of = (lesson: string, words: (order: number) => string) =>
      Array.from({ length: each }, (_, index) => ({
        lesson_id: lesson,
        type: "quiz",
        order: index + 1,
        quiz_question: words(index + 1),
      }));
    for (const lesson of lessons)
      await db.insert(slides).values(
        of(lesson, (order) => {
          const isLast = lesson === lessons.at(-1) && order === each;
          return `A bilby hops${order === 1 ? ", the first wallaroo" : ""}${isLast ? " at a potoroo" : ""}.`;
        }),
      );
    expect(await find("potoroo")).toMatchObject([{ lesson_id: lessons.at(-1), place: each }]);
    const firsts = await find("wallaroo");
    expect(firsts.map(({ lesson_id: id, place }) => [id, place])).toEqual(
      lessons.map((id) => [id, 1]),
    );
    const select = vi.spyOn(db, "select");
    const statements = async (text: string) => {
      select.mockClear();
      const hits = await find(text);
      return { hits: hits.length, statements: select.mock.calls.length };
    };
    const [some, none] = [await statements("bilby"), await statements("no such animal")];
    select.mockRestore();
    expect([some.hits, none.hits]).toEqual([SEARCH_MAX, 0]);
    // The first lessons of the shipped course and of this one are in the first pages.
    expect(none.statements - some.statements).toBeGreaterThanOrEqual(1);
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
