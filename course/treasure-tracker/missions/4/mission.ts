import { mission, story } from "../../build.ts";
import { adDetectives } from "../../mission-cards.ts";
import { laterLittle } from "./questions/later-little.ts";
import { laterMiddle } from "./questions/later-middle.ts";
import { laterOlder } from "./questions/later-older.ts";
import { laterTeen } from "./questions/later-teen.ts";
import * as little from "./questions/little.ts";
import * as littleFair from "./questions/little-fair.ts";
import * as littleChecks from "./questions/little-checks.ts";
import * as middle from "./questions/middle.ts";
import * as middleFair from "./questions/middle-fair.ts";
import * as middleChecks from "./questions/middle-checks.ts";
import * as older from "./questions/older.ts";
import * as olderChat from "./questions/older-chat.ts";
import * as olderChecks from "./questions/older-checks.ts";
import * as account from "./questions/teen-account.ts";
import * as teen from "./questions/teen.ts";
import * as teenChecks from "./questions/teen-checks.ts";
import { pickOneLittle } from "./stories/pick-one/little.ts";
import { pickOne } from "./stories/pick-one/story.ts";
import { spoonWithAHoleLittle } from "./stories/spoon-with-a-hole/little.ts";
import { spoonWithAHole } from "./stories/spoon-with-a-hole/story.ts";
import { sameKiteTwoPrices } from "./stories/same-kite-two-prices/story.ts";

/**
 * Stop, think, choose; compare; picking one lets go of another; notice ads. From 3 to 6 with two stories
 * in their own words, from 7 to 10 with three; each ends with a real child in a store. From 11 on
 * with a chat, from 15 on with an account, too. The chat comes before the check: three questions without an
 * answer were a reason to leave (docs/decisions/065).
 */
export const smartSpender = mission(4, "Smart Spender", "Smart Spending", adDetectives, [
  littleChecks.rainA,
  littleChecks.threeCoinsA,
  middleChecks.yoYoA,
  middleChecks.notebooksA,
  middleChecks.movieA,
  story(
    4,
    "V1",
    "All the soup runs through a hole in Pocket's shiny new spoon: he bought it too fast. At the market he stops, thinks and chooses a plain spoon that holds his soup. Then his bowl leaks, and he wears it as a hat. In a store a child stops, too.",
    { ...spoonWithAHole, wordings: { little: spoonWithAHoleLittle } },
    { for: ["little", "middle"], storyWords: "spoon, soup, bowl, fork, backpack, bucket" },
  ),
  little.flowers,
  little.warm,
  little.pear,
  little.bus,
  middle.helmet,
  middle.boots,
  story(
    4,
    "V2",
    "Two stalls sell the same kite, one for nine coins and one for seven. Pocket looks through a glass that makes his eye huge, gives ten coins for the cheaper one, and counts three coins back. Then the kite lifts him off the ground. In a store Sam compares two boxes of crayons.",
    sameKiteTwoPrices,
    { for: ["middle"], storyWords: "kite, lens, crayon, bow" },
  ),
  middle.juiceForFour,
  middle.puzzleChange,
  story(
    4,
    "V3",
    "At a stall by the sea a loud ad shouts and blows Pocket back. A hat and a book cost five coins each, and he has five. He buys one, and the other waits. In a store a child keeps to one thing, too.",
    { ...pickOne, wordings: { little: pickOneLittle } },
    { for: ["little", "middle"], storyWords: "hat, book, sandwich, horn, robot, ball, candy" },
  ),
  littleFair.toy,
  littleFair.bread,
  littleFair.ride,
  little.sameApple,
  little.balloons,
  littleFair.gameButton,
  littleFair.tiger,
  middleFair.fair,
  middleFair.shoeAd,
  middleFair.poolPoster,
  middle.gems,
  littleChecks.sunB,
  littleChecks.threeCoinsB,
  middleChecks.albumB,
  middleChecks.socksB,
  middleChecks.swimB,
  olderChat.fortyDollars,
  olderChecks.threeLookingA,
  olderChecks.shampooA,
  olderChecks.gameA,
  olderChat.budsAd,
  olderChat.theCart,
  older.lunchChange,
  older.bikeLights,
  older.bottles,
  olderChat.herForty,
  older.musicApp,
  older.adTag,
  older.bikeLock,
  older.phoneCase,
  olderChat.buyOrTest,
  olderChecks.offerEndsB,
  olderChecks.riceB,
  olderChecks.matchB,
  account.paydayPlusNine,
  teenChecks.phonePlanA,
  teenChecks.seasonPassA,
  teenChecks.payInFourA,
  account.account,
  account.bankMistake,
  account.comesBack,
  account.notFood,
  teen.hoursForAYear,
  teen.gym,
  teen.checkout,
  account.marchSeventeen,
  teen.freeEvening,
  teen.savedItAll,
  teen.dataPlan,
  account.ruleForDev,
  teenChecks.laptopPlanB,
  teenChecks.ticketB,
  teenChecks.payLaterB,
  ...laterLittle,
  middle.juiceForOne,
  middle.coinsAfterThePuzzle,
  middleFair.poolOrPass,
  ...laterMiddle,
  ...laterOlder,
  ...laterTeen,
]);
