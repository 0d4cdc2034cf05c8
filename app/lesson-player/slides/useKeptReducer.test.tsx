// @vitest-environment happy-dom
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { memoryOfPage } from "./memory.ts";
import { useKeptReducer } from "./useKeptReducer.ts";

it("a slide's state is stored on the device before the page shows it (T-464)", async () => {
  // Without act, which would run passive effects before the test sees the page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const memory = memoryOfPage("");
  let count = (): void => undefined;
  function Slide() {
    const { state, dispatch } = useKeptReducer(
      memory,
      "slide",
      (before: number) => before + 1,
      () => 0,
    );
    useLayoutEffect(() => void (count = () => dispatch(undefined)));
    return <p>{state}</p>;
  }
  const place = document.createElement("div");
  const shown = (text: string) =>
    new Promise<unknown>((resolve) => {
      new MutationObserver(() => {
        if (place.textContent === text) resolve(memory.read("slide"));
      }).observe(place, { childList: true, characterData: true, subtree: true });
    });
  const first = shown("0");
  const root = createRoot(place);
  root.render(<Slide />);
  expect(await first).toEqual({ round: 0, state: 0 });
  const second = shown("1");
  count();
  expect(await second).toEqual({ round: 0, state: 1 });
  root.unmount();
});
