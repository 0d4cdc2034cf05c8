/** What Pocket acts with a thing that he wants or gets. */
export const SHOWING_ACTS = [
  "reachUp",
  "sniffCone",
  "hugRobot",
  "giveRobot",
  "snack",
  "tailFlip",
] as const;

/** What he acts in a puddle. */
export const WATER_ACTS = [
  "backInto",
  "brr",
  "wetSole",
  "pickBoots",
  "bootHop",
  "bootHopGlitter",
  "showBoot",
  "showGlitterBoot",
] as const;

/** What Pocket acts where he says what a treasure is, and sets off. */
export const SETTING_OFF_ACTS = [
  "peekOut",
  "cheekCoin",
  "highFive",
  "unfoldMap",
  "earnCoin",
  "dropCoins",
  "handCoin",
  "mapBump",
  "thisWay",
  "beckon",
] as const;

/** What Pocket acts where he finds out what he needs. */
export const PACKING_ACTS = [
  "tipSack",
  "admireShell",
  "sackHead",
  "sackEmpty",
  "pickShell",
  "shiver",
] as const;

/** The things of these acts. */
export const SHOWING_THINGS = [
  "wetSole",
  "bittenApple",
  "sparkle",
  "sack",
  "sackLies",
  "thoughtOfWater",
] as const;
