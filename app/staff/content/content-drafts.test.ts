import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EditableSlide, OutlineCourse, OutlineLesson } from "#app/data/authoring/authoring.ts";
import { stubStorage } from "#app/data/base/storage-for-tests.ts";
import { PAUSE_MS } from "../drafts/autosave.ts";
import { overlay } from "../drafts/draft.ts";
import { contentDrafts } from "./content-drafts.ts";
import { ourJson } from "#app/data/wire/ours-for-tests.ts";
import { outlineQuery, slidesQuery } from "./content-queries.ts";

const slide = (row_version: number, alt: string): EditableSlide => ({
  id: "s",
  type: "video",
  video_url: null,
  video_seconds: null,
  captions_url: null,
  poster_url: null,
  alt,
  row_version,
  edited_by: null,
  translations_digest: null,
});
const SLIDES = slidesQuery("l").queryKey;
const LESSON = { row_version: 1, id: "l", title: "Coins", has_changes: false } as OutlineLesson;

/** What the server answers to PATCH and GET. */
const answers = { PATCH: [409, {}] as [number, unknown], GET: [200, []] as [number, unknown] };
const sent: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage();
  vi.stubGlobal("fetch", async (_url: string, init: { method?: string; body: string }) => {
    if (init.method === "PATCH") sent.push(JSON.parse(init.body));
    const [status, body] = answers[init.method === "PATCH" ? "PATCH" : "GET"];
    return ourJson(body, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sent.length = 0;
});

function openLesson() {
  const queries = new QueryClient();
  queries.setQueryData(SLIDES, [slide(1, "old")]);
  queries.setQueryData(outlineQuery.queryKey, [{ lessons: [LESSON] } as OutlineCourse]);
  const { store, autosave } = contentDrafts(queries, "author").slides;
  autosave.start();
  return { queries, store };
}

it("the query cache holds what the server said, never what is typed", async () => {
  const { queries, store } = openLesson();
  store.edit(slide(1, "old"), { alt: "typed " });
  expect(queries.getQueryData(SLIDES)).toEqual([slide(1, "old")]);
  expect(overlay(slide(1, "old"), store.draft("s"))).toEqual(slide(1, "typed "));
  const lesson = { ...LESSON, has_changes: true };
  answers.PATCH = [200, { ...slide(2, "typed"), lesson }];
  const whenCached: string[] = [];
  queries
    .getQueryCache()
    .subscribe(() => queueMicrotask(() => whenCached.push(store.draft("s").status)));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([{ row_version: 1, alt: "typed " }]);
  // What reads both renders once: the draft has ended when the change of the cache is rendered.
  expect(new Set(whenCached)).toEqual(new Set(["saved"]));
  expect(store.draft("s").status).toBe("saved");
  expect(queries.getQueryData(SLIDES)).toEqual([slide(2, "typed")]);
  // The outline shows that the lesson differs from its published version, without another request.
  expect(queries.getQueryData(outlineQuery.queryKey)).toEqual([{ lessons: [lesson] }]);
  expect(queries.getQueryState(outlineQuery.queryKey)?.isInvalidated).toBe(false);
});

it("a refused version reads the lesson's slides again, and keeps the text beside the other author's", async () => {
  const { queries, store } = openLesson();
  store.edit(slide(1, "old"), { alt: "mine" });
  answers.PATCH = [409, { code: "edited_elsewhere" }];
  answers.GET = [200, [slide(4, "theirs")]];
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(store.draft("s")).toMatchObject({
    status: "conflict",
    clashes: { alt: "theirs" },
    rowVersion: 4,
    edits: { alt: "mine" },
  });
  expect(queries.getQueryData(SLIDES)).toEqual([slide(4, "theirs")]);
});

it("a slide that is there no more keeps its text, with the reason that it is not saved", async () => {
  const { store } = openLesson();
  store.edit(slide(1, "old"), { alt: "mine" });
  answers.PATCH = [409, { code: "edited_elsewhere" }];
  answers.GET = [200, []];
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(store.draft("s")).toMatchObject({ status: "failed", edits: { alt: "mine" } });
});

it("a text that is too long stays with its author, and the other fields are saved", async () => {
  const { store } = openLesson();
  const alt = "x".repeat(301);
  store.edit(slide(1, "old"), { alt, video_seconds: 20 });
  answers.PATCH = [200, { ...slide(2, "old"), video_seconds: 20, lesson: LESSON }];
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sent).toEqual([{ row_version: 1, video_seconds: 20 }]);
  expect(store.draft("s")).toMatchObject({ status: "failed", edits: { alt } });
});
