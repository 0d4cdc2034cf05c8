// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { RecordingTime } from "./RecordingTime.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("shows how long something has been recorded, from 0:00 for each recording (T-755)", () => {
  vi.useFakeTimers();
  const { rerender } = render(<RecordingTime begunAt={performance.now()} />);
  const shown = () => screen.getByRole("timer").textContent;
  expect(shown()).toBe("0:00");
  act(() => void vi.advanceTimersByTime(64_300));
  expect(shown()).toBe("1:04");
  rerender(<RecordingTime begunAt={performance.now()} />);
  expect(shown()).toBe("0:00");
});
