// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PRESENCE_INTERVAL_MS } from "#domain/content/presence.ts";
import { entry } from "#app/data/base/device-storage.ts";
import type { EditableSlide, OutlineCourse } from "#app/data/authoring/authoring.ts";
import { contentDrafts } from "../content/content-drafts.ts";
import { outlineQuery, slidesQuery } from "../content/content-queries.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import type { CoAuthors } from "./co-authors.ts";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import { LessonPresence } from "./LessonPresence.tsx";

const slide = (id: string, row_version = 1, edited_by: string | null = null) =>
  ({ id, type: "video", alt: id, row_version, edited_by }) as EditableSlide;
const course = (lesson_version: number, edited_by: string | null) =>
  [
    { id: "c", lessons: [{ id: "l", row_version: lesson_version, edited_by }] },
  ] as unknown as OutlineCourse[];

/** What the server has, and what it was asked. */
const server = {
  others: [] as { name: string | null; slide: string | null }[],
  slides: [] as EditableSlide[],
  outline: [] as OutlineCourse[],
  requests: [] as string[],
  isGone: false,
  /** The answer to a report comes after this. */
  hold: null as Promise<void> | null,
};

beforeEach(() => {
  Object.assign(server, {
    others: [],
    slides: [slide("one"), slide("two")],
    outline: course(1, null),
    requests: [],
    isGone: false,
    hold: null,
  });
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (url: string, init: { method?: string; body?: string }) => {
    const method = init.method ?? "GET";
    const what = url.replace(/^.*\/api\/staff/, "").replace(/[\w-]{36}/, "TAB");
    const body = init.body?.replace(/[\w-]{36}/, "TAB") ?? "";
    server.requests.push(`${method} ${what} ${body}`.trim());
    if (method === "PUT") await server.hold;
    if (method === "PUT" && server.isGone) return ourJson({ code: "not_found" }, { status: 404 });
    if (method === "PUT")
      return ourJson({
        others: server.others,
        lesson_version: server.outline[0]?.lessons[0]?.row_version,
        slides: server.slides.map(({ id, row_version }) => ({ id, row_version })),
      });
    if (method === "DELETE") return ourJson({ left: true });
    return ourJson(what.endsWith("/slides") ? server.slides : server.outline);
  });
});
afterEach(async () => {
  cleanup();
  await pass(0); // the leaving is sent, too
  entry("builder-draft", "author", "slide one").remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openLesson(isBusy = () => false) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(slidesQuery("l").queryKey, server.slides);
  queries.setQueryData(outlineQuery.queryKey, server.outline);
  const drafts = contentDrafts(queries, "author");
  const seen: { coAuthors: CoAuthors | null } = { coAuthors: null };
  const onTrash = vi.fn<() => void>();
  const page = (slideId: string) => (
    <QueryClientProvider client={queries}>
      <ContentDraftsContext value={() => drafts}>
        <LessonPresence
          lessonId="l"
          slideId={slideId}
          isBusy={isBusy}
          onChange={(coAuthors) => (seen.coAuthors = coAuthors)}
          onTrash={onTrash}
        />
      </ContentDraftsContext>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page("one"));
  await pass(0);
  return {
    seen,
    drafts,
    onTrash,
    unmount,
    show: async (slideId: string) => {
      rerender(page(slideId));
      await pass(0);
    },
    notices: (id: string) => seen.coAuthors?.notices.get(id) ?? [],
  };
}

it("says where this author is, and shows who else is where (R-STAFF-41)", async () => {
  server.others = [{ name: "Anna", slide: "two" }];
  const { show, notices, unmount } = await openLesson();
  expect(screen.getByText(/^Also here/).textContent).toBe("Also here: Anna (slide 2)");
  expect(screen.getByRole("status").textContent).toBe("Came: Anna.");
  expect(notices("two")).toEqual(["Anna is on this slide, too."]);
  await show("two");
  server.others = [];
  await pass(PRESENCE_INTERVAL_MS);
  expect(screen.queryByText(/^Also here/)).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Left: Anna.");
  unmount();
  await pass(0);
  const presence = server.requests.filter((request) => request.includes("presence"));
  expect([...new Set(presence)]).toEqual([
    'PUT /lessons/l/presence {"tab":"TAB","slide":"one"}',
    'PUT /lessons/l/presence {"tab":"TAB","slide":"two"}',
    "DELETE /presence/TAB",
  ]);
});

it("reads what a colleague changed, and says who, until this author goes on (R-STAFF-42)", async () => {
  const { show, notices } = await openLesson();
  const reads = () => server.requests.filter((request) => request.startsWith("GET"));
  await pass(PRESENCE_INTERVAL_MS);
  expect(reads()).toEqual([]);
  server.slides = [slide("one", 2, "Anna"), slide("two")];
  server.outline = course(2, "Ben");
  await pass(PRESENCE_INTERVAL_MS);
  expect(reads().toSorted()).toEqual(["GET /lessons/l/slides", "GET /outline"]);
  await vi.waitFor(async () => {
    await pass(0);
    expect([notices("one"), notices("l")]).toEqual([
      ["Anna changed this slide."],
      ["Ben changed the lesson settings."],
    ]);
  });
  await show("two");
  expect(notices("one")).toEqual([]);
});

it("reads nothing while this author moves, adds or deletes something", async () => {
  const busy = { is: true };
  await openLesson(() => busy.is);
  server.slides = [slide("two"), slide("one")];
  await pass(PRESENCE_INTERVAL_MS);
  expect(server.requests.some((request) => request.startsWith("GET"))).toBe(false);
  busy.is = false;
  await pass(PRESENCE_INTERVAL_MS);
  expect(server.requests).toContain("GET /lessons/l/slides");
});

it("the end of a report that is under way comes before the leaving (R-STAFF-41)", async () => {
  const { unmount, show } = await openLesson();
  let release = () => {};
  server.hold = new Promise((resolve) => (release = resolve));
  await show("two");
  unmount();
  await pass(0);
  expect(server.requests.filter((request) => request.startsWith("DELETE"))).toEqual([]);
  release();
  await pass(0);
  expect(server.requests.at(-1)).toBe("DELETE /presence/TAB");
});

it("a page that closes leaves at once, also while a report is under way", async () => {
  const { show } = await openLesson();
  server.hold = new Promise(() => {});
  await show("two");
  window.dispatchEvent(new Event("pagehide"));
  await pass(0);
  expect(server.requests.at(-1)).toBe("DELETE /presence/TAB");
});

it("a lesson that a colleague deleted is noticed: the outline is read again (R-STAFF-42)", async () => {
  const busy = { is: true };
  await openLesson(() => busy.is);
  server.isGone = true;
  const reads = () => server.requests.filter((request) => request === "GET /outline").length;
  await pass(PRESENCE_INTERVAL_MS);
  expect(reads()).toBe(0); // this author is deleting something
  busy.is = false;
  await pass(PRESENCE_INTERVAL_MS);
  expect(reads()).toBe(1);
});

it("an open slide that a colleague deleted leads to the trash; what was typed is named (R-STAFF-42)", async () => {
  const { show, drafts, onTrash } = await openLesson();
  drafts.slides.store.edit(slide("one"), { alt: "typed" });
  server.slides = [slide("two")];
  await pass(PRESENCE_INTERVAL_MS);
  await show("two");
  expect(screen.getByRole("alert").textContent).toContain("What you typed is kept on this device");
  screen.getByRole("button", { name: "Open the trash" }).click();
  expect(onTrash).toHaveBeenCalledOnce();
});
