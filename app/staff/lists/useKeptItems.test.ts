// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useKeptItems } from "./useKeptItems.ts";

afterEach(cleanup);

const slide = (id: string, text: string) => ({ id, text });

it("makes again only the items of which something has changed", () => {
  const [a, b, c] = [slide("a", "one"), slide("b", "two"), slide("c", "three")];
  const { result, rerender } = renderHook(
    ({ slides }) =>
      useKeptItems(
        slides,
        (source, index) => [source, index],
        ({ id, text }, index) => ({ id, label: `${index + 1}. ${text}` }),
      ),
    { initialProps: { slides: [a, b, c] } },
  );
  const first = result.current;
  rerender({ slides: [a, b, c] });
  expect(result.current).toBe(first);

  rerender({ slides: [a, slide("b", "changed"), c] });
  expect(result.current.map(({ label }) => label)).toEqual(["1. one", "2. changed", "3. three"]);
  expect(result.current.map((item, at) => item === first[at])).toEqual([true, false, true]);

  rerender({ slides: [a, c] });
  expect(result.current.map(({ label }) => label)).toEqual(["1. one", "2. three"]);
  expect(result.current[0]).toBe(first[0]);
});
