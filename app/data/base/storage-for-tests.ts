import { vi } from "vitest";

/**
 * Local storage for tests. Its entries are its own enumerable properties and its methods are not, as
 * in a browser.
 */
export const newStorage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;

/** Gives a test new storages of the browser, until `vi.unstubAllGlobals`. Returns the local one. */
export function stubStorage(): Record<string, string> {
  const local = newStorage();
  vi.stubGlobal("sessionStorage", newStorage());
  vi.stubGlobal("localStorage", local);
  return local;
}
