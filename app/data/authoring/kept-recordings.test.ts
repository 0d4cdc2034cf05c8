// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { keepRecording, readRecording } from "./kept-recordings.ts";

// The module remembers what it read, and would have read it in the window of another test file.
vi.hoisted(() => vi.resetModules());
afterEach(() => {
  window.dispatchEvent(new Event("focus"));
  vi.unstubAllGlobals();
});

it("reads the device once for all editors, and again after another window (T-440)", async () => {
  const files = new Map<string, Response>();
  const keys = vi.fn(() =>
    Promise.resolve([...files.keys()].map((path) => new Request(`http://localhost${path}`))),
  );
  const cache = {
    keys,
    match: (path: string) => Promise.resolve(files.get(path)),
    put: (path: string, file: Response) => Promise.resolve(files.set(path, file)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });

  expect(await readRecording("one/Question")).toBeNull();
  expect(await readRecording("two/Question")).toBeNull();
  expect(keys).toHaveBeenCalledTimes(1);

  const file = new File(["a"], "recording.wav", { type: "audio/wav" });
  await keepRecording("two/Question", { file, text: "" });
  expect((await readRecording("two/Question"))?.file).toBe(file);

  files.set("/kept-recordings/three%2FQuestion", new Response("b"));
  window.dispatchEvent(new Event("focus"));
  expect(await (await readRecording("three/Question"))?.file.text()).toBe("b");
  expect(keys).toHaveBeenCalledTimes(2);
});
