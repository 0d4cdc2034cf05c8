import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as WebStorage from "./web-storage.ts";

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};
/** A storage as browsers have it: entries are its own properties, methods are not. */
function newStorage(methods: Partial<Storage> = {}): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    ...methods,
  }) as Record<string, string>;
}

/** What browsers do to local and session storage; each hands out a storage, or throws. */
const MISBEHAVIOURS: Record<string, () => unknown> = {
  "refuses the storage": refuse("SecurityError"),
  "has none": () => undefined,
  "has null": () => null,
  "has an object without methods": () => ({}),
  "is full": () => newStorage({ setItem: refuse("QuotaExceededError") }),
  "refuses to read": () => newStorage({ getItem: refuse("SecurityError") }),
  "refuses to read, write and remove": () =>
    newStorage({
      getItem: refuse("InvalidStateError"),
      setItem: refuse("InvalidStateError"),
      removeItem: refuse("InvalidStateError"),
    }),
  "refuses to remove": () =>
    newStorage({ setItem: refuse("QuotaExceededError"), removeItem: refuse("SecurityError") }),
  "forgets at once": () => newStorage({ setItem: () => undefined }),
  "answers with a damaged text": () => newStorage({ getItem: () => '{"user":{"id":' }),
  "answers with a number": () => newStorage({ getItem: () => 7 as never }),
  "answers with an object": () => newStorage({ getItem: () => ({}) as never }),
  "answers with undefined": () => newStorage({ getItem: () => undefined as never }),
};

let storage: typeof WebStorage;
const give = (area: string, get: () => unknown) =>
  Object.defineProperty(globalThis, area, { get, configurable: true });
beforeEach(async () => {
  vi.resetModules();
  storage = await import("./web-storage.ts");
});
afterEach(() => {
  for (const area of ["localStorage", "sessionStorage"]) Reflect.deleteProperty(globalThis, area);
});

describe.each([
  ["local", "localStorage"],
  ["tab", "sessionStorage"],
] as const)("%s storage", (area, name) => {
  /** Gives the page a storage that keeps entries while it has room. */
  function limited() {
    const room = { isFull: false };
    const browsers = newStorage({
      setItem(this: Record<string, string>, key: string, text: string) {
        if (room.isFull) throw new DOMException("full", "QuotaExceededError");
        this[key] = text;
      },
    });
    give(name, () => browsers);
    return { browsers, room };
  }

  it.each(Object.keys(MISBEHAVIOURS))(
    "a page reads what it wrote and nothing else, and is told that it is not kept: the browser %s (T-1201)",
    (how) => {
      const handedOut = MISBEHAVIOURS[how]?.bind(null) ?? (() => null);
      let made: { value: unknown } | null = null;
      give(name, () => (made ??= { value: handedOut() }).value);
      expect(storage.keepsData(area)).toBe(false);
      expect(storage.writeStored(area, "a", "1")).toBe(false);
      expect(storage.readStored(area, "a")).toBe("1");
      expect(storage.isKept(area, "a")).toBe(false);
      expect(storage.storedKeys(area)).toEqual(["a"]);
      storage.writeStored(area, "a", "2");
      expect(storage.readStored(area, "a")).toBe("2");
      storage.writeStored(area, "a", null);
      expect(storage.readStored(area, "a")).toBeNull();
      expect(storage.storedKeys(area)).toEqual([]);
    },
  );

  it("a browser that keeps everything is read anew each time, also when it was cleared meanwhile (T-1202)", () => {
    const browsers = newStorage();
    give(name, () => browsers);
    expect(storage.keepsData(area)).toBe(true);
    expect(storage.writeStored(area, "a", "1")).toBe(true);
    expect(storage.isKept(area, "a")).toBe(true);
    expect({ ...browsers }).toEqual({ a: "1" });
    browsers["a"] = "of another tab";
    expect(storage.readStored(area, "a")).toBe("of another tab");
    delete browsers["a"];
    expect(storage.readStored(area, "a")).toBeNull();
    expect(storage.isKept(area, "a")).toBe(false);
  });

  it("an entry for which there is no room does not leave its older text to the next page (T-1203)", () => {
    const { browsers, room } = limited();
    storage.writeStored(area, "a", "old");
    room.isFull = true;
    expect(storage.writeStored(area, "a", "new")).toBe(false);
    expect([storage.readStored(area, "a"), { ...browsers }]).toEqual(["new", {}]);
    room.isFull = false;
    expect(storage.writeStored(area, "a", "newer")).toBe(true);
    expect({ ...browsers }).toEqual({ a: "newer" });
  });

  it("an entry that may leave its older text leaves it where there is no room (T-1722)", () => {
    const { browsers, room } = limited();
    storage.writeStored(area, "a", "four", { older: true });
    room.isFull = true;
    expect(storage.writeStored(area, "a", "five", { older: true })).toBe(false);
    expect([storage.readStored(area, "a"), { ...browsers }]).toEqual(["five", { a: "four" }]);
    expect(storage.isKept(area, "a")).toBe(false);
    storage.writeStored(area, "a", null, { older: true });
    expect({ ...browsers }).toEqual({});
  });
});
