import { mission, story } from "../../build.ts";
import { threeJars as threeJarsCard } from "../../mission-cards.ts";
import { checksAfter, checksBefore } from "./questions/checks.ts";
import * as forLittle from "./questions/for-little.ts";
import { laterLittle } from "./questions/later-little.ts";
import { later } from "./questions/later.ts";
import * as ofCoins from "./questions/of-coins.ts";
import * as ofWork from "./questions/of-work.ts";
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
    { storyWords: "map, tree, palm, leaf, leaves, fur, bus, sick people, carrot, tea" },
  ),
  ofWork.coinToday,
  ofWork.whyPaid,
  ofWork.whoPaysWhom,
  ofWork.beepPaid,
  ofWork.pilotsPay,
  forLittle.luWantsACoin,
  forLittle.dadsCard,
  forLittle.wheelFixed,
  forLittle.swimLesson,
  ...checksBefore,
  story(
    1,
    "V2",
    "Pocket makes ten cups of lemonade to sell and drinks nine. A friend buys the last one. He sweeps, he washes a car, and Grandma gives him a birthday gift: coins can be earned, or given.",
    { ...waysToEarn, wordings: { little: waysToEarnLittle } },
    { storyWords: "lemonade, cup, sip, sweep, car, birthday, Grandma" },
  ),
  ofCoins.braceletsSold,
  ofCoins.howItCame,
  ofCoins.seedsFirst,
  ofCoins.giftFromUncle,
  forLittle.twoCardsSold,
  forLittle.cookiesLeft,
  story(
    1,
    "V3",
    "Pocket juggles five coins and one splashes into his soup. Then each coin gets a job in a jar: one to share, two to save, and two are left to spend. At home Jo gives three coins a job, too, and one lands in her cocoa.",
    { ...threeJars, wordings: { little: threeJarsLittle } },
    { storyWords: "soup, cocoa" },
  ),
  ofCoins.sixCoins,
  ofCoins.goneByFriday,
  ofCoins.swimAndGoal,
  forLittle.fourCoins,
  forLittle.twoGames,
  forLittle.whatComesFirst,
  ...checksAfter,
  ...later,
  ...laterLittle,
]);
