import type { RigNode } from "#characters/node.ts";

/** What a place shows at one moment. */
export interface Weather {
  /** Seconds of the life that never stops: clouds, waves and leaves move by it. */
  life: number;
  /** The hour: 0 is day, 1 is evening. */
  evening: number;
  /** How strongly a tree is shaken, -1 to 1. */
  shake: number;
  /** How high the camera is, as in a view; absent: before a face. */
  rise?: number;
  /** The picture is wider than its frame. */
  isWide?: true;
  /** Is something between these two x in the frame itself? */
  frames(from: number, to: number): boolean;
  /** Does the camera see something between these two x of the actors' layer? */
  sees(from: number, to: number): boolean;
}

/**
 * One layer of a place. A depth below 1 is farther away than the actors and moves less with the
 * camera; 0 is the sky. Layers with a depth above 1 are in front of the actors.
 */
export interface Layer {
  depth: number;
  /**
   * In a place with a ground: the layer is that ground, or stands on it at this y; by default it is
   * behind it.
   */
  lies?: "flat" | "back" | number;
  /**
   * Between these two x it is drawn without a gap; beyond them a wide picture shows its mirror image.
   * Absent: it has no end that is seen.
   */
  covers?: readonly [from: number, to: number];
  /** What of it is mirrored; absent: all. */
  mirrors?: () => readonly RigNode[];
  draw(weather: Weather): RigNode[];
}

/** A world in which the camera moves, in layers from the back to the front. */
export interface Place {
  /** Where the layers stand as they are drawn: the x of the camera's middle. */
  middle: number;
  /** Where the ground ends, and where performers stand on it. */
  ground?: { feet: number; horizon: number };
  layers: readonly Layer[];
  /** What hides the feet of those who stand behind it: a counter, crates. */
  front?: (weather: Weather) => RigNode[];
  /** Pocket stands before the front, as a customer does. */
  isShop?: true;
  /** Whoever stands nearer than this y is before the front. */
  frontY?: number;
  /** Between these two x the front hides Pocket's hands. */
  counter?: readonly [from: number, to: number];
  /** All besides Pocket stand behind a counter or a table. */
  hasTable?: true;
  /** The front edge of a table that hides feet and ground. */
  tableY?: number;
  /** Between which heights things stand on a table, a counter or the ground. */
  surfaces?: readonly (readonly [from: number, to: number])[];
  /** Its light: the open sky, a window at the left, or neither. */
  light?: "sky" | "window";
  /** A lamp lights its evening, not the low sun. */
  isLamplit?: true;
  /**
   * What hangs in the upper third of a picture that shows much of it, left of `until`; from an upper
   * corner or from one side to the other.
   */
  overhead?: { draw: (life: number) => RigNode[]; from?: "left" | "right"; until?: number };
  /**
   * Its parts from one x to another: a wide picture shows beside its frame nobody of another part than
   * that of its middle, and a shot outside of all keeps its own width. Absent: it is one.
   */
  sets?: readonly (readonly [from: number, to: number])[];
}

/** Where grounds that are seen from above lie, far from what is drawn of a place. */
export const FROM_ABOVE = [1880, 3140] as const;

/** Where the ground of a place is on which things stand. */
export const GROUND = [1120, 1480] as const;

/** A counter from one end of the place to the other. */
export const EVERYWHERE = [-2000, 4000] as const;
