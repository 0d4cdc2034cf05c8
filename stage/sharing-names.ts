/** What Pocket acts where he compares prices, and where he shares. */
export const SHARING_ACTS = [
  "grope",
  "giveCoins",
  "dance",
  "tinyHat",
  "shades",
  "fillJar",
  "growl",
  "emptyBag",
  "blown",
  "gather",
  "munch",
  "lens",
  "payTen",
  "liftOff",
  "lickIce",
  "peek",
  "sitOnCoins",
  "fullMap",
] as const;

/** Where that is. */
export const SHARING_LOCATIONS = ["starBeach", "stalls", "treasureCave"] as const;

/** The things of these places. */
export const SHARING_THINGS = [
  "turtleBox",
  "turtle",
  "smallCrab",
  "crabInHat",
  "shades",
  "sandwich",
  "plate",
  "brokenBox",
  "newBox",
  "basket",
  "blanket",
  "carrotLying",
  "jarOfCoins",
  "jarOfFive",
  "jarOfFour",
  "bittenSandwich",
  "lens",
  "lensEye",
  "priceNine",
  "priceSeven",
] as const;
