import type { Stance } from "./turned.ts";
import { actingAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import { speakerAt } from "../story/speaking.ts";
import { ACTORS } from "../story/story.ts";
import type { Actor } from "../story/story.ts";
import { whereIs } from "./moves.ts";

/** How far an actor turns to the partner of a talk, or in the direction of a walk. */
const TURN = {
  walk: 0.94,
  listens: 0.72,
  speaks: 0.58,
  act: 0.75,
  look: 0.45,
  alone: 0.24,
  holding: 0.4,
  celebrates: 0.24,
  sad: 0.45,
};
/** The body turns less than the head, but walks with it. */
const BODY = 0.68;
/** From how far people notice each other, in the place's units. */
const NEAR = 620;
/** So far apart two stand beside each other, and look fully to the side. */
const BESIDE = 150;

/** Who can stand before Pocket; the driver stays in the bus. */
const PARTNERS = ACTORS.filter((actor) => actor !== "pocket" && actor !== "driver");

/** How far to the right one actor is from another; null out of reach. */
function distanceOf(plan: Plan, from: Actor, to: Actor, seconds: number): number | null {
  const [a, b] = [whereIs(plan, from, seconds)?.spot, whereIs(plan, to, seconds)?.spot];
  if (a === undefined || b === undefined || Math.abs(b[0] - a[0]) > NEAR) return null;
  return b[0] - a[0];
}

/** From -1, to the left, to 1, to the right. */
const asSide = (distance: number) => Math.max(-1, Math.min(1, distance / BESIDE));

/** To which side one actor is from another; null out of reach. */
function sideOf(plan: Plan, from: Actor, to: Actor, seconds: number): number | null {
  const distance = distanceOf(plan, from, to, seconds);
  return distance === null ? null : asSide(distance);
}

/** The side of Pocket's partner: Glimm while she speaks, else the nearest actor. */
function partnerSide(plan: Plan, seconds: number): number | null {
  if (speakerAt(plan, seconds, null) === "glimm") {
    const side = sideOf(plan, "pocket", "glimm", seconds);
    if (side !== null) return side;
  }
  const sides = PARTNERS.flatMap((actor) => distanceOf(plan, "pocket", actor, seconds) ?? []);
  const [nearest] = sides.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return nearest === undefined ? null : asSide(nearest);
}

/** The child is spoken to in what is asked. */
function isAsked(plan: Plan, seconds: number): boolean {
  const line = plan.lines.findLast(({ start }) => start - 0.1 <= seconds);
  return plan.moments.some(
    ({ at, until }) => seconds < until && (line?.end ?? 0) >= at - 0.9 && seconds > at - 6,
  );
}

/** What is celebrated is shared: partly with the child, partly with the partner. */
const isCelebrated = (plan: Plan, seconds: number) =>
  plan.lines.findLast(({ start }) => start - 0.1 <= seconds)?.mood === "celebrating";

/** The side to which the script turns somebody; null where it does not. */
const turnedTo = (plan: Plan, actor: Actor, seconds: number): number | null =>
  plan.turns.findLast(({ turn, at }) => turn === actor && at <= seconds)?.to ?? null;

/** To which side Pocket turns at a time, without the time that turning takes. */
function pocketTo(plan: Plan, seconds: number, life: number): number {
  const where = whereIs(plan, "pocket", seconds);
  if (where !== null && where.going !== 0 && where.by === "walk") return where.going * TURN.walk;
  const turned = turnedTo(plan, "pocket", seconds);
  if (turned !== null) return turned;
  const act = actingAt(plan, seconds, life);
  // What he holds before his face stays there.
  const free = act.held === undefined && act.map === undefined ? 1 : TURN.holding;
  if (act.turn !== undefined && Math.abs(act.turn) > 0.12) return act.turn * TURN.act * free;
  if (act.look !== undefined && Math.abs(act.look[0]) > 0.2) return act.look[0] * TURN.look * free;
  if (free < 1) return 0;
  if (isAsked(plan, seconds)) return 0;
  const side = partnerSide(plan, seconds);
  if (isCelebrated(plan, seconds)) return (side ?? 0) * TURN.celebrates;
  const speaks = speakerAt(plan, seconds, null) === "pocket";
  if (side !== null) return side * (speaks ? TURN.speaks : TURN.listens);
  const shot = plan.shots.findLastIndex(({ at }) => at <= seconds);
  return (shot % 2 === 0 ? 1 : -1) * TURN.alone;
}

/** The turn of actors who have no partner. */
const BY_DEFAULT: Partial<Record<Actor, number>> = {
  patient: -0.4,
  nurse: 0.4,
  friend: -0.35,
  father: -0.35,
};

function otherTo(plan: Plan, actor: Actor, seconds: number): number {
  const where = whereIs(plan, actor, seconds);
  if (where === null) return 0;
  if (where.going !== 0 && where.by !== "cut" && where.by !== "rise")
    return where.going * (actor === "glimm" ? 0.6 : TURN.walk);
  const turned = turnedTo(plan, actor, seconds);
  if (turned !== null) return turned;
  const toPocket = sideOf(plan, actor, "pocket", seconds);
  if (toPocket === null) return BY_DEFAULT[actor] ?? 0;
  const felt = plan.feels.findLast((cue) => cue.feel === actor && cue.at <= seconds)?.as;
  return toPocket * (felt === "sad" ? TURN.sad : TURN.listens);
}

/** Times at which the actor, or the whole place, changes at once: a turn ends at such a cut. */
function cutsOf(plan: Plan, actor: Actor): number[] {
  return [
    ...plan.places.map(({ at }) => at),
    ...plan.moves.filter(({ go, by }) => go === actor && by === "cut").map(({ at }) => at),
  ];
}

/**
 * The movement of a turn: it begins a little to the other side, goes, and comes to rest. Each weight
 * is of where somebody turns to at so many seconds from now.
 */
const HEAD: readonly (readonly [seconds: number, weight: number])[] = [
  [0.1, -0.12],
  [0, 0.16],
  [-0.06, 0.26],
  [-0.12, 0.3],
  [-0.19, 0.24],
  [-0.27, 0.16],
];
/** The body follows the head. */
const BODY_LAG_S = 0.13;

function smoothed(
  to: (seconds: number) => number,
  seconds: number,
  [from, until]: readonly [number, number],
): number {
  return HEAD.reduce((sum, [by, weight]) => {
    const at = Math.max(from, Math.min(until, seconds + by));
    return sum + weight * to(at);
  }, 0);
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * How an actor is turned at a time: to the partner of a talk, to what it looks at, or in the
 * direction of its walk. The eyes go first, then the head, then the body.
 */
export function stanceOf(plan: Plan, actor: Actor, seconds: number, life = seconds): Stance {
  const cuts = cutsOf(plan, actor);
  const from = Math.max(-1, ...cuts.filter((at) => at <= seconds));
  const until = Math.min(...cuts.filter((at) => at > seconds).map((at) => at - 0.01), 1e6);
  const to =
    actor === "pocket"
      ? (at: number) => pocketTo(plan, at, life + at - seconds)
      : (at: number) => otherTo(plan, actor, at);
  const head = smoothed(to, seconds, [from, until]);
  const late = smoothed(to, seconds - BODY_LAG_S, [from, until]);
  const walks = Math.abs(late) > 0.7;
  return { head: hundredths(head), body: hundredths(late * (walks ? 1 : BODY)) };
}
