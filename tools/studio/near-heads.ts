import { viewAt } from "#stage/camera/camera.ts";
import { facesAt } from "#stage/cast/faces.ts";
import type { FaceBox } from "#stage/cast/faces.ts";
import { whereIs } from "#stage/cast/moves.ts";
import type { View } from "#stage/base/view.ts";
import type { Plan } from "#stage/story/plan.ts";
import { HEIGHT, WIDTH } from "#stage/base/size.ts";
import type { Actor } from "#stage/story/story.ts";
import type { Spot } from "#stage/base/spot.ts";

/** Sampling interval, and how long two heads may come close: somebody passes. */
const EVERY_S = 0.125;
const MOMENT_S = 0.75;
/** The smallest gap between two faces, as a share of the picture's width. */
const GAP = 0.02;

/** Two faces that touch in the picture, or almost, for more than a moment. */
export interface NearHeads {
  actors: readonly [Actor, Actor];
  /** Second of the story. */
  from: number;
  seconds: number;
  /** The smallest gap, as a share of the picture's width; below 0 they overlap. */
  gap: number;
}

const isIn = ({ x, y, width }: View, { left, right, top, bottom }: FaceBox): boolean =>
  Math.abs((left + right) / 2 - x) < width / 2 &&
  Math.abs((top + bottom) / 2 - y) < (width * HEIGHT) / WIDTH / 2;

const gapOf = (a: FaceBox, b: FaceBox): number =>
  Math.max(
    Math.max(a.left, b.left) - Math.min(a.right, b.right),
    Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom),
  );

/** The faces that stand too near each other in the picture; who walks or flies is left out. */
export function nearHeads(plan: Plan): NearHeads[] {
  const found = new Map<string, NearHeads>();
  for (let step = 0; step * EVERY_S < plan.speech.duration; step++) {
    const seconds = step * EVERY_S;
    const spotOf = (actor: Actor): Spot =>
      whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, HEIGHT - 180];
    const view = viewAt(plan, seconds, spotOf, false);
    const shot = plan.shots.findLastIndex(({ at }) => at <= seconds);
    const faces = facesAt(plan, seconds).filter((face) => !face.isGoing && isIn(view, face));
    for (const [index, a] of faces.entries())
      for (const b of faces.slice(index + 1)) {
        const gap = gapOf(a, b) / view.width;
        if (gap >= GAP) continue;
        const key = `${shot} ${a.actor} ${b.actor}`;
        const known = found.get(key);
        found.set(key, {
          actors: [a.actor, b.actor],
          from: known?.from ?? seconds,
          seconds: (known?.seconds ?? 0) + EVERY_S,
          gap: Math.min(gap, known?.gap ?? gap),
        });
      }
  }
  return [...found.values()].filter(({ seconds }) => seconds > MOMENT_S);
}
