import { mission, story } from "../../build.ts";
import { threeJars as threeJarsCard } from "../../mission-cards.ts";
import * as questions from "./questions.ts";
import { threeJarsLittle } from "./stories/three-jars/little.ts";
import { waysToEarnLittle } from "./stories/ways-to-earn/little.ts";
import { whereMoneyComesFromLittle } from "./stories/where-money-comes-from/little.ts";
import { threeJars } from "./stories/three-jars/story.ts";
import { waysToEarn } from "./stories/ways-to-earn/story.ts";
import { whereMoneyComesFrom } from "./stories/where-money-comes-from/story.ts";

/** Money is earned or given, is limited, and each coin can have a job. */
export const coinsOnTheMap = mission(1, "Coins on the Map", "Earning Money", threeJarsCard, [
  story(
    1,
    "V1",
    "Pocket the otter shakes a palm and gets only leaves. Then Pocket sees where money comes from: people grow food, drive buses and care for the sick, and get paid for their work.",
    { ...whereMoneyComesFrom, wordings: { little: whereMoneyComesFromLittle } },
  ),
  questions.allDayLong,
  questions.jobsNamed,
  story(
    1,
    "V2",
    "Pocket makes ten cups of lemonade to sell and drinks nine. A friend buys the last one. He sweeps, he washes a car, and Grandma gives him a birthday gift: coins can be earned, or given.",
    { ...waysToEarn, wordings: { little: waysToEarnLittle } },
  ),
  questions.earnedOrGiven,
  story(
    1,
    "V3",
    "Pocket juggles five coins and one splashes into his soup. Then each coin gets a job in a jar: one to share, two to save, and two are left to spend.",
    { ...threeJars, wordings: { little: threeJarsLittle } },
  ),
  questions.jobsForCoins,
  questions.cupsHeDrank,
  questions.workersGave,
]);
