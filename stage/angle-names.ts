/** What close shots and points of view show that no place has: it stands on a ground of its own. */
export const ANGLE_THINGS = [
  "woodTop",
  "sandTop",
  "heartTop",
  "jarTop",
  "plateTop",
  "sandwichTop",
  "soupTop",
  "pawTop",
  "pawHolds",
  "clawTop",
  "jarInside",
  "tableAbove",
] as const;
