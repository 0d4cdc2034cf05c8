import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as courseFile from "#domain/content/course-file.ts";
import { courseFileRuns, lessons } from "#server/platform/db/schema.ts";
import { planImport } from "#server/authoring/course-files/plan.ts";
import { exportContent } from "#server/authoring/course-files/export-content.ts";
import { useAuthor } from "#tests/support/author.ts";
import { changed, courseFiles, manifestOf } from "#tests/support/course-files.ts";
import { courseZip, denseCourse } from "#tests/support/dense-course.ts";

vi.hoisted(() => vi.resetModules());
vi.mock("#domain/content/course-file.ts", { spy: true });
vi.mock("#server/authoring/course-files/plan.ts", { spy: true });
vi.mock("#server/authoring/course-files/export-content.ts", { spy: true });

const { at, staff, newCourse, playable } = useAuthor();
const here = () => courseFiles(at.server, at.token);

const canonicalJson = vi.mocked(courseFile.canonicalJson);
/** Characters of the longest text that was put in canonical order in this thread. */
const longest = () =>
  Math.max(0, ...canonicalJson.mock.results.map(({ value }) => String(value).length));

describe("a valid course file of very many small items", () => {
  /** Near the most that is taken, and near the most that is exported, which writes lines of items. */
  const [largest, exportable] = [denseCourse(50), denseCourse(25)];
  afterEach(() => vi.clearAllMocks());

  it("is compared, imported and exported outside of the loop that serves families (T-1408)", async () => {
    const file = await courseZip(largest);
    expect(file.byteLength).toBeGreaterThan(5_000_000);
    const plan = await here().plan(file);
    expect([plan.status, plan.body.changes]).toEqual([
      200,
      [{ what: "course_new", title: "Dense", lessons: 100, slides: 2000 }],
    ]);
    const imported = await here().imported(await courseZip(exportable));
    expect(imported.status).toBe(200);
    const again = await here().plan(await courseZip(exportable));
    expect([again.status, again.body.changes]).toEqual([200, []]);
    const exported = await here().exported(exportable.course.id);
    expect(JSON.parse(await manifestOf(exported))).toEqual(exportable);
    expect(planImport).not.toHaveBeenCalled();
    expect(exportContent).not.toHaveBeenCalled();
    expect(longest()).toBeLessThan(1000);
  });

  it("is copied, and its copy is taken back, in pieces of one slide (T-1409)", async () => {
    const path = `/courses/${exportable.course.id}/duplicate`;
    const copied = (await staff("POST", path, { title: "Copy" })).body;
    expect(copied.digest).toMatch(/^[0-9a-f]{64}$/);
    const undone = await staff(
      "DELETE",
      `/unedited-items/course/${copied.id}?digest=${copied.digest}`,
    );
    expect(undone.status).toBe(200);
    expect(canonicalJson.mock.calls.length).toBeGreaterThan(4000);
    expect(longest()).toBeLessThan(10_000);
  });
});

describe("an import", () => {
  it("is refused where the course changes after it was compared and before it is written (T-1410)", async () => {
    const id = await newCourse("Compared");
    const { lesson } = await playable(id);
    const file = await changed(await here().exported(id), (manifest) => {
      manifest.course.title = "From the file";
    });
    const { db } = at.server.context;
    const transaction = db.transaction.bind(db);
    const edited = vi.spyOn(db, "transaction").mockImplementation(async (work, config) => {
      // While a course file is being imported: the transaction that writes it.
      if ((await db.select().from(courseFileRuns)).length > 0)
        await db.update(lessons).set({ tag: "Edited now" }).where(eq(lessons.id, lesson));
      return transaction(work, config);
    });
    const { status, body } = await here().imported(file);
    edited.mockRestore();
    expect([status, body.code]).toEqual([409, "edited_elsewhere"]);
    const { title, lessons: all } = (await staff("GET", "/outline")).body.find(
      (one: { id: string }) => one.id === id,
    );
    expect([title, all[0].tag]).toEqual(["Compared", "Edited now"]);
  });
});
