// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { FixedPanel } from "./FixedPanel.tsx";
import type { FixReport } from "./FixedPanel.tsx";

beforeAll(() => void (HTMLDialogElement.prototype.showModal ??= () => undefined));
afterEach(cleanup);

const fixed = (slide: number, reason: FixReport[number]["reason"], file: string | null) => ({
  lesson_id: "harbour",
  slide_id: `slide-${slide}`,
  lesson: "The harbour",
  slide,
  file,
  reason,
});

it("the result of 'Fix Video URLs' begins with what the author does, and leads to each slide (T-851)", () => {
  const onOpen = vi.fn<(place: { lesson: string; slide: string }) => void>();
  const onClose = vi.fn<() => void>();
  const report = [
    fixed(1, "filled", "boats-0123456789ab.mp4"),
    fixed(2, "no_file", null),
    fixed(3, "several_files", null),
  ];
  render(<FixedPanel report={report} onOpen={onOpen} onClose={onClose} />);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe(
    "1 video is back on its slide. 2 slides still need a video from you.",
  );
  const [first, second] = screen.getAllByRole("list", { hidden: true });
  expect(
    within(first!)
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([
    "The harbour, slide 2No uploaded video was found for it.Open",
    "The harbour, slide 3Several uploaded videos could be the one, so none was chosen.Open",
  ]);
  expect(second!.textContent).toBe("The harbour, slide 1boats.mp4Open");
  fireEvent.click(screen.getByRole("button", { name: /slide 3$/, hidden: true }));
  expect(onOpen.mock.calls).toEqual([[{ lesson: "harbour", slide: "slide-3" }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("where every video is in its place, 'Fix Video URLs' has one sentence and one button (T-852)", () => {
  const onClose = vi.fn<() => void>();
  render(<FixedPanel report={[]} onOpen={() => undefined} onClose={onClose} />);
  expect(screen.getByRole("status", { hidden: true }).textContent).toBe(
    "Every video slide has its video. There is nothing for you to do.",
  );
  expect(screen.queryByRole("list", { hidden: true })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Done", hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
