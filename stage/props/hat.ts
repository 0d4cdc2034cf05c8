import { path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const hat: Picture = () => [
  path("M-34 14Q-34 -44 0 -44T34 14Z", { fill: "#14B8A6" }),
  path("M-58 14Q0 -4 58 14Q58 32 0 34Q-58 32 -58 14Z", { fill: "#0D8F86" }),
  path("M-34 6Q0 -8 34 6V14Q0 0 -34 14Z", { fill: "#FF6B5B" }),
];
