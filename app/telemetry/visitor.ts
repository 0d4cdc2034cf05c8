import type { ChildPageName } from "#domain/learning/learning-event.ts";
import { visitSource } from "#domain/wire/utm.ts";
import { keepFirstTouch } from "#app/data/telemetry/before-consent.ts";
import { countPage } from "#app/data/telemetry/telemetry.ts";
import { takeLandingNotes } from "./landing.ts";

/*
 * What is kept and counted without a session. A separate module, loaded on demand, since pages with
 * a session do not use it.
 */

/** What led to a first visit stays on this device until a parent is asked. */
export function keepVisit(url: string, referrer: string): void {
  takeLandingNotes();
  keepFirstTouch(visitSource(url, referrer));
}

/** Our own server counts the page, with nothing about who opened it. */
export const countVisitedPage = (name: ChildPageName) => countPage(name);
