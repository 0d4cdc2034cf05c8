import type { Point } from "#characters/pocket/mood.ts";
import type { Act, Thing } from "../story.ts";
import { mix, scatter } from "../timing.ts";
import { between, glances, hopAt } from "./acting.ts";
import type { Acting } from "./acting.ts";

type WantAct = "tailHat" | "lookBack" | "wetFeet" | "stomp" | "stompGlitter" | "bite";

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
      ? { look: [0.7, -0.8] as Point, mouth: "o" as const, turn: 0.4 }
      : { ...glances([[0, 0.95, 0.5]], since), eyes: since > 0.9 ? ("arcs" as const) : "open" }),
    left: { hand: [206, 560], bend: [130, 520], inFront: true },
    right: { hand: [430, 566], bend: [520, 540], inFront: true },
    lean: -degrees * 0.3,
    held: isGone ? [] : [{ thing: "hat", at: [x, y - 6], turn: degrees, size: 1.7 }],
  };
}

/** Drops that fly up from his feet, `since` seconds after a stamp. */
const splashAt = (since: number): NonNullable<Acting["held"]> =>
  Array.from({ length: 8 }, (_, index) => {
    const share = since / (0.55 + scatter(index) * 0.2);
    const side = (index - 3.5) * (60 + scatter(index + 4) * 34);
    return {
      thing: "raindrop" as const,
      at: [320 + side * (0.5 + share), 724 - 640 * share * (1 - share)] as Point,
      turn: side * 0.3,
      size: share >= 1 || since < 0 ? 0.01 : 1.1,
    };
  });

/** He hops into cold water, and lifts one foot after the other out of it. */
function wetFeetAt(since: number, life: number): Acting {
  const isIn = since > 0.56;
  const step = isIn ? Math.sin(life * 13) : 0;
  const shiver = isIn ? Math.sin(life * 44) * 3 : 0;
  return {
    ...(isIn ? {} : hopAt(since, 100)),
    step,
    left: { hand: [250, 452], bend: [120, 540], inFront: true },
    right: { hand: [390, 452], bend: [520, 540], inFront: true },
    shift: shiver + step * 8,
    lean: step * 5,
    look: [0, 0.9],
    mouth: "oops",
    held: splashAt(isIn ? (since < 1.5 ? since - 0.56 : life % 0.97) : -1),
  };
}

/** Walks on and cannot take his eyes off what he leaves behind, on his right. */
const lookBackAt = (since: number): Acting => ({
  look: [0.95, -0.3],
  turn: 0.8,
  tilt: 9 + 3 * Math.sin(since * 5),
  right: { hand: [584, 430 + 20 * Math.sin(since * 8)], bend: [550, 540] },
  mouth: "oops",
});

/** Seconds of a stamp with each foot. */
const STAMP_S = 0.55;

/** In boots he stamps through the water and is proud of each splash. */
function stompAt(since: number, thing: Thing): Acting {
  const share = (since / STAMP_S) % 1;
  const side = Math.floor(since / STAMP_S) % 2 === 0 ? 1 : -1;
  const step = side * Math.sin(Math.PI * Math.min(1, share / 0.7));
  const lifted = (foot: 1 | -1) => 26 * Math.max(0, foot * step);
  const splash = since < STAMP_S ? -1 : (share - 0.7) * STAMP_S + (share < 0.7 ? STAMP_S : 0);
  return {
    step,
    ...glances(
      [
        [0, 0, 0.9],
        [1.2, 0, 0.1],
      ],
      since,
    ),
    left: { hand: [96, 420 + step * 30], bend: [110, 520] },
    right: { hand: [544, 420 - step * 30], bend: [530, 520] },
    lean: -step * 5,
    stretch: 1 - 0.05 * Math.max(0, 1 - Math.abs(share - 0.75) * 8),
    held: [
      { thing, at: [244, 710 - lifted(1)] },
      { thing, at: [396, 710 - lifted(-1)] },
      ...splashAt(splash),
    ],
  };
}

/** Looks at an apple in his paw; then he bites into it. */
function biteAt(since: number): Acting {
  const raised = between(since, 2.6, 2.9);
  const apple: Point = [mix(500, 350, raised), mix(330, 352, raised)];
  const chews = since > 3;
  return {
    ...glances([[0, 0.8, -0.1]], since),
    right: { hand: [apple[0] + 16, apple[1] + 46], bend: [570, 520], inFront: true },
    held: [{ thing: "apple", at: apple, turn: Math.sin(since * 3) * 8, size: 1.25 }],
    tilt: chews ? Math.sin(since * 14) * 3 : -3,
    ...(chews && { eyes: "arcs" as const, stretch: 1 + 0.02 * Math.sin(since * 14) }),
  };
}

/** What Pocket does at the market. */
export const wantActs: Record<WantAct & Act, (since: number, life: number) => Acting> = {
  tailHat: tailHatAt,
  lookBack: lookBackAt,
  wetFeet: wetFeetAt,
  stomp: (since) => stompAt(since, "boot"),
  stompGlitter: (since) => stompAt(since, "glitterBoot"),
  bite: biteAt,
};
