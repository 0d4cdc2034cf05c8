// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { uploadFile } from "#app/data/authoring/upload.ts";
import { AppError } from "#app/data/base/errors.ts";
import { lessonRow } from "../content/rows-for-tests.ts";
import type { StudioLine } from "./studio-lines.ts";
import { useLineVoices } from "./useLineVoices.ts";

// The files of a worker share their modules: these are loaded again, with those below replaced.
vi.hoisted(() => vi.resetModules());
const { upload } = vi.hoisted(() => ({ upload: vi.fn<typeof uploadFile>() }));
vi.mock("#app/data/authoring/upload.ts", () => ({ uploadFile: upload }));
vi.mock("./useRowVoices.ts", () => ({ useRowVoices: () => () => true }));

const line = { key: "s/audio_url", kind: "slide-audio", text: "Hello" } as StudioLine;
const lines = [line];
const lesson = lessonRow("l", 1, false);

/** The uploads that were begun. */
let uploads: PromiseWithResolvers<{ url: string; seconds: number | null }>[] = [];
beforeEach(() => {
  uploads = [];
  upload.mockReset().mockImplementation(() => {
    const upload = Promise.withResolvers<{ url: string; seconds: number | null }>();
    uploads.push(upload);
    return { done: upload.promise, cancel: () => undefined };
  });
});
afterEach(cleanup);

/** The line's voice; `record` does not wait until it is saved. */
function open() {
  const { result } = renderHook(() => useLineVoices(lines, lesson, []));
  return {
    state: () => result.current.stateOf(line),
    problem: () => result.current.problem,
    record: () => act(() => void result.current.record(line, new File(["x"], "line.wav"))),
  };
}

it("a line recorded again while its first recording is saved is being saved until the second is", async () => {
  const { state, record } = open();
  record();
  record();
  await act(async () => uploads[0]?.resolve({ url: "/first.wav", seconds: 1 }));
  expect(state()).toBe("saving");
  await act(async () => uploads[1]?.resolve({ url: "/second.wav", seconds: 1 }));
  expect(state()).toBe("used");
});

it("of a line recorded again, only the newest recording shows why it failed", async () => {
  const { state, problem, record } = open();
  record();
  record();
  await act(async () => uploads[0]?.reject(new AppError("offline")));
  expect([state(), problem()]).toEqual(["saving", null]);
  await act(async () => uploads[1]?.reject(new AppError("offline", "No network.")));
  expect([state(), problem()]).toEqual([
    "kept",
    "Kept on this device, not in the lesson yet: No network.",
  ]);
});
