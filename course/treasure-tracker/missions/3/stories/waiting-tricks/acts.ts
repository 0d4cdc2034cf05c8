import type { Point } from "#characters/pocket/mood.ts";
import { between, glances, hopAt } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { mix, pop } from "#stage/base/timing.ts";

/** Twiddles his thumbs and taps a foot; how long waiting takes. */
function twiddleAt(_: number, life: number): Acting {
  const [x, y] = [Math.cos(life * 8), Math.sin(life * 8)];
  const tap = Math.max(0, Math.sin(life * 10));
  const gaze = Math.sin(life * 1.2);
  return {
    left: { hand: [292 + x * 22, 520 + y * 22], bend: [96, 560], inFront: true },
    right: { hand: [348 - x * 22, 520 - y * 22], bend: [544, 560], inFront: true },
    step: tap,
    look: [gaze, -0.5 * Math.abs(gaze)],
    turn: gaze * 0.5,
    tilt: gaze * 7,
    lean: gaze * 3,
    stretch: 1 + 0.03 * Math.sin(life * 2.4),
    tail: Math.sin(life * 4) * 10,
    mouth: "hmm",
  };
}

/** The smell lifts him off the floor; he floats after his nose and paddles. */
function smellAt(since: number): Acting {
  const up = between(since, 0.3, 1.1);
  const paddle = Math.sin(since * 7) * up;
  return {
    jump: up * (150 + Math.sin(since * 3) * 16),
    shift: 44 * between(since, 0.6, 2.4),
    lean: 16 * up + Math.sin(since * 3) * 2,
    step: paddle,
    left: { hand: [mix(180, 100, up), mix(560, 470 + paddle * 60, up)], bend: [90, 540] },
    right: { hand: [mix(460, 560, up), mix(560, 470 - paddle * 60, up)], bend: [560, 560] },
    look: [0.8, -0.1],
    turn: 0.8 * up,
    eyes: up > 0.3 ? "arcs" : "open",
    tilt: -14 * up,
    tail: paddle * 14 - 8,
  };
}

/** Falls to the floor and sits there, squashed, before he gets up. */
function thumpAt(since: number): Acting {
  const fallen = Math.min(1, (since / 0.22) ** 2);
  const landed = Math.max(0, since - 0.22);
  return {
    jump: 150 * (1 - fallen),
    shift: 44,
    lean: 16 * (1 - fallen),
    stretch: landed > 0 ? 1 - 0.3 * Math.max(0, 1 - landed / 0.45) : 1.08,
    left: { hand: [90, 400], bend: [100, 500] },
    right: { hand: [550, 400], bend: [540, 500] },
    blink: landed > 0 && landed < 0.35 ? 1 : 0,
    look: [0, 0.3],
    mouth: "oops",
  };
}

/** Holds his jar close and looks at the candy, at the kite, and at us. */
function hugJarAt(since: number): Acting {
  return {
    ...glances(
      [
        [0, 0, 0.6],
        [0.7, 0.9, 0.3],
        [1.9, 0.8, -0.8],
        [2.9, 0, 0],
      ],
      since,
    ),
    left: { hand: [236, 610], bend: [110, 590], inFront: true },
    right: { hand: [410, 706], bend: [556, 640], inFront: true },
    held: [{ thing: "saveJarSix", at: [320, 770], turn: Math.sin(since * 2) * 2, size: 1.12 }],
  };
}

/** Walks away on the spot: his nose stays at the candy and pulls him back. */
function nosePulledAt(since: number): Acting {
  const step = Math.sin(since * 14);
  const back = Math.max(0, Math.sin((since - 0.4) * 3.4));
  return {
    step,
    shift: -70 + 130 * back,
    lean: -16 + 34 * back,
    turn: 0.85,
    look: [0.95, 0],
    tilt: 10 - 16 * back,
    stretch: 1 + 0.04 * Math.abs(step),
    left: { hand: [90 - step * 30, 470], bend: [80, 560] },
    right: { hand: [500 + back * 90, 470 + step * 24], bend: [540, 560] },
    tail: -step * 12,
    mouth: "oops",
  };
}

/** A ball goes up from his paws; the third time it lands on his nose. */
function ballNoseAt(since: number): Acting {
  const TOSS_S = 0.62;
  const toss = Math.floor(since / TOSS_S);
  const share = (since % TOSS_S) / TOSS_S;
  const hit = since - 2.6 * TOSS_S;
  const isHit = hit > 0;
  const height = 4 * share * (1 - share);
  const ball: Point = isHit
    ? [320 + hit * 420, 250 - 420 * hit + 900 * hit * hit]
    : [320 + (toss % 2 === 0 ? 1 : -1) * (share - 0.5) * 180, 470 - height * 560];
  const beat = isHit ? 0 : 1 - height;
  return {
    left: {
      hand: isHit ? [262, 330] : [180, 520 - beat * 40],
      bend: [100, 560],
      inFront: true,
    },
    right: { hand: isHit ? [378, 330] : [460, 520 - beat * 40], bend: [540, 560], inFront: true },
    held: [{ thing: "ball", at: ball, turn: since * 260, size: isHit && hit > 0.9 ? 0.01 : 1.5 }],
    look: isHit ? [0, 0.2] : [Math.sin(since * 5) * 0.3, -0.9],
    tilt: isHit ? -9 * Math.max(0, 1 - hit / 0.5) : 0,
    stretch: isHit ? 1 - 0.2 * Math.max(0, 1 - hit / 0.4) : 1 + 0.04 * height,
    blink: isHit && hit < 0.5 ? 1 : 0,
    ...(isHit ? { mouth: hit < 1 ? ("oops" as const) : ("grin" as const) } : {}),
  };
}

/** Sings with spread arms, from foot to foot; notes rise. */
function singAt(since: number): Acting {
  const beat = Math.sin(since * 5.2);
  const notes = Array.from({ length: 4 }, (_, index) => {
    const share = (since * 0.55 + index * 0.27) % 1;
    const side = index % 2 === 0 ? 1 : -1;
    return {
      thing: index % 2 === 0 ? ("notePink" as const) : ("noteGold" as const),
      at: [320 + side * (150 + share * 150), 190 - share * 330] as Point,
      turn: Math.sin(since * 4 + index) * 14,
      size: since < index * 0.35 ? 0.01 : 1.7 * Math.sin(Math.PI * Math.min(0.98, share + 0.06)),
    };
  });
  return {
    left: { hand: [84, 370 - beat * 40], bend: [100, 520] },
    right: { hand: [556, 370 + beat * 40], bend: [540, 520] },
    lean: beat * 6,
    tilt: beat * 8,
    step: beat,
    tail: beat * 14,
    look: [0, -0.6],
    eyes: "arcs",
    stretch: 1 + 0.04 * Math.abs(beat),
    held: notes,
  };
}

/** When the jar answers with a clink, in seconds after its cue. */
const CLINK_S = 2.1;

/** Bends to the jar with a paw at his ear; it clinks, and he falls back. */
function listenJarAt(since: number): Acting {
  const near = between(since, 0.1, 0.6);
  const shock = Math.max(0, since - CLINK_S);
  const isShocked = shock > 0;
  if (isShocked)
    return {
      ...hopAt(shock, 120),
      shift: -60 * between(shock, 0, 0.4),
      lean: -12 * Math.max(0, 1 - shock / 0.9),
      left: { hand: [92, 330], bend: [100, 480] },
      right: { hand: [548, 330], bend: [540, 480] },
      look: [0.9, 0.3],
      turn: 0.5,
      mouth: "o",
      tail: Math.sin(shock * 20) * 14 * Math.max(0, 1 - shock),
    };
  return {
    lean: 13 * near,
    shift: 30 * near,
    right: {
      hand: [mix(460, 500, near), mix(566, 250, near)],
      bend: [610, 470],
      inFront: true,
    },
    left: { hand: [196, 590], bend: [130, 530] },
    turn: 0.5 * near,
    look: since > 1.2 ? [Math.sin(since * 6) > 0 ? -0.6 : 0.6, -0.5] : [0.5, 0.2],
    tilt: 9 * near,
    mouth: "hmm",
    blink: pop((since - 1.5) / 0.2) > 0.9 && since < 1.75 ? 1 : 0,
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  twiddle: twiddleAt,
  smell: smellAt,
  thump: thumpAt,
  hugJar: hugJarAt,
  nosePulled: nosePulledAt,
  ballNose: ballNoseAt,
  sing: singAt,
  listenJar: listenJarAt,
} satisfies Record<string, Act>;
