import { describe, expect, it } from "vitest";
import { courseChanges, placeByDraft } from "./course-changes.ts";
import type { CourseDraft } from "./course-changes.ts";

/** A course whose lessons are given in the author's order, each with its published place. */
const course = (id: string, order: number | null, lessons: Record<string, number | null> = {}) =>
  ({
    id,
    title: id,
    description: "",
    cover_url: null,
    published: order === null ? null : { title: id, description: "", cover_url: null, order },
    lessons: Object.entries(lessons).map(([title, published_order]) => ({
      title,
      published_order,
    })),
  }) satisfies CourseDraft;

describe("what of a course waits for its publication", () => {
  it.each([
    ["nothing", { a: 1, b: 2, c: 3 }, []],
    ["the second first", { b: 2, a: 1 }, [["b", 2, 1]]],
    ["the last first", { c: 3, a: 1, b: 2 }, [["c", 3, 1]]],
    ["the first last", { b: 2, c: 3, a: 1 }, [["a", 1, 3]]],
    ["a lesson never published has no place", { x: null, b: 2, a: 1 }, [["b", 2, 1]]],
    ["a gap that a deleted lesson left is no move", { a: 1, c: 3 }, []],
    [
      "all turned round",
      { c: 3, b: 2, a: 1 },
      [
        ["c", 3, 1],
        ["a", 1, 3],
      ],
    ],
  ])("lessons: %s", (_name, lessons, moves) => {
    const changes = courseChanges([course("A", 1, lessons)], "A");
    expect(changes).toEqual(
      moves.map(([title, from, to]) => ({ what: "lesson_moved", title, from, to })),
    );
  });

  it("title, description and cover", () => {
    const edited = {
      ...course("A", 1),
      title: "New",
      description: "Now with words",
      cover_url: "/media/content/a/course-covers/sea-0a.webp",
    };
    expect(courseChanges([edited], "A")).toEqual([
      { what: "title", to: "New" },
      { what: "description" },
      { what: "cover" },
    ]);
  });

  it("a course's own move alone, counted among published courses", () => {
    const courses = [course("draft", null), course("B", 2), course("A", 1), course("C", 3)];
    expect(courseChanges(courses, "B")).toEqual([{ what: "course_moved", from: 2, to: 1 }]);
    expect(courseChanges(courses, "C")).toEqual([]);
    expect(courseChanges(courses, "draft")).toEqual([]);
  });
});

it.each([
  [["a", "b"], ["b", "a"], "b", ["b", "a"]],
  [["a", "c"], ["a", "x", "b", "c"], "b", ["a", "b", "c"]],
  [["c", "a"], ["a", "b", "c"], "b", ["c", "a", "b"]],
  [[], ["a"], "a", ["a"]],
])("%j with the author's order %j: %s is placed as %j", (published, draft, id, placed) => {
  expect(placeByDraft(published, draft, id)).toEqual(placed);
});
