import { mission, story } from "../../build.ts";
import { adDetectives } from "../../mission-cards.ts";
import * as questions from "./questions.ts";
import { pickOne } from "./stories/pick-one/story.ts";
import { spoonWithAHole } from "./stories/spoon-with-a-hole/story.ts";
import { sameKiteTwoPrices } from "./stories/same-kite-two-prices/story.ts";

/** Stop, think, choose; compare; picking one lets go of another; notice ads. */
export const smartSpender = mission(4, "Smart Spender", "Smart Spending", adDetectives, [
  story(
    4,
    "V1",
    "All the soup runs through a hole in Pocket's shiny new spoon: he bought it too fast. At the market he stops, thinks and chooses a plain spoon that holds his soup. Then his bowl leaks, and he wears it as a hat.",
    spoonWithAHole,
  ),
  questions.willItWork,
  questions.gotOrWaited,
  story(
    4,
    "V2",
    "Two stalls sell the same kite, one for nine coins and one for seven. Pocket looks through a glass that makes his eye huge, gives ten coins for the cheaper one, and counts three coins back. Then the kite lifts him off the ground.",
    sameKiteTwoPrices,
  ),
  questions.twoPrices,
  questions.howMuchOfHisCoins,
  story(
    4,
    "V3",
    "At a stall by the sea a loud ad shouts and blows Pocket back. A hat and a book cost five coins each, and he has five. He plugs the ad with his sandwich to think in peace. He buys one, and the other waits. At the end the sandwich shoots back into his face.",
    pickOne,
  ),
  questions.oneOfTwo,
  questions.tricksOfTheAd,
]);
