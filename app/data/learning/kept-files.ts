import { familyFiles } from "../base/device-storage.ts";
import type { CacheStore } from "../base/device-stores.ts";
import { AppError } from "../base/errors.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { storedUserId } from "../auth/page-session.ts";

/** The key of a file: its URL without the signature, which changes every hour. */
export const keyOf = (url: string) => new URL(url, location.href).href.split("?")[0] ?? url;

/** A cache of the family that is signed in here. Throws AppError not_authenticated without one. */
export async function openFiles(store: CacheStore): Promise<Cache> {
  const userId = storedUserId();
  if (userId === null) throw new AppError("not_authenticated");
  // Each child may be in another lesson; what is saved on purpose is for all of them.
  return familyFiles(store, userId, store === "family-lesson" ? chosenChild() : undefined);
}

/** The URLs among these whose files the family keeps on this device. */
export async function keptUrls(urls: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  if (!("caches" in globalThis) || storedUserId() === null) return kept;
  for (const store of ["family-lesson", "family-saved"] as const) {
    const cache = await openFiles(store);
    for (const url of urls) if (await cache.match(keyOf(url))) kept.add(url);
  }
  return kept;
}
