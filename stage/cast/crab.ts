import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { blinkAt, ease, mix } from "../timing.ts";

const SHELL = "#FF6B5B";
const DARK = "#D9453E";
const CLAW = "#E8564E";

/** A claw that opens and shuts, at the end of an arm. */
function claw(side: 1 | -1, [x, y]: readonly [number, number], open: number): RigNode {
  const bend = `${round(side * 150)} ${round(mix(-120, y, 0.5))}`;
  return el(
    "g",
    {},
    line(`M${side * 92} -130Q${bend} ${round(x)} ${round(y)}`, DARK, 26),
    el(
      "g",
      { transform: `translate(${round(x)} ${round(y)}) scale(${side} 1) rotate(-30)` },
      path("M-8 14C-40 -6 -40 -60 0 -76C-6 -52 0 -34 14 -22Z", {
        fill: CLAW,
        transform: `rotate(${round(-16 * open)})`,
      }),
      path("M-6 16C34 14 56 -24 40 -62C28 -46 20 -36 4 -26Z", {
        fill: CLAW,
        transform: `rotate(${round(16 * open)})`,
      }),
      ellipse(2, 6, 24, 22, CLAW),
    ),
  );
}

/**
 * The crab who keeps the shop, 300 high over its feet.
 *
 * @param pinched how far it holds its nose, 0 to 1
 */
export function crab(pinched: number, life: number): RigNode {
  const snip = Math.max(0, Math.sin(life * 3.2));
  const eye = (x: number): RigNode =>
    el(
      "g",
      {},
      line(`M${x * 0.8} -190L${x} -262`, DARK, 16),
      ellipse(x, -276, 33, 36, "#fff"),
      blinkAt(life + 0.4) > 0.5 || pinched > 0.6
        ? line(`M${x - 20} -276Q${x} -262 ${x + 20} -276`, "#2E1B1A", 7)
        : el("g", {}, ellipse(x - 8, -272, 17, 20, "#2E1B1A"), ellipse(x - 14, -280, 6, 7, "#fff")),
    );
  return part(
    "crab",
    { transform: `translate(0 ${round(Math.sin(life * 2.3) * 3)})` },
    eye(-48),
    eye(48),
    ellipse(0, -130, 140, 92, SHELL),
    ellipse(0, -168, 100, 34, "#FF9484", { opacity: 0.6 }),
    ellipse(-92, -132, 20, 13, "#FFB3A6", { opacity: 0.8 }),
    ellipse(92, -132, 20, 13, "#FFB3A6", { opacity: 0.8 }),
    pinched > 0.4
      ? line("M-24 -112Q-10 -124 0 -112T24 -112", "#2E1B1A", 8)
      : path("M-40 -132Q0 -116 40 -132Q30 -88 0 -88T-40 -132Z", { fill: "#7A2350" }),
    path("M-86 -76Q0 -48 86 -76L72 0H-72Z", { fill: "#14B8A6" }),
    claw(-1, [mix(-176, -22, ease(pinched)), mix(-150, -112, ease(pinched))], snip * (1 - pinched)),
    claw(1, [176, -160 - 30 * pinched], 1 - snip),
  );
}
