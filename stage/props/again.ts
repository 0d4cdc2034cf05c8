import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const again: Picture = () => [
  line("M34 -20A40 40 0 1 0 40 12", "#14B8A6", 15),
  path("M48 -44L42 -8L10 -24Z", { fill: "#14B8A6" }),
];
