// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { FixedPanel } from "./FixedPanel.tsx";
import type { FixReport } from "./FixedPanel.tsx";

beforeAll(() => void (HTMLDialogElement.prototype.showModal ??= () => undefined));
afterEach(cleanup);

const courseOf = () => "Sea trade";
const fixed = (slide: number, reason: FixReport[number]["reason"], file: string | null) => ({
  lesson_id: "harbour",
  slide_id: `slide-${slide}`,
  lesson: "The harbour",
  slide,
  file,
  reason,
});

it("the result of 'Fix Video URLs' begins with what the author does, names each slide once with its course, and leads to it (T-851)", () => {
  const onOpen = vi.fn<(place: { lesson: string; slide: string }) => void>();
  const onClose = vi.fn<() => void>();
  const report = [
    fixed(1, "filled", "boats-0123456789ab.mp4"),
    fixed(2, "no_file", null),
    fixed(3, "several_files", null),
  ];
  render(<FixedPanel report={report} courseOf={courseOf} onOpen={onOpen} onClose={onClose} />);
  expect(
    screen.getAllByRole("status", { hidden: true }).map(({ textContent }) => textContent),
  ).toEqual([
    "1 slide has no video, and no upload was found for it. Open it and choose its file.",
    "1 slide has no video, and more than one upload fits. Open it and choose the right file.",
    "1 video is back. Play it once, then publish its lesson.",
  ]);
  const textsOf = (list: HTMLElement) =>
    within(list)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole("list", { hidden: true }).map(textsOf)).toEqual([
    ["The harbourSlide\u00a02 · Sea tradeOpen"],
    ["The harbourSlide\u00a03 · Sea tradeOpen"],
    ["The harbourSlide\u00a01 · Sea trade · boats.mp4Open"],
  ]);
  fireEvent.click(
    screen.getByRole("button", { name: "Open slide 3 of The harbour", hidden: true }),
  );
  expect(onOpen.mock.calls).toEqual([[{ lesson: "harbour", slide: "slide-3" }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("where every video is in its place, 'Fix Video URLs' has one sentence and one button (T-852)", () => {
  const onClose = vi.fn<() => void>();
  render(<FixedPanel report={[]} courseOf={courseOf} onOpen={() => undefined} onClose={onClose} />);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe(
    "Every video slide has its video. There is nothing for you to do.",
  );
  expect(screen.queryByRole("list", { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Done", hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
