import { describe, expect, it } from "vitest";
import { slidesFor } from "#domain/content/band-path.ts";
import type { SeedSlide } from "#domain/content/course-seed.ts";
import { BANDS } from "#domain/slides/bands.ts";
import type { CheckForm } from "#domain/slides/quiz/quiz.ts";
import { missions } from "./course.ts";

const formOf = (slide: SeedSlide | undefined): CheckForm | null =>
  slide?.type === "quiz" ? (slide.check ?? null) : null;
const ideasOf = (slides: readonly SeedSlide[], form: CheckForm) =>
  slides.flatMap((slide) =>
    slide.type === "quiz" && slide.check === form ? [slide.idea ?? ""] : [],
  );

const paths = missions
  .flatMap(({ lesson }) =>
    BANDS.map((band) => ({ title: lesson.title, band, path: slidesFor(lesson.slides, band) })),
  )
  .filter(({ path }) => path.some((slide) => formOf(slide) !== null));

describe("the checks of a mission", () => {
  it("are there for each band of each mission (T-2021)", () =>
    expect(paths.map(({ title, band }) => `${title}, ${band}`)).toEqual(
      missions.flatMap(({ lesson }) => BANDS.map((band) => `${lesson.title}, ${band}`)),
    ));

  it.each(paths)(
    "$title, $band: form A comes before anything of its ideas, form B is its end, with the same ideas in the same order (T-2027)",
    ({ path, title }) => {
      const count = ideasOf(path, "A").length;
      const all = (form: CheckForm) => Array.from({ length: count }, () => form);
      expect(count).toBeGreaterThan(1);
      expect(ideasOf(path, "B")).toEqual(ideasOf(path, "A"));
      const start = path.findIndex((slide) => formOf(slide) === "A");
      // The first mission begins with a story: a new child sees no question first. From 11 on a chat comes first.
      const hasChat = path.some(({ type }) => type === "chat");
      expect(start > 0).toBe(title === "Coins on the Map" || hasChat);
      const asked = path.slice(0, start).map((slide) => ("idea" in slide ? slide.idea : null));
      expect(ideasOf(path, "A").filter((idea) => asked.includes(idea))).toEqual([]);
      expect(path.slice(start, start + count).map(formOf)).toEqual(all("A"));
      expect(path.slice(-count).map(formOf)).toEqual(all("B"));
    },
  );
});
