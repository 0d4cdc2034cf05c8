import { acts } from "../cast/acts/acts.ts";
import type { Act } from "../kit/acting.ts";
import type { Place } from "../kit/place.ts";
import type { Thing } from "../kit/thing.ts";
import { things } from "../things/things.ts";

/**
 * The kit of a story: what all stories share, and what is its own.
 *
 * @param own acts and things of this story alone, and all places in which it plays
 */
export const storyKit = <
  Acts extends Record<string, Act>,
  Things extends Record<string, Thing>,
  Places extends Record<string, Place>,
>(own: {
  acts: Acts;
  things: Things;
  places: Places;
}) => ({
  acts: { ...acts, ...own.acts },
  things: { ...things, ...own.things },
  places: own.places,
});
