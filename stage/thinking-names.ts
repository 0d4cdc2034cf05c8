/** Acts of Pocket while he thinks or waits. Each is in exactly one story (T-332). */
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
