// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { refusalOf } from "#app/data/base/errors.ts";
import type { StudioLine } from "./studio-lines.ts";
import { useLineWork } from "./useLineWork.ts";

afterEach(cleanup);

const lines = ["Hello", "Where is Zorp?", "Bye"].map((text) => ({ text })) as StudioLine[];

it("a line with a word that the voice can't read is passed over, and the word is named (T-1684)", async () => {
  const { result } = renderHook(useLineWork);
  const spoken: string[] = [];
  await act(() =>
    result.current.run("speaking", lines, async ({ text }) => {
      if (text.includes("Zorp")) throw refusalOf("words_unreadable", { words: ["Zorp"] });
      spoken.push(text);
      return true;
    }),
  );
  expect(spoken).toEqual(["Hello", "Bye"]);
  expect(result.current.work).toMatchObject({ state: "idle", isProblem: true });
  expect(result.current.work).toMatchObject({
    message: expect.stringMatching(/^2 lines done\..*: Zorp\./),
  });
});

it("any other failure ends the work", async () => {
  const { result } = renderHook(useLineWork);
  let tried = 0;
  await act(() =>
    result.current.run("speaking", lines, async () => {
      tried++;
      throw refusalOf("unavailable");
    }),
  );
  expect(tried).toBe(1);
  expect(result.current.work).toMatchObject({ state: "idle", isProblem: true });
});
