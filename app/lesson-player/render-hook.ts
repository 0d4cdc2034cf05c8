import { act, createElement, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

/**
 * Renders a hook into the test's document.
 * @returns `now` reads what the hook returned last; `run` calls something and waits for what follows from it.
 */
export function renderHook<T>(useHook: () => T) {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  let last: { value: T } | null = null;
  function Probe() {
    const value = useHook();
    useLayoutEffect(() => void (last = { value }));
    return null;
  }
  const root = createRoot(document.createElement("div"));
  act(() => root.render(createElement(Probe)));
  return {
    now(): T {
      if (last === null) throw new Error("The hook did not render.");
      return last.value;
    },
    run: (change: () => unknown) => act(async () => void (await change())),
    unmount: () => act(() => root.unmount()),
  };
}
