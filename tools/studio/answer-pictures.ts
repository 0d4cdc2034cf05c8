import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { el, path, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { PropName } from "#stage/props/props.ts";
import { MEDIA } from "./manifest.ts";
import { props } from "#stage/props/props.ts";
import type { Thing } from "#stage/kit/thing.ts";
import { things } from "#stage/things/things.ts";
import { things as ofMoney } from "#course/treasure-tracker/missions/1/stories/where-money-comes-from/things.ts";
import { things as ofGoal } from "#course/treasure-tracker/missions/3/stories/my-goal/things.ts";
import { note } from "#course/treasure-tracker/missions/3/stories/waiting-tricks/things.ts";
import { priceTag } from "#course/treasure-tracker/missions/4/stories/same-kite-two-prices/things.ts";
import { things as ofSpoon } from "#course/treasure-tracker/missions/4/stories/spoon-with-a-hole/things.ts";
import { things as ofCare } from "#course/treasure-tracker/missions/5/stories/share-with-care/things.ts";
import { things as ofSharing } from "#course/treasure-tracker/missions/5/stories/sharing-grows/things.ts";
import { ad, loudAd } from "./stills/ad.ts";
import { bedroom } from "./stills/bedroom.ts";
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

/** A kite over the awning of a stall. */
const kiteOver = (awning: string): Placed[] => [
  {
    drawn: [
      el("rect", { x: -66, y: 34, width: 132, height: 12, rx: 5, fill: awning }),
      ...[-60, -36, -12, 12, 36].map((x, index) =>
        path(`M${x} 44h24v16q-12 14 -24 0z`, { fill: index % 2 === 0 ? awning : "#FFF6E8" }),
      ),
    ],
  },
  { prop: "kite", y: -22, scale: 0.8 },
];

/** A price tag with the number. */
const price = (coins: number): Placed[] => [
  { drawn: priceTag(String(coins), "#5546CC"), scale: 1.1 },
];

/** Pictures of answers and things, composed of the clips' pictures, in a square of 160. */
const PICTURES: Record<string, Placed[]> = {
  apple: one("apple"),
  ball: one("ball"),
  bed: one("bed"),
  bike: one("bike"),
  "birthday-card": [
    { prop: "letter", y: -18, scale: 0.95 },
    { prop: "threeCoins", y: 44, scale: 0.6 },
  ],
  book: one("book"),
  bowl: ofStory(things.bowl, 1.1),
  bread: one("bread"),
  broom: one("broom"),
  bus: one("bus"),
  cake: one("cake"),
  candy: one("candy"),
  car: one("car"),
  carrot: ofStory(things.carrot, 0.95, 0, 12),
  chest: one("chest"),
  clock: one("clock"),
  coat: one("coat"),
  coin: one("coin"),
  cup: ofStory(ofMoney.cup, 1.1, -8, 18),
  "five-weeks": ofStory(ofGoal.weeks, 1.15, 0, 5),
  fork: ofStory(ofSpoon.fork, 0.78, 0, -3),
  game: one("game"),
  gift: one("gift"),
  glass: ofStory(things.glass, 1.25),
  "glitter-boots": one("boots"),
  "glitter-stickers": one("stickers"),
  "goal-board": ofStory(ofGoal.goalBoard, 0.24, 0, -3),
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
  "kite-first": kiteOver("#E04A45"),
  "kite-second": kiteOver("#0D8F86"),
  leaf: ofStory(things.leaf, 1.9),
  lemonade: one("lemonade"),
  "magnifying-glass": ofStory(things.lens, 0.6, -7, -12),
  medicine: one("medicine"),
  note: [{ drawn: note("#5546CC"), scale: 1.8 }],
  "plain-boots": one("plainBoots"),
  plate: ofStory(ofCare.plate, 1.05),
  ...Object.fromEntries([5, 6, 7, 8, 9, 10].map((coins) => [`price-${coins}`, price(coins)])),
  robot: one("robot"),
  sandwich: one("sandwich"),
  shades: ofStory(ofSharing.shades, 0.44),
  shells: one("shells"),
  socks: one("socks"),
  soup: one("soup"),
  "spoon-dotted": ofStory(ofSpoon.sieveSpoon, 0.76, 0, -1),
  "spoon-plain": ofStory(ofSpoon.plainSpoon, 0.76, 0, -1),
  "spoon-shiny": ofStory(ofSpoon.holeSpoon, 0.72, -1, 3),
  teddy: one("teddy"),
  "ten-coins": one("tenCoins"),
  toothbrush: one("toothbrush"),
  tree: one("tree"),
  turtle: ofStory(ofSharing.turtle, 0.82, -13, 1),
};

/** Scenes in which something is found (the slide kind `spot`). */
const SCENES = { "shop-shelf": shelf, ad, "loud-ad": loudAd, bedroom };

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
  const size = { width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  for (const [name, draw] of Object.entries(SCENES))
    pictures.set(`${name}.svg`, text(size, draw()));
  return pictures;
}

export function writeAnswerPictures(): void {
  mkdirSync(join(MEDIA, "answers"), { recursive: true });
  for (const [file, svg] of answerPictures()) writeFileSync(join(MEDIA, "answers", file), svg);
}
