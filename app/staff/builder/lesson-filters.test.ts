import { expect, it } from "vitest";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { lessonFilters } from "./lesson-filters.ts";

const progress = (done: boolean) => ({ texts: 3, missing: done ? 0 : 3, outdated: 0, done });
const lesson = (
  id: string,
  version: number | null,
  has_changes = false,
  languages: OutlineLesson["languages"] = {},
) => ({ id, version, has_changes, languages }) as OutlineLesson;
const shown = (lessons: readonly OutlineLesson[]) =>
  lessonFilters(lessons).map(({ id, label, lessons: of }) => [id, label, of.map((one) => one.id)]);

it("an author can look for lessons by their state, and by the languages they lack (T-992)", () => {
  expect(
    shown([
      lesson("a", 1, false, { de: progress(true), fr: progress(false) }),
      lesson("b", 2, true, { de: progress(true), fr: progress(true) }),
      lesson("c", null, false, { de: progress(true), fr: progress(false) }),
    ]),
  ).toEqual([
    ["all", "All (3)", ["a", "b", "c"]],
    ["draft", "Not published yet (1)", ["c"]],
    ["changed", "Unpublished changes (1)", ["b"]],
    ["to-do:fr", "French to do (2)", ["a", "c"]],
  ]);
});

it("a part without lessons is not offered (T-993)", () => {
  expect(shown([lesson("a", 1)])).toEqual([["all", "All (1)", ["a"]]]);
});
