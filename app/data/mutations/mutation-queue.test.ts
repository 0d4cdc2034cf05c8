import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { moveToSlide } from "#domain/learning/progress.ts";
import { newEntry } from "../family/jars.ts";
import { streakAnswer, withPending, withPendingEntries, xpAnswer } from "./pending.ts";
import type { Mutation } from "./mutations.ts";

const LESSONS = ["a", "b"];
const anyLesson = fc.constantFrom(...LESSONS);
const anyDay = fc.integer({ min: 0, max: 6 }).map((days) => addDays("2026-11-20", days));
const anyMutation: fc.Arbitrary<Mutation> = fc.oneof(
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
const start = {
  lesson_progress: {},
  xp_lessons: [] as string[],
  lifetime_xp: 0,
  streak_count: 0,
  last_streak_date: null,
  streak_shield: null,
};

describe("what waits on this device, shown as if it had arrived", () => {
  it("never un-completes a lesson, counts XP once a lesson, and a day once (T-009)", () =>
    fc.assert(
      fc.property(fc.array(anyMutation, { maxLength: 40 }), (mutations) => {
        const after = withPending<Parameters<typeof withPending>[0]>(start, mutations);
        for (const lesson of LESSONS) {
          const finished = mutations.some(
            (mutation) =>
              mutation.kind === "progress" && mutation.lessonId === lesson && mutation.isLast,
          );
          expect(after.lesson_progress[lesson]?.completed ?? false).toBe(finished);
        }
        const granted = new Set(
          mutations.flatMap((mutation) => (mutation.kind === "xp" ? [mutation.lessonId] : [])),
        );
        expect(after.lifetime_xp).toBe(70 * granted.size);
        const days = new Set(
          mutations.flatMap((mutation) => (mutation.kind === "streak" ? [mutation.playedOn] : [])),
        );
        expect(after.streak_count).toBeLessThanOrEqual(days.size);
      }),
    ));

  it("said twice is the same as said once", () =>
    fc.assert(
      fc.property(
        fc.array(
          anyMutation.filter(({ kind }) => kind !== "progress"),
          { maxLength: 20 },
        ),
        (mutations) => {
          const once = withPending<Parameters<typeof withPending>[0]>(start, mutations);
          expect(
            withPending(
              once,
              mutations.filter(({ kind }) => kind === "xp"),
            ),
          ).toEqual(once);
        },
      ),
    ));

  it("shows the progress that the server keeps for the same moves", () => {
    const slideIds = ["a0", "a1", "a2"];
    fc.assert(
      fc.property(fc.array(fc.nat(2)), (moves) => {
        let kept: Parameters<typeof moveToSlide>[0];
        const accepted: Mutation[] = [];
        for (const slide of moves) {
          const result = moveToSlide(kept, slide, slideIds);
          if (!result.ok) continue;
          kept = result.progress;
          const [slideId, isLast] = [`a${slide}`, slide === 2];
          const move = { lessonId: "a", slide, slideId, isLast, version: 1 };
          accepted.push({ kind: "progress", playedOn: "2026-11-20", ...move });
        }
        const played = withPending<Parameters<typeof withPending>[0]>(start, accepted);
        expect(played.lesson_progress["a"]).toEqual(kept);
      }),
    );
  });
});

describe("the answer to a mutation that waits", () => {
  it("XP: as the profile is then, and nothing for a lesson that had its XP", () => {
    const mutation = { kind: "xp", lessonId: "a" } as const;
    expect(xpAnswer(start, mutation)).toEqual({ lifetime_xp: 70, granted: true });
    const after = withPending<Parameters<typeof withPending>[0]>(start, [mutation]);
    expect(after).toMatchObject({ lifetime_xp: 70, xp_lessons: ["a"] });
    expect(xpAnswer(after, mutation)).toEqual({ lifetime_xp: 70, granted: false });
  });

  it("a streak: the count and the day that the profile has then", () => {
    const mutation = { kind: "streak", playedOn: "2026-11-20" } as const;
    const answer = streakAnswer(start, mutation);
    expect(answer).toMatchObject({ count: 1, last_date: "2026-11-20" });
    expect(withPending<Parameters<typeof withPending>[0]>(start, [mutation])).toMatchObject({
      streak_count: answer.count,
      last_streak_date: answer.last_date,
      streak_shield: answer.shield,
    });
  });

  it("an entry of a jar is in the ledger, and a profile has none", () => {
    const entry = newEntry({ kind: "spent", currency: "USD", spend: 100, picture: "ball" });
    const mutations = [{ kind: "jar", entry } as const];
    expect(withPendingEntries([], mutations)).toEqual([entry]);
    expect(withPendingEntries([entry], mutations)).toEqual([entry]);
    expect(withPending<Parameters<typeof withPending>[0]>(start, mutations)).toEqual(start);
  });
});
