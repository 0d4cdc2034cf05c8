import { entry } from "#app/data/device-storage.ts";
import type { Converted, Measured } from "./event.ts";
import { converted, measured } from "./track.ts";

/** Has a parent agreed in this tab? Only then is anything kept from one page to the next. */
export const mayKeep = (agreed: boolean) => (agreed ? entry("telemetryAgreed").write("1") : entry("telemetryAgreed").remove());

/** Handed to the product analytics and not in their own queue yet, by event id. */
export const unconfirmed = new Map<string, Measured>();

/**
 * A page that is left before the vendors are there hands what waits to the next one. What the product analytics may have
 * lost goes again, under the same id: they count it once.
 */
export function keepForNextPage(): void {
  const again = [...unconfirmed.values()].map((event) => ({ ...event, isAgain: true }));
  const kept = { measured: [...again, ...measured.waiting], converted: converted.waiting };
  if (entry("telemetryAgreed").read() === null || kept.measured.length + kept.converted.length === 0) return;
  entry("telemetryKept").write(JSON.stringify(kept));
}

/** What the page before kept comes first; it waits, as on that page, for the parent's word. */
export function bringFromLastPage(): void {
  const text = entry("telemetryKept").read();
  entry("telemetryKept").remove();
  if (text === null) return;
  try {
    const kept = JSON.parse(text) as { measured: Measured[]; converted: Converted[] };
    for (const event of kept.measured) measured.give(event);
    for (const event of kept.converted) converted.give(event);
  } catch {
    // nothing of ours
  }
}
