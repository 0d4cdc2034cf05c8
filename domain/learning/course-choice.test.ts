import { expect, it } from "vitest";
import { chooseCourse } from "./course-choice.ts";

const D1_DONE = { d1: { slide: 0, slide_id: null, furthest: 0, completed: true } };
const lessons = [3, 1, 2].map((order) => ({ id: `l${order}`, order, course_id: "c" }));

it("the course is the one asked for, else of the lesson, of the last completed lesson, or the first", () => {
  const courses = [
    { id: "d", order: 2 },
    { id: "c", order: 1 },
  ];
  const all = [...lessons, { id: "d1", order: 1, course_id: "d" }];
  const ask = (course: string | null, lesson: string | null, progress = {}) =>
    chooseCourse({ course, lesson }, courses, all, progress);
  expect(ask("d", null)).toEqual({ ok: true, courseId: "d" });
  expect(ask(null, "d1")).toEqual({ ok: true, courseId: "d" });
  expect(ask(null, null, D1_DONE)).toEqual({ ok: true, courseId: "d" });
  expect(ask(null, null)).toEqual({ ok: true, courseId: "c" });
  expect(ask("x", null)).toEqual({ ok: false, reason: "course_unknown" });
  expect(ask(null, "x")).toEqual({ ok: false, reason: "course_unresolved" });
  expect(chooseCourse({ course: null, lesson: null }, [], [], {})).toEqual({
    ok: false,
    reason: "no_lessons",
  });
});
