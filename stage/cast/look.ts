import type { Stance } from "./turned.ts";

type Hat =
  | "straw"
  | "cap"
  | "bun"
  | "curls"
  | "sick"
  | "headscarf"
  | "long"
  | "beard"
  | "pigtails"
  | "short";
/** The shape of a trunk: wide below, wide at the shoulders, slim, or a long dress. */
export type Build = "pear" | "broad" | "slim" | "dress";
/** The shape of a head. */
export type Skull = "round" | "oval" | "square";

/** How somebody looks. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  trousers: string;
  apron?: string;
  hat: Hat;
  build: Build;
  head: Skull;
  iris?: string;
  /** What the shirt is like; without it, it has buttons. */
  wears?: "overalls" | "apron" | "star" | "stripes" | "knit" | "embroidery";
  /** Long lashes at the outer corners of the eyes. */
  hasLashes?: boolean;
  /** Sits in a wheelchair of this colour. */
  wheels?: string;
  /** Wears a hearing aid of this colour. */
  hearingAid?: string;
}

/** How far a mouth is open, 0 to 1, and how wide, -1 to 1. */
export interface MouthShape {
  open: number;
  wide: number;
}

/** What somebody does at one moment. Hands are points of the drawing: the feet stand at (0, 0). */
export interface PersonFrame {
  left: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
  /** Direction of gaze, -1 to 1. */
  look: readonly [x: number, y: number];
  mouth: "smile" | "grin" | "sad" | "wow" | "laugh";
  /** The mouth's shape while somebody speaks, as in `mouthAt`; null while he does not. */
  says: MouthShape | null;
  /** Eyelids: 0 open to 1 closed. */
  blink: number;
  /** Breathing: -1 to 1. */
  breath: number;
  /** How trunk and head lean to a side, in degrees. */
  sway: number;
  /** Tilt of the head in degrees. */
  tilt: number;
  /** How high the body is lifted, in the drawing's units. */
  lift: number;
  /** How head and body are turned to a side. */
  stance: Stance;
}

/** How somebody feels, and whom he looks at. */
export interface Feeling {
  as: "glad" | "sad" | "wow" | "laugh";
  /** Seconds since it began. */
  since: number;
  /** Direction to whom he looks, -1 to 1; null looks as he always does. */
  look: readonly [x: number, y: number] | null;
  /** How he is turned to whom he listens or speaks. */
  stance: Stance;
  /** A lifted hand says stop: it stays up and is still. */
  stops?: boolean;
  /** While he speaks: the shape of his mouth. */
  says?: MouthShape | null;
}
