import type { Point } from "#characters/pocket/mood.ts";
import type { Act } from "../story.ts";
import { mix } from "../timing.ts";
import { between } from "./acting.ts";
import type { Acting } from "./acting.ts";

type GivingAct = "giveCoin" | "coinInBox";

/** When the coin that he gives is in the other hand. */
const GIVEN_S = 1;

/** Takes a coin out of his satchel and holds it out to who stands on his left. */
function giveCoinAt(since: number): Acting {
  const out = between(since, 0, 0.2);
  const over = between(since, 0.3, 0.65);
  const back = between(since, GIVEN_S + 0.25, GIVEN_S + 0.6);
  const hand: Point = [
    mix(mix(mix(378, 392, out), 566, over), 440, back),
    mix(mix(mix(566, 470, out), 476, over), 470, back),
  ];
  return {
    right: { hand, bend: [mix(530, 500, over), 590], inFront: true },
    left: { hand: [mix(180, 214, back), mix(566, 440, back)], bend: [96, 550], inFront: true },
    held: since < GIVEN_S ? [{ thing: "coin", at: [hand[0] + 18, hand[1] - 22], size: 1.1 }] : [],
    look: [0.9, mix(0.5, -0.3, over)],
    turn: 0.6,
    lean: 6 * over * (1 - back),
    tilt: 5 * over - 8 * back,
    ...(back > 0.3 && { eyes: "arcs" as const, mouth: "grin" as const }),
  };
}

/** Seconds in which one coin is brought over the box and let go. */
const DROP_S = 0.5;

/** Holds one coin after the other over the slot of a box on his right, and lets it fall in. */
function coinInBoxAt(since: number): Acting {
  const share = (since % DROP_S) / DROP_S;
  const over = between(share, 0.1, 0.45) * (1 - between(share, 0.75, 1));
  const hand: Point = [mix(230, 64, over), mix(520, 398, over)];
  return {
    left: { hand, bend: [mix(110, 120, over), 560], inFront: true },
    right: { hand: [426, 566], bend: [540, 540], inFront: true },
    held: share < 0.55 ? [{ thing: "coin", at: [hand[0] - 14, hand[1] + 30], size: 1.65 }] : [],
    look: [-0.9, mix(0.6, 0.4, over)],
    turn: -0.6,
    lean: -6 * over,
    mouth: "smile",
  };
}

/** What Pocket does where he gives. */
export const givingActs: Record<GivingAct & Act, (since: number) => Acting> = {
  giveCoin: giveCoinAt,
  coinInBox: coinInBoxAt,
};
