import { path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const socks: Picture = () => [
  path("M-46 -46H-16V10Q-16 20 -6 24Q8 32 0 44Q-8 52 -22 46L-40 36Q-46 32 -46 22Z", {
    fill: "#FF9EC4",
  }),
  path("M12 -46H42V10Q42 20 50 24Q62 32 56 44Q48 52 36 46L18 36Q12 32 12 22Z", { fill: "#38B6FF" }),
  path("M-46 -46H-16V-32H-46Z", { fill: "#FF5A8F" }),
  path("M12 -46H42V-32H12Z", { fill: "#1C8FD6" }),
  path("M-46 -14H-16V-4H-46Z", { fill: "#fff" }),
  path("M12 -14H42V-4H12Z", { fill: "#fff" }),
];
