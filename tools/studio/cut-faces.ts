import { facesAt } from "#stage/cast/faces.ts";
import { whereIs } from "#stage/cast/moves.ts";
import { viewAt } from "#stage/camera/camera.ts";
import type { FaceBox } from "#stage/cast/faces.ts";
import { facesCutBy } from "#stage/camera/framing.ts";
import type { View } from "#stage/base/view.ts";
import type { Plan } from "#stage/story/plan.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import type { Actor } from "#stage/story/story.ts";
import type { Spot } from "#stage/base/spot.ts";

/** Sampling interval, and how long a face may be cut: a jump may leave the frame briefly. */
const EVERY_S = 0.125;
const MOMENT_S = 0.75;
/** Room between a whole face and the side of the picture, as a share of the picture's width. */
const MARGIN = 0.03;

/** A face that the frame cuts through, or almost touches, for more than a moment. */
export interface CutFace {
  actor: Actor;
  /** Second of the story. */
  from: number;
  seconds: number;
}

/** True for a face that is in the picture, with too little room to its side. */
function isAtEdge(face: FaceBox, { x, y, width }: View): boolean {
  const gap = width / 2 - Math.max(x - face.left, face.right - x);
  const isLevel = Math.abs((face.top + face.bottom) / 2 - y) < (width * HEIGHT) / WIDTH / 2;
  const isIn = Math.abs((face.left + face.right) / 2 - x) < width / 2;
  return isIn && isLevel && gap < MARGIN * width;
}

/** The shots whose frame cuts through a face; who walks in or out is left out. */
export function cutFaces(plan: Plan): CutFace[] {
  const found = new Map<string, CutFace>();
  for (let step = 0; step * EVERY_S < plan.speech.duration; step++) {
    const seconds = step * EVERY_S;
    const spotOf = (actor: Actor): Spot =>
      whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, HEIGHT - 180];
    const view = viewAt(plan, seconds, spotOf, false);
    const shot = plan.shots.findLastIndex(({ at }) => at <= seconds);
    const standing = facesAt(plan, seconds).filter(({ isGoing }) => !isGoing);
    const atEdge = standing.filter((face) => isAtEdge(face, view));
    for (const { actor } of new Set([...facesCutBy(standing, view), ...atEdge])) {
      const key = `${shot} ${actor}`;
      const cut = found.get(key) ?? { actor, from: seconds, seconds: 0 };
      found.set(key, { ...cut, seconds: cut.seconds + EVERY_S });
    }
  }
  return [...found.values()].filter(({ seconds }) => seconds > MOMENT_S);
}
