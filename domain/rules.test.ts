import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { parseChildAge } from "./family/age.ts";
import { chooseCourse } from "./learning/course-choice.ts";
import { mediaFolder } from "./content/course-seed.ts";
import { addDays, dayIn, daysBetween, isDay } from "./days.ts";
import { maskEmail, parseEmail } from "./family/email.ts";
import { highlightRange, parseHighlights, plainText } from "./content/text.ts";
import { currentLesson, isLessonOpen, lessonStatuses } from "./learning/lesson-order.ts";
import { nameProblem, parseName } from "./family/names.ts";
import { safeNext } from "./routing/paths.ts";
import { moveToSlide, resumeSlide } from "./learning/progress.ts";
import { documentFor } from "./routing/routes.ts";
import { nextStreak, weekRow } from "./learning/streak.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe("names", () => {
  it("are trimmed and folded; emoji and right-to-left names are names", () => {
    expect(parseName("  Anna   Maria ")).toBe("Anna Maria");
    expect(parseName("👩‍👧 Zoé")).toBe("👩‍👧 Zoé");
    expect(parseName("شيماء")).toBe("شيماء");
  });
  it("of spaces, of 200 characters, or with hidden reordering marks are refused with a reason", () => {
    expect(nameProblem("   ")).toBe("empty");
    expect(nameProblem("\n")).toBe("empty");
    expect([parseName("\u200B\u200D"), nameProblem("\u200B \u3164")]).toEqual([null, "empty"]);
    expect(nameProblem("x".repeat(200))).toBe("too_long");
    expect(nameProblem("Sam\u202Eevil")).toBe("odd_characters");
    expect(nameProblem("Sam\0")).toBe("odd_characters");
    expect(nameProblem("😀".repeat(80))).toBeNull();
  });
  it("parsing is idempotent", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => parseName(text) === null || parseName(parseName(text) ?? "") === parseName(text),
      ),
    );
  });
});

describe("child age", () => {
  it.each(["3", "18", " 7 "])("%s is an age", (text) =>
    expect(parseChildAge(text)).toBe(Number(text)),
  );
  it.each(["2", "19", "7.5", "seven", "", "-5", "1e1", "007x"])("%j is none", (text) =>
    expect(parseChildAge(text)).toBeNull(),
  );
});

describe("e-mail", () => {
  it("is lower-cased and trimmed", () =>
    expect(parseEmail(" Sam.Jones@Example.COM ")).toBe("sam.jones@example.com"));
  it.each([
    "sam jones@example.com",
    "sam@",
    "@x.de",
    "sam@local",
    "a@b@c.de",
    "sam@example.com\r\nBcc: x@y.de",
    `${"x".repeat(250)}@example.com`,
  ])("%j is refused", (text) => expect(parseEmail(text)).toBeNull());
  it("is masked to one letter and the host", () =>
    expect(maskEmail("sam@example.com")).toBe("s•••@example.com"));
});

describe("streak", () => {
  it("the same day keeps the count, the next day adds 1, a skipped day resets to 1", () => {
    expect(nextStreak({ count: 4, lastDate: "2026-11-20" }, "2026-11-20")).toEqual({
      count: 4,
      lastDate: "2026-11-20",
    });
    expect(nextStreak({ count: 4, lastDate: "2026-11-20" }, "2026-11-21")).toEqual({
      count: 5,
      lastDate: "2026-11-21",
    });
    expect(nextStreak({ count: 4, lastDate: "2026-11-20" }, "2026-11-22")).toEqual({
      count: 1,
      lastDate: "2026-11-22",
    });
    expect(nextStreak({ count: 0, lastDate: null }, "2026-11-20")).toEqual({
      count: 1,
      lastDate: "2026-11-20",
    });
  });
  it("never grows twice a day and never by more than 1", () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        let streak = nextStreak({ count: 0, lastDate: null }, days[0] ?? "2026-01-01");
        for (const d of days) {
          const grown = nextStreak(streak, d);
          expect(grown.count).toBeLessThanOrEqual(streak.count + 1);
          expect(nextStreak(grown, d)).toEqual(grown);
          streak = grown;
        }
      }),
    );
  });
  it("a day that lies before the last one changes nothing (a move to another zone)", () => {
    expect(nextStreak({ count: 3, lastDate: "2026-11-21" }, "2026-11-20")).toEqual({
      count: 3,
      lastDate: "2026-11-21",
    });
  });
  it("the week row marks the last N days, at most 7, ending today (T-098)", () => {
    const on = (count: number) =>
      weekRow(count, "2026-11-20")
        .filter((d) => d.on)
        .map((d) => d.weekday);
    expect(on(1)).toEqual([5]);
    expect(on(3)).toEqual([3, 4, 5]);
    expect(on(12)).toHaveLength(7);
    expect(on(0)).toEqual([]);
  });
});

describe("days", () => {
  it("are the family's own: Kiritimati and Honolulu differ at one instant", () => {
    const instant = new Date("2026-11-20T10:30:00Z");
    expect(dayIn(instant, "Pacific/Kiritimati")).toBe("2026-11-21");
    expect(dayIn(instant, "Pacific/Honolulu")).toBe("2026-11-20");
    expect(dayIn(instant, "Not/AZone")).toBe("2026-11-20");
  });
  it("count over a change of daylight saving", () =>
    expect(daysBetween("2026-03-28", addDays("2026-03-28", 2))).toBe(2));
  it("that do not exist are refused", () =>
    expect(["2026-02-30", "2026-2-3", "0000-01-01", "2026-02-28", "0001-01-01"].map(isDay)).toEqual(
      [false, false, false, true, true],
    ));
});

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

describe("lesson order", () => {
  const lessons = [3, 1, 2].map((order) => ({ id: `l${order}`, order, course_id: "c" }));
  const done = (...ids: string[]) =>
    Object.fromEntries(
      ids.map((id) => [id, { slide: 0, slide_id: null, furthest: 0, completed: true }]),
    );
  it("with no progress only order 1 is open and current", () => {
    expect(lessons.filter((l) => isLessonOpen({}, lessons, l.id)).map((l) => l.id)).toEqual(["l1"]);
    expect(currentLesson({}, lessons)?.id).toBe("l1");
    expect(isLessonOpen({}, lessons, "unknown")).toBe(false);
  });
  it("a completed lesson stays open, also when a new one is put before it", () => {
    fc.assert(
      fc.property(fc.subarray(["l1", "l2", "l3"]), (ids) => {
        expect(ids.every((id) => isLessonOpen(done(...ids), lessons, id))).toBe(true);
      }),
    );
    expect(isLessonOpen(done("l2"), lessons, "l3")).toBe(false);
  });
  it("exactly one lesson is current unless all are done", () => {
    fc.assert(
      fc.property(fc.subarray(["l1", "l2", "l3"]), (ids) => {
        const current = lessonStatuses(done(...ids), lessons).filter((l) => l.status === "current");
        expect(current).toHaveLength(ids.length === 3 ? 0 : 1);
      }),
    );
  });
  it("resolves the course: asked, lesson's, last completed lesson's, first", () => {
    const courses = [
      { id: "d", order: 2 },
      { id: "c", order: 1 },
    ];
    const all = [...lessons, { id: "d1", order: 1, course_id: "d" }];
    const ask = (course: string | null, lesson: string | null, progress = {}) =>
      chooseCourse({ course, lesson }, courses, all, progress);
    expect(ask("d", null)).toEqual({ ok: true, courseId: "d" });
    expect(ask(null, "d1")).toEqual({ ok: true, courseId: "d" });
    expect(ask(null, null, done("d1"))).toEqual({ ok: true, courseId: "d" });
    expect(ask(null, null)).toEqual({ ok: true, courseId: "c" });
    expect(ask("x", null)).toEqual({ ok: false, reason: "course_unknown" });
    expect(ask(null, "x")).toEqual({ ok: false, reason: "course_unresolved" });
    expect(chooseCourse({ course: null, lesson: null }, [], [], {})).toEqual({
      ok: false,
      reason: "no_lessons",
    });
  });
});

describe("URLs of pages", () => {
  it.each([
    "https://evil.example/lesson/intro",
    "//evil.example",
    "/\\evil.example",
    "/login",
    "/lesson\n/x",
    "javascript:alert(1)",
    "",
    null,
  ])("next %j is not followed", (next) =>
    expect(safeNext(next, "/courses/CourseTrack")).toBe("/courses/CourseTrack"),
  );
  it("next leads to a known place with its query", () =>
    expect(safeNext("/courses/CourseTrack?lesson=1", "/")).toBe("/courses/CourseTrack?lesson=1"));
  it("each belongs to its zone; unknown ones to the child's", () => {
    expect(documentFor("/")).toEqual({ zone: "home", known: true });
    expect(documentFor("/auth/callback")).toEqual({ zone: "parent", known: true });
    expect(documentFor("/lesson/123")).toEqual({ zone: "kid", known: true });
    expect(documentFor("/nowhere/at/all")).toEqual({ zone: "kid", known: false });
    expect(documentFor("/onboarding/nowhere")).toEqual({ zone: "parent", known: false });
  });
});

describe("texts", () => {
  it("[hl] marks are split off, and loose ones do no harm", () => {
    expect(parseHighlights("Find the [hl]gold[/hl] coin")).toEqual([
      { text: "Find the ", highlighted: false },
      { text: "gold", highlighted: true },
      { text: " coin", highlighted: false },
    ]);
    expect(plainText("a[/hl]b[hl]c")).toBe("abc");
  });
  it("a chosen word is highlighted, and the text that is read stays the same", () => {
    expect(highlightRange("Find the gold coin", 9, 13)).toBe("Find the [hl]gold[/hl] coin");
    expect(highlightRange("gold", 2, 2)).toBe("gold");
    // Chosen again, it is plain again; a part of it, or more than it, is never nested.
    expect(highlightRange("Find the [hl]gold[/hl] coin", 9, 13)).toBe("Find the gold coin");
    expect(highlightRange("[hl]gold[/hl] coin", 1, 2)).toBe("[hl]g[/hl]o[hl]ld[/hl] coin");
    expect(highlightRange("[hl]gold[/hl] coin", 0, 9)).toBe("[hl]gold coin[/hl]");
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (text, start, length) => {
        fc.pre(!/\[\/?hl\]/.test(text));
        expect(plainText(highlightRange(text, start, start + length))).toBe(text);
      }),
    );
  });
  it("media folders are course-title-lesson-title-lessonId", () =>
    expect(mediaFolder("Treasure Tracker", "Need or Want?", "id")).toBe(
      "treasure-tracker-need-or-want-id",
    ));
});
