// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import { clips as words } from "#app/copy/clips.ts";
import type { closeConversion } from "#app/data/authoring/clips.ts";
import { ConversionsContext } from "../../clips/conversions.ts";
import type { Conversions } from "../../clips/conversions.ts";
import { slideRow } from "../../content/rows-for-tests.ts";
import type { Editable } from "../editor.ts";
import { ClipField } from "./ClipField.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { close } = vi.hoisted(() => ({ close: vi.fn<typeof closeConversion>() }));
vi.mock("#app/data/authoring/clips.ts", () => ({ closeConversion: close }));

afterEach(cleanup);

it("the focus goes from the button that gives up a clip to the field's first one", async () => {
  const field = (conversion: Partial<ClipConversion> | null) => (
    <ConversionsContext
      value={
        {
          converts: true,
          of: () => conversion,
          isFramed: () => false,
          refresh: async () => undefined,
        } as unknown as Conversions
      }
    >
      <ClipField
        lessonId="l"
        slide={slideRow("s") as Editable<"video">}
        missing={null}
        onChange={() => undefined}
      />
    </ConversionsContext>
  );
  const closing = Promise.withResolvers<{ closed: true }>();
  close.mockReturnValue(closing.promise);
  const { rerender } = render(field({ id: "c", name: "clip.mov", state: "failed" }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: words.discard });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  // A button that is disabled loses the focus.
  expect([button.disabled, close.mock.calls]).toEqual([false, [["c"]]]);
  await act(async () => closing.resolve({ closed: true }));
  rerender(field(null));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^Choose a file/ }));
});
