import type { LessonStatus } from "#domain/learning/lesson-order.ts";
import type { MapArrival } from "#domain/learning/map-arrival.ts";

/**
 * How the map shows that a lesson was finished: first as it was, then the lesson's chest opens, the
 * trail is drawn and Pocket walks along it, and at the end the next place comes out of its cloud.
 */
export type ArrivalStep = "before" | "chest" | "way" | "there";

/** Milliseconds after the map is shown at which each step after `before` begins; null: the end. */
export const STEPS: readonly [ms: number, step: ArrivalStep | null][] = [
  [400, "chest"],
  [1000, "way"],
  [2450, "there"],
  [2900, null],
];

/** How long Pocket waits for the trail, and walks, in milliseconds of the step `way`. */
export const WALK = { delay: 250, duration: 1200 } as const;

/** The lessons as a step shows them; as they are without one. */
export function lessonsAt<Lesson extends { status: LessonStatus }>(
  lessons: readonly Lesson[],
  arrival: MapArrival | null,
  step: ArrivalStep | null,
): readonly Lesson[] {
  if (arrival === null || step === null) return lessons;
  const { from, to } = arrival;
  return lessons.map((lesson, place) => {
    if (place === from && step === "before") return { ...lesson, status: "current" };
    if (place === to && step !== "there") return { ...lesson, status: "upcoming" };
    return lesson;
  });
}
