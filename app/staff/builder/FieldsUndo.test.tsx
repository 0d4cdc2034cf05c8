// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { builder as page, lists as words } from "#app/copy/builder.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { LessonFields } from "./LessonFields.tsx";
import { contentDrafts } from "../content/content-drafts.ts";
import { outlineQuery } from "../content/content-queries.ts";
import { courseRow, lessonRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { overlay } from "../drafts/draft.ts";
import { FieldsUndo } from "../content/FieldsUndo.tsx";
import type { ApplyChange } from "../content/ListUndo.tsx";

beforeEach(() => {
  stubStorage();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The desk of a lesson without slides, as it is after a load of the page. */
async function openDesk() {
  const lesson: OutlineLesson = { ...lessonRow("one", 0, false), title: "Old" };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(outlineQuery.queryKey, [courseRow("course", [lesson])]);
  const drafts = contentDrafts(queries, "author");
  const { store } = drafts.lessons;
  const applied: string[] = [];
  const apply: ApplyChange = (direction, change) => {
    applied.push(direction);
    drafts.lists.mark(change, direction);
  };
  const onUndone = vi.fn<() => void>();
  const { container } = render(
    <ContentDraftsContext value={() => drafts}>
      <LessonFields lesson={lesson} coAuthors={null} onUndone={onUndone} />
      <FieldsUndo drafts={drafts.lessons} list="one" onUndo={apply} />
    </ContentDraftsContext>,
  );
  const isDisabled = (name: string) =>
    screen.getByRole("button", { name }).getAttribute("aria-disabled");
  return {
    applied,
    onUndone,
    title: () => overlay(lesson, store.draft("one")).title,
    rename: (title: string) => store.edit(lesson, { title }),
    deleteSlide: () =>
      act(() => void Object.assign(drafts.lists.begin({ lists: ["one"] }), { isAnswered: true })),
    press: (key: "z" | "y", target: Element = document.body) =>
      fireEvent.keyDown(target, { key, ctrlKey: true }),
    /** What can't be undone or done again. */
    disabled: () => [isDisabled(page.undo), isDisabled(page.redo)],
    settings: container.querySelector("details") ?? expect.fail(),
    keep() {
      store.keepHistories();
      drafts.lists.keep();
      cleanup();
    },
  };
}

it("a new title of the lesson is undone before an older deletion of a slide, also where its settings are folded after a reload (T-971)", async () => {
  const before = await openDesk();
  before.deleteSlide();
  vi.setSystemTime(Date.now() + 5_000);
  before.rename("New");
  before.keep();

  const desk = await openDesk();
  expect([desk.title(), desk.settings.open]).toEqual(["New", false]);
  expect(desk.disabled()).toEqual(["false", "true"]);
  desk.press("z");
  await waitFor(() => expect(desk.settings.open).toBe(true));
  expect([desk.title(), desk.applied]).toEqual(["Old", []]);
  desk.press("z");
  await waitFor(() => expect(desk.disabled()).toEqual(["true", "false"]));
  expect(desk.applied).toEqual(["undo"]);
  desk.press("y");
  await waitFor(() => expect(desk.disabled()).toEqual(["false", "false"]));
  expect([desk.title(), desk.applied]).toEqual(["Old", ["undo", "redo"]]);
  desk.settings.open = false;
  desk.press("y");
  await waitFor(() => expect(desk.settings.open).toBe(true));
  expect([desk.title(), desk.disabled()]).toEqual(["New", ["false", "true"]]);
});

it("in the open settings, the key and the button undo the same change (T-972)", async () => {
  const desk = await openDesk();
  desk.settings.open = true;
  const field = screen.getByLabelText(words.lessonTitle);
  fireEvent.change(field, { target: { value: "New" } });
  expect(desk.disabled()).toEqual(["false", "true"]);
  desk.press("z", field);
  await waitFor(() => expect(desk.disabled()).toEqual(["true", "false"]));
  expect(desk.title()).toBe("Old");
  fireEvent.click(screen.getByRole("button", { name: page.redo }));
  await waitFor(() => expect(desk.disabled()).toEqual(["false", "true"]));
  vi.setSystemTime(Date.now() + 5_000);
  desk.deleteSlide();
  desk.press("z", field);
  await waitFor(() => expect(desk.applied).toEqual(["undo"]));
  expect(desk.title()).toBe("New");
  fireEvent.click(screen.getByRole("button", { name: page.undo }));
  await waitFor(() => expect(desk.title()).toBe("Old"));
});

it("undo and redo bring the settings that they change into view, and typing does not (T-986)", async () => {
  const desk = await openDesk();
  const scroll = vi.spyOn(desk.settings, "scrollIntoView");
  const shown = () => [desk.onUndone.mock.calls.length, scroll.mock.calls.length];
  fireEvent.change(screen.getByLabelText(words.lessonTitle), { target: { value: "New" } });
  await waitFor(() => expect(desk.disabled()).toEqual(["false", "true"]));
  expect(shown()).toEqual([0, 0]);
  desk.press("z");
  await waitFor(() => expect(shown()).toEqual([1, 1]));
  desk.press("y");
  await waitFor(() => expect(shown()).toEqual([2, 2]));
  desk.press("z");
  await waitFor(() => expect(shown()).toEqual([3, 3]));
  // It takes away what could be done again, as redo does.
  fireEvent.change(screen.getByLabelText(words.lessonTitle), { target: { value: "Newer" } });
  await waitFor(() => expect(desk.disabled()).toEqual(["false", "true"]));
  await new Promise(requestAnimationFrame);
  expect(shown()).toEqual([3, 3]);
});

it("the keys leave what is typed in a form to the browser; on its button, or in an empty field, they undo (T-978)", async () => {
  const desk = await openDesk();
  desk.deleteSlide();
  const { container } = render(
    <form>
      <input defaultValue="Typed" />
      <input className="empty" />
      <button type="submit">Send</button>
    </form>,
  );
  const target = (name: string) => container.querySelector(name) ?? expect.fail();
  // True where the browser undoes.
  expect([desk.press("z", target("input")), desk.applied]).toEqual([true, []]);
  expect([desk.press("z", target("button")), desk.applied]).toEqual([false, ["undo"]]);
  expect([desk.press("z", target(".empty")), desk.applied]).toEqual([false, ["undo"]]);
});
