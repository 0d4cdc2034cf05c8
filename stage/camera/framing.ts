import type { View } from "../base/view.ts";
import type { FaceBox } from "../cast/faces.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";

/** A tall phone shows this share of the picture's width. */
export const PHONE = 0.82;
/** Up to this visible share a face counts as outside the picture, from `IN` on as inside. */
const OUT = 0.06;
const IN = 0.94;

/** The share of a face that a frame shows, 0 to 1. */
function shownOf(face: FaceBox, { x, y, width }: View, across: number): number {
  const half = (width / 2) * across;
  const tall = (width * HEIGHT) / WIDTH / 2;
  const seen = (from: number, to: number, low: number, high: number) =>
    Math.max(0, Math.min(to, high) - Math.max(from, low)) / (to - from);
  return (
    seen(face.left, face.right, x - half, x + half) *
    seen(face.top, face.bottom, y - tall, y + tall)
  );
}

/** Penalty for the faces that the frame cuts through; 0 if each is inside or outside of it. */
function cutBy(faces: readonly FaceBox[], view: View): number {
  const cut = (share: number) =>
    share <= OUT || share >= IN ? 0 : Math.min(share, 1 - share) + 0.5;
  return faces.reduce(
    (sum, face) => sum + cut(shownOf(face, view, 1)) * 2 + cut(shownOf(face, view, PHONE)) * 0.5,
    0,
  );
}

/** The faces that the frame cuts through: neither whole nor gone. */
export const facesCutBy = (faces: readonly FaceBox[], view: View): FaceBox[] =>
  faces.filter((face) => {
    const share = shownOf(face, view, 1);
    return share > 0.12 && share < 0.86;
  });

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
/** Of the picture's width: how far a step goes to the side, and up or down. */
const STEP = { x: 0.06, y: 0.07 };
const SIZES = [1, 1.1, 1.22];

/** What can be tapped, which a frame keeps: the middle and half of the width. */
export interface Kept {
  x: number;
  y: number;
  reach: number;
}

/** How far it reaches out of the picture of a tall phone; 0 when all of it is in. */
const missing = ({ x, y, width }: View, kept: Kept): number =>
  Math.max(
    0,
    Math.abs(kept.x - x) + kept.reach - (width / 2) * PHONE,
    Math.abs(kept.y - y) + kept.reach - (width * HEIGHT) / WIDTH / 2,
  );

/**
 * The same view, moved or widened as little as it takes so that the frame cuts through no face.
 * Where no small movement helps it stays as it is.
 *
 * @param kept what can be tapped in it: it stays in the picture
 */
export function withWholeFaces(
  view: View,
  faces: readonly FaceBox[],
  kept: readonly Kept[] = [],
): View {
  const first = cutBy(faces, view);
  if (first === 0) return view;
  let best = { view, cost: first };
  for (const size of SIZES)
    for (const x of STEPS)
      for (const y of STEPS) {
        const moved = {
          ...view,
          x: view.x + x * STEP.x * view.width,
          y: view.y + y * STEP.y * view.width,
          width: view.width * size,
        };
        if (kept.some((one) => missing(moved, one) > missing(view, one))) continue;
        const effort = (Math.abs(x) + Math.abs(y)) * 0.04 + (size - 1) * 0.5;
        const cost = cutBy(faces, moved) + effort;
        if (cost < best.cost) best = { view: moved, cost };
      }
  return best.view;
}
