import { CHILD_ZONE_AHEAD_BYTES } from "#domain/constants.ts";
import { paths } from "#domain/routing/paths.ts";
import { inBackground } from "#app/data/base/background.ts";
import { preloadDocument } from "#app/data/base/preload.ts";

let isAsked = false;

/** Fetches the child's zone while the parent types or waits for the mail, once for each page. */
export function fetchChildZoneAhead(): void {
  if (isAsked) return;
  isAsked = true;
  inBackground("the child's zone", preloadDocument(paths.lessonIntro(), CHILD_ZONE_AHEAD_BYTES));
}
