import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const sixCoins: Picture = () => [
  coin(-40, -18, 24),
  coin(0, -18, 24),
  coin(40, -18, 24),
  coin(-40, 26, 24),
  coin(0, 26, 24),
  coin(40, 26, 24),
];
