import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const book: Picture = () => [
  path("M0 -34Q-26 -48 -56 -38V38Q-26 30 0 44Q26 30 56 38V-38Q26 -48 0 -34Z", { fill: "#38B6FF" }),
  path("M0 -28Q-24 -38 -48 -32V28Q-24 22 0 34Q24 22 48 28V-32Q24 -38 0 -28Z", { fill: "#fff" }),
  line("M0 -26V32", "#BFE8FF", 5),
  line(
    "M-36 -14Q-24 -18 -12 -12M-36 4Q-24 0 -12 6M12 -12Q24 -18 36 -14M12 6Q24 0 36 4",
    "#C9D6E6",
    5,
  ),
];
