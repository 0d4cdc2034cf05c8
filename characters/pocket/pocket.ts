import { el, ellipse, part, radialGradient, verticalGradient } from "../node.ts";
import type { RigNode } from "../node.ts";
import { color } from "../palette.ts";
import { arm, feet, scarf, tail, trunk } from "./body.ts";
import { head } from "./head.ts";
import type { FaceMotion } from "./head.ts";
import { moods } from "./mood.ts";
import type { PocketMood, Point } from "./mood.ts";

export interface PocketPose extends Partial<FaceMotion> {
  mood: PocketMood;
  /** Where the eyes look instead of where the mood looks, -1..1. */
  look?: Point;
}

export const POCKET_VIEW = "0 0 640 800";
/** Head and scarf only, for small places. */
export const POCKET_FACE_VIEW = "70 60 500 480";

/** Pocket in a mood, as an <svg>; `prefix` keeps this drawing's ids its own. */
export function pocket(pose: PocketPose, prefix: string, viewBox = POCKET_VIEW): RigNode {
  const id = (name: string) => `${prefix}-${name}`;
  const mood = moods[pose.mood];
  const expression = { ...mood.expression, ...(pose.look === undefined ? {} : { look: pose.look }) };
  const motion = { mouthOpen: pose.mouthOpen ?? 0, mouthWide: pose.mouthWide ?? 0 };
  const left = arm("left", mood.left, id);
  const right = arm("right", mood.right, id);
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox },
    gradients(id),
    part("shadow", {}, ellipse(322, 752, 176 - mood.jump, 22, "#0B3B46", { opacity: 0.18 })),
    part(
      "otter",
      { transform: `translate(0 ${-mood.jump})` },
      tail(),
      feet(),
      trunk(id),
      mood.left.inFront ? null : left,
      mood.right.inFront ? null : right,
      scarf(),
      head(expression, motion, id),
      mood.left.inFront ? left : null,
      mood.right.inFront ? right : null,
    ),
  );
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
