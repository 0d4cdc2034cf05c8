import { mission, story } from "../../build.ts";
import { drawTheGoal } from "../../mission-cards.ts";
import { after, afterLittle, before, beforeLittle } from "./questions/checks.ts";
import { laterLittle } from "./questions/later-little.ts";
import { later } from "./questions/later.ts";
import * as little from "./questions/little.ts";
import * as goal from "./questions/middle-goal.ts";
import * as waiting from "./questions/middle-waiting.ts";
import { myGoal } from "./stories/my-goal/story.ts";
import { twoCoinsAWeek } from "./stories/two-coins-a-week/story.ts";
import { waitingTricks } from "./stories/waiting-tricks/story.ts";

/** Goal, price, weekly amount, weeks; waiting is a skill. */
export const theTreasureGoal = mission(3, "The Treasure Goal", "Saving", drawTheGoal, [
  ...before,
  ...beforeLittle,
  story(
    3,
    "V1",
    "Pocket has bought ten socks and no shoes, and the sand is hot. On a board he sets a goal: a kite, ten coins, in five weeks. A goal says what, how much, and by when.",
    myGoal,
  ),
  goal.goalOrWish,
  goal.tentBySummer,
  little.boatCostsFive,
  little.almostFull,
  story(
    3,
    "V2",
    "Pocket looks into his empty jar, and it sticks on his head. A kite costs ten coins. Two coins go into the jar each week: two, four, six, eight, ten. After five weeks the kite is his, and it lifts him into the air.",
    twoCoinsAWeek,
  ),
  goal.catFood,
  goal.classTrip,
  goal.scooterAndMovie,
  goal.capeOrCamera,
  little.oneCameOut,
  little.lastDrum,
  little.fourCoins,
  story(
    3,
    "V3",
    "The smell of candy lifts Pocket off his feet, but his coins are for a kite. To wait, he plays with a ball or hugs his teddy bear, and at night he sings to his jar. It never sings back. In a store Sam has a goal, too: a dino for seven coins, in one more week.",
    waitingTricks,
    { storyWords: "dino, seven coins, 7 coins" },
  ),
  waiting.skateboard,
  waiting.guitar,
  waiting.fortyCoins,
  waiting.fiveBack,
  waiting.drumNow,
  waiting.eightCoins,
  little.waitForTheRobot,
  little.waitForTheGift,
  little.safeCoins,
  little.threeBack,
  ...after,
  ...afterLittle,
  ...later,
  ...laterLittle,
]);
