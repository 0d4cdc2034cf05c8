import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EditableSlide, LessonChange } from "#app/data/authoring/authoring.ts";
import { outlineQuery, slidesQuery } from "./content-queries.ts";
import { cacheChanges, cacheLesson, isOutdated } from "./lesson-changes.ts";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import { courseRow, lessonRow, slideRow } from "./rows-for-tests.ts";

const ROWS = [
  { id: "one", row_version: 1 },
  { id: "two", row_version: 1 },
];

it.each<[string, [string, number][], boolean]>([
  [
    "the same",
    [
      ["one", 1],
      ["two", 1],
    ],
    false,
  ],
  [
    "an older version",
    [
      ["one", 0],
      ["two", 1],
    ],
    false,
  ],
  [
    "a newer version",
    [
      ["one", 1],
      ["two", 2],
    ],
    true,
  ],
  [
    "another order",
    [
      ["two", 1],
      ["one", 1],
    ],
    true,
  ],
  [
    "one more",
    [
      ["one", 1],
      ["two", 1],
      ["three", 1],
    ],
    true,
  ],
  ["one less", [["one", 1]], true],
])("rows are read again where the server has others: %s", (_what, now, expected) => {
  expect(
    isOutdated(
      ROWS,
      now.map(([id, row_version]) => ({ id, row_version })),
    ),
  ).toBe(expected);
});

const slide = (id: string, row_version = 1) => slideRow(id, { row_version });
const lesson = (id: string, slides: number) => lessonRow(id, slides, slides > 2);
const [other, changedLesson, neighbour] = [
  courseRow("other", []),
  lesson("mine", 2),
  lesson("neighbour", 5),
];
const OUTLINE = [other, courseRow("course", [changedLesson, neighbour])];
const [a, b] = [slide("a"), slide("b")];
const versions = (rows: readonly EditableSlide[]) =>
  rows.map(({ id, row_version }) => ({ id, row_version }));
const added = slide("added");
/** The answer to a slide that was added between the two. */
const CHANGE: LessonChange = {
  lesson_id: "mine",
  lesson: lesson("mine", 3),
  slides: versions([a, added, b]),
  made: [added],
};

const requests: string[] = [];
beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    return ourJson(url.endsWith("/outline") ? OUTLINE : [a, added, b]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  requests.length = 0;
});

/** The cache of a page that has read the outline and the lesson's slides a minute ago. */
function openLesson() {
  const queries = new QueryClient();
  const updatedAt = Date.now() - 60_000;
  queries.setQueryData(outlineQuery.queryKey, OUTLINE, { updatedAt });
  queries.setQueryData(slidesQuery("mine").queryKey, [a, b], { updatedAt });
  const stateOf = (query: { queryKey: readonly unknown[] }) => {
    const { data, isInvalidated, dataUpdatedAt } = queries.getQueryState(query.queryKey) ?? {};
    return { data, isInvalidated, isOld: dataUpdatedAt === updatedAt };
  };
  return { queries, stateOf };
}

it("the answer to a change of a list is in the cache without another request; what did not change stays the same object", () => {
  const { queries, stateOf } = openLesson();
  cacheChanges(queries, [CHANGE]);
  // The rest of the outline is as old as before, and is read again when that is due.
  const taken = { isInvalidated: false, isOld: true };
  expect(stateOf(slidesQuery("mine"))).toEqual({ data: [a, added, b], ...taken });
  expect(stateOf(outlineQuery)).toEqual({
    data: [other, courseRow("course", [lesson("mine", 3), neighbour])],
    ...taken,
  });
  const [first, second] = queries.getQueryData(outlineQuery.queryKey) ?? [];
  expect(first).toBe(other);
  expect(second?.lessons[1]).toBe(neighbour);
  expect(queries.getQueryData(slidesQuery("mine").queryKey)?.[0]).toBe(a);
  expect(requests).toEqual([]);
});

it.each([
  [
    "a slide that a colleague added",
    [...versions([a, added, b]), { id: "theirs", row_version: 1 }],
  ],
  ["a slide that a colleague changed", versions([slide("a", 2), added, b])],
])("a list whose answer names %s is read again", (_what, slides) => {
  const { queries, stateOf } = openLesson();
  cacheChanges(queries, [{ ...CHANGE, slides }]);
  expect(stateOf(slidesQuery("mine"))).toMatchObject({
    data: [a, added, b],
    isInvalidated: true,
  });
  expect(stateOf(outlineQuery).isInvalidated).toBe(false);
});

it("a response that was under way during the change is asked for again, and does not replace it", async () => {
  const { queries, stateOf } = openLesson();
  let answerOld = (_response: Response) => {};
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answerOld = resolve)));
  const reading = queries.refetchQueries(slidesQuery("mine"));
  await vi.waitFor(() => expect(queries.isFetching(slidesQuery("mine"))).toBe(1));
  cacheChanges(queries, [CHANGE]);
  expect(stateOf(slidesQuery("mine"))).toMatchObject({
    data: [a, added, b],
    isInvalidated: true,
  });
  answerOld(ourJson([a, b]));
  await reading;
  expect(queries.getQueryData(slidesQuery("mine").queryKey)).toEqual([a, added, b]);
});

it("a late response does not replace a newer line of the lesson", () => {
  const queries = new QueryClient();
  const newer = {
    ...changedLesson,
    row_version: changedLesson.row_version + 1,
    title: "Renamed by a colleague",
  };
  const outline = [courseRow("course", [newer])];
  queries.setQueryData(outlineQuery.queryKey, outline);
  cacheLesson(queries, changedLesson);
  expect(queries.getQueryData(outlineQuery.queryKey)).toEqual(outline);
});
