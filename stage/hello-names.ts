/** What Pocket acts where he says hello before the first lesson. */
export const HELLO_ACTS = [
  "popOut",
  "lidBonk",
  "marchMap",
  "sailIn",
  "tumble",
  "shapeBonk",
  "showEnvelope",
] as const;

/** Where that is. */
export const HELLO_LOCATIONS = ["bay"] as const;

/** The things of these two stories. */
export const HELLO_THINGS = [
  "chestFront",
  "chestBack",
  "chestLid",
  "boat",
  "theatreBack",
  "theatreFront",
  "curtainLeft",
  "curtainRight",
  "shapeBoard",
  "shapeStar",
  "shapeSquare",
  "starGlow",
  "letterOpen",
] as const;
