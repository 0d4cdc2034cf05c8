// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { newClips as words } from "#app/copy/clips.ts";
import { NewClipsField } from "./NewClipsField.tsx";
import type { NewClips } from "./useNewClips.ts";

afterEach(cleanup);

const field = (state: Partial<NewClips>) => {
  const clips = { underWay: null, problems: [], dismiss: () => undefined, ...state };
  return <NewClipsField clips={clips as unknown as NewClips} converts />;
};
const button = (name: string) => screen.getByRole("button", { name });

it("the focus stays at the button that begins and cancels, and comes there from the problems", () => {
  const { rerender } = render(field({}));
  button(words.button).focus();
  rerender(field({ underWay: { n: 1, of: 2, name: "a.mp4", share: 0 } }));
  expect(document.activeElement).toBe(button(words.cancel));
  rerender(field({ problems: ["a.mp4 failed."] }));
  expect(document.activeElement).toBe(button(words.button));
  button(words.dismiss).focus();
  fireEvent.click(button(words.dismiss));
  rerender(field({}));
  expect(document.activeElement).toBe(button(words.button));
});
