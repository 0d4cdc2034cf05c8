import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const nineCoins: Picture = () => [
  coin(-50, -20, 18),
  coin(-25, -20, 18),
  coin(0, -20, 18),
  coin(25, -20, 18),
  coin(50, -20, 18),
  coin(-38, 20, 18),
  coin(-13, 20, 18),
  coin(13, 20, 18),
  coin(38, 20, 18),
];
