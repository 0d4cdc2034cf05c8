import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { CourseFile, FileLesson } from "#domain/content/course-file.ts";
import { COURSE_FILE_LIMITS } from "#domain/content/course-file-limits.ts";
import { applyWrites } from "#server/authoring/course-files/apply.ts";
import { planImport } from "#server/authoring/course-files/plan.ts";
import { lockCourse } from "#server/authoring/lists.ts";
import { withCourseFileLease } from "#server/authoring/course-files/runs.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { useAuthor } from "#tests/support/author.ts";
import { changed, courseFiles } from "#tests/support/course-files.ts";
import { newStaff } from "#tests/support/families.ts";

const { at, staff, newCourse, playable } = useAuthor();
const here = () => courseFiles(at.server, at.token);

/** Work that goes on until `end` is called. */
function held() {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (end = resolve));
  return { until, end: () => end() };
}

/** Course files that stay in the middle of their check until `end` is called. */
function holdChecks() {
  const parts = at.server.context.uploadParts;
  const { withFile } = parts;
  const work = held();
  let begun = 0;
  parts.withFile = async (id, run) => {
    begun++;
    await work.until;
    return withFile(id, run);
  };
  return {
    begun: () => begun,
    end() {
      parts.withFile = withFile;
      work.end();
    },
  };
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

describe("checks and imports of course files", () => {
  it("run one at a time per author and two per installation; a further one is refused and can be retried (T-215)", async () => {
    const file = await here().exported(await newCourse("Held"));
    const [second, third] = [await newStaff(at.server), await newStaff(at.server)];
    const checks = holdChecks();
    const first = here().plan(file);
    await expect.poll(checks.begun).toBe(1);
    const refused = await here().plan(file);
    expect([refused.status, refused.body.code]).toEqual([409, "course_file_running"]);
    const other = courseFiles(at.server, second.token).plan(file);
    await expect.poll(checks.begun).toBe(2);
    const busy = await courseFiles(at.server, third.token).plan(file);
    expect([busy.status, busy.body.code]).toEqual([429, "course_files_busy"]);
    const importing = await courseFiles(at.server, third.token).imported(file);
    expect([importing.status, importing.body.code]).toEqual([429, "course_files_busy"]);
    expect(checks.begun()).toBe(2);
    checks.end();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
    expect((await courseFiles(at.server, third.token).plan(file)).status).toBe(200);
    expect((await here().plan(file)).status).toBe(200);
  });

  it("a refused course file frees its place for the next one", async () => {
    const bad = await here().plan(new Uint8Array(Buffer.from("no zip file")));
    expect(bad.body.code).toBe("course_file_refused");
    const again = await here().plan(new Uint8Array(Buffer.from("no zip file")));
    expect(again.body.code).toBe("course_file_refused");
  });

  it("share their limit among instances that start them at once; a run expires a minute after its instance ended", async () => {
    const { db, log } = at.server.context;
    const now = at.server.clock.now;
    const instances = Array.from({ length: 8 }, () => ({ db, log, now }));
    const work = held();
    let refused = 0;
    const runs = instances.map((instance) =>
      withCourseFileLease(instance, randomUUID(), () => work.until).catch((error: unknown) => {
        refused++;
        return codeOf(error);
      }),
    );
    await expect.poll(() => refused).toBe(instances.length - COURSE_FILE_LIMITS.atOnce);
    at.server.clock.advance(61);
    expect(await withCourseFileLease({ db, log, now }, randomUUID(), async () => "done")).toBe(
      "done",
    );
    work.end();
    expect((await Promise.all(runs)).filter((code) => code === "course_files_busy")).toHaveLength(
      instances.length - COURSE_FILE_LIMITS.atOnce,
    );
  });
});

const slide = (n: number) => ({
  id: randomUUID(),
  type: "quiz",
  video_seconds: null,
  quiz_question: `Question ${n}`,
  quiz_answers: [],
});
const lesson = (n: number, slides: number): FileLesson => ({
  id: randomUUID(),
  title: `Lesson ${n}`,
  tag: "",
  mission_card: null,
  slides: Array.from({ length: slides }, (_, index) => slide(index)),
});

/** The transaction, and how many statements were begun in it. */
function counted(tx: Transaction) {
  let statements = 0;
  const counting = new Proxy(tx, {
    get(target, name) {
      if (["select", "insert", "update", "delete", "execute"].includes(String(name))) statements++;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { tx: counting, statements: () => statements };
}

describe("the largest course that a file may hold", () => {
  it("is written with few statements while the courses are locked (T-217)", async () => {
    const file: CourseFile = {
      format: "treasure-tracker-course",
      version: 3,
      course: { id: randomUUID(), title: "Long", description: "" },
      lessons: Array.from({ length: COURSE_FILE_LIMITS.lessons }, (_, n) =>
        lesson(n, COURSE_FILE_LIMITS.allSlides / COURSE_FILE_LIMITS.lessons),
      ),
      media: [],
    };
    const actor = { staffId: randomUUID(), now: at.server.clock.now() };
    const { writes } = planImport({
      content: JSON.stringify(file),
      kept: new Map(),
      courseId: file.course.id,
      here: null,
      edited: { staff_edited_at: actor.now.toISOString(), staff_edited_by: actor.staffId },
    });
    const { id, title } = file.course;
    const statements = await at.server.context.db.transaction(async (inner) => {
      const { tx, statements: all } = counted(inner);
      await lockCourse(tx, id);
      if (writes !== null)
        await applyWrites(
          tx,
          actor,
          id,
          { of: "course", id, title, lessons: [], media: [] },
          writes,
        );
      return all();
    });
    expect(statements).toBeLessThan(40);
    const { lessons } = (await staff("GET", "/outline")).body.find(
      ({ id }: { id: string }) => id === file.course.id,
    );
    expect(lessons).toHaveLength(COURSE_FILE_LIMITS.lessons);
    const [first] = file.lessons;
    const slides = (await staff("GET", `/lessons/${first?.id}/slides`)).body;
    expect(slides.map((row: { quiz_question: string }) => row.quiz_question)).toEqual(
      first?.slides.map((row) => row["quiz_question"]),
    );
  });

  it("one that is longer is refused, and not exported either", async () => {
    const course = await newCourse("Too long");
    const { lesson: id } = await playable(course);
    const exported = await here().exported(course);
    const longer = (lessons: number, slides: number) =>
      changed(exported, (manifest) => {
        manifest.lessons = Array.from({ length: lessons }, (_, n) => lesson(n, slides));
      });
    const { lessons, slides, allSlides } = COURSE_FILE_LIMITS;
    for (const file of [
      await longer(lessons + 1, 0),
      await longer(1, slides + 1),
      await longer(lessons, allSlides / lessons + 1),
    ]) {
      const { status, body } = await here().plan(file);
      expect([status, body.facts]).toEqual([400, { reason: "too_many_slides" }]);
    }
    for (let n = 1; n <= slides; n++)
      await staff("POST", `/lessons/${id}/slides`, { type: "quiz" });
    const refused = await staff("POST", `/courses/${course}/file`);
    expect([refused.status, refused.body.facts]).toEqual([400, { reason: "too_many_slides" }]);
  });
});
