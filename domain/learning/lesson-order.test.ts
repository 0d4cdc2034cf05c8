import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentLesson, isLessonOpen, lessonStatuses } from "./lesson-order.ts";

describe("lesson order", () => {
  const lessons = [3, 1, 2].map((order) => ({ id: `l${order}`, order, course_id: "c" }));
  const done = (...ids: string[]) =>
    Object.fromEntries(
      ids.map((id) => [id, { slide: 0, slide_id: null, furthest: 0, completed: true }]),
    );
  it("with no progress only order 1 is open and current", () => {
    expect(lessons.filter((l) => isLessonOpen({}, lessons, l.id)).map((l) => l.id)).toEqual(["l1"]);
    expect(currentLesson({}, lessons)?.id).toBe("l1");
    expect(isLessonOpen({}, lessons, "unknown")).toBe(false);
  });
  it("a completed lesson stays open, also when a new one is put before it", () => {
    fc.assert(
      fc.property(fc.subarray(["l1", "l2", "l3"]), (ids) => {
        expect(ids.every((id) => isLessonOpen(done(...ids), lessons, id))).toBe(true);
      }),
    );
    expect(isLessonOpen(done("l2"), lessons, "l3")).toBe(false);
  });
  it.each([
    ["l1", true, "l1"],
    ["l2", true, "l2"],
    ["l3", true, "l3"],
    ["unknown", false, "l1"],
  ])(
    "%s, once begun, stays open and is gone on with, whatever is put before it (T-1750)",
    (id, isOpen, current) => {
      const progress = { [id]: { completed: false } };
      expect(isLessonOpen(progress, lessons, id)).toBe(isOpen);
      expect(currentLesson(progress, lessons)?.id).toBe(current);
    },
  );
  it("exactly one lesson is current unless all are done", () => {
    fc.assert(
      fc.property(fc.subarray(["l1", "l2", "l3"]), (ids) => {
        const current = lessonStatuses(done(...ids), lessons).filter((l) => l.status === "current");
        expect(current).toHaveLength(ids.length === 3 ? 0 : 1);
      }),
    );
  });
});
