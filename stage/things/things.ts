import { line, path, el } from "#characters/node.ts";
import { coin as drawCoin } from "#characters/shapes.ts";
import { woodTop, moreWood, jarTop, pawTop } from "../props/angle-things.ts";
import { apple } from "../props/apple.ts";
import { ball } from "../props/ball.ts";
import { broom } from "../props/broom.ts";
import { chest } from "../props/chest.ts";
import { coat } from "../props/coat.ts";
import { grass } from "../props/framing-things.ts";
import { glass } from "../props/glass.ts";
import { hat } from "../props/hat.ts";
import { iceCream } from "../props/ice-cream.ts";
import { kite } from "../props/kite.ts";
import { dustPuff } from "../props/near-things.ts";
import { openJar } from "../props/open-jar.ts";
import { pawsOver, steam, coinHeap } from "../props/picturing-things.ts";
import { priceTag } from "../props/price-tag.ts";
import { robot } from "../props/robot.ts";
import { sandwich } from "../props/sandwich.ts";
import { saveJar } from "../props/save-jar.ts";
import { crabInHat, lens, lensEye } from "../props/share-things.ts";
import { sparkle } from "../props/showing-things.ts";
import { sock } from "../props/sock.ts";
import { soup, BOWL } from "../props/soup.ts";
import { teddy } from "../props/teddy.ts";
import { leaf } from "../props/treasure-map.ts";
import { thing } from "../kit/thing.ts";
import type { Thing } from "../kit/thing.ts";

/** Things that several stories use. */
export const things = {
  woodTop: thing(woodTop, { beyond: moreWood }),
  jarTop: thing(jarTop),
  pawTop: thing(pawTop),
  dustPuff: thing(dustPuff, { isLoose: true }),
  nearGrass: thing(grass, { isLoose: true }),
  pawsOver: thing(pawsOver),
  steam: thing(steam),
  coinHeap: thing(coinHeap, { hold: { box: [-70, -40, 70, 44] } }),
  saveJar: thing(saveJar, {
    hold: { box: [-80, -232, 80, 2] },
    feet: [70, -2],
    reach: [84, 296, 84, 4],
  }),
  priceTen: thing(() => priceTag("10")),
  gust: thing(() => [line("M-80 0H40q30 0 30 -24t-28 -22M-50 26H70", "#fff", 9)], {
    isLoose: true,
  }),
  ball: thing(() => ball(0), { hold: { radius: 44 }, feet: [30, 42] }),
  teddy: thing(() => teddy(0), { hold: { box: [-38, -40, 38, 52] }, feet: [34, 50] }),
  sparkle: thing(sparkle),
  leaf: thing(() => [leaf()]),
  coin: thing(() => [drawCoin(0, 0, 30)], { hold: { radius: 31 }, feet: [24, 28] }),
  carrot: thing(
    () => [
      path("M-20 -26H20Q22 14 0 60Q-22 14 -20 -26Z", { fill: "#FF8A3C" }),
      line("M-12 0H4M-4 20H8", "#E0662A", 4),
      path("M0 -24L-26 -62L-8 -52L0 -76L8 -52L26 -62Z", { fill: "#3DB878" }),
    ],
    { hold: { box: [-20, -26, 20, 46] } },
  ),
  broom: thing(() => broom(0), {
    hold: {
      handle: [
        [20, -54],
        [-3, 9],
      ],
    },
  }),
  soup: thing(() => soup(0).slice(0, 2), { hold: { box: [-50, -8, 50, 44] }, feet: [42, 42] }),
  bowl: thing(
    () => [
      path("M-52 -2H52Q50 46 0 48Q-50 46 -52 -2Z", { fill: BOWL.outside }),
      el("ellipse", { cx: 0, cy: -2, rx: 52, ry: 13, fill: BOWL.inside }),
    ],
    { hold: { box: [-50, -8, 50, 44] } },
  ),
  jarSave: thing(() => openJar("SAVE", "#0D8F86"), { feet: [52, 80] }),
  jarShare: thing(() => openJar("SHARE", "#5546CC"), { feet: [52, 80] }),
  chest: thing(() => chest(0)),
  robot: thing(() => robot(0), { hold: { box: [-42, -36, 42, 50] } }),
  coat: thing(() => coat(0), { hold: { box: [-44, -40, 44, 20] } }),
  glass: thing(glass, { hold: { box: [-34, -46, 34, 52] } }),
  hat: thing(() => hat(0), { hold: { box: [-54, -10, 54, 30] } }),
  iceCream: thing(() => iceCream(0), { hold: { box: [-20, 8, 20, 52] } }),
  apple: thing(() => apple(0), { hold: { radius: 42 } }),
  sockPink: thing(() => sock("#FF9EC4", "#FF5A8F")),
  kite: thing(() => kite(0), {
    hold: {
      handle: [
        [0, 24],
        [2, 64],
      ],
    },
    feet: [30, 58],
  }),
  crabInHat: thing(crabInHat),
  sandwich: thing(() => sandwich(0), { hold: { box: [-60, -36, 60, 42] }, feet: [52, 38] }),
  lens: thing(lens, {
    hold: {
      handle: [
        [60, 68],
        [100, 114],
      ],
    },
  }),
  lensEye: thing(lensEye, {
    hold: {
      handle: [
        [60, 68],
        [100, 114],
      ],
    },
  }),
  raindrop: thing(() => [
    path("M0 -22C14 -2 16 6 12 14Q0 26 -12 14C-16 6 -14 -2 0 -22Z", { fill: "#5FB9EE" }),
  ]),
} satisfies Record<string, Thing>;
