import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { treasureTracker } from "#course/treasure-tracker/course.ts";
import { hasAtMostOneCorrect } from "#domain/slides/quiz/quiz.ts";
import { seedFields } from "#domain/content/course-seed.ts";
import type { CourseSeed } from "#domain/content/course-seed.ts";
import { resumeSlide } from "#domain/learning/progress.ts";
import { slideKinds } from "#domain/slides/registry.ts";
import { loadCourse } from "#server/content/load-course.ts";
import { lessons, slides } from "#server/platform/db/schema.ts";
import { LESSONS, newFamily } from "#tests/support/families.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";

const [FIRST = "", SECOND = ""] = LESSONS;
const MEDIA = fileURLToPath(new URL("../../course/media", import.meta.url));
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const load = (seed: CourseSeed) => loadCourse(server.context.db, server.context.files, seed, MEDIA);
/** The revision after the shipped one. */
const NEXT = treasureTracker.revision + 1;

const revised = (revision: number): CourseSeed => ({
  ...treasureTracker,
  revision,
  lessons: treasureTracker.lessons.map((lesson) => ({
    ...lesson,
    title: `${lesson.title} (${revision})`,
  })),
});

describe("the shipped course", () => {
  it("is not loaded twice", async () =>
    expect(await load(treasureTracker)).toEqual({ loaded: [], leftAlone: [] }));

  it("has a right answer in every quiz, more only where all are wanted, and each id once", () => {
    const quizzes = treasureTracker.lessons
      .flatMap((lesson) => lesson.slides)
      .filter((slide) => slide.type === "quiz");
    expect(
      quizzes.every(
        ({ quiz_answers, quiz_choice }) =>
          (quiz_choice === "all" || hasAtMostOneCorrect(quiz_answers)) &&
          quiz_answers.some(({ is_correct }) => is_correct),
      ),
    ).toBe(true);
    expect(
      quizzes
        .flatMap((quiz) => quiz.quiz_answers)
        .every(({ image_url, alt }) => (image_url === null) === (alt === null)),
    ).toBe(true);
    expect(
      new Set(
        treasureTracker.lessons.flatMap((lesson) => [
          lesson.id,
          ...lesson.slides.map(({ id }) => id),
        ]),
      ).size,
    ).toBe(5 + treasureTracker.lessons.flatMap((lesson) => lesson.slides).length);
  });

  it("fits the schemas of its slides' kinds", () => {
    const misfits = treasureTracker.lessons
      .flatMap((lesson) => lesson.slides)
      .flatMap((slide) => {
        const fields: v.ObjectEntries = slideKinds[slide.type].fields;
        return v.safeParse(
          v.strictObject(fields),
          seedFields(slide, ({ file }) => file),
        ).issues;
      });
    expect(misfits.filter((issue) => issue !== undefined)).toEqual([]);
  });

  it("a newer revision upgrades what staff never touched, leaves and reports what they did, and families keep their place", async () => {
    const { token } = await newFamily(server);
    await server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
      token,
      body: { slide: 1, version: 1 },
    });
    await server.context.db
      .update(slides)
      .set({ quiz_heading: "Ours", staff_edited_at: server.clock.now() })
      .where(eq(slides.lesson_id, SECOND));
    const report = await load(revised(NEXT));
    expect(report.leftAlone).toEqual([`Need or Want? (${NEXT})`]);
    expect(report.loaded).toHaveLength(4);
    server.clock.advance(3);
    const first = await server.request("GET", `/api/lessons/${FIRST}`, { token });
    expect(first.body).toMatchObject({ title: `Coins on the Map (${NEXT})`, version: 2 });
    expect(
      (await server.request("GET", "/api/me", { token })).body.profile.lesson_progress[FIRST],
    ).toMatchObject({
      slide: 1,
      slide_id: first.body.slides[1].id,
    });
    const [second] = await server.context.db.select().from(lessons).where(eq(lessons.id, SECOND));
    expect(second?.title).toBe("Need or Want?");
  });

  it("a newer revision that puts another slide in the place of one leaves families at that place", async () => {
    const { token } = await newFamily(server);
    const put = (slide: number, version: number) =>
      server.request("PUT", `/api/me/lessons/${FIRST}/progress`, {
        token,
        body: { slide, version },
      });
    const now = await server.request("GET", `/api/lessons/${FIRST}`, { token });
    await put(1, now.body.version);
    const [lesson, ...others] = revised(NEXT + 1).lessons;
    const slidesNow = lesson?.slides.map((slide, index) =>
      index === 1 ? { ...slide, id: "7c0d6f1e-5a34-4b0e-9f0a-3b1d2c4e01ff" } : slide,
    );
    const replaced = { ...lesson, slides: slidesNow } as CourseSeed["lessons"][number];
    await load({ ...revised(NEXT + 1), lessons: [replaced, ...others] });
    server.clock.advance(3);
    const { body } = await server.request("GET", `/api/lessons/${FIRST}`, { token });
    const { profile } = (await server.request("GET", "/api/me", { token })).body;
    const ids = body.slides.map(({ id }: { id: string }) => id);
    expect(ids[1]).toMatch(/01ff$/);
    expect(resumeSlide(profile.lesson_progress[FIRST], false, ids)).toBe(1);
    expect(await put(2, body.version)).toMatchObject({ status: 200 });
  });

  it("two instances that load at once make one version", async () => {
    const reports = await Promise.all([load(revised(NEXT + 2)), load(revised(NEXT + 2))]);
    expect(reports.flatMap(({ loaded }) => loaded)).toHaveLength(4);
  });
});
