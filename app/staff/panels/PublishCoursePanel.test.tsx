// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { slidesQuery } from "../content/content-queries.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { PublishCoursePanel } from "./PublishCoursePanel.tsx";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { publishCourse, publishLesson } = vi.hoisted(() => ({
  publishCourse: vi.fn<(id: string) => Promise<unknown>>(),
  publishLesson: vi.fn<(id: string, news: boolean) => Promise<unknown>>(),
}));
vi.mock("#app/data/authoring/authoring.ts", async (original) => ({
  ...(await original<object>()),
  publishCourse,
  publishLesson,
}));

beforeAll(() => void (HTMLDialogElement.prototype.showModal ??= () => undefined));
beforeEach(() => {
  stubStorage();
  publishCourse.mockReset().mockResolvedValue({});
  publishLesson.mockReset().mockResolvedValue({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const course: OutlineCourse = {
  ...courseRow("Sea trade", [
    lessonRow("Old", 1, false),
    lessonRow("Boats", 1, true),
    lessonRow("Empty", 0, true),
    lessonRow("Harbour", 1, true),
  ]),
  description: "New",
  published: {
    title: "Sea trade",
    description: "",
    cover_url: null,
    order: 1,
    changed_languages: [],
  },
};

function open() {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  const set = (id: string, count: number) =>
    queries.setQueryData(
      slidesQuery(id).queryKey,
      Array.from({ length: count }, (_, index) =>
        slideRow(`${id}${index}`, { video_url: "/videos/a.mp4" }),
      ),
    );
  set("Boats", 1);
  set("Harbour", 1);
  set("Empty", 0);
  const drafts = contentDrafts(queries, "author");
  const onPublished = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <PublishCoursePanel
          courses={[course]}
          course={course}
          onOpenLesson={() => undefined}
          onPublished={onPublished}
          onClose={() => undefined}
        />
      </ContentDraftsContext>
    </QueryClientProvider>,
  );
  return onPublished;
}

const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>("button", { name, hidden: true });
const tick = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name, hidden: true });

it("one button publishes the course's changes and the lessons that are ticked; a lesson that lacks something can't be ticked (T-897)", async () => {
  const onPublished = open();
  expect(
    screen
      .getAllByRole<HTMLInputElement>("checkbox", { hidden: true })
      .map((box) => [box.getAttribute("aria-label"), box.checked, box.disabled]),
  ).toEqual([
    ["The course itself", true, false],
    ["Boats", true, false],
    ["Empty", false, true],
    ["Harbour", true, false],
  ]);
  expect(button("Publish all: 1 change, 2 lessons").disabled).toBe(false);
  for (const name of ["The course itself", "Boats", "Harbour"]) fireEvent.click(tick(name));
  expect(button("Tick what to publish").disabled).toBe(true);
  for (const name of ["The course itself", "Harbour"]) fireEvent.click(tick(name));
  fireEvent.click(button("Publish 1 change, 1 lesson"));
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce());
  expect(publishCourse.mock.calls).toEqual([["Sea trade"]]);
  expect(publishLesson.mock.calls).toEqual([["Harbour", false]]);
  // What the outline does not know yet can't be published twice.
  expect(screen.queryByRole("checkbox", { name: "Harbour", hidden: true })).toBeNull();
  await waitFor(() => expect(tick("Boats").disabled).toBe(false));
  fireEvent.click(tick("Boats"));
  expect(button("Publish 1 lesson").disabled).toBe(false);
});

it("what can't be published says so at its line, and the others are published (T-898)", async () => {
  publishLesson.mockRejectedValueOnce(new AppError("validation_failed", "A colleague deleted it."));
  const onPublished = open();
  fireEvent.click(button("Publish all: 1 change, 2 lessons"));
  await waitFor(() => expect(onPublished).toHaveBeenCalledOnce());
  expect(publishLesson.mock.calls.map(([id]) => id)).toEqual(["Boats", "Harbour"]);
  const alert = screen.getByRole("alert", { hidden: true });
  expect(alert.textContent).toBe("A colleague deleted it.");
  expect(alert.closest("li")?.textContent).toContain("Boats");
  expect(screen.queryByRole("status", { hidden: true })).toBeNull();
  await waitFor(() => expect(button("Publish 1 lesson").disabled).toBe(false));
  fireEvent.click(button("Publish 1 lesson"));
  await waitFor(() => expect(screen.queryByRole("alert", { hidden: true })).toBeNull());
  expect(publishLesson.mock.lastCall).toEqual(["Boats", false]);
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Publish/, hidden: true })).toBeNull(),
  );
});
