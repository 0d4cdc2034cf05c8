import { expect, it } from "vitest";
import { firstFormOf } from "#domain/learning/check-forms.ts";
import { lessonOfSibling } from "./sibling-lesson.ts";

const me = (kid_age: number) => ({ profile: { kid_age } });

it.each([
  ["is the same for all, whoever asks", {}, undefined, true],
  ["is for the child's age", { bands: ["older", "teen"] }, me(16), true],
  ["is for another age", { bands: ["little"] }, me(16), false],
  ["is for some ages, and the child's is not known here", { bands: ["older"] }, undefined, false],
  [
    "is for some ages, and the child's profile is damaged",
    { bands: ["older"] },
    { profile: 1 },
    false,
  ],
  ["is no lesson", "<html>", me(9), false],
])("without a network, a sibling's lesson that %s (T-1934)", (_what, lesson, profile, isAllowed) =>
  expect(lessonOfSibling(lesson, profile, null)).toBe(isAllowed ? lesson : null),
);

it("without a network, a sibling's lesson with checks has them in the child's order (T-1964)", () => {
  const id = "0b7c2c2a-1111-4222-8333-444455556666";
  const first = firstFormOf(id);
  const other = first === "A" ? "B" : "A";
  const check = (form: string) => ({ id: form, type: "quiz", check: form });
  const story = { id: "story", type: "video" };
  const own = { first_check: first, slides: [check(first), story, check(other)] };
  expect(lessonOfSibling(own, me(9), id)).toBe(own);
  const ofSibling = { first_check: other, slides: [check(other), story, check(first)] };
  expect(lessonOfSibling(ofSibling, me(9), id)).toEqual(own);
  expect(lessonOfSibling(own, me(9), null)).toBeNull();
  expect(lessonOfSibling({ first_check: other }, me(9), id)).toBeNull();
});
