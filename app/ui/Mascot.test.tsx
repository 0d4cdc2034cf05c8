// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import "./character-drawings.ts";
import { Glimm, Pocket } from "./Mascot.tsx";

/** Far above what drawing takes: a loaded machine is slow. */
const WAIT = { timeout: 15_000 };

function mount(first: ReactNode) {
  const place = document.createElement("div");
  const root = createRoot(place);
  const show = (next: ReactNode) => flushSync(() => root.render(next));
  show(first);
  return {
    show,
    svg: () => place.querySelector("svg"),
    mood: () => place.querySelector("[data-mood]")?.getAttribute("data-mood"),
  };
}

it("a late mascot is an empty picture of its size first, so that words come before it", async () => {
  const { svg } = mount(<Glimm isLate mood="celebrating" />);
  expect(svg()?.getAttribute("viewBox")).toBe("0 0 400 480");
  expect(svg()?.childElementCount).toBe(0);
  await vi.waitFor(() => expect(svg()?.childElementCount).toBeGreaterThan(0), WAIT);
});

it("a new mood does not hold up the render that asks for it", async () => {
  const { show, svg, mood } = mount(<Pocket mood="thinking" />);
  const before = svg()?.innerHTML;
  show(<Pocket mood="celebrating" />);
  expect(mood()).toBe("thinking");
  expect(svg()?.innerHTML).toBe(before);
  await vi.waitFor(() => expect(mood()).toBe("celebrating"), WAIT);
  expect(svg()?.innerHTML).not.toBe(before);
});

it("the start page's mascot is in its document, which is made without a browser", () =>
  expect(renderToString(<Pocket mood="wave" />)).toContain("data-part"));
