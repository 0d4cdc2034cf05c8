import { ellipse, line, path } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { circle, placed, rect, tuft } from "#stage/base/shapes.ts";
import { bush, clearing, palm, shadow, WOOD } from "./parts.ts";
import type { PlacePicture } from "./parts.ts";

/** A lighthouse on a rock. */
export const lighthouse: PlacePicture = () => [
  path("M4 130Q14 104 52 106Q104 96 136 130Q90 146 60 144T4 130Z", { fill: "#8F8AA8" }),
  path("M10 126Q24 108 54 110Q92 104 120 126Q84 136 60 134T10 126Z", { fill: "#B7B1CF" }),
  shadow(68, 122, 24),
  path("M52 118L58 36H80L86 118Z", { fill: "#fff" }),
  path("M72 36H80L86 118H74Z", { fill: "#D9D3EA", opacity: 0.7 }),
  path("M56.600 56H81.400L82.800 74H55.300ZM54 92H84L85.400 110H52.600Z", { fill: "#FF6B5B" }),
  rect(54, 32, 30, 6, WOOD.dark, { rx: 2 }),
  rect(59, 18, 20, 14, "#FFF3C4"),
  circle(69, 25, 5, "#FFC93C"),
  path("M55 18L69 4L83 18Z", { fill: "#E04A45" }),
  path("M79 22L122 8V42L79 29Z", { fill: "#FFF3B8", opacity: 0.5 }),
  rect(64, 102, 10, 16, "#0D8F86", { rx: 5 }),
  rect(65, 80, 8, 9, "#9BE0FF", { rx: 3 }),
  tuft(24, 128, 22, 5, "#3DB878"),
  bush(110, 130, 0.6),
];

/** A hut under palms. */
export const hut: PlacePicture = () => [
  ...clearing("#CDEBB0", "#63BE8C"),
  palm(24, 122, 0.17, 480, 60),
  shadow(76, 130, 46),
  rect(38, 78, 76, 50, "#FFE9CF"),
  rect(38, 78, 76, 10, WOOD.dark, { opacity: 0.25 }),
  line("M40 98H112M40 112H112", "#F3D2A8", 2),
  path("M26 82Q52 40 76 34Q100 40 126 82Q76 68 26 82Z", { fill: "#D99A4E" }),
  path("M26 82Q52 40 76 34Q62 52 58 74Q40 76 26 82Z", { fill: "#E8B56E" }),
  line("M46 70Q58 48 72 40M106 70Q96 50 82 40M76 38V70", WOOD.dark, 1.6, { opacity: 0.4 }),
  rect(82, 94, 20, 34, "#14B8A6", { rx: 5 }),
  circle(98, 112, 1.8, "#FFC93C"),
  rect(48, 92, 22, 18, "#fff", { rx: 4 }),
  rect(50.5, 94.5, 17, 13, "#9BE0FF", { rx: 2 }),
  line("M59 94.500V107.500", "#fff", 2),
  bush(126, 132, 0.7),
];

/** A jetty with a sailing ship. */
export const harbour: PlacePicture = () => [
  ellipse(78, 126, 88, 24, "#B8F0EC"),
  ellipse(74, 124, 80, 19, "#5FD6E0"),
  line("M16 122q7 -4 14 0t14 0M92 132q7 -4 14 0t14 0", "#fff", 2.5, { opacity: 0.8 }),
  path("M66 20V100H28Q56 66 66 20Z", { fill: "#fff" }),
  path("M72 12V100H112Q106 44 72 12Z", { fill: "#FFC93C" }),
  path("M72 12V100H84Q90 52 72 12Z", { fill: "#FFE08A" }),
  line("M69 6V108", WOOD.dark, 4),
  path("M71 6L90 11L71 17Z", { fill: "#FF6B5B" }),
  path("M20 102H122Q118 126 98 128H42Q24 124 20 102Z", { fill: WOOD.dark }),
  path("M20 102H122L120 109H22Z", { fill: WOOD.light }),
  path(dot(50, 116, 4, 4) + dot(70, 116, 4, 4) + dot(90, 116, 4, 4), { fill: "#FFF3C4" }),
  rect(112, 122, 50, 9, WOOD.light, { rx: 2 }),
  rect(116, 131, 5, 12, WOOD.dark),
  rect(140, 131, 5, 12, WOOD.dark),
];

/** A windmill in a field. */
export const windmill: PlacePicture = () => [
  ...clearing("#F6E3A0", "#C9B25A"),
  line("M14 122q6 -8 12 0M30 132q6 -8 12 0M100 134q6 -8 12 0M124 124q6 -8 12 0", "#D9A93C", 2.5),
  shadow(72, 130, 34),
  path("M46 128L56 54H88L98 128Z", { fill: "#FFF3DC" }),
  path("M78 54H88L98 128H82Z", { fill: "#E9CFA0", opacity: 0.8 }),
  path("M50 56Q72 20 94 56Z", { fill: "#6C5BE0" }),
  path("M50 56Q62 30 72 34Q64 44 64 56Z", { fill: "#8B7BF7" }),
  rect(64, 100, 16, 28, WOOD.dark, { rx: 8 }),
  rect(66, 74, 12, 12, "#9BE0FF", { rx: 4 }),
  ...[20, 110, 200, 290].map((turn) =>
    placed(
      72,
      52,
      1,
      path("M-2 0V-42H2V0Z", { fill: WOOD.dark, transform: `rotate(${turn})` }),
      path("M2 -12V-42H15V-12Z", { fill: "#fff", transform: `rotate(${turn})` }),
      path("M2 -22H15M2 -32H15", {
        stroke: "#E2C08F",
        strokeWidth: 1.5,
        transform: `rotate(${turn})`,
      }),
    ),
  ),
  circle(72, 52, 4.5, "#FFC93C"),
  bush(22, 130, 0.6),
];

/** Tents around a fire. */
export const camp: PlacePicture = () => [
  ...clearing("#BFE8A8", "#58B07C"),
  shadow(50, 128, 46),
  path("M4 128L50 56L96 128Z", { fill: "#FF6B5B" }),
  path("M50 56L96 128H72Z", { fill: "#E04A45" }),
  path("M50 56L27 92H50Z", { fill: "#FF9484" }),
  path("M36 128L50 80L64 128Z", { fill: "#5A2B33" }),
  line("M50 56V46", WOOD.dark, 3),
  path("M50 44L66 49L50 55Z", { fill: "#FFC93C" }),
  line("M100 132L124 126M102 126L122 133", WOOD.dark, 5),
  ellipse(112, 116, 18, 18, "#FFC93C", { opacity: 0.25 }),
  path("M112 96Q124 110 120 120Q116 130 110 129Q100 126 104 114Q108 110 112 96Z", {
    fill: "#FF8A3C",
  }),
  path("M112 108Q118 116 115 124Q112 129 108 124Q106 118 112 108Z", { fill: "#FFE98F" }),
  tuft(10, 130, 22, 5, "#2FA468"),
];

/** A great tree with a house in it. */
export const treeHouse: PlacePicture = () => [
  ...clearing("#BFE8A8", "#58B07C"),
  shadow(72, 130, 40),
  path("M58 130Q66 100 60 66H86Q80 100 92 130Q76 124 58 130Z", { fill: "#A9683A" }),
  path("M76 66H86Q80 100 92 130Q84 126 78 126Q72 96 76 66Z", { fill: WOOD.dark, opacity: 0.6 }),
  path("M8 62Q2 34 30 30Q38 2 70 8Q104 -2 114 26Q142 34 132 62Q110 82 72 76Q28 84 8 62Z", {
    fill: "#2FA468",
  }),
  path("M18 48Q18 32 36 34Q44 12 68 16Q92 10 100 28Q78 24 66 38Q40 34 18 48Z", {
    fill: "#58C08C",
  }),
  path("M46 42L74 22L102 42Z", { fill: "#FF6B5B" }),
  rect(52, 42, 44, 28, "#FFE9CF"),
  rect(52, 42, 44, 6, WOOD.dark, { opacity: 0.25 }),
  rect(66, 48, 16, 22, WOOD.dark, { rx: 8 }),
  rect(44, 69, 60, 6, WOOD.light, { rx: 2 }),
  line("M98 75V126M110 75V126M98 86H110M98 98H110M98 110H110M98 121H110", WOOD.middle, 3),
  bush(24, 132, 0.7),
];
