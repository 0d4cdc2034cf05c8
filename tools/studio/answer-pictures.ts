import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { el, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { PropName } from "#stage/props/props.ts";
import { MEDIA } from "./manifest.ts";
import { props } from "#stage/props/props.ts";
import { ad } from "./stills/ad.ts";
import { bedroom } from "./stills/bedroom.ts";
import { shelf } from "./stills/shelf.ts";
import { HEIGHT, WIDTH } from "./stills/still.ts";

interface Placed {
  prop: PropName;
  x?: number;
  y?: number;
  scale?: number;
  coins?: number;
}

const SIDE = 160;

const one = (prop: PropName): Placed[] => [{ prop }];

/** The same picture several times, in rows, so that a child can count. */
function many(prop: PropName, count: number): Placed[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = SIDE / columns;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      prop,
      x: ((index % columns) - (inRow - 1) / 2) * cell,
      y: (row - (rows - 1) / 2) * cell,
      scale: Math.min(1, 1.2 / columns),
    };
  });
}

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
  bread: one("bread"),
  broom: one("broom"),
  bus: one("bus"),
  "bus-ticket": one("ticket"),
  cake: one("cake"),
  candy: one("candy"),
  car: one("car"),
  chest: one("chest"),
  clock: one("clock"),
  coat: one("coat"),
  coin: one("coin"),
  game: one("game"),
  gift: one("gift"),
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
  "lemonade-1": many("lemonade", 1),
  "lemonade-5": many("lemonade", 5),
  "lemonade-9": many("lemonade", 9),
  "lemonade-10": many("lemonade", 10),
  medicine: one("medicine"),
  "plain-boots": one("plainBoots"),
  robot: one("robot"),
  sandwich: one("sandwich"),
  shells: one("shells"),
  socks: one("socks"),
  soup: one("soup"),
  stop: one("stopSign"),
  teddy: one("teddy"),
  thought: one("thought"),
  toothbrush: one("toothbrush"),
  tree: one("tree"),
  tv: one("screen"),
  water: one("water"),
};

/** Scenes in which something is found (the slide kind `spot`). */
export const SCENES = { "shop-shelf": shelf, ad, bedroom };

const text = (attrs: RigNode["attrs"], drawn: readonly RigNode[]) =>
  `${toSvgText(el("svg", { xmlns: "http://www.w3.org/2000/svg", ...attrs }, ...drawn))}\n`;

/** Every picture of things and scenes as SVG text, by the name of its file in `media/answers`. */
export function answerPictures(): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const [name, layers] of Object.entries(PICTURES)) {
    const drawn = layers.map(({ prop, x = 0, y = 0, scale = 1, coins = 0 }) =>
      el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, ...props[prop](coins)),
    );
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
