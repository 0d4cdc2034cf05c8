import { armPath } from "#characters/arm.ts";
import { el, ellipse, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shade } from "../base/shade.ts";
import { still } from "../base/shapes.ts";
import { blinkAt, ease, mix } from "../base/timing.ts";
import type { Feeling } from "./look.ts";

const SHELL = "#FF6B5B";
const DARK = "#D9453E";
const CLAW = "#E8564E";

/** A claw that opens and shuts, at the end of an arm. */
function claw(side: 1 | -1, [x, y]: readonly [number, number], open: number): RigNode {
  const elbow = [round(mix(side * 172, x, 0.25)), round(mix(-104, y, 0.25))] as const;
  const arm = armPath([side * 92, -130], elbow, [x, y], 16, 11);
  return el(
    "g",
    {},
    path(arm, { fill: DARK, stroke: DARK, strokeWidth: 6 }),
    path(arm, { fill: CLAW }),
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

/** How it feels: what is new worries it first. */
type Mood = Feeling["as"] | "worry";
const WORRY_S = 1.6;

/** How far the stalks of the eyes are lifted, and the outer and inner ends of the brows. */
const EYES: Record<Mood, { stalk: number; outer: number; inner: number; open: number }> = {
  glad: { stalk: 0, outer: -44, inner: -46, open: 1 },
  laugh: { stalk: 4, outer: -50, inner: -52, open: 1 },
  wow: { stalk: 22, outer: -56, inner: -60, open: 1.14 },
  worry: { stalk: 4, outer: -38, inner: -58, open: 1.04 },
  sad: { stalk: -20, outer: -32, inner: -52, open: 0.96 },
};

/** An eye on its stalk; `side` is -1 for the left one. */
function eye(
  side: 1 | -1,
  mood: Mood,
  lid: number,
  [dx, dy]: readonly [number, number],
  [sway, turn]: readonly [number, number],
): RigNode {
  const { stalk, outer, inner, open } = EYES[mood];
  const isFar = side * turn > 0;
  const wide = isFar ? 1 - 0.3 * Math.abs(turn) : 1;
  const root = side * 40 + 26 * turn;
  const top = side * 48 * (1 - 0.18 * Math.abs(turn)) + 40 * turn + sway;
  const y = -276 - stalk;
  const pupil = mood === "wow" ? 0.78 : 1;
  const [irisX, irisY] = [dx + 7 * turn, dy];
  return el(
    "g",
    {},
    line(`M${round(root)} -186L${round(top)} ${y + 14}`, DARK, 20),
    line(`M${round(root - 3)} -190L${round(top - 3)} ${y + 14}`, CLAW, 10),
    el(
      "g",
      { transform: `translate(${round(top)} ${y}) scale(${round(wide)} ${open})` },
      ellipse(0, 2, 37, 40, DARK),
      ellipse(0, 0, 33, 36, "#fff"),
      ...(mood === "laugh"
        ? [line("M-20 8Q0 -24 20 8", color.ink, 8)]
        : lid > 0.5
          ? [
              path("M-34 -2A34 37 0 0 1 34 -2Q0 14 -34 -2Z", { fill: CLAW }),
              line("M-30 2Q0 16 30 2", color.ink, 7),
            ]
          : [
              path(dot(irisX, irisY, 20 * pupil, 23 * pupil), { fill: "#7A3A1E" }),
              path(dot(irisX, irisY, 14 * pupil, 16 * pupil), { fill: color.ink }),
              path(dot(irisX - 7, irisY - 9, 8, 9) + dot(irisX + 8, irisY + 9, 4, 4), {
                fill: "#fff",
              }),
              ...(mood === "sad" || mood === "worry" ? [droopingLid(side, mood)] : []),
            ]),
      line(
        `M${side * 26} ${outer}Q${side * 2} ${(outer + inner) / 2 - 9} ${side * -24} ${inner}`,
        shade(DARK, -0.35),
        8,
      ),
    ),
  );
}

/** The upper lid hangs down at the outer side. */
function droopingLid(side: 1 | -1, mood: Mood): RigNode {
  const low = mood === "sad" ? 0 : -12;
  return path(
    `M${side * 35} ${low + 4}Q${side * 6} ${low - 10} ${side * -33} ${low - 20}A36 39 0 0 ${side > 0 ? 1 : 0} ${side * 35} ${low + 4}Z`,
    { fill: CLAW, stroke: shade(DARK, -0.2), strokeWidth: 4 },
  );
}

function mouth(mood: Mood, isGreeting: boolean): RigNode[] {
  switch (mood) {
    case "sad":
      return [
        line("M-30 -98Q0 -124 30 -98", color.ink, 8),
        line("M-14 -84Q0 -90 14 -84", shade(DARK, -0.2), 6),
      ];
    case "worry":
      return [line("M-34 -106Q-22 -122 -11 -108T11 -108T34 -110", color.ink, 8)];
    case "wow":
      return [ellipse(0, -108, 18, 24, color.mouth), ellipse(0, -96, 11, 8, color.tongue)];
    case "laugh":
      return [
        path("M-56 -140Q0 -120 56 -140Q46 -78 0 -78T-56 -140Z", { fill: color.mouth }),
        path("M-44 -134Q0 -120 44 -134L40 -120Q0 -110 -40 -120Z", { fill: "#fff" }),
        ellipse(0, -90, 26, 9, color.tongue),
      ];
    case "glad":
      return isGreeting
        ? [
            path("M-44 -134Q0 -118 44 -134Q34 -86 0 -86T-44 -134Z", { fill: color.mouth }),
            ellipse(0, -96, 20, 8, color.tongue),
          ]
        : [
            line("M-40 -126Q0 -90 40 -126", color.ink, 8),
            line("M-47 -130q6 -1 9 7M47 -130q-6 -1 -9 7", color.ink, 6),
          ];
  }
}

/**
 * The crab who keeps a shop, 300 high over its ground; it stands behind a counter.
 *
 * @param lifted how far it lifts a claw, 0 to 1: to greet, or to hold its nose while it is sad
 */
export function crab(
  lifted: number,
  life: number,
  { as, since, look, stance: { head: turn } }: Feeling,
): RigNode {
  const mood: Mood = as === "sad" && since < WORRY_S ? "worry" : as;
  const pinched = as === "sad" ? lifted : 0;
  const greets = lifted - pinched;
  const snip = Math.max(0, Math.sin(life * 3.2));
  const laughs = as === "laugh";
  const lid = pinched > 0.6 ? 1 : blinkAt(life + 0.4);
  const gaze = [(look?.[0] ?? -0.7) * 10, (look?.[1] ?? 0.3) * 10] as const;
  const sway = Math.sin(life * 1.7) * 4;
  /** Jumps back when it is surprised, hangs its claws when it is sad. */
  const start = as === "wow" ? Math.max(0, 1 - since / 0.5) * 22 : 0;
  const hangs = as === "sad" ? 34 * (1 - pinched) : as === "wow" ? -40 : 0;
  const front = `matrix(${round(1 - 0.14 * Math.abs(turn))} 0 0 1 ${round(52 * turn)} -22)`;
  const eyes = [eye(-1, mood, lid, gaze, [sway, turn]), eye(1, mood, lid, gaze, [sway, turn])];
  return part(
    "crab",
    {
      transform: `translate(0 ${round(Math.sin(life * 2.3) * 3 - start - (laughs ? Math.abs(Math.sin(life * 9)) * 8 : 0))})`,
    },
    ...shellOf(),
    // The far eye stands behind the near one.
    part("eyes", {}, ...(turn < 0 ? eyes : eyes.toReversed())),
    // A claw at the mouth hides it.
    pinched > 0.4 ? null : part("mouth", { transform: front }, ...mouth(mood, greets > 0.15)),
    el("g", { transform: `translate(${round(16 * turn)} 0)` }, ...apron()),
    claw(
      -1,
      [mix(-176, -22, ease(pinched)), mix(-150 + hangs, -112, ease(pinched))],
      snip * (1 - pinched),
    ),
    claw(
      1,
      [
        176 + greets * Math.sin(life * 11) * 14,
        -160 + hangs - 30 * pinched - 120 * greets - (laughs ? 40 : 0),
      ],
      1 - snip,
    ),
  );
}
