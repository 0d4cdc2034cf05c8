/** A point in Pocket's drawing, 640 wide and 800 high. */
export type Point = [x: number, y: number];

export const MOODS = [
  "happy",
  "talking",
  "thinking",
  "oops",
  "celebrating",
  "wow",
  "wave",
] as const;
/** The moods in which lines are spoken. */
export type PocketMood = (typeof MOODS)[number];

/** All that he is drawn in: moods, and faces that stand for an answer. */
export const LOOKS = [...MOODS, "bored", "sleepy"] as const;
export type PocketLook = (typeof LOOKS)[number];

export interface Brow {
  /** Vertical offset of the outer and the inner end of the brow; negative is up. */
  outer: number;
  inner: number;
}

export interface Expression {
  browLeft: Brow;
  browRight: Brow;
  /** Upper lid: 0 open to 1 closed. */
  upperLid: number;
  /** Lower lid: 0 to 1, raised in a smile. */
  lowerLid: number;
  eyes: "open" | "arcs";
  /** Direction of gaze, -1 to 1. */
  look: Point;
  mouth: "smile" | "hmm" | "oops" | "o" | "grin" | "talk";
  blush: number;
  /** Tilt of the head in degrees. */
  tilt: number;
}

export interface ArmPose {
  hand: Point;
  /** Where the elbow points. */
  bend: Point;
  /** Drawn over the head (a paw at the chin) rather than behind it. */
  inFront?: true;
  /** Turn of the paw at the wrist in degrees. */
  wrist?: number;
}

export interface Mood {
  expression: Expression;
  left: ArmPose;
  right: ArmPose;
  /** Height of Pocket above the ground. */
  jump: number;
}

const level: Brow = { outer: 0, inner: 0 };
const atRest: Expression = {
  browLeft: level,
  browRight: level,
  upperLid: 0,
  lowerLid: 0.12,
  eyes: "open",
  look: [0, 0],
  mouth: "smile",
  blush: 0.75,
  tilt: 0,
};
const restLeft: ArmPose = { hand: [180, 566], bend: [177, 504] };
const restRight: ArmPose = { hand: [460, 566], bend: [463, 504] };

export const moods: Record<PocketLook, Mood> = {
  happy: { expression: atRest, left: restLeft, right: restRight, jump: 0 },
  talking: {
    expression: {
      ...atRest,
      browLeft: { outer: -3, inner: 0 },
      browRight: { outer: -3, inner: 0 },
      lowerLid: 0.05,
      mouth: "talk",
      blush: 0.7,
      tilt: 1.5,
    },
    left: { hand: [172, 552], bend: [172, 500] },
    right: { hand: [556, 396], bend: [500, 540] },
    jump: 0,
  },
  thinking: {
    expression: {
      ...atRest,
      browLeft: { outer: -12, inner: -8 },
      browRight: { outer: 4, inner: 6 },
      upperLid: 0.12,
      lowerLid: 0,
      look: [0.75, -0.8],
      mouth: "hmm",
      blush: 0.55,
      tilt: -6,
    },
    left: { hand: [190, 580], bend: [180, 512] },
    right: { hand: [388, 396], bend: [560, 560], inFront: true },
    jump: 0,
  },
  oops: {
    expression: {
      ...atRest,
      browLeft: { outer: -8, inner: 14 },
      browRight: { outer: -8, inner: 14 },
      lowerLid: 0.22,
      look: [-0.2, 0.35],
      mouth: "oops",
      blush: 0.9,
      tilt: 5,
    },
    left: { hand: [192, 348], bend: [40, 520], inFront: true },
    right: { hand: [470, 572], bend: [470, 508] },
    jump: 0,
  },
  celebrating: {
    expression: {
      ...atRest,
      browLeft: { outer: -16, inner: -2 },
      browRight: { outer: -16, inner: -2 },
      lowerLid: 0,
      eyes: "arcs",
      mouth: "grin",
      blush: 0.95,
    },
    left: { hand: [92, 314], bend: [125, 416] },
    right: { hand: [548, 314], bend: [515, 416] },
    jump: 26,
  },
  wow: {
    expression: {
      ...atRest,
      browLeft: { outer: -18, inner: 0 },
      browRight: { outer: -18, inner: 0 },
      lowerLid: 0,
      look: [0, -0.1],
      mouth: "o",
      blush: 0.7,
    },
    left: { hand: [112, 420], bend: [130, 540] },
    right: { hand: [528, 420], bend: [510, 540] },
    jump: 0,
  },
  bored: {
    expression: {
      ...atRest,
      browLeft: { outer: 4, inner: 2 },
      browRight: { outer: 4, inner: 2 },
      upperLid: 0.52,
      lowerLid: 0,
      look: [0.7, 0.25],
      mouth: "hmm",
      blush: 0.35,
      tilt: -4,
    },
    left: restLeft,
    right: restRight,
    jump: 0,
  },
  sleepy: {
    expression: {
      ...atRest,
      browLeft: { outer: -2, inner: -10 },
      browRight: { outer: -2, inner: -10 },
      upperLid: 0.82,
      lowerLid: 0.1,
      mouth: "o",
      blush: 0.6,
      tilt: 7,
    },
    left: restLeft,
    right: restRight,
    jump: 0,
  },
  wave: {
    expression: atRest,
    left: restLeft,
    right: { hand: [580, 322], bend: [540, 500] },
    jump: 0,
  },
};
