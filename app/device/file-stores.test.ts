import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cacheNames,
  deleteCache,
  deleteDatabase,
  fileCaches,
  openCache,
  serviceWorkers,
} from "./file-stores.ts";

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};
const reject = () => Promise.reject(new DOMException("refused", "SecurityError"));
const never = () => new Promise<never>(() => undefined);
const give = (name: string, get: () => unknown) =>
  Object.defineProperty(globalThis, name, { get, configurable: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ["caches", "indexedDB"]) Reflect.deleteProperty(globalThis, name);
});
/** The answer, after as long as we wait for one. */
const within = async <T>(answer: Promise<T>) => {
  await vi.runAllTimersAsync();
  return answer;
};

describe("the browser's caches", () => {
  it.each([
    ["refuses them", refuse],
    ["has none", () => undefined],
    ["rejects", () => ({ open: reject, keys: reject, delete: reject })],
    ["throws", () => ({ open: refuse, keys: refuse, delete: refuse })],
    ["never answers", () => ({ open: never, keys: never, delete: never })],
  ])("hold nothing, and nobody waits for ever: the browser %s (T-1204)", async (_how, get) => {
    give("caches", get);
    expect(await within(openCache("a"))).toBeNull();
    expect(await within(cacheNames())).toEqual([]);
    expect(await within(deleteCache("a"))).toBe(false);
  });

  it("are opened, named and deleted where the browser keeps them", async () => {
    const cache = { match: async () => "a file" };
    const open = { open: async () => cache, keys: async () => ["a"], delete: async () => true };
    give("caches", () => open);
    expect(fileCaches()).toBe(open);
    const opened = await within(openCache("a"));
    expect(await within(opened?.match("b") ?? never())).toBe("a file");
    expect(await within(cacheNames())).toEqual(["a"]);
    expect(await within(deleteCache("a"))).toBe(true);
  });
});

describe("a database is deleted, or nobody waits for it", () => {
  const request = (type?: string) => ({
    deleteDatabase: () => ({
      addEventListener: (name: string, run: () => void) => name === type && queueMicrotask(run),
    }),
  });
  it.each([
    ["refuses databases", refuse, false],
    ["has none", () => undefined, false],
    ["throws", () => ({ deleteDatabase: refuse }), false],
    ["fails", () => request("error"), false],
    ["waits for another page", () => request("blocked"), false],
    ["never answers", () => request(), false],
    ["deletes it", () => request("success"), true],
  ])("the browser %s (T-1205)", async (_how, get, isDeleted) => {
    give("indexedDB", get);
    expect(await within(deleteDatabase("a"))).toBe(isDeleted);
  });
});

describe("service workers", () => {
  it.each([
    [
      "refuses them",
      {
        get serviceWorker() {
          return refuse();
        },
      },
    ],
    ["has none", {}],
    ["has null", { serviceWorker: null }],
  ])("are none where the browser %s (T-1206)", (_how, navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(serviceWorkers()).toBeNull();
  });
});
