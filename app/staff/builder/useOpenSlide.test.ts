// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOpenSlide } from "./useOpenSlide.ts";

it("stays with the first slide of a lesson that was opened, wherever it is moved, until it is gone", () => {
  const open = (ids: string, slide: string | null = null, lesson = "one") => ({
    slides: ids.split("").map((id) => ({ id })),
    chosen: { lesson, slide },
  });
  const { result, rerender } = renderHook(({ slides, chosen }) => useOpenSlide(slides, chosen), {
    initialProps: open("abc"),
  });
  const shown = (place: ReturnType<typeof open>) => {
    rerender(place);
    return result.current?.id;
  };
  expect(result.current?.id).toBe("a");
  expect(shown(open("bac"))).toBe("a");
  expect(shown(open("bac", "c"))).toBe("c");
  expect(shown(open("bca"))).toBe("a");
  expect(shown(open("bc"))).toBe("b");
  expect(shown(open("xab", null, "two"))).toBe("x");
  expect(shown(open("", null, "two"))).toBeUndefined();
});
