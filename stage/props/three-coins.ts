import { coin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const threeCoins: Picture = () => [coin(-40, 12, 26), coin(40, 12, 26), coin(0, -14, 28)];
