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

/** What Pocket does while the camera looks over his shoulder. */
export const framingActs: Record<(typeof FRAMING_ACTS)[number], (since: number) => Acting> = {
  lookAway: lookAwayAt,
  pointAway: pointAwayAt,
  walkAway: walkAwayAt,
};
