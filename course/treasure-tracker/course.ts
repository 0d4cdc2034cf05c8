import { FIRST_COURSE_ID } from "#domain/constants.ts";
import type { CourseSeed } from "#domain/content/course-seed.ts";
import { coinsOnTheMap } from "./1-coins-on-the-map.ts";
import { needOrWant } from "./2-need-or-want.ts";
import { theTreasureGoal } from "./3-the-treasure-goal.ts";
import { smartSpender } from "./4-smart-spender.ts";
import { shareTheTreasure } from "./5-share-the-treasure.ts";

export const missions = [
  coinsOnTheMap,
  needOrWant,
  theTreasureGoal,
  smartSpender,
  shareTheTreasure,
];

/**
 * The course that ships with the product. Raise the revision with every change of words or media.
 */
export const treasureTracker: CourseSeed = {
  revision: 23,
  id: FIRST_COURSE_ID,
  title: "Treasure Tracker",
  description:
    "Turns allowance into a life lesson: needs and wants, saving goals, smart spending and giving, in five missions.",
  lessons: missions.map(({ lesson }) => lesson),
};
