// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { courseRow, lessonRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { HomeView } from "./HomeView.tsx";
import type { ReadyBuilder } from "./useBuilder.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lessons = (count: number) =>
  Array.from({ length: count }, (_, index) => lessonRow(`Lesson ${index + 1}`, 3, false));

it("a course shows its first ten lessons, and opens for the others (T-989)", () => {
  stubStorage();
  vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
  const onOpen = vi.fn();
  const courses = [courseRow("Short", lessons(10)), courseRow("Long", lessons(11))];
  const queries = new QueryClient();
  const drafts = contentDrafts(queries, "author");
  render(
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <HomeView
          builder={{ courses, problem: null } as unknown as ReadyBuilder}
          onOpen={onOpen}
          onUndo={async () => undefined}
        />
      </ContentDraftsContext>
    </QueryClientProvider>,
  );
  const shown = (course: string) =>
    within(screen.getByRole("list", { name: words.lessonsOf(course) })).getAllByRole("button");
  expect([shown("Short").length, shown("Long").length]).toEqual([10, 10]);
  fireEvent.click(screen.getByRole("button", { name: words.allLessonsOf(11, "Long") }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith({ course: "Long", lesson: null, slide: null });
  expect(screen.queryByRole("button", { name: words.allLessonsOf(10, "Short") })).toBeNull();
});
