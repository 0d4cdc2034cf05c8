import { again } from "./again.ts";
import { apple } from "./apple.ts";
import { ball } from "./ball.ts";
import { bank } from "./bank.ts";
import { bed } from "./bed.ts";
import { bike } from "./bike.ts";
import { book } from "./book.ts";
import { boots } from "./boots.ts";
import { bread } from "./bread.ts";
import { broom } from "./broom.ts";
import { bus } from "./bus.ts";
import { cake } from "./cake.ts";
import { calendar } from "./calendar.ts";
import { candy } from "./candy.ts";
import { car } from "./car.ts";
import { chest } from "./chest.ts";
import { clock } from "./clock.ts";
import { coat } from "./coat.ts";
import { coin } from "./coin.ts";
import { fiveCoins } from "./five-coins.ts";
import { game } from "./game.ts";
import { gift } from "./gift.ts";
import { grownUp } from "./grown-up.ts";
import { hammer } from "./hammer.ts";
import { hand } from "./hand.ts";
import { hat } from "./hat.ts";
import { heart } from "./heart.ts";
import { house } from "./house.ts";
import { iceCream } from "./ice-cream.ts";
import { kite } from "./kite.ts";
import { lemonade } from "./lemonade.ts";
import { letter } from "./letter.ts";
import { map } from "./map.ts";
import { medicine } from "./medicine.ts";
import { megaphone } from "./megaphone.ts";
import { nineCoins } from "./nine-coins.ts";
import { plainBoots } from "./plain-boots.ts";
import { question } from "./question.ts";
import { rain } from "./rain.ts";
import { robot } from "./robot.ts";
import { sandwich } from "./sandwich.ts";
import { screen } from "./screen.ts";
import { sevenCoins } from "./seven-coins.ts";
import { shells } from "./shells.ts";
import { shirt } from "./shirt.ts";
import { sixCoins } from "./six-coins.ts";
import { socks } from "./socks.ts";
import { soup } from "./soup.ts";
import { stickers } from "./stickers.ts";
import { stopSign } from "./stop-sign.ts";
import { teddy } from "./teddy.ts";
import { tenCoins } from "./ten-coins.ts";
import { thought } from "./thought.ts";
import { threeCoins } from "./three-coins.ts";
import { ticket } from "./ticket.ts";
import { toothbrush } from "./toothbrush.ts";
import { tree } from "./tree.ts";
import { water } from "./water.ts";
import { jar, jarSave, jarShare, jarSpend } from "./jars.ts";
import type { Picture } from "./picture.ts";

/** All pictures by name. Each fits into a circle of radius 70 around (0, 0). */
export const props = {
  again,
  apple,
  ball,
  bank,
  bed,
  bike,
  book,
  boots,
  bread,
  broom,
  bus,
  cake,
  calendar,
  candy,
  car,
  chest,
  clock,
  coat,
  coin,
  fiveCoins,
  game,
  gift,
  grownUp,
  hammer,
  hand,
  hat,
  heart,
  house,
  iceCream,
  kite,
  lemonade,
  letter,
  map,
  medicine,
  megaphone,
  nineCoins,
  plainBoots,
  question,
  rain,
  robot,
  sandwich,
  screen,
  sevenCoins,
  shells,
  shirt,
  sixCoins,
  socks,
  soup,
  stickers,
  stopSign,
  teddy,
  tenCoins,
  thought,
  threeCoins,
  ticket,
  toothbrush,
  tree,
  water,
  jarSave,
  jarSpend,
  jarShare,
  jar,
} satisfies Record<string, Picture>;

/** Names of the pictures. */
export type PropName = keyof typeof props;
