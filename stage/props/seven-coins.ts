import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const sevenCoins: Picture = () => [
  coin(-45, -20, 19),
  coin(-15, -20, 19),
  coin(15, -20, 19),
  coin(45, -20, 19),
  coin(-30, 20, 19),
  coin(0, 20, 19),
  coin(30, 20, 19),
];
