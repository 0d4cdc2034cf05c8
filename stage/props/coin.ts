import { coin as drawCoin } from "#characters/shapes.ts";
import type { Picture } from "./picture.ts";

export const coin: Picture = () => [drawCoin(0, 0, 50)];
