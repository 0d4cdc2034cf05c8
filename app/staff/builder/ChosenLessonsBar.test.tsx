// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { courseRow, lessonRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { overlay } from "../drafts/draft.ts";
import type { ApplyChange } from "../content/ListUndo.tsx";
import { ChosenLessonsBar } from "./ChosenLessonsBar.tsx";
import { sendChange } from "./undo-lists.ts";

beforeEach(stubStorage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("gives several lessons one topic, typed or one of the course, which is undone in those that changed (R-STAFF-30) (T-549)", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const drafts = contentDrafts(queries, "author");
  const { store } = drafts.lessons;
  const lessons = ["", "Spending", "Earning"].map((tag, index): OutlineLesson => ({
    ...lessonRow(`lesson${index}`, 1, false),
    tag,
  }));
  vi.stubGlobal("fetch", async () => Response.json([courseRow("course", lessons)]));
  const { signal } = new AbortController();
  const onUndo: ApplyChange = (direction, change) => {
    drafts.lists.mark(change, direction);
    void sendChange(direction, change, { queries, drafts, signal });
  };
  const tags = () => lessons.map((lesson) => overlay(lesson, store.draft(lesson.id)).tag);
  render(
    <ContentDraftsContext value={() => drafts}>
      <ChosenLessonsBar
        lessons={lessons}
        topics={["", "Spending", "Earning", "Spending"]}
        onAll={() => undefined}
        onUndo={onUndo}
        onDelete={() => undefined}
      />
    </ContentDraftsContext>,
  );
  expect(screen.queryByLabelText(words.orNewTopic)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: words.changeTopic }));
  const give = screen.getByRole<HTMLButtonElement>("button", { name: words.giveTopic(3) });
  expect(give.disabled).toBe(true);
  const topics = screen.getByRole("group", { name: words.topicsOfCourse });
  const names = within(topics)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Spending", "Earning"]);
  const isMarked = (name: string) =>
    within(topics).getByRole("button", { name }).getAttribute("aria-pressed");
  // The lessons do not share one.
  expect(["Spending", "Earning"].map(isMarked)).toEqual(["false", "false"]);
  fireEvent.click(within(topics).getByRole("button", { name: "Earning" }));
  expect(screen.getByLabelText<HTMLInputElement>(words.orNewTopic).value).toBe("Earning");
  fireEvent.change(screen.getByLabelText(words.orNewTopic), { target: { value: " Spending " } });
  fireEvent.click(give);
  expect(tags()).toEqual(["Spending", "Spending", "Spending"]);
  expect(screen.getByText(words.topicGiven(2))).toBeTruthy();
  expect(store.history("lesson1").past).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(tags()).toEqual(["", "Spending", "Earning"]));
  expect(screen.queryByText(words.topicGiven(2))).toBeNull();
});

it("Enter in the field of a new topic gives it, and the focus is where Ctrl+Z undoes that (T-973)", () => {
  const drafts = contentDrafts(new QueryClient(), "author");
  const lesson = lessonRow("one", 1, false);
  render(
    <ContentDraftsContext value={() => drafts}>
      <ChosenLessonsBar
        lessons={[lesson]}
        topics={[]}
        onAll={() => undefined}
        onUndo={() => undefined}
        onDelete={() => undefined}
      />
    </ContentDraftsContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: words.changeTopic }));
  const field = screen.getByLabelText<HTMLInputElement>(words.topicOfChosen);
  const give = screen.getByRole<HTMLButtonElement>("button", { name: words.giveTopic(1) });
  // A browser submits the form of the field by its button, unless that is disabled.
  expect([give.form === field.form, give.type, give.disabled]).toEqual([true, "submit", true]);
  fireEvent.change(field, { target: { value: "Basics" } });
  field.focus();
  expect(give.disabled).toBe(false);
  field.form?.requestSubmit();
  expect(overlay(lesson, drafts.lessons.store.draft("one")).tag).toBe("Basics");
  expect(document.activeElement).toBe(give);
});

it("the topic that the chosen lessons have is marked, until another one is typed (T-893)", () => {
  const drafts = contentDrafts(new QueryClient(), "author");
  const lessons = ["one", "two"].map((id): OutlineLesson => ({
    ...lessonRow(id, 1, false),
    tag: "Saving",
  }));
  render(
    <ContentDraftsContext value={() => drafts}>
      <ChosenLessonsBar
        lessons={lessons}
        topics={["Saving", "Earning"]}
        onAll={() => undefined}
        onUndo={() => undefined}
        onDelete={() => undefined}
      />
    </ContentDraftsContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: words.changeTopic }));
  const marked = () =>
    screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
  expect(marked()).toEqual(["Saving"]);
  fireEvent.click(screen.getByRole("button", { name: "Earning" }));
  expect(marked()).toEqual(["Earning"]);
});

it("the chosen lessons are given to what deletes them; none can't be deleted (T-605)", () => {
  const drafts = contentDrafts(new QueryClient(), "author");
  const lessons = [lessonRow("one", 2, false), lessonRow("two", 1, false)];
  const onDelete = vi.fn<(chosen: readonly OutlineLesson[]) => void>();
  const bar = (chosen: readonly OutlineLesson[]) => (
    <ContentDraftsContext value={() => drafts}>
      <ChosenLessonsBar
        lessons={chosen}
        topics={[]}
        onAll={() => undefined}
        onUndo={() => undefined}
        onDelete={onDelete}
      />
    </ContentDraftsContext>
  );
  const { rerender } = render(bar(lessons));
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onDelete.mock.calls).toEqual([[lessons]]);
  rerender(bar([]));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete" }).disabled).toBe(true);
});
