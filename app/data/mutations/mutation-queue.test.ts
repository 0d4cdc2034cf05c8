import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { withPending } from "./mutation-queue.ts";
import type { Deed } from "./mutation-queue.ts";

const LESSONS = ["a", "b"];
const anyLesson = fc.constantFrom(...LESSONS);
const anyDay = fc.integer({ min: 0, max: 6 }).map((days) => addDays("2026-11-20", days));
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ lessonId: anyLesson, slide: fc.nat(8), playedOn: anyDay }).map((move) => ({
    kind: "progress" as const,
    slideId: `${move.lessonId}${move.slide}`,
    isLast: move.slide === 8,
    version: 1,
    ...move,
  })),
  anyLesson.map((lessonId) => ({ kind: "xp" as const, lessonId })),
  anyDay.map((playedOn) => ({ kind: "streak" as const, playedOn })),
);
const start = { lesson_progress: {}, xp_lessons: [] as string[], lifetime_xp: 0, streak_count: 0, last_streak_date: null };

describe("what waits on this device, shown as if it had arrived", () => {
  it("never un-completes a lesson, counts XP once a lesson, and a day once", () =>
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 40 }), (deeds) => {
        const after = withPending<Parameters<typeof withPending>[0]>(start, deeds);
        for (const lesson of LESSONS) {
          const finished = deeds.some((deed) => deed.kind === "progress" && deed.lessonId === lesson && deed.isLast);
          expect(after.lesson_progress[lesson]?.completed ?? false).toBe(finished);
        }
        const granted = new Set(deeds.flatMap((deed) => (deed.kind === "xp" ? [deed.lessonId] : [])));
        expect(after.lifetime_xp).toBe(70 * granted.size);
        const days = new Set(deeds.flatMap((deed) => (deed.kind === "streak" ? [deed.playedOn] : [])));
        expect(after.streak_count).toBeLessThanOrEqual(days.size);
      }),
    ));

  it("said twice is the same as said once", () =>
    fc.assert(
      fc.property(
        fc.array(
          anyDeed.filter(({ kind }) => kind !== "progress"),
          { maxLength: 20 },
        ),
        (deeds) => {
          const once = withPending<Parameters<typeof withPending>[0]>(start, deeds);
          expect(
            withPending(
              once,
              deeds.filter(({ kind }) => kind === "xp"),
            ),
          ).toEqual(once);
        },
      ),
    ));
});
