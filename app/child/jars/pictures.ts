import type { EntryPicture } from "#domain/allowance/ledger.ts";
import type { JarName } from "#domain/allowance/coins.ts";
import ball from "#course/media/answers/ball.svg?url";
import bike from "#course/media/answers/bike.svg?url";
import book from "#course/media/answers/book.svg?url";
import bread from "#course/media/answers/bread.svg?url";
import broom from "#course/media/answers/broom.svg?url";
import candy from "#course/media/answers/candy.svg?url";
import chest from "#course/media/answers/chest.svg?url";
import coin from "#course/media/answers/coin.svg?url";
import game from "#course/media/answers/game.svg?url";
import gift from "#course/media/answers/gift.svg?url";
import hand from "#course/media/answers/hand.svg?url";
import heart from "#course/media/answers/heart.svg?url";
import iceCream from "#course/media/answers/ice-cream.svg?url";
import kite from "#course/media/answers/kite.svg?url";
import lemonade from "#course/media/answers/lemonade.svg?url";
import robot from "#course/media/answers/robot.svg?url";
import teddy from "#course/media/answers/teddy.svg?url";
import tree from "#course/media/answers/tree.svg?url";

/** What was earned, spent, given or saved for. */
export const ENTRY_PICTURE_URLS: Record<EntryPicture, string> = {
  ball,
  bike,
  book,
  bread,
  broom,
  candy,
  game,
  gift,
  hand,
  heart,
  kite,
  lemonade,
  robot,
  teddy,
  tree,
};

/** By which a child that cannot read knows a jar. */
export const JAR_PICTURE_URLS: Record<JarName, string> = {
  save: chest,
  spend: iceCream,
  share: heart,
};

/** On the buttons that open an entry. */
export const KIND_PICTURE_URLS = { earned: broom, spent: candy, given: hand, goal: bike, coin };
