import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { el, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { PropName } from "#stage/props/props.ts";
import { MEDIA } from "./manifest.ts";
import { props } from "#stage/props/props.ts";
import type { Thing } from "#stage/kit/thing.ts";
import { things } from "#stage/things/things.ts";
import { ofEarning } from "./answers/earning.ts";
import { ofNeeds } from "./answers/needs.ts";
import { toyShop } from "./answers/saving.ts";
import { ofSpending } from "./answers/spending.ts";
import { ad } from "./stills/ad.ts";
import { bedroom } from "./stills/bedroom.ts";
import { BUDS_AD_HEIGHT, budsAd, CHECKOUT_HEIGHT, checkoutPage } from "./stills/pages.ts";
import { shelf } from "./stills/shelf.ts";
import { HEIGHT, WIDTH } from "./stills/still.ts";

type Placed = ({ prop: PropName } | { thing: Thing } | { drawn: readonly RigNode[] }) & {
  x?: number;
  y?: number;
  scale?: number;
  coins?: number;
};

const one = (prop: PropName): Placed[] => [{ prop }];

/** A thing of the stories: they are drawn smaller than the clips' pictures. */
const ofStory = (thing: Thing, scale: number, x = 0, y = 0): Placed[] => [{ thing, x, y, scale }];

/** Pictures that no clip has. */
const drawnHere = (pictures: Record<string, readonly RigNode[]>): Record<string, Placed[]> =>
  Object.fromEntries(Object.entries(pictures).map(([name, drawn]) => [name, [{ drawn }]]));

/** Pictures of answers and things, composed of the clips' pictures, in a square of 160. */
const PICTURES: Record<string, Placed[]> = {
  apple: one("apple"),
  ball: one("ball"),
  bike: one("bike"),
  "birthday-card": [
    { prop: "letter", y: -18, scale: 0.95 },
    { prop: "threeCoins", y: 44, scale: 0.6 },
  ],
  book: one("book"),
  bread: one("bread"),
  broom: one("broom"),
  bus: one("bus"),
  candy: one("candy"),
  car: one("car"),
  chest: one("chest"),
  coat: one("coat"),
  coin: one("coin"),
  game: one("game"),
  gift: one("gift"),
  glass: ofStory(things.glass, 1.25),
  "glitter-boots": one("boots"),
  "glitter-stickers": one("stickers"),
  "grown-up": one("grownUp"),
  hand: one("hand"),
  hat: one("hat"),
  heart: one("heart"),
  house: one("house"),
  "ice-cream": one("iceCream"),
  "jar-save": one("jarSave"),
  "jar-share": one("jarShare"),
  "jar-spend": one("jarSpend"),
  kite: one("kite"),
  lemonade: one("lemonade"),
  "magnifying-glass": ofStory(things.lens, 0.6, -7, -12),
  medicine: one("medicine"),
  "plain-boots": one("plainBoots"),
  robot: one("robot"),
  sandwich: one("sandwich"),
  shells: one("shells"),
  teddy: one("teddy"),
  toothbrush: one("toothbrush"),
  tree: one("tree"),
  bank: one("bank"),
  calendar: one("calendar"),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((coins) => [`save-jar-${coins}`, [{ prop: "jarSave", coins } as const]]),
  ),
  screen: one("screen"),
  "stop-sign": one("stopSign"),
  ...drawnHere({ ...ofEarning, ...ofNeeds, ...ofSpending, "toy-shop": toyShop() }),
};

/** Scenes in which something is found (the slide kind `spot`). */
const SCENES = {
  "shop-shelf": shelf,
  ad,
  bedroom,
  "buds-ad": budsAd,
  "checkout-page": checkoutPage,
};

/** Heights of the scenes that are taller than most. */
const TALL: Partial<Record<string, number>> = {
  "buds-ad": BUDS_AD_HEIGHT,
  "checkout-page": CHECKOUT_HEIGHT,
};

const text = (attrs: RigNode["attrs"], drawn: readonly RigNode[]) =>
  `${toSvgText(el("svg", { xmlns: "http://www.w3.org/2000/svg", ...attrs }, ...drawn))}\n`;

function nodesOf(what: Placed, coins: number): readonly RigNode[] {
  if ("drawn" in what) return what.drawn;
  return "prop" in what ? props[what.prop](coins) : what.thing.draw();
}

/** Every picture of things and scenes as SVG text, by the name of its file in `media/answers`. */
export function answerPictures(): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [name, layers] of Object.entries(PICTURES)) {
    const drawn = layers.map(({ x = 0, y = 0, scale = 1, coins = 0, ...what }) => {
      const nodes = nodesOf(what, coins);
      return el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...nodes);
    });
    pictures.set(`${name}.svg`, text({ viewBox: "-80 -80 160 160" }, drawn));
  }
  for (const [name, draw] of Object.entries(SCENES)) {
    const height = TALL[name] ?? HEIGHT;
    const size = { width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` };
    pictures.set(`${name}.svg`, text(size, draw()));
  }
  return pictures;
}

export function writeAnswerPictures(): void {
  mkdirSync(join(MEDIA, "answers"), { recursive: true });
  for (const [file, svg] of answerPictures()) writeFileSync(join(MEDIA, "answers", file), svg);
}
