import { expect, it } from "vitest";
import type { Band } from "../slides/bands.ts";
import { slidesFor } from "../content/band-path.ts";
import { childBand } from "./child-band.ts";
import { moveToSlide, resumeSlide } from "./progress.ts";

const slide = (id: string, ...bands: Band[]) => ({ id, ...(bands.length > 0 && { for: bands }) });
const SLIDES = [
  slide("start"),
  slide("m1", "middle"),
  slide("m2", "middle"),
  slide("o1", "older"),
  slide("o2", "older"),
  slide("song"),
];

it.each<[string, number, string | null, boolean, Band]>([
  ["has not begun the lesson: of its age", 11, null, false, "older"],
  ["stands on a slide of the path before: of that path", 11, "m2", false, "middle"],
  ["stands on a slide that both paths have: of its age", 11, "song", false, "older"],
  ["has finished the lesson: of its age", 11, "m2", true, "older"],
  ["stands on a slide that is gone: of its age", 11, "gone", false, "older"],
  ["is said to be younger: of the path that was begun", 9, "o1", false, "older"],
])("a child who %s (T-1924)", (_what, age, slide_id, completed, band) =>
  expect(childBand(SLIDES, age, { slide_id, completed })).toBe(band),
);

it("a birthday in the middle of a lesson: the child goes on at the same slide, to the end (T-1925)", () => {
  let progress: Parameters<typeof moveToSlide>[0];
  const path = (age: number) =>
    slidesFor(SLIDES, childBand(SLIDES, age, progress ?? null)).map(({ id }) => id);
  const move = (age: number, index: number) => {
    const moved = moveToSlide(progress, index, path(age));
    if (!moved.ok) throw new Error(moved.reason);
    progress = moved.progress;
  };
  for (const index of [0, 1, 2]) move(10, index);
  expect(path(11)[resumeSlide(progress, false, path(11))]).toBe("m2");
  move(11, 3);
  expect(progress).toMatchObject({ slide_id: "song", completed: true });
  expect(path(11)).toEqual(["start", "o1", "o2", "song"]);
});

it("goes on from the slide it stands on, also where more slides are before it now (T-1926)", () => {
  const before = { slide: 1, slide_id: "b", furthest: 1, completed: false };
  const now = ["x", "y", "z", "a", "b", "c"];
  expect(moveToSlide(before, 4, now)).toMatchObject({ ok: true });
  expect(moveToSlide(before, 5, now)).toMatchObject({ ok: true, progress: { slide_id: "c" } });
  expect(moveToSlide({ ...before, slide_id: "gone" }, 3, now)).toMatchObject({ ok: false });
});
