import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** When he is thrown, when he lands on his tummy's side, and when he sits up. */
const FALL = { lands: 0.8, up: 1.9 };

/** His middle's height in his own units. */
const MIDDLE = 325;

/** The boat stops, he does not: he flies head over heels and lands in the sand. */
function tumbleAt(since: number): Acting {
  const air = Math.min(1, since / FALL.lands);
  const landed = Math.max(0, since - FALL.lands);
  const turned = air < 1 ? 2 * Math.PI * air : 0;
  const up = between(since, FALL.up, FALL.up + 0.35);
  const dazed = Math.sin(landed * 8) * (1 - up);
  return {
    // He turns around his middle, not around his feet.
    jump: 200 * 4 * air * (1 - air) + MIDDLE * (1 - Math.cos(turned)),
    shift: -MIDDLE * Math.sin(turned),
    lean: (turned * 180) / Math.PI,
    stretch:
      landed > 0 ? 1 - mix(0.34, 0, up) * Math.min(1, 0.7 + 0.3 * Math.cos(landed * 14)) : 1.06,
    left: { hand: [mix(70, 180, up), mix(air < 1 ? 330 : 640, 566, up)], bend: [80, 520] },
    right: { hand: [mix(570, 460, up), mix(air < 1 ? 330 : 640, 566, up)], bend: [560, 520] },
    look: [dazed * 0.9, landed > 0 ? -0.6 : 0.6],
    tilt: dazed * 9,
    blink: landed > 0 && landed < 0.4 ? 1 : 0,
    mouth: landed > 0 ? (up > 0.5 ? "grin" : "oops") : "o",
    tail: Math.sin(since * 18) * 14 * (1 - up),
    step: air < 1 ? Math.sin(since * 20) : 0,
  };
}

/** When the square comes back to his head. */
const NOSE_S = 0.95;

/** Throws a shape at the hole, and it bounces off onto his head. */
function shapeBonkAt(since: number): Acting {
  const swing = pop(since / 0.35);
  const hit = since - NOSE_S;
  if (hit < 0)
    return {
      right: {
        hand: [mix(460, 616, swing), mix(566, 330, swing)],
        bend: [560, 470],
        inFront: true,
      },
      look: [0.95, -0.3],
      turn: 0.6,
      lean: mix(-6, 9, swing),
      mouth: "grin",
    };
  return {
    left: { hand: [72, mix(460, 380, Math.min(1, hit * 3))], bend: [64, 520] },
    right: { hand: [568, mix(460, 380, Math.min(1, hit * 3))], bend: [576, 520] },
    lean: -10 * Math.max(0, 1 - hit / 0.8),
    stretch: 1 - 0.16 * Math.max(0, 1 - hit / 0.35),
    look: [0, 0.3],
    blink: hit < 0.3 ? 1 : 0,
    tilt: -8 * Math.max(0, 1 - hit / 0.8),
    mouth: hit > 1 ? "smile" : "o",
  };
}

/** Draws a letter out of his bag and holds it up before him. */
function showEnvelopeAt(since: number): Acting {
  const up = pop(since / 0.45);
  const at: Point = [320, mix(640, 520, up)];
  return {
    left: { hand: [mix(250, 196, up), at[1] + 26], bend: [90, 600], inFront: true },
    right: { hand: [mix(390, 444, up), at[1] + 26], bend: [550, 600], inFront: true },
    held: [
      {
        thing: "letterOpen",
        at,
        turn: Math.sin(since * 3) * 3,
        size: mix(0.4, 1.35, Math.min(1, up)),
      },
    ],
    ...glances(
      [
        [0, 0, 0.8],
        [0.9, 0, 0],
      ],
      since,
    ),
    ...(since > 1 && hopAt((since - 1) % 1.3, 26)),
  };
}

/** Turns a square in his paws, corner by corner: how could it fit? */
function turnShapeAt(since: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.9, 4);
  const turned = (index + between(share, 0.25, 0.7)) * 45;
  const up = pop(since / 0.4);
  const y = mix(620, 486, up);
  return {
    left: { hand: [214, y + 16], bend: [80, 590], inFront: true },
    right: {
      hand: [426, y - 10 + Math.sin(share * Math.PI) * 16],
      bend: [560, 590],
      inFront: true,
    },
    held: [{ thing: "shapeSquare", at: [320, y], turn: turned, size: 1.02 * Math.max(0.01, up) }],
    look: index % 2 === 0 ? [0.9, -0.1] : [0, 0.9],
    turn: index % 2 === 0 ? 0.6 : 0,
    tilt: index % 2 === 0 ? 7 : -6,
    lean: Math.sin(life * 2) * 2,
    mouth: "hmm",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  tumble: tumbleAt,
  shapeBonk: shapeBonkAt,
  showEnvelope: showEnvelopeAt,
  turnShape: turnShapeAt,
} satisfies Record<string, Act>;
