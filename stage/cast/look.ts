import type { Stance } from "./turned.ts";

type Hat = "straw" | "cap" | "bun" | "curls" | "sick" | "headscarf" | "long" | "beard";

/** How somebody looks. */
export interface Look {
  skin: string;
  hair: string;
  shirt: string;
  trousers: string;
  apron?: string;
  hat: Hat;
  iris?: string;
  /** Sits in a wheelchair of this colour. */
  wheels?: string;
}

/** What somebody does at one moment. Hands are points of the drawing: the feet stand at (0, 0). */
export interface PersonFrame {
  left: readonly [x: number, y: number];
  right: readonly [x: number, y: number];
  /** Direction of gaze, -1 to 1. */
  look: readonly [x: number, y: number];
  mouth: "smile" | "grin" | "sad" | "wow" | "laugh";
  /** Eyelids: 0 open to 1 closed. */
  blink: number;
  /** Breathing: -1 to 1. */
  breath: number;
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
}
