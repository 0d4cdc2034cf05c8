import { useState } from "react";
import { inBackground } from "#app/data/background.ts";
import { fetchMe, keepTimeZone } from "#app/data/family.ts";
import { currentSession } from "#app/data/session.ts";
import { useLoad } from "#app/data/use-load.ts";
import type { Family } from "./FamilyGate.tsx";

export type Gate =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "no-profile"; userId: string }
  | { state: "failed"; message: string; again: () => void }
  | { state: "ready"; family: Family };

/** A wrong zone only moves the streak's midnight: it waits until the first slide is there. */
const TIME_ZONE_AFTER_MS = 2_000;

type Found = { who: "nobody" } | { who: "stranger"; userId: string } | { who: "family"; family: Family };

/** The family as it was last seen on this page, so that the next screen need not wait for it; a full load forgets it. */
let lastSeen: Family | null = null;

async function findFamily(): Promise<Found> {
  if ((await currentSession()) === null) return { who: "nobody" };
  const { id, profile } = await fetchMe();
  if (profile === null) return { who: "stranger", userId: id };
  setTimeout(() => inBackground("time zone", keepTimeZone(profile)), TIME_ZONE_AFTER_MS);
  lastSeen = { userId: id, profile };
  return { who: "family", family: lastSeen };
}

let ahead: Promise<Found> | null = null;
let foundAhead: Found | undefined;

/** Looks the family up before the first screen is rendered; the first guard takes the result over. */
export async function readFamilyAhead(): Promise<void> {
  ahead = findFamily();
  foundAhead = await ahead;
}

const findFirst = (): Promise<Found> => {
  const started = ahead;
  ahead = null;
  return started ?? findFamily();
};

function takeFoundAhead(): Found | undefined {
  const found = foundAhead;
  foundAhead = undefined;
  if (found !== undefined) ahead = null;
  return found;
}

/** `mustBeFresh` for screens that decide by the family's progress. */
export function useFamilyGate(mustBeFresh: boolean): Gate {
  const [initial] = useState(takeFoundAhead);
  const loaded = useLoad("family", findFirst, initial);
  switch (loaded.state) {
    case "loading":
      return lastSeen === null || mustBeFresh ? { state: "loading" } : { state: "ready", family: lastSeen };
    case "failed":
      if (loaded.error.code === "not_authenticated" || loaded.error.code === "session_missing") return { state: "redirecting" };
      return { state: "failed", message: loaded.error.message, again: loaded.again };
    case "ready":
      switch (loaded.value.who) {
        case "nobody":
          return { state: "redirecting" };
        case "stranger":
          return { state: "no-profile", userId: loaded.value.userId };
        case "family":
          return { state: "ready", family: loaded.value.family };
      }
  }
}
