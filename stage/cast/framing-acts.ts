import type { FRAMING_ACTS } from "../framing-names.ts";
import { mix, pop } from "../timing.ts";
import { between } from "./acting.ts";
import type { Acting } from "./acting.ts";

/** With his back to us he looks at something, and rocks on his toes. */
const lookAwayAt = (since: number): Acting => ({
  isAway: true,
  left: { hand: [196, 580], bend: [168, 510] },
  right: { hand: [444, 580], bend: [472, 510] },
  tilt: 7 * Math.sin(since * 1.9),
  stretch: 1 + 0.025 * Math.sin(since * 6),
  tail: Math.sin(since * 6) * 12,
});

/** With his back to us he points up at something. */
const pointAwayAt = (since: number): Acting => ({
  ...lookAwayAt(since),
  right: {
    hand: [mix(444, 592, pop(since / 0.35)), mix(580, 330, pop(since / 0.35))],
    bend: [560, 480],
  },
  tilt: 6 * between(since, 0, 0.3),
});

/** He walks away from us on his toes. */
const walkAwayAt = (since: number): Acting => {
  const step = Math.sin(since * 9);
  return {
    ...lookAwayAt(since),
    step,
    lean: step * 4,
    jump: Math.abs(step) * 10,
    tail: -step * 16,
  };
};

/** He bows down to somebody small at his side, with a paw at his heart. */
const sorryAt = (since: number): Acting => {
  const bow = pop(since / 0.4);
  return {
    right: { hand: [mix(460, 360, bow), mix(566, 500, bow)], bend: [540, 560], inFront: true },
    left: { hand: [mix(180, 120, bow), mix(566, 600, bow)], bend: [110, 540] },
    look: [0.8, 0.9],
    turn: 0.7 * Math.min(1, bow),
    lean: 9 * bow,
    tilt: 8 * bow + Math.sin(since * 5) * 2,
    stretch: 1 - 0.08 * bow,
  };
};

/** Something sits on his head: he holds still, and his eyes try to see it. */
const onHeadAt = (since: number): Acting => ({
  left: { hand: [104, 470], bend: [100, 540] },
  right: { hand: [536, 470], bend: [540, 540] },
  stretch: 1 - 0.12 * Math.max(0, 1 - since / 0.3),
  look: [0.5 * Math.sin(since * 3), -1],
  tilt: 2 * Math.sin(since * 8),
  mouth: since < 0.7 ? "o" : "grin",
});

/** What Pocket does while the camera looks over his shoulder, and with somebody small. */
export const framingActs: Record<(typeof FRAMING_ACTS)[number], (since: number) => Acting> = {
  lookAway: lookAwayAt,
  pointAway: pointAwayAt,
  walkAway: walkAwayAt,
  sorry: sorryAt,
  onHead: onHeadAt,
};
