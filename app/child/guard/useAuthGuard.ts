import { useState } from "react";
import { keepsData } from "#app/device/web-storage.ts";
import { inBackground } from "#app/data/base/background.ts";
import { chooseNobody, chosenChild, openedChild } from "#app/data/family/chosen-child.ts";
import { fetchMe, keepTimeZone } from "#app/data/family/family.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { ListedChild } from "#domain/family/fields.ts";
import { isPlayerAsked } from "#domain/family/player-choice.ts";
import type { Profile } from "#app/data/family/family.ts";

export interface Family {
  userId: string;
  /** With the child who plays. */
  profile: Profile;
  /** Everybody who may play. */
  children: readonly ListedChild[];
  /** Does the parent get mails about new missions? */
  wantsNews: boolean;
}

/** Whose the session of this browser is, if there is one. */
type Identity =
  /** Nobody's. */
  | { state: "redirecting" }
  /** Nobody's, and the browser would keep none. */
  | { state: "no-site-data" }
  | { state: "no-profile"; userId: string }
  /** Several children, and none was chosen on this device, or one whose lock is not open here. */
  | { state: "who"; children: readonly ListedChild[] }
  | { state: "ready"; family: Family };

export type AuthGuardState =
  | Identity
  | { state: "loading" }
  | { state: "failed"; message: string; again: () => void };

/**
 * The time zone decides when the family's day ends (streak, weekly mail, allowance). None of these
 * needs it before the first slide is shown, so saving it waits until then.
 */
const TIME_ZONE_AFTER_MS = 2_000;

/**
 * The family account as last fetched in this document, so that the next screen need not wait for
 * it.
 */
let lastFetched: Family | null = null;

const nobody = (): Identity => ({ state: keepsData() ? "redirecting" : "no-site-data" });

async function fetchIdentity(): Promise<Identity> {
  if ((await currentSession()) === null) return nobody();
  const child = chosenChild();
  const { id, profile, children, wants_news } = await fetchMe(child).catch((error: unknown) => {
    if (toAppError(error).code !== "child_not_found") throw error;
    // A parent removed the child; who is left plays, or is asked.
    chooseNobody();
    return fetchMe();
  });
  if (profile === null) return { state: "no-profile", userId: id };
  if (isPlayerAsked(children, chosenChild(), openedChild())) return { state: "who", children };
  setTimeout(() => inBackground("time zone", keepTimeZone(profile)), TIME_ZONE_AFTER_MS);
  lastFetched = { userId: id, profile, children, wantsNews: wants_news };
  return { state: "ready", family: lastFetched };
}

/** Progress may change on another device: a prefetched family account is used for this long. */
const PREFETCHED_FOR_MS = 120_000;

let pendingPrefetch: Promise<Identity> | null = null;
let prefetchedIdentity: Identity | undefined;
let prefetchedAt = -Infinity;

/**
 * Fetches the family account before the first screen renders; the first auth guard takes over the
 * result. Resolves to the profile of the child who plays, if there is one.
 */
export async function readFamilyAhead(): Promise<Profile | null> {
  pendingPrefetch = fetchIdentity();
  prefetchedIdentity = await pendingPrefetch;
  prefetchedAt = performance.now();
  return prefetchedIdentity.state === "ready" ? prefetchedIdentity.family.profile : null;
}

/** What was fetched ahead, unless that was too long ago. */
const recentIdentity = (): Identity | undefined =>
  performance.now() - prefetchedAt < PREFETCHED_FOR_MS ? prefetchedIdentity : undefined;

/** True if the next auth guard finds a family account that was fetched ahead. */
export const isFamilyReadAhead = (): boolean => recentIdentity()?.state === "ready";

const loadIdentity = (): Promise<Identity> => {
  const pending = pendingPrefetch;
  pendingPrefetch = null;
  return pending ?? fetchIdentity();
};

/** Forgets what was fetched ahead: it was handed over, or the profile was made meanwhile. */
export function dropFamilyReadAhead(): void {
  pendingPrefetch = null;
  prefetchedIdentity = undefined;
}

function takePrefetchedIdentity(): Identity | undefined {
  if (prefetchedIdentity === undefined) return undefined;
  const identity = recentIdentity();
  dropFamilyReadAhead();
  return identity;
}

/** `mustBeFresh` is for screens that depend on the current progress: they wait for a new fetch. */
export function useAuthGuard(mustBeFresh: boolean): AuthGuardState {
  const [initial] = useState(takePrefetchedIdentity);
  const today = useToday();
  // A child in mid-lesson goes on with what the lesson began with.
  const loaded = useLoad("family", loadIdentity, initial, mustBeFresh ? null : today);
  switch (loaded.state) {
    case "loading":
      return lastFetched === null || mustBeFresh
        ? { state: "loading" }
        : { state: "ready", family: lastFetched };
    case "failed":
      if (loaded.error.code === "not_authenticated" || loaded.error.code === "session_missing")
        return nobody();
      return { state: "failed", message: loaded.error.message, again: loaded.again };
    case "ready":
      return loaded.value;
  }
}
