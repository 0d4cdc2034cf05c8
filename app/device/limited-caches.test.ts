import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitedCaches } from "./limited-caches.ts";

const WAIT_MS = 3000;
const never = () => new Promise<never>(() => undefined);
const reject = () => Promise.reject(new DOMException("refused", "SecurityError"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** The answer, or the name of the error, after as long as we wait for one. */
const within = async (answer: Promise<unknown>) => {
  const settled = answer.catch((error: unknown) => (error as Error).name);
  await vi.runAllTimersAsync();
  return settled;
};
const storageOf = (call: () => Promise<unknown>, open: () => Promise<unknown> = call) =>
  limitedCaches({ open, match: call, has: call, keys: call, delete: call } as never);
const cacheOf = (call: () => Promise<unknown>) => {
  const names = ["match", "matchAll", "keys", "delete", "put", "add", "addAll"];
  const cache = Object.fromEntries(names.map((name) => [name, call]));
  return storageOf(call, async () => cache).open("a");
};

/** Each call, and what it answers where the browser does not. */
const CALLS: [string, (call: () => Promise<unknown>) => Promise<unknown>, unknown][] = [
  ["open", (call) => storageOf(call).open("a"), "TimeoutError"],
  ["match of all", (call) => storageOf(call).match("/a"), undefined],
  ["has", (call) => storageOf(call).has("a"), false],
  ["keys of all", (call) => storageOf(call).keys(), []],
  ["delete of all", (call) => storageOf(call).delete("a"), false],
  ["match", async (call) => (await cacheOf(call)).match("/a"), undefined],
  ["matchAll", async (call) => (await cacheOf(call)).matchAll(), []],
  ["keys", async (call) => (await cacheOf(call)).keys(), []],
  ["delete", async (call) => (await cacheOf(call)).delete("/a"), false],
  ["put", async (call) => (await cacheOf(call)).put("/a", {} as Response), "TimeoutError"],
  ["add", async (call) => (await cacheOf(call)).add("/a"), "TimeoutError"],
  ["addAll", async (call) => (await cacheOf(call)).addAll(["/a"]), "TimeoutError"],
];

describe("caches that are limited", () => {
  it.each(CALLS)(
    "give the fallback, or reject, when the browser's call times out or rejects: %s (T-1892)",
    async (_name, ask, instead) => {
      expect(await within(ask(never))).toEqual(instead);
      expect(await within(ask(reject))).toEqual(instead);
    },
  );

  it("return the browser's answer", async () => {
    expect(await within(storageOf(async () => ["a"]).keys())).toEqual(["a"]);
    expect(await within((await cacheOf(async () => "a file")).match("/a"))).toBe("a file");
  });

  it("have a tenth of the time limit after a call that timed out, until a call is answered (T-1894)", async () => {
    let call: () => Promise<unknown> = never;
    const storage = storageOf(() => call());
    const waited = async () => {
      const from = Date.now();
      await within(storage.keys());
      return Date.now() - from;
    };
    expect([await waited(), await waited()]).toEqual([WAIT_MS, WAIT_MS / 10]);
    call = async () => [];
    await waited();
    call = never;
    expect(await waited()).toBe(WAIT_MS);
  });
});
