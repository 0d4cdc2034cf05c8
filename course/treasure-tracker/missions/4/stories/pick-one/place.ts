import { bunting } from "#stage/places/overhead.ts";
import { el, line, part, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { rect, still } from "#stage/base/shapes.ts";
import type { Place } from "#stage/kit/place.ts";
import { id, shadow, sky } from "#stage/places/sky.ts";

const WOOD = { light: "#EAC08A", middle: "#D09A5C", dark: "#8E5A3C" };
/** Left edge and width of the stall. */
const STALL = { x: 290, width: 480 };

/** A small boat with one sail, far away. */
const sail = (x: number, y: number, scale: number, fill: string): RigNode =>
  el(
    "g",
    { transform: `translate(${x} ${y}) scale(${scale})` },
    path("M0 -100V-12H-58Z", { fill: "#fff" }),
    path("M8 -112V-12H66Q50 -80 8 -112Z", { fill }),
    path("M-64 -4H76L54 22H-44Z", { fill: "#8E5A3C" }),
  );

const sea = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("pier-sea"), [
      [0, "#2C9FD0"],
      [1, "#86DDE8"],
    ]),
  ),
  path("M-420 812C-260 690 -60 700 60 800C120 760 220 760 300 812V840H-420Z", { fill: "#8FDDB4" }),
  rect(-420, 806, 1560, 330, `url(#${id("pier-sea")})`),
  line("M-120 880h90M40 930h120M420 870h90M560 940h120M250 990h100", "#fff", 6, { opacity: 0.5 }),
  el(
    "g",
    { transform: "translate(-112 0)" },
    path("M24 792L40 560H92L108 792Z", { fill: "#fff" }),
    path("M33 668H99L103 716H30ZM38 590H94L97 630H35Z", { fill: "#FF6B5B" }),
    rect(30, 530, 72, 34, "#2F4E86"),
    path("M30 530Q66 480 102 530Z", { fill: "#E04A45" }),
  ),
  sail(250, 890, 0.9, "#FFC93C"),
]);

const planks = still((): RigNode[] => [
  rect(-900, 1016, 2700, 900, "#DDAE72"),
  path("M-900 1016H1800V1034H-900Z", { fill: "#F3D2A0" }),
  line("M-900 1082H1800M-900 1156H1800M-900 1240H1800M-900 1336H1800", WOOD.dark, 5, {
    opacity: 0.28,
  }),
  line(
    "M-60 1034V1082M250 1082V1156M-180 1156V1240M30 1240V1336M470 1156V1240M610 1034V1082M820 1082V1156M700 1240V1336",
    WOOD.dark,
    5,
    { opacity: 0.28 },
  ),
]);

/** Two posts with a rope at the edge of the pier. */
const rope = still((): RigNode =>
  part(
    "rope",
    {},
    line("M-120 900Q-30 990 64 900Q160 990 256 920", "#E9C98F", 13),
    ...[-132, 52].flatMap((x) => [
      rect(x, 860, 30, 190, WOOD.dark),
      el("rect", { x: x - 7, y: 848, width: 44, height: 24, rx: 10, fill: "#6A4632" }),
    ]),
  ),
);

/** The stall's back: two posts, a shelf with two places, and an awning. */
const stall = still((): RigNode => {
  const { x, width } = STALL;
  return part(
    "pier-stall",
    {},
    shadow(x + width / 2, 1128, 290),
    rect(x + 8, 520, width - 16, 540, "#E8F4FF"),
    rect(x + 8, 560, width - 16, 60, "#2A5D9F", { opacity: 0.13 }),
    el("rect", { x: x + 26, y: 650, width: 168, height: 206, rx: 24, fill: "#FFE3B0" }),
    el("rect", { x: x + width - 194, y: 650, width: 168, height: 206, rx: 24, fill: "#FFE3B0" }),
    rect(x + 18, 796, 184, 16, WOOD.middle),
    rect(x + width - 202, 796, 184, 16, WOOD.middle),
    rect(x, 470, 20, 660, WOOD.dark),
    rect(x + width - 20, 470, 20, 660, WOOD.dark),
    ...Array.from({ length: 7 }, (_, i) =>
      path(`M${x - 25 + i * 76} 500h76v72q-38 40 -76 0z`, { fill: i % 2 ? "#FFF6E8" : "#38B6FF" }),
    ),
    el("rect", { x: x - 30, y: 470, width: width + 60, height: 36, rx: 14, fill: "#1C7FC0" }),
  );
});

/** A pier by the sea with one stall, which has a place for each of two goods. */
export const pier: Place = {
  middle: 360,
  sets: [[-900, 1800]],
  front: () => pierFront(),
  isShop: true,
  light: "sky",
  overhead: { draw: (life) => bunting(60, 90, 1, life) },
  surfaces: [[985, 1025]],
  layers: [
    sky,
    { depth: 0.35, covers: [-420, 1140], draw: sea },
    { depth: 1, draw: still(() => [rope(), ...planks(), stall()]) },
  ],
};

/** The counter, before who keeps the stall. */
const pierFront = still((): RigNode[] => {
  const { x, width } = STALL;
  return [
    part(
      "pier-counter",
      {},
      path(`M${x - 2} 958H${x + width + 2}L${x + width + 22} 1008H${x - 22}Z`, {
        fill: WOOD.light,
      }),
      rect(x - 22, 1008, width + 44, 124, WOOD.middle),
      rect(x - 22, 1008, width + 44, 14, WOOD.dark, { opacity: 0.4 }),
      line(`M${x} 1050H${x + width}M${x} 1092H${x + width}`, WOOD.dark, 5, { opacity: 0.3 }),
    ),
  ];
});
