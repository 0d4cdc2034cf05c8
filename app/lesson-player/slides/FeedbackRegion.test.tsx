// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FeedbackRegion } from "./FeedbackRegion.tsx";

afterEach(cleanup);

const Feedback = ({ takesFocus = false, isThere = true }) => (
  <>
    <FeedbackRegion isEmpty={!isThere} takesFocus={takesFocus}>
      {isThere && (
        <div tabIndex={-1} data-testid="feedback">
          Correct!
        </div>
      )}
    </FeedbackRegion>
    <button type="button">Continue</button>
  </>
);
const feedback = () => screen.getByTestId("feedback");
const isInLiveRegion = () => feedback().closest("[role=status], [aria-live]") !== null;

describe("feedback is said once", () => {
  it("by its live region where the focus stays with the child's next step (T-1235)", () => {
    render(<Feedback />);
    expect(isInLiveRegion()).toBe(true);
  });

  it("by the focus where it gets that, and by its live region again when the focus goes on (T-1236)", () => {
    render(<Feedback />);
    act(() => feedback().focus());
    expect(isInLiveRegion()).toBe(false);
    act(() => screen.getByRole("button").focus());
    expect(isInLiveRegion()).toBe(true);
  });

  it("by the focus that it is about to get (T-1237)", () => {
    const { rerender } = render(<Feedback takesFocus isThere={false} />);
    expect(screen.getByRole("status").textContent).toBe("");
    rerender(<Feedback takesFocus />);
    expect(isInLiveRegion()).toBe(false);
    rerender(<Feedback takesFocus isThere={false} />);
    expect(screen.queryByRole("status")).not.toBeNull();
  });
});
