import { answerOf } from "#app/device/answer-of.ts";
import { familyFiles } from "../base/device-storage.ts";
import type { CacheStore } from "../base/device-stores.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { storedUserId } from "../auth/page-session.ts";

/** How long to wait for the list of stored files. */
const LOOK_MS = 1500;

/** The key of a file: its URL without the signature, which changes every hour. */
export const keyOf = (url: string) => new URL(url, location.href).href.split("?")[0] ?? url;

/** A cache of the family that is signed in; null without one, or if the browser stores nothing. */
export async function openFiles(store: CacheStore): Promise<Cache | null> {
  const userId = storedUserId();
  if (userId === null) return null;
  // Each child may play another lesson; lessons that were saved on purpose are shared by all
  // children.
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
  // The lesson can't be shown before this is known.
  await answerOf(look, undefined, LOOK_MS);
  return new Set(kept);
}
