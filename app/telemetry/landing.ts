import { pageViewed } from "#domain/wire/product-event.ts";
import { HOME_PAGE } from "#domain/routing/routes.ts";
import { visitSource } from "#domain/wire/utm.ts";
import { isCount, isText } from "#app/data/base/guards.ts";
import { isObject } from "#app/data/base/object-guards.ts";
import { keepFirstTouch } from "#app/data/telemetry/before-consent.ts";
import { dropLandingNotes, readLandingLines } from "#app/data/telemetry/landing-note.ts";
import type { LandingNote } from "#app/data/telemetry/landing-note.ts";
import type { Measured } from "./event.ts";
import { waitingEvents } from "./waiting.ts";

const isNote = isObject<LandingNote>({
  event_id: isText,
  at: isCount,
  utm: isText,
  referrer: isText,
});
/** The note of a line; none where it is nothing of ours. */
function noteOf(line: string): LandingNote[] {
  try {
    const value: unknown = JSON.parse(line);
    return isNote(value) ? [value] : [];
  } catch {
    return [];
  }
}

/**
 * Makes events of the visits that the start page noted, and the first touch of the first of them
 * that has a source.
 */
export function takeLandingNotes(): void {
  const notes = readLandingLines().flatMap(noteOf);
  dropLandingNotes();
  for (const note of notes) {
    const source = visitSource(`${location.origin}/?${note.utm}`, note.referrer);
    keepFirstTouch(source);
    waitingEvents.add(pageView(note, source));
  }
}

const pageView = ({ event_id, at }: LandingNote, source: Measured["source"] | null): Measured => ({
  event_id,
  at,
  url: `${location.origin}/`,
  isSignedIn: false,
  name: "page_viewed",
  payload: pageViewed(HOME_PAGE),
  path: "/",
  ...(source && { source }),
});
