import type { Point } from "#characters/pocket/mood.ts";
import { pop, mix } from "../../base/timing.ts";
import { glances, between, hopAt } from "../acting.ts";
import type { Acting } from "../../kit/acting.ts";

/** Lays coins down with a generous stroke of his paw. */
export function payTenAt(since: number): Acting {
  const stroke = pop(since / 0.5);
  return {
    ...glances(
      [
        [0, 0.9, 0.5],
        [1.4, 0, 0],
      ],
      since,
    ),
    right: { hand: [mix(460, 618, stroke), mix(566, 470, stroke)], bend: [540, 560] },
    lean: 4 * stroke,
  };
}

/** Lays coin after coin on a counter at his right, which his paw is over. */
export function layCoinsAt(since: number): Acting {
  const out = pop(since / 0.22);
  const flick = Math.abs(Math.sin(since * 16)) * (since < 1.1 ? 1 : 0);
  return {
    right: {
      hand: [mix(460, 596, out), mix(566, 352 + 36 * flick, out)],
      bend: [590, 520],
      inFront: true,
    },
    left: { hand: [214, 590], bend: [66, 510], inFront: true },
    look: since > 1.2 ? [0.9, -0.2] : [0.9, 0.5],
    turn: 0.45,
    lean: 5 * Math.min(1, out),
    tilt: 4 - 3 * flick,
    mouth: "smile",
  };
}

/** When the coin that somebody throws is in his paw. */
const CATCH_S = 0.6;

/** Catches a coin that comes from his left, and holds it up. */
export function catchCoinAt(since: number): Acting {
  const way = Math.min(1, since / CATCH_S);
  const raised = between(since, CATCH_S + 0.1, CATCH_S + 0.5);
  const hand: Point = [mix(566, 552, raised), mix(380, 226, raised)];
  const coin: Point =
    way < 1
      ? [mix(1120, 560, way), mix(300, 330, way) - 900 * way * (1 - way)]
      : [hand[0] + 4, hand[1] - 44];
  return {
    right: { hand, bend: [590, 500] },
    left: { hand: [mix(180, 110, raised), mix(566, 420, raised)], bend: [110, 540] },
    held: [{ thing: "coin", at: coin, turn: since * 400 * (1 - raised), size: 1.7 }],
    look: raised > 0.5 ? [0.5, -0.9] : [0.95, -0.5],
    turn: 0.5 * (1 - raised),
    lean: 8 * (1 - raised) * way,
    ...(way < 1 ? { mouth: "o" as const } : hopAt(since - CATCH_S - 0.1, 80)),
  };
}

/** Bends over and knocks at something to his left with a knuckle: is there anything in it? */
export function tapJarAt(since: number): Acting {
  const near = pop(since / 0.4);
  const knock = Math.max(0, Math.sin(since * 11)) * near;
  return {
    right: { hand: [mix(460, 586, near) + 16 * knock, mix(566, 452, near)], bend: [520, 560] },
    left: { hand: [196, 590], bend: [120, 530] },
    lean: 8 * near,
    shift: 12 * near,
    turn: 0.6 * near,
    look: [0.9, 0.2],
    tilt: 6 * near,
    stretch: 1 - 0.02 * knock,
    mouth: "hmm",
  };
}

/** Lets coins go from a paw that is lifted over a jar at his right. */
export function payInAt(since: number): Acting {
  const up = between(since, 0, 0.35);
  return {
    left: { hand: [190, 560], bend: [90, 540] },
    right: { hand: [mix(520, 556, up), mix(540, 300, up)], bend: [600, 470], inFront: true },
    look: [0.9, -0.2],
    turn: 0.5,
    lean: 5 * up,
    mouth: "grin",
  };
}

/** Seconds between two coins that fall from his paw. */
const COIN_S = 0.26;

/** His right paw over something tall: it lets one coin after the other fall. */
export function dropCoinsAt(since: number): Acting {
  const share = (since % COIN_S) / COIN_S;
  const hand: Point = [611, 62 + 18 * Math.sin(share * Math.PI)];
  const isDone = since > 4 * COIN_S + 0.1;
  return {
    right: { hand: isDone ? [560, 250] : hand, bend: [640, 330] },
    left: { hand: [216, 548], bend: [96, 560], inFront: true },
    held:
      share < 0.3 && !isDone ? [{ thing: "coin", at: [hand[0] + 2, hand[1] + 34], size: 0.9 }] : [],
    look: [0.95, isDone ? -0.2 : mix(-0.9, 0.1, share)],
    turn: 0.6,
    tilt: -4,
    lean: 4,
    eyes: isDone ? "arcs" : "open",
    ...(isDone && { mouth: "grin" as const, ...hopAt(since - 4 * COIN_S - 0.1, 40) }),
  };
}
