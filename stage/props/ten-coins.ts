import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const tenCoins: Picture = () => [
  coin(-54, -20, 19),
  coin(-27, -20, 19),
  coin(0, -20, 19),
  coin(27, -20, 19),
  coin(54, -20, 19),
  coin(-54, 20, 19),
  coin(-27, 20, 19),
  coin(0, 20, 19),
  coin(27, 20, 19),
  coin(54, 20, 19),
];
