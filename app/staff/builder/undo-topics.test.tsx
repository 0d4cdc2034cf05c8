// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lists } from "#app/copy/builder.ts";
import { listUndo as words } from "#app/copy/list-undo.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { courseRow, lessonRow, slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { ChosenLessonsBar } from "./ChosenLessonsBar.tsx";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import { openListPage } from "./list-page-for-tests.tsx";

/** A server with a course of three lessons, which keeps their topics. */
class TopicServer {
  readonly rows = ["", "Spending", "Saving"].map((tag, index) => ({
    ...lessonRow(`lesson${index}`, 0, false),
    tag,
  }));
  readonly slides = {};
  readonly slide = (id: string) => slideRow(id);
  readonly outline = () => [
    courseRow(
      "course",
      this.rows.filter((row) => row.title !== "deleted").map((row) => ({ ...row })),
    ),
  ];
  readonly tags = () => this.rows.map(({ tag }) => tag);

  /** Somebody writes in a lesson. */
  set(index: number, edits: { title?: string; tag?: string; edited_by?: string }) {
    const row = this.rows[index] ?? expect.fail();
    Object.assign(row, { ...edits, row_version: row.row_version + 1 });
    return row;
  }

  readonly fetch = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    if (method === "GET") return ourJson(url.endsWith("/outline") ? this.outline() : []);
    const { row_version, ...edits } = JSON.parse(typeof body === "string" ? body : "{}");
    const index = this.rows.findIndex(({ id }) => url.endsWith(id));
    if (this.rows[index]?.row_version !== row_version)
      return ourJson({ code: "edited_elsewhere" }, { status: 409 });
    return ourJson(this.set(index, edits));
  };
}

let server: TopicServer;
beforeEach(() => {
  server = new TopicServer();
  stubStorage();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof openListPage>;
const IDS = ["lesson0", "lesson1", "lesson2"];
const open = () => openListPage(server, { course: "course", lesson: null, slide: null });

/** Gives the first two lessons a topic, as an author does. */
async function give(page: Page, topic: string) {
  const chosen = page.content()?.course?.lessons.slice(0, 2) ?? [];
  const { unmount } = render(
    <ContentDraftsContext value={() => page.drafts}>
      <ChosenLessonsBar
        lessons={chosen}
        topics={[]}
        onAll={() => undefined}
        onUndo={() => undefined}
        onDelete={() => undefined}
      />
    </ContentDraftsContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: lists.changeTopic }));
  fireEvent.change(screen.getByLabelText(lists.topicOfChosen), { target: { value: topic } });
  fireEvent.click(screen.getByRole("button", { name: lists.giveTopic(2) }));
  unmount();
  await save(page);
}
async function save({ drafts, idle }: Page) {
  await drafts.lessons.autosave.flush(IDS);
  await idle();
}
async function press(page: Page, direction: "undo" | "redo") {
  await page[direction]();
  await save(page);
  return server.tags();
}

it("lessons that were given a topic together have their own again by one undo, and the new one by redo (T-974)", async () => {
  const page = open();
  await give(page, "Basics");
  expect(server.tags()).toEqual(["Basics", "Basics", "Saving"]);
  expect(await press(page, "undo")).toEqual(["", "Spending", "Saving"]);
  expect([page.notice(), page.problem()]).toEqual([words.done.topics.undo, null]);
  // On the desk of a lesson, nothing is left to undo.
  expect(page.drafts.lessons.store.history("lesson0").past).toEqual([]);
  expect(await press(page, "redo")).toEqual(["Basics", "Basics", "Saving"]);
  expect(page.notice()).toBe(words.done.topics.redo);
  expect(await press(page, "undo")).toEqual(["", "Spending", "Saving"]);
  expect(await page.press("undo")).toBe(false);
});

it("they have, too, after the page was loaded again, and after another field was changed (T-975)", async () => {
  const before = open();
  await give(before, "Basics");
  before.drafts.lessons.store.edit(server.rows[0] ?? expect.fail(), { title: "New" });
  await save(before);
  before.drafts.lists.keep();
  before.drafts.lessons.store.keepHistories();
  cleanup();
  const page = open();
  expect(await press(page, "undo")).toEqual(["", "Spending", "Saving"]);
  expect(await press(page, "redo")).toEqual(["Basics", "Basics", "Saving"]);
});

it("all topics stay where somebody changed one since, and the page says which (T-976)", async () => {
  const page = open();
  await give(page, "Basics");
  server.set(1, { tag: "Giving", edited_by: "Anna" });
  expect(await press(page, "undo")).toEqual(["Basics", "Giving", "Saving"]);
  expect(page.problem()).toBe(words.topicEdited("lesson1"));
  expect(await page.press("undo")).toBe(false);

  await give(page, "Coins");
  await press(page, "undo");
  page.drafts.lessons.store.edit(server.rows[0] ?? expect.fail(), { tag: "My own" });
  await save(page);
  expect(await press(page, "redo")).toEqual(["My own", "Giving", "Saving"]);
  expect(page.problem()).toBe(words.topicEdited("lesson0"));
});

it("a lesson that is in the trash is left out; of lessons that all are, the page says so (T-977)", async () => {
  const page = open();
  await give(page, "Basics");
  (server.rows[0] ?? expect.fail()).title = "deleted";
  expect(await press(page, "undo")).toEqual(["Basics", "Spending", "Saving"]);
  (server.rows[1] ?? expect.fail()).title = "deleted";
  expect(await press(page, "redo")).toEqual(["Basics", "Spending", "Saving"]);
  expect(page.problem()).toBe(words.gone);
});
