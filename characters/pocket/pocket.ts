import { el, ellipse, part, radialGradient, round, verticalGradient } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import { POCKET_VIEW } from "../views.ts";
import { arm, feet, scarf, tail, trunk } from "./body.ts";
import { head } from "./head.ts";
import type { FaceMotion } from "./head.ts";
import { moods } from "./mood.ts";
import type { Mood, PocketLook, Point } from "./mood.ts";

/**
 * Parameters of one drawing of Pocket: a mood, or a blend of two, and the movement of the body at
 * that moment.
 */
export interface PocketFrame extends Mood, FaceMotion {
  /** Breathing: -1 exhaled to 1 inhaled. */
  breath: number;
  /** Rotation of the tail in degrees. */
  tailSwing: number;
  /** The step of a walk: -1 lifts the right foot, 1 the left one; 0 or absent stands. */
  step?: number;
}

export interface PocketPose extends Partial<FaceMotion> {
  mood: PocketLook;
  /** Direction of gaze, -1 to 1; overrides the mood's. */
  look?: Point;
}

/** Pocket's movement at rest. */
export const still: Omit<PocketFrame, keyof Mood> = {
  mouthOpen: 0,
  mouthWide: 0,
  blink: 0,
  headDrop: 0,
  breath: 0,
  tailSwing: 0,
};

/**
 * Pocket in a mood, as an <svg> node. `prefix` makes the ids of this drawing unique in the
 * document.
 */
export function pocket(pose: PocketPose, prefix: string, viewBox = POCKET_VIEW): RigNode {
  const { mood: name, look, ...motion } = pose;
  const mood = moods[name];
  const talks = (motion.mouthOpen ?? 0) > 0;
  const expression = {
    ...mood.expression,
    ...(look === undefined ? {} : { look }),
    ...(talks ? { mouth: "talk" as const } : {}),
  };
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox },
    ...pocketLayers({ ...mood, ...still, ...motion, expression }, prefix),
  );
}

/** The layers of one drawing, 640 wide and 800 high, to be placed in a scene. */
export function pocketLayers(frame: PocketFrame, prefix: string): RigNode[] {
  const id = (name: string) => `${prefix}-${name}`;
  const left = arm("left", frame.left, id);
  const right = arm("right", frame.right, id);
  return [
    gradients(id),
    part(
      "shadow",
      {},
      ellipse(322, 752, round(176 - frame.jump), 22, "#0B3B46", { opacity: 0.18 }),
      ellipse(322, 750, round(128 - 2 * frame.jump), 13, "#0B3B46", { opacity: 0.22 }),
    ),
    part(
      "otter",
      { transform: `translate(0 ${round(-frame.jump)})` },
      tail(frame.tailSwing),
      feet(frame.step ?? 0),
      trunk(frame.breath, id),
      frame.left.inFront ? null : left,
      frame.right.inFront ? null : right,
      scarf(frame.tailSwing),
      head(frame.expression, frame, id),
      frame.left.inFront ? left : null,
      frame.right.inFront ? right : null,
    ),
  ];
}

function gradients(id: (name: string) => string): RigNode {
  return el(
    "defs",
    {},
    radialGradient(id("blush"), [
      [0, "#FF7F6E", 0.85],
      [0.6, "#FF8F7A", 0.45],
      [1, "#FF8F7A", 0],
    ]),
    radialGradient(
      id("iris"),
      [
        [0, "#8A4B25"],
        [0.55, "#4A2516"],
        [1, "#1F1010"],
      ],
      { cx: 0.5, cy: 0.75, r: 0.75 },
    ),
    verticalGradient(id("fur"), [
      [0, "#B5764A"],
      [0.55, color.fur],
      [1, "#8E5434"],
    ]),
    verticalGradient(id("headFur"), [
      [0, "#BB7C50"],
      [0.7, color.fur],
    ]),
    verticalGradient(id("cream"), [
      [0, color.creamLight],
      [1, color.cream],
    ]),
    verticalGradient(id("satchel"), [
      [0, "#22CDB9"],
      [1, "#0FA396"],
    ]),
    verticalGradient(id("nose"), [
      [0, "#5A3833"],
      [1, "#2F1B19"],
    ]),
  );
}
