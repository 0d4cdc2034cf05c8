import type { Point } from "#characters/pocket/mood.ts";
import { between, glances } from "#stage/cast/acting.ts";
import type { Acting, Act } from "#stage/kit/acting.ts";
import { backIntoAt, brrAt, wetSoleAt, pickBootsAt, bootHopAt, showBootAt } from "./acts/puddle.ts";
import { sniffConeAt, hugRobotAt, giveRobotAt, snackAt, tailFlipAt } from "./acts/showing.ts";

/** The tail's tip and what it turns around, in his drawing's units. */
const TIP: Point = [604, 492];

const ROOT: Point = [420, 660];

/** Where the tail's tip is when the tail is turned by so many degrees. */
function tipAt(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [TIP[0] - ROOT[0], TIP[1] - ROOT[1]];
  return [
    ROOT[0] + x * Math.cos(angle) - y * Math.sin(angle),
    ROOT[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

/** Seconds after which the hat flies off his tail. */
const HAT_S = 1.9;

/** A hat on his tail. He looks round at it and wags, wilder and wilder, until it flies off. */
function tailHatAt(since: number): Acting {
  const wild = 0.5 + 0.5 * between(since, 0.4, HAT_S);
  const degrees = since < HAT_S ? Math.sin(since * 9.5) * 15 * wild : 0;
  const [x, y] = tipAt(degrees);
  const isGone = since > HAT_S;
  return {
    tail: degrees,
    ...(isGone
      ? { look: [0.7, -0.8] as Point, mouth: "o" as const }
      : { ...glances([[0, 0.95, 0.5]], since), eyes: since > 0.9 ? ("arcs" as const) : "open" }),
    // A turned head would bring the tail to its other side.
    turn: 0,
    left: { hand: [206, 560], bend: [130, 520], inFront: true },
    right: { hand: [430, 566], bend: [520, 540], inFront: true },
    lean: -degrees * 0.3,
    held: isGone ? [] : [{ thing: "hat", at: [x, y - 6], turn: degrees, size: 1.7 }],
  };
}

/** What Pocket acts in this story alone. */
export const acts = {
  sniffCone: sniffConeAt,
  hugRobot: hugRobotAt,
  giveRobot: giveRobotAt,
  snack: snackAt,
  tailFlip: tailFlipAt,
  tailHat: tailHatAt,
  backInto: backIntoAt,
  brr: brrAt,
  wetSole: wetSoleAt,
  pickBoots: pickBootsAt,
  bootHop: (since) => bootHopAt(since, "boot"),
  bootHopGlitter: (since) => bootHopAt(since, "glitterBoot"),
  showBoot: (since) => showBootAt(since, "boot"),
  showGlitterBoot: (since) => showBootAt(since, "glitterBoot"),
} satisfies Record<string, Act>;
