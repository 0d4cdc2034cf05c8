import { pageViewed } from "#domain/wire/product-event.ts";
import { HOME_PAGE } from "#domain/routing/routes.ts";
import { visitSource } from "#domain/wire/utm.ts";
import { keepFirstTouch } from "#app/data/telemetry/before-consent.ts";
import { dropLandingNotes, readLandingNotes } from "#app/data/telemetry/landing-note.ts";
import type { LandingNote } from "#app/data/telemetry/landing-note.ts";
import type { Measured } from "./event.ts";
import { waitingEvents } from "./waiting.ts";

/**
 * Makes events of the visits that the start page noted, and the first touch of the first of them
 * that has a source.
 */
export function takeLandingNotes(): void {
  const notes = readNotes();
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

function readNotes(): LandingNote[] {
  try {
    return readLandingNotes();
  } catch {
    return []; // nothing of ours
  }
}
