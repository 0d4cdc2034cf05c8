import { entry } from "#app/data/base/device-storage.ts";
import type { Converted, Measured } from "./event.ts";
import { converted } from "./track.ts";
import { waitingEvents } from "./waiting.ts";

/** Has a parent agreed in this tab? Only then is a conversion kept from one page to the next. */
export const mayKeep = (agreed: boolean) =>
  agreed ? entry("telemetryAgreed").write("1") : entry("telemetryAgreed").remove();

/** Handed to the product analytics and not in their own queue yet, by event id. */
export const unconfirmed = new Map<string, Measured>();

/**
 * A page that is left before the vendors are there hands what waits to the next one. What the
 * product analytics may have lost goes again, under the same id: they count it once.
 */
export function keepForNextPage(): void {
  if (entry("telemetryAgreed").read() === null) return;
  for (const event of unconfirmed.values()) waitingEvents.add({ ...event, isRetry: true });
  if (converted.waiting.length > 0) entry("telemetryKept").write(JSON.stringify(converted.waiting));
}

/** What the page before kept comes first; it waits, as on that page, for the parent's word. */
export function bringFromLastPage(): void {
  const text = entry("telemetryKept").read();
  entry("telemetryKept").remove();
  if (text === null) return;
  try {
    for (const event of JSON.parse(text) as Converted[]) converted.give(event);
  } catch {
    // nothing of ours
  }
}
