import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Band } from "#domain/slides/bands.ts";
import { children, learningEvents } from "#server/platform/db/schema.ts";
import { ANSWERS, useAuthor } from "#tests/support/author.ts";
import { childrenCalls } from "#tests/support/children-calls.ts";
import { newFamily } from "#tests/support/families.ts";
import type { TestFamily } from "#tests/support/families.ts";

const { at, staff, newCourse, newLesson, newSlide, slidesOf } = useAuthor();
let family: TestFamily;
let lesson: string;
const { add, as } = childrenCalls(
  () => at.server,
  () => family,
);

/** The bands of each slide of the lesson; none: for all. */
const SLIDES: Record<string, Band[] | null> = {
  start: null,
  l1: ["little"],
  m1: ["middle"],
  m2: ["middle"],
  o1: ["older"],
  o2: ["older"],
  o3: ["older"],
};

// A family has only so many children.
beforeEach(async () => void (family = await newFamily(at.server)));
beforeAll(async () => {
  lesson = await newLesson(await newCourse());
  for (const [name, bands] of Object.entries(SLIDES)) {
    const { id } = await newSlide(lesson);
    const { status } = await staff("PATCH", `/slides/${id}`, {
      row_version: 1,
      for: bands,
      quiz_question: name,
      quiz_answers: ANSWERS,
    });
    expect(status).toBe(200);
  }
  expect((await staff("POST", `/lessons/${lesson}/publish`)).status).toBe(200);
});

interface Sent {
  bands?: Band[];
  version: number;
  slides: { id: string; quiz_question: string }[];
}
const read = async (child: string) =>
  (await as(child, "GET", `/lessons/${lesson}`)).body as Sent & { slides: object[] };
const names = ({ slides }: Sent) => slides.map(({ quiz_question }) => quiz_question);
const move = (child: string, slide: number, band?: Band) =>
  as(child, "PUT", `/me/lessons/${lesson}/progress`, { slide, version: 1, band });
const grow = (child: string, kid_age: number) =>
  at.server.context.db.update(children).set({ kid_age }).where(eq(children.id, child));

describe("a lesson with paths by band", () => {
  it.each<[number, Band[], string[]]>([
    [5, ["little"], ["start", "l1"]],
    [9, ["middle"], ["start", "m1", "m2"]],
    [12, ["older", "teen"], ["start", "o1", "o2", "o3"]],
    [16, ["older", "teen"], ["start", "o1", "o2", "o3"]],
  ])("sends a child of %i the slides of %j alone (T-1927)", async (age, bands, expected) => {
    const sent = await read(await add("Ada", age));
    expect([sent.bands, names(sent)]).toEqual([bands, expected]);
    expect(JSON.stringify(sent)).not.toContain('"for"');
  });

  it("is another text for each path", async () => {
    const etags = await Promise.all(
      [5, 9, 12, 16].map(async (age) => {
        const path = `/api/child/${await add("Ben", age)}/lessons/${lesson}`;
        const headers = { authorization: `Bearer ${family.token}` };
        return (await at.server.ask(path, { headers })).headers.get("etag");
      }),
    );
    expect(new Set(etags).size).toBe(3);
    expect(etags[2]).toBe(etags[3]);
  });

  it("is completed, and its XP granted, at the end of the child's own path, one slide after the other (T-1928)", async () => {
    const child = await add("Cem", 9);
    const ends = [];
    for (const slide of [0, 1, 2]) ends.push((await move(child, slide)).body.completed);
    expect(ends).toEqual([false, false, true]);
    expect((await as(child, "POST", `/me/lessons/${lesson}/xp`)).body.granted).toBe(true);
    const older = await add("Dan", 12);
    expect((await move(older, 2)).body.code).toBe("slide_skipped");
    expect((await move(child, 3)).body.code).toBe("slide_not_found");
  });

  it("goes on at the same slide after a birthday, and is that of the new age when played again (T-1929)", async () => {
    const child = await add("Eva", 10);
    for (const slide of [0, 1]) await move(child, slide);
    await grow(child, 11);
    const sent = await read(child);
    expect(names(sent)).toEqual(["start", "m1", "m2"]);
    expect((await move(child, 2)).body).toMatchObject({ completed: true });
    expect(names(await read(child))).toEqual(["start", "o1", "o2", "o3"]);
  });

  it("counts what a device played of the path before, which had no network at the birthday (T-1930)", async () => {
    const child = await add("Fay", 10);
    await grow(child, 11);
    for (const slide of [0, 1]) await move(child, slide, "middle");
    expect((await move(child, 2, "middle")).body).toMatchObject({ completed: true });
  });

  it("keeps no band in the events of a child", async () => {
    const child = await add("Gia", 10);
    await move(child, 0, "middle");
    const { db } = at.server.context;
    const [row] = await db.select().from(children).where(eq(children.id, child));
    const events = await db
      .select({ data: learningEvents.data })
      .from(learningEvents)
      .where(eq(learningEvents.child_id, row?.child_id ?? ""));
    expect(events.map(({ data }) => data)).toEqual([{ slide: 0, version: 1 }]);
  });

  it("refuses a band that there is not, and a slide that names a band twice or none", async () => {
    const child = await add("Hal", 10);
    expect((await move(child, 0, "baby" as Band)).status).toBe(400);
    const [slide] = await slidesOf(lesson);
    for (const bands of [[], ["baby"], ["teen", "teen"]]) {
      const refused = await staff("PATCH", `/slides/${slide.id}`, {
        row_version: slide.row_version,
        for: bands,
      });
      expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
      expect(refused.body.message).toContain("for");
    }
  });
});
