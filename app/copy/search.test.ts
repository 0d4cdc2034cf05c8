import { expect, it } from "vitest";
import { search } from "./search.ts";

it("the second line of a result says what it is in (T-859)", () => {
  expect(search.where("course", "", null)).toBe("Course");
  expect(search.where("lesson", "Boats", null)).toBe("Lesson in Boats");
  expect(search.where("slide", "The harbour (Boats)", 3)).toBe("Slide 3 in The harbour (Boats)");
});
