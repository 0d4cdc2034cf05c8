import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { shade } from "./shade.ts";
import { still } from "../places/place.ts";
import { blinkAt, ease, mix } from "../timing.ts";
import type { Feeling } from "./look.ts";
import { dot } from "./person-face.ts";

const SHELL = "#FF6B5B";
const DARK = "#D9453E";
const CLAW = "#E8564E";

/** A claw that opens and shuts, at the end of an arm. */
function claw(side: 1 | -1, [x, y]: readonly [number, number], open: number): RigNode {
  const bend = `${round(side * 150)} ${round(mix(-120, y, 0.5))}`;
  const arm = `M${side * 92} -130Q${bend} ${round(x)} ${round(y)}`;
  return el(
    "g",
    {},
    line(arm, DARK, 28),
    line(arm, CLAW, 18, { transform: "translate(-2 -3)" }),
    el(
      "g",
      { transform: `translate(${round(x)} ${round(y)}) scale(${side} 1) rotate(-30)` },
      path("M-6 16C34 14 56 -24 40 -62C28 -46 20 -36 4 -26Z", {
        fill: DARK,
        transform: `rotate(${round(16 * open)})`,
      }),
      path("M-8 14C-40 -6 -40 -60 0 -76C-6 -52 0 -34 14 -22Z", {
        fill: CLAW,
        transform: `rotate(${round(-16 * open)})`,
      }),
      ellipse(2, 6, 25, 23, CLAW),
      line("M-22 -18Q-26 -42 -12 -58M-10 2q4 -8 12 -9", "#FF9C90", 7),
    ),
  );
}

/** Shell and apron: what does not move. A counter hides the legs. */
const shellOf = still((): RigNode[] => [
  ellipse(0, -130, 142, 94, DARK),
  ellipse(0, -136, 138, 86, SHELL),
  path("M-120 -158Q-84 -212 0 -212T120 -158Q60 -186 0 -186T-120 -158Z", {
    fill: "#FF9C90",
    opacity: 0.75,
  }),
  path(dot(-62, -184, 9, 6) + dot(-34, -196, 6, 4) + dot(70, -182, 8, 5) + dot(48, -196, 5, 4), {
    fill: "#FFD0C8",
  }),
  path(dot(-94, -126, 24, 15) + dot(94, -126, 24, 15), { fill: "#FFB3A6", opacity: 0.85 }),
]);
const apron = still((): RigNode[] => [
  path("M-88 -78Q0 -48 88 -78L80 -40H-80Z", { fill: color.teal }),
  path("M40 -62Q66 -68 88 -78L80 -40H50Z", { fill: color.tealDark, opacity: 0.55 }),
  line("M-80 -62Q0 -36 80 -62", "#7FE3D6", 4, { strokeDasharray: "9 8" }),
]);

/**
 * The crab who keeps a shop, 300 high over its ground; it stands behind a counter.
 *
 * @param lifted how far it lifts a claw, 0 to 1: to greet, or to hold its nose while it is sad
 */
export function crab(lifted: number, life: number, { as, look }: Feeling): RigNode {
  const pinched = as === "sad" ? lifted : 0;
  const greets = lifted - pinched;
  const snip = Math.max(0, Math.sin(life * 3.2));
  const laughs = as === "laugh";
  const isShut = blinkAt(life + 0.4) > 0.5 || pinched > 0.6;
  const [dx, dy] = [(look?.[0] ?? -0.7) * 11, (look?.[1] ?? 0.3) * 10];
  const sway = Math.sin(life * 1.7) * 4;
  const eye = (x: number): RigNode =>
    el(
      "g",
      {},
      line(`M${x * 0.8} -186L${round(x + sway)} -262`, DARK, 20),
      line(`M${x * 0.8 - 3} -190L${round(x + sway - 3)} -262`, CLAW, 10),
      el(
        "g",
        { transform: `translate(${round(x + sway)} -276)` },
        ellipse(0, 2, 37, 40, DARK),
        ellipse(0, 0, 33, 36, "#fff"),
        ...(laughs
          ? [line("M-20 8Q0 -24 20 8", color.ink, 8)]
          : isShut
            ? [
                path("M-34 -2A34 37 0 0 1 34 -2Q0 14 -34 -2Z", { fill: CLAW }),
                line("M-30 2Q0 16 30 2", color.ink, 7),
              ]
            : [
                path(dot(dx, dy, 20, 23), { fill: "#7A3A1E" }),
                path(dot(dx, dy, 14, 16), { fill: color.ink }),
                path(dot(dx - 7, dy - 9, 8, 9) + dot(dx + 8, dy + 9, 4, 4), { fill: "#fff" }),
              ]),
        line(
          as === "sad" ? "M-26 -42Q0 -50 24 -36" : `M-24 ${as === "wow" ? -52 : -44}q24 -14 48 0`,
          shade(DARK, -0.35),
          8,
          x > 0 && as === "sad" ? { transform: "scale(-1 1)" } : {},
        ),
      ),
    );
  return part(
    "crab",
    {
      transform: `translate(0 ${round(Math.sin(life * 2.3) * 3 - (laughs ? Math.abs(Math.sin(life * 9)) * 8 : 0))})`,
    },
    ...shellOf(),
    eye(-48),
    eye(48),
    // A claw at the mouth hides it.
    ...(pinched > 0.4
      ? []
      : as === "sad"
        ? [line("M-28 -100Q0 -126 28 -100", color.ink, 8)]
        : as === "wow"
          ? [ellipse(0, -108, 18, 22, color.mouth)]
          : [
              path("M-44 -134Q0 -118 44 -134Q34 -86 0 -86T-44 -134Z", { fill: color.mouth }),
              ellipse(0, -96, 20, 8, color.tongue),
            ]),
    ...apron(),
    claw(-1, [mix(-176, -22, ease(pinched)), mix(-150, -112, ease(pinched))], snip * (1 - pinched)),
    claw(
      1,
      [
        176 + greets * Math.sin(life * 11) * 14,
        -160 - 30 * pinched - 120 * greets - (laughs ? 40 : 0),
      ],
      1 - snip,
    ),
  );
}
