import { el } from "#characters/node.ts";
import { circle } from "#stage/base/shapes.ts";
import { gift } from "#stage/props/gift.ts";
import { lemonade } from "#stage/props/lemonade.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** Things of this story alone. */
export const things = {
  lemonade: thing(() => lemonade(0), { hold: { box: [-26, -26, 24, 48] }, feet: [22, 46] }),
  gift: thing(() => gift(0), { hold: { box: [-42, -22, 42, 46] } }),
  sponge: thing(
    () => [
      el("rect", { x: -44, y: -24, width: 88, height: 50, rx: 16, fill: "#FFC93C" }),
      ...[-22, 6, 26].map((x, index) => circle(x, index * 6 - 6, 6, "#F29F1F")),
      ...[-44, -16, 14, 42].map((x, index) => circle(x, 28 - (index % 2) * 8, 20, "#fff")),
    ],
    { hold: { box: [-60, -22, 60, 28] } },
  ),
} satisfies Record<string, Thing>;
