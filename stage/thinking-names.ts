/** What Pocket does with what is at hand while he thinks or waits; each story has one of its own. */
export const THINKING_ACTS = [
  "spyMap",
  "leanBroom",
  "drumJar",
  "yawn",
  "catchDrop",
  "sockPuppet",
  "coinNose",
  "twiddle",
  "twirlSpoon",
  "searchBag",
  "drawSand",
  "pointAlong",
  "rubTummy",
  "turnShape",
  "scratchEar",
  "peekHat",
] as const;

/** What he uses for it, and what shows a crash. */
export const THINKING_THINGS = [
  "mapTube",
  "sockFace",
  "stick",
  "sandHeart",
  "bang",
  "pinkSockLies",
  "blueSockLies",
] as const;
