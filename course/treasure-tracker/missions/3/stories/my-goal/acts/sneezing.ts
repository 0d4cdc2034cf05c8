import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** Where socks land on him, how they hang there, and when. */
const SOCKS: [thing: string, at: Point, turn: number][] = [
  ["sockPink", [166, 60], 168],
  ["sockBlue", [474, 60], 196],
  ["sockBlue", [108, 402], 150],
  ["sockPink", [532, 402], 205],
  ["sockBlue", [600, 470], 190],
  ["sockPink", [330, 34], 176],
];

const EACH_S = 0.22;

/** Socks land on his ears, paws and tail, and the last one on his head, and he blows at it. */
export function socksAt(since: number): Acting {
  const last = since - (SOCKS.length - 1) * EACH_S;
  const puff = Math.max(0, Math.sin((last - 0.9) * 7)) * between(last, 0.9, 1);
  return {
    left: { hand: [112, 440], bend: [110, 540] },
    right: { hand: [528, 440], bend: [530, 540] },
    tail: Math.sin(since * 5) * 4,
    look: last > 0 ? [0.05, 0.9] : [Math.sin(since * 9) * 0.7, -0.8],
    tilt: last > 0.9 ? -5 * puff : Math.sin(since * 10) * 4,
    mouth: "o",
    stretch: 1 - 0.05 * Math.max(0, 1 - (since % EACH_S) / EACH_S) * (last < 0.2 ? 1 : 0),
    held: SOCKS.map(([thing, [x, y], turn], index) => {
      const own = since - index * EACH_S;
      const fallen = between(own, 0, 0.3);
      const isLast = index === SOCKS.length - 1;
      return {
        thing,
        at: [x, mix(y - 420, y, fallen)] as Point,
        turn: turn + Math.sin(since * 6 + index) * 5 + (isLast ? -24 * puff : 0),
        size: own < 0 ? 0.01 : pop(own / 0.2) * 1.7,
      };
    }),
  };
}

/** On hot sand: from foot to foot, higher and higher. */
export function hotSandAt(since: number): Acting {
  const step = Math.sin(since * 12);
  const height = Math.min(60, 16 + since * 26);
  return {
    step: step * 1.6,
    jump: Math.abs(step) * height,
    lean: step * 8,
    shift: step * 26,
    stretch: 1 + 0.08 * Math.abs(step) - 0.06,
    left: { hand: [84, 380 - step * 50], bend: [100, 500] },
    right: { hand: [556, 380 + step * 50], bend: [540, 500] },
    look: [0, 0.9],
    tilt: -step * 5,
    mouth: "o",
    tail: -step * 14,
    held: [170, 330, 480].map((x, index) => {
      const share = (since * 1.6 + index / 3) % 1;
      return {
        thing: "steam" as const,
        at: [x, mix(760, 660, share)] as Point,
        size: 1.5 * (1 - share) + 0.01,
      };
    }),
  };
}

/** When the sneeze comes, in seconds after its cue. */
const SNEEZE_S = 1.2;

/** When the butterfly sits on his nose. */
const SITS_S = 0.5;

/** A butterfly comes down in a swing, sits on his nose, and is blown away with what stands there. */
function butterflyAt(since: number): NonNullable<Acting["held"]>[number] {
  const come = between(since, -0.2, SITS_S);
  const away = Math.max(0, since - SNEEZE_S);
  const sits = since > SITS_S && away === 0;
  const isShut = Math.sin(since * (sits ? 14 : 40)) > 0;
  return {
    thing: isShut ? "butterflyShut" : "butterflyOpen",
    at: [
      mix(560, 322, come) + Math.sin(come * 7) * 60 * (1 - come) - away * 760,
      mix(40, 262, come) - away * 420,
    ],
    turn: away * -300,
    size: 0.85,
  };
}

/** A butterfly tickles his nose: a sneeze to his right that blows away what stands there. */
export function achooAt(since: number): Acting {
  const drawn = between(since, 0, SNEEZE_S);
  const blown = between(since, SNEEZE_S, SNEEZE_S + 0.1);
  const back = between(since, SNEEZE_S + 0.35, SNEEZE_S + 0.8);
  const isOver = since > SNEEZE_S + 0.5;
  return {
    left: { hand: [200, 566], bend: [140, 520] },
    right: {
      hand: [mix(440, 372, drawn), mix(566, 400, drawn * (1 - back))],
      bend: [550, 540],
      inFront: true,
    },
    tilt: 12 * drawn - 34 * blown + 22 * back,
    turn: -0.7 * blown * (1 - back),
    lean: 5 * drawn - 13 * blown + 8 * back,
    stretch: 1 + 0.1 * drawn - 0.26 * blown + 0.16 * back,
    blink: since > SNEEZE_S - 0.18 && !isOver ? 1 : 0,
    mouth: since < SNEEZE_S + 0.35 ? "o" : "oops",
    ...(isOver
      ? glances([[SNEEZE_S + 0.5, -0.9, 0.8]], since)
      : { look: [0.06, since < SITS_S ? -0.8 : 0.5] as Point }),
    ...(isOver ? hopAt(since - SNEEZE_S - 0.5, 30) : {}),
    held: since < SNEEZE_S + 1 ? [butterflyAt(since)] : [],
  };
}
