import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sort } from "#domain/slides/sort/sort.ts";
import { slides } from "#server/platform/db/schema.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";

const { at, staff, slidesOf, newCourse, newLesson, newSlide } = useAuthor();
const patch = (id: string, fields: object, row_version = 1) =>
  staff("PATCH", `/slides/${id}`, { row_version, ...fields });
const rowOf = async (id: string) =>
  (await at.server.context.db.select().from(slides).where(eq(slides.id, id)))[0];

describe("the fields of a slide", () => {
  it.each<[string, "video" | "quiz", object, string]>([
    ["of another kind", "video", { quiz_question: "Gold?" }, "quiz_question"],
    ["that nobody knows", "quiz", { quiz_color: "red" }, "quiz_color"],
    ["of another type", "quiz", { quiz_question: 7 }, "quiz_question"],
    ["too long", "quiz", { quiz_heading: "x".repeat(301) }, "quiz_heading"],
    [
      "inside a list",
      "quiz",
      { quiz_answers: [{ ...ANSWERS[0], text: " " }] },
      "quiz_answers.0.text: needs text",
    ],
    ["forty of them", "quiz", { quiz_answers: Array(40).fill(ANSWERS[1]) }, "quiz_answers"],
    [
      "with a file of somebody else",
      "quiz",
      { quiz_answers: [{ ...ANSWERS[0], image_url: "https://example.com/a.png" }] },
      "quiz_answers.0.image_url: is no file of ours",
    ],
  ])("%s are refused by name and change nothing", async (_what, kind, fields, problem) => {
    const { id } = await newSlide(await newLesson(await newCourse()), kind);
    const refused = await patch(id, fields);
    expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
    expect(refused.body.message).toContain(problem);
    expect((await rowOf(id))?.row_version).toBe(1);
  });

  it("without a column are in the body, each saved by itself", async () => {
    const lesson = await newLesson(await newCourse());
    const { id } = await newSlide(lesson);
    await patch(id, { quiz_choice: "all" });
    await patch(id, { quiz_keeps_order: true }, 2);
    expect((await rowOf(id))?.body).toEqual({ quiz_choice: "all", quiz_keeps_order: true });
    expect((await slidesOf(lesson))[0]).toMatchObject({
      quiz_choice: "all",
      quiz_keeps_order: true,
    });
  });

  it("that do not fit each other are refused: two right answers where one is wanted", async () => {
    const lesson = await newLesson(await newCourse());
    const { id } = await newSlide(lesson);
    const right = ANSWERS.map((answer) => ({ ...answer, is_correct: true }));
    expect((await patch(id, { quiz_answers: right })).body.message).toContain("quiz_answers");
    expect((await patch(id, { quiz_choice: "all", quiz_answers: right })).status).toBe(200);
    expect((await patch(id, { quiz_choice: "one" }, 2)).status).toBe(400);
    expect((await patch(id, { quiz_choice: "one", quiz_answers: ANSWERS }, 2)).status).toBe(200);
  });

  it("come back with a version of the lesson, in columns and body", async () => {
    const lesson = await newLesson(await newCourse());
    const { id } = await newSlide(lesson);
    const first = { quiz_question: "Gold?", quiz_answers: ANSWERS, quiz_keeps_order: true };
    await patch(id, first);
    expect((await staff("POST", `/lessons/${lesson}/publish`)).body.version).toBe(1);
    await patch(id, { quiz_question: "Silver?", quiz_keeps_order: false, quiz_choice: "one" }, 2);
    await staff("POST", `/lessons/${lesson}/versions/1/restore`);
    expect((await slidesOf(lesson))[0]).toMatchObject(first);
    expect((await rowOf(id))?.body).toEqual({ quiz_keeps_order: true });
  });

  it("that have a column of the specification are stored in it, and read from it", async () => {
    const lesson = await newLesson(await newCourse());
    const { id } = await newSlide(lesson);
    await patch(id, { quiz_question: "What is gold?", quiz_answers: ANSWERS });
    expect(await rowOf(id)).toMatchObject({
      quiz_question: "What is gold?",
      quiz_answers: ANSWERS,
    });
    expect((await slidesOf(lesson))[0]).toMatchObject({
      type: "quiz",
      quiz_heading: "",
      quiz_question: "What is gold?",
    });
  });
});

describe("a slide of a kind without columns", () => {
  it("is added with fields that can be played, published, and read back by children's pages", async () => {
    const lesson = await newLesson(await newCourse());
    const { id } = await newSlide(lesson, "sort");
    expect((await rowOf(id))?.quiz_answers).toBeNull();
    const [added] = await slidesOf(lesson);
    expect(added).toMatchObject({ type: "sort", ...sort.start() });
    expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
    const { body: version } = await staff("GET", `/lessons/${lesson}/versions/1`);
    expect(version.slides).toEqual([{ id, type: "sort", ...sort.start() }]);
  });

  const [thing] = sort.start().things;
  it.each<[string, object, string]>([
    ["forty things", { things: Array(40).fill(thing) }, "things"],
    ["one basket", { baskets: sort.start().baskets.slice(0, 1) }, "baskets"],
    ["a basket beyond the third", { things: [{ ...thing, baskets: [3] }] }, "things.0.baskets.0"],
    ["a name that is too long", { things: [{ ...thing, name: "x".repeat(41) }] }, "things.0.name"],
    [
      "a file of somebody else",
      { things: [{ ...thing, image_url: "/x.png" }] },
      "things.0.image_url",
    ],
  ])("%s: refused by name", async (_what, fields, problem) => {
    const { id } = await newSlide(await newLesson(await newCourse()), "sort");
    const refused = await patch(id, fields);
    expect(refused.body).toMatchObject({ code: "validation_failed" });
    expect(refused.body.message).toContain(problem);
  });
});

describe("a slide of a kind that only a newer version knows", () => {
  const withPoll = async () => {
    const lesson = await newLesson(await newCourse());
    const [row] = await at.server.context.db
      .insert(slides)
      .values({ lesson_id: lesson, order: 1, type: "poll", body: { options: ["a", "b"] } })
      .returning();
    return { lesson, id: row?.id ?? "" };
  };

  it("stays what it is: authors get it whole, can't edit or publish it, and can delete it", async () => {
    const { lesson, id } = await withPoll();
    expect(await slidesOf(lesson)).toMatchObject([{ id, type: "poll", options: ["a", "b"] }]);
    expect((await patch(id, { options: [] })).body.code).toBe("validation_failed");
    const published = await staff("POST", `/lessons/${lesson}/publish`);
    expect(published.body.code).toBe("lesson_not_ready");
    expect((await staff("DELETE", `/items/slide/${id}`)).status).toBe(200);
    const trash = (await staff("GET", "/trash")).body as { id: string; title: string }[];
    expect(trash.find((item) => item.id === id)?.title).toBe("");
    expect((await rowOf(id))?.body).toEqual({ options: ["a", "b"] });
  });

  it("can't be added by a name that the registry lacks", async () => {
    const lesson = await newLesson(await newCourse());
    expect((await staff("POST", `/lessons/${lesson}/slides`, { type: "poll" })).status).toBe(400);
  });
});
