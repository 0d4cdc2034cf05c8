import { expect, it } from "vitest";
import { isForChild } from "./lent-lesson.ts";

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
])("without a network, a sibling's lesson that %s (T-1934)", (_what, lesson, profile, isLent) =>
  expect(isForChild(lesson, profile)).toBe(isLent),
);
