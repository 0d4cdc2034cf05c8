// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { entry } from "#app/data/base/device-storage.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { slidesQuery } from "../content/content-queries.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { useGoneLesson } from "./useGoneLesson.ts";

afterEach(() => {
  cleanup();
  entry("builder-draft", "author", "slide s").remove();
});

const slide = { id: "s", type: "video", alt: "", row_version: 1 } as EditableSlide;

/** A builder in which lesson 'l' is open. */
function openLesson() {
  const queries = new QueryClient();
  queries.setQueryData(slidesQuery("l").queryKey, [slide]);
  const drafts = contentDrafts(queries, "author");
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>{children}</ContentDraftsContext>
    </QueryClientProvider>
  );
  const initialProps: Parameters<typeof useGoneLesson>[0] = { lessonId: "l", chosen: "l" };
  const { result, rerender } = renderHook(useGoneLesson, { wrapper, initialProps });
  return { drafts, result, rerender };
}

it("a lesson that is no longer there while it is open is named, until it is back (R-STAFF-42)", () => {
  const { result, rerender } = openLesson();
  expect(result.current).toBeNull();
  rerender({ lessonId: null, chosen: "l" });
  expect(result.current).toEqual({ isUnsaved: false });
  rerender({ lessonId: "l", chosen: "l" });
  expect(result.current).toBeNull();
});

it("what was typed in it is named, until the author opens something else", () => {
  const { drafts, result, rerender } = openLesson();
  drafts.slides.store.edit(slide, { alt: "typed" });
  rerender({ lessonId: null, chosen: "l" });
  expect(result.current).toEqual({ isUnsaved: true });
  rerender({ lessonId: "other", chosen: "other" });
  expect(result.current).toBeNull();
});

it("a lesson that this author deleted or left, or that was never there, is not named", () => {
  const { result, rerender } = openLesson();
  rerender({ lessonId: null, chosen: null });
  expect(result.current).toBeNull();
  rerender({ lessonId: null, chosen: "never" });
  expect(result.current).toBeNull();
});
