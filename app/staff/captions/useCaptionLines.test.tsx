// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { captionsEditor as words } from "#app/copy/captions.ts";
import type { uploadFile } from "#app/data/authoring/upload.ts";
import { AppError } from "#app/data/base/errors.ts";
import { FileUrlsContext } from "../files/media-urls.ts";
import type { CaptionLine } from "./caption-lines.ts";
import { useCaptionLines } from "./useCaptionLines.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { upload } = vi.hoisted(() => ({ upload: vi.fn<typeof uploadFile>() }));
vi.mock("#app/data/authoring/upload.ts", () => ({ uploadFile: upload }));

const URL_OF_FILE = "/media/content/a/captions/lines.vtt";
const line: CaptionLine = { id: 1, start: "0:01.000", end: "0:03.000", text: "Hello" };

let uploading = Promise.withResolvers<{ url: string; seconds: number | null }>();
beforeEach(() => {
  upload.mockReset().mockImplementation(() => {
    uploading = Promise.withResolvers();
    return { done: uploading.promise, cancel: () => undefined };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(slideId: string, url: string | null = null) {
  const onSaved = vi.fn<(saved: { url: string; seconds: number | null }) => void>();
  const { result } = renderHook(
    () => useCaptionLines({ lessonId: "lesson", slideId, url, onSaved }),
    {
      wrapper: ({ children }) => (
        <FileUrlsContext value={{ [URL_OF_FILE]: `${URL_OF_FILE}?signed` }}>
          {children}
        </FileUrlsContext>
      ),
    },
  );
  return {
    now: () => result.current,
    type: (...lines: CaptionLine[]) => act(() => result.current.change(lines)),
    save: () => act(() => result.current.save()),
    leave: () => act(() => result.current.leave()),
    onSaved,
  };
}

it("captions with a marked line are not sent, and typing takes the message away (T-950)", () => {
  const { now, type, save } = open("marked");
  type({ ...line, text: "" });
  save();
  expect([now().problem, now().isSaving, upload.mock.calls.length]).toEqual([words.mend, false, 0]);
  type(line);
  expect(now().problem).toBeNull();
});

it("captions are saved when their author goes elsewhere, but not with a marked line (T-966)", async () => {
  const { now, type, leave, onSaved } = open("left");
  leave();
  type();
  leave();
  type({ ...line, text: "" });
  leave();
  expect([now().problem, upload.mock.calls.length]).toEqual([null, 0]);
  type(line);
  leave();
  await act(async () => uploading.resolve({ url: URL_OF_FILE, seconds: 3 }));
  expect([onSaved.mock.calls.length, now().isUnsaved]).toEqual([1, false]);
});

it("captions that could not be saved say why, and stay to be saved again (T-951)", async () => {
  const { now, type, save, onSaved } = open("failing");
  type(line);
  save();
  expect(now().isSaving).toBe(true);
  await act(async () => uploading.reject(new AppError("offline", "No network.")));
  expect([now().problem, now().isSaving, now().isUnsaved]).toEqual([
    "Not saved: No network.",
    false,
    true,
  ]);
  save();
  expect(now().problem).toBeNull();
  const saved = { url: URL_OF_FILE, seconds: 3 };
  await act(async () => uploading.resolve(saved));
  expect(onSaved.mock.calls).toEqual([[saved]]);
  expect([now().isSaving, now().isUnsaved]).toEqual([false, false]);
});

it("what is typed while captions are saved stays to be saved (T-952)", async () => {
  const { now, type, save } = open("typing");
  type(line);
  save();
  const more = { ...line, text: "Hello there" };
  type(more);
  expect(now().isSaving).toBe(true);
  await act(async () => uploading.resolve({ url: URL_OF_FILE, seconds: 3 }));
  expect([now().isUnsaved, now().lines]).toEqual([true, [more]]);
});

it("captions whose file can't be read say so (T-953)", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 500 })));
  const { now } = open("unread", URL_OF_FILE);
  expect([now().lines, now().problem]).toEqual([null, null]);
  await waitFor(() => expect(now().problem).toBe(words.notRead));
  expect(now().lines).toBeNull();
});
