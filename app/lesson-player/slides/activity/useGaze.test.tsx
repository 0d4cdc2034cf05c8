// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGaze } from "./useGaze.ts";

const renders = vi.fn();
function Watcher() {
  const ref = useRef<HTMLDivElement>(null);
  const gaze = useGaze(ref);
  renders();
  return (
    <div ref={ref} data-eyes="">
      {gaze?.join(" ") ?? "none"}
    </div>
  );
}

const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;
const find = (selector: string) => {
  const element = place.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
};
const gaze = () => find("[data-eyes]").textContent;
const paint = () => act(() => vi.advanceTimersByTimeAsync(20));
const pointer = (type: string, clientX: number, clientY: number, buttons: number) =>
  find("section").dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX, clientY, buttons }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  root = createRoot(place);
  act(() =>
    root.render(
      <section>
        <Watcher />
        <button type="button">thing</button>
      </section>,
    ),
  );
  find("[data-eyes]").getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  find("button").getBoundingClientRect = () => new DOMRect(300, 20, 40, 20);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  renders.mockClear();
});

it("Pocket looks at what is focused, after the frame that shows it", async () => {
  expect(gaze()).toBe("none");
  act(() => find("button").focus());
  expect(gaze()).toBe("none");
  await paint();
  expect(gaze()).toBe("1 0");
});

it("Pocket looks after a thing that is dragged, and is drawn anew only for another direction", async () => {
  pointer("pointermove", 0, 900, 0);
  await paint();
  expect(gaze()).toBe("none");
  pointer("pointerdown", 50, 400, 1);
  await paint();
  expect(gaze()).toBe("0 1");
  renders.mockClear();
  for (let x = 50; x < 90; x += 2) {
    pointer("pointermove", x, 500, 1);
    await paint();
  }
  expect(renders).not.toHaveBeenCalled();
  pointer("pointermove", 600, 500, 1);
  await paint();
  expect(gaze()).toBe("1 1");
});

it("many moves in one frame are looked at once, at their last place", async () => {
  pointer("pointermove", 500, 30, 1);
  pointer("pointermove", -500, 30, 1);
  await paint();
  expect(gaze()).toBe("-1 0");
});

it("Pocket is still while something is pressed or dragged, so that no frame draws him anew (T-277)", () => {
  const isStill = () => find("[data-eyes]").hasAttribute("data-still");
  pointer("pointermove", 50, 400, 0);
  expect(isStill()).toBe(false);
  pointer("pointerdown", 50, 400, 1);
  pointer("pointermove", 90, 400, 1);
  expect(isStill()).toBe(true);
  pointer("pointerup", 90, 400, 0);
  expect(isStill()).toBe(false);
  pointer("pointerdown", 50, 400, 1);
  pointer("pointercancel", 50, 400, 0);
  expect(isStill()).toBe(false);
  // A thing that is gone with its press sends no end of it: the next move of the mouse does.
  pointer("pointerdown", 50, 400, 1);
  pointer("pointermove", 60, 400, 0);
  expect(isStill()).toBe(false);
});
