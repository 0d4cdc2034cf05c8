import { RISE } from "./angle.ts";
import type { Plan } from "../story/plan.ts";
import { closedIn } from "./closing-in.ts";
import { facesAt } from "../cast/faces.ts";
import { whereIs } from "../cast/moves.ts";
import { FACE_Y } from "../cast/people.ts";
import { withWholeFaces } from "./framing.ts";
import type { View } from "../base/view.ts";
import { targetsOf } from "../story/tasks.ts";
import type { Actor } from "../story/story.ts";
import type { Spot } from "../base/spot.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import { ease, mix } from "../base/timing.ts";

type Shot = Plan["shots"][number];

/** Width of the picture by the size of the shot. */
const WIDTHS = {
  vista: 1000,
  wide: WIDTH,
  full: WIDTH,
  medium: 500,
  two: 400,
  close: 300,
  insert: 230,
};
/** Share of the face's height at which a shot of an actor looks. */
const LOOKS_AT = {
  vista: 1.9,
  wide: 1.65,
  full: 1.65,
  medium: 0.78,
  two: 0.85,
  close: 0.92,
  insert: 0.4,
};
const BIG: Partial<Record<Actor, number>> = { driver: 1.7 };
/** A shot that stands creeps closer by this share of its width each second. */
const CREEP = 0.01;
/** Steps of that a second: each draws the whole place anew, and smaller ones are not seen. */
const CREEP_STEPS_PER_S = 6;

function target({ shot, of, width: written }: Shot, at: (actor: Actor) => Spot): View {
  const isActor = typeof of === "string";
  const [x, y] = isActor ? at(of) : of;
  const width = written ?? WIDTHS[shot] * (isActor ? (BIG[of] ?? 1) : 1);
  return { x, y: isActor ? y - FACE_Y[of] * LOOKS_AT[shot] : y, width };
}

/** Seconds after its cut at which a shot is composed: those who are placed at the cut stand there. */
const COMPOSED_S = 0.35;

/** Seconds before the next cut: who has come into the shot stands there by then. */
const BEFORE_CUT_S = 0.15;

/** How a shot is moved, closed in and widened so that its frame cuts through no face. */
interface Nudge {
  x: number;
  y: number;
  size: number;
}
const nudges = new WeakMap<Plan, Map<Shot, Nudge>>();

function nudgeOf(plan: Plan, shot: Shot, next: Shot | undefined): Nudge {
  const known = nudges.get(plan) ?? new Map<Shot, Nudge>();
  nudges.set(plan, known);
  const found = known.get(shot);
  if (found !== undefined) return found;
  const from = Math.max(0, shot.at);
  const settled = shot.by === "cut" ? COMPOSED_S : shot.seconds;
  const at = Math.min(from + settled, next === undefined ? from + settled : (from + next.at) / 2);
  const spotOf = (actor: Actor): Spot => whereIs(plan, actor, at)?.spot ?? [WIDTH / 2, 1100];
  const view = target(shot, spotOf);
  const last = Math.max(at, (next?.at ?? at) - BEFORE_CUT_S);
  const standing = [...facesAt(plan, at), ...facesAt(plan, last)].filter(({ isGoing }) => !isGoing);
  const kept = plan.moments
    .filter((moment) => moment.at >= shot.at && (next === undefined || moment.at < next.at))
    .flatMap(({ moment: { task } }) => targetsOf(task, undefined))
    .map(({ at: [x, y], reach }) => ({ x, y, reach }));
  const times = [at, (at + last) / 2, last];
  const near =
    shot.width === undefined && shot.shot !== "close" && shot.shot !== "insert"
      ? closedIn(view, shot.shot, plan, times, kept)
      : view;
  const whole = withWholeFaces(near, standing, kept);
  const nudge = {
    x: whole.x - view.x,
    y: whole.y - view.y,
    size: whole.width / view.width,
  };
  known.set(shot, nudge);
  return nudge;
}

/**
 * The view at a time. A push or a pan moves from the view of the shot before; a calm one cuts.
 *
 * @param at where an actor stands now
 */
export function viewAt(
  plan: Plan,
  seconds: number,
  at: (actor: Actor) => Spot,
  isCalm: boolean,
  creeps = true,
): View {
  const index = plan.shots.findLastIndex((shot) => shot.at <= seconds);
  const shot = plan.shots[Math.max(0, index)];
  if (shot === undefined) return { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH };
  const composed = (one: Shot, next: Shot | undefined): View => {
    const { x, y, size } = nudgeOf(plan, one, next);
    const view = target(one, at);
    const tilt = isCalm ? 0 : (one.tilt ?? 0);
    const rise = one.from === undefined ? 0 : RISE[one.from];
    return { x: view.x + x, y: view.y + y, width: view.width * size, tilt, rise };
  };
  const view = composed(shot, plan.shots[index + 1]);
  if (isCalm) return view;
  const before = plan.shots[index - 1];
  const stood = Math.min(6, Math.max(0, seconds - shot.at));
  const creep = creeps
    ? 1 - CREEP * (Math.floor(stood * CREEP_STEPS_PER_S) / CREEP_STEPS_PER_S)
    : 1;
  if (shot.by === "cut" || before === undefined) return { ...view, width: view.width * creep };
  const share = ease((seconds - shot.at) / shot.seconds);
  const from = composed(before, shot);
  return {
    x: mix(from.x, view.x, share),
    y: mix(from.y, view.y, share),
    width: mix(from.width, view.width, share) * creep,
    tilt: mix(from.tilt ?? 0, view.tilt ?? 0, share),
    rise: mix(from.rise ?? 0, view.rise ?? 0, share),
  };
}
