import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { el, toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import type { PropName } from "#course/clip.ts";
import { MEDIA } from "./manifest.ts";
import { props } from "./props/props.ts";
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

/** Pictures of answers, composed of the clips' pictures, in a square of 160. */
const PICTURES: Record<string, Placed[]> = {
  bed: [{ prop: "bed" }],
  car: [{ prop: "car" }],
  tv: [{ prop: "screen" }],
  robot: [{ prop: "robot" }],
  "ice-cream": [{ prop: "iceCream" }],
  water: [{ prop: "water" }],
  "plain-boots": [{ prop: "plainBoots" }],
  "glitter-boots": [{ prop: "boots" }],
  "bare-feet": [{ prop: "feet" }],
  "jar-3": [{ prop: "jar", coins: 3 }],
  "jar-5": [{ prop: "jar", coins: 5 }],
  "jar-8": [{ prop: "jar", coins: 8 }],
  "ball-3": [
    { prop: "ball", y: -26, scale: 0.8 },
    { prop: "threeCoins", y: 44, scale: 0.55 },
  ],
  "ball-5": [
    { prop: "ball", y: -26, scale: 0.8 },
    { prop: "fiveCoins", y: 46, scale: 0.6 },
  ],
  shrug: [
    { prop: "ball", x: -32, scale: 0.7 },
    { prop: "question", x: 38, scale: 0.8 },
  ],
  help: [
    { prop: "broom", x: -34, scale: 0.9 },
    { prop: "clock", x: 36, scale: 0.7 },
  ],
  empty: [{ prop: "jar" }],
  coins: [{ prop: "threeCoins" }],
  apple: [{ prop: "apple" }],
  ball: [{ prop: "ball" }],
  bike: [{ prop: "bike" }],
  "birthday-card": [
    { prop: "letter", y: -18, scale: 0.95 },
    { prop: "threeCoins", y: 44, scale: 0.6 },
  ],
  book: [{ prop: "book" }],
  bread: [{ prop: "bread" }],
  broom: [{ prop: "broom" }],
  "bus-ticket": [{ prop: "ticket" }],
  candy: [{ prop: "candy" }],
  coat: [{ prop: "coat" }],
  game: [{ prop: "game" }],
  gift: [{ prop: "gift" }],
  "glitter-stickers": [{ prop: "stickers" }],
  kite: [{ prop: "kite" }],
  lemonade: [{ prop: "lemonade" }],
  medicine: [{ prop: "medicine" }],
  socks: [{ prop: "socks" }],
  soup: [{ prop: "soup" }],
  teddy: [{ prop: "teddy" }],
  toothbrush: [{ prop: "toothbrush" }],
};

/** Scenes in which something is found (the slide kind `spot`). */
const SCENES = { "shop-shelf": shelf, ad, bedroom };

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
