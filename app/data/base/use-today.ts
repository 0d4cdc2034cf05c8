import { useSyncExternalStore } from "react";
import { dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { onBackInView } from "./back-in-view.ts";
import { timeZone } from "./device.ts";

/** The longest time until an open page notices that a new day has begun. */
const LOOK_EVERY_MS = 30_000;

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = onBackInView(look);
  return () => {
    clearInterval(timer);
    stop();
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
