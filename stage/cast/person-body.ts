import { el, ellipse, line, path } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot, starPath } from "#characters/shapes.ts";
import { shade } from "../base/shade.ts";
import type { Build, Look } from "./look.ts";

const TORSOS: Record<Build, string> = {
  pear: "M-80 -94C-92 -180 -64 -254 0 -254S92 -180 80 -94Q0 -64 -80 -94Z",
  broad: "M-74 -92C-88 -150 -102 -256 0 -256S88 -150 74 -92Q0 -66 -74 -92Z",
  slim: "M-68 -94C-76 -180 -60 -252 0 -252S76 -180 68 -94Q0 -66 -68 -94Z",
  dress: "M-96 -50C-92 -140 -68 -254 0 -254S92 -140 96 -50Q0 -18 -96 -50Z",
};
/** Half of the width of a trunk at its hem, and how high its hem is. */
const HEMS: Record<Build, readonly [x: number, y: number]> = {
  pear: [80, -94],
  broad: [74, -92],
  slim: [68, -94],
  dress: [96, -50],
};

/** What is sewn on a shirt. */
function sewn({ wears, shirt, apron, build }: Look): RigNode[] {
  const [x, y] = HEMS[build];
  const hem = path(
    `M${-x} ${y}Q0 ${y + 30} ${x} ${y}L${x + 3} ${y - 20}Q0 ${y + 8} ${-x - 3} ${y - 20}Z`,
    { fill: shade(shirt, -0.24), opacity: 0.7 },
  );
  switch (wears) {
    case "overalls":
      return [
        line("M-44 -184L-50 -246M44 -184L50 -246", shade(apron ?? shirt, -0.1), 17),
        path(
          `M-54 -190Q0 -178 54 -190L${x - 1} -150L${x} ${y}Q0 ${y + 28} ${-x} ${y}L${1 - x} -150Z`,
          {
            fill: apron ?? shirt,
          },
        ),
        path("M-32 -160H32V-130Q0 -112 -32 -130Z", { fill: shade(apron ?? shirt, -0.28) }),
        line(`M-46 -182Q0 -171 46 -182M-32 -152H32`, shade(apron ?? shirt, 0.42), 3.5, {
          strokeDasharray: "8 7",
        }),
        path(dot(-45, -186, 8, 8) + dot(45, -186, 8, 8), { fill: color.gold }),
      ];
    case "apron":
      return [
        path("M-46 -218Q0 -206 46 -218V-184L58 -100Q0 -74 -58 -100L-46 -184Z", {
          fill: apron ?? shirt,
        }),
        path("M-46 -184L-58 -100Q-40 -90 -24 -87Q-34 -140 -28 -210Q-38 -213 -46 -218Z", {
          fill: "#B9CBDD",
          opacity: 0.35,
        }),
        path("M-32 -154H32V-124Q0 -106 -32 -124Z", { fill: "#DCE6F0" }),
        path("M0 -178C-20 -194 -15 -210 0 -200C15 -210 20 -194 0 -178Z", { fill: color.coral }),
      ];
    case "star":
      return [
        hem,
        path("M-40 -134H40L32 -104Q0 -94 -32 -104Z", { fill: shade(shirt, -0.2) }),
        path(starPath(0, -176, 24, 12), {
          fill: color.gold,
          stroke: color.gold,
          strokeWidth: 8,
          strokeLinejoin: "round",
        }),
      ];
    case "stripes":
      return [
        path(
          "M-44 -240Q-52 -160 -46 -82M-16 -246Q-20 -160 -16 -78M16 -246Q20 -160 16 -78M44 -240Q52 -160 46 -82",
          { stroke: shade(shirt, 0.45), strokeWidth: 9, fill: "none" },
        ),
        path(dot(0, -186, 6, 6) + dot(0, -146, 6, 6) + dot(0, -106, 6, 6), {
          fill: shade(shirt, -0.4),
        }),
      ];
    case "knit":
      return [
        hem,
        path("M-87 -182Q0 -160 87 -182L88 -156Q0 -134 -88 -156Z", { fill: shade(shirt, 0.5) }),
        line(
          "M-74 -164L-60 -153L-45 -161L-30 -149L-15 -158L0 -147L15 -158L30 -149L45 -161L60 -153L74 -164",
          shade(shirt, -0.3),
          5,
        ),
      ];
    case "embroidery":
      return [
        path("M-96 -50Q0 -18 96 -50L93 -78Q0 -46 -93 -78Z", { fill: "#6A3F8F" }),
        path(
          [-72, -44, -15, 15, 44, 72]
            .map((at) => dot(at, Math.round(-50 - at * at * 0.0026), 7, 7))
            .join(""),
          { fill: color.gold },
        ),
        path("M-82 -148Q0 -122 82 -148L84 -122Q0 -96 -84 -122Z", { fill: "#B44C9C" }),
        path("M40 -128L66 -76L48 -70L32 -122Z", { fill: "#8F3A7E" }),
      ];
    default:
      return [
        hem,
        path("M-26 -250L0 -196L26 -250Z", { fill: shade(shirt, 0.75) }),
        line("M0 -196V-82", shade(shirt, -0.3), 4.5, { opacity: 0.6 }),
        path(dot(13, -170, 6.5, 6.5) + dot(13, -138, 6.5, 6.5) + dot(13, -106, 6.5, 6.5), {
          fill: "#FFF3DC",
        }),
        path("M-58 -134H-26V-112Q-42 -102 -58 -112Z", { fill: shade(shirt, -0.2) }),
      ];
  }
}

/** Trunk with clothes; the last three nodes are neck and collar, which turn with the head. */
export function trunk(look: Look, id: (name: string) => string): RigNode[] {
  const { shirt, skin, build } = look;
  const [x, y] = HEMS[build];
  return [
    path(TORSOS[build], { fill: `url(#${id("shirt")})` }),
    ...sewn(look),
    path(
      `M${x - 2} ${y}C${x - 6} -170 62 -236 30 -248C56 -200 ${x - 28} -150 ${x - 46} ${y + 12}Q${x - 18} ${y + 8} ${x - 2} ${y}Z`,
      { fill: shade(shirt, -0.65), opacity: 0.24 },
    ),
    line(`M${8 - x} ${y - 22}C${2 - x} -176 -66 -214 -48 -232`, shade(shirt, 0.5), 7, {
      opacity: 0.45,
    }),
    el("rect", { x: -24, y: -272, width: 48, height: 36, rx: 16, fill: skin }),
    path("M-60 -250C-40 -226 40 -226 60 -250C44 -214 -44 -214 -60 -250Z", {
      fill: shade(shirt, -0.7),
      opacity: 0.3,
    }),
    path("M-48 -252C-34 -222 34 -222 48 -252L56 -244C40 -206 -40 -206 -56 -244Z", {
      fill: shade(shirt, 0.28),
    }),
  ];
}

const shoe = (side: 1 | -1) =>
  `M${side * 74} 0C${side * 80} -24 ${side * 56} -36 ${side * 30} -35C${side * 10} -34 ${side * 2} -20 ${side * 3} 0Q${side * 4} 7 ${side * 14} 7H${side * 64}Q${side * 73} 7 ${side * 74} 0Z`;

export function legs({ trousers, shirt }: Look): RigNode[] {
  return [
    path(
      "M-60 -124H60C62 -80 58 -50 56 -20Q34 -12 10 -20C8 -44 6 -60 0 -72C-6 -60 -8 -44 -10 -20Q-34 -12 -56 -20C-58 -50 -62 -80 -60 -124Z",
      { fill: trousers },
    ),
    path(
      "M60 -124C62 -80 58 -50 56 -20Q46 -16 36 -15C42 -50 42 -90 36 -124ZM0 -72C-6 -60 -8 -44 -10 -20Q-18 -16 -26 -15C-20 -40 -16 -60 -14 -84Z",
      { fill: shade(trousers, -0.5), opacity: 0.36 },
    ),
    path(shoe(-1) + shoe(1), { fill: shade(shirt, -0.62) }),
    line("M-70 4H-7M7 4H70", "#FFF3DC", 7),
  ];
}

/** A wheelchair, and the legs of who sits in it. */
export function wheelchair({ trousers }: Look, fill: string) {
  const behind = [
    path("M-104 -232q-2 -16 18 -16h6q8 0 8 8v132h-22Z", { fill: "#4A4F63" }),
    line("M-116 -238H-92", fill, 15),
    el("rect", { x: -90, y: -114, width: 160, height: 26, rx: 13, fill: "#4A4F63" }),
    line("M66 -96L96 2H132", "#7E8CA3", 11),
  ];
  const lap = [
    path(
      "M-40 -150C0 -164 62 -162 88 -138C104 -122 104 -70 100 -34Q78 -26 58 -34C58 -62 60 -84 52 -96H-40Z",
      { fill: trousers },
    ),
    path(
      "M88 -138C104 -122 104 -70 100 -34Q90 -30 80 -30C84 -70 84 -104 66 -112L-40 -108V-96H52C60 -84 58 -62 58 -34Q78 -26 100 -34C104 -70 104 -122 88 -138Z",
      {
        fill: shade(trousers, -0.5),
        opacity: 0.28,
      },
    ),
    line("M-14 -146C20 -152 54 -150 74 -134", shade(trousers, 0.45), 8, { opacity: 0.75 }),
    path("M54 -10C50 -34 66 -42 84 -40C112 -38 134 -22 132 -2Q131 4 122 4H64Q55 4 54 -10Z", {
      fill: "#FFFFFF",
    }),
    path("M54 -10Q54 4 64 4H122Q131 4 132 -3Q92 -8 54 -10Z", { fill }),
    line("M82 -24q8 -8 18 -6M90 -16q8 -8 18 -4", fill, 5),
  ];
  const wheel = [
    ellipse(72, -2, 15, 15, "#2E1B1A"),
    el("circle", {
      cx: -26,
      cy: -64,
      r: 66,
      fill: "#C7D3E3",
      fillOpacity: 0.3,
      stroke: "#2E1B1A",
      strokeWidth: 14,
    }),
    el("circle", { cx: -26, cy: -64, r: 54, fill: "none", stroke: fill, strokeWidth: 7 }),
    line(
      "M-26 -64V-112M-26 -64V-16M-26 -64L20 -52M-26 -64L-72 -76M-26 -64L6 -98M-26 -64L-58 -30",
      "#EDF3FA",
      4,
    ),
    line("M-78 -98A62 62 0 0 1 -20 -126", "#7A8096", 5),
    ellipse(-26, -64, 14, 14, fill),
    ellipse(-30, -68, 5, 5, "#fff", { opacity: 0.7 }),
  ];
  return { behind, lap, wheel };
}
