import type { Act } from "../story.ts";
import { mix, scatter } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type ShopAct = "drenched" | "wearCoat" | "coatWatch";

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

/** A yellow coat jumps onto him (`coat.ts`); he spreads his arms and turns to show it. */
function wearCoatAt(since: number): Acting {
  const spread = between(since, 0.3, 0.6);
  return {
    ...glances(
      [
        [0, 0, 0.8],
        [0.6, -0.7, 0],
        [1.2, 0.7, 0],
        [1.8, 0, 0],
      ],
      since,
    ),
    left: { hand: [mix(200, 84, spread), mix(560, 430, spread)], bend: [120, 500] },
    right: { hand: [mix(440, 556, spread), mix(560, 430, spread)], bend: [520, 500] },
    ...(since < 1 && hopAt(since - 0.2, 50)),
  };
}

/** Seconds after which the coat sits on him. */
const DRESSED_S = 9;

/** In the coat, his eyes follow something on the ground from the right to the left. */
const coatWatchAt = (since: number): Acting => ({
  ...wearCoatAt(DRESSED_S + since),
  ...glances(
    [
      [0, 0.9, 0.8],
      [1, 0.3, 1],
      [1.9, -0.4, 1],
      [2.7, -0.9, 0.8],
    ],
    since,
  ),
});

/** What Pocket does in the shop. */
export const shopActs: Record<ShopAct & Act, (since: number) => Acting> = {
  drenched: drenchedAt,
  wearCoat: wearCoatAt,
  coatWatch: coatWatchAt,
};
