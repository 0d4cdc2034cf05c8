import { FIRST_COURSE_ID } from "#domain/constants.ts";
import type { CourseSeed } from "#domain/content/course-seed.ts";
import { coinsOnTheMap } from "./missions/1/mission.ts";
import { needOrWant } from "./missions/2/mission.ts";
import { theTreasureGoal } from "./missions/3/mission.ts";
import { smartSpender } from "./missions/4/mission.ts";
import { shareTheTreasure } from "./missions/5/mission.ts";

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
  revision: 28,
  id: FIRST_COURSE_ID,
  title: "Treasure Tracker",
  description:
    "Turns allowance into a life lesson: needs and wants, saving goals, smart spending and giving, in five missions.",
  lessons: missions.map(({ lesson }) => lesson),
};
