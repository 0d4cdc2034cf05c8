import { expect, it } from "vitest";
import { inLessons } from "./co-authors.ts";

it("says who works on which lesson of a list (R-STAFF-47)", () => {
  const everywhere = [
    { lesson: "one", name: "Anna Smith", slide: 3 },
    { lesson: "elsewhere", name: "Cleo", slide: 1 },
    { lesson: "one", name: null, slide: null },
    { lesson: "two", name: "Anna Smith", slide: 1 },
    { lesson: "one", name: "Anna Smith", slide: 3 },
  ];
  const lessons = [
    { id: "one", title: "Needs" },
    { id: "two", title: "Wants" },
  ];
  const { names, here, coAuthors } = inLessons(everywhere, lessons);
  expect(names).toBe("Anna Smith (Needs, slide 3; Wants, slide 1), You, in another window (Needs)");
  expect(here).toEqual([
    "Anna Smith (Needs)",
    "You, in another window (Needs)",
    "Anna Smith (Wants)",
  ]);
  expect(Object.fromEntries(coAuthors.marks)).toEqual({
    one: [
      { initials: "AS", label: "Anna Smith has this lesson open" },
      { initials: "You", label: "You have this lesson open in another window" },
    ],
    two: [{ initials: "AS", label: "Anna Smith has this lesson open" }],
  });
});
