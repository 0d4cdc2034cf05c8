// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { viewAt } from "#stage/camera/camera.ts";
import {
  atTrade,
  CARROT,
  moment,
  SHOPPER,
  stateOf,
  timed,
} from "#stage/for-tests/story-for-tests.ts";
import { StoryMoment } from "./StoryMoment.tsx";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({ playTouch: vi.fn() }));

const PICTURE_PX = 360;
/** The width that the camera shows while the story waits, in the place's units. */
const VIEW = viewAt(timed(), timed().moments[0]?.at ?? 0, () => [300, 1100], false).width;
const onEvent = vi.fn();
const onDrag = vi.fn();
const place = document.createElement("div");
let root: ReturnType<typeof createRoot>;

const button = (name: string) => {
  const found = place.querySelector<HTMLElement>(`[aria-label="${name}"]`);
  if (found === null) throw new Error(`There is no ${name}.`);
  return found;
};
const written = () => place.querySelector("[data-moment-text]")?.textContent;
const pointer = (type: string, clientX: number, clientY: number) =>
  act(() => {
    button("Carrot").dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        button: 0,
        pointerId: 1,
        clientX,
        clientY,
      }),
    );
  });
const lieBelow = (...elements: Element[]) => {
  document.elementsFromPoint = () => elements;
};
/** A drag of the carrot by 30 pixels to the right and 40 up, and the click that follows a mouse's. */
function drag(end: "pointerup" | "pointercancel"): void {
  pointer("pointerdown", 100, 300);
  pointer("pointermove", 110, 290);
  pointer("pointermove", 130, 260);
  expect(written()).toBe("You hold: Carrot. Where does it go?");
  expect(button("Shopper").dataset["waiting"]).toBe("true");
  pointer(end, 130, 260);
  if (end === "pointerup") act(() => button("Carrot").click());
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(PICTURE_PX);
  document.body.append(place);
  root = createRoot(place);
  const trade = moment("trade");
  act(() =>
    root.render(
      <StoryMoment
        moment={trade}
        plan={timed()}
        state={stateOf(atTrade, "trade")}
        onEvent={onEvent}
        onDrag={onDrag}
      />,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  onEvent.mockClear();
  onDrag.mockClear();
});

it("a thing that is dragged is shown as held, moves the picture by as much, and is dropped onto what lies below", () => {
  lieBelow(button("Carrot"), button("Shopper"), document.body);
  drag("pointerup");
  const [last, end] = onDrag.mock.calls.slice(-2);
  expect(last).toEqual(["carrot", [30, -40].map((px) => expect.closeTo((px * VIEW) / PICTURE_PX))]);
  expect(end).toEqual(["carrot", null]);
  expect(onEvent.mock.calls).toEqual([[{ type: "drop", target: CARROT, place: SHOPPER }]]);
});

it.each(["pointerup", "pointercancel"] as const)(
  "a drag that ends over no place, or is broken off (%s), is no act",
  (end) => {
    lieBelow(button("Carrot"), ...(end === "pointerup" ? [button("Coin")] : [button("Shopper")]));
    drag(end);
    expect(onEvent).not.toHaveBeenCalled();
    expect(onDrag).toHaveBeenLastCalledWith("carrot", null);
    expect(written()).toBe("Who gets it?");
  },
);

it("a tap of a thing, and of a place, stays a tap", () => {
  lieBelow(button("Carrot"));
  pointer("pointerdown", 100, 300);
  pointer("pointermove", 103, 302);
  pointer("pointerup", 103, 302);
  act(() => button("Carrot").click());
  act(() => button("Shopper").click());
  expect(onDrag).not.toHaveBeenCalled();
  expect(onEvent.mock.calls).toEqual([
    [{ type: "tap", target: CARROT }],
    [{ type: "tap", target: SHOPPER }],
  ]);
});
