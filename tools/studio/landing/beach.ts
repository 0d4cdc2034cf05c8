import { el, path, radialGradient, toSvgText, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { dot } from "#characters/shapes.ts";
import { circle, rect } from "#stage/base/shapes.ts";
import type { Weather } from "#stage/kit/place.ts";
import { bay } from "#stage/places/bay.ts";
import { palmTree } from "#stage/places/palm-tree.ts";

export const BEACH = { width: 1600, height: 1000 } as const;
/** The page goes on in these colors, above the picture and below it (app/ui/tokens.css). */
const SKY = "#6fd0f8";
const SAND = "#ffe9b8";
/** Where the bay's own drawing stands in the picture. */
const BAY = "translate(330 -300)";
/**
 * Its hills and lighthouse are smaller here, on the same horizon: words stand over them. The lighthouse
 * stands beside Pocket's head, on phones at its right, on desktops at its left.
 */
const HILLS = "translate(375 480) scale(.8) translate(0 -780)";
/** Where the palms stand, in the picture's own units. */
const PALMS = [
  { x: 170, height: 520, lean: 110 },
  { x: 505, height: 600, lean: -70 },
  { x: 1480, height: 560, lean: -110 },
];

/** Without the palms of the bay: they stand elsewhere in this picture. */
const calm: Weather = { life: 24, evening: 0, shake: 0, sees: () => false, frames: () => false };

/** A cloud whose middle stands at (x, y). */
export const cloud = (x: number, y: number, size: number) =>
  path(
    `${dot(-50, 0, 34, 28)}${dot(-10, -26, 46, 44)}${dot(46, -48, 56, 56)}${dot(104, -22, 48, 44)}${dot(150, 0, 34, 28)}M-60 28H160C190 28 184 -4 150 -6H-60C-92 -4 -92 28 -60 28Z`,
    { fill: "#fff", fillOpacity: 0.9, transform: `translate(${x} ${y}) scale(${size})` },
  );

const sky = (): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient("sky", [
      [0, SKY],
      [0.55, "#BFEBFD"],
      [0.85, "#FFF6DF"],
    ]),
    verticalGradient("beach", [
      [0, "#FFF3D3"],
      [1, SAND],
    ]),
    radialGradient("sun", [
      [0, "#FFFBE0"],
      [0.3, "#FFE98F"],
      [0.32, "#FFE27A", 0.45],
      [1, "#FFE27A", 0],
    ]),
  ),
  rect(0, 0, BEACH.width, 560, "url(#sky)"),
  circle(1130, 205, 190, "url(#sun)"),
  cloud(240, 160, 0.9),
  cloud(720, 250, 0.62),
  cloud(1330, 300, 0.7),
];

/** The sand of the bay, in the color of the page below it. */
const sand = (): RigNode[] => [
  path("M0 792Q300 762 640 786T1200 780T1600 788V1000H0Z", { fill: "#fff", opacity: 0.8 }),
  path("M0 812Q300 782 640 806T1200 800T1600 808V1000H0Z", { fill: "url(#beach)" }),
];

/** The bay of the stories, wide, as nodes. */
export function beach(): RigNode[] {
  const [, far, middle, water, ground, shells] = bay.layers.map((layer) => layer.draw(calm));
  if (shells === undefined) throw new Error("The bay has other layers than this picture expects.");
  const inBay = (nodes: readonly RigNode[] = [], transform = BAY) =>
    el("g", { transform }, ...nodes);
  return [
    ...sky(),
    inBay(far, HILLS),
    inBay(middle),
    inBay(water),
    ...sand(),
    ...PALMS.map((palm) => palmTree(palm, 836, 0)),
    inBay(ground),
    inBay(shells),
  ];
}

/** The picture behind the words of the start page, as SVG text. */
export const beachPicture = (): string =>
  toSvgText(
    el(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${BEACH.width} ${BEACH.height}`,
      },
      ...beach(),
    ),
  );
