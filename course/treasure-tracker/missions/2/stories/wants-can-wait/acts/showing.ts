import type { Point } from "#characters/pocket/mood.ts";
import { between, hopAt } from "#stage/cast/acting.ts";
import type { Acting } from "#stage/kit/acting.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** A cone comes near: he leans to it with his eyes on it, and it is pulled away from his nose. */
export function sniffConeAt(since: number): Acting {
  const near = between(since, 0, 0.4) * (1 - between(since, 0.75, 0.95));
  const sad = between(since, 0.8, 1);
  return {
    left: { hand: [mix(236, 170, near), mix(450, 400, near)], bend: [90, 540], inFront: true },
    right: { hand: [mix(404, 470, near), mix(450, 400, near)], bend: [550, 540], inFront: true },
    lean: 7 * near - 3 * sad,
    look: [0.5, mix(-0.9, -0.3, near)],
    turn: 0.35,
    tilt: -8 * near + 6 * sad,
    stretch: 1 + 0.06 * near - 0.05 * sad,
    tail: Math.sin(since * 16) * 12 * near,
  };
}

/** Presses a robot to his cheek and rocks with it. */
export function hugRobotAt(since: number): Acting {
  const hug = pop((since - 0.05) / 0.35);
  const rock = Math.sin(since * 4.6);
  const at: Point = [mix(350, 366, hug) + rock * 5, mix(520, 486, hug)];
  return {
    left: { hand: [at[0] - 44, at[1] + 66], bend: [96, 590], inFront: true },
    right: { hand: [at[0] + 62, at[1] + 20], bend: [570, 590], inFront: true },
    held: [{ thing: "robot", at, turn: 8 + rock * 5, size: 2.1 }],
    eyes: "arcs",
    tilt: 9 + rock * 3,
    lean: rock * 5,
    tail: rock * 16,
    stretch: 1 + 0.02 * Math.abs(rock),
  };
}

/** Seconds until the robot is over his head and out of his paws. */
const GIVEN_S = 0.42;

/** Lifts the robot over his head to be taken from him; then his empty paws sink. */
export function giveRobotAt(since: number): Acting {
  const aside = between(since, 0, 0.2);
  const up = between(since, 0.08, GIVEN_S);
  const down = between(since, 0.7, 1.1);
  const y = mix(486, 60, up);
  return {
    left: {
      hand: [mix(mix(300, 464, aside), 214, down), mix(y + 70, 470, down)],
      bend: [70, mix(400, 560, down)],
    },
    right: {
      hand: [mix(mix(432, 590, aside), 426, down), mix(y + 70, 470, down)],
      bend: [590, mix(400, 560, down)],
    },
    held:
      since < GIVEN_S
        ? [{ thing: "robot", at: [mix(366, 530, aside), y], turn: 8, size: 2.1 }]
        : [],
    look: [0.6, mix(0.2, -1, up)],
    turn: 0.3,
    tilt: mix(-8 * up, 9, down),
    stretch: 1 + 0.08 * up - 0.12 * down,
    ...(down > 0.4 && { mouth: "oops" as const }),
  };
}

/** What his tummy says, what his nose says, and when he bites; seconds after the cue. */
const SNACK = { dreams: 0.8, asks: 2, bites: 2.45, cheers: 3.35 };

/** An apple: his tummy growls for it, his nose dreams of it, and his teeth decide. */
export function snackAt(since: number): Acting {
  const hungry = between(since, 0, 0.15) * (1 - between(since, SNACK.dreams, SNACK.dreams + 0.2));
  const dreams =
    between(since, SNACK.dreams, SNACK.dreams + 0.3) *
    (1 - between(since, SNACK.asks, SNACK.asks + 0.2));
  const bite =
    between(since, SNACK.bites - 0.15, SNACK.bites) *
    (1 - between(since, SNACK.bites + 0.12, SNACK.bites + 0.4));
  const chews = since > SNACK.bites && since < SNACK.cheers ? Math.sin(since * 15) : 0;
  const cheers = since > SNACK.cheers;
  const rumble = Math.sin(since * 50) * hungry;
  const up = cheers ? pop((since - SNACK.cheers) / 0.3) : 0;
  const apple: Point = [
    mix(mix(mix(452, 462, dreams), 372, bite), 560, up),
    mix(mix(mix(430, 330, dreams), 356, bite), 170, up),
  ];
  return {
    right: { hand: [apple[0] + 14, apple[1] + 48], bend: [590, 520], inFront: true },
    left: cheers
      ? { hand: [80, 220], bend: [80, 420] }
      : { hand: [300 + rumble * 4, mix(520, 560, hungry)], bend: [90, 570], inFront: true },
    held: [
      {
        thing: since > SNACK.bites ? "bittenApple" : "apple",
        at: apple,
        turn: Math.sin(since * 3) * 6,
        size: 1.5,
      },
    ],
    shift: rumble * 5,
    look: hungry > 0.4 ? [0, 0.95] : dreams > 0.4 ? [0.4, -0.6] : [0, 0],
    tilt: dreams * 10 + chews * 3 - 5 * bite,
    ...(hungry > 0.4 && { mouth: "oops" as const }),
    ...(dreams > 0.5 && { eyes: "arcs" as const, mouth: "grin" as const }),
    ...(bite > 0.4 && { mouth: "o" as const, blink: 1 }),
    stretch: 1 + rumble * 0.012 - hungry * 0.05 + chews * 0.02,
    ...(since > SNACK.bites + 0.4 && { eyes: "arcs" as const }),
    ...(cheers && hopAt((since - SNACK.cheers) % 0.8, 70)),
  };
}

/** When his tail throws the hat, and when it lands on his head. */
const FLIP = { from: 0.75, to: 1.25 };

/** The hat sits on his tail; the tail swings back and flips it onto his own head. */
export function tailFlipAt(since: number): Acting {
  const wag = Math.sin(since * 9) * 10 * (1 - between(since, 0.35, 0.5));
  const back = between(since, 0.42, 0.65) * (1 - between(since, 0.65, FLIP.from));
  const out = between(since, 0.65, FLIP.from) * (1 - between(since, 1, 1.4));
  const way = Math.min(1, Math.max(0, (since - FLIP.from) / (FLIP.to - FLIP.from)));
  const landed = since - FLIP.to;
  const degrees = wag + 18 * back - 26 * out;
  const from: Point = [600 + degrees, 480 + degrees * 2];
  const hat: Point = [mix(from[0], 312, way), mix(from[1], 106, way) - 330 * 4 * way * (1 - way)];
  const isOn = landed > 0;
  return {
    tail: degrees,
    held: [
      {
        thing: "hat",
        at: isOn ? [312, 106 + 14 * Math.max(0, 1 - landed / 0.2)] : hat,
        turn: isOn ? -9 : degrees * (1 - way) + way * 351,
        size: mix(1.7, 3, way),
      },
    ],
    left: isOn
      ? { hand: [150, 190], bend: [40, 400], inFront: true }
      : { hand: [206, 560], bend: [130, 520], inFront: true },
    right: isOn
      ? { hand: [556, 330], bend: [560, 500] }
      : { hand: [430, 566], bend: [520, 540], inFront: true },
    look: isOn ? [0, 0] : way > 0 ? [0.3, -0.95] : [0.95, 0.5],
    turn: way > 0 ? 0 : 0.5,
    eyes: landed > 0.25 ? "arcs" : "open",
    mouth: isOn ? "grin" : "o",
    tilt: isOn ? 7 : 0,
    stretch: 1 - 0.16 * Math.max(0, 1 - Math.abs(landed - 0.05) / 0.2),
  };
}
