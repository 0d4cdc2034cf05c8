import { expect, it } from "vitest";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { lessonRow } from "../content/rows-for-tests.ts";
import { coursePublicationOf, courseSummaryOf } from "./publication.ts";

const lesson = (version: number | null) => ({
  ...lessonRow(`lesson ${version}`, 1, false),
  version,
});

it.each([
  [[1, null, null, null], "4 lessons · Published 1 of 4", "4 lessons · Published 1 of 4"],
  [[1, 2], "Published", "2 lessons · Published"],
])("of lessons with versions %j, says how many families see (T-751)", (versions, text, listed) => {
  const course = {
    id: "course",
    title: "Coins",
    description: "",
    cover_url: null,
    published: { title: "Coins", description: "", cover_url: null, order: 0 },
    lessons: versions.map((version, index) => ({
      ...lesson(version),
      id: `${index}`,
      published_order: version === null ? null : index,
    })),
  } as unknown as OutlineCourse;
  expect(coursePublicationOf([course], course)).toBe(text);
  expect(courseSummaryOf([course], course)).toBe(listed);
});
