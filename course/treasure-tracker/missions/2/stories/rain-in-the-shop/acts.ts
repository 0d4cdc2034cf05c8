import type { Point } from "#characters/pocket/mood.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { stepAt } from "#stage/cast/think-step.ts";
import { scatter, mix } from "#stage/base/timing.ts";

/** Water from the roof hits his head; he shivers, then shakes it off like a dog. */
function drenchedAt(since: number): Acting {
  const isHit = since > 0.3;
  const shakes = since > 1.5 && since < 2.4;
  const shake = shakes ? Math.sin(since * 38) : 0;
  const shiver = isHit && !shakes ? Math.sin(since * 46) * 3 : 0;
  const drops = Array.from({ length: 7 }, (_, index) => {
    const fall = (since * 1.6 + scatter(index)) % 1;
    const side = shakes ? (scatter(index + 9) - 0.5) * 900 * (since - 1.5) : 0;
    const x = 150 + index * 56 + side;
    return {
      thing: "raindrop" as const,
      at: [x, mix(isHit ? 150 : -320, isHit ? 620 : 90, fall)] as [number, number],
      size: since > 2.6 ? 0.01 : 1.2,
    };
  });
  return {
    held: drops,
    left: { hand: [258, 470], bend: [130, 560], inFront: true },
    right: { hand: [382, 470], bend: [510, 560], inFront: true },
    stretch: 1 - 0.14 * (isHit ? Math.max(0, 1 - (since - 0.3) / 0.35) : 0),
    shift: shiver,
    lean: shake * 7,
    tilt: shake * 12,
    blink: shakes || (isHit && since < 0.7) ? 1 : 0,
    look: [0, isHit ? 0.2 : -1],
    mouth: "oops",
  };
}

/** Drops fall from the roof into his paw, and each third one on his nose. */
function catchDropAt(_: number, life: number): Acting {
  const { index, share } = stepAt(life, 0.95, 3);
  const isNose = index === 2;
  const fall = Math.min(1, share / 0.6);
  const hit = share > 0.6 ? 1 - (share - 0.6) / 0.4 : 0;
  const end: Point = isNose ? [320, 300] : [548, 452];
  return {
    right: { hand: [548, 486 + (isNose ? 0 : 16 * hit)], bend: [560, 580], inFront: true },
    left: { hand: [206, 588], bend: [92, 520], inFront: true },
    held: [
      {
        thing: "raindrop",
        at: [end[0], mix(-240, end[1], fall * fall)],
        size: fall < 1 ? 1.4 : 0.01,
      },
      ...[-1, 1].map((side) => ({
        thing: "raindrop" as const,
        at: [end[0] + side * 70 * (1 - hit), end[1] - 50 * Math.sin(hit * Math.PI)] as Point,
        turn: side * 50,
        size: 0.7 * hit + 0.01,
      })),
    ],
    look: isNose ? [0, hit > 0 ? 0.5 : -0.9] : [0.85, fall < 1 ? -0.7 : 0.7],
    turn: isNose ? 0 : 0.4,
    tilt: isNose ? -5 * (1 - hit) : 6,
    blink: isNose && hit > 0.4 ? 1 : 0,
    stretch: 1 - (isNose ? 0.07 * hit : 0),
    mouth: "hmm",
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  drenched: drenchedAt,
  catchDrop: catchDropAt,
} satisfies Record<string, Act>;
