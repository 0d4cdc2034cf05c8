import type { ArmPose, Expression, Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { ease, mix, pop } from "../timing.ts";

/** What an act changes in Pocket's pose, at a moment of it. Everything else is his mood's. */
export interface Acting {
  left?: ArmPose;
  right?: ArmPose;
  /** Where the eyes look; the head follows a little later. */
  look?: Point;
  /** Turn of the face, -1 to 1. */
  turn?: number;
  tilt?: number;
  eyes?: Expression["eyes"];
  mouth?: Expression["mouth"];
  blink?: number;
  /** Height above the ground, in his own units. */
  jump?: number;
  /** Height over width: below 1 he is squashed. */
  stretch?: number;
  /** Sideways lean in degrees. */
  lean?: number;
  /** Sideways offset in his own units. */
  shift?: number;
  /** How far the map is raised before him: 0 below, 1 before his face; absent without it. */
  map?: number;
  /** Coins on that map. */
  coins?: number;
  /** Leaves that lie on him, 0 to 1; above 1 they are blown away. */
  leaves?: number;
}

const between = (since: number, from: number, to: number) => ease((since - from) / (to - from));

/** Eyes that jump between points, with the head behind them by a fifth of a second. */
function glances(points: readonly [at: number, x: number, y: number][], since: number) {
  const value = (seconds: number, axis: 1 | 2, quick: number) =>
    points.reduce<number>((now, point, index) => {
      if (seconds < point[0]) return now;
      return mix(points[index - 1]?.[axis] ?? 0, point[axis], ease((seconds - point[0]) / quick));
    }, 0);
  const look: Point = [value(since, 1, 0.12), value(since, 2, 0.12)];
  return { look, turn: value(since - 0.2, 1, 0.3), tilt: value(since - 0.2, 2, 0.3) * -4 };
}

/** A hop: down, up in an arc, squashed where it lands. */
function hopAt(since: number, height: number): Pick<Acting, "jump" | "stretch"> {
  const air = (since - 0.14) / 0.42;
  if (since < 0) return {};
  if (air < 0) return { stretch: 1 - 0.13 * between(since, 0, 0.14) };
  if (air < 1)
    return { jump: height * 4 * air * (1 - air), stretch: 1 + 0.1 * (1 - Math.abs(2 * air - 1)) };
  const landed = since - 0.56;
  return { stretch: 1 - 0.12 * Math.max(0, 1 - landed / 0.22) * Math.cos(landed * 14) };
}

/** Shakes each with a pull and a pause; the last second is a gasp for breath. */
export const shakeAt = (since: number): number =>
  since < 0.25
    ? 0
    : Math.sin((since - 0.25) * 22) *
      Math.min(1, (since - 0.25) * 3) *
      (since > 2.3 ? Math.max(0, 1 - (since - 2.3) * 3) : 1);

/** When the sneeze comes, in seconds after its cue. */
const SNEEZE_S = 0.62;

/** Pocket's acts as functions of the seconds since they began. */
export const acts: Record<Act, (since: number, life: number) => Acting> = {
  stand: () => ({}),
  hideBehindMap: (since) => {
    const lowered = pop((since - 0.55) / 0.35);
    return {
      map: 1 - 0.62 * lowered,
      look: since < 0.5 ? [0, 0.4] : [Math.sin(since * 5) * 0.6, 0.5],
      ...(since > 0.55 ? hopAt(since - 0.62, 26) : {}),
    };
  },
  readMap: (since) => ({
    map: 0.38,
    ...glances(
      [
        [0, -0.7, 0.8],
        [0.5, 0.7, 0.8],
        [1, 0, 0.9],
      ],
      since,
    ),
  }),
  lookAround: (since) => ({
    ...glances(
      [
        [0, -1, -0.1],
        [0.75, 1, -0.1],
        [1.5, 0.4, -0.2],
      ],
      since,
    ),
    left: { hand: [206, 300], bend: [80, 470], inFront: true },
  }),
  lookUp: (since) => ({
    ...glances([[0, 0.9, -1]], since),
    right: {
      hand: [mix(460, 612, between(since, 0.2, 0.5)), mix(566, 300, between(since, 0.2, 0.5))],
      bend: [540, 470],
    },
  }),
  shakeTree: (since) => {
    const shake = shakeAt(since);
    const tired = between(since, 2.4, 2.8);
    return {
      left: {
        hand: [mix(560 + shake * 26, 190, tired), mix(420, 590, tired)],
        bend: [400, mix(520, 560, tired)],
        inFront: true,
      },
      right: {
        hand: [mix(610 + shake * 26, 470, tired), mix(500, 590, tired)],
        bend: [540, mix(560, 540, tired)],
        inFront: true,
      },
      look: [0.9, mix(-0.7, 0.2, tired)],
      turn: 0.8 * (1 - tired),
      shift: shake * 12,
      lean: shake * 4 + 5 * (1 - tired),
      stretch: 1 - 0.06 * Math.abs(shake) - 0.07 * tired,
      eyes: tired > 0.5 ? "open" : "arcs",
      ...(tired > 0.5 && { mouth: "o" as const }),
    };
  },
  leaves: (since) => ({
    leaves: Math.min(1, since / 0.9),
    ...glances(
      [
        [0, 0, -1],
        [0.9, -0.6, -0.9],
        [1.5, 0.6, -0.9],
      ],
      since,
    ),
  }),
  sneeze: (since) => {
    const drawn = between(since, 0, SNEEZE_S);
    const blown = between(since, SNEEZE_S, SNEEZE_S + 0.1);
    const back = between(since, SNEEZE_S + 0.25, SNEEZE_S + 0.7);
    return {
      leaves: 1 + blown * Math.max(0, since - SNEEZE_S),
      tilt: -9 * drawn + 22 * blown - 13 * back,
      stretch: 1 + 0.09 * drawn - 0.24 * blown + 0.15 * back,
      look: [0, since < SNEEZE_S ? 0.9 : 0],
      eyes: "open",
      blink: since > 0.3 && since < SNEEZE_S + 0.4 ? 1 : 0,
      mouth: since < SNEEZE_S ? "o" : since < SNEEZE_S + 0.35 ? "grin" : "smile",
      jump: 26 * blown * (1 - back),
    };
  },
  watchPass: (since) => ({
    ...glances(
      [
        [0, -1, -0.2],
        [0.7, 0, -0.3],
        [1.1, 1, -0.2],
      ],
      since,
    ),
    lean: mix(-4, 9, between(since, 0.6, 1.3)) * (1 - between(since, 1.6, 2.2)),
  }),
  point: (since) => ({
    ...glances(
      [
        [0, 0.9, -0.2],
        [1, 0, 0],
      ],
      since,
    ),
    right: {
      hand: [mix(460, 616, pop(since / 0.4)), mix(566, 380, pop(since / 0.4))],
      bend: [540, 520],
    },
  }),
  wonder: (since, life) => ({
    ...glances(
      [
        [0, 0, -0.1],
        [1.4, 0.9, -0.8],
        [2.4, -0.8, -0.8],
        [3.2, 0, -0.1],
      ],
      since,
    ),
    right: {
      hand: [392, 402 + Math.abs(Math.sin(life * 5)) * 12],
      bend: [560, 560],
      inFront: true,
    },
  }),
  hop: (since) => hopAt(since % 0.95, 90),
  cheer: (since) => ({
    map: 0.38,
    coins: since * 3,
    ...glances(
      [
        [0, -0.5, 0.9],
        [0.8, 0.5, 0.9],
        [1.6, 0, 0],
      ],
      since,
    ),
    ...(since > 1.5 && hopAt((since - 1.5) % 0.95, 90)),
  }),
};
