import { mission, story } from "../../build.ts";
import { needOrWantHunt } from "../../mission-cards.ts";
import * as questions from "./questions.ts";
import { rainInTheShop } from "./stories/rain-in-the-shop/story.ts";
import { wantsCanWait } from "./stories/wants-can-wait/story.ts";
import { whatWeNeed } from "./stories/what-we-need/story.ts";

/** Tell needs from wants; needs first, a want can wait. */
export const needOrWant = mission(2, "Need or Want?", "Needs & Wants", needOrWantHunt, [
  story(
    2,
    "V1",
    "Pocket's bag is full of shells, and the water is at home. A crab lives in one shell and pinches his nose. Then Pocket shows what everybody needs: water, food, a safe home and warm clothes.",
    whatWeNeed,
  ),
  questions.needOrWantBaskets,
  questions.insteadOfWater,
  story(
    2,
    "V2",
    "At the market Pocket wants a robot, ice cream and a hat for his tail. Wants are fun and can wait. Then his feet get wet: boots keep them dry, and glitter on boots is a want. An apple can be both.",
    wantsCanWait,
  ),
  questions.canBeBoth,
  questions.needThenWants,
  story(
    2,
    "V3",
    "In the crab's shop Pocket has six coins. A robot and a coat cost six each. Rain falls on his head, so the coat comes first and the robot waits.",
    rainInTheShop,
  ),
  questions.pricesInTheShop,
  questions.sneezeAndSplash,
]);
