import { useSyncExternalStore } from "react";
import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { timeZone } from "./device.ts";

/** The longest time until an open page notices that a new day has begun. */
const LOOK_EVERY_MS = 30_000;
/** A page that comes back into view may have slept for days; its timers have, too. */
const BACK = ["visibilitychange", "pageshow", "focus"] as const;

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  // 'visibilitychange' bubbles up from the document.
  for (const event of BACK) window.addEventListener(event, look);
  return () => {
    clearInterval(timer);
    for (const event of BACK) window.removeEventListener(event, look);
  };
}

/**
 * The day it is, by this device's clock: drawn anew when the day changes, also on a page that was
 * left open or put aside.
 *
 * @param zone IANA zone of the family; without one, that of this device
 */
export const useToday = (zone?: string | null): Day =>
  useSyncExternalStore(subscribe, () => dayIn(new Date(), zone ?? timeZone()));
