import { expect, it } from "vitest";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { lessonRow } from "./rows-for-tests.ts";
import { coursePublicationOf, publicationOf } from "./publication.ts";

const courseOf = (published: string | null, versions: (number | null)[]) =>
  ({
    id: "course",
    title: "Coins",
    description: "",
    cover_url: null,
    published: published && { title: published, description: "", cover_url: null, order: 0 },
    lessons: versions.map((version, index) => ({
      ...lessonRow(`${index}`, 1, false),
      version,
      published_order: version === null ? null : index,
    })),
  }) as unknown as OutlineCourse;

it.each([
  [null, [null], "draft", "Not published yet"],
  ["Money", [1], "changed", "Unpublished changes"],
  ["Coins", [1, null, null, null], "partly", "1 of 4 lessons published"],
  ["Coins", [1, 2], "published", "Published"],
])(
  "a course seen as %j with lessons of versions %j says '%s' (T-751)",
  (seen, versions, state, text) => {
    const course = courseOf(seen, versions);
    expect(coursePublicationOf([course], course)).toEqual({ state, text });
  },
);

it.each([
  [2, "2 of 3 lessons published"],
  [0, "Unpublished changes"],
])(
  "changes of its lesson %i, the last of which was never published: the course says '%s' (T-967)",
  (changedLesson, text) => {
    const course = courseOf("Coins", [1, 2, null]);
    const lessons = course.lessons.map((lesson, index) => ({
      ...lesson,
      has_changes: index === changedLesson,
    }));
    expect(coursePublicationOf([course], { ...course, lessons }).text).toBe(text);
  },
);

it.each([
  [null, true, "Not published yet"],
  [2, true, "Unpublished changes"],
  [2, false, "Published, version 2"],
])(
  "a lesson of version %j with changes (%j) says '%s', as a course does (T-821)",
  (version, has_changes, text) => {
    const lesson = { ...lessonRow("lesson", 1, false), version, has_changes };
    expect(publicationOf(lesson).text).toBe(text);
  },
);
