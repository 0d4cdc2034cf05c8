// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { FixedPanel } from "./FixedPanel.tsx";
import type { FixReport } from "./FixedPanel.tsx";
import { courseRow, lessonRow } from "../content/rows-for-tests.ts";

beforeAll(() => void (HTMLDialogElement.prototype.showModal ??= () => undefined));
afterEach(cleanup);

const courses = [
  courseRow("Sea trade", [lessonRow("boats", 1, false), lessonRow("harbour", 4, false)]),
];
const fixed = (
  slide: number,
  reason: FixReport[number]["reason"],
  { file = null, is_lost = false }: Partial<FixReport[number]> = {},
): FixReport[number] => ({
  lesson_id: "harbour",
  slide_id: `slide-${slide}`,
  lesson: "The harbour",
  slide,
  file,
  reason,
  is_lost,
});

it("the result of 'Fix Video URLs' begins with the videos that are back, names each slide once with its lesson and course, and leads to it (T-851)", () => {
  const onOpen = vi.fn<(place: { course: string | null; lesson: string; slide: string }) => void>();
  const onClose = vi.fn<() => void>();
  const report = [
    fixed(1, "no_file"),
    fixed(2, "no_file", { is_lost: true }),
    fixed(3, "several_files"),
    fixed(4, "filled", { file: "boats-0123456789ab.mp4" }),
  ];
  render(<FixedPanel report={report} courses={courses} onOpen={onOpen} onClose={onClose} />);
  expect(screen.getByRole("heading", { level: 2, hidden: true }).textContent).toBe(
    "Fix Video URLs: find lost videos",
  );
  expect(
    screen.getAllByRole("status", { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual([
    "1 video is back. Play it once, then publish its lesson.",
    "1 slide has no video, and more than one upload fits. Open it and choose the right file.",
    "1 slide lost its video, and no upload was found for it. Open it and choose its file.",
    "1 slide has no video yet:",
  ]);
  const textsOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole("list", { hidden: true }).map(textsOf)).toEqual([
    ["The harbourLesson\u00a02 · Slide\u00a04 · Sea trade · boats.mp4Open"],
    ["The harbourLesson\u00a02 · Slide\u00a03 · Sea tradeOpen"],
    ["The harbourLesson\u00a02 · Slide\u00a02 · Sea tradeOpen"],
    ["The harbourLesson\u00a02 · Slide\u00a01 · Sea tradeOpen"],
  ]);
  fireEvent.click(
    screen.getByRole("button", { name: "Open slide 3 of The harbour", hidden: true }),
  );
  expect(onOpen.mock.calls).toEqual([
    [{ course: "Sea trade", lesson: "harbour", slide: "slide-3" }],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("where every video is in its place, 'Fix Video URLs' has one sentence and one button (T-852)", () => {
  const onClose = vi.fn<() => void>();
  render(<FixedPanel report={[]} courses={courses} onOpen={() => undefined} onClose={onClose} />);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe(
    "Every video slide has its video. There is nothing for you to do.",
  );
  expect(screen.queryByRole("list", { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Done", hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("slides that never had a video do not count as lost (T-891)", () => {
  const report = [fixed(1, "no_file"), fixed(2, "no_file")];
  render(
    <FixedPanel
      report={report}
      courses={courses}
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  );
  expect(
    screen.getAllByRole("status", { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(["No video is lost. 2 slides have no video yet:"]);
});
