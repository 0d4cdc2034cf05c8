import { mission, story } from "../../build.ts";
import { ticketToShare } from "../../mission-cards.ts";
import * as questions from "./questions.ts";
import { fiveTreasures } from "./stories/five-treasures/story.ts";
import { shareWithCare } from "./stories/share-with-care/story.ts";
import { sharingGrows } from "./stories/sharing-grows/story.ts";

/** Money, time or things; with care, and with a grown-up; a three-jar plan of one's own. */
export const shareTheTreasure = mission(5, "Share the Treasure", "Giving", ticketToShare, [
  story(
    5,
    "V1",
    "On a dark beach Glimm's light is almost out. Pocket gives coins for a turtle, dances with his grandmother, and gives a crab the hat that pops off his head. The light grows each time, until he puts on sunglasses.",
    sharingGrows,
  ),
  questions.sharedOnTheBeach,
  questions.putOn,
  story(
    5,
    "V2",
    "Pocket puts all his coins into the share jar, and something growls: his tummy. He pays for lunch first, keeps one coin to share, and asks his grandmother. Then the wind breaks a farmer's box, and Pocket helps with one coin or with his paws.",
    shareWithCare,
  ),
  questions.learnedToShare,
  questions.planForTen,
  story(
    5,
    "V3",
    "In a dark cave five treasures light up on their shelves: a broom for earning, water for needs, a jar for saving, a magnifying glass for choosing, and a jar for sharing. Pocket sits down on coins and jumps up. Then his map is full.",
    fiveTreasures,
  ),
  questions.treasuresOfTheCave,
  questions.tookHome,
]);
