import * as v from "valibot";
import { expect, it } from "vitest";
import { quiz } from "./build.ts";
import { missions } from "./course.ts";

const ids = missions.flatMap(({ lesson }) => lesson.slides.map(({ id }) => id));

it("each slide of the course has an id of its own, which is a UUID (T-2020)", () => {
  expect(ids.filter((id) => !v.is(v.pipe(v.string(), v.uuid()), id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it("numbers on both sides of 15 give ids of the same length (T-2028)", () => {
  const idOf = (name: `Q${number}`) =>
    quiz(4, name, { heading: "", question: "", answers: [], glimm: "" }).id;
  const some = ["Q1", "Q15", "Q16", "Q17", "Q255"] as const;
  expect(new Set(some.map((name) => idOf(name).length))).toEqual(new Set([36]));
  expect(new Set(some.map(idOf)).size).toBe(some.length);
});
