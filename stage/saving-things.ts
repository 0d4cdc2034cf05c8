import { line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { circle, still } from "./places/place.ts";
import { ball } from "./props/ball.ts";
import { candyBowl } from "./props/candy-bowl.ts";
import { clock } from "./props/clock.ts";
import { note, scent } from "./props/note.ts";
import { priceTag } from "./props/price-tag.ts";
import { jarHat, saveJar } from "./props/save-jar.ts";
import { screen } from "./props/screen.ts";
import { chooseSign, signPlank, signPole, stopSign, thinkSign } from "./props/sign-plank.ts";
import {
  fork,
  fullSpoon,
  holeSpoon,
  plainSpoon,
  puddle,
  ringSpoon,
  sieveSpoon,
  stream,
} from "./props/spoon.ts";
import { teddy } from "./props/teddy.ts";
import { numberCard, tick, weekBoard } from "./props/week-board.ts";
import type { SAVING_THINGS } from "./saving-names.ts";

/** Drawings of the stories about saving, waiting and choosing a spoon. */
export const savingDrawings: Record<(typeof SAVING_THINGS)[number], () => RigNode[]> = {
  saveJar: still(() => saveJar()),
  saveJarSix: still(() => saveJar(6)),
  jarHat: still(() => jarHat()),
  weekBoard: still(() => weekBoard()),
  tick: still(() => tick()),
  numberOne: still(() => numberCard("1")),
  numberTwo: still(() => numberCard("2")),
  numberFive: still(() => numberCard("5")),
  priceTen: still(() => priceTag("10")),
  gust: still(() => [line("M-80 0H40q30 0 30 -24t-28 -22M-50 26H70", "#fff", 9)]),
  candyBowl: still(() => candyBowl()),
  scent: still(() => scent()),
  screen: still(() => screen(0)),
  ball: still(() => ball(0)),
  teddy: still(() => teddy(0)),
  clock: still(() => clock(0)),
  notePink: still(() => note("#FF5A8F")),
  noteGold: still(() => note("#FFB01F")),
  holeSpoon: still(() => holeSpoon()),
  ringSpoon: still(() => ringSpoon()),
  plainSpoon: still(() => plainSpoon()),
  fullSpoon: still(() => fullSpoon()),
  sieveSpoon: still(() => sieveSpoon()),
  fork: still(() => fork()),
  stream: still(() => stream()),
  puddle: still(() => puddle()),
  dust: still(() => [circle(0, 0, 30, "#F2E2C8", { opacity: 0.85 })]),
  signPole: still(() => signPole()),
  signStop: still(() => signPlank(stopSign, "STOP", "#D9403A")),
  signThink: still(() => signPlank(thinkSign, "THINK", "#C77700")),
  signChoose: still(() => signPlank(chooseSign, "CHOOSE", "#1A8A56")),
};
