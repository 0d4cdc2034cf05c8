import { el } from "#characters/node.ts";
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
  draw(weather: Weather): RigNode[];
}

/** A world in which the camera moves, in layers from the back to the front. */
export interface Place {
  /** Where the layers stand as they are drawn: the x of the camera's middle. */
  middle: number;
  /** Where the ground ends, and where performers stand on it. */
  ground?: { feet: number; horizon: number };
  layers: readonly Layer[];
}

/**
 * Draws once what never changes. A live drawing passes over nodes that are the very same, so they
 * cost nothing with each picture.
 */
export function still<Drawn>(draw: () => Drawn): () => Drawn {
  let drawn: Drawn | undefined;
  return () => (drawn ??= draw());
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("rect", { x, y, width, height, fill, ...attrs });

export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  attrs: RigNode["attrs"] = {},
) => el("circle", { cx, cy, r, fill, ...attrs });

/** A tuft of grass or leaves of `count` blades around (x, y). */
export function tuft(x: number, y: number, size: number, count: number, fill: string): RigNode {
  const blades = Array.from({ length: count }, (_, index) => {
    const lean = (index - (count - 1) / 2) * (44 / count) * 2 * Math.max(1, size / 90);
    const height = size * (0.75 + 0.25 * Math.cos(index * 2.3));
    return `M-7 0Q${Math.round(lean * 0.3)} ${Math.round(-height * 0.7)} ${Math.round(lean)} ${Math.round(-height)}Q${Math.round(lean * 0.5 + 6)} ${Math.round(-height * 0.5)} 9 0Z`;
  });
  return el("path", { d: blades.join(""), fill, transform: `translate(${x} ${y})` });
}
