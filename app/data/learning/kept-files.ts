import { answerOf } from "#app/device/file-stores.ts";
import { familyFiles } from "../base/device-storage.ts";
import type { CacheStore } from "../base/device-stores.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { storedUserId } from "../auth/page-session.ts";

/** Longest wait for a look at what is kept. */
const LOOK_MS = 1500;

/** The key of a file: its URL without the signature, which changes every hour. */
export const keyOf = (url: string) => new URL(url, location.href).href.split("?")[0] ?? url;

/** A cache of the family that is signed in here; null without one, and where the browser keeps none. */
export async function openFiles(store: CacheStore): Promise<Cache | null> {
  const userId = storedUserId();
  if (userId === null) return null;
  // Each child may be in another lesson; what is saved on purpose is for all of them.
  return familyFiles(store, userId, store === "family-lesson" ? chosenChild() : undefined);
}

/** The URLs among these whose files the family keeps on this device. */
export async function keptUrls(urls: readonly string[]): Promise<Set<string>> {
  const kept = new Set<string>();
  const look = async () => {
    for (const store of ["family-lesson", "family-saved"] as const) {
      const cache = await openFiles(store);
      for (const url of urls) if (await cache?.match(keyOf(url))) kept.add(url);
    }
  };
  // The lesson waits for it.
  await answerOf(look, undefined, LOOK_MS);
  return new Set(kept);
}
