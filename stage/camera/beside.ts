import { lyingAt } from "../story/ways.ts";
import { placeAt } from "../story/plan.ts";
import type { Plan } from "../story/plan.ts";
import { ACTORS } from "../story/story.ts";
import type { Actor } from "../story/story.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import type { Spot } from "../base/spot.ts";
import type { View } from "../base/view.ts";
import { whereIs } from "../cast/moves.ts";
import { named } from "../kit/kit.ts";
import { viewAt } from "./camera.ts";

/*
 * What a wide window shows of a place beside the frame of a shot. Who or what waits there to come into
 * the picture is not drawn. Where the entrance is in that very shot, the picture ends before it.
 */

/** The widest picture is 16:9. */
const WIDEST = (HEIGHT * 16) / 9;

/** How far a picture of this shape goes beyond its frame at each side, in the picture's units. */
export const sideOf = (width: number, height: number): number =>
  height <= 0
    ? 0
    : Math.max(0, Math.round(Math.min(WIDEST, (HEIGHT * width) / height) - WIDTH) / 2);

/** Half of the width of the widest who can appear. */
const REACH: Partial<Record<Actor, number>> = { driver: 360, pocket: 180 };
export const reachOf = (actor: Actor): number => REACH[actor] ?? 160;
/** By how much of that somebody has to be in a frame to count as seen, and how tall they are. */
const BODY = { share: 0.6, up: 420, down: 40 };
/** Absent: how far a thing reaches from its middle, at size 1. */
const THING = [70, 70, 70, 70] as const;
const EVERY_S = 0.2;

/** Somebody or something at a time, in the place's units. */
interface There {
  name: string;
  /** Grows with each of its moves. */
  stay: number;
  isStanding: boolean;
  /** A thing that lies on the ground or on a table: it may lie there unseen once it was seen. */
  isLying: boolean;
  left: number;
  right: number;
  /** Is any of it in the frame? And so much that it is seen? */
  touches: boolean;
  isSeen: boolean;
  view: View;
}

type Whole = Omit<There, "touches" | "isSeen" | "view"> & { top: number; bottom: number };

function actorsAt(plan: Plan, seconds: number): Whole[] {
  return ACTORS.flatMap((actor) => {
    const where = whereIs(plan, actor, seconds);
    if (where === null) return [];
    const { spot, size, going } = where;
    const half = reachOf(actor) * size;
    return [
      {
        name: actor,
        stay: plan.moves.filter(({ go, at }) => go === actor && at <= seconds).length,
        isStanding: going === 0,
        isLying: false,
        left: spot[0] - half,
        right: spot[0] + half,
        top: spot[1] - BODY.up * size,
        bottom: spot[1] + BODY.down * size,
      },
    ];
  });
}

function thingsAt(plan: Plan, seconds: number): Whole[] {
  const { surfaces = [] } = placeAt(plan, seconds);
  return lyingAt(plan, seconds).map(({ put, thing, size, at: [x, y] }) => {
    const [left, top, right, bottom] = named(plan.kit.things, thing).reach ?? THING;
    const begun = plan.hands.filter(({ hand, at }) => hand === put && at <= seconds);
    return {
      name: `thing-${put}`,
      stay: begun.length,
      isStanding: begun.every((hand) => seconds >= hand.at + hand.seconds),
      isLying: surfaces.some(([from, to]) => y >= from && y <= to),
      left: x - left * size,
      right: x + right * size,
      top: y - top * size,
      bottom: y + bottom * size,
    };
  });
}

const middleOf = (plan: Plan, seconds: number, isCalm = false, creeps = false): View =>
  viewAt(
    plan,
    seconds,
    (actor: Actor): Spot => whereIs(plan, actor, seconds)?.spot ?? [WIDTH / 2, 1100],
    isCalm,
    creeps,
  );

function thereAt(plan: Plan, seconds: number): There[] {
  const view = middleOf(plan, seconds);
  const half = view.width / 2;
  const tall = (half * HEIGHT) / WIDTH;
  return [...actorsAt(plan, seconds), ...thingsAt(plan, seconds)]
    .filter(({ top, bottom }) => top < view.y + tall && bottom > view.y - tall)
    .map(({ left, right, ...one }) => {
      const away = Math.abs((left + right) / 2 - view.x) - half;
      const reach = (right - left) / 2;
      return {
        ...one,
        left,
        right,
        view,
        touches: away < reach,
        isSeen: away < reach * BODY.share,
      };
    });
}

/** What a wide picture may show of a shot. */
export interface Beside {
  /** From which x of the place to which. */
  from: number;
  to: number;
  /** Who is not drawn, and which things, by the names of their parts of the picture. */
  hidden: ReadonlySet<string>;
}

const stayOf = ({ name, stay }: There) => `${name} ${stay}`;

/** When somebody or something is first seen in a frame, and standing in each of their stays. */
function firstSeen(samples: readonly { at: number; there: There[] }[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { at, there } of samples)
    for (const one of there)
      if (one.isSeen)
        for (const key of one.isStanding ? [stayOf(one), one.name] : [one.name])
          if (!seen.has(key)) seen.set(key, at);
  return seen;
}

function besidesOf(plan: Plan): Beside[] {
  const samples: { at: number; there: There[] }[] = [];
  for (let at = 0; at < plan.speech.duration; at += EVERY_S)
    samples.push({ at, there: thereAt(plan, at) });
  const seen = firstSeen(samples);
  return plan.shots.map((shot, index) => {
    const until = plan.shots[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const from = Math.max(0, shot.at);
    const own = samples.filter(({ at }) => at >= from && at < until).map(({ there }) => there);
    const all = (own.length > 0 ? own : [thereAt(plan, from)]).flat();
    const { x } = middleOf(plan, from + EVERY_S);
    const { sets } = placeAt(plan, from + EVERY_S);
    const set =
      sets === undefined ? EVERYTHING : sets.find(([left, right]) => x > left && x < right);
    const wasSeen = (key: string) => (seen.get(key) ?? until) < until;
    const isKnown = (one: There) =>
      set !== undefined &&
      one.right > set[0] &&
      one.left < set[1] &&
      (wasSeen(stayOf(one)) || (one.isLying && wasSeen(one.name)));
    const names = [...new Set(all.map(({ name }) => name))];
    const hidden = new Set(
      names.filter((name) =>
        all.every((one) => one.name !== name || !(one.touches || (one.isStanding && isKnown(one)))),
      ),
    );
    const waiting = all.filter(
      (one) => !hidden.has(one.name) && !one.touches && one.isStanding && !isKnown(one),
    );
    const [left, right] = set === undefined ? NOTHING : EVERYTHING;
    return {
      from: Math.max(left, ...waiting.map((one) => (one.right < one.view.x ? one.right : left))),
      to: Math.min(right, ...waiting.map((one) => (one.left > one.view.x ? one.left : right))),
      hidden,
    };
  });
}

const EVERYTHING = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
/** The shot keeps its own width. */
const NOTHING = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

/** A tap makes a new plan of a story, in which only what lies where differs while its parts are the same. */
const known = new WeakMap<Plan["cast"], Map<string, Beside[]>>();

/** What a wide picture may show at a time. */
export function besideAt(plan: Plan, seconds: number): Beside {
  const ofStory = known.get(plan.cast) ?? new Map<string, Beside[]>();
  known.set(plan.cast, ofStory);
  const parts = [...plan.parts].join(" ");
  const all = ofStory.get(parts) ?? besidesOf(plan);
  ofStory.set(parts, all);
  const index = plan.shots.findLastIndex(({ at }) => at <= seconds);
  return all[Math.max(0, index)] ?? { from: EVERYTHING[0], to: EVERYTHING[1], hidden: new Set() };
}

/**
 * Where the picture ends at a time, as shares of a width that goes beyond the frame by `side` at each
 * side. The frame itself is always in it.
 */
export function edgesAt(
  plan: Plan,
  seconds: number,
  side: number,
  isCalm: boolean,
): { left: number; right: number } {
  const { from, to } = besideAt(plan, seconds);
  const { x, width } = middleOf(plan, seconds, isCalm, true);
  const wide = WIDTH + 2 * side;
  const shareOf = (at: number) => (((at - x) * WIDTH) / width + wide / 2) / wide;
  return {
    left: Math.min(side / wide, Math.max(0, shareOf(from))),
    right: Math.max(1 - side / wide, Math.min(1, shareOf(to))),
  };
}
