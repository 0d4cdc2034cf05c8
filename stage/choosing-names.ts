/** What Pocket acts where he can buy one of two things and an ad shouts. */
export const CHOOSING_ACTS = [
  "blast",
  "fiveCoins",
  "weigh",
  "plugThrow",
  "bigHat",
  "readBook",
  "faceHit",
] as const;

/** Where that is. */
export const CHOOSING_LOCATIONS = ["pier"] as const;

/** The things of this place. */
export const CHOOSING_THINGS = [
  "horn",
  "hornLoud",
  "hornPlugged",
  "buyNow",
  "boatBook",
  "priceFive",
] as const;
