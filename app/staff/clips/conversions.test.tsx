// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ClipConversion } from "#domain/content/clip-conversion.ts";
import type { closeConversion, fetchConversions } from "#app/data/authoring/clips.ts";
import { AppError } from "#app/data/base/errors.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { ContentDrafts } from "../content/content-drafts.ts";
import { conversionsQuery } from "../content/content-queries.ts";
import { slideRow } from "../content/rows-for-tests.ts";
import { ContentDraftsContext } from "../content/useContentDrafts.ts";
import { useLessonConversions } from "./conversions.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { look, close } = vi.hoisted(() => ({
  look: vi.fn<typeof fetchConversions>(),
  close: vi.fn<typeof closeConversion>(),
}));
vi.mock("#app/data/authoring/clips.ts", () => ({ fetchConversions: look, closeConversion: close }));

const result = {
  video_url: "/new.mp4",
  video_seconds: 3,
  video_bytes: 9,
  video_light_url: null,
  poster_url: "/new.jpg",
};
const done = { id: "c", slide_id: "s", state: "done", result } as ClipConversion;

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  look.mockReset().mockImplementation(async () => ({
    converts: true,
    conversions: [done],
    framed: [],
  }));
  close.mockReset().mockRejectedValue(new AppError("offline"));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page with this slide in its lesson. */
async function openPage(slide: EditableSlide) {
  const edit = vi.fn<(row: EditableSlide, change: unknown) => void>();
  const queries = new QueryClient();
  const drafts = { slides: { store: { edit } } } as unknown as ContentDrafts;
  const slides = [slide];
  renderHook(() => useLessonConversions("lesson", slides), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <ContentDraftsContext value={() => drafts}>{children}</ContentDraftsContext>
      </QueryClientProvider>
    ),
  });
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  const lookAgain = () => act(() => queries.invalidateQueries(conversionsQuery("lesson")));
  return { edit, lookAgain };
}

it("a converted clip goes into its slide once; a close that fails is done again at the next look", async () => {
  const { edit, lookAgain } = await openPage(slideRow("s"));
  expect(edit.mock.calls.map(([, change]) => change)).toEqual([result]);
  close.mockImplementation(async () => {
    look.mockResolvedValue({ converts: true, conversions: [], framed: [] });
    return { closed: true };
  });
  await lookAgain();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  await lookAgain();
  expect([edit.mock.calls.length, close.mock.calls.length]).toEqual([1, 2]);
});

it("a clip that its slide has from an earlier load of the page is only closed", async () => {
  const fields = { video_url: result.video_url, poster_url: "/chosen.jpg" };
  const { edit } = await openPage(slideRow("s", fields));
  expect([edit.mock.calls.length, close.mock.calls]).toEqual([0, [["c"]]]);
});
