import { inBackground } from "../base/background.ts";
import { onBackInView } from "../base/back-in-view.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { apiOf } from "../wire/api.ts";
import { hasStoredSession } from "./page-session.ts";

/** Least time between two looks: a page may be left and come back to many times a minute. */
const PAUSE_MS = 5_000;

/**
 * Asks the server whether the session goes on when this page comes back into view. One that was
 * ended elsewhere is refused, and so ends here (`startPageSession`), before anything is pressed.
 * @param mayAsk is this a place to ask? A child in a lesson plays on: its next answer asks.
 * @param now milliseconds of a clock that never goes back
 */
export function watchSession(
  mayAsk: () => boolean = () => true,
  now: () => number = () => performance.now(),
): void {
  let looked = now();
  onBackInView(() => {
    if (document.visibilityState === "hidden" || !mayAsk() || !hasStoredSession()) return;
    if (now() - looked < PAUSE_MS) return;
    looked = now();
    inBackground("looking after the session", apiOf(chosenChild()).me.$get());
  });
}
