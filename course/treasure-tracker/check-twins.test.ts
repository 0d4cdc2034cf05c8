import { expect, it } from "vitest";
import { missions } from "./course.ts";

/** Questions that are asked before or after a mission, by mission, bands and idea. */
const twins = Map.groupBy(
  missions.flatMap(({ lesson }) =>
    lesson.slides.flatMap((slide) =>
      slide.type === "quiz" && slide.check != null
        ? [{ slide, of: `${lesson.title}, ${slide.for?.join(" ")}: ${slide.idea}` }]
        : [],
    ),
  ),
  ({ of }) => of,
);

it("what is asked before and after a mission is asked in the same way, in another case (T-2010)", () => {
  expect(twins.size).toBeGreaterThan(0);
  for (const [of, asked] of twins) {
    const slides = asked.map(({ slide }) => slide);
    const ways = slides.map((one) => `${one.question_type}, ${one.quiz_answers.length} answers`);
    expect([of, new Set(ways).size]).toEqual([of, 1]);
    expect([of, new Set(slides.map(({ situation }) => situation)).size]).toEqual([
      of,
      slides.length,
    ]);
  }
});
