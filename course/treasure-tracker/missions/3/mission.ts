import { mission, story } from "../../build.ts";
import { drawTheGoal } from "../../mission-cards.ts";
import * as questions from "./questions.ts";
import { myGoal } from "./stories/my-goal/story.ts";
import { twoCoinsAWeek } from "./stories/two-coins-a-week/story.ts";
import { waitingTricks } from "./stories/waiting-tricks/story.ts";

/** Goal, price, weekly amount, weeks; waiting is a skill. */
export const theTreasureGoal = mission(3, "The Treasure Goal", "Saving", drawTheGoal, [
  story(
    3,
    "V1",
    "Pocket has bought ten socks and no shoes, and the sand is hot. On a board he sets a goal: a kite, ten coins, in five weeks. A goal says what, how much, and by when.",
    myGoal,
  ),
  questions.findingAGoal,
  questions.wantedAtTheMarket,
  story(
    3,
    "V2",
    "Pocket looks into his empty jar, and it sticks on his head. A kite costs ten coins. Two coins go into the jar each week: two, four, six, eight, ten. After five weeks the kite is his, and it lifts him into the air.",
    twoCoinsAWeek,
  ),
  questions.satOnACoin,
  questions.weeksForBoth,
  story(
    3,
    "V3",
    "The smell of candy lifts Pocket off his feet, but his coins are for a kite. To wait, he plays with a ball or hugs his teddy bear, and at night he sings to his jar. It never sings back.",
    waitingTricks,
  ),
  questions.waitingTricks,
  questions.shopOrHome,
]);
