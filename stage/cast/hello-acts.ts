import type { Point } from "#characters/pocket/mood.ts";
import type { HELLO_ACTS } from "../hello-names.ts";
import { mix, pop } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

/** Shoots up out of a chest with spread arms. */
function popOutAt(since: number): Acting {
  const up = Math.min(1, since / 0.28);
  const settled = Math.max(0, since - 0.28);
  return {
    stretch:
      up < 1
        ? mix(0.62, 1.16, up)
        : 1 + 0.16 * Math.max(0, 1 - settled / 0.4) * Math.cos(settled * 15),
    left: { hand: [mix(250, 84, up), mix(520, 330, up)], bend: [80, 500] },
    right: { hand: [mix(390, 556, up), mix(520, 330, up)], bend: [560, 500] },
    look: [0, 0],
    turn: 0,
    tilt: Math.sin(since * 7) * 3,
    mouth: since < 0.5 ? "grin" : "smile",
    eyes: since > 0.3 && since < 0.9 ? "arcs" : "open",
  };
}

/** When the lid hits his head, in seconds after the cue. */
const BONK_S = 0.45;

/** Scratches his head; something falls on it from above. */
function lidBonkAt(since: number): Acting {
  const hit = since - BONK_S;
  if (hit < 0)
    return {
      ...glances([[0, 0.5, -0.8]], since),
      right: {
        hand: [428 + Math.sin(since * 22) * 14, 128],
        bend: [610, 330],
        inFront: true,
      },
      mouth: "hmm",
    };
  return {
    stretch: 1 - 0.3 * Math.max(0, 1 - hit / 0.5) * Math.abs(Math.cos(hit * 11)),
    left: { hand: [200, 210], bend: [50, 380], inFront: true },
    right: { hand: [440, 210], bend: [590, 380], inFront: true },
    look: [Math.sin(hit * 9) * 0.6, -0.7],
    blink: hit < 0.25 ? 1 : 0,
    tilt: Math.sin(hit * 12) * 6 * Math.max(0, 1 - hit / 1.2),
    mouth: "oops",
  };
}

/** Marches on the spot, and lifts a map until it hides the way. */
function marchMapAt(since: number): Acting {
  const step = Math.sin(since * 9);
  return {
    map: mix(0.2, 0.62, between(since, 1.15, 1.6)),
    step,
    jump: Math.abs(step) * 16,
    lean: step * 3,
    look: [Math.sin(since * 3) * 0.5, 0.8],
    tail: -step * 14,
    eyes: "open",
  };
}

/** Waves from the boat with the whole arm. */
function sailInAt(since: number): Acting {
  const wave = Math.sin(since * 8);
  return {
    right: { hand: [560 + wave * 54, 250 - Math.abs(wave) * 20], bend: [560, 450] },
    left: { hand: [180, 560], bend: [150, 510] },
    lean: Math.sin(since * 2.2) * 5,
    tilt: Math.sin(since * 2.2) * -4,
    look: [0, 0],
    turn: 0,
    eyes: since % 2.4 > 1.2 ? "arcs" : "open",
    mouth: "grin",
    stretch: 1 + 0.02 * Math.sin(since * 8),
  };
}

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

/** What Pocket does where he says hello. */
export const helloActs: Record<(typeof HELLO_ACTS)[number], (since: number) => Acting> = {
  popOut: popOutAt,
  lidBonk: lidBonkAt,
  marchMap: marchMapAt,
  sailIn: sailInAt,
  tumble: tumbleAt,
  shapeBonk: shapeBonkAt,
  showEnvelope: showEnvelopeAt,
};
