import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const fiveCoins: Picture = () => [
  coin(-38, -20, 22),
  coin(4, -20, 22),
  coin(46, -20, 22),
  coin(-18, 24, 22),
  coin(26, 24, 22),
];
