import { el, line, path } from "#characters/node.ts";
import { bus } from "./bus.ts";
import type { Picture } from "./picture.ts";

/** A bus ticket. */
export const ticket: Picture = () => [
  el(
    "g",
    { transform: "rotate(-8)" },
    path(
      "M-66 -34Q-66 -40 -60 -40H60Q66 -40 66 -34V-12A12 12 0 0 0 66 12V34Q66 40 60 40H-60Q-66 40 -66 34V12A12 12 0 0 0 -66 -12Z",
      { fill: "#14B8A6" },
    ),
    path("M-58 -32H30V32H-58V16A19 19 0 0 0 -58 -16Z", { fill: "#E9FFFB" }),
    line("M38 -30V30", "#fff", 4, { strokeDasharray: "1 10" }),
    el("g", { transform: "translate(-10 0) scale(.5)" }, ...bus(0)),
    line("M50 -12V12", "#fff", 6),
  ),
];
