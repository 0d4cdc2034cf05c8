import { mission, story } from "../../build.ts";
import { ticketToShare } from "../../mission-cards.ts";
import { after, afterLittle, before, beforeLittle } from "./questions/checks.ts";
import { laterLittle } from "./questions/later-little.ts";
import { later } from "./questions/later.ts";
import * as little from "./questions/little.ts";
import * as care from "./questions/middle-care.ts";
import * as giving from "./questions/middle-giving.ts";
import { fiveTreasures } from "./stories/five-treasures/story.ts";
import { shareWithCare } from "./stories/share-with-care/story.ts";
import { sharingGrows } from "./stories/sharing-grows/story.ts";

/** Money, time or things; with care, and with a grown-up; a three-jar plan of one's own. */
export const shareTheTreasure = mission(5, "Share the Treasure", "Giving", ticketToShare, [
  ...before,
  ...beforeLittle,
  story(
    5,
    "V1",
    "On a dark beach Glimm's light is almost out. Pocket gives coins for a turtle, dances with his grandmother, and gives a crab the hat that pops off his head. The light grows each time, until he puts on sunglasses.",
    sharingGrows,
  ),
  giving.oneStreet,
  giving.emptyJar,
  little.noCoins,
  little.someTime,
  story(
    5,
    "V2",
    "Pocket puts all his coins into the share jar, and something growls: his tummy. He pays for lunch first, keeps one coin to share, and asks his grandmother. Then the wind breaks a farmer's box, and Pocket helps with one coin or with his paws. In a yard Sam shares his dino with Lu, who is sad.",
    shareWithCare,
    { storyWords: "dino" },
  ),
  giving.stepByStep,
  giving.nineCoins,
  giving.eightWeeks,
  care.floodedSchool,
  care.brokenArm,
  care.goodSigns,
  care.rattlingCans,
  little.busFirst,
  little.itSnows,
  little.thirstyBird,
  little.soreKnee,
  story(
    5,
    "V3",
    "In a dark cave five treasures light up on their shelves: a broom for earning, water for needs, a jar for saving, a magnifying glass for choosing, and a jar for sharing. Pocket sits down on coins and jumps up. Then his map is full.",
    fiveTreasures,
  ),
  care.threeCoinsOrElse,
  care.listOnTheWall,
  care.nineToPlan,
  little.shoutForCoins,
  little.howMuch,
  little.fiveCoins,
  ...after,
  ...afterLittle,
  ...later,
  ...laterLittle,
]);
