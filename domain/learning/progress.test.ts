import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveToSlide, resumeSlide } from "./progress.ts";

describe("progress", () => {
  const slides = ["a", "b", "c"];
  it("moves one beyond the furthest at most", () => {
    expect(moveToSlide(undefined, 1, slides)).toMatchObject({
      ok: true,
      progress: { slide: 1, slide_id: "b", completed: false },
    });
    expect(moveToSlide(undefined, 2, slides)).toEqual({ ok: false, reason: "slide_skipped" });
    expect(moveToSlide(undefined, 3, slides)).toEqual({ ok: false, reason: "no_such_slide" });
    expect(moveToSlide(undefined, 0.5, slides)).toEqual({ ok: false, reason: "no_such_slide" });
  });
  it("never un-completes and never forgets how far the child was", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 5 })), (moves) => {
        let progress = undefined as Parameters<typeof moveToSlide>[0];
        for (const slide of moves) {
          const moved = moveToSlide(progress, slide, ["a", "b", "c", "d"]);
          if (!moved.ok) continue;
          if (progress?.completed) expect(moved.progress.completed).toBe(true);
          expect(moved.progress.furthest).toBeGreaterThanOrEqual(progress?.furthest ?? 0);
          progress = moved.progress;
        }
      }),
    );
  });
  it("resumes at the slide's id in a newer version, else at the clamped index", () => {
    const saved = { slide: 1, slide_id: "b", furthest: 1, completed: false };
    expect(resumeSlide(saved, false, ["x", "a", "b", "c"])).toBe(2);
    expect(resumeSlide({ ...saved, slide: 9, slide_id: "gone" }, false, slides)).toBe(2);
  });
  it("starts again only when completed and rewarded, so a reload on the last slide loses no reward", () => {
    const done = { slide: 2, slide_id: "c", furthest: 2, completed: true };
    expect(resumeSlide(done, false, slides)).toBe(2);
    expect(resumeSlide(done, true, slides)).toBe(0);
  });
});
