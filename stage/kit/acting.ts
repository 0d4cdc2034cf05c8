import type { ArmPose, Expression, Point } from "#characters/pocket/mood.ts";

/** What an act changes in Pocket's pose, at a moment of it. Everything else is his mood's. */
export interface Acting {
  left?: ArmPose;
  right?: ArmPose;
  /** Where the eyes look; the head follows a little later. */
  look?: Point;
  /** Turn of the face, -1 to 1. */
  turn?: number;
  tilt?: number;
  eyes?: Expression["eyes"];
  mouth?: Expression["mouth"];
  blink?: number;
  /** Height above the ground, in his own units. */
  jump?: number;
  /** Height over width: below 1 he is squashed. */
  stretch?: number;
  /** Sideways lean in degrees. */
  lean?: number;
  /** Sideways offset in his own units. */
  shift?: number;
  /** How far the map is raised before him: 0 below, 1 before his face; absent without it. */
  map?: number;
  /** Coins on that map. */
  coins?: number;
  /** Leaves that lie on him, 0 to 1; above 1 they are blown away. */
  leaves?: number;
  /** Things in his paws, by their names in the kit, drawn over him. */
  held?: { thing: string; at: Point; turn?: number; size?: number }[];
  /** Turn of his tail in degrees, instead of its own sway. */
  tail?: number;
  /** The step of his feet: -1 lifts the right one, 1 the left one. */
  step?: number;
  /** We see his back. */
  isAway?: boolean;
  /** Foam on his head, 0 to 1. */
  foam?: number;
  /** How strongly he shakes the tree of the place, -1 to 1. */
  shakesTree?: number;
}

/**
 * An act: what it changes in Pocket's pose.
 *
 * @param since seconds since it began
 * @param life seconds that never stop, also while the story waits for the child
 */
export type Act = (since: number, life: number) => Acting;
