import { expect, it } from "vitest";
import { colleaguesChanges, coAuthorsOf, namesOf } from "./co-authors.ts";

const row = (id: string, row_version: number, edited_by: string | null = null) => ({
  id,
  row_version,
  edited_by,
});
const SLIDES = [row("one", 1), row("two", 1)];

it("says who is here and on which slide; a slide that is gone is not named", () => {
  const others = [
    { name: "Anna", slide: "two" },
    { name: null, slide: "gone" },
    { name: "Ben Ray", slide: null },
  ];
  expect(namesOf(others, SLIDES)).toBe("Anna (slide 2), You, in another window, Ben Ray");
  const coAuthors = coAuthorsOf(others, new Map(), "lesson");
  expect(coAuthors.marks.get("two")).toEqual([{ initials: "A", label: "Anna is on this slide" }]);
  expect(coAuthors.notices.get("two")).toEqual(["Anna is on this slide, too."]);
  expect([...coAuthors.marks.keys()]).toEqual(["two", "gone"]);
});

it("names an author with several windows once, with the slides of all (T-720)", () => {
  const others = [
    { name: null, slide: "two" },
    { name: "Anna", slide: "two" },
    { name: null, slide: "one" },
    { name: null, slide: "two" },
  ];
  expect(namesOf(others, SLIDES)).toBe("You, in another window (slides 1, 2), Anna (slide 2)");
  const { marks, notices } = coAuthorsOf(others, new Map(), "lesson");
  expect(marks.get("two")?.map(({ initials }) => initials)).toEqual(["You", "A"]);
  expect(notices.get("two")).toHaveLength(2);
});

it("says whose change it was, of a slide and of the lesson", () => {
  const changes = new Map([
    ["one", "Anna"],
    ["lesson", "Ben"],
  ]);
  const { changed, notices } = coAuthorsOf([{ name: "Anna", slide: "one" }], changes, "lesson");
  expect(Object.fromEntries(changed)).toEqual({ one: "Changed by Anna", lesson: "Changed by Ben" });
  expect(Object.fromEntries(notices)).toEqual({
    one: ["Anna changed this slide.", "Anna is on this slide, too."],
    lesson: ["Ben changed the lesson settings."],
  });
});

it("a change is a colleague's newer version of a row that this page has shown", () => {
  const seen = new Map([
    ["one", 3],
    ["two", 3],
    ["three", 3],
  ]);
  const rows = [
    row("one", 4, "Anna"),
    row("two", 4),
    row("three", 3, "Anna"),
    row("new", 1, "Ben"),
  ];
  expect(colleaguesChanges(seen, rows)).toEqual([["one", "Anna"]]);
});
