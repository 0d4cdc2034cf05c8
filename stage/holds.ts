import type { Spot, Thing } from "./story.ts";

/*
 * Where hands hold things: around a handle, or at the edge of a box or of a disc. In the
 * thing's own units, at size 1, around its point.
 */

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Hold = { handle: readonly [Spot, Spot] } | { box: Box } | { radius: number };

const LENS: Hold = {
  handle: [
    [60, 68],
    [100, 114],
  ],
};
const SPOON: Hold = {
  handle: [
    [0, 16],
    [0, 84],
  ],
};
const JAR: Box = [-60, -62, 60, 82];
const HOUR_JAR: Box = [-80, -232, 80, 2];

const HOLDS: Partial<Record<Thing, Hold>> = {
  apple: { radius: 42 },
  appleWorm: { radius: 42 },
  ball: { radius: 44 },
  bittenApple: { radius: 42 },
  bittenSandwich: { box: [-60, -30, 60, 42] },
  boatBook: { box: [-56, -70, 56, 70] },
  boot: { box: [-48, -82, 48, 42] },
  bowl: { box: [-50, -8, 50, 44] },
  broom: {
    handle: [
      [20, -54],
      [-3, 9],
    ],
  },
  carrot: { box: [-20, -26, 20, 46] },
  coin: { radius: 31 },
  coinHeap: { box: [-70, -40, 70, 44] },
  coinJar: { box: JAR },
  coat: { box: [-44, -40, 44, 20] },
  cup: { box: [-24, -24, 22, 30] },
  fullSpoon: {
    handle: [
      [22, -2],
      [84, -22],
    ],
  },
  gift: { box: [-42, -22, 42, 46] },
  glass: { box: [-34, -46, 34, 52] },
  glitterBoot: { box: [-48, -82, 48, 42] },
  halfApple: { box: [-46, -34, -14, 40] },
  hat: { box: [-54, -10, 54, 30] },
  heartJar: { box: JAR },
  hermit: { box: [-46, -40, 44, 38] },
  holeSpoon: SPOON,
  iceCream: { box: [-20, 8, 20, 52] },
  jarOfCoins: { box: JAR },
  jarOfFive: { box: JAR },
  jarOfFour: { box: JAR },
  kite: {
    handle: [
      [0, 24],
      [2, 64],
    ],
  },
  lemonade: { box: [-26, -26, 24, 48] },
  lens: LENS,
  lensEye: LENS,
  letterOpen: { box: [-102, -60, 102, 76] },
  map: { box: [-160, -104, 160, 104] },
  mapTube: { box: [-80, -26, 86, 26] },
  newBox: { box: [-78, -30, 78, 60] },
  plainSpoon: SPOON,
  ringSpoon: SPOON,
  robot: { box: [-42, -36, 42, 50] },
  sack: { box: [-74, -110, 74, 82] },
  sandwich: { box: [-60, -36, 60, 42] },
  saveJar: { box: HOUR_JAR },
  saveJarSix: { box: HOUR_JAR },
  shapeSquare: { box: [-80, -80, 80, 80] },
  shell: { box: [-46, -40, 46, 32] },
  soup: { box: [-50, -8, 50, 44] },
  sponge: { box: [-60, -22, 60, 28] },
  stick: {
    handle: [
      [2, -10],
      [25, -146],
    ],
  },
  teddy: { box: [-38, -40, 38, 52] },
  weeks: { box: [-44, -58, 44, 52] },
};

/** How a thing is held; null for what hands do not close around. */
export const holdOf = (thing: Thing): Hold | null => HOLDS[thing] ?? null;
