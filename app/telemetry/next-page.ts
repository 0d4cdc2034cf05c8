import { entry } from "#app/data/base/device-storage.ts";
import { itemsOf } from "#app/data/base/object-guards.ts";
import { isConverted } from "./event.ts";
import type { Converted, Measured, Receiver } from "./event.ts";
import { converted } from "./track.ts";
import { waitingEvents } from "./waiting.ts";

/** Has a parent agreed in this tab? Only then is a conversion kept from one page to the next. */
export const mayKeep = (agreed: boolean) =>
  agreed ? entry("telemetryAgreed").write("1") : entry("telemetryAgreed").remove();

/** Events that were handed to a receiver and are not confirmed by it yet, by event id. */
export const unconfirmed = {
  product: new Map<string, Measured>(),
  pages: new Map<string, Measured>(),
} satisfies Record<Receiver, Map<string, Measured>>;
/** Conversions whose pixel has neither come nor failed yet, by event id. */
export const unconfirmedConversions = new Map<string, Converted>();
const RECEIVERS: readonly Receiver[] = ["product", "pages"];

export const forgetUnconfirmed = () => RECEIVERS.forEach((one) => unconfirmed[one].clear());

/** True if an event is new to a receiver, or may have been lost on the way to it. */
export const isFor = (receiver: Receiver, { retryFor }: Measured) =>
  retryFor === undefined || retryFor.includes(receiver);

/**
 * Keeps for the next page what is buffered, and what the receivers may have lost because this page
 * ends.
 */
export function keepForNextPage(): void {
  if (entry("telemetryAgreed").read() === null) return;
  const events = new Map(RECEIVERS.flatMap((one) => [...unconfirmed[one]]));
  for (const [id, event] of events)
    waitingEvents.add({
      ...event,
      retryFor: RECEIVERS.filter((one) => unconfirmed[one].has(id)),
    });
  const conversions = [...unconfirmedConversions.values(), ...converted.waiting];
  if (conversions.length > 0) entry("telemetryKept").write(JSON.stringify(conversions));
}

/** What the page before kept comes first; it waits, as on that page, for the parent's word. */
export function bringFromLastPage(): void {
  const events = itemsOf(entry("telemetryKept"), isConverted);
  entry("telemetryKept").remove();
  for (const event of events) converted.give(event);
}
