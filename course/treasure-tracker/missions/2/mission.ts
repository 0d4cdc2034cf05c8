import { mission, story } from "../../build.ts";
import { needOrWantHunt } from "../../mission-cards.ts";
import { checksAfter, checksBefore } from "./questions/checks.ts";
import * as forLittle from "./questions/for-little.ts";
import { laterLittle } from "./questions/later-little.ts";
import { later } from "./questions/later.ts";
import * as ofCoins from "./questions/of-coins.ts";
import * as ofNeeds from "./questions/of-needs.ts";
import { rainInTheShop } from "./stories/rain-in-the-shop/story.ts";
import { wantsCanWait } from "./stories/wants-can-wait/story.ts";
import { whatWeNeed } from "./stories/what-we-need/story.ts";

/** Tell needs from wants; needs first, a want can wait. */
export const needOrWant = mission(2, "Need or Want?", "Needs & Wants", needOrWantHunt, [
  ...checksBefore,
  story(
    2,
    "V1",
    "Pocket's bag is full of shells, and the water is at home. A crab lives in one shell and pinches his nose. Then Pocket shows what everybody needs: water, food, a safe home and warm clothes.",
    whatWeNeed,
    { storyWords: "bag, shell, water, crab, soup, coat" },
  ),
  ofNeeds.needWantDepends,
  ofNeeds.toLearnToday,
  ofNeeds.whichBackpack,
  ofNeeds.twoThatFill,
  forLittle.bikeRide,
  forLittle.sickAndHot,
  forLittle.coldHands,
  forLittle.hungrySam,
  story(
    2,
    "V2",
    "At the market Pocket wants a robot, ice cream and a hat for his tail. Wants are fun and can wait. Then his feet get wet: boots keep them dry, and glitter on boots is a want. An apple can be both.",
    wantsCanWait,
    { storyWords: "robot, ice cream, hat, boots, glitter, snack, apple" },
  ),
  ofNeeds.whenOnlyAWant,
  ofNeeds.sameThing,
  ofCoins.paidForAll,
  ofCoins.sixCoinsForWants,
  forLittle.drumOrBall,
  forLittle.howManyToys,
  forLittle.fourCoinsForWants,
  story(
    2,
    "V3",
    "In the crab's shop Pocket has six coins. A robot and a coat cost six each. Rain falls on his head, so the coat comes first and the robot waits. In a store Sam wants a dino, and toilet paper comes first.",
    rainInTheShop,
    { storyWords: "robot, coat, rain, old socks, dino, toilet paper" },
  ),
  ofCoins.shoesWithAHole,
  ofCoins.busCardFirst,
  ofCoins.lunchAndGoal,
  ofCoins.skatesThenPuzzle,
  forLittle.tummyFirst,
  forLittle.cleanTeeth,
  ...checksAfter,
  ...later,
  ...laterLittle,
]);
