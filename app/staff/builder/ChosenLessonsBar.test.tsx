// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { lessonRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { overlay } from "../drafts/draft.ts";
import { ChosenLessonsBar } from "./ChosenLessonsBar.tsx";

beforeEach(stubStorage);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("gives several lessons one topic, which is undone in those that changed (R-STAFF-30) (T-549)", () => {
  const drafts = contentDrafts(new QueryClient(), "author");
  const { store } = drafts.lessons;
  const lessons = ["", "Spending", "Earning"].map((tag, index): OutlineLesson => ({
    ...lessonRow(`lesson${index}`, 1, false),
    tag,
  }));
  const tags = () => lessons.map((lesson) => overlay(lesson, store.draft(lesson.id)).tag);
  render(
    <ContentDraftsContext value={() => drafts}>
      <ChosenLessonsBar lessons={lessons} onAll={() => undefined} />
    </ContentDraftsContext>,
  );
  fireEvent.change(screen.getByLabelText(words.topicOfChosen), { target: { value: " Spending " } });
  fireEvent.click(screen.getByRole("button", { name: words.giveTopic(3) }));
  expect(tags()).toEqual(["Spending", "Spending", "Spending"]);
  expect(screen.getByText(words.topicGiven(2))).toBeTruthy();
  expect(store.history("lesson1").past).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(tags()).toEqual(["", "Spending", "Earning"]);
});
