// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Finding } from "#domain/content/publish-check.ts";
import { translation } from "#app/copy/translation.ts";
import { countsOf, FindingCounts } from "./FindingCounts.tsx";

afterEach(cleanup);

const finding = (check: string, weight: Finding["weight"]): Finding => ({
  check,
  weight,
  slideId: "s",
  part: null,
});

it("what stops Publish is counted apart from what is recommended (R-STAFF-4) (T-600)", () => {
  const counts = countsOf([
    finding("no_video", "must"),
    finding("no_captions", "should"),
    finding("no_video_alt", "should"),
  ]);
  expect(counts).toEqual({ needed: 1, recommended: 2 });
  const { container, rerender } = render(<FindingCounts {...counts} />);
  expect([...container.querySelectorAll("[data-weight]")].map((one) => one.textContent)).toEqual([
    "1 needed",
    "2 tips",
  ]);
  rerender(<FindingCounts needed={0} recommended={0} />);
  expect(screen.getByText("Nothing missing")).toBeTruthy();
  rerender(<FindingCounts needed={1} recommended={3} said={translation.counts} />);
  expect(container.textContent).toBe("1 needed 3 to do");
});
